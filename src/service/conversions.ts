import type { ConversionRequest, ConversionResponse } from '../contract/conversions.ts';
import { err, type Language, ok, type Result } from '../core/index.ts';
import {
  type FileEntry,
  FORMATS,
  type FormatFault,
  LOSSES,
  type Loss,
  loss,
  type RecordedHand,
  type Written,
} from '../formats/index.ts';
import { anonymous } from './anonymise.ts';
import type { Answer, RequestContext } from './context.ts';
import { recordedHand } from './recorded-hand.ts';
import { lostInRequest, recordedRequest } from './recorded-request.ts';
import { faultText, readRecords, unreadable } from './records.ts';
import { statedOf, wireStated } from './stated.ts';

type Target = ConversionRequest['to'];
type Converted = ConversionResponse['hands'][number];

/** Hands converted in one request; the command line takes any number. */
const MOST_HANDS = 500;

const NOTHING = { written: false, hand: null, stated: null, lost: [], faults: [] } as const;

const worded = (lost: readonly Loss[], language: Language): Converted['lost'] =>
  lost.map(({ code, detail }) => ({ code, text: LOSSES[code][language], detail }));

/** A hand as JSON, with the rulebook its record was played under. */
function asJson(recorded: RecordedHand, language: Language): Partial<Converted> {
  const hand = recordedRequest(recorded);
  if (hand === null) return { lost: worded([loss('no-such-game', recorded.setup.variant.id)], language) };
  const { rulebook, stated, money } = recorded;
  return {
    written: true,
    hand: rulebook === null ? hand : { ...hand, rulebook },
    stated: wireStated(stated, money.decimals),
    lost: worded(lostInRequest(recorded), language),
  };
}

const faultOf = (fault: FormatFault, language: Language): Converted['faults'][number] => ({
  code: fault.code,
  detail: faultText(fault, language),
  line: fault.line,
  column: fault.column,
});

type Options = NonNullable<NonNullable<ConversionRequest['hand']>['houseRules']>;

interface Conversion {
  readonly hand: Converted;
  readonly text: string | null;
}

function convert({ number, hand: read }: FileEntry, to: Target, { language }: RequestContext): Conversion {
  if (!read.ok)
    return { hand: { number, ...NOTHING, faults: read.error.map((fault) => faultOf(fault, language)) }, text: null };
  const format = FORMATS.find(({ id }) => id === to);
  if (format === undefined) return { hand: { number, ...NOTHING, ...asJson(read.value, language) }, text: null };
  const written: Result<Written, Written['lost']> = format.write(read.value);
  return written.ok
    ? {
        hand: { number, ...NOTHING, written: true, lost: worded(written.value.lost, language) },
        text: written.value.text,
      }
    : { hand: { number, ...NOTHING, lost: worded(written.error, language) }, text: null };
}

/** A hand told as JSON with options over its rulebook: JSON says them, no format does. */
function withOptions({ hand, text }: Conversion, houseRules: Options, language: Language): Conversion {
  if (hand.hand !== null) return { hand: { ...hand, hand: { ...hand.hand, houseRules } }, text };
  const lost = worded(
    Object.keys(houseRules).map((option) => loss('house-rules', option)),
    language,
  );
  return { hand: { ...hand, lost: [...hand.lost, ...lost] }, text };
}

/** The hands of a request: the one told as JSON, or all of the text. */
function entriesOf(
  { hand, stated, text = '', format, anonymise }: ConversionRequest,
  language: Language,
  most: number,
): Answer<{ readonly from: Target; readonly entries: readonly FileEntry[] }> {
  if (hand !== undefined) {
    const recorded = recordedHand(hand, statedOf(stated, hand.money?.decimals ?? 0));
    return ok({
      from: 'json',
      entries: [{ number: null, hand: ok(anonymise === true ? anonymous(recorded) : recorded) }],
    });
  }
  const records = readRecords(text, format, { most, anonymise });
  if (!records.ok) return err(unreadable(records.error, language));
  return ok({ from: records.value.format, entries: records.value.entries });
}

/** Recorded hands in another format. Out: the text or the hands, and for each what the target cannot say. */
export function convertRecords(
  request: ConversionRequest,
  context: RequestContext,
  most = MOST_HANDS,
): Answer<ConversionResponse> {
  const { to, reference } = request;
  const told = entriesOf(request, context.language, most);
  if (!told.ok) return told;
  const { from, entries } = told.value;
  const houseRules = request.hand?.houseRules;
  const conversions = entries
    .map((entry) => convert(entry, to, context))
    .map((own) => (houseRules === undefined ? own : withOptions(own, houseRules, context.language)));
  const texts = conversions.flatMap(({ text }) => text ?? []);
  const format = FORMATS.find(({ id }) => id === to);
  const response = {
    from,
    to,
    text: format === undefined || texts.length === 0 ? null : format.join(texts),
    hands: conversions.map(({ hand }) => hand),
  };
  return ok(reference === undefined ? response : { reference, ...response });
}
