import type { Server } from 'node:http';
import { Server as SecureServer } from 'node:https';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Config } from '../../config.ts';
import { OVERLOADED } from '../problem.ts';

/** Bytes up to which a body is not worth counting: as many of them as requests may be open take little. */
const SMALL_BODY = 16_384;

/** Milliseconds new connections are given at most, after a long turn. */
const INTAKE = 200;

/**
 * Lets new connections in. A turn of the event loop accepts as little as one, and a turn full of requests takes long: they
 * who are connected and ask again at once would keep everybody else out.
 */
class Intake {
  readonly #connected = new Set<Socket>();
  /** Who came in this turn. */
  #come: Socket[] = [];
  #isOpen = false;
  #until = 0;

  constructor(server: Server) {
    // What is below TLS is not to be touched.
    server.on(server instanceof SecureServer ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.#connected.add(socket);
      socket.once('close', () => this.#connected.delete(socket));
      if (this.#isOpen) this.#come.push(socket);
    });
  }

  /** Listens to nobody who is connected until nobody else comes. */
  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#until = performance.now() + INTAKE;
    for (const socket of this.#connected) socket.pause();
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    const isDone = this.#come.length === 0 || performance.now() > this.#until;
    // Node begins to listen only after it has told of a connection.
    for (const socket of this.#come) socket.pause();
    this.#come = [];
    if (!isDone) {
      setImmediate(this.#next);
      return;
    }
    this.#isOpen = false;
    for (const socket of this.#connected) socket.resume();
  };
}

/** Milliseconds after which a turn has kept others waiting. */
const LONG = 50;

/** How long this turn of the event loop has been at requests. Whoever waits in it waits as long. */
class Turn {
  readonly #most: number;
  readonly #whenLong: () => void;
  #since = 0;
  #hasBegun = false;

  constructor(milliseconds: number, whenLong: () => void) {
    this.#most = milliseconds;
    this.#whenLong = whenLong;
  }

  get #spent(): number {
    return performance.now() - this.#since;
  }

  isSpent({ raw }: FastifyRequest): boolean {
    // What is injected without a connection is made by whoever waits for it, one after the other in one turn.
    if (!(raw.socket instanceof Socket)) return false;
    if (this.#hasBegun) return this.#spent > this.#most;
    this.#hasBegun = true;
    this.#since = performance.now();
    setImmediate(this.#end);
    return false;
  }

  readonly #end = (): void => {
    this.#hasBegun = false;
    if (this.#spent > LONG) this.#whenLong();
  };
}

/** Bodies under way: what they say they have, else as much as they may. */
class Arriving {
  readonly #budget: number;
  readonly #bodies = new Map<FastifyRequest['raw'], number>();
  #bytes = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  /** Out: whether there is room for it. */
  admit({ raw }: FastifyRequest, bytes: number): boolean {
    if (this.#bytes + bytes > this.#budget) return false;
    this.#bytes += bytes;
    this.#bodies.set(raw, bytes);
    raw.once('close', () => this.release(raw));
    return true;
  }

  release(raw: FastifyRequest['raw']): void {
    this.#bytes -= this.#bodies.get(raw) ?? 0;
    this.#bodies.delete(raw);
  }

  get isEmpty(): boolean {
    return this.#bodies.size === 0;
  }
}

function bytesOf({ headers }: FastifyRequest, most: number): number {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : most;
}

/** Requests and large bodies beyond their bounds are refused. Streams keep little of theirs at a time. */
function boundRequests(app: FastifyInstance, { openLimit, bodyLimit, bodyBudget }: Limits, turn: Turn): void {
  const arriving = new Arriving(bodyBudget);
  app.addHook('onRequest', (request, _reply, done) => {
    if (app.traffic.open > openLimit || turn.isSpent(request)) return done(OVERLOADED);
    const bytes = bytesOf(request, bodyLimit);
    const isLarge = bytes > SMALL_BODY && bytes <= bodyLimit && request.routeOptions.config.isStream !== true;
    done(isLarge && !arriving.admit(request, bytes) ? OVERLOADED : undefined);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (!arriving.isEmpty) arriving.release(request.raw);
    done();
  });
}

type Limits = Pick<Config, 'openLimit' | 'loopLimit' | 'bodyLimit' | 'bodyBudget'>;

/**
 * Refuses at once what could not be answered soon. Rulings are made one after the other, so what has come in together
 * waits for all before it: beyond a bound that is told right away, and cheaply, whoever it is.
 */
export const overloadPlugin = fastifyPlugin<Limits>(
  async (app, limits) => {
    const intake = new Intake(app.server);
    const turn = new Turn(limits.loopLimit, () => intake.open());
    boundRequests(app, limits, turn);
    // A body may have taken many turns to come; reading it as JSON is work as well.
    const readJson = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (turn.isSpent(request)) done(OVERLOADED);
      else readJson(request, String(body), done);
    });
  },
  { name: 'overload', dependencies: ['traffic'] },
);
