import { fastifyPlugin } from 'fastify-plugin';
import type { Piscina } from 'piscina';
import { type PoolState, startPool } from '../../bulk/threads.ts';
import type { Config } from '../../config.ts';
import type { Answer } from '../../service/context.ts';
import { answered } from '../answer.ts';
import type { Metrics } from '../metrics.ts';
import { OVERLOADED } from '../problem.ts';
import { type Requests, type Responses, type RulingName, ruleHere, type Task } from '../rulings.ts';

/** Boards that can be counted within some 20 ms; a longer count would hold up every other request. */
const LOOP_BUDGET = 20_000;

/** A count needs its tables and little else; left to itself a thread lets much more lie. */
const COUNT_MEMORY = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 256 };

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes a ruling: here, or in a worker where its count is long. */
    rule<N extends RulingName>(task: Task<N>): Responses[N] | Promise<Responses[N]>;
    /** How busy the threads for long counts are. */
    readonly countState: () => PoolState;
  }
}

/** What is counted of each ruling. */
const COUNTED: {
  readonly [N in RulingName]?: (metrics: Metrics, request: Requests[N], response: Responses[N]) => void;
} = {
  adjudications: (metrics, { variant }, response) => metrics.adjudicated(variant, response),
  verifications: (metrics, _request, response) => metrics.verified(response),
  rulings: (metrics, { irregularity }) => metrics.ruled(irregularity.type),
};

type Limits = Pick<Config, 'countThreads' | 'countQueue' | 'countWait'>;

/** Threads for long counts, started when the first one comes. Whoever would have to wait long for one is told so. */
class LongCounts {
  readonly #limits: Limits;
  readonly #report: (error: unknown) => void;
  /** In the order they came. */
  readonly #waiting = new Set<() => void>();
  #pool: Piscina | undefined;
  #busy = 0;

  constructor(limits: Limits, report: (error: unknown) => void) {
    this.#limits = limits;
    this.#report = report;
  }

  #start(): Piscina {
    const { countThreads: threads } = this.#limits;
    return startPool({
      file: 'http/ruling-worker',
      threads,
      resourceLimits: COUNT_MEMORY,
      report: this.#report,
    });
  }

  /** Out: a promise kept when a thread is free. */
  #enter(): Promise<void> {
    const { countThreads, countQueue, countWait } = this.#limits;
    if (this.#busy < countThreads) {
      this.#busy += 1;
      return Promise.resolve();
    }
    if (this.#waiting.size >= countQueue) return Promise.reject(OVERLOADED);
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(enter);
        reject(OVERLOADED);
      }, countWait);
      this.#waiting.add(enter);
    });
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#busy -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }

  async run<N extends RulingName>(task: Task<N>): Promise<Answer<Responses[N]>> {
    await this.#enter();
    try {
      this.#pool ??= this.#start();
      return await this.#pool.run(task, { name: 'rule' });
    } finally {
      this.#leave();
    }
  }

  get state(): PoolState {
    return { waiting: this.#waiting.size, busy: this.#busy };
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}

/** Decorates the app with `rule`. */
export const rulePlugin = fastifyPlugin<Limits>(
  async (app, limits) => {
    const counts = new LongCounts(limits, (err) => app.log.error({ err }, 'a counting thread failed'));
    app.decorate('rule', <N extends RulingName>(task: Task<N>): Responses[N] | Promise<Responses[N]> => {
      const quick = ruleHere(task, LOOP_BUDGET);
      const tooLong = !quick.ok && quick.error.kind === 'over-budget';
      const told = (answer: typeof quick): Responses[N] => {
        const response = answered(answer, task.language);
        COUNTED[task.name]?.(app.metrics, task.request, response);
        return response;
      };
      return tooLong ? counts.run(task).then(told) : told(quick);
    });
    app.decorate('countState', () => counts.state);
    app.addHook('onClose', () => counts.close());
  },
  { name: 'rule', dependencies: ['metrics'] },
);
