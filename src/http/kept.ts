import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagOfText } from './entity-tags.ts';
import { CACHE, JSON_TYPE, type Representation, represent } from './represent.ts';

/** Sends what is the same until the next release: written once for each name. */
export type Kept = (request: FastifyRequest, reply: FastifyReply, name: string, make: () => unknown) => FastifyReply;

/** Keeps the representations of one resource and its entries. What does not exist throws in `make` and is not kept. */
export function keep(type: string = JSON_TYPE): Kept {
  const kept = new Map<string, Representation>();
  return (request, reply, name, make) => {
    let own = kept.get(name);
    if (own === undefined) {
      const made = make();
      const text = typeof made === 'string' ? made : JSON.stringify(made);
      own = { tag: tagOfText(text), type, cache: CACHE.catalogue, write: () => text };
      kept.set(name, own);
    }
    return represent(request, reply, own);
  };
}
