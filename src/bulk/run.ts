import { Cutter, type Piece, type Starts } from '../service/pieces.ts';
import type { Done, Order } from './job.ts';
import type { BulkPool } from './pool.ts';
import { Counting, type Tally } from './tally.ts';

/** Characters that make a job: few enough that answers come early, enough that handing over costs little. */
const JOB_LENGTH = 64_000;

/** Milliseconds for which pieces wait for company: who sends one and waits is answered. */
const PATIENCE = 5;

/** The pieces of a stream in jobs, as they come. */
async function* jobsOf(source: AsyncIterable<Uint8Array>, cutter: Cutter): AsyncGenerator<Piece[]> {
  const bytes = source[Symbol.asyncIterator]();
  let pieces: Piece[] = [];
  let length = 0;
  try {
    for (;;) {
      const next = bytes.next();
      if (pieces.length > 0 && (await isLate(next))) {
        yield pieces;
        [pieces, length] = [[], 0];
      }
      const { value, done } = await next;
      if (done === true) break;
      for (const piece of cutter.cut(value)) {
        pieces.push(piece);
        length += piece.text?.length ?? 0;
        if (length < JOB_LENGTH) continue;
        yield pieces;
        [pieces, length] = [[], 0];
      }
    }
    pieces.push(...cutter.end());
    if (pieces.length > 0) yield pieces;
  } finally {
    void bytes.return?.();
  }
}

/** Whether nothing comes within our patience, or ever: a source that fails is waited for in vain. */
async function isLate(next: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, true);
  });
  const came = next.then(
    () => false,
    () => true,
  );
  return Promise.race([came, late]).finally(() => clearTimeout(timer));
}

export interface Bulk {
  readonly source: AsyncIterable<Uint8Array>;
  readonly order: Order;
  /** Where pieces start; null where every line is one. */
  readonly starts: Starts | null;
  /** Characters a piece may have. */
  readonly longest: number;
  readonly pool: BulkPool;
  /** Told of faults of ours. */
  readonly report: (failure: string) => void;
  /** Told of every part that is answered. */
  readonly observe?: (done: Done) => void;
}

/** What a whole stream came to. */
export interface Sum {
  readonly results: number;
  readonly tally: Tally;
}

/** Answers under way, in order: no more of them than `width`, however fast they are asked for. */
class Lane {
  readonly #width: number;
  readonly #waiting: Promise<Done>[] = [];
  #wake: () => void = () => undefined;
  #state: 'open' | 'ended' | 'left' = 'open';
  #failure: unknown;

  constructor(width: number) {
    this.#width = width;
  }

  /** Asks for an answer to each job, as long as somebody takes them. */
  async fill(jobs: AsyncGenerator<Piece[]>, run: (pieces: readonly Piece[]) => Promise<Done>): Promise<void> {
    try {
      for await (const pieces of jobs) {
        const answer = run(pieces);
        // Awaited in its turn; until then a failure is not unhandled.
        answer.catch(() => undefined);
        this.#waiting.push(answer);
        this.#wake();
        while (this.#waiting.length >= this.#width && this.#state === 'open') await this.#change();
        if (this.#state !== 'open') return;
      }
    } catch (error) {
      this.#failure = error;
    } finally {
      this.#state = 'ended';
      this.#wake();
    }
  }

  /** The next answer; undefined when there is none any more. */
  async take(): Promise<Done | undefined> {
    while (this.#waiting.length === 0 && this.#state === 'open') await this.#change();
    const next = this.#waiting.shift();
    if (next === undefined && this.#failure !== undefined) throw this.#failure;
    const done = await next;
    this.#wake();
    return done;
  }

  leave(): void {
    this.#state = 'left';
    this.#wake();
  }

  #change(): Promise<void> {
    const before = this.#wake;
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = () => undefined;
        before();
        resolve();
      };
    });
  }
}

/**
 * Answers a stream in its order. No more is read than the threads can take, and nothing is read while nobody takes the
 * answers. Out: lines of output, and at the end what they came to.
 */
export async function* answerAll({
  source,
  order,
  starts,
  longest,
  pool,
  report,
  observe,
}: Bulk): AsyncGenerator<string, Sum> {
  const tally = new Counting();
  let results = 0;
  const lane = new Lane(pool.width);
  const jobs = jobsOf(source, new Cutter(starts, longest));
  void lane.fill(jobs, (pieces) => pool.run({ order, pieces }));
  try {
    for (let done = await lane.take(); done !== undefined; done = await lane.take()) {
      done.failures.forEach(report);
      observe?.(done);
      results += done.results;
      tally.include(done.tally);
      yield done.output;
    }
  } finally {
    lane.leave();
    void jobs.return(undefined);
  }
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
