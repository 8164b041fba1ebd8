import type { Card } from '../cards/card.ts';
import { fillGroups, ranksByHeight } from './ladder.ts';
import type { RankingSpec } from './spec.ts';

/** Cards a badugi is made of at most. */
const MOST = 4;

/** Ranks of different suits that compare as equal, with how many they are. */
interface Rainbow {
  /** Rank indices in deciding order: the highest first. */
  readonly ranks: readonly number[];
  readonly mask: number;
}

/** Every choice of one to four different ranks, the worst first: more cards beat fewer, then the lower highest card. */
export function rainbows(spec: RankingSpec): Rainbow[] {
  const ranks = ranksByHeight(spec);
  const sizes = Array.from({ length: MOST }, (_, i) => Array.from({ length: i + 1 }, () => 1));
  return sizes.flatMap((groups) => {
    const upwards: Rainbow[] = [];
    fillGroups(groups, ranks, (filled, mask) => upwards.push({ ranks: filled.slice(), mask }));
    return upwards.reverse();
  });
}

/** Strength of every choice of cards from `at` on together with the ranks taken, at most one card a suit and a rank. */
function bestFrom(rainbow: Uint16Array, cards: readonly Card[], at: number, ranks: number, suits: number): number {
  let best = rainbow[ranks] ?? 0;
  for (let i = at; i < cards.length; i += 1) {
    const card = cards[i] ?? 0;
    const rank = 1 << (card >> 2);
    const suit = 1 << (card & 3);
    if ((ranks & rank) !== 0 || (suits & suit) !== 0) continue;
    const value = bestFrom(rainbow, cards, i + 1, ranks | rank, suits | suit);
    if (value > best) best = value;
  }
  return best;
}

/** Strength of the best badugi of these cards. In: strengths by rank mask. */
export const bestRainbow = (rainbow: Uint16Array, cards: readonly Card[]): number => bestFrom(rainbow, cards, 0, 0, 0);

/** The cards of such a badugi, one a rank in the order given; of several choices the one of higher suits. */
export function rainbowCards(cards: readonly Card[], ranks: readonly number[]): Card[] {
  const choose = (place: number, suits: number): Card[] | null => {
    const rank = ranks[place];
    if (rank === undefined) return [];
    const own = cards.filter((card) => card >> 2 === rank && (suits & (1 << (card & 3))) === 0);
    for (const card of own.sort((a, b) => b - a)) {
      const rest = choose(place + 1, suits | (1 << (card & 3)));
      if (rest !== null) return [card, ...rest];
    }
    return null;
  };
  return choose(0, 0) ?? [];
}
