import { parse } from 'secure-json-parse';
import { adjudicationRequest } from '../contract/adjudications.ts';
import { wordedFaults } from '../contract/fault-texts.ts';
import { type Told, wordedProblem } from '../contract/problem-catalog.ts';
import { ofShape } from '../contract/shape-faults.ts';
import { verificationRequest } from '../contract/verifications.ts';
import { err, ok, oncePer, type Result } from '../core/index.ts';
import type { FileEntry, FormatFault } from '../formats/index.ts';
import { adjudicate } from '../service/adjudications.ts';
import { anonymousRequest } from '../service/anonymise.ts';
import type { Answer, RequestContext } from '../service/context.ts';
import type { Piece } from '../service/pieces.ts';
import { readRecords, unreadable } from '../service/records.ts';
import { problemOf } from '../service/refusals.ts';
import { adjudicateRecorded, verifyRecord, verifyRecorded } from '../service/verifications.ts';
import { contextOf } from './context.ts';
import type { Done, Job, Order } from './job.ts';
import { Counting } from './tally.ts';

/** An answer before it becomes a line; what the client may find it by again. */
interface Found {
  readonly reference: string | null;
  readonly answer: Result<object, Told>;
  /** The game of a hand that was adjudicated. */
  readonly variant?: string;
}

const ownReference = (value: unknown): string | null => {
  const told = typeof value === 'object' && value !== null && 'reference' in value ? value.reference : null;
  return typeof told === 'string' && told.length <= 128 ? told : null;
};

const answered = <T extends object>(answer: Answer<T>, { language }: Order): Result<object, Told> =>
  answer.ok ? answer : err(problemOf(answer.error, language));

function parsed(text: string): Result<unknown, Told> {
  try {
    return ok(parse(text));
  } catch {
    // Whatever it could not read is not JSON, or has a key that is not allowed.
    return err({ code: 'malformed-json' });
  }
}

/** One request on a line of its own. */
function ofLine(text: string, order: Order, context: RequestContext): Found {
  const value = parsed(text);
  if (!value.ok) return { reference: null, answer: value };
  const reference = ownReference(value.value);
  const invalid = (faults: Parameters<typeof wordedFaults>[0]): Found => ({
    reference,
    answer: err({ code: 'invalid-request', faults: wordedFaults(faults, order.language) }),
  });
  if (order.task === 'adjudications') {
    const request = ofShape(adjudicationRequest, value.value);
    if (!request.ok) return invalid(request.error);
    const asked = order.options.anonymise === true ? anonymousRequest(request.value) : request.value;
    return { reference, answer: answered(adjudicate(asked, context), order), variant: asked.variant };
  }
  const request = ofShape(verificationRequest, value.value);
  if (!request.ok) return invalid(request.error);
  const { adjudication = order.options.adjudication, anonymise = order.options.anonymise } = request.value;
  const asked = { ...request.value, adjudication, anonymise };
  return { reference, answer: answered(verifyRecord(asked, context), order) };
}

/** Faults are told where they lie in the stream. */
const movedDown = (faults: readonly FormatFault[], by: number): readonly FormatFault[] =>
  faults.length === 0 ? faults : faults.map((fault) => ({ ...fault, line: fault.line + by }));

function ofEntry(entry: FileEntry, above: number, order: Order, context: RequestContext): Found {
  const { number, hand } = entry;
  const reference = number === null ? null : number.slice(0, 128);
  if (!hand.ok) {
    const refusal = unreadable(movedDown(hand.error, above), order.language, '');
    return { reference, answer: err(problemOf(refusal, order.language)) };
  }
  const { value } = hand;
  const recorded = value.conflicts.length === 0 ? value : { ...value, conflicts: movedDown(value.conflicts, above) };
  const rule: (...asked: Parameters<typeof verifyRecorded>) => Answer<object> =
    order.task === 'adjudications' ? adjudicateRecorded : verifyRecorded;
  const variant = recorded.setup.variant.id;
  return { reference, answer: answered(rule(recorded, order.options, context), order), variant };
}

/** The hands of a text: one, as a rule. */
function ofText(text: string, above: number, order: Order, context: RequestContext): Found[] {
  const { source, options } = order;
  const records = readRecords(text, source === 'json' ? undefined : source, { anonymise: options.anonymise });
  if (records.ok) return records.value.entries.map((entry) => ofEntry(entry, above, order, context));
  // What lies before the first hand may say nothing.
  if (records.error.every(({ code }) => code === 'no-hand')) return [];
  const refusal = unreadable(movedDown(records.error, above), order.language, '');
  return [{ reference: null, answer: err(problemOf(refusal, order.language)) }];
}

function ofPiece({ line, text }: Piece, order: Order, context: RequestContext): Found[] {
  if (text === null) return [{ reference: null, answer: err({ code: 'body-too-large' }) }];
  return order.source === 'json' ? [ofLine(text, order, context)] : ofText(text, line - 1, order, context);
}

const codesIn = (value: unknown, name: string): string[] =>
  Array.isArray(value) ? [...new Set(value.map((own) => String(own[name])))] : [];

/** What a result counts as: hands, by verdict or outcome, and by each code found in them. */
function countResult(tally: Counting, result: Readonly<Record<string, unknown>>): void {
  if ('verdict' in result) {
    tally.count('verdicts', [String(result.verdict)]);
    tally.count('differences', codesIn(result.differences, 'code'));
    tally.count('missing', codesIn(result.missing, 'fact'));
  } else {
    const legality = result.legality as { irregularities?: unknown } | null | undefined;
    tally.count('outcomes', [String(result.outcome)]);
    tally.count('irregularities', codesIn(legality?.irregularities, 'code'));
  }
}

/** The same for each answer that is the same object: nearly every record agrees. */
const written = oncePer((body: object): string => JSON.stringify(body));

/** A line of output: where its piece began, what it may be found by, and the fields of the answer, of which there are some. */
function lineOf(line: number, reference: string | null, body: object): string {
  const named = reference === null || 'reference' in body ? '' : `,"reference":${JSON.stringify(reference)}`;
  return `{"line":${line}${named},${written(body).slice(1)}\n`;
}

/** Answers the pieces of a job, one line of output each. A piece that fails by a fault of ours takes no other with it. */
export function work({ order, pieces }: Job): Done {
  const context = contextOf(order.language);
  const tally = new Counting();
  const hands = new Counting();
  const failures: string[] = [];
  let output = '';
  let results = 0;
  for (const piece of pieces) {
    let found: Found[];
    try {
      found = ofPiece(piece, order, context);
    } catch (error) {
      failures.push(`line ${piece.line}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      found = [{ reference: null, answer: err({ code: 'internal-error' }) }];
    }
    for (const { reference, answer, variant } of found) {
      if (answer.ok) {
        countResult(tally, answer.value as Readonly<Record<string, unknown>>);
        if (variant !== undefined && 'outcome' in answer.value) hands.add(variant, String(answer.value.outcome), 1);
      } else tally.count('problems', [answer.error.code]);
      const body = answer.ok ? answer.value : { problem: wordedProblem(answer.error, order.language) };
      output += lineOf(piece.line, reference, body);
      results += 1;
    }
  }
  return { output, results, tally: tally.counts, hands: hands.counts, failures };
}
