import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../../core/index.ts';
import { type Loss, type LossCode, loss } from '../losses.ts';
import type { HistoryFormat, RecordedHand, Written } from '../recorded-hand.ts';
import { tellHistory } from '../told-history.ts';
import { moneyWith, resultsOf } from './results.ts';
import { gameOf, headerText, refusals, signOf } from './write-header.ts';
import { nameOf } from './write-parts.ts';
import { PlayWriter } from './write-play.ts';
import { endLines } from './write-showdown.ts';
import { summaryLines } from './write-summary.ts';

/** The text of a hand; an error where the format cannot tell it. */
function textOf(hand: RecordedHand): Result<string, NonEmpty<Loss>> {
  const refused = refusals(hand);
  if (isNonEmpty(refused)) return err(refused);
  const results = resultsOf(hand);
  if (results === null) return err([loss('no-result')]);
  const { setup, record } = hand;
  const money = moneyWith(signOf(hand), hand.money.decimals);
  const history = tellHistory(setup);
  const told = { hand, history, results, money };
  const size = /^\d{1,2}$/.test(record.tableSeats ?? '') ? ` ${record.tableSeats}-max` : '';
  const button = setup.button === null ? '' : ` Seat #${setup.button} is the button`;
  const lines = [
    headerText(hand, gameOf(setup) ?? '', money),
    `Table '${(record.table ?? '1').replace(/[\r\n]/g, ' ')}'${size}${button}`,
    ...setup.seats.map((own) => `Seat ${own.seat}: ${nameOf(own)} (${money(own.stack ?? 0)} in chips)`),
    ...new PlayWriter(hand, history, results, money).write(),
    ...endLines(told),
    ...summaryLines(told),
  ];
  return ok(`${lines.join('\n')}\n`);
}

/** A value with its fields in one order, as text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

type Fields = Readonly<Record<string, unknown>>;

const differing = (kind: LossCode, a: Fields, b: Fields): Loss[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((name) => canonical(a[name] ?? null) !== canonical(b[name] ?? null))
    .map((name) => loss(kind, name));

/** What the text, read again, says otherwise than the hand, or does not say. */
function losses(hand: RecordedHand, again: RecordedHand): Loss[] {
  const { setup, stated, record, money, rulebook } = hand;
  return [
    ...differing('setup', { ...setup, variant: setup.variant.id }, { ...again.setup, variant: again.setup.variant.id }),
    ...differing('stated', { ...stated }, { ...again.stated }),
    ...differing('money', money, again.money),
    ...Object.keys(record).flatMap((label) => (again.record[label] === record[label] ? [] : [loss('record', label)])),
    ...(rulebook === again.rulebook ? [] : [loss('rulebook', rulebook)]),
    ...hand.conflicts.map(({ code }) => loss('conflict', code)),
  ];
}

/** The hand with the cards of every hand that is shown: an entry need not repeat what a seat holds. */
function withCardsShown(hand: RecordedHand): RecordedHand {
  const { seats, actions } = hand.setup;
  const filled = actions?.map((own) => {
    const hole = seats.find(({ seat }) => seat === own.seat)?.hole ?? null;
    return own.action === 'show' && own.cards === undefined && hole !== null ? { ...own, cards: hole } : own;
  });
  return filled === undefined ? hand : { ...hand, setup: { ...hand.setup, actions: filled } };
}

/** Writes a hand. Out: its text, and what of the hand the text read again does not say; an error where it cannot be told. */
export function writeHand(told: RecordedHand, read: HistoryFormat['read']): Result<Written, NonEmpty<Loss>> {
  const hand = withCardsShown(told);
  const text = textOf(hand);
  if (!text.ok) return text;
  const file = read(text.value);
  const entry = file.ok ? file.value.entries[0]?.hand : null;
  const against = entry?.ok && hand.conflicts.length === 0 ? entry.value.conflicts : [];
  // Hands shown in another order than the site has them are told as they were shown.
  const clash = against
    .filter(({ code }) => code !== 'shown-out-of-order')
    .map(({ code, detail }) => loss(code, detail));
  if (isNonEmpty(clash)) return err(clash);
  if (entry?.ok) return ok({ text: text.value, lost: losses(hand, entry.value) });
  const faults = file.ok ? (entry?.error ?? []) : file.error;
  const why = faults.map(({ code, detail }) => loss(code, detail));
  return err(isNonEmpty(why) ? why : [loss('no-hand')]);
}
