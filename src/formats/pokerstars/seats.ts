import { isSeat, SEAT_LIMIT } from '../../core/index.ts';
import type { FormatFault } from '../recorded-hand.ts';
import { AMOUNT, amountIn } from './amounts.ts';
import { faultAt, Unreadable } from './faults.ts';
import type { Line } from './text.ts';

/** A player as the record lists him before the hand. */
export interface Listed {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  /** Said to be sitting out, or moved here only now: dealt in only if he does something. */
  readonly away: boolean;
  readonly line: Line;
}

/** The lines under the header: the table, and who sits at it. */
export interface Seating {
  readonly listed: readonly Listed[];
  /** null in stud. */
  readonly button: number | null;
  readonly table: string;
  /** The seats at the table at most, where it says so. */
  readonly seats: string | null;
  /** Lines read. */
  readonly read: number;
  readonly conflicts: readonly FormatFault[];
}

const TABLE = /^Table '(.*)'(?: (\d{1,2})-max)?(?: \(Play Money\))?(?: Seat #(\d{1,3}) is the button)?$/;
const SEAT = new RegExp(`^Seat (\\d{1,3}): (.+) \\((${AMOUNT}) in chips(?:, ${AMOUNT} bounty)?\\)(.*)$`);
const AWAY = /^ (?:is sitting out|out of hand \(.*\))$/;

function readSeat(line: Line, decimals: number): Listed | null {
  const [match, number = '', name = '', stack = '', note = ''] = SEAT.exec(line.text) ?? [];
  if (match === undefined) return null;
  const seat = Number(number);
  if (!isSeat(seat)) throw new Unreadable(faultAt(line, 'no-such-seat', `1 to ${SEAT_LIMIT}`, number, number));
  if (note !== '' && !AWAY.test(note)) throw new Unreadable(faultAt(line, 'unknown-line', 'a seat', line.text, note));
  return { seat, name, stack: amountIn(line, stack, decimals), away: note !== '', line };
}

/** Reads the table and the seats; a text that breaks off here is no hand. */
export function readSeating(lines: readonly Line[], header: Line, decimals: number): Seating {
  const [line, ...others] = lines;
  const [match, table = '', seats, button] = line === undefined ? [] : (TABLE.exec(line.text) ?? []);
  if (line === undefined || match === undefined)
    throw new Unreadable(
      faultAt(
        line ?? header,
        others.length === 0 ? 'truncated-hand' : 'no-table-line',
        "Table 'name' …",
        line?.text ?? null,
      ),
    );
  const listed: Listed[] = [];
  const conflicts: FormatFault[] = [];
  for (const next of others) {
    const player = readSeat(next, decimals);
    if (player === null) break;
    checkPlayer(player, listed, conflicts);
    listed.push(player);
  }
  return {
    listed,
    button: button === undefined ? null : Number(button),
    table,
    seats: seats ?? null,
    read: listed.length + 1,
    conflicts,
  };
}

function checkPlayer({ seat, name, line }: Listed, before: readonly Listed[], conflicts: FormatFault[]): void {
  if (before.some((other) => other.seat === seat))
    throw new Unreadable(faultAt(line, 'duplicate-seat', 'a seat of his own', `${seat}`));
  if (before.some((other) => other.name === name))
    throw new Unreadable(faultAt(line, 'duplicate-player', 'a name of his own', name, name));
  const last = before.at(-1);
  if (last !== undefined && last.seat > seat)
    conflicts.push(faultAt(line, 'seats-out-of-order', `a seat above ${last.seat}`, `${seat}`));
}
