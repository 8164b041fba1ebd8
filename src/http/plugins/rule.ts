import { fastifyPlugin } from 'fastify-plugin';
import type { Piscina } from 'piscina';
import { type PoolState, startPool, stateOf } from '../../bulk/threads.ts';
import type { Config } from '../../config.ts';
import type { Answer } from '../../service/context.ts';
import { answered } from '../answer.ts';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { type Requests, type Responses, type RulingName, ruleHere, type Task } from '../rulings.ts';

/** Boards that can be counted within some 20 ms; a longer count would hold up every other request. */
const LOOP_BUDGET = 20_000;

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

type Limits = Pick<Config, 'countThreads' | 'countQueue'>;

/** Threads for long counts, started when the first one comes. */
class LongCounts {
  readonly #limits: Limits;
  readonly #report: (error: unknown) => void;
  #pool: Piscina | undefined;
  #open = 0;

  constructor(limits: Limits, report: (error: unknown) => void) {
    this.#limits = limits;
    this.#report = report;
  }

  #start(): Piscina {
    const { countThreads: threads } = this.#limits;
    return startPool({ file: '../ruling-worker', beside: import.meta.url, threads, report: this.#report });
  }

  async run<N extends RulingName>(task: Task<N>): Promise<Answer<Responses[N]>> {
    const { countThreads, countQueue } = this.#limits;
    if (this.#open >= countThreads + countQueue) throw new Problem('overloaded', { headers: { 'retry-after': '1' } });
    this.#pool ??= this.#start();
    this.#open += 1;
    try {
      return await this.#pool.run(task, { name: 'rule' });
    } finally {
      this.#open -= 1;
    }
  }

  get state(): PoolState {
    return stateOf(this.#pool);
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
