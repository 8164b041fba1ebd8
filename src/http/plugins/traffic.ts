import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
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
  #cut = 0;
  #settle: () => void = () => undefined;

  /** Requests that are open. */
  get open(): number {
    return this.#open.size + this.#last.size;
  }

  /** Requests whose client left before the end of the answer, since the start. */
  get cut(): number {
    return this.#cut;
  }

  /** What is being answered on a connection, in the order it came. */
  openOn(socket: Socket): ServerResponse[] {
    return [...this.#last, ...this.#open].filter(({ req }) => req.socket === socket);
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  enter(response: ServerResponse): void {
    this.#open.add(response);
  }

  /** Out: whether it was still open. */
  leave(response: ServerResponse): boolean {
    if (this.#open.delete(response)) return true;
    if (!this.#last.delete(response)) return false;
    if (this.#last.size === 0) this.#settle();
    return true;
  }

  /** What closes without having been answered was left by its client. */
  close(response: ServerResponse): void {
    if (this.leave(response)) this.#cut += 1;
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
    function close(this: ServerResponse): void {
      traffic.close(this);
    }
    app.addHook('onRequest', (request, reply, done) => {
      traffic.enter(reply.raw);
      reply.raw.on('close', close);
      reply.header('x-request-id', request.id);
      done();
    });
  },
  { name: 'traffic' },
);
