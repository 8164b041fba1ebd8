import { formatCard, type MaybeCard } from '../../core/index.ts';
import type { RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { lowWords } from './words.ts';

export type SeatSetup = RecordedSetup['seats'][number];

const UNSEEN = 'XX';
export const bracket = (cards: readonly MaybeCard[]): string =>
  `[${cards.map((card) => (card === null ? UNSEEN : formatCard(card))).join(' ')}]`;

export const isKnown = (cards: readonly MaybeCard[] | null): cards is readonly Exclude<MaybeCard, null>[] =>
  cards !== null && cards.length > 0 && !cards.includes(null);

export const nameOf = ({ player, seat }: Pick<SeatSetup, 'player' | 'seat'>): string => player ?? `Player ${seat}`;

/** A pot by its name; a side pot has a number where there are several. */
export function potText(pot: string | null, sides: number): string {
  if (pot === null) return 'pot';
  if (pot === 'main') return 'main pot';
  return sides === 1 ? 'side pot' : pot.replace('side', 'side pot');
}

/** The words for a hand on a board; null where the record has none. */
export function wordsOf({ stated, setup }: RecordedHand, seat: number, board: number | null): string | null {
  const own = (stated.hands ?? []).filter((said) => said.seat === seat && said.board === board);
  if (own.length === 0) return null;
  const { contests } = setup.variant;
  if (contests.length > 1)
    return own.map(({ contest, text }) => `${contest === 'low' ? 'LO' : 'HI'}: ${text}`).join('; ');
  return own.map(({ text, contest }) => (contest === 'low' ? lowWords(text) : text)).join('; ');
}
