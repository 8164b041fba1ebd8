import type { MaybeCard } from '../../core/index.ts';
import { AMOUNT, amountIn } from './amounts.ts';
import { bracketsIn, cardsIn } from './cards.ts';
import { faultAt, Unreadable } from './faults.ts';
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
}

export interface Summary {
  readonly pot: PotLine;
  readonly boards: readonly { readonly line: Line; readonly board: 1 | 2 | null; readonly cards: readonly MaybeCard[] }[];
  readonly seats: readonly SeatSummary[];
  readonly runTwice: boolean;
  /** Lines after the last of a summary that would be one of the play. */
  readonly strays: readonly Line[];
}

const TOTAL = new RegExp(`^Total pot (${AMOUNT})((?: (?:Main|Side) pot(?:-\\d)? ${AMOUNT}\\.)*)((?: \\| [A-Za-z ]{1,30} ${AMOUNT})+)\\s*$`);
const POT = new RegExp(`(Main|Side) pot(?:-(\\d))? (${AMOUNT})\\.`, 'g');
const TAKEN = new RegExp(`\\| [A-Za-z ]{1,30}? (${AMOUNT})`, 'g');
const BOARD = /^(FIRST |SECOND )?Board (\[[^\]]*\])$/;
const ROLES = /^((?: \((?:button|small blind|big blind|button blind)\))*)(.*)$/;
const FOLDED = /^ folded ((?:before|on|after) [A-Za-z0-9 ]{1,20}?)(?: (\(didn't bet\)))?$/;
const COLLECTED = new RegExp(`^ (?:collected|won) \\(?(${AMOUNT})\\)?(?: \\(.*\\))?$`);
const SHOWED = /^ showed (\[[^\]]*\])(.*)$/;
const MUCKED = /^ mucked(?: (\[[^\]]*\]))?$/;
const CASHED = / \((?:pot not awarded as player )?cashed out\)\.?$/;
const OUTCOME = new RegExp(`^ and (?:won \\((${AMOUNT})\\)|lost)(?: with (.*))?$`);

function readPot(line: Line, decimals: number): PotLine | null {
  const [match, total = '', pots = '', taken = ''] = TOTAL.exec(line.text) ?? [];
  if (match === undefined) return null;
  const named = [...pots.matchAll(POT)].map(([, kind, number, amount = '']) => ({
    name: kind === 'Main' ? 'main' : `side-${number ?? '1'}`,
    amount: amountIn(line, amount, decimals),
  }));
  const rake = [...taken.matchAll(TAKEN)].reduce((sum, [, amount = '']) => sum + amountIn(line, amount, decimals), 0);
  return { line, total: amountIn(line, total, decimals), pots: named, rake };
}

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
    return { ...NOTHING, showed: true, cards: cardsIn(line, inner), outcomes: readOutcomes(line, rest, decimals) };
  }
  const [mucked, hidden] = MUCKED.exec(text) ?? [];
  if (mucked === undefined) throw unknown(line, text);
  const [inner] = bracketsIn(hidden ?? '');
  return { ...NOTHING, mucked: true, cards: inner === undefined || inner === '' ? null : cardsIn(line, inner) };
}

function readSeat(line: Line, listed: readonly Listed[], decimals: number): SeatSummary | null {
  const [match, number = '', rest = ''] = /^Seat (\d{1,3}): (.*)$/.exec(line.text) ?? [];
  if (match === undefined) return null;
  const player = listed.find(({ seat }) => seat === Number(number));
  if (player === undefined || !rest.startsWith(player.name))
    throw new Unreadable(faultAt(line, 'unknown-player', player?.name ?? 'a seat of the table', rest, rest));
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

/** Reads what stands under `*** SUMMARY ***`. A text without its total pot breaks off before its end. */
export function readSummary(
  lines: readonly Line[],
  heading: Line,
  listed: readonly Listed[],
  decimals: number,
  isAside: (line: Line) => boolean,
): Summary {
  let pot: PotLine | null = null;
  let runTwice = false;
  const boards: Summary['boards'][number][] = [];
  const seats: SeatSummary[] = [];
  const strays: Line[] = [];
  for (const line of lines) {
    const [board, which, cards = ''] = BOARD.exec(line.text) ?? [];
    const total: PotLine | null = pot === null ? readPot(line, decimals) : null;
    if (total !== null) pot = total;
    else if (board !== undefined) {
      const [inner = ''] = bracketsIn(cards);
      boards.push({ line, board: which === undefined ? null : which === 'FIRST ' ? 1 : 2, cards: cardsIn(line, inner) });
    } else if (line.text === 'Hand was run twice') runTwice = true;
    else {
      const seat = readSeat(line, listed, decimals);
      if (seat !== null) seats.push(seat);
      else if (!isAside(line)) throw unknown(line);
      else strays.push(line);
    }
  }
  if (pot === null) throw new Unreadable(faultAt(heading, 'truncated-hand', 'the total pot', lines[0]?.text ?? null));
  return { pot, boards, seats, runTwice, strays };
}
