import type { FormatFault } from '../recorded-hand.ts';
import { faultAt, type PokerStarsConflictCode } from './faults.ts';
import type { Line } from './text.ts';

/** What a record says against itself, as it is found. */
export class Notes {
  readonly found: FormatFault[] = [];

  add(line: Line, code: PokerStarsConflictCode, expected: string | null, detail: string | null, part = ''): void {
    this.found.push(faultAt(line, code, expected, detail, part));
  }

  /** In the order of the text. */
  sorted(): FormatFault[] {
    return [...this.found].sort((a, b) => a.line - b.line || a.column - b.column);
  }
}
