import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import type { AdjudicationRequest } from '../../contract/adjudications.ts';
import type { Language } from '../../core/index.ts';
import { type Answer, BOARD_LIMIT } from '../../service/context.ts';
import type { Answered, Asked, CallName, Calls, RecordsPart, RecordsRequest } from './protocol.ts';

/** Boards counted without moving the call to a thread of its own. */
const QUICK = 20_000;

/** Who waits for an answer, and for parts of it. */
interface Waiting {
  readonly answer: (value: never) => void;
  readonly fail: (reason: Error) => void;
  readonly part: (part: RecordsPart) => void;
}

/** A thread with the engine on it, and who waits for its answers. */
class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #broken: Error | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(data.id);
      if ('part' in data) return waiting?.part(data.part);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.fail(new Error(data.failed));
      else waiting?.answer(data.answer as never);
    });
    worker.addEventListener('error', (event) => this.#failAll(event.message));
  }

  ask<N extends CallName>(
    name: N,
    ask: Calls[N]['ask'],
    language: Language,
    boards: number,
    part: Waiting['part'] = () => undefined,
  ): Promise<Calls[N]['answer']> {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    const id = ++this.#asked;
    const asked: Asked<N> = { id, name, ask, language, boards };
    return new Promise((answer, fail) => {
      this.#waiting.set(id, { answer, fail, part });
      this.#worker.postMessage(asked);
    });
  }

  /** Nobody waits any longer; what was asked is never answered. */
  end(): void {
    this.#waiting.clear();
    this.#worker.terminate();
  }

  get isBroken(): boolean {
    return this.#broken !== null;
  }

  /** A thread that could not be loaded, or died, answers nothing any more. */
  #failAll(reason: string): void {
    this.#broken = new Error(reason);
    for (const { fail } of this.#waiting.values()) fail(this.#broken);
    this.#waiting.clear();
  }
}

/** The part of the engine that is enough for most hands, or all of it. */
export type EngineKind = 'quick' | 'whole';

/** Whether the quick part answers a call: the games, and hands without a bet history. */
const isQuick = <N extends CallName>(name: N, ask: Calls[N]['ask']): boolean =>
  name === 'catalogue' ||
  name === 'rulebook' ||
  (name === 'adjudicate' && (ask as AdjudicationRequest).actions === undefined);

/**
 * The engine of one language. A small part of it answers until something needs all of it, which is then loaded; a long
 * count is made on a thread of its own that can be given up.
 */
export class Engine {
  readonly language: Language;
  readonly #start: (kind: EngineKind) => Worker;
  readonly #quick: Thread;
  #whole: Thread | null = null;
  #counting: Thread | null = null;

  constructor(language: Language, start: (kind: EngineKind) => Worker) {
    this.language = language;
    this.#start = start;
    this.#quick = new Thread(start('quick'));
  }

  async ask<N extends CallName>(name: N, ask: Calls[N]['ask']): Promise<Calls[N]['answer']> {
    const quick = this.#whole === null && isQuick(name, ask) ? this.#quick : null;
    if (quick === null) return this.#wholeThread().ask(name, ask, this.language, QUICK);
    return quick
      .ask(name, ask, this.language, QUICK)
      .catch(() => this.#wholeThread().ask(name, ask, this.language, QUICK));
  }

  /** Reads and judges the hands of files, telling of them as they come. */
  readRecords(ask: RecordsRequest, part: (part: RecordsPart) => void): Promise<Calls['records']['answer']> {
    return this.#wholeThread().ask('records', ask, this.language, QUICK, part);
  }

  /** Counts every board to come on a thread of its own; a count still running for another hand is given up. */
  count(request: AdjudicationRequest): Promise<Answer<AdjudicationResponse>> {
    this.stopCounting();
    this.#counting = new Thread(this.#start(isQuick('adjudicate', request) ? 'quick' : 'whole'));
    return this.#counting.ask('adjudicate', request, this.language, BOARD_LIMIT);
  }

  stopCounting(): void {
    this.#counting?.end();
    this.#counting = null;
  }

  end(): void {
    this.stopCounting();
    this.#quick.end();
    this.#whole?.end();
  }

  #wholeThread(): Thread {
    // What failed for want of a network is tried again.
    if (this.#whole === null || this.#whole.isBroken) this.#whole = new Thread(this.#start('whole'));
    return this.#whole;
  }
}
