import type { Done, Order } from './job.ts';
import { Cutter, type Piece, type Starts } from './pieces.ts';
import type { BulkPool } from './pool.ts';
import { Counting, type Tally } from './tally.ts';

/** Characters that make a job: few enough that answers come early, enough that handing over costs little. */
const JOB_LENGTH = 64_000;

/** The pieces of a stream in jobs, as they come. */
async function* jobsOf(source: AsyncIterable<Uint8Array>, cutter: Cutter): AsyncGenerator<Piece[]> {
  let pieces: Piece[] = [];
  let length = 0;
  const add = (own: readonly Piece[]): void => {
    pieces.push(...own);
    for (const { text } of own) length += text?.length ?? 0;
  };
  for await (const bytes of source) {
    for (const piece of cutter.cut(bytes)) {
      add([piece]);
      if (length < JOB_LENGTH) continue;
      yield pieces;
      pieces = [];
      length = 0;
    }
  }
  add(cutter.end());
  if (pieces.length > 0) yield pieces;
}

export interface Bulk {
  readonly source: AsyncIterable<Uint8Array>;
  readonly order: Order;
  readonly starts: Starts;
  /** Characters a piece may have. */
  readonly longest: number;
  readonly pool: BulkPool;
  /** Told of faults of ours. */
  readonly report: (failure: string) => void;
}

/** What a whole stream came to. */
export interface Sum {
  readonly results: number;
  readonly tally: Tally;
}

/**
 * Answers a stream, job by job in its order. No more is read than the threads can take, and nothing is read while
 * nobody takes the answers. Out: lines of output, and at the end what they came to.
 */
export async function* answerAll(bulk: Bulk): AsyncGenerator<string, Sum> {
  const { source, order, starts, longest, pool, report } = bulk;
  const waiting: Promise<Done>[] = [];
  const tally = new Counting();
  let results = 0;
  const next = async (): Promise<string> => {
    const done = await waiting.shift();
    if (done === undefined) return '';
    done.failures.forEach(report);
    results += done.results;
    tally.include(done.tally);
    return done.output;
  };
  for await (const pieces of jobsOf(source, new Cutter(starts, longest))) {
    const job = pool.run({ order, pieces });
    // Awaited in its turn; until then a failure is not unhandled.
    job.catch(() => undefined);
    waiting.push(job);
    if (waiting.length >= pool.width) yield await next();
  }
  while (waiting.length > 0) yield await next();
  return { results, tally: tally.counts };
}

/** The last line of a stream. */
export const summaryLine = ({ results, tally }: Sum): string =>
  `${JSON.stringify({ summary: { results, problems: {}, ...tally } })}\n`;

/** The whole answer to a stream, its summary last. */
export async function* ndjson(bulk: Bulk): AsyncGenerator<string> {
  const sum = yield* answerAll(bulk);
  yield summaryLine(sum);
}
