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

const TABLE = /^Table '/;

/** The table is named right under the header: elsewhere a hand begins whose header is damaged or gone. */
const isHeadless = (text: string, before: string): boolean => TABLE.test(text) && headerAt(before) < 0;

/**
 * Cuts a file into hands. A header in the middle of a line ends the hand it stands in.
 * Out: the lines of every hand; what comes before the first belongs to none.
 */
export function splitHands(text: string): HandText[] {
  const hands: [Line, ...Line[]][] = [];
  let from = text.startsWith('\uFEFF') ? 1 : 0;
  let before = '';
  const take = (line: Line, isHeader: boolean): void => {
    if (line.text === '') return;
    if (isHeader || isHeadless(line.text, before)) hands.push([line]);
    else hands.at(-1)?.push(line);
    before = line.text;
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
export function startsPokerStarsHand(line: string, before: string): boolean {
  const text = clean(line);
  return headerAt(text) >= 0 || (TABLE.test(text) && isHeadless(text, clean(before)));
}

const SEAT = /^Seat (\d{1,2}):/;
const SUMMARY = /^\*\*\* SUMMARY \*\*\*/;
const OF_SUMMARY = /^(?:Seat \d|Board |(?:FIRST|SECOND|THIRD) Board |Total pot |Hand was )/i;
/** What the site's mail writes between hands. */
const RULED_OFF = /^\*+(?: # ?\d+)?[ *]*$/;

/**
 * Parts a hand from lines below it that are none of its own: those after a summary in which every seat has its line.
 * Out: the hand, and what lies below.
 */
export function withoutTail([first, ...rest]: HandText): { readonly hand: HandText; readonly below: readonly Line[] } {
  const summary = rest.findIndex(({ text }) => SUMMARY.test(text));
  const seatsIn = (lines: readonly Line[]): string[] => lines.flatMap(({ text }) => SEAT.exec(text)?.[1] ?? []);
  const waiting = new Set(seatsIn(rest.slice(0, Math.max(0, summary))));
  let end = summary < 0 || waiting.size === 0 ? rest.length : summary + 1;
  for (; end < rest.length; end += 1) {
    const text = rest[end]?.text ?? '';
    if (waiting.size === 0 && !OF_SUMMARY.test(text)) break;
    waiting.delete(SEAT.exec(text)?.[1] ?? '');
  }
  return { hand: [first, ...rest.slice(0, end)], below: rest.slice(end).filter(({ text }) => !RULED_OFF.test(text)) };
}

/** Whether a text has a hand of this format in it. */
export function looksLikePokerStars(text: string): boolean {
  const at = text.indexOf('PokerStars ');
  return (
    at >= 0 && HEADER.test(text.slice(at, at + LONGEST_LINE)) && /^[^{[=]*$/.test(text.slice(Math.max(0, at - 40), at))
  );
}
