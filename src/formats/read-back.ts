import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../core/index.ts';
import { unitsText } from './decimal.ts';
import { type Loss, loss } from './losses.ts';
import type { HistoryFormat, RecordedHand, Written } from './recorded-hand.ts';

/** Stakes whose losses have codes of their own. */
const NAMED: ReadonlySet<string> = new Set(['rake', 'smallestChip']);

type Fields = Readonly<Record<string, unknown>>;

/** Stakes in the unit of the record, whatever units of play it is told in. */
function inUnit({ setup, money }: RecordedHand): Fields {
  const amount = (units: number): string => unitsText(units, money.decimals);
  const { smallBlindSeat, bigBlindSeat, straddles, ...stakes } = setup.stakes;
  return {
    ...Object.fromEntries(
      Object.entries(stakes).map(([name, value]) => [name, typeof value === 'number' ? amount(value) : value]),
    ),
    straddles: straddles.map((own) => [own.seat, amount(own.amount)]),
    smallBlindSeat,
    bigBlindSeat,
  };
}

/** Stakes the text, read again, tells otherwise. */
function stakesLost(hand: RecordedHand, again: RecordedHand): Loss[] {
  const [own, other] = [inUnit(hand), inUnit(again)];
  return Object.keys({ ...own, ...other })
    .filter((name) => !NAMED.has(name) && JSON.stringify(own[name] ?? null) !== JSON.stringify(other[name] ?? null))
    .map((name) => loss('setup', `stakes.${name}`));
}

/** What the hand's record says against itself and the text does not, and what the text says so beside it. */
function conflictsLost(hand: RecordedHand, again: RecordedHand): Loss[] {
  const isIn = ({ conflicts }: RecordedHand, code: string): boolean => conflicts.some((own) => own.code === code);
  return [
    ...hand.conflicts.flatMap(({ code }) => (isIn(again, code) ? [] : [loss('conflict', code)])),
    ...again.conflicts.flatMap(({ code, detail }) => (isIn(hand, code) ? [] : [loss(code, detail)])),
  ];
}

/**
 * What was written, if its own reader reads it, with what that reader takes otherwise; else why not: a hand no reader
 * takes has not been told.
 */
export function readBack(
  hand: RecordedHand,
  written: Result<Written, NonEmpty<Loss>>,
  read: HistoryFormat['read'],
): Result<Written, NonEmpty<Loss>> {
  if (!written.ok) return written;
  const file = read(written.value.text);
  const entries = file.ok ? file.value.entries : [];
  const faults = file.ok ? entries.flatMap((entry) => (entry.hand.ok ? [] : entry.hand.error)) : file.error;
  const losses = faults.map(({ code, detail }) => loss(code, detail));
  if (isNonEmpty(losses)) return err(losses);
  const again = entries.flatMap((entry) => (entry.hand.ok ? [entry.hand.value] : []));
  const more = again.flatMap((own) => [...stakesLost(hand, own), ...conflictsLost(hand, own)]);
  return ok({ text: written.value.text, lost: [...written.value.lost, ...more] });
}
