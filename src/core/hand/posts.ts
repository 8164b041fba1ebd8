import type { PostKind } from '../betting/forced-bets.ts';
import type { ActionName } from './setup.ts';

/** What each entry that posts is. */
export const POSTS: Partial<Readonly<Record<ActionName, PostKind>>> = {
  'post-ante': 'ante',
  'post-small-blind': 'small-blind',
  'post-big-blind': 'big-blind',
  'post-straddle': 'straddle',
  'post-dead-blind': 'dead-blind',
  'post-button-blind': 'button-blind',
};

/** Whether an entry of this name posts a forced bet or a straddle. */
export const isPost = (action: ActionName): boolean => POSTS[action] !== undefined;
