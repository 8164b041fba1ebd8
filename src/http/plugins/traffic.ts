import type { ServerResponse } from 'node:http';
import { fastifyPlugin } from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    readonly traffic: Traffic;
  }
}

/** What is open, and whether the service is stopping. */
export class Traffic {
  #open = new Set<ServerResponse>();
  /** What was open when the service was told to stop. */
  #last: Set<ServerResponse> = new Set();
  #isStopping = false;
  #settle: () => void = () => undefined;

  /** Requests that are open. */
  get open(): number {
    return this.#open.size + this.#last.size;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  enter(response: ServerResponse): void {
    this.#open.add(response);
  }

  leave(response: ServerResponse): void {
    if (this.#open.delete(response) || !this.#last.delete(response)) return;
    if (this.#last.size === 0) this.#settle();
  }

  /** From now on the service is not ready. Out: when everything that is open now has its answer. */
  stop(): Promise<void> {
    this.#isStopping = true;
    [this.#last, this.#open] = [this.#open, new Set()];
    return new Promise((resolve) => {
      this.#settle = resolve;
      if (this.#last.size === 0) resolve();
    });
  }
}

/** Keeps count of what is open and gives every answer the id of its request. */
export const trafficPlugin = fastifyPlugin(
  async (app) => {
    const traffic = new Traffic();
    app.decorate('traffic', traffic);
    // One function for all, so that a request costs none; a response that is cut ends with this event alone.
    function leave(this: ServerResponse): void {
      traffic.leave(this);
    }
    app.addHook('onRequest', (request, reply, done) => {
      traffic.enter(reply.raw);
      reply.raw.on('close', leave);
      reply.header('x-request-id', request.id);
      done();
    });
  },
  { name: 'traffic' },
);
