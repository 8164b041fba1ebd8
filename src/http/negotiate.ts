import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameLanguage } from './plugins/language.ts';
import { Problem } from './problem.ts';

const ANSWERED_AS = ['application/json', 'application/problem+json'];

/** Runs before every API request: refuses what cannot be read or answered, and names the language of the answer. */
export async function negotiate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  nameLanguage(request, reply);
  if (request.accepts().type(ANSWERED_AS) === false) throw new Problem('not-acceptable');
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new Problem('unsupported-media-type');
}
