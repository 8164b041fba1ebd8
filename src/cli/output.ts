import type { Language } from '../core/index.ts';

/** Where a command's text goes, so that a test can run it without a process. */
export interface Output {
  /** What was asked for. */
  readonly print: (text: string) => void;
  /** What went wrong. */
  readonly complain: (line: string) => void;
  /** Where progress is drawn; null where nobody watches. */
  readonly screen: NodeJS.WriteStream | null;
  readonly stdin: () => AsyncIterable<Uint8Array>;
}

/** What a command is worth to who called it: all well, something differs, something could not be read. */
export const STATUS = { fine: 0, differs: 1, unreadable: 2 } as const;

/** The output of one command, which remembers the worst it said. */
export class Report {
  readonly #out: Output;
  readonly language: Language;
  #status: number = STATUS.fine;

  constructor(out: Output, language: Language) {
    this.#out = out;
    this.language = language;
  }

  get status(): number {
    return this.#status;
  }

  print(text: string): void {
    this.#out.print(text);
  }

  /** Something differs from what it should be; `line` says what, where that was not asked for anyway. */
  differs(line?: string): void {
    if (line !== undefined) this.#out.complain(line);
    this.#status = Math.max(this.#status, STATUS.differs);
  }

  complain(line: string): void {
    this.#out.complain(line);
    this.#status = STATUS.unreadable;
  }
}
