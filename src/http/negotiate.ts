import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { nameLanguage } from './plugins/language.ts';
import { Problem } from './problem.ts';

const ANSWERED_AS = ['application/json', 'application/problem+json'];

const isAnswerable = (request: FastifyRequest): boolean => {
  const { accept } = request.headers;
  return accept === undefined || accept === '*/*' || request.accepts().type(ANSWERED_AS) !== false;
};

/** Runs before every API request: refuses what cannot be read or answered, and names the language of the answer. */
export function negotiate(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  nameLanguage(request, reply);
  const encoding = request.headers['content-encoding'];
  if (!isAnswerable(request)) done(new Problem('not-acceptable'));
  else if (encoding !== undefined && encoding !== 'identity') done(new Problem('unsupported-media-type'));
  else done();
}
