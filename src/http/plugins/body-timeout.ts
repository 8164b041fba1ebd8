import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Problem } from '../problem.ts';

/** How often open requests are looked at: the precision of the limit. */
const SWEEPS = 10;

/** Whoever reads the body is told, and answers; where nobody does, as after a 415, the answer is long sent. */
function giveUp(request: IncomingMessage): void {
  // An error nobody listens to would end the service.
  if (request.listenerCount('error') === 0) request.destroy();
  else request.emit('error', new Problem('request-timeout', { headers: { connection: 'close' } }));
}

/**
 * Gives up requests whose body takes too long to arrive. Node's own limit would end streams too, which may last as long
 * as they like. Looked at now and then, so that a request costs no timer; forgotten as soon as its body is read, so that
 * nothing of it is kept.
 */
export const bodyTimeoutPlugin = fastifyPlugin<{ readonly milliseconds: number }>(
  async (app, { milliseconds }) => {
    const open = new Map<FastifyRequest, number>();
    const sweep = setInterval(
      () => {
        const now = performance.now();
        for (const [request, since] of open) {
          const isOver = request.raw.complete || request.raw.destroyed;
          if (!isOver && now - since < milliseconds) continue;
          open.delete(request);
          if (!isOver) giveUp(request.raw);
        }
      },
      Math.max(50, milliseconds / SWEEPS),
    ).unref();
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      if (!request.raw.complete && request.routeOptions.config.isStream !== true) open.set(request, performance.now());
      done();
    });
    app.addHook('preValidation', (request, _reply, done) => {
      open.delete(request);
      done();
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'body-timeout' },
);
