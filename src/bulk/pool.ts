import { Piscina } from 'piscina';
import type { Done, Job } from './job.ts';
import { workerFile } from './threads.ts';
import { work } from './work.ts';

/** Gives way to what else waits on this thread. */
const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Answers jobs on so many threads; on none, on this one. The answers are the same. */
export class BulkPool {
  readonly #threads: number;
  #pool: Piscina | undefined;

  constructor(threads: number) {
    this.#threads = threads;
  }

  /** Jobs worth having under way at once: enough that no thread waits for the next. */
  get width(): number {
    return Math.max(1, 2 * this.#threads);
  }

  async run(job: Job): Promise<Done> {
    if (this.#threads === 0) {
      await breathe();
      return work(job);
    }
    this.#pool ??= new Piscina({
      ...workerFile('./worker', import.meta.url),
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: 60_000,
    });
    return this.#pool.run(job, { name: 'answer' });
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
