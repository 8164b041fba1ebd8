import * as z from 'zod';
import { RECORD_VERDICTS } from '../core/index.ts';
import { FORMAT_IDS } from '../formats/index.ts';
import { adjudicationResponse } from './adjudication-response.ts';
import { adjudicationRequest } from './adjudications.ts';
import { contest, rulebookId, type Wire } from './components.ts';
import {
  amount,
  boardNumber,
  cardInput,
  code,
  oneOf,
  reference,
  seatList,
  seatNumber,
  sentence,
  text,
  whole,
} from './fields.ts';
import { houseRules } from './house-rules.ts';

/** A sum a record states: whole units of play, or a decimal text where the record cuts a unit. */
const sum = z
  .union([
    amount,
    z
      .string()
      .regex(/^\d{1,15}(?:\.\d{1,8})?$/)
      .max(24)
      .meta({ id: 'DecimalAmount', description: 'Units of play with a fraction.', examples: ['10000.5'] }),
  ])
  .meta({
    id: 'StatedSum',
    description: 'An amount in units of play; a decimal text where the record cuts a unit, as in `"10000.5"`.',
    examples: [600],
  });

const potName = z
  .string()
  .regex(/^(?:main|side-[1-9])$/)
  .max(16)
  .meta({ id: 'PotName', description: '`main`, `side-1`, `side-2` …', examples: ['main'] });

const statedAmount = z
  .strictObject({ seat: seatNumber, amount: sum })
  .meta({ id: 'StatedAmount', description: 'What a record states of a seat.', examples: [{ seat: 2, amount: 600 }] });
const perSeat = z.array(statedAmount).max(10);

export const stated = z
  .strictObject({
    finalStacks: perSeat.optional(),
    collected: z
      .array(
        z.strictObject({ seat: seatNumber, amount: sum, pot: potName.optional(), board: boardNumber.optional() }).meta({
          id: 'StatedShare',
          description: 'What a seat collected, from which pot and on which board where the record tells.',
          examples: [{ seat: 2, amount: 600, pot: 'main' }],
        }),
      )
      .max(60)
      .optional(),
    returned: perSeat.optional(),
    pots: z
      .array(
        z
          .strictObject({ name: potName, amount: sum })
          .meta({ id: 'StatedPot', description: 'A pot as it was paid out, after the rake.' }),
      )
      .max(10)
      .optional(),
    totalPot: sum.optional(),
    rake: sum.optional(),
    winners: seatList.optional(),
    shown: z
      .array(
        z
          .strictObject({ seat: seatNumber, cards: z.array(cardInput).max(10) })
          .meta({ id: 'ShownHand', description: 'Cards tabled at the showdown, in the order they were shown.' }),
      )
      .max(10)
      .optional(),
    hands: z
      .array(
        z
          .strictObject({
            seat: seatNumber,
            contest: contest.optional(),
            board: boardNumber.optional(),
            category: code.optional(),
            text: text(128).optional(),
          })
          .meta({
            id: 'NamedHand',
            description: 'What the record calls a hand: a category of the engine, or only its words.',
            examples: [{ seat: 2, category: 'two-pair' }],
          }),
      )
      .max(60)
      .optional(),
    cashedOut: perSeat.optional(),
  })
  .meta({
    id: 'StatedResult',
    description:
      'What a record states of its result; what it leaves out is not compared. `collected` leaves out returned bets, and who is not listed collected nothing; `totalPot` is everything contested, rake included.',
    examples: [{ collected: [{ seat: 2, amount: 600 }], totalPot: 600, rake: 0 }],
  });
export type WireStated = Wire<z.infer<typeof stated>>;

export const format = oneOf(FORMAT_IDS).meta({
  id: 'HistoryFormat',
  description: 'A hand-history format; recognised by itself where not named.',
  examples: ['phh'],
});

/** When the whole adjudication comes with the verdict. */
export const WITH_ADJUDICATION = ['always', 'unless-agrees', 'never'] as const;

/** Characters a history text may have in one request; more go through the stream. */
export const TEXT_LIMIT = 500_000;
export const historyText = text(TEXT_LIMIT).min(1).meta({
  id: 'HistoryText',
  description: 'A recorded hand as its site wrote it.',
});

/** How a record is judged, wherever it comes from. */
export const verificationOptions = {
  rulebook: rulebookId.optional(),
  houseRules: houseRules.optional(),
  anonymise: z.boolean().optional(),
  adjudication: oneOf(WITH_ADJUDICATION).optional(),
};

/** What a record comes as, of which `oneWay` lets one through. */
export const recordFields = {
  hand: adjudicationRequest.optional(),
  stated: stated.optional(),
  format: format.optional(),
  text: historyText.optional(),
};

/** A hand comes one way: as JSON with what is stated, or as text with its format. */
export function oneWay(
  {
    hand,
    text: told,
    stated: result,
    format: named,
  }: { hand?: unknown; text?: unknown; stated?: unknown; format?: unknown },
  { addIssue }: { readonly addIssue: (issue: z.core.$ZodRawIssue<z.core.$ZodIssueCustom>) => void },
): void {
  const fault = (field: string, faultCode: string): void =>
    addIssue({ code: 'custom', path: [field], input: undefined, params: { code: faultCode } });
  if (hand === undefined && told === undefined) fault('hand', 'required');
  if (hand !== undefined && told !== undefined) fault('text', 'not-together');
  if (hand !== undefined && named !== undefined) fault('format', 'not-together');
  if (told !== undefined && hand === undefined && result !== undefined) fault('stated', 'not-together');
}

export const verificationRequest = z
  .strictObject({
    ...recordFields,
    ...verificationOptions,
    reference: reference.optional(),
  })
  .superRefine((request, context) => oneWay(request, context))
  .meta({
    id: 'VerificationRequest',
    description:
      'A recorded hand with its stated result: `hand` with `stated`, or `text` of one hand, with its `format` where it should not be guessed from the text. `rulebook` is the one the record was played under (left out: the record’s own, else the game’s usual one); `anonymise` leaves players’ names out of the answer; `adjudication` says when the whole ruling comes with the verdict (`always` where left out).',
  });
export type VerificationRequest = Wire<z.infer<typeof verificationRequest>>;

const found = z
  .union([amount, z.string().max(256), z.array(z.union([z.int(), z.string().max(64)])).max(64), z.null()])
  .meta({ id: 'Found', description: 'An amount, a word, seats or cards; null for nothing.', examples: [600] });

const place = {
  line: whole(1, Number.MAX_SAFE_INTEGER).optional(),
  column: whole(1, Number.MAX_SAFE_INTEGER).optional(),
};

const difference = z
  .strictObject({
    code,
    pot: potName.optional(),
    seat: seatNumber.optional(),
    board: boardNumber.optional(),
    action: whole(0, 1_000).optional(),
    ...place,
    expected: found,
    stated: found,
    text: sentence,
    step: whole(1, 100_000).nullable(),
  })
  .meta({
    id: 'Difference',
    description:
      'Where the record and the rules part: a difference of results, the code of an irregular action (`action` is its index), of a hand that cannot exist, or of a record that contradicts itself (`line`, `column`). `step` is the step of the adjudication that says what is due.',
    examples: [
      {
        code: 'collected',
        seat: 2,
        expected: 600,
        stated: 590,
        text: '600 is due to Bruno; the record gives 590.',
        step: 14,
      },
    ],
  });

const missing = z.strictObject({ fact: code, seat: seatNumber.optional(), text: sentence }).meta({
  id: 'MissingForVerdict',
  description: 'What a verdict would need to be certain.',
  examples: [{ fact: 'hole-cards', seat: 3, text: 'The cards of Carla are not shown; they could win.' }],
});

/** What is found of a record, alone or in a stream. */
export const verdictFields = {
  verdict: oneOf(RECORD_VERDICTS),
  differences: z.array(difference).max(1_000),
  missing: z.array(missing).max(64),
  adjudication: adjudicationResponse.nullable(),
};

export const verificationResponse = z.strictObject({ reference: reference.optional(), ...verdictFields }).meta({
  id: 'VerificationResponse',
  description:
    'The verdict on a record. `differs` with every difference; `cannot-tell` where nothing differs but facts are missing; else `agrees`. `adjudication` is the hand as the rules have it, null where it was not asked for or the hand cannot exist.',
});
export type VerificationResponse = Wire<z.infer<typeof verificationResponse>>;
