import {
  derived,
  type Stated,
  type StatedAmount,
  type StatedHand,
  type StatedShare,
  type StatedSum,
} from '../../core/index.ts';
import { formatUnits } from './amounts.ts';
import type { Header } from './header.ts';
import type { Play, Shown } from './play.ts';
import type { SeatSummary, Summary } from './summary.ts';
import { readWords } from './words.ts';

/** Since about then every bet nobody matched has a line of its own. */
export const UNCALLED_LINES_SINCE = 20090101;

const isWhole = ({ variant }: Header, { cards }: Shown): boolean =>
  !cards.includes(null) && (variant.family === 'stud' || cards.length === derived(variant).hole);

/** What a record states, in the terms all formats share. */
export function statedOf(header: Header, play: Play, summary: Summary): Stated {
  const sum = (units: number): StatedSum => ({ text: formatUnits(units, header.decimals), amount: units });
  const at = (seat: number, units: number): StatedAmount => ({ seat, ...sum(units) });
  const collected = collectedOf(play, summary, sum);
  const silent = header.date < UNCALLED_LINES_SINCE && play.returned.length === 0;
  const shown = firstShown(header, play);
  const { pots, total, rake } = summary.pot;
  const known: Stated = {
    finalStacks: null,
    collected,
    returned: silent ? null : play.returned.map(({ seat, amount }) => at(seat, amount)),
    pots: pots.length > 0 ? pots.map(({ name, amount }) => ({ name, ...sum(amount) })) : null,
    totalPot: sum(total),
    rake: sum(rake),
    winners: [...new Set(collected.filter(({ amount }) => amount !== 0).map(({ seat }) => seat))].sort((a, b) => a - b),
    shown:
      shown.length > 0
        ? shown.map(({ seat, cards }) => ({ seat, cards: cards.filter((card) => card !== null) }))
        : null,
    hands: handsOf(header, play),
    cashedOut: play.cashedOut.length > 0 ? play.cashedOut.map(({ seat, amount }) => at(seat, amount)) : null,
  };
  return keepsBlindInPot(header, play) ? { ...known, ...inStacks(play, collected, at) } : known;
}

/** Hands tabled at the showdown, each once, in the order they were shown; none where one player was left. */
function firstShown(header: Header, { shown, bets }: Play): readonly Shown[] {
  if (bets.purses.filter(({ folded, live, antes, dead }) => !folded && live + antes + dead > 0).length < 2) return [];
  return shown.filter((own, i) => isWhole(header, own) && shown.findIndex(({ seat }) => seat === own.seat) === i);
}

/** The shares collected; who sold his hand is told by the summary to have won what the site collected. */
function collectedOf(play: Play, summary: Summary, sum: (units: number) => StatedSum): StatedShare[] {
  const own = play.collected.map(({ seat, amount, pot, board }) => ({ seat, ...sum(amount), pot, board }));
  const sold = summary.seats
    .filter((seat) => isSold(play, seat))
    .flatMap(({ seat, outcomes }) =>
      outcomes.flatMap(({ won }, i) =>
        won === null ? [] : [{ seat, ...sum(won), pot: null, board: outcomes.length > 1 ? i + 1 : null }],
      ),
    );
  return [...own, ...sold];
}

/** Whether a seat won a pot that went to the site. */
export const isSold = (play: Play, { seat, cashedOut }: SeatSummary): boolean =>
  cashedOut && !play.collected.some((share) => share.seat === seat);

function handsOf({ variant }: Header, { shown }: Play): StatedHand[] | null {
  const hands = shown.flatMap(({ seat, words, board }): StatedHand[] => {
    if (words === null) return [];
    const read = readWords(words);
    const contest = variant.contests.length === 1 ? variant.contests[0].name : null;
    if (read === null) return [{ seat, contest, board, category: null, text: words }];
    return read.map(({ side, category, text }) => ({ seat, contest: side ?? contest, board, category, text }));
  });
  return hands.length > 0 ? hands : null;
}

/**
 * Programs that imitate the format may leave in the pot, or return whole, a blind nobody matched when everybody has folded.
 * Only what everybody has in the end is then told as it was.
 */
export function keepsBlindInPot({ imitation }: Header, { bets, returned }: Play): boolean {
  const live = bets.purses.filter(({ folded, live: wager, antes, dead }) => !folded && wager + antes + dead > 0);
  const told = returned.reduce((sum, { amount }) => sum + amount, 0);
  return imitation && live.length === 1 && told !== (bets.uncalled?.amount ?? 0);
}

function inStacks(
  { bets, returned }: Play,
  collected: readonly StatedShare[],
  at: (seat: number, units: number) => StatedAmount,
): Pick<Stated, 'finalStacks' | 'collected' | 'returned' | 'totalPot'> {
  const of = (shares: readonly { readonly seat: number; readonly amount: number | null }[], own: number): number =>
    shares.reduce((sum, { seat, amount }) => (seat === own ? sum + (amount ?? 0) : sum), 0);
  const finalStacks = bets.purses
    .filter(({ live, antes, dead }) => live + antes + dead > 0)
    .map(({ seat, stack, live, antes, dead }) =>
      at(seat, stack - live - antes - dead + of(collected, seat) + of(returned, seat)),
    );
  return { finalStacks, collected: null, returned: null, totalPot: null };
}
