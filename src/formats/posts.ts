import { type ActionSetup, POSTS, type PostKind } from '../core/index.ts';
import type { RecordedSetup } from './recorded-hand.ts';

/** A forced bet in full, however short the stack that owes it. */
export interface Post {
  readonly seat: number;
  readonly role: PostKind;
  readonly amount: number;
}

/** What kind of post an action is; null for any other action. */
export const roleOf = ({ action }: ActionSetup): PostKind | null => POSTS[action] ?? null;

/** The seats of a hand clockwise from the left of the button; where there is none, as they are numbered. */
export function clockwise({ seats, button }: Pick<RecordedSetup, 'seats' | 'button'>): RecordedSetup['seats'] {
  const turn = (seat: number): number => (button !== null && seat > button ? 0 : 1);
  return [...seats].sort((a, b) => turn(a.seat) - turn(b.seat) || a.seat - b.seat);
}

/** Every post the stakes of a hand ask for, antes first. */
export function duePosts(setup: RecordedSetup): Post[] {
  const { stakes, button } = setup;
  const order = clockwise(setup).map(({ seat }) => seat);
  const onButton = order.at(-1) === button ? order.at(-1) : undefined;
  const [left] = order;
  const small =
    stakes.smallBlindSeat === undefined ? (order.length === 2 && onButton ? onButton : left) : stakes.smallBlindSeat;
  const afterSmall = small === null || small === undefined ? left : order[(order.indexOf(small) + 1) % order.length];
  const big = stakes.bigBlindSeat === undefined ? afterSmall : stakes.bigBlindSeat;
  const antes = { each: order, 'big-blind': [big], button: [onButton] }[stakes.anteFrom];
  const posts: readonly (readonly [number | null | undefined, PostKind, number])[] = [
    ...antes.map((seat) => [seat, 'ante', stakes.ante] as const),
    [small, 'small-blind', stakes.smallBlind],
    [big, 'big-blind', stakes.bigBlind],
    ...stakes.straddles.map(({ seat, amount }) => [seat, 'straddle', amount] as const),
    [onButton, 'button-blind', stakes.buttonBlind],
  ];
  return posts.flatMap(([seat, role, amount]) =>
    seat === null || seat === undefined || amount === 0 ? [] : [{ seat, role, amount }],
  );
}

/** Every post of a hand, in full: as the stakes ask, changed and added to by what the history tells. */
export function postsOf(setup: RecordedSetup): Post[] {
  const told = (setup.actions ?? []).flatMap((action): Post[] => {
    const role = roleOf(action);
    return role === null ? [] : [{ seat: action.seat, role, amount: action.amount ?? 0 }];
  });
  const due = duePosts(setup);
  if (told.length === 0) return due;
  const stacks = new Map(setup.seats.map(({ seat, stack }) => [seat, stack ?? Number.POSITIVE_INFINITY]));
  const paid = (seat: number): number => told.reduce((sum, post) => sum + (post.seat === seat ? post.amount : 0), 0);
  const isBroke = (seat: number): boolean => paid(seat) >= (stacks.get(seat) ?? 0);
  const same = (a: Post, b: Post): boolean => a.seat === b.seat && a.role === b.role;
  // A post cut short by the stack, or not made for want of chips, is the whole one.
  const full = told.map((post) => {
    const owed = due.find((one) => same(one, post))?.amount ?? post.amount;
    return post.role !== 'ante' && post.amount < owed && isBroke(post.seat) ? { ...post, amount: owed } : post;
  });
  const unpaid = due.filter(
    (owed) => owed.role !== 'ante' && isBroke(owed.seat) && !told.some((post) => same(owed, post)),
  );
  return [...full, ...unpaid];
}
