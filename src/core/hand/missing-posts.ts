import type { PostKind } from '../betting/forced-bets.ts';
import { POSTS } from './posts.ts';
import { fault } from './replay-irregularities.ts';
import type { Posted, PostFault } from './replay-posts.ts';
import type { ActionSetup } from './setup.ts';

const isAnte = (kind: PostKind): boolean => kind === 'ante';

/** Whether a record that tells these posts leaves out this one though it tells others like it: antes, or blinds and straddles. */
export function isLeftOut({ kind, action, paid }: Posted, leading: readonly ActionSetup[]): boolean {
  const tellsOthers = (): boolean =>
    leading.some(({ action: told }) => {
      const other = POSTS[told];
      return other !== undefined && other !== 'dead-blind' && isAnte(other) === isAnte(kind);
    });
  return action === null && paid > 0 && tellsOthers();
}

/** Antes or blinds that were due and are not told though others are: where none is, they are left out of the record. */
export function missingPosts(
  posts: readonly Posted[],
  leading: readonly ActionSetup[],
  found: readonly PostFault[],
): PostFault[] {
  const isReported = ({ seat, kind }: Posted): boolean =>
    found.some(
      ({ fault: { code, facts } }) =>
        code === 'blind-from-wrong-seat' && facts.kind === kind && facts.expected === seat,
    );
  return posts
    .filter((post) => isLeftOut(post, leading) && !isReported(post))
    .map(({ seat, kind, paid }) => ({
      made: { seat, action: `post-${kind}` as const },
      action: leading.length,
      fault: fault('missing-post', { kind, expected: paid }),
    }));
}
