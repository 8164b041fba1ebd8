import { type Card, RANKS, rankIndex, suitIndex } from '../cards/card.ts';
import { type Deck, hasRank } from '../cards/deck.ts';
import type { HouseRules } from '../house-rules/catalog.ts';

type OpenerRules = Pick<HouseRules, 'openers' | 'straightFlushOpeners' | 'aceLowStraight' | 'nullCard'>;

const LEAST_PAIR: Readonly<Record<Exclude<HouseRules['openers'], 'none'>, number>> = {
  jacks: RANKS.indexOf('J'),
  queens: RANKS.indexOf('Q'),
  kings: RANKS.indexOf('K'),
};

/** Places on the way up from the deck's lowest rank to the ace; an ace below the lowest is at -1. */
function ladderOf(deck: Deck): Map<number, number> {
  const ranks = RANKS.filter((rank) => hasRank(deck, rank));
  return new Map(ranks.map((rank, place) => [RANKS.indexOf(rank), place]));
}

const ACE = RANKS.indexOf('A');

interface Straights {
  readonly ladder: ReadonlyMap<number, number>;
  readonly aceLow: boolean;
}

/** Whether these different ranks are neighbours on the ladder, and the place they start at; aces high, then low. */
function startsOf(ranks: readonly number[], { ladder, aceLow }: Straights): number[] {
  const readings = aceLow && ranks.includes(ACE) ? [false, true] : [false];
  return readings.flatMap((low) => {
    const places = ranks.map((rank) => (low && rank === ACE ? -1 : (ladder.get(rank) ?? Number.NaN)));
    const first = Math.min(...places);
    const neighbours = new Set(places).size === ranks.length && Math.max(...places) - first === ranks.length - 1;
    return neighbours ? [first] : [];
  });
}

/** Four of one suit in a row, to which a fifth may come at either end. */
function isOpenEnded(four: readonly Card[], straights: Straights): boolean {
  if (new Set(four.map(suitIndex)).size > 1) return false;
  const lowest = straights.aceLow ? -1 : 0;
  const highest = straights.ladder.size - 1;
  return startsOf(four.map(rankIndex), straights).some((first) => first > lowest && first + 3 < highest);
}

/** How many cards each rank has, largest group first. */
function groupsOf(cards: readonly Card[]): { readonly rank: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankIndex(card), (counts.get(rankIndex(card)) ?? 0) + 1);
  return [...counts].map(([rank, count]) => ({ rank, count })).sort((a, b) => b.count - a.count);
}

function isBetterThanPairs(cards: readonly Card[], straights: Straights): boolean {
  if (cards.length < 5) return false;
  const flush = new Set(cards.map(suitIndex)).size === 1;
  return flush || startsOf(cards.map(rankIndex), straights).length > 0;
}

/**
 * Whether a hand as it was dealt may open: a pair of at least the rank asked for or anything better, or, where the
 * house allows it on this deal, four to an open-ended straight flush. The first deal asks for jacks; deals after an
 * all-passed one for queens, then kings. Of two equal cards one is null.
 */
export function canOpen(cards: readonly Card[], deck: Deck, rules: OpenerRules): boolean {
  if (rules.openers === 'none') return true;
  const straights = { ladder: ladderOf(deck), aceLow: rules.aceLowStraight !== false };
  const distinct = [...new Set(cards)];
  const [largest, second] = groupsOf(rules.nullCard === 'keeps-rank' ? cards : distinct);
  if (largest !== undefined && largest.count > 1) {
    const better = largest.count > 2 || (second?.count ?? 0) > 1;
    if (better || largest.rank >= LEAST_PAIR[rules.openers]) return true;
  }
  if (isBetterThanPairs(distinct, straights)) return true;
  const draws = rules.straightFlushOpeners;
  if (draws === 'never' || (draws === 'first-deal' && rules.openers !== 'jacks')) return false;
  const fours = distinct.length === 5 ? distinct.map((left) => distinct.filter((card) => card !== left)) : [distinct];
  return fours.some((four) => four.length === 4 && isOpenEnded(four, straights));
}
