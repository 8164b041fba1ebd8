import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeld } from './entity-tags.ts';

/**
 * What a cache may do with an answer (RFC 9111). A catalogue is the same for everybody until the next release; the answer
 * to a QUERY tells hole cards and belongs to who asked, who may keep it and ask whether it still holds; one to a POST is
 * reused by nobody and should not lie on a disk.
 */
export const CACHE = { catalogue: 'max-age=300', asked: 'private, no-cache', posted: 'no-store' } as const;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';

export interface Representation {
  /** Changes with the bytes. */
  readonly tag: string;
  readonly type: string;
  readonly cache: (typeof CACHE)[keyof typeof CACHE];
  /** The bytes, for who has not got them. */
  readonly write: () => string;
}

/** A condition is one on a representation that is there before the request: a POST has none. */
const isConditional = ({ method }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'QUERY';

/** Sends a representation, or 304 to who has it. */
export function represent(
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, type, cache, write }: Representation,
): FastifyReply {
  reply.header('etag', tag).header('cache-control', cache);
  const held = request.headers['if-none-match'];
  if (held !== undefined && isConditional(request) && isHeld(held, tag))
    // An empty stream, because to a HEAD without a payload Fastify writes the length of none, which is not that of the answer.
    return reply
      .code(304)
      .removeHeader('content-language')
      .send(request.method === 'HEAD' ? Readable.from([]) : undefined);
  return reply.header('content-type', type).send(write());
}
