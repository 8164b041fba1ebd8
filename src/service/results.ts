import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import {
  type Award,
  type Card,
  denseRank,
  formatCard,
  type Hand,
  type HandReading,
  handName,
  type Language,
  type Pot,
  readHands,
  type Seat,
  type SeatStatus,
  seat as seatNumber,
} from '../core/index.ts';

type Result = AdjudicationResponse['hands'][number]['results'][number];

const JOKER_AS: Readonly<Record<Language, string>> = { en: 'joker as', it: 'jolly come' };

/** A hand made with a joker says what it stands for. */
const named = (name: string, joker: Card | undefined, language: Language): string =>
  joker === undefined ? name : `${name}, ${JOKER_AS[language]} ${formatCard(joker)}`;

const resultOf = ({ board, ranked, best, category, ranks }: HandReading, language: Language): Result => ({
  contest: ranked.contest.name,
  board,
  category,
  name: named(handName(category, ranks, language), best.joker, language),
  cards: best.cards.map(formatCard),
  fromHole: best.fromHole.map(formatCard),
  fromBoard: best.fromBoard.map(formatCard),
  rank: denseRank(ranked.ranking, best.strength),
  of: ranked.ranking.classes,
  qualifies: best.strength >= ranked.qualifying,
});

/** What each seat holds; hands given up are listed without results. */
export const handsOf = (
  hand: Hand,
  statusOf: (seat: number) => SeatStatus,
  language: Language,
): AdjudicationResponse['hands'] =>
  hand.seats.map(({ seat, player }) => {
    const status = statusOf(seat);
    const results =
      status === 'live' ? readHands(hand, seatNumber(seat)).map((reading) => resultOf(reading, language)) : [];
    return { seat, player, status, results };
  });

const areAscending = (seats: readonly Seat[]): boolean => {
  for (let i = 1; i < seats.length; i += 1) if ((seats[i - 1] ?? 0) > (seats[i] ?? 0)) return false;
  return true;
};

/** Seats in ascending order, however the request listed them. */
export const bySeat = (seats: readonly Seat[]): readonly Seat[] =>
  areAscending(seats) ? seats : [...seats].sort((a, b) => a - b);

/** Pots as laid, with what was paid from each where the hand is settled. */
export const potsOf = (pots: readonly Pot[], awards: readonly Award[]): AdjudicationResponse['pots'] =>
  pots.map(({ name, amount, eligible }, i) => {
    const award = awards[i];
    const shares = (award?.shares ?? []).map(({ seat, amount: part, contest, board, oddChips }) => ({
      seat,
      amount: part,
      contest,
      board,
      oddChips,
    }));
    return {
      name,
      amount,
      eligible: bySeat(eligible),
      rake: award?.rake ?? 0,
      carriedOver: award?.carriedOver ?? 0,
      shares,
    };
  });
