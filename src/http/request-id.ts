import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What an id may be so that it can stand in a header, in a log and as the `instance` of a problem, a relative URI. */
const SAFE = /^[A-Za-z0-9._~-]{1,64}$/;

/** The id a request came with where it is a safe one, else a new one. */
export function requestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/** Version, trace, parent and flags; what follows is for versions to come. */
const TRACEPARENT = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(-.*)?$/;

export interface Trace {
  readonly traceId: string;
  readonly parentId: string;
}

/** What a `traceparent` header says (W3C Trace Context); null where it says nothing, or says it wrongly. */
export function traceOf(header: string | string[] | undefined): Trace | null {
  if (typeof header !== 'string') return null;
  const [, version, traceId, parentId, more] = TRACEPARENT.exec(header) ?? [];
  if (traceId === undefined || parentId === undefined) return null;
  return version === '00' && more !== undefined ? null : { traceId, parentId };
}
