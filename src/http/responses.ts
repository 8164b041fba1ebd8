import type * as z from 'zod';
import { problemBody } from '../contract/problems.ts';
import { readAloud } from '../contract/read-aloud.ts';

/** What each error status means here. */
const ERRORS = {
  400: 'Not as HTTP allows, not JSON, or not of this shape: every fault with its place.',
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

const CATALOGUE_ERRORS: readonly ErrorStatus[] = [400, 401, 406, 408, 429, 431, 500, 503];
const ENTRY_ERRORS: readonly ErrorStatus[] = [404, ...CATALOGUE_ERRORS];
const RULING_ERRORS: readonly ErrorStatus[] = [413, 415, 422, ...CATALOGUE_ERRORS];

const SERVICE_ERRORS: readonly ErrorStatus[] = [400, 408, 431, 500];

const STREAM_ERRORS: readonly ErrorStatus[] = [415, 422, ...CATALOGUE_ERRORS];

const header = (description: string, example: string) => ({
  type: 'string',
  maxLength: 256,
  description,
  examples: [example],
});

/** With every answer; the limits only where requests are limited. */
const GENERAL = {
  'X-Request-Id': header('The id the request came with where it is a safe one, else a new one.', '7f3c'),
  RateLimit: header('Where requests are limited: those left, and seconds until there are more.', '"default";r=99;t=60'),
  'RateLimit-Policy': header('Where requests are limited: those in a window, and its seconds.', '"default";q=100;w=60'),
};
const SPOKEN = {
  ...GENERAL,
  'Content-Language': header('The language of the texts: `en` or `it`.', 'en'),
  Vary: header('The type follows `Accept`, the texts follow `Accept-Language`.', 'Accept, Accept-Language'),
};
const cached = (example: string) => ({
  'Cache-Control': header('Who may keep the answer, and for how long (RFC 9111).', example),
});
const TAGGED = {
  ETag: header('A weak tag of the representation: the same as long as its bytes are.', 'W/"1f9V2c4N3vVq0dJmC0h5Aw"'),
};
const queried = (types: string) => ({
  'Accept-Query': header('What a QUERY to this address may be sent as (RFC 10008): it answers like POST.', types),
});
const RETRY_AFTER = { 'Retry-After': header('Seconds to wait.', '1') };

/** Headers only some errors have. */
const HEADERS: Partial<Record<ErrorStatus, Readonly<Record<string, unknown>>>> = {
  401: { 'WWW-Authenticate': header('How keys are sent (RFC 6750).', 'Bearer realm="cards-speak"') },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/** An error; made anew for every route: the document's writer fills each in only once. */
const problem = (status: ErrorStatus) => ({
  description: ERRORS[status],
  headers: { ...SPOKEN, ...cached('no-store'), ...HEADERS[status] },
  content: { 'application/problem+json': { schema: problemBody } },
});

const problems = (errors: readonly ErrorStatus[]): Record<string, unknown> =>
  Object.fromEntries(errors.map((status) => [status, problem(status)]));

const success = (schema: z.ZodType, description: string, headers: object) => ({
  description,
  headers: { ...SPOKEN, ...headers },
  content: { 'application/json': { schema } },
});

/** To who sends in `If-None-Match` the tag of what it has. */
const unchanged = () => ({
  description: 'Unchanged since it was sent with this tag.',
  headers: { ...GENERAL, Vary: SPOKEN.Vary, ...cached('max-age=300'), ...TAGGED },
  // Both say that there is no body: one to each of the document's two writers.
  type: 'null',
  content: {},
});

/** Answers that come line by line. */
export const NDJSON = 'application/x-ndjson';

/** Media types of a history text as its site wrote it. */
export const TEXT_TYPES = ['text/plain', 'application/toml'];

/** What a stream may be sent as. */
export const STREAM_TYPES = [NDJSON, ...TEXT_TYPES].join(', ');

/** The lines of a stream, and every error before its first. */
export const streamResponses = (line: z.ZodType): Record<string, unknown> => {
  const headers = { ...cached('no-store'), ...queried(STREAM_TYPES) };
  const { content: _, ...head } = success(line, 'One line for each, and a summary last.', headers);
  return { 200: { ...head, content: { [NDJSON]: { schema: line } } }, ...problems(STREAM_ERRORS) };
};

const RULED = { ...cached('no-store'), ...TAGGED, ...queried('application/json') };

/** The answer and every error of a ruling. */
export const rulingResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  200: success(schema, description, RULED),
  ...problems(RULING_ERRORS),
});

/** The same of a ruling that is also read aloud, as plain text. */
export function spokenResponses(schema: z.ZodType, description: string): Record<string, unknown> {
  const { content, ...head } = success(schema, description, RULED);
  return {
    200: { ...head, content: { ...content, 'text/plain': { schema: readAloud } } },
    ...problems(RULING_ERRORS),
  };
}

const catalogue =
  (errors: readonly ErrorStatus[]) =>
  (schema: z.ZodType, description: string): Record<string, unknown> => ({
    200: success(schema, description, { ...cached('max-age=300'), ...TAGGED }),
    304: unchanged(),
    ...problems(errors),
  });

/** The answer and every error of a catalogue. */
export const catalogueResponses = catalogue(CATALOGUE_ERRORS);

/** The answer and every error of one entry of a catalogue. */
export const entryResponses = catalogue(ENTRY_ERRORS);

/** The answer and every error of a question about the service itself. */
export const serviceResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  200: { description, content: { 'application/json': { schema } } },
  ...problems(SERVICE_ERRORS),
});

/** The same of one that is answered no while the service stops. */
export const readinessResponses = (schema: z.ZodType, description: string): Record<string, unknown> => ({
  ...serviceResponses(schema, description),
  503: { ...problem(503), description: 'The service is stopping.' },
});
