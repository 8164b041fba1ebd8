import { fromLeftOf, type Hand, isSeat, type Pot, seat as seatNumber } from '../../core/index.ts';
import type { Header } from './header.ts';
import type { Notes } from './notes.ts';
import type { Collected, Play, Revealed } from './play.ts';
import type { Seating } from './seats.ts';
import { dueOf, heightOf } from './showdown.ts';

interface Told {
  readonly header: Header;
  readonly seating: Seating;
  readonly play: Play;
  readonly notes: Notes;
}

/**
 * Whether the lines of a showdown come as the site tells them: side pots first, before each of them the hands that can
 * win it, those in the order they are due (pokerstars/show-order), and equal hands paid from the left of the button.
 */
export function checkShowdown(told: Told, hand: Hand): void {
  const { header, play } = told;
  if (header.imitation || !play.atShowdown) return;
  checkPotOrder(told);
  checkPayees(told);
  checkLowPaid(told);
  const due = dueOf(hand, play.posts.find(({ post }) => post === 'ante')?.seat ?? null);
  if (due === null) return;
  checkRevealOrder(told, due.order);
  for (const pot of due.pots.slice(1)) checkPotShown(told, pot);
}

const isAfter = (own: Collected, before: Collected | undefined): before is Collected => before?.board === own.board;

/** Side pots are paid before the pots below them. */
function checkPotOrder({ play: { collected }, notes }: Told): void {
  for (const [i, own] of collected.entries()) {
    const before = collected[i - 1];
    if (isAfter(own, before) && heightOf(own.pot) > heightOf(before.pot))
      notes.add(own.line, 'line-out-of-place', 'side pots before the main pot', own.line.text);
  }
}

/** With one contest whoever shares a pot is paid from the left of the button on. */
function checkPayees({ header, seating: { button }, play: { collected }, notes }: Told): void {
  if (header.variant.contests.length > 1 || button === null || !isSeat(button)) return;
  const order = fromLeftOf(
    button,
    collected.map(({ seat }) => seatNumber(seat)),
  );
  const place = ({ seat }: Collected): number => order.indexOf(seatNumber(seat));
  for (const [i, own] of collected.entries()) {
    const before = collected[i - 1];
    if (isAfter(own, before) && before.pot === own.pot && place(own) < place(before))
      notes.add(own.line, 'line-out-of-place', 'equal hands paid from the left of the button', own.line.text);
  }
}

/** High is paid before low: where somebody has a low hand, whoever is paid last of a pot has one. */
function checkLowPaid({ play: { collected, shown }, notes }: Told): void {
  const hasLow = ({ seat, board }: Pick<Collected, 'seat' | 'board'>): boolean =>
    shown.some((own) => own.seat === seat && own.board === board && (own.words?.includes('LO: ') ?? false));
  for (const [i, own] of collected.entries()) {
    const next = collected[i + 1];
    if (next?.pot === own.pot && next.board === own.board) continue;
    const share = collected.filter(({ pot, board }) => pot === own.pot && board === own.board);
    if (!hasLow(own) && share.some(hasLow))
      notes.add(own.line, 'line-out-of-place', 'the high hand paid before the low one', own.line.text);
  }
}

function checkRevealOrder({ play, notes }: Told, order: readonly number[]): void {
  for (const board of new Set(play.revealed.map((own) => own.board))) {
    const own = firstOfEach(play.revealed.filter((one) => one.board === board));
    const due = order.filter((seat) => own.some((one) => one.seat === seat));
    const wrong = own.findIndex(({ seat }, i) => seat !== due[i]);
    const line = own[wrong]?.line;
    if (line !== undefined && due.length === own.length)
      notes.add(line, 'shown-out-of-order', `seat ${due[wrong]} first`, line.text);
  }
}

const firstOfEach = (revealed: readonly Revealed[]): readonly Revealed[] =>
  revealed.filter(({ seat }, i) => revealed.findIndex((own) => own.seat === seat) === i);

/** Before a side pot is paid exactly those show their hands who can win it. */
function checkPotShown({ play, notes }: Told, { name, eligible }: Pot): void {
  for (const { line, pot, board } of play.collected) {
    if (pot !== name) continue;
    const own = play.revealed.filter((one) => one.board === board);
    const early = own.find((one) => one.line.n < line.n && !eligible.some((seat) => seat === one.seat));
    if (early !== undefined)
      notes.add(early.line, 'line-out-of-place', 'after the side pot is collected', early.line.text);
    const late = own.find((one) => one.line.n > line.n && eligible.some((seat) => seat === one.seat));
    if (late !== undefined) notes.add(line, 'line-out-of-place', 'after the hands of the pot are shown', line.text);
  }
}
