import { type Hand, type HandReading, OTHER_CATEGORIES, RANKS, readHands, seat } from '../../core/index.ts';
import type { Notes } from './notes.ts';
import type { Play, Shown } from './play.ts';
import { readWords, type Words } from './words.ts';

/** Compares what a record calls each hand with the cards it shows. */
export function checkWords(hand: Hand, play: Play, notes: Notes, exact: boolean): void {
  const told = play.shown.filter(({ words, cards }) => words !== null && !cards.includes(null));
  for (const shown of told) {
    const words = readWords(shown.words ?? '');
    if (words === null) {
      comparePart(shown, notes);
      continue;
    }
    const readings = readHands(hand, seat(shown.seat)).filter(({ board }) => board === (shown.board ?? 1));
    compare(
      shown,
      exact ? words : words.map(({ ranks: _, span: __, ...own }) => ({ ...own, ranks: [], span: null })),
      readings,
      notes,
    );
  }
}

/** The ranks of a hand that is no whole one: each is that of a card shown. */
const PART = /^(?:Lo: )?([2-9TJQKA](?:,[2-9TJQKA]){0,6})$/;

function comparePart({ line, words, cards }: Shown, notes: Notes): void {
  const ranks = PART.exec(words ?? '')?.[1]?.split(',') ?? [];
  const held = cards.map((card) => (card === null ? '' : RANKS[card >> 2]));
  const count = (list: readonly (string | undefined)[], rank: string): number =>
    list.filter((own) => own === rank).length;
  if (ranks.some((rank) => count(ranks, rank) > count(held, rank)))
    notes.add(line, 'words-contradict-cards', held.join(','), words, words ?? '');
}

function compare(shown: Shown, words: readonly Words[], readings: readonly HandReading[], notes: Notes): void {
  for (const reading of readings) {
    const { contest, qualifying } = reading.ranked;
    const qualifies = reading.best.strength >= qualifying;
    const own = words.find(({ side }) => side === null || side === contest.name);
    if (own === undefined ? qualifies : !qualifies || !says(own, reading))
      notes.add(
        shown.line,
        'words-contradict-cards',
        nameOf(reading, qualifies),
        own?.text ?? shown.words,
        own?.text ?? '(',
      );
  }
}

const nameOf = ({ category, ranks, ranked }: HandReading, qualifies: boolean): string =>
  qualifies ? `${category} ${ranks.join(' ')}` : `no ${ranked.contest.name}`;

/** Hands told by all of their ranks. */
const SPELT_OUT: ReadonlySet<string> = new Set(OTHER_CATEGORIES);

/** Whether the words fit the hand, as far as they go. */
function says({ category, ranks, span }: Words, reading: HandReading): boolean {
  if (category !== reading.category) return false;
  if (SPELT_OUT.has(category) && ranks.length > 0 && ranks.length !== reading.ranks.length) return false;
  return ranks.every((rank, i) => rank === reading.ranks[i]) && (span === null || spans(span, reading));
}

/** Both ends of a straight: the ace below where it closes one, else the rank four below the top. */
function spans([low, high]: readonly [string, string], { best }: HandReading): boolean {
  const ranks = best.cards.map((card) => RANKS[card >> 2] ?? '');
  return ranks[0] === high && ranks.at(-1) === low;
}
