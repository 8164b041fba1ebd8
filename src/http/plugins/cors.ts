import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

/** What a page may read of an answer besides its body. */
const EXPOSED = [
  'Accept-Query',
  'Allow',
  'Content-Language',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

const ALLOWED = ['Accept-Language', 'Authorization', 'Content-Type', 'If-None-Match', 'Traceparent', 'X-Request-Id'];

/** Seconds a browser may remember what is allowed. */
const REMEMBERED = 7_200;

/** Lets pages of these origins call the service from a browser; no hook where there are none. */
export const corsPlugin = fastifyPlugin<{ readonly origins: readonly string[] }>(
  async (app, { origins }) => {
    if (origins.length === 0) return;
    const options: FastifyCorsOptions = {
      origin: origins.includes('*') ? '*' : [...origins],
      methods: ['GET', 'HEAD', 'POST', 'QUERY'],
      exposedHeaders: EXPOSED,
      allowedHeaders: ALLOWED,
      maxAge: REMEMBERED,
      strictPreflight: false,
    };
    // Answers say for themselves what they depend on; that the origin is part of it is added last.
    if (options.origin !== '*') {
      app.addHook('onSend', (_request: FastifyRequest, reply: FastifyReply, _payload, done) => {
        const others = String(reply.getHeader('vary') ?? '')
          .split(/, */)
          .filter((own) => own !== '' && own !== 'Origin');
        reply.header('vary', [...others, 'Origin'].join(', '));
        done();
      });
    }
    const withoutPreflight: FastifyCorsOptions = { ...options, preflight: false };
    await app.register(cors, {
      // OPTIONS that no browser asks beforehand is answered as ever, with what is allowed.
      delegator: (request: FastifyRequest, done) =>
        done(null, request.headers['access-control-request-method'] === undefined ? withoutPreflight : options),
    });
  },
  { name: 'cors' },
);
