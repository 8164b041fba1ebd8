import type * as z from 'zod';
import { problemBody } from '../contract/problems.ts';

const LANGUAGE_HEADERS = {
  'Content-Language': { schema: { type: 'string' }, description: 'The language of the texts.' },
  Vary: { schema: { type: 'string' }, description: 'The texts follow `Accept-Language`.' },
} as const;

const problem = (id: string, description: string) => ({
  id,
  description,
  content: { 'application/problem+json': { schema: problemBody } },
});

const BAD_REQUEST = problem('BadRequest', 'Not JSON, or not of this shape: every fault with its place.');
const NOT_FOUND = problem('NotFound', 'There is no such entry.');
const NOT_ACCEPTABLE = problem('NotAcceptable', 'Answers are JSON.');
const TIMEOUT = problem('RequestTimeout', 'The request took too long to arrive.');
const TOO_LARGE = problem('BodyTooLarge', 'The body is larger than allowed.');
const MEDIA_TYPE = problem('UnsupportedMediaType', 'Requests are JSON.');
const IMPOSSIBLE = problem('Impossible', 'Well-formed but impossible: every violation with its place.');
const HEADERS = problem('HeadersTooLarge', 'The headers are larger than allowed.');
const INTERNAL = problem('InternalError', 'A fault of this service.');
const BUSY = problem('Busy', 'Too many long counts are waiting; see `Retry-After`.');

/** The answer and every error of a ruling. */
export const rulingResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  200: { description, headers: LANGUAGE_HEADERS, content: { 'application/json': { schema } } },
  400: BAD_REQUEST,
  406: NOT_ACCEPTABLE,
  408: TIMEOUT,
  413: TOO_LARGE,
  415: MEDIA_TYPE,
  422: IMPOSSIBLE,
  431: HEADERS,
  500: INTERNAL,
  503: BUSY,
});

/** The answer and every error of a catalogue. */
export const catalogueResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  200: { description, headers: LANGUAGE_HEADERS, content: { 'application/json': { schema } } },
  406: NOT_ACCEPTABLE,
  431: HEADERS,
  500: INTERNAL,
});

/** The answer and every error of one entry of a catalogue. */
export const entryResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  ...catalogueResponses(schema, description),
  404: NOT_FOUND,
});
