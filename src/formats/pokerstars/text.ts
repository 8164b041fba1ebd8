/** A line of the file without its end: its number, the columns before it, its text. */
export interface Line {
  readonly n: number;
  readonly at: number;
  readonly text: string;
}

/** The lines of one hand, its header first; blank ones are left out. */
export type HandText = readonly [Line, ...Line[]];

/** A hand begins here; what comes before the number differs by year and table. */
const HEADER = /PokerStars (?:[A-Za-z]{1,12} ){0,3}(?:Hand|Game) #\d/;
const CHAT = ' said, "';

/** No line of a record is longer; a longer one is no record. */
export const LONGEST_LINE = 2_000;

/** Where a hand begins in a line, or -1; somebody may quote a hand's number in the chat. */
function headerAt(text: string): number {
  if (!text.includes('PokerStars ')) return -1;
  const at = text.slice(0, LONGEST_LINE).search(HEADER);
  return at > 0 && text.includes(CHAT) ? -1 : at;
}

/** One line: no-break spaces are spaces, what trails is nothing. */
const clean = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ').trimEnd();

/**
 * Cuts a file into hands. A header in the middle of a line ends the hand it stands in.
 * Out: the lines of every hand; what comes before the first header belongs to none.
 */
export function splitHands(text: string): HandText[] {
  const hands: [Line, ...Line[]][] = [];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  const take = (line: Line, isHeader: boolean): void => {
    if (isHeader) hands.push([line]);
    else if (line.text !== '') hands.at(-1)?.push(line);
  };
  for (let n = 1; from <= text.length; n += 1) {
    const newline = text.indexOf('\n', from);
    const end = newline < 0 ? text.length : newline;
    const own = clean(text.slice(from, end)).replace(/^\uFEFF/, '');
    const header = headerAt(own);
    if (header > 0) take({ n, at: 0, text: own.slice(0, header) }, false);
    take(header > 0 ? { n, at: header, text: own.slice(header) } : { n, at: 0, text: own }, header >= 0);
    from = end + 1;
  }
  return hands;
}

/** Whether a line begins a hand, at its start or after what is left of the one before. */
export const startsPokerStarsHand = (line: string): boolean => headerAt(clean(line)) >= 0;

/** Whether a text has a hand of this format in it. */
export function looksLikePokerStars(text: string): boolean {
  const at = text.indexOf('PokerStars ');
  return (
    at >= 0 && HEADER.test(text.slice(at, at + LONGEST_LINE)) && /^[^{[=]*$/.test(text.slice(Math.max(0, at - 40), at))
  );
}
