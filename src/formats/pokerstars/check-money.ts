import { formatUnits } from './amounts.ts';
import type { Header } from './header.ts';
import type { Notes } from './notes.ts';
import type { Play } from './play.ts';
import { grossPots } from './stakes.ts';
import { isSold, keepsBlindInPot, UNCALLED_LINES_SINCE } from './stated.ts';
import type { Summary } from './summary.ts';

/** What the accounts of a hand are checked by. */
interface Accounts {
  readonly header: Header;
  readonly play: Play;
  readonly summary: Summary;
  readonly notes: Notes;
}

const total = (list: readonly { readonly amount: number }[]): number =>
  list.reduce((sum, { amount }) => sum + amount, 0);

/** Every sum a record says more than once. */
export function checkMoney(accounts: Accounts): void {
  checkUncalled(accounts);
  checkTotals(accounts);
  checkPots(accounts);
  checkSeats(accounts);
}

function checkUncalled({ header, play, notes }: Accounts): void {
  const { uncalled } = play.bets;
  const [told] = play.returned;
  if (keepsBlindInPot(header, play)) return;
  const text = (units: number): string => formatUnits(units, header.decimals);
  if (told !== undefined && (uncalled?.seat !== told.seat || uncalled.amount !== told.amount)) {
    const expected = uncalled === null ? 'every bet called' : `${text(uncalled.amount)} from seat ${uncalled.seat}`;
    notes.add(told.line, 'uncalled-bet-differs', expected, told.line.text);
  }
  const [first] = play.collected;
  const line = first?.line ?? play.shown[0]?.line;
  if (told === undefined && uncalled !== null && header.date >= UNCALLED_LINES_SINCE && line !== undefined)
    notes.add(line, 'uncalled-bet-missing', `Uncalled bet (${text(uncalled.amount)})`, null);
}

/** Everything in the middle by the bets, whether or not the record tells what came back. */
function contested({ header, play }: Accounts): number {
  const silent = play.returned.length === 0 && !keepsBlindInPot(header, play);
  return play.bets.contested - (silent ? (play.bets.uncalled?.amount ?? 0) : 0);
}

/** What was collected, pots of those who sold their hands among it. */
const collectedIn = ({ play, summary }: Accounts): number =>
  total(play.collected) +
  summary.seats
    .filter((seat) => isSold(play, seat))
    .reduce((sum, { outcomes }) => sum + outcomes.reduce((own, { won }) => own + (won ?? 0), 0), 0);

function checkTotals(accounts: Accounts): void {
  const { header, summary, notes } = accounts;
  const { pot } = summary;
  const text = (units: number): string => formatUnits(units, header.decimals);
  const inMiddle = contested(accounts);
  const collected = collectedIn(accounts);
  if (pot.rake > 0 && inMiddle === pot.total + pot.rake && collected === pot.total) {
    notes.add(pot.line, 'total-pot-without-rake', text(inMiddle), text(pot.total));
    return;
  }
  if (inMiddle !== pot.total) notes.add(pot.line, 'pot-not-sum-of-bets', text(inMiddle), text(pot.total));
  if (collected + pot.rake !== pot.total)
    notes.add(pot.line, 'collected-plus-rake-not-pot', text(pot.total), `${text(collected)} + ${text(pot.rake)}`);
  if (pot.pots.length > 0 && total(pot.pots) + pot.rake !== pot.total)
    notes.add(pot.line, 'pots-not-total-pot', text(pot.total), `${text(total(pot.pots))} + ${text(pot.rake)}`);
}

function checkPots(accounts: Accounts): void {
  const { header, play, summary, notes } = accounts;
  const { pot } = summary;
  if (pot.pots.length === 0) return;
  const text = (units: number): string => formatUnits(units, header.decimals);
  const gross = grossPots(play.bets, play.bets.uncalled?.amount ?? 0);
  const fits = gross.length === pot.pots.length && gross.every((amount, i) => amount >= (pot.pots[i]?.amount ?? 0));
  if (!fits) notes.add(pot.line, 'pots-differ', gross.map(text).join(', '), pot.line.text, 'Main');
  const sold = summary.seats.some((seat) => isSold(play, seat));
  for (const own of sold ? [] : pot.pots) {
    const shares = play.collected.filter((share) => share.pot === own.name);
    if (total(shares) !== own.amount)
      notes.add(pot.line, 'pot-not-collected', `${own.name} ${text(own.amount)}`, text(total(shares)));
  }
}

/** What each seat collected, in the play and in the summary. */
function checkSeats(accounts: Accounts): void {
  const { header, play, summary, notes } = accounts;
  const text = (units: number): string => formatUnits(units, header.decimals);
  for (const seat of summary.seats) {
    if (isSold(play, seat)) continue;
    const won = seat.outcomes.reduce((sum, own) => sum + (own.won ?? 0), 0);
    const collected = total(play.collected.filter((share) => share.seat === seat.seat));
    if (won !== collected) notes.add(seat.line, 'collected-differs', text(collected), text(won));
  }
  for (const { line, seat } of play.collected)
    if (!summary.seats.some((own) => own.seat === seat))
      notes.add(line, 'collected-differs', 'a seat of the summary', line.text);
}
