import type * as z from 'zod';
import { problemBody } from '../contract/problems.ts';

/** What each error status means here. */
const ERRORS = {
  400: 'Not JSON, or not of this shape: every fault with its place.',
  404: 'There is no such entry.',
  406: 'The `Accept` header rules out what is answered here.',
  408: 'The request took too long to arrive.',
  413: 'The body is larger than allowed.',
  415: 'A request of this kind is not read here.',
  422: 'Well-formed but impossible: every violation with its place.',
  431: 'The headers are larger than allowed.',
  500: 'A fault of this service.',
  503: 'Too many long counts are waiting; see `Retry-After`.',
} as const;

type ErrorStatus = keyof typeof ERRORS;

const CATALOGUE_ERRORS: readonly ErrorStatus[] = [406, 431, 500];
const ENTRY_ERRORS: readonly ErrorStatus[] = [404, ...CATALOGUE_ERRORS];
const RULING_ERRORS: readonly ErrorStatus[] = [400, 408, 413, 415, 422, 503, ...CATALOGUE_ERRORS];

const SERVICE_ERRORS: readonly ErrorStatus[] = [431, 500];

const STREAM_ERRORS: readonly ErrorStatus[] = [400, 408, 415, 422, ...CATALOGUE_ERRORS];

const header = (description: string, example: string) => ({
  type: 'string',
  maxLength: 256,
  description,
  examples: [example],
});

const SPOKEN = {
  'Content-Language': header('The language of the texts: `en` or `it`.', 'en'),
  Vary: header('The texts follow `Accept-Language`.', 'Accept-Language'),
};
const RETRY_AFTER = { 'Retry-After': header('Seconds to wait.', '1') };

/** Made anew for every route: the document's writer fills each in only once. */
const problem = (status: ErrorStatus) => ({
  description: ERRORS[status],
  headers: status === 503 ? { ...SPOKEN, ...RETRY_AFTER } : SPOKEN,
  content: { 'application/problem+json': { schema: problemBody } },
});

const success = (schema: z.ZodType, description: string) => ({
  description,
  headers: SPOKEN,
  content: { 'application/json': { schema } },
});

/** Answers that come line by line. */
export const NDJSON = 'application/x-ndjson';

/** The lines of a stream, and every error before its first. */
export const streamResponses = (line: z.ZodType): Record<string, unknown> => {
  const { content: _, ...head } = success(line, 'One line for each, and a summary last.');
  return {
    200: { ...head, content: { [NDJSON]: { schema: line } } },
    ...Object.fromEntries(STREAM_ERRORS.map((status) => [status, problem(status)])),
  };
};

const responses =
  (errors: readonly ErrorStatus[]) =>
  (schema: z.ZodType, description: string): Record<string, unknown> => ({
    200: success(schema, description),
    ...Object.fromEntries(errors.map((status) => [status, problem(status)])),
  });

/** The answer and every error of a ruling. */
export const rulingResponses = responses(RULING_ERRORS);

/** The answer and every error of a catalogue. */
export const catalogueResponses = responses(CATALOGUE_ERRORS);

/** The answer and every error of a question about the service itself. */
export const serviceResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  200: { description, content: { 'application/json': { schema } } },
  ...Object.fromEntries(SERVICE_ERRORS.map((status) => [status, problem(status)])),
});

/** The answer and every error of one entry of a catalogue. */
export const entryResponses = responses(ENTRY_ERRORS);
