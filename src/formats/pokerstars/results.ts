import { openHand, type RulebookId, replay, ruleSet, type Settlement, settle, underRules } from '../../core/index.ts';
import type { RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { formatUnits } from './amounts.ts';
import { UNCALLED_LINES_SINCE } from './stated.ts';

/** How a hand came out, which the format tells of every hand. */
export interface Results {
  readonly total: number;
  readonly rake: number;
  /** Named where there are several. */
  readonly pots: readonly { readonly name: string; readonly amount: number }[];
  readonly collected: readonly {
    readonly seat: number;
    readonly amount: number;
    readonly pot: string | null;
    readonly board: number | null;
  }[];
  readonly returned: readonly { readonly seat: number; readonly amount: number }[];
}

/** The most boards counted to know a winner: none, for what is not dealt out is not told. */
const NO_BOARDS = 0;

/** As a house settles a hand that was played by its rules; null where it was not, or is not told to the end. */
function settledBy(setup: RecordedSetup, house: RulebookId): Settlement | null {
  const opened = openHand(underRules(setup, ruleSet(house)));
  if (!opened.ok || opened.value.money.kind !== 'history') return null;
  const { irregularity, noted, play } = replay(opened.value);
  if (irregularity !== null || noted.length > 0) return null;
  const settlement = settle(opened.value, play, NO_BOARDS);
  return settlement.ok && settlement.value.outcome === 'settled' ? settlement.value : null;
}

/** A hand of no house named settles as here or, where it was not played as here, as elsewhere. */
const settled = ({ setup, rulebook }: RecordedHand): Settlement | null =>
  rulebook === null ? (settledBy(setup, 'pokerstars') ?? settledBy(setup, 'tda-2024')) : settledBy(setup, rulebook);

const amounts = <T extends { readonly seat: number; readonly amount: number | null }>(list: readonly T[]) =>
  list.map((own) => ({ ...own, amount: own.amount ?? 0 }));

/** Whether a record is from before every uncalled bet had a line of its own. */
function isOld({ record }: RecordedHand): boolean {
  const [, year, month, day] = /^(\d{4})\/(\d{2})\/(\d{2})/.exec(record.date ?? '') ?? [];
  return year !== undefined && Number(`${year}${month}${day}`) < UNCALLED_LINES_SINCE;
}

/** As the record states it; what it does not state follows from the bets and the cards. */
export function resultsOf(hand: RecordedHand): Results | null {
  const { collected, returned, totalPot, rake, pots } = hand.stated;
  if (collected !== null && (returned !== null || isOld(hand)) && totalPot?.amount != null && rake?.amount != null)
    return {
      total: totalPot.amount,
      rake: rake.amount,
      // The text names pots where there are several.
      pots: (pots ?? []).length > 1 ? (pots ?? []).map(({ name, amount }) => ({ name, amount: amount ?? 0 })) : [],
      collected: amounts(collected),
      returned: amounts(returned ?? []),
    };
  const settlement = settled(hand);
  return settlement === null ? null : resultsBy(settlement, hand.setup);
}

function resultsBy({ awards, refunds }: Settlement, { boards, variant }: RecordedSetup): Results {
  const several = awards.length > 1;
  const parted = (boards?.length ?? variant.boards) > 1;
  const own = awards.flatMap(({ pot, shares }) =>
    shares.map(({ seat, amount, board }) => ({
      seat,
      amount,
      pot: several ? pot.name : null,
      board: parted ? board : null,
    })),
  );
  return {
    total: awards.reduce((sum, { pot }) => sum + pot.amount, 0),
    rake: awards.reduce((sum, award) => sum + award.rake, 0),
    pots: several ? awards.map(({ pot, rake }) => ({ name: pot.name, amount: pot.amount - rake })) : [],
    collected: own,
    returned: refunds.map(({ seat, amount }) => ({ seat, amount })),
  };
}

/** Writes amounts as the hand has them. */
export type Money = (units: number) => string;

export const moneyWith =
  (sign: string, decimals: number): Money =>
  (units) =>
    sign + formatUnits(units, decimals);
