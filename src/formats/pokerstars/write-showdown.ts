import { fromLeftOf, openHand, ruleSet, seat as seatNumber, underRules } from '../../core/index.ts';
import type { RecordedHand } from '../recorded-hand.ts';
import type { ToldHistory } from '../told-history.ts';
import type { Money, Results } from './results.ts';
import { type Due, dueOf, heightOf } from './showdown.ts';
import { bracket, nameOf, potText, wordsOf } from './write-parts.ts';

interface Told {
  readonly hand: RecordedHand;
  readonly history: ToldHistory;
  readonly results: Results;
  readonly money: Money;
}

type Share = Results['collected'][number];

/** Seats that did not fold. */
export function contendersOf({ setup }: RecordedHand): number[] {
  const folded = new Set(setup.actions?.flatMap(({ action, seat }) => (action === 'fold' ? [seat] : [])));
  return setup.seats.flatMap(({ seat }) => (folded.has(seat) ? [] : [seat]));
}

/** Writes what follows the last bet and the last card: who shows, who is paid, what was sold. */
export function endLines(told: Told): string[] {
  const { hand, money } = told;
  const boards = hand.setup.boards?.length ?? 1;
  const isContested = contendersOf(hand).length > 1;
  const each = boards === 1 ? [null] : Array.from({ length: boards }, (_, i) => i + 1);
  const lines = isContested ? each.flatMap((board) => showdownLines(told, board)) : wonAlone(told);
  const sold = (hand.stated.cashedOut ?? []).map(
    ({ seat, amount }) => `${called(hand, seat)} cashed out the hand for ${money(amount ?? 0)}`,
  );
  return [...lines, ...sold];
}

const called = ({ setup }: RecordedHand, seat: number): string =>
  nameOf(setup.seats.find((own) => own.seat === seat) ?? { seat, player: null });

const showsOf = ({ setup }: RecordedHand) => (setup.actions ?? []).filter(({ action }) => action === 'show');

function wonAlone(told: Told): string[] {
  const { hand, results } = told;
  const shown = showsOf(hand).map(({ seat }) => revealLine(hand, seat, null));
  return [...results.collected.flatMap((share) => collectLine(told, share)), ...shown, ...partsShown(hand)];
}

/** Cards turned up in part by who won without a showdown. */
function partsShown(hand: RecordedHand): string[] {
  if (hand.setup.variant.family === 'stud') return [];
  return contendersOf(hand).flatMap((seat) => {
    const hole = hand.setup.seats.find((own) => own.seat === seat)?.hole ?? [];
    const seen = hole.filter((card) => card !== null);
    const isPart = seen.length > 0 && seen.length < hole.length;
    return isPart ? [`${called(hand, seat)}: shows ${bracket(seen)}`] : [];
  });
}

/** The hand of a seat, or that it is not shown. */
function revealLine(hand: RecordedHand, seat: number, board: number | null): string {
  const show = showsOf(hand).find((own) => own.seat === seat);
  if (show === undefined) return `${called(hand, seat)}: mucks hand`;
  const words = wordsOf(hand, seat, board);
  return `${called(hand, seat)}: shows ${bracket(show.cards ?? [])}${words === null ? '' : ` (${words})`}`;
}

function collectLine({ hand, results, money }: Told, { seat, amount, pot }: Share): string[] {
  const isSold = hand.stated.cashedOut?.some((own) => own.seat === seat) ?? false;
  const sides = new Set(results.pots.map(({ name }) => name)).size - 1;
  return isSold ? [] : [`${called(hand, seat)} collected ${money(amount)} from ${potText(pot, sides)}`];
}

/** Where the hands shown are named and none of them is low. */
function noLowLines(hand: RecordedHand, board: number | null): string[] {
  const contenders = contendersOf(hand);
  const named = showsOf(hand).flatMap(({ seat }) =>
    contenders.includes(seat) ? (wordsOf(hand, seat, board) ?? []) : [],
  );
  const isNone = named.some((words) => words.includes('HI: ')) && !named.some((words) => words.includes('LO: '));
  return isNone ? ['No low hand qualified'] : [];
}

/** Hands somebody turned up who had folded. */
function shownByChoice(hand: RecordedHand, board: number | null): string[] {
  const contenders = contendersOf(hand);
  return showsOf(hand).flatMap(({ seat }) => (contenders.includes(seat) ? [] : [revealLine(hand, seat, board)]));
}

/** How the site would tell the showdown of a hand; null where it was not played as there. */
function dueBySite({ setup }: RecordedHand, { posts }: ToldHistory): Due | null {
  const opened = openHand(underRules(setup, ruleSet('pokerstars')));
  const ante = posts.find(({ role }) => role === 'ante');
  return opened.ok && opened.value.money.kind === 'history' ? dueOf(opened.value, ante?.seat ?? null) : null;
}

/** Contenders in the order they are due; where none is, or they showed in another, as they showed, then who did not. */
function orderOf(hand: RecordedHand, due: Due | null): number[] {
  const told = showsOf(hand).map(({ seat }) => seat);
  const contenders = contendersOf(hand);
  const order = (due?.order ?? []).map(Number);
  const isKept = due?.isOrdered !== true || order.filter((seat) => told.includes(seat)).join() === told.join();
  return [...new Set([...(isKept ? order : []), ...told, ...contenders])].filter((seat) => contenders.includes(seat));
}

/** Side pots first; of one pot as the record tells it or, where one contest parts it, from the left of the button. */
function sharesOf({ hand: { setup }, results }: Told, board: number | null): Share[] {
  const own = results.collected.filter((share) => board === null || share.board === board);
  const isPlain = setup.variant.contests.length === 1 && setup.button !== null;
  const seats = isPlain
    ? fromLeftOf(
        seatNumber(setup.button),
        own.map(({ seat }) => seatNumber(seat)),
      )
    : [];
  const place = ({ seat }: Share): number => (isPlain ? seats.indexOf(seatNumber(seat)) : 0);
  return own.sort((a, b) => heightOf(b.pot) - heightOf(a.pot) || place(a) - place(b));
}

/** Each pot is paid once the hands are shown that can win it. */
function showdownLines(told: Told, board: number | null): string[] {
  const { hand, history } = told;
  const due = dueBySite(hand, history);
  const lines = [`*** ${board === null ? '' : `${board === 1 ? 'FIRST' : 'SECOND'} `}SHOW DOWN ***`];
  const waiting = new Set(orderOf(hand, due));
  const reveal = (isDue: (seat: number) => boolean): void => {
    for (const seat of waiting) {
      if (!isDue(seat)) continue;
      waiting.delete(seat);
      lines.push(revealLine(hand, seat, board));
    }
  };
  for (const share of sharesOf(told, board)) {
    const pot = due?.pots.find(({ name }) => heightOf(share.pot) > 0 && name === share.pot);
    reveal((seat) => pot === undefined || pot.eligible.some((own) => own === seat));
    lines.push(...collectLine(told, share));
  }
  reveal(() => true);
  return [...lines, ...noLowLines(hand, board), ...shownByChoice(hand, board)];
}
