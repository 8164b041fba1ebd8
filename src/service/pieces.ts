/** A part of a stream that is answered by itself: a line, or the text of one hand. */
export interface Piece {
  /** Its first line in the stream, from 1. */
  readonly line: number;
  /** null: longer than allowed, and passed over. */
  readonly text: string | null;
}

/** Whether a line begins a new piece; `before` is the last line that was not blank. */
export type Starts = (line: string, before: string) => boolean;

/** Cuts a text that comes bit by bit into pieces; it never holds more than one piece and one bit. */
export class Cutter {
  readonly #starts: Starts | null;
  readonly #longest: number;
  readonly #decoder = new TextDecoder();
  /** What has come of the last line, and whether its head was dropped. */
  #rest = '';
  #beheaded = false;
  #line = 1;
  #before = '';
  /** The lines of the piece that is being gathered, where it began, and whether it became too long. */
  #lines: string[] = [];
  #first = 0;
  #length = 0;
  #tooLong = false;

  /** In: where pieces start, null where every line is one, and how many characters one may have. */
  constructor(starts: Starts | null, longest: number) {
    this.#starts = starts;
    this.#longest = longest;
  }

  /** Pieces that are complete now. */
  cut(bytes: Uint8Array): Piece[] {
    const text = this.#rest + this.#decoder.decode(bytes, { stream: true });
    const out: Piece[] = [];
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      this.#take(text.slice(from, end), out);
      from = end + 1;
    }
    this.#rest = text.slice(from);
    if (this.#rest.length > this.#longest) {
      this.#rest = '';
      this.#beheaded = true;
    }
    return out;
  }

  /** What is left when no more comes. */
  end(): Piece[] {
    const out: Piece[] = [];
    const last = this.#rest + this.#decoder.decode();
    if (last !== '' || this.#beheaded) this.#take(last, out);
    this.#finish(out);
    return out;
  }

  #take(raw: string, out: Piece[]): void {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const isBlank = !this.#beheaded && line.trim() === '';
    if (!isBlank) {
      if (this.#starts?.(line, this.#before) !== false) this.#finish(out);
      if (this.#first === 0) this.#first = this.#line;
      this.#before = line;
    }
    if (this.#first > 0) this.#gather(line);
    if (this.#starts === null) this.#finish(out);
    this.#beheaded = false;
    this.#line += 1;
  }

  #gather(line: string): void {
    this.#length += line.length + 1;
    if (this.#beheaded || this.#length > this.#longest) {
      this.#tooLong = true;
      this.#lines = [];
    }
    if (!this.#tooLong) this.#lines.push(line);
  }

  #finish(out: Piece[]): void {
    if (this.#first > 0) out.push({ line: this.#first, text: this.#tooLong ? null : this.#lines.join('\n') });
    this.#lines = [];
    this.#first = 0;
    this.#length = 0;
    this.#tooLong = false;
  }
}
