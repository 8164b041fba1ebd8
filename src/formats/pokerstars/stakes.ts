import { buildPots, NO_STAKES, type Stakes, seat } from '../../core/index.ts';
import type { Bets } from './bets.ts';
import type { Header } from './header.ts';
import type { Play, Post } from './play.ts';
import type { Seating } from './seats.ts';
import type { PotLine } from './summary.ts';

type Blinds = Pick<Stakes, 'smallBlind' | 'bigBlind' | 'buttonBlind' | 'smallBet' | 'bigBet'>;

const half = (amount: number): number => Math.floor(amount / 2);

/** The blinds and bets by the header; in fixed limit it names the bets, and the small blind is what was posted. */
function blindsOf({ stakes: [first, second], buttonBlind, betting, variant }: Header, posts: readonly Post[]): Blinds {
  const none = { smallBlind: 0, bigBlind: 0, buttonBlind: 0, smallBet: 0, bigBet: 0 };
  if (buttonBlind) return { ...none, buttonBlind: first };
  if (betting !== 'fixed-limit') return { ...none, smallBlind: first, bigBlind: second };
  const bets = { ...none, smallBet: first, bigBet: second };
  if (variant.forcedBets !== 'blinds') return bets;
  const small = posts.find(({ post, isAllIn }) => post === 'small-blind' && !isAllIn);
  return { ...bets, smallBlind: small?.amount ?? half(first), bigBlind: first };
}

type Antes = Pick<Stakes, 'ante' | 'anteFrom'>;

/** The ante in full, and whether everybody owes it or one seat for all. */
function antesOf(header: Header, { posts }: Play, seating: Seating): Antes {
  const antes = posts.filter(({ post }) => post === 'ante');
  const ante = header.buttonBlind ? header.stakes[1] : Math.max(0, ...antes.map(({ amount }) => amount));
  const [only, another] = antes;
  if (only === undefined || another !== undefined || posts.length < 2) return { ante, anteFrom: 'each' };
  const big = posts.find(({ post }) => post === 'big-blind');
  if (big?.seat === only.seat) return { ante, anteFrom: 'big-blind' };
  return { ante, anteFrom: only.seat === seating.button ? 'button' : 'each' };
}

/** Whose blind it is: who posted it, nobody, or, where an ante took somebody's whole stack, as the button has it. */
function blindSeat({ posts, bets }: Play, post: 'small-blind' | 'big-blind'): number | null | undefined {
  const own = posts.find((made) => made.post === post || (post === 'big-blind' && made.post === 'both-blinds'));
  if (own !== undefined) return own.seat;
  const broke = posts.some((made) => made.post === 'ante' && made.isAllIn && bets.of(made.seat).live === 0);
  return broke ? undefined : null;
}

/** What each pot paid to the house: what went in less what it was paid out at. */
function rakeByPot(bets: Bets, { pots }: PotLine, uncalled: number): readonly number[] | null {
  const built = grossPots(bets, uncalled);
  if (built.length !== pots.length) return null;
  const parts = built.map((amount, i) => amount - (pots[i]?.amount ?? 0));
  return parts.every((part) => part >= 0) ? parts : null;
}

/** Every pot as it was put in, main pot first. */
export function grossPots(bets: Bets, uncalled: number): readonly number[] {
  const { matchedAntes, uncalled: top } = bets;
  const contributions = bets.purses
    .filter(({ live, antes, dead }) => live + antes + dead > 0)
    .map((own) => {
      const status = own.gaveUp ? ('mucked' as const) : own.folded ? ('folded' as const) : ('live' as const);
      const wager = own.live + (matchedAntes ? own.antes : 0) - (top?.seat === own.seat ? uncalled : 0);
      const dead = own.dead + (matchedAntes ? 0 : own.antes);
      return { seat: seat(own.seat), status, wager, dead };
    });
  return buildPots(contributions, { pot: 0, carriedIn: 0 }).pots.map(({ amount }) => amount);
}

const NICKEL = 5;
/** Cash games of those years split to five cents where every amount is a multiple of them. */
const SPLIT_IN_NICKELS_UNTIL = 20090101;

function isInNickels({ date, decimals, stakes }: Header, { bets, collected }: Play, { rake }: PotLine): boolean {
  const amounts = [...stakes, ...bets.purses.map(({ stack }) => stack), ...collected.map(({ amount }) => amount), rake];
  return date < SPLIT_IN_NICKELS_UNTIL && decimals > 0 && amounts.every((amount) => amount % NICKEL === 0);
}

/** In: the hand read to its end. Out: its stakes, with the rake as the record states it. */
export function stakesOf(header: Header, seating: Seating, play: Play, pot: PotLine): Stakes {
  const blinds = header.variant.forcedBets === 'blinds' && !header.buttonBlind;
  const uncalled = play.bets.uncalled?.amount ?? 0;
  const byPot = pot.pots.length > 1 ? rakeByPot(play.bets, pot, uncalled) : null;
  return {
    ...NO_STAKES,
    ...blindsOf(header, play.posts),
    ...antesOf(header, play, seating),
    straddles: play.posts.flatMap(({ post, seat: own, amount }) =>
      post === 'straddle' ? [{ seat: own, amount }] : [],
    ),
    bringIn: play.bringIn?.amount ?? 0,
    smallBlindSeat: blinds ? blindSeat(play, 'small-blind') : undefined,
    bigBlindSeat: blinds ? blindSeat(play, 'big-blind') : undefined,
    smallestChip: isInNickels(header, play, pot) ? NICKEL : NO_STAKES.smallestChip,
    rake: { ...NO_STAKES.rake, drop: pot.rake, ...(byPot === null ? {} : { byPot }) },
  };
}
