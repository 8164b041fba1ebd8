import * as z from 'zod';
import { adjudicationResponse } from './adjudication-response.ts';
import type { Wire } from './components.ts';
import { code, reference, whole } from './fields.ts';
import { problemBody } from './problems.ts';
import { verdictFields } from './verifications.ts';

const line = whole(1, Number.MAX_SAFE_INTEGER).meta({
  id: 'LineNumber',
  description: 'The line of the stream, from 1; of a text, the line its hand begins on.',
  examples: [1],
});

const lineProblem = z
  .strictObject({ line, reference: reference.optional(), problem: problemBody.omit({ instance: true }) })
  .meta({ id: 'LineProblem', description: 'Why a line has no result; the lines after it are answered all the same.' });

const count = whole(0, Number.MAX_SAFE_INTEGER);
const counts = z.record(code, count).meta({
  id: 'Counts',
  description: 'How many, by code.',
  examples: [{ agrees: 12, differs: 1 }],
  maxProperties: 1_000,
});

export const streamSummary = z
  .strictObject({
    summary: z
      .strictObject({
        results: count,
        problems: counts,
        verdicts: counts.optional(),
        differences: counts.optional(),
        missing: counts.optional(),
        outcomes: counts.optional(),
        irregularities: counts.optional(),
      })
      .meta({ id: 'StreamCounts', description: 'Results, and how many there are of each code.' }),
  })
  .meta({ id: 'StreamSummary', description: 'The last line: how many results, and how many of each kind.' });

export const adjudicationLine = z
  .union([
    adjudicationResponse.extend({ line }).meta({ id: 'AdjudicationLine', description: 'The ruling of one line.' }),
    lineProblem,
    streamSummary,
  ])
  .meta({ id: 'AdjudicationStreamLine', description: 'One line of the answer.' });

export const verificationLine = z
  .union([
    z
      .strictObject({ line, reference: reference.optional(), ...verdictFields })
      .meta({ id: 'VerificationLine', description: 'The verdict on one record.' }),
    lineProblem,
    streamSummary,
  ])
  .meta({ id: 'VerificationStreamLine', description: 'One line of the answer.' });

export const streamedText = z.string().meta({
  id: 'StreamedLines',
  description: 'One request a line, each a JSON object as the single resource takes it; empty lines are passed over.',
});

export const streamedHistory = z.string().meta({
  id: 'StreamedHistory',
  description: 'Any number of hands as their site wrote them, one after the other.',
});

export type StreamSummary = Wire<z.infer<typeof streamSummary>>;
