import type { Piscina } from 'piscina';
import type { Done, Job } from './job.ts';
import { type PoolState, startPool, stateOf } from './threads.ts';
import { work } from './work.ts';

/** Gives way to what else waits on this thread. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * What a thread may keep of what it no longer needs: answers are short-lived, and left to itself every thread lets much
 * of it lie. Hands are small; the limit of all it holds leaves room for the longest text a stream may have.
 */
const limitsFor = (longest: number) => ({
  maxYoungGenerationSizeMb: 6,
  maxOldGenerationSizeMb: 64 + Math.ceil((longest * LONGEST_GROWS) / 2 ** 20),
});

/** How many times its own length a text takes once it is read. */
const LONGEST_GROWS = 32;

/** Answers jobs on so many threads; on none, on this one. The answers are the same. */
export class BulkPool {
  readonly #threads: number;
  readonly #longest: number;
  readonly #report: (error: unknown) => void;
  #pool: Piscina | undefined;

  /** In: how many threads, how long a text may be, and who is told of one that dies. */
  constructor(threads: number, longest: number, report: (error: unknown) => void) {
    this.#threads = threads;
    this.#longest = longest;
    this.#report = report;
  }

  /** Jobs worth having under way at once: enough that no thread waits for the next. */
  get width(): number {
    return Math.max(1, 2 * this.#threads);
  }

  #start(): Piscina {
    return startPool({
      file: 'bulk/worker',
      threads: this.#threads,
      resourceLimits: limitsFor(this.#longest),
      report: this.#report,
    });
  }

  /** How much there is to do. */
  get state(): PoolState {
    return stateOf(this.#pool);
  }

  async run(job: Job): Promise<Done> {
    if (this.#threads === 0) {
      await breathe();
      return work(job);
    }
    this.#pool ??= this.#start();
    return this.#pool.run(job, { name: 'answer' });
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
