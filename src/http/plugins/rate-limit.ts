import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { Problem } from '../problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Takes another request of the client's window. Out: milliseconds until there is one, 0 where there was. */
    readonly spend: ((request: FastifyRequest) => Promise<number>) | null;
  }
}

/** Clients remembered at most; beyond, the one seen longest ago is forgotten. */
const MOST_CLIENTS = 10_000;

/** Addresses of one network: an IPv6 client has a whole /64 to itself. */
const PREFIX = 64;

const clientOf = ({ keyName, ip }: FastifyRequest): string =>
  // No address begins with a colon and goes on with a letter and a name with one of neither.
  keyName === null ? normalizeIP(ip, PREFIX) : `key:${keyName}`;

/** A share of requests for every client and window, told in `RateLimit` and `RateLimit-Policy`; no hook where there is none. */
export const rateLimitPlugin = fastifyPlugin<Pick<Config, 'rateLimit' | 'rateWindow'>>(
  async (app, { rateLimit: max, rateWindow }) => {
    if (max === 0) {
      app.decorate('spend', null);
      return;
    }
    await app.register(rateLimit, {
      global: false,
      max,
      timeWindow: rateWindow * 1_000,
      cache: MOST_CLIENTS,
      keyGenerator: clientOf,
    });
    const limit = app.createRateLimit();
    const policy = `"default";q=${max};w=${rateWindow}`;
    const take = async (request: FastifyRequest) => {
      const taken = await limit(request);
      // Nobody is excepted.
      return taken.isAllowed ? { remaining: max, ttl: 0, isExceeded: false } : taken;
    };
    app.decorate('spend', async (request: FastifyRequest): Promise<number> => {
      const { isExceeded, ttl } = await take(request);
      return isExceeded ? ttl : 0;
    });
    app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { remaining, ttl, isExceeded } = await take(request);
      const seconds = Math.ceil(ttl / 1_000);
      reply.headers({ 'ratelimit-policy': policy, ratelimit: `"default";r=${remaining};t=${seconds}` });
      if (isExceeded) throw new Problem('rate-limited', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
    });
  },
  { name: 'rate-limit', dependencies: ['api-keys'] },
);
