import type * as z from 'zod';
import { problemBody } from '../contract/problems.ts';

/** What each error status means here. */
const ERRORS = {
  400: 'Not JSON, or not of this shape: every fault with its place.',
  401: 'This service answers to keys only, and none that it knows came with the request.',
  404: 'There is no such entry.',
  406: 'The `Accept` header rules out what is answered here.',
  408: 'The request took too long to arrive.',
  413: 'The body is larger than allowed.',
  415: 'A request of this kind is not read here.',
  422: 'Well-formed but impossible: every violation with its place.',
  429: 'The requests of this window are used up; see `Retry-After`.',
  431: 'The headers are larger than allowed.',
  500: 'A fault of this service.',
  503: 'There is more to do than is done in good time; see `Retry-After`.',
} as const;

type ErrorStatus = keyof typeof ERRORS;

const CATALOGUE_ERRORS: readonly ErrorStatus[] = [401, 406, 429, 431, 500, 503];
const ENTRY_ERRORS: readonly ErrorStatus[] = [404, ...CATALOGUE_ERRORS];
const RULING_ERRORS: readonly ErrorStatus[] = [400, 408, 413, 415, 422, ...CATALOGUE_ERRORS];

const STREAM_ERRORS: readonly ErrorStatus[] = [400, 408, 415, 422, ...CATALOGUE_ERRORS];

const RETRY_AFTER = { 'Retry-After': { type: 'string', description: 'Seconds to wait.' } };

/** Headers only some errors have. */
const HEADERS: Partial<Record<ErrorStatus, Readonly<Record<string, unknown>>>> = {
  401: { 'WWW-Authenticate': { type: 'string', description: 'How keys are sent.' } },
  429: {
    ...RETRY_AFTER,
    RateLimit: { type: 'string', description: 'Requests left, and seconds until there are more.' },
    'RateLimit-Policy': { type: 'string', description: 'Requests in a window, and its seconds.' },
  },
  503: RETRY_AFTER,
};

/** An error; made anew for every route: the document's writer fills each in only once. */
export const problem = (status: ErrorStatus) => ({
  description: ERRORS[status],
  ...(HEADERS[status] === undefined ? {} : { headers: HEADERS[status] }),
  content: { 'application/problem+json': { schema: problemBody } },
});

const success = (schema: z.ZodType, description: string) => ({
  description,
  headers: {
    'Content-Language': { type: 'string', description: 'The language of the texts.' },
    Vary: { type: 'string', description: 'The texts follow `Accept-Language`.' },
  },
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

/** The answer and every error of one entry of a catalogue. */
export const entryResponses = responses(ENTRY_ERRORS);
