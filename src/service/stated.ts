import type { WireStated } from '../contract/verifications.ts';
import {
  formatCard,
  NOTHING_STATED,
  parseCard,
  type Stated,
  type StatedAmount,
  type StatedSum,
} from '../core/index.ts';
import { inUnits, parseDecimal, shifted } from '../formats/index.ts';
import { known } from './given.ts';

type WireSum = NonNullable<WireStated['totalPot']>;

/** A sum on the wire counts units of play; in the core it keeps the record's own unit beside them. */
function sumOf(sum: WireSum, decimals: number): StatedSum {
  const units = parseDecimal(String(sum)) ?? 0;
  return { text: shifted(String(sum), -decimals), amount: inUnits(units, 0) };
}

const wireSum = ({ text, amount }: StatedSum, decimals: number): WireSum => amount ?? shifted(text, decimals);

const perSeat = (
  list: NonNullable<WireStated['finalStacks']> | undefined,
  decimals: number,
): readonly StatedAmount[] | null => list?.map(({ seat, amount }) => ({ seat, ...sumOf(amount, decimals) })) ?? null;

/** What a request states of a result. In: the digits after the point of a unit of play. */
export function statedOf(told: WireStated | undefined, decimals: number): Stated {
  if (told === undefined) return NOTHING_STATED;
  const one = (sum: WireSum | undefined) => (sum === undefined ? null : sumOf(sum, decimals));
  return {
    finalStacks: perSeat(told.finalStacks, decimals),
    collected:
      told.collected?.map(({ seat, amount, pot = null, board = null }) => ({
        seat,
        pot,
        board,
        ...sumOf(amount, decimals),
      })) ?? null,
    returned: perSeat(told.returned, decimals),
    pots: told.pots?.map(({ name, amount }) => ({ name, ...sumOf(amount, decimals) })) ?? null,
    totalPot: one(told.totalPot),
    rake: one(told.rake),
    winners: told.winners ?? null,
    shown:
      told.shown?.map(({ seat, cards }) => ({ seat, cards: cards.flatMap((card) => parseCard(card) ?? []) })) ?? null,
    hands:
      told.hands?.map(({ seat, contest = null, board = null, category = null, text = '' }) => ({
        seat,
        contest,
        board,
        category,
        text: text || (category ?? ''),
      })) ?? null,
    cashedOut: perSeat(told.cashedOut, decimals),
  };
}

/** The same back on the wire; what the record is silent about is left out. */
export function wireStated(stated: Stated, decimals: number): WireStated {
  const sum = (own: StatedSum) => wireSum(own, decimals);
  const one = (own: StatedSum | null) => own && sum(own);
  const amounts = (list: readonly StatedAmount[] | null) => list?.map((own) => ({ seat: own.seat, amount: sum(own) }));
  const { finalStacks, collected, returned, pots, totalPot, rake, winners, shown, hands, cashedOut } = stated;
  return known({
    finalStacks: amounts(finalStacks),
    collected: collected?.map(({ seat, pot, board, ...own }) => ({ seat, amount: sum(own), ...known({ pot, board }) })),
    returned: amounts(returned),
    pots: pots?.map((own) => ({ name: own.name, amount: sum(own) })),
    totalPot: one(totalPot),
    rake: one(rake),
    winners,
    shown: shown?.map(({ seat, cards }) => ({ seat, cards: cards.map(formatCard) })),
    hands: hands?.map(({ seat, contest, board, category, text }) => ({
      seat,
      ...known({ contest, board, category }),
      text: text.slice(0, LONGEST_WORDS),
    })),
    cashedOut: amounts(cashedOut),
  });
}

/** The words for a hand are cut where the wire takes no more. */
const LONGEST_WORDS = 128;
