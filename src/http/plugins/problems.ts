import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { wordedFaults } from '../../contract/fault-texts.ts';
import { type ProblemCode, problemOfStatus } from '../../contract/problem-catalog.ts';
import { Problem, problemBody } from '../problem.ts';
import { ShapeError } from '../validation.ts';
import { answerLanguage, nameLanguage } from './language.ts';

const CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

/** Whatever was thrown, as a problem; what nobody foresaw is an internal error and says nothing more. */
function problemFor(error: FastifyError | Error, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ShapeError)
    return new Problem('invalid-request', { faults: wordedFaults(error.faults, request.textLanguage) });
  const { code, statusCode = 500 } = {
    code: '',
    ...('code' in error ? error : {}),
    ...('statusCode' in error ? error : {}),
  };
  if (error instanceof SyntaxError && statusCode === 400) return new Problem('malformed-json');
  return new Problem(CODES[code] ?? problemOfStatus(statusCode));
}

/** The one writer of error bodies. */
export function writeProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = problemBody(problem, answerLanguage(request), request.id);
  nameLanguage(request, reply);
  reply.headers(problem.headers).code(body.status).header('content-type', 'application/problem+json');
  // It names this one request.
  reply.header('cache-control', 'no-store').removeHeader('etag');
  return reply.send(JSON.stringify(body));
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFor(error, request);
  if (problem.code === 'internal-error') request.log.error({ err: error }, 'internal error');
  return writeProblem(problem, request, reply);
}

interface Address {
  readonly methods: Set<string>;
  /** What a QUERY to it may be sent as. */
  acceptQuery?: string | undefined;
}

/** Remembers which methods every address answers to. */
function watchRoutes(app: FastifyInstance): (path: string) => Readonly<Record<string, string>> | null {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', (route) => {
    const known = addresses.get(route.url) ?? { methods: new Set() };
    for (const method of [route.method].flat()) known.methods.add(method);
    known.acceptQuery ??= route.config?.acceptQuery;
    addresses.set(route.url, known);
  });
  const matches = (pattern: string, path: string): boolean => {
    const parts = pattern.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length &&
      parts.every((part, i) => part === given[i] || (part.startsWith(':') && given[i] !== ''))
    );
  };
  return (path) => {
    const found = [...addresses].filter(([pattern]) => matches(pattern, path)).map(([, address]) => address);
    if (found.length === 0) return null;
    const allow = [...new Set(found.flatMap(({ methods }) => [...methods])), 'OPTIONS'].join(', ');
    const acceptQuery = found.find((address) => address.acceptQuery !== undefined)?.acceptQuery;
    return acceptQuery === undefined ? { allow } : { allow, 'accept-query': acceptQuery };
  };
}

/** Writes every error body of the service. */
export const problemsPlugin = fastifyPlugin(
  async (app) => {
    const answeredAt = watchRoutes(app);
    app.setErrorHandler(answerError);
    app.setNotFoundHandler((request, reply) => {
      const [path = ''] = request.url.split('?');
      const headers = answeredAt(path);
      if (headers === null) return writeProblem(new Problem('not-found'), request, reply);
      if (request.method === 'OPTIONS') return reply.code(204).headers(headers).send();
      return writeProblem(new Problem('method-not-allowed', { headers }), request, reply);
    });
  },
  { name: 'problems', dependencies: ['language'] },
);
