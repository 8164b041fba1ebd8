import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../core/index.ts';
import type { Loss } from './losses.ts';
import { faultAt } from './pokerstars/faults.ts';
import { readHandText } from './pokerstars/hand.ts';
import { type HandText, type Line, splitHands, withoutTail } from './pokerstars/text.ts';
import { writeHand } from './pokerstars/write.ts';
import type { FileEntry, FormatFault, HistoryFile, RecordedHand, Written } from './recorded-hand.ts';

export { looksLikePokerStars, startsPokerStarsHand } from './pokerstars/text.ts';

const strayText = (line: Line): NonEmpty<FormatFault> => [
  faultAt(line, 'stray-text', 'PokerStars Hand #number: …', line.text),
];

/** A hand, and lines below it by themselves where they would make it unreadable. */
function readHand(lines: HandText): FileEntry[] {
  const whole = readHandText(lines);
  if (whole.hand.ok) return [whole];
  const { hand, below } = withoutTail(lines);
  const [stray] = below;
  if (hand.length === lines.length) return [whole];
  const read = readHandText(hand);
  return stray === undefined ? [read] : [read, { number: null, hand: err(strayText(stray)) }];
}

/**
 * Reads a text of hands as PokerStars writes them, and as programs that imitate it do where their meaning is sure.
 * Out: an entry for every hand, read or with its faults; an error only where no hand can be told apart.
 */
export function readPokerStars(text: string): Result<HistoryFile, readonly FormatFault[]> {
  const entries = splitHands(text).flatMap(readHand);
  const nothing: FormatFault = {
    line: 1,
    column: 1,
    code: 'no-hand',
    expected: 'PokerStars Hand #number: …',
    detail: null,
  };
  return isNonEmpty(entries) ? ok({ entries }) : err([nothing]);
}

/** Writes a hand in this format. Out: a file of it and what it cannot say; an error where it cannot tell the hand. */
export const writePokerStars = (hand: RecordedHand): Result<Written, NonEmpty<Loss>> => writeHand(hand, readPokerStars);

/** Hands of one file each as one file: blank lines between them. */
export const joinPokerStars = (texts: readonly string[]): string => texts.join('\n\n');
