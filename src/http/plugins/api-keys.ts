import { timingSafeEqual } from 'node:crypto';
import { fastifyPlugin } from 'fastify-plugin';
import { type ApiKey, digestOf } from '../../config/api-keys.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the key the request came with; null where the service is open. */
    keyName: string | null;
  }
}

const BEARER = /^bearer +(\S+) *$/i;

/** Compares with every key, so that the time taken tells neither which nor how much of it is right. */
function nameOf(given: string, keys: readonly ApiKey[]): string | null {
  const digest = digestOf(given);
  let found: string | null = null;
  for (const { name, digest: own } of keys) if (timingSafeEqual(digest, own)) found = name;
  return found;
}

/** Lets requests in that bring a key (RFC 6750); without keys everybody is, at no cost. */
export const apiKeysPlugin = fastifyPlugin<{ readonly keys: readonly ApiKey[] }>(
  async (app, { keys }) => {
    app.decorateRequest('keyName', null);
    if (keys.length === 0) return;
    app.addHook('onRequest', (request, _reply, done) => {
      const [, given] = BEARER.exec(request.headers.authorization ?? '') ?? [];
      request.keyName = given === undefined ? null : nameOf(given, keys);
      if (request.keyName !== null) return done();
      const invalid = request.headers.authorization === undefined ? '' : ', error="invalid_token"';
      done(new Problem('unauthorized', { headers: { 'www-authenticate': `Bearer realm="cards-speak"${invalid}` } }));
    });
  },
  { name: 'api-keys' },
);
