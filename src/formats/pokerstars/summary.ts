import type { MaybeCard } from '../../core/index.ts';
import { AMOUNT, amountIn } from './amounts.ts';
import { bracketsIn, cardsIn } from './cards.ts';
import { faultAt, Unreadable } from './faults.ts';
import type { Notes } from './notes.ts';
import type { Listed } from './seats.ts';
import type { Line } from './text.ts';

/** One way a hand came out on one board: won so much, or lost, with the words for the hand. */
export interface Outcome {
  readonly won: number | null;
  readonly words: string | null;
}

/** What the summary says of one seat. */
export interface SeatSummary {
  readonly line: Line;
  readonly seat: number;
  readonly roles: readonly string[];
  readonly cards: readonly MaybeCard[] | null;
  readonly showed: boolean;
  readonly mucked: boolean;
  /** As written: `before Flop`, `on the Turn`, `after the 2nd Draw`; null where the seat did not fold. */
  readonly folded: string | null;
  readonly didNotBet: boolean;
  readonly outcomes: readonly Outcome[];
  readonly cashedOut: boolean;
}

export interface PotLine {
  readonly line: Line;
  readonly total: number;
  readonly pots: readonly { readonly name: string; readonly amount: number }[];
  /** Everything the house took, by name. */
  readonly rake: number;
  /** What of it goes into a jackpot; null where the line has none. */
  readonly jackpot: number | null;
}

export interface Summary {
  readonly pot: PotLine;
  readonly boards: readonly {
    readonly line: Line;
    readonly board: 1 | 2 | null;
    readonly cards: readonly MaybeCard[];
  }[];
  readonly seats: readonly SeatSummary[];
  /** Seats with a line under another name. */
  readonly misnamed: readonly number[];
  /** The lines that say the board was run twice. */
  readonly runTwice: readonly Line[];
}

const TOTAL = new RegExp(
  `^Total pot (${AMOUNT})((?: (?:Main|Side) pot(?:-\\d)? ${AMOUNT}\\.)*)((?: \\| [A-Za-z ]{1,30} ${AMOUNT})+)\\s*$`,
);
const POT = new RegExp(`(Main|Side) pot(?:-(\\d))? (${AMOUNT})\\.`, 'g');
const TAKEN = new RegExp(`\\| ([A-Za-z ]{1,30}?) (${AMOUNT})`, 'g');
const JACKPOT = /^Jackpot\b/i;
const BOARD = /^(FIRST |SECOND )?Board (\[[^\]]*\])$/;
const ROLES = /^((?: \((?:button|small blind|big blind|button blind)\))*)(.*)$/;
const FOLDED = /^ folded ((?:before|on|after) [A-Za-z0-9 ]{1,20}?)(?: (\(didn't bet\)))?$/;
const COLLECTED = new RegExp(`^ (?:collected|won) \\(?(${AMOUNT})\\)?(?: \\(.*\\))?$`);
const SHOWED = /^ showed (\[[^\]]*\])(.*)$/;
const MUCKED = /^ mucked(?: (\[[^\]]*\]))?$/;
const CASHED = / \((?:pot not awarded as player )?cashed out\)\.?$/;
const FOLDED_SHOWN = /^ and folded ((?:before|on|after) [A-Za-z0-9 ]{1,20})$/;
const OUTCOME = new RegExp(`^ and (?:(?:won|collected) \\((${AMOUNT})\\)|lost)(?: with (.*))?$`);

function readPot(line: Line, decimals: number): PotLine | null {
  const [match, total = '', pots = '', taken = ''] = TOTAL.exec(line.text) ?? [];
  if (match === undefined) return null;
  const named = [...pots.matchAll(POT)].map(([, kind, number, amount = '']) => ({
    name: kind === 'Main' ? 'main' : `side-${number ?? '1'}`,
    amount: amountIn(line, amount, decimals),
  }));
  const parts = [...taken.matchAll(TAKEN)].map(([, name = '', amount = '']) => ({
    name,
    amount: amountIn(line, amount, decimals),
  }));
  const jackpots = parts.filter(({ name }) => JACKPOT.test(name));
  return {
    line,
    total: amountIn(line, total, decimals),
    pots: named,
    rake: sumOf(parts),
    jackpot: jackpots.length === 0 ? null : sumOf(jackpots),
  };
}

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

const unknown = (line: Line, part = ''): Unreadable =>
  new Unreadable(faultAt(line, 'unknown-line', 'a line of the summary', line.text, part));

/** `and won ($5) with a pair of Tens, and lost with high card Ace`: one outcome for each board. */
function readOutcomes(line: Line, text: string, decimals: number): Outcome[] {
  if (text === '') return [];
  return text.split(/,(?= and (?:won|lost))/).map((part) => {
    const [match, won, words] = OUTCOME.exec(part) ?? [];
    if (match === undefined) throw unknown(line, part);
    return { won: won === undefined ? null : amountIn(line, won, decimals), words: words ?? null };
  });
}

const NOTHING = { cards: null, showed: false, mucked: false, folded: null, didNotBet: false, outcomes: [] } as const;

type Result = Omit<SeatSummary, 'line' | 'seat' | 'roles' | 'cashedOut'>;

function readResult(line: Line, text: string, decimals: number): Result {
  const [, folded, didNotBet] = FOLDED.exec(text) ?? [];
  if (folded !== undefined) return { ...NOTHING, folded, didNotBet: didNotBet !== undefined };
  const [, amount] = COLLECTED.exec(text) ?? [];
  if (amount !== undefined) return { ...NOTHING, outcomes: [{ won: amountIn(line, amount, decimals), words: null }] };
  const [, cards, rest = ''] = SHOWED.exec(text) ?? [];
  if (cards !== undefined) {
    const [inner = ''] = bracketsIn(cards);
    const [, street] = FOLDED_SHOWN.exec(rest) ?? [];
    if (street !== undefined) return { ...NOTHING, cards: cardsIn(line, inner), folded: street };
    return { ...NOTHING, showed: true, cards: cardsIn(line, inner), outcomes: readOutcomes(line, rest, decimals) };
  }
  const [mucked, hidden] = MUCKED.exec(text) ?? [];
  if (mucked === undefined) throw unknown(line, text);
  const [inner] = bracketsIn(hidden ?? '');
  return { ...NOTHING, mucked: true, cards: inner === undefined || inner === '' ? null : cardsIn(line, inner) };
}

/** Out: what is said of a seat, its number where the name is another's, or null where it is no such line. */
function readSeat(line: Line, { listed, decimals, notes }: Terms): SeatSummary | number | null {
  const [match, number = '', rest = ''] = /^Seat (\d{1,3}): (.*)$/.exec(line.text) ?? [];
  if (match === undefined) return null;
  const player = listed.find(({ seat }) => seat === Number(number));
  if (player === undefined || !rest.startsWith(player.name)) {
    notes.add(line, 'summary-name-differs', player?.name ?? 'a seat of the table', rest, rest);
    return Number(number);
  }
  const [, roles = '', result = ''] = ROLES.exec(rest.slice(player.name.length)) ?? [];
  const cashed = CASHED.exec(result);
  const plain = cashed === null ? result : result.slice(0, cashed.index);
  return {
    line,
    seat: player.seat,
    roles: [...roles.matchAll(/\(([^)]*)\)/g)].map(([, role = '']) => role),
    cashedOut: cashed !== null,
    ...readResult(line, plain, decimals),
  };
}

interface Terms {
  readonly listed: readonly Listed[];
  readonly decimals: number;
  readonly notes: Notes;
}

type BoardLine = Summary['boards'][number];

function readBoard(line: Line): BoardLine | null {
  const [match, which, cards = ''] = BOARD.exec(line.text) ?? [];
  if (match === undefined) return null;
  const [inner = ''] = bracketsIn(cards);
  return { line, board: which === undefined ? null : which === 'FIRST ' ? 1 : 2, cards: cardsIn(line, inner) };
}

/** Reads what stands under `*** SUMMARY ***`. A text without its total pot breaks off before its end. */
export function readSummary(
  lines: readonly Line[],
  heading: Line,
  terms: Terms,
  isAside: (line: Line) => boolean,
): Summary {
  const pots: PotLine[] = [];
  const boards: BoardLine[] = [];
  const seats: SeatSummary[] = [];
  const misnamed: number[] = [];
  const runTwice: Line[] = [];
  const inOrder = (line: Line, isNext: boolean): void => {
    if (!isNext) terms.notes.add(line, 'summary-out-of-order', 'the pot, the boards, the seats', line.text);
  };
  const take = (line: Line): void => {
    const pot = readPot(line, terms.decimals);
    const board = pot === null ? readBoard(line) : null;
    const seat = pot === null && board === null ? readSeat(line, terms) : null;
    if (pot !== null) pots.push(pot);
    else if (board !== null) {
      inOrder(line, pots.length > 0 && seats.length === 0 && board.board !== (boards.length === 0 ? 2 : 1));
      boards.push(board);
    } else if (typeof seat === 'number') misnamed.push(seat);
    else if (seat !== null) {
      inOrder(line, pots.length > 0);
      seats.push(seat);
    } else if (line.text === 'Hand was run twice') {
      inOrder(line, pots.length > 0 && boards.length === 0 && seats.length === 0);
      runTwice.push(line);
    } else if (!isAside(line)) throw unknown(line);
  };
  lines.forEach(take);
  const [pot, again] = pots;
  if (pot === undefined)
    throw new Unreadable(faultAt(heading, 'truncated-hand', 'the total pot', lines[0]?.text ?? null));
  if (again !== undefined) terms.notes.add(again.line, 'line-twice', null, again.line.text);
  return { pot, boards, seats, misnamed, runTwice };
}
