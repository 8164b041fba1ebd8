import type { ResourceLimits } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { moduleFile, RUNS_FROM_SOURCE } from '../package-root.ts';

/** From source, a worker has to be taught TypeScript by itself, whatever its parent was started with. */
const LOADER_CODE = `import{register}from"node:module";register("tsx/esm",${JSON.stringify({ parentURL: import.meta.url, data: {} })})`;
const SOURCE_LOADER = `data:text/javascript,${encodeURIComponent(LOADER_CODE)}`;

/** How a pool starts a module. */
const startOf = (file: string) => ({
  filename: moduleFile(file),
  ...(RUNS_FROM_SOURCE ? { execArgv: ['--import', SOURCE_LOADER] } : {}),
});

interface PoolOptions {
  /** The module that works, by its path without ending, as in `bulk/worker`. */
  readonly file: string;
  readonly threads: number;
  readonly resourceLimits?: ResourceLimits;
  readonly report: (error: unknown) => void;
}

/** Threads that are started when there is work, and go when there has been none for a minute. */
export function startPool({ file, threads, resourceLimits, report }: PoolOptions): Piscina {
  const pool = new Piscina({
    ...startOf(file),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    ...(resourceLimits === undefined ? {} : { resourceLimits }),
  });
  // A thread that dies rejects its own task; without a listener it would take the process with it.
  pool.on('error', report);
  return pool;
}

/** How busy a pool of threads is. */
export interface PoolState {
  /** Jobs that wait for a thread. */
  readonly waiting: number;
  /** Jobs that are being done. */
  readonly busy: number;
}

/** The state of a pool, which may not have been started yet. */
export const stateOf = (pool: Piscina | undefined): PoolState =>
  pool === undefined
    ? { waiting: 0, busy: 0 }
    : { waiting: pool.queueSize, busy: pool.threads.length - pool.idleThreads };
