/** A part of a stream that is answered by itself: a line, or the text of one hand. */
export interface Piece {
  /** Its first line in the stream, from 1. */
  readonly line: number;
  /** null: longer than allowed, and passed over. */
  readonly text: string | null;
}

/** Whether a line begins a new piece; `before` is the last line that was not blank. */
export type Starts = (line: string, before: string) => boolean;

const NEWLINE = 10;
const RETURN = 13;
const SPACE = 32;
const TILDE = 126;

/** Ends of lines as every reader knows them. */
const plainEnds = (text: string): string => (text.includes('\r') ? text.replace(/\r(?=\n|$)/g, '') : text);

/** Most lines begin with a letter: those are told without looking at the rest. */
function isBlank(line: string): boolean {
  const first = line.charCodeAt(0);
  return !(first > SPACE && first <= TILDE) && line.trim() === '';
}

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
  /** What has come of the piece that is being gathered, where it began, its length, and whether it became too long. */
  #gathered = '';
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
    return this.#cut(this.#rest + this.#decoder.decode(bytes, { stream: true }));
  }

  /** What is left when no more comes. */
  end(): Piece[] {
    const last = this.#rest + this.#decoder.decode();
    const out = this.#cut(last === '' && !this.#beheaded ? '' : `${last}\n`);
    this.#finish('', out);
    return out;
  }

  /** Goes through the lines that are complete; the piece under way is what lies from `from` on. */
  #cut(text: string): Piece[] {
    const out: Piece[] = [];
    let from = 0;
    let at = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', at)) {
      const line = text.slice(at, text.charCodeAt(end - 1) === RETURN && end > at ? end - 1 : end);
      if (this.#beheaded || !isBlank(line)) {
        if (this.#starts?.(line, this.#before) !== false) {
          this.#finish(text.slice(from, at), out);
          from = at;
        }
        if (this.#first === 0) [this.#first, from] = [this.#line, at];
        this.#before = line;
      }
      if (this.#first > 0) this.#count(line);
      at = end + 1;
      if (this.#starts === null) {
        this.#finish(text.slice(from, at), out);
        from = at;
      }
      this.#beheaded = false;
      this.#line += 1;
    }
    if (this.#first > 0 && !this.#tooLong) this.#gathered += text.slice(from, at);
    this.#rest = text.slice(at);
    if (this.#rest.length > this.#longest) {
      this.#rest = '';
      this.#beheaded = true;
    }
    return out;
  }

  #count(line: string): void {
    this.#length += line.length + 1;
    if (!this.#beheaded && this.#length <= this.#longest) return;
    this.#tooLong = true;
    this.#gathered = '';
  }

  /** In: what the last bit has of the piece, with the end of its last line. */
  #finish(last: string, out: Piece[]): void {
    if (this.#first > 0) out.push({ line: this.#first, text: this.#tooLong ? null : this.#whole(last) });
    this.#gathered = '';
    this.#first = 0;
    this.#length = 0;
    this.#tooLong = false;
  }

  #whole(last: string): string {
    const text = this.#gathered + last;
    return plainEnds(text.charCodeAt(text.length - 1) === NEWLINE ? text.slice(0, -1) : text);
  }
}
