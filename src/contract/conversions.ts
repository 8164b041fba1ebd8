import * as z from 'zod';
import { FORMAT_IDS } from '../formats/index.ts';
import { adjudicationRequest } from './adjudications.ts';
import type { Wire } from './components.ts';
import { code, oneOf, reference, sentence, whole } from './fields.ts';
import { oneWay, recordFields, stated } from './verifications.ts';

const target = oneOf([...FORMAT_IDS, 'json']).meta({
  id: 'ConversionTarget',
  description: 'A hand-history format, or `json`: the hand as `POST /v1/adjudications` takes it, with what is stated.',
  examples: ['json'],
});

export const conversionRequest = z
  .strictObject({
    ...recordFields,
    to: target,
    anonymise: z.boolean().optional(),
    reference: reference.optional(),
  })
  .superRefine((request, context) => oneWay(request, context))
  .meta({
    id: 'ConversionRequest',
    description:
      'Recorded hands and the format wanted: `hand` with `stated`, or `text` of any number of hands, with its `format` where it should not be guessed from the text. `anonymise` leaves players’ names out.',
  });
export type ConversionRequest = Wire<z.infer<typeof conversionRequest>>;

const loss = z.strictObject({ code, text: sentence, detail: z.string().max(1_024).nullable() }).meta({
  id: 'Loss',
  description: 'Something of the hand the target has no words for: what that is, and which of it.',
  examples: [{ code: 'dead-button', text: 'a button at an empty seat', detail: '4' }],
});

const textFault = z
  .strictObject({
    code,
    detail: sentence,
    line: whole(1, Number.MAX_SAFE_INTEGER),
    column: whole(1, Number.MAX_SAFE_INTEGER),
  })
  .meta({ id: 'TextFault', description: 'What is wrong with a text, and where.' });

const converted = z
  .strictObject({
    number: z.string().max(64).nullable(),
    written: z.boolean(),
    hand: adjudicationRequest.nullable(),
    stated: stated.nullable(),
    lost: z.array(loss).max(1_000),
    faults: z.array(textFault).max(1_000),
  })
  .meta({
    id: 'ConvertedHand',
    description:
      'One hand of the text. `written` is false where it could not be read (`faults`) or the target cannot tell it at all (`lost`); `hand` and `stated` are there where the target is `json`.',
  });

export const conversionResponse = z
  .strictObject({
    reference: reference.optional(),
    from: target,
    to: target,
    text: z.string().max(16_000_000).nullable(),
    hands: z.array(converted).max(500),
  })
  .meta({
    id: 'ConversionResponse',
    description: 'The hands in the format asked for: `text` of all that could be written, null for `json`.',
  });
export type ConversionResponse = Wire<z.infer<typeof conversionResponse>>;
