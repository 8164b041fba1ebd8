import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { nameLanguage } from './plugins/language.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media type of an answer that is not JSON. */
    readonly answeredAs?: string;
    /** A request without an end, which may take as long as it likes. */
    readonly isStream?: boolean;
  }
}

const JSON_TYPES = ['application/json', 'application/problem+json'];

const isAnswerable = (request: FastifyRequest): boolean => {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*') return true;
  const { answeredAs } = request.routeOptions.config;
  return request.accepts().type(answeredAs === undefined ? JSON_TYPES : [answeredAs, ...JSON_TYPES]) !== false;
};

/** Runs before every API request: refuses what cannot be read or answered, and names the language of the answer. */
export function negotiate(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  nameLanguage(request, reply);
  const encoding = request.headers['content-encoding'];
  if (!isAnswerable(request)) done(new Problem('not-acceptable'));
  else if (encoding !== undefined && encoding !== 'identity') done(new Problem('unsupported-media-type'));
  else done();
}
