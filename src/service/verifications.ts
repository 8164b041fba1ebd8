import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { AdjudicationRequest } from '../contract/adjudications.ts';
import type { VerificationRequest, VerificationResponse } from '../contract/verifications.ts';
import {
  type Difference,
  err,
  figuresOfViolation,
  type HandSetup,
  type HouseRules,
  invariant,
  type Missing,
  missingFact,
  ok,
  type RulebookId,
  ruleSet,
  type SetupViolation,
  type Speaker,
  type Stated,
  underRules,
  type Verification,
  verify,
} from '../core/index.ts';
import type { FormatFault, RecordedHand } from '../formats/index.ts';
import { adjudicate, ruleSetup, type Unruled } from './adjudications.ts';
import { anonymousRequest } from './anonymise.ts';
import type { Answer, RequestContext } from './context.ts';
import { known } from './given.ts';
import { handSetup, overridesOf, rulesOf } from './hand-setup.ts';
import { recordedRequest } from './recorded-request.ts';
import { faultText, readOne, unreadable } from './records.ts';
import { impossible, inHand, say, speakerOf } from './speech.ts';
import { statedOf } from './stated.ts';

/** A record ready to be judged: the hand it tells, what it states of the result, where it contradicts itself. */
interface Told {
  readonly setup: HandSetup;
  readonly stated: Stated;
  readonly decimals: number;
  readonly conflicts: readonly FormatFault[];
}

/** What is found of a record before it is put into words. */
export type Judged = Verification & {
  readonly conflicts: readonly FormatFault[];
  /** Why the hand cannot exist; empty where it can. */
  readonly violations: readonly SetupViolation[];
};

const NEEDED = /-needed$/;
const lacking = ({ code, facts }: SetupViolation): Missing => ({
  fact: code.replace(NEEDED, ''),
  seat: typeof facts.seat === 'number' ? facts.seat : null,
  says: { code, facts },
});

const CANNOT_TELL = { verdict: 'cannot-tell', differences: [], violations: [] } as const;

/** What keeps a hand from being ruled: facts that are missing, or reasons it cannot exist. */
function unruled(error: Unruled): Omit<Judged, 'conflicts'> {
  if (error.kind === 'over-budget') return { ...CANNOT_TELL, missing: [missingFact('board')] };
  const { violations } = error;
  return violations.every(({ code }) => NEEDED.test(code))
    ? { ...CANNOT_TELL, missing: violations.map(lacking) }
    : { verdict: 'differs', differences: [], missing: [], violations };
}

/** A record that contradicts itself differs, whatever else is found. */
const told = (
  { verdict, differences, missing, violations }: Omit<Judged, 'conflicts'>,
  conflicts: Judged['conflicts'],
): Judged => ({ verdict: conflicts.length > 0 ? 'differs' : verdict, differences, missing, violations, conflicts });

/** Judges a record without a word: every action checked, the money settled, what is stated compared. */
export function judge({ setup, stated, decimals, conflicts }: Told): Judged {
  const ruled = ruleSetup(setup, 0);
  if (!ruled.ok) return told(unruled(ruled.error), conflicts);
  const { hand, history, play, settlement } = ruled.value;
  const { verdict, differences, missing } = verify({ hand, history, play, settlement, stated, decimals });
  return told({ verdict, differences, missing, violations: [] }, conflicts);
}

type Rules = Pick<VerificationRequest, 'rulebook' | 'houseRules'>;

/** A recorded hand with the rules it is judged by: those asked for, else its own, else the game's usual ones. */
export function toldBy(recorded: RecordedHand, { rulebook, houseRules }: Rules): Told {
  const { setup, stated, conflicts, money } = recorded;
  const book: RulebookId = rulebook ?? recorded.rulebook ?? setup.variant.rulebook;
  const overrides: Partial<HouseRules> = overridesOf({ houseRules });
  return { setup: underRules(setup, ruleSet(book, overrides)), stated, conflicts, decimals: money.decimals };
}

type WireDifference = VerificationResponse['differences'][number];
type Steps = AdjudicationResponse['explanation'];

/** The step that says what is due: the last of its kind about this pot, and about this seat where one is. */
function stepOf({ restsOn, pot, seat }: Difference, steps: Steps): number | null {
  const ofPot = steps.filter(({ code, facts }) => code === restsOn && (pot === null || facts.pot === pot));
  const ofSeat = ofPot.filter(
    ({ facts }) => facts.seat === seat || (Array.isArray(facts.seats) && facts.seats.some((own) => own === seat)),
  );
  return (ofSeat.at(-1) ?? ofPot.at(-1))?.id ?? null;
}

const differenceOf = (own: Difference, steps: Steps, speaker: Speaker): WireDifference => ({
  code: own.code,
  ...known({ pot: own.pot, seat: own.seat, board: own.board, action: own.action }),
  expected: own.expected,
  stated: own.stated,
  text: say(own, speaker),
  step: stepOf(own, steps),
});

const conflictOf = (fault: FormatFault, speaker: Speaker): WireDifference => ({
  code: fault.code,
  line: fault.line,
  column: fault.column,
  expected: fault.expected,
  stated: fault.detail,
  text: faultText(fault, speaker.language),
  step: null,
});

function violationOf({ code, facts }: SetupViolation, speaker: Speaker): WireDifference {
  const [expected, stated] = figuresOfViolation(code, facts);
  const seat = typeof facts.seat === 'number' ? facts.seat : null;
  return { code, ...known({ seat }), expected, stated, text: say({ code, facts }, speaker), step: null };
}

/** What was found in words, with the steps of the adjudication where there is one. */
export function worded(
  judged: Judged,
  adjudication: AdjudicationResponse | null,
  speaker: Speaker,
): VerificationResponse {
  const steps = adjudication?.explanation ?? [];
  return {
    verdict: judged.verdict,
    differences: [
      ...judged.conflicts.map((fault) => conflictOf(fault, speaker)),
      ...judged.violations.map((violation) => violationOf(violation, speaker)),
      ...judged.differences.map((own) => differenceOf(own, steps, speaker)),
    ],
    missing: judged.missing.map(({ fact, seat, says }) => ({ fact, ...known({ seat }), text: say(says, speaker) })),
    adjudication,
  };
}

/** The verdict in words and, where asked for, the ruling of the hand beside it. */
function answerFor(
  judged: Judged,
  hand: () => AdjudicationRequest,
  { adjudication = 'always' }: Pick<VerificationRequest, 'adjudication'>,
  context: RequestContext,
): Answer<VerificationResponse> {
  const wanted = adjudication === 'always' || (adjudication === 'unless-agrees' && judged.verdict !== 'agrees');
  if (!wanted && judged.verdict === 'agrees') return ok(AGREES);
  const asked = hand();
  const speaker = speakerOf(asked, context.language);
  if (!wanted || judged.violations.length > 0) return ok(worded(judged, null, speaker));
  const ruled = adjudicate(asked, context);
  if (ruled.ok) return ok(worded(judged, ruled.value, speaker));
  return ruled.error.kind === 'impossible' ? ok(worded(judged, null, speaker)) : ruled;
}

/** What is said of nearly every record, and costs no word. */
const AGREES: VerificationResponse = { verdict: 'agrees', differences: [], missing: [], adjudication: null };

/** A hand told as JSON, with what its record states. */
function verifyHand(
  hand: AdjudicationRequest,
  request: VerificationRequest,
  context: RequestContext,
): Answer<VerificationResponse> {
  const asked: AdjudicationRequest = {
    ...(request.anonymise === true ? anonymousRequest(hand) : hand),
    ...(request.rulebook === undefined ? {} : { rulebook: request.rulebook }),
    ...(request.houseRules === undefined ? {} : { houseRules: { ...hand.houseRules, ...request.houseRules } }),
  };
  const rules = rulesOf(asked);
  const decimals = hand.money?.decimals ?? 0;
  const told = { setup: handSetup(asked, rules), stated: statedOf(request.stated, decimals), decimals, conflicts: [] };
  const judged = judge(told);
  if (judged.violations.length === 0) return answerFor(judged, () => asked, request, context);
  return err(inHand(impossible(judged.violations, speakerOf(asked, context.language))));
}

/** A recorded hand under the rules asked for, as the request that adjudicates it. */
export function askedOf(recorded: RecordedHand, { rulebook, houseRules }: Rules): AdjudicationRequest {
  const hand = recordedRequest(recorded);
  invariant(hand !== null, 'a format reads games of the catalogue only');
  const book = rulebook ?? recorded.rulebook;
  return { ...hand, ...known({ rulebook: book }), ...(houseRules === undefined ? {} : { houseRules }) };
}

type RecordOptions = Pick<VerificationRequest, 'rulebook' | 'houseRules' | 'adjudication'>;

/** Verifies a hand that was read from a text. */
export function verifyRecorded(
  recorded: RecordedHand,
  options: RecordOptions,
  context: RequestContext,
): Answer<VerificationResponse> {
  return answerFor(judge(toldBy(recorded, options)), () => askedOf(recorded, options), options, context);
}

/** Rules a hand that was read from a text. */
export function adjudicateRecorded(
  recorded: RecordedHand,
  options: RecordOptions,
  context: RequestContext,
): Answer<AdjudicationResponse> {
  return adjudicate(askedOf(recorded, options), context);
}

/** Verifies one recorded hand. Out: the verdict with every difference; a refusal where there is nothing to judge. */
export function verifyRecord(request: VerificationRequest, context: RequestContext): Answer<VerificationResponse> {
  const { hand, text, reference } = request;
  const answer = hand === undefined ? verifyText(text ?? '', request, context) : verifyHand(hand, request, context);
  return answer.ok && reference !== undefined ? ok({ reference, ...answer.value }) : answer;
}

function verifyText(text: string, request: VerificationRequest, context: RequestContext): Answer<VerificationResponse> {
  const entry = readOne(text, request.format, request.anonymise);
  if (!entry.ok) return err(unreadable(entry.error, context.language));
  const { hand } = entry.value;
  return hand.ok ? verifyRecorded(hand.value, request, context) : err(unreadable(hand.error, context.language));
}
