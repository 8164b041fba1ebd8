import type { AdjudicationRequest } from '../contract/adjudications.ts';
import { err, ok } from '../core/index.ts';
import type { FileEntry, FormatFault, RecordedHand } from '../formats/index.ts';

/** Labels that say where, when and how a hand was played. Comments and fields of a writer's own may name anybody. */
const IMPERSONAL = new RegExp(
  `^(?:${[
    'ante_trimming_status|bet_cap|currency_symbol|flags|jackpot|min_bet|rake|seat_count|time_banks|time_limit',
    'hand|header|hero|level|table|tableSeats|tournament(?: .+)?|event|venue',
    'game_number|internal_version|network_name|site_name|start_date_utc|table_handle|table_name|table_size',
    'address|city|region|postal_code|country|date|day|month|year|time|time_zone|time_zone_abbreviation',
    'bounty \\d+|(?:bounty|bonus|cashout fee|added chips) of seat \\d+',
  ].join('|')})$`,
);

/** Whether a text has one of the names in it, however it is written. */
function namesAny(text: string, names: readonly string[]): boolean {
  const small = text.toLowerCase();
  return names.some((name) => small.includes(name));
}

const namesOf = (seats: readonly { readonly player?: string | null | undefined }[]): string[] =>
  seats.flatMap(({ player }) => player?.toLowerCase() || []);

const without = (record: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter(([label, text]) => IMPERSONAL.test(label) && !namesAny(text, names)),
  );

/** Figures, cards and truths, where in the text they stand: what stands there otherwise may name anybody. */
const NAMELESS = /^(?:\/[\w/]+: )?(?:[-+\d.,:/()[\]{} "…$€£%]|[2-9TJQKA][cdhs]\b|true\b|false\b|null\b)*$/;

/** A recorded hand that speaks of seats alone: no label, and nothing said of it that may be a name. */
export function anonymous(recorded: RecordedHand): RecordedHand {
  const { setup, conflicts, record } = recorded;
  const names = namesOf(setup.seats);
  return {
    ...recorded,
    setup: { ...setup, seats: setup.seats.map((seat) => ({ ...seat, player: null })) },
    conflicts: conflicts.map(({ detail, expected, ...conflict }) => ({
      ...conflict,
      detail: detail !== null && NAMELESS.test(detail) ? detail : null,
      expected: expected !== null && namesAny(expected, names) ? null : expected,
    })),
    record: without(record, names),
  };
}

/** Faults of a text that cannot be read, without a word of it: what stands there may name anybody. */
export const silently = (faults: readonly FormatFault[]): FormatFault[] =>
  faults.map((fault) => ({ ...fault, detail: null }));

/** A hand of a text without names. */
export const anonymousEntry = (entry: FileEntry): FileEntry => {
  const { hand } = entry;
  if (hand.ok) return { ...entry, hand: ok(anonymous(hand.value)) };
  const [first, ...rest] = hand.error;
  return { ...entry, hand: err([{ ...first, detail: null }, ...silently(rest)]) };
};

/** The same of a hand told as JSON. */
export function anonymousRequest(hand: AdjudicationRequest): AdjudicationRequest {
  const { record, ...rest } = hand;
  return {
    ...rest,
    seats: hand.seats.map(({ player: _, ...seat }) => seat),
    ...(record === undefined ? {} : { record: without(record, namesOf(hand.seats)) }),
  };
}
