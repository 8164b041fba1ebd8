import type { AdjudicationRequest } from '../contract/adjudications.ts';
import { err, ok } from '../core/index.ts';
import type { FileEntry, FormatFault, RecordedHand } from '../formats/index.ts';

const without = (record: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([label, text]) => !names.some((name) => text.includes(name) || label.includes(name)),
    ),
  );

/** A recorded hand that speaks of seats alone: no label, and nothing said of it that has a player's name in it. */
export function anonymous(recorded: RecordedHand): RecordedHand {
  const { setup, conflicts, record } = recorded;
  const names = setup.seats.flatMap(({ player }) => player || []);
  return {
    ...recorded,
    setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, player: null })) },
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      detail: names.some((name) => conflict.detail?.includes(name)) ? null : conflict.detail,
      expected: names.some((name) => conflict.expected?.includes(name)) ? null : conflict.expected,
    })),
    record: without(record, names),
  };
}

/** A hand of a text without names; where it cannot be read, without a word of it: what stands there may name anybody. */
export const anonymousEntry = (entry: FileEntry): FileEntry => {
  const { hand } = entry;
  if (hand.ok) return { ...entry, hand: ok(anonymous(hand.value)) };
  const [first, ...rest] = hand.error;
  const silent = (fault: FormatFault): FormatFault => ({ ...fault, detail: null });
  return { ...entry, hand: err([silent(first), ...rest.map(silent)]) };
};

/** The same of a hand told as JSON. */
export function anonymousRequest(hand: AdjudicationRequest): AdjudicationRequest {
  const names = hand.seats.flatMap(({ player }) => player || []);
  const { record, ...rest } = hand;
  return {
    ...rest,
    seats: hand.seats.map(({ player: _, ...seat }) => seat),
    ...(record === undefined ? {} : { record: without(record, names) }),
  };
}
