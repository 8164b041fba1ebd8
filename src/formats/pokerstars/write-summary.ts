import type { RecordedHand } from '../recorded-hand.ts';
import type { ToldHistory } from '../told-history.ts';
import { readAmount } from './amounts.ts';
import { streetWords } from './check-summary.ts';
import type { Money, Results } from './results.ts';
import { withoutKicker } from './words.ts';
import { bracket, nameOf, potText, wordsOf } from './write-parts.ts';

interface Told {
  readonly hand: RecordedHand;
  readonly history: ToldHistory;
  readonly results: Results;
  readonly money: Money;
}

/** Writes what stands under the play: the pots, the boards, and every seat. */
export function summaryLines(told: Told): string[] {
  const { hand } = told;
  const seats = [...hand.setup.seats].sort((a, b) => a.seat - b.seat);
  return ['*** SUMMARY ***', potLine(told), ...boardLines(hand), ...seats.map(({ seat }) => seatLine(told, seat))];
}

/** What the house took, its jackpot apart where the record tells that. */
function takenText({ hand, results: { rake }, money }: Told): string {
  const told = readAmount(hand.record.jackpot ?? '', hand.money.decimals);
  if (typeof told === 'string' || told.units > rake) return `Rake ${money(rake)}`;
  return `Rake ${money(rake - told.units)} | Jackpot ${money(told.units)}`;
}

function potLine(told: Told): string {
  const { total, pots } = told.results;
  const { money } = told;
  const sides = pots.length - 1;
  const named = pots.map(({ name, amount }) => {
    const words = potText(name, sides);
    return ` ${words.charAt(0).toUpperCase()}${words.slice(1)} ${money(amount)}.`;
  });
  return `Total pot ${money(total)}${named.join('')} | ${takenText(told)}`;
}

function boardLines({ setup: { variant, board, boards } }: RecordedHand): string[] {
  if (boards !== null) {
    const twice = variant.boards === 1 ? ['Hand was run twice'] : [];
    return [...twice, ...boards.map((cards, i) => `${i === 0 ? 'FIRST' : 'SECOND'} Board ${bracket(cards)}`)];
  }
  const isOpen = (board?.length ?? 0) > (variant.family === 'board' ? 1 : 0);
  return isOpen ? [`Board ${bracket(board ?? [])}`] : [];
}

function rolesOf({ hand: { setup }, history }: Told, seat: number): string {
  const first = (role: string): number | undefined => history.posts.find((post) => post.role === role)?.seat;
  if (setup.stakes.buttonBlind > 0) return first('button-blind') === seat ? ' (button blind)' : '';
  const roles = setup.button === seat ? ['button'] : [];
  if (first('small-blind') === seat) roles.push('small blind');
  if (first('big-blind') === seat) roles.push('big blind');
  return roles.map((role) => ` (${role})`).join('');
}

function seatLine(told: Told, seat: number): string {
  const { hand } = told;
  const own = hand.setup.seats.find((one) => one.seat === seat) ?? { seat, player: null };
  return `Seat ${seat}: ${nameOf(own)}${rolesOf(told, seat)}${resultText(told, seat)}`;
}

function resultText(told: Told, seat: number): string {
  const { hand, history, results, money } = told;
  const fold = history.actions.find(({ action }) => action.seat === seat && action.action === 'fold');
  if (fold !== undefined)
    return ` folded ${streetWords(hand.setup.variant)[fold.street] ?? ''}${didNotBet(told, seat)}`;
  const won = results.collected.filter((share) => share.seat === seat);
  const shown = hand.setup.actions?.find((made) => made.seat === seat && made.action === 'show');
  const contested = hand.setup.seats.length - foldsIn(history) > 1;
  if (!contested) return ` collected (${money(sum(won))})`;
  if (shown === undefined) return ` mucked${hiddenCards(hand, seat)}`;
  const sold = hand.stated.cashedOut?.some((one) => one.seat === seat) ?? false;
  const note = sold ? ` (${won.length > 0 ? 'pot not awarded as player ' : ''}cashed out)` : '';
  return ` showed ${bracket(shown.cards ?? [])}${outcomes(told, seat)}${note}`;
}

const foldsIn = ({ actions }: ToldHistory): number => actions.filter(({ action }) => action.action === 'fold').length;

const sum = (shares: readonly { readonly amount: number }[]): number =>
  shares.reduce((total, { amount }) => total + amount, 0);

function hiddenCards({ setup }: RecordedHand, seat: number): string {
  const hole = setup.seats.find((own) => own.seat === seat)?.hole ?? null;
  const isPart = setup.variant.family === 'stud' && hole?.includes(null);
  const seen = hole?.filter((card) => card !== null) ?? [];
  return seen.length === 0 || isPart ? '' : ` ${bracket(seen)}`;
}

function didNotBet({ history }: Told, seat: number): string {
  const posted = history.posts.some((post) => post.seat === seat && post.role !== 'ante' && post.paid > 0);
  const added = history.actions.some((told) => told.action.seat === seat && told.added > 0);
  return posted || added ? '' : " (didn't bet)";
}

function outcomes({ hand, results, money }: Told, seat: number): string {
  const count = hand.setup.boards?.length ?? 1;
  const one = (board: number | null): string => {
    const won = results.collected.filter((share) => share.seat === seat && (board === null || share.board === board));
    const words = wordsOf(hand, seat, board);
    const said = words === null ? '' : ` with ${withoutKicker(words)}`;
    return won.length > 0 ? ` and won (${money(sum(won))})${said}` : ` and lost${said}`;
  };
  return count === 1 ? one(null) : [1, 2].map(one).join(',');
}
