import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { nameLanguage } from './plugins/language.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media type of an answer that is not JSON. */
    readonly answeredAs?: string;
    /** The answer is also read aloud, as plain text. */
    readonly isReadAloud?: boolean;
    /** What a QUERY to this address may be sent as (RFC 10008). */
    readonly acceptQuery?: string;
    /** A request without an end, which may take as long as it likes. */
    readonly isStream?: boolean;
  }
}

const JSON_ANSWERS = ['application/json', 'application/problem+json'];
const ALOUD = 'text/plain';
const READ_ALOUD = [...JSON_ANSWERS, ALOUD];

/** Headers remembered at most; clients send the same few again and again. */
const MOST_HEADERS = 100;
const known = new Map<string, string | false>();

/** Everything here is UTF-8; that a client says so is no reason to refuse it. */
const CHARSET = /;[ \t]*charset=[^,;]*/gi;

/** The best of these types for a client; what it says of their character set is passed over. */
function typeFor(request: FastifyRequest, accept: string, types: string[]): string | false {
  if (accept.includes(';')) request.raw.headers.accept = accept.replace(CHARSET, '');
  const [best = false] = [request.accepts().type(types)].flat();
  return best;
}

/** The best of what a resource read aloud is answered as. */
function bestAnswer(request: FastifyRequest, accept: string): string | false {
  const before = known.get(accept);
  if (before !== undefined) return before;
  const best = typeFor(request, accept, READ_ALOUD);
  if (known.size >= MOST_HEADERS) known.clear();
  known.set(accept, best);
  return best;
}

/** Whether the answer is to be plain text rather than JSON, which is what a client gets that does not say. */
export function isAloud(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return false;
  return request.routeOptions.config.isReadAloud === true && bestAnswer(request, accept) === ALOUD;
}

function isAnswerable(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return true;
  const { answeredAs, isReadAloud } = request.routeOptions.config;
  if (isReadAloud === true) return bestAnswer(request, accept) !== false;
  return typeFor(request, accept, answeredAs === undefined ? JSON_ANSWERS : [answeredAs, ...JSON_ANSWERS]) !== false;
}

/** A body that would have to be unpacked; where none is read, what is said of it does not matter. */
function isPacked({ headers, method }: FastifyRequest): boolean {
  const encoding = headers['content-encoding'];
  return encoding !== undefined && encoding.toLowerCase() !== 'identity' && method !== 'GET' && method !== 'HEAD';
}

/** Runs before every API request: refuses what cannot be read or answered, and names the language of the answer. */
export function negotiate(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  nameLanguage(request, reply);
  const { acceptQuery } = request.routeOptions.config;
  if (acceptQuery !== undefined) reply.header('accept-query', acceptQuery);
  if (!isAnswerable(request)) done(new Problem('not-acceptable'));
  else if (isPacked(request)) done(new Problem('unsupported-media-type'));
  else done();
}
