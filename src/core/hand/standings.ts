import { type Card, parseCard } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';
import { type BestHand, bestHand, inPlaceOf } from '../evaluation/best-hand.ts';
import { bestStrength } from '../evaluation/best-strength.ts';
import { strengthOfCards } from '../evaluation/evaluate.ts';
import { bestFineHand, type FineHand } from '../evaluation/fine-order.ts';
import { type Ranking, rankingFor } from '../evaluation/ranking.ts';
import { TRAITS } from '../evaluation/spec.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import { type CardsInPlay, fineOrder, rankingSpec } from '../house-rules/ranking.ts';
import { inOrder } from '../kernel/in-order.ts';
import { oncePer } from '../kernel/once-per.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Standing } from '../pots/odd-chips.ts';
import type { Qualifier, VariantSpec } from '../variants/spec.ts';
import { fineTiers, placedHands } from './fine-standings.ts';
import { boardsTogether, type Hand, type HandSeat, type RankedContest } from './hand.ts';
import { type HeldCards, partFor } from './hole-parts.ts';

const cardsOf = (text: string): readonly Card[] => text.split(' ').flatMap((word) => parseCard(word) ?? []);

/** The weakest hand that qualifies. */
const WEAKEST: Readonly<Record<Exclude<Qualifier, 'none'>, readonly Card[]>> = {
  'eight-or-better': cardsOf('8c 7d 6c 5d 4c'),
  'pair-of-sixes': cardsOf('6c 6d 4c 3d 2c'),
};

const qualifyingStrength = (ranking: Ranking, qualifier: Qualifier): number =>
  qualifier === 'none' ? 1 : strengthOfCards(ranking, WEAKEST[qualifier]);

const contestsWith = (variant: VariantSpec, rules: HouseRules, cards: CardsInPlay): readonly RankedContest[] =>
  variant.contests.map((contest) => {
    const ranking = rankingFor(rankingSpec(variant, contest, rules, cards));
    const qualifying = qualifyingStrength(ranking, contest.qualifier);
    const fine = TRAITS[contest.evaluator].counts === 'five' ? fineOrder(variant, rules, cards) : null;
    return { contest, ranking, qualifying, fine };
  });

/** Found once for each set of options, game and deck. */
const usualContests = oncePer((rules: HouseRules) =>
  oncePer((variant: VariantSpec) =>
    oncePer((deck: Deck) => contestsWith(variant, rules, { deck, foreign: false, duplicates: false })),
  ),
);

/** The game's contests with their tables, under the house's options. */
export const rankedContests = (
  variant: VariantSpec,
  rules: HouseRules,
  cards: CardsInPlay = { deck: variant.deck, foreign: false, duplicates: false },
): readonly RankedContest[] =>
  cards.foreign || cards.duplicates ? contestsWith(variant, rules, cards) : usualContests(rules)(variant)(cards.deck);

/** A seat whose hole cards are all known, and parted where the game parts them. */
export interface Contender extends HeldCards {
  readonly seat: Seat;
  /** The cards that lie, where the others are only dealt for the sake of an outcome they do not change. */
  readonly lying?: readonly Card[];
}

export const isContender = (own: HandSeat): own is HandSeat & Contender => own.hole !== null && own.split !== null;

/** Those of the seats that hold known cards, all of them or those named. */
export const contendersOf = (seats: readonly HandSeat[], named?: readonly Seat[]): Contender[] =>
  seats.filter((own): own is HandSeat & Contender => isContender(own) && (named?.includes(own.seat) ?? true));

export function bestHandOf(
  { contest, ranking, fine }: RankedContest,
  held: HeldCards,
  board: readonly Card[],
): BestHand | FineHand | null {
  const hole = partFor(contest, held);
  return fine === null
    ? bestHand(ranking, contest.use, hole, board)
    : bestFineHand(ranking, fine, contest.use, hole, board);
}

interface Ranked {
  readonly seat: Seat;
  readonly strength: number;
}

function tiersOf(strengths: readonly Ranked[], qualifying: number): Seat[][] {
  const tiers: Seat[][] = [];
  let lowest = Number.POSITIVE_INFINITY;
  for (const { seat, strength } of inOrder(strengths, (a, b) => b.strength - a.strength)) {
    if (strength < qualifying) break;
    if (strength === lowest) tiers.at(-1)?.push(seat);
    else tiers.push([seat]);
    lowest = strength;
  }
  return tiers;
}

type Boards = readonly (readonly Card[])[];

/** The best each contender makes on any of the boards. */
function strengthsOn({ contest, ranking }: RankedContest, contenders: readonly Contender[], boards: Boards): Ranked[] {
  return contenders.map((held) => {
    const hole = partFor(contest, held);
    let strength = 0;
    for (const board of boards) strength = Math.max(strength, bestStrength(ranking, contest.use, hole, board));
    return { seat: held.seat, strength };
  });
}

/** In: boards that decide together, and what they are called. */
function standingOn(ranked: RankedContest, contenders: readonly Contender[], boards: Boards, board: number): Standing {
  const { contest, qualifying, fine } = ranked;
  if (fine !== null) {
    const tiers = fineTiers(placedHands(ranked, contenders, boards), fine).map((tier) => tier.map(({ seat }) => seat));
    return { contest: contest.name, board, tiers };
  }
  const strengths = strengthsOn(ranked, contenders, boards);
  const tiers = tiersOf(strengths, qualifying);
  if (contest.unqualified === undefined) return { contest: contest.name, board, tiers };
  return { contest: contest.name, board, tiers, otherwise: tiersOf(strengths, 1) };
}

/**
 * Ranks hands, contest by contest and board by board, or once for all boards where they decide together.
 * `looked` also notes the cards by which an odd chip goes, the five each seat plays or all it holds, which costs more.
 */
export function standingsOf(
  { contests, variant }: Pick<Hand, 'contests' | 'variant'>,
  contenders: readonly Contender[],
  boards: Boards,
  looked: HouseRules['oddChipCards'] | 'none' = 'none',
): Standing[] {
  const standings: Standing[] = [];
  let board = 0;
  for (const together of boardsTogether(variant, boards)) {
    board += 1;
    for (const ranked of contests) {
      const standing = standingOn(ranked, contenders, together, board);
      standings.push(looked === 'none' ? standing : withCards(standing, ranked, contenders, together, looked));
    }
  }
  return standings;
}

/** The cards a hand plays: of those that lie, where they make it already. */
function cardsPlayed(ranked: RankedContest, held: Contender, boards: Boards): readonly Card[] {
  const best = bestOfBoards(ranked, held, boards)?.best;
  const made = held.lying === undefined ? null : bestHandOf(ranked, { ...held, hole: held.lying }, []);
  const played = made !== null && made.strength === best?.strength ? made : best;
  if (played == null) return [];
  // For an odd chip a joker is the card it stands for.
  return played.joker === undefined ? played.cards : inPlaceOf(played.cards, played.joker);
}

/** All cards a hand is made of, as far as they lie. */
function cardsHeld(ranked: RankedContest, held: Contender, boards: Boards): readonly Card[] {
  const cards = [...(held.lying ?? partFor(ranked.contest, held)), ...boards.flat()];
  const joker = bestOfBoards(ranked, held, boards)?.best.joker;
  return joker === undefined ? cards : inPlaceOf(cards, joker);
}

function withCards(
  standing: Standing,
  ranked: RankedContest,
  contenders: readonly Contender[],
  boards: Boards,
  looked: HouseRules['oddChipCards'],
): Standing {
  const cardsOf = looked === 'all-cards' ? cardsHeld : cardsPlayed;
  const own = new Map(contenders.map((held) => [held.seat, cardsOf(ranked, held, boards)]));
  const { best, ace } = TRAITS[ranked.contest.evaluator];
  return best === 'lowest' ? { ...standing, looked: own, lowAce: ace } : { ...standing, looked: own };
}

/** The best hand on any of the boards, and the place of that board. */
export function bestOfBoards(ranked: RankedContest, held: HeldCards, boards: Boards) {
  let found: { readonly best: BestHand | FineHand; readonly place: number } | null = null;
  for (const [place, board] of boards.entries()) {
    const best = bestHandOf(ranked, held, board);
    if (best !== null && (found === null || best.strength > found.best.strength)) found = { best, place };
  }
  return found;
}
