import { derived, type VariantSpec } from '../../core/index.ts';
import type { Header } from './header.ts';
import { spaced } from './holdings.ts';
import type { Notes } from './notes.ts';
import type { Play } from './play.ts';
import type { Seating } from './seats.ts';
import type { SeatSummary, Summary } from './summary.ts';
import { withoutKicker } from './words.ts';

export interface Told {
  readonly header: Header;
  readonly seating: Seating;
  readonly play: Play;
  readonly summary: Summary;
  readonly notes: Notes;
}

const BOARD_STREETS = ['before Flop', 'on the Flop', 'on the Turn', 'on the River'];
const STUD_STREETS = [
  'on the 3rd Street',
  'on the 4th Street',
  'on the 5th Street',
  'on the 6th Street',
  'on the River',
];
const TRIPLE_DRAWS = ['before the Draw', 'after the 1st Draw', 'after the 2nd Draw', 'after the 3rd Draw'];
const SINGLE_DRAW = ['before the Draw', 'after the Draw'];

/** What a summary calls the streets of a game. */
export function streetWords({ family, streets }: VariantSpec): readonly string[] {
  if (family === 'board') return BOARD_STREETS;
  if (family === 'stud') return STUD_STREETS;
  return streets.length > 2 ? TRIPLE_DRAWS : SINGLE_DRAW;
}

/** What the summary says again of the play: the board, the seats, who folded where, who showed what. */
export function checkSummary(told: Told): void {
  checkBoards(told);
  checkOrder(told);
  for (const seat of told.summary.seats) {
    checkRoles(told, seat);
    checkResult(told, seat);
  }
  checkPresence(told);
}

function checkBoards(told: Told): void {
  const { play, summary, notes } = told;
  for (const { line, board, cards } of summary.boards) play.boards.compare(line, board, cards);
  const expected = play.boards.runs === null ? (play.boards.common.length > 0 && hasFlop(play) ? 1 : 0) : 2;
  if (summary.boards.length !== expected)
    notes.add(summary.pot.line, 'board-missing', `${expected} boards under it`, `${summary.boards.length}`);
  checkRunTwice(told);
}

/** A board dealt twice is said to be, once. */
function checkRunTwice({ header, play, summary, notes }: Told): void {
  const [first, second] = summary.runTwice;
  const isTwice = play.boards.runs !== null && header.variant.boards === 1;
  if (second !== undefined) notes.add(second, 'line-twice', null, second.text);
  if (first !== undefined && !isTwice) notes.add(first, 'board-missing', 'two boards', '1');
  if (first === undefined && isTwice && !header.imitation)
    notes.add(summary.pot.line, 'board-missing', 'Hand was run twice', null);
}

/** The open card of Courchevel alone is no board yet. */
const hasFlop = ({ boards, street }: Play): boolean => boards.common.length > 1 || street > 0;

function checkOrder({ summary: { seats }, notes }: Told): void {
  for (const [i, { line, seat }] of seats.entries()) {
    const before = seats[i - 1];
    if (seats.findIndex((own) => own.seat === seat) < i)
      notes.add(line, 'summary-seat-twice', 'each seat once', line.text);
    else if (before !== undefined && before.seat > seat)
      notes.add(line, 'summary-out-of-order', `a seat above ${before.seat}`, line.text);
  }
}

/** Everybody who took part is in the summary. */
function checkPresence({ play, summary, notes }: Told): void {
  for (const seat of play.active)
    if (!summary.seats.some((own) => own.seat === seat) && !summary.misnamed.includes(seat))
      notes.add(summary.pot.line, 'summary-seat-missing', `Seat ${seat} under it`, null);
}

function rolesOf({ seating, play, header }: Told, seat: number): string[] {
  const first = (post: string): number | undefined => play.posts.find((own) => own.post === post)?.seat;
  if (header.buttonBlind) return first('button-blind') === seat ? ['button blind'] : [];
  const roles = seating.button === seat ? ['button'] : [];
  if (first('small-blind') === seat) roles.push('small blind');
  if ((first('big-blind') ?? first('both-blinds')) === seat) roles.push('big blind');
  return roles;
}

function checkRoles(told: Told, { line, seat, roles }: SeatSummary): void {
  const expected = rolesOf(told, seat);
  const broke = told.play.posts.some((post) => post.seat === seat && post.post === 'ante' && post.isAllIn);
  const same = expected.every((role) => roles.includes(role)) && (broke || roles.length === expected.length);
  if (!same) told.notes.add(line, 'role-differs', expected.join(', ') || 'no role', roles.join(', ') || 'no role');
}

function checkResult(told: Told, own: SeatSummary): void {
  const { play, header, notes } = told;
  const { line, seat, folded, mucked, showed } = own;
  const street = play.foldedOn.get(seat);
  if (street !== undefined) {
    checkFold(told, own, street);
    return;
  }
  if (folded !== null) {
    notes.add(line, 'fold-differs', 'a player who did not fold', folded, folded);
    return;
  }
  const tabled = play.shown.filter((show) => show.seat === seat);
  // A hand turned up in part is not tabled.
  const inPart =
    mucked && tabled.some(({ cards }) => cards.length < derived(header.variant).hole || cards.includes(null));
  const gaveUp = inPart || play.mucked.some((muck) => muck.seat === seat);
  if (showed && tabled.length === 0) notes.add(line, 'show-missing', 'a line that shows the hand', line.text);
  if (!showed && !gaveUp && tabled.some((show) => show.atShowdown) && !header.imitation)
    notes.add(line, 'result-differs', 'showed', line.text);
  if (mucked !== gaveUp && !header.imitation)
    notes.add(line, 'result-differs', gaveUp ? 'mucked' : 'not mucked', line.text);
  const sold = play.cashedOut.some((one) => one.seat === seat);
  if (own.cashedOut !== sold) notes.add(line, 'result-differs', sold ? '(cashed out)' : 'no hand sold', line.text);
  if (own.cards !== null) checkCards(told, own);
  checkWords(told, own);
}

function checkFold(told: Told, own: SeatSummary, street: number): void {
  const { header, play, notes } = told;
  const { line, seat, folded, didNotBet, mucked } = own;
  if (own.cards !== null) checkCards(told, own);
  // Other programs tell a folded hand as mucked, with its cards.
  if (header.imitation && mucked) return;
  const expected = streetWords(header.variant)[street] ?? '';
  // Single draw had the words of hold'em for long.
  const old = expected === SINGLE_DRAW[0] && folded === BOARD_STREETS[0];
  if (folded !== expected && !old) notes.add(line, 'fold-differs', `folded ${expected}`, line.text);
  const purse = play.bets.of(seat);
  const put = purse.live + purse.dead;
  const mustSay = put === 0 && !header.imitation;
  if ((didNotBet && put > 0) || (mustSay && !didNotBet))
    notes.add(line, 'fold-differs', put === 0 ? "(didn't bet)" : 'a player who bet', line.text);
}

function checkCards({ play, notes }: Told, { line, seat, cards }: SeatSummary): void {
  if (cards === null) return;
  const shown = play.shown.find((show) => show.seat === seat);
  if (shown === undefined) play.holdings.show(line, seat, cards, '[');
  else if (spaced(shown.cards) !== spaced(cards))
    notes.add(line, 'cards-differ', spaced(shown.cards), spaced(cards), '[');
}

function checkWords({ play, notes }: Told, { line, seat, outcomes }: SeatSummary): void {
  const shown = play.shown.filter((show) => show.seat === seat);
  for (const [i, { words }] of outcomes.entries()) {
    const said = shown[i]?.words ?? shown[0]?.words ?? null;
    if (words === null || said === null) continue;
    const plain = withoutKicker(said);
    if (plain !== words && !/^a /.test(words)) notes.add(line, 'words-differ', plain, words, words);
    else if (plain !== words && words.replace(/^a /, '') !== plain)
      notes.add(line, 'words-differ', plain, words, words);
  }
}
