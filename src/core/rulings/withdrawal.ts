import { message } from '../explanation/messages.ts';
import { one } from '../explanation/words.ts';
import type { Stake } from '../hand/aftermath.ts';
import { type ChipMove, type NewDeck, option, type Ruled, type RulingOption, ruled } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { Table } from './facts.ts';
import { paidIn, stakeBack, stillIn } from './italian-facts.ts';
import { playersFirst, whoFirst } from './words.ts';

/** Who may leave a hand by right, and with what. */
export interface Withdrawal {
  readonly holders: readonly Seat[];
  /** Who of them does; undefined while they have not said. */
  readonly withdraws: readonly Seat[] | undefined;
  readonly all: boolean;
  /** The card that gives the right has to be shown. */
  readonly shows: boolean;
  readonly cites: readonly CitationId[];
  readonly because: readonly Decision[];
  readonly table: Table | null;
  /** The deck from now on, where it has changed. */
  readonly deck: NewDeck;
}

/** What the pot holds once everybody has withdrawn: it stays for the next deal. */
function leftBehind({ table }: Withdrawal, back: readonly Stake[]): ChipMove[] {
  if (table === null) return [];
  const { hand, history } = table;
  const put =
    history === null ? hand.seats.map((s) => s.contributed) : history.play.contributions.map((c) => c.wager + c.dead);
  const opening = hand.money.kind === 'pot' ? hand.money.pot : (history?.play.opening.pot ?? 0);
  const total = put.reduce((sum, amount) => sum + amount, hand.carriedIn + opening);
  return [{ from: 'pot', to: 'next-pot', amount: total - back.reduce((sum, { amount }) => sum + amount, 0) }];
}

const toSeats = (back: readonly Stake[]): ChipMove[] =>
  back.map(({ seat, amount }) => ({ from: 'pot', to: seat, amount }));

/** Where more was wagered than the bet paid to enter, the text may be read to give all of it back. */
function wagersBack({ all, table, cites }: Withdrawal, leaving: readonly Seat[]): RulingOption[] {
  if (all) return [];
  return leaving.flatMap((seat) => {
    const paid = paidIn(table, seat);
    if (paid === null || paid.wagered === paid.entry) return [];
    const says = decision('option-take-wagers-back', { seat, amount: paid.wagered }, cites);
    return [option(says, { seat, basis: 'other-reading', chips: toSeats([{ seat, amount: paid.wagered }]) })];
  });
}

function leaves(withdrawal: Withdrawal, leaving: readonly Seat[], stay: boolean): Ruled {
  const { all, shows, cites, because, table, deck } = withdrawal;
  const stakes = leaving.map((seat) => stakeBack(table, seat, all));
  const says = decision('withdraws-with-stake', { seats: leaving, all, shows }, cites, because);
  const goesOn = decision(stay ? 'others-play-on' : 'withdrawn-by-all', {}, cite('custom/withdrawal'), [says]);
  return ruled('refund', says, {
    because,
    besides: [goesOn],
    chips: [...toSeats(stakes), ...(stay ? [] : leftBehind(withdrawal, stakes))],
    options: wagersBack(withdrawal, leaving),
    effect: { kind: 'withdraw', stakes, ...deck },
  });
}

/** The ruling on a right to withdraw: the choice of each holder, or what follows once it is made. */
export function withdrawal(asked: Withdrawal): Ruled {
  const { withdraws, all, shows, cites, because, table, deck } = asked;
  const present = stillIn(table);
  const effect = { kind: 'as-given', ...deck } as const;
  const proceed = (says: Decision) => ruled('proceed', says, { because, effect });
  if (present !== undefined && present.length < 2) return proceed(decision('hand-already-won', {}, cites, because));
  const holders = asked.holders.filter((seat) => present?.includes(seat) ?? true);
  if (holders.length === 0) return proceed(decision('holders-are-out', { seats: asked.holders }, cites, because));
  const leaving = withdraws?.filter((seat) => holders.includes(seat));
  if (leaving !== undefined && leaving.length > 0)
    return leaves(asked, leaving, present?.some((seat) => !leaving.includes(seat)) ?? true);
  if (leaving !== undefined) return proceed(decision('nobody-withdraws', { seats: holders }, cites, because));
  const options = holders.flatMap((seat) => [
    option(decision('option-withdraw', { seat, all, shows }, cites), {
      seat,
      chips: toSeats([stakeBack(table, seat, all)]),
    }),
    ...wagersBack(asked, [seat]),
    option(decision('option-play-on', { seat }, cites), { seat }),
  ]);
  const says = decision('may-withdraw', { seats: holders, all, shows }, cites, because);
  return ruled('may-withdraw', says, { because, options, effect });
}

type Seats = readonly number[];
const stakeEn = (all: boolean): string => (all ? 'every stake' : 'the bet paid to enter');
const stakeIt = (all: boolean): string => (all ? 'ogni messa' : "l'uscita");

export const WITHDRAWAL_MESSAGES = {
  'may-withdraw': message<{ seats: Seats; all: boolean; shows: boolean }>({
    en: (f, say) =>
      `The hand is valid; ${say.players(f.seats)} may ${f.shows ? 'show the card, ' : ''}quit and take back ${stakeEn(f.all)}, or play on.`,
    it: (f, say) =>
      `Il colpo è valido; ${say.players(f.seats)} ${one(f.seats) ? 'può' : 'possono'} ${f.shows ? 'mostrare la carta, ' : ''}lasciare e riprendere ${stakeIt(f.all)}, oppure continuare.`,
  }),
  'withdraws-with-stake': message<{ seats: Seats; all: boolean; shows: boolean }>({
    en: (f, say) =>
      `${playersFirst(f.seats, say)} ${one(f.seats) ? 'withdraws' : 'withdraw'}${f.shows ? ', showing the card,' : ''} and ${one(f.seats) ? 'takes' : 'take'} back ${stakeEn(f.all)}.`,
    it: (f, say) =>
      `${playersFirst(f.seats, say)} ${one(f.seats) ? 'si ritira' : 'si ritirano'}${f.shows ? ', mostrando la carta,' : ''} e ${one(f.seats) ? 'riprende' : 'riprendono'} ${stakeIt(f.all)}.`,
  }),
  'nobody-withdraws': message<{ seats: Seats }>({
    en: (f, say) =>
      `${playersFirst(f.seats, say)} could have withdrawn and ${one(f.seats) ? 'plays' : 'play'} on: the hand is valid.`,
    it: (f, say) =>
      `${playersFirst(f.seats, say)} ${one(f.seats) ? 'poteva ritirarsi e continua' : 'potevano ritirarsi e continuano'}: il colpo è valido.`,
  }),
  'others-play-on': message<Record<string, never>>({
    en: () => 'The others play on for what is left in the pot, also where it was the opener who left.',
    it: () => "Gli altri continuano per quel che resta nel piatto, anche se a lasciare è l'apertore.",
  }),
  'hand-already-won': message<Record<string, never>>({
    en: () => 'One player is left and has won: there is nothing to withdraw from.',
    it: () => 'Resta un solo giocatore, che ha vinto: non c’è nulla da cui ritirarsi.',
  }),
  'holders-are-out': message<{ seats: Seats }>({
    en: (f, say) =>
      `${playersFirst(f.seats, say)} ${one(f.seats) ? 'has' : 'have'} left the hand already: nothing goes back and play goes on.`,
    it: (f, say) =>
      `${playersFirst(f.seats, say)} ${one(f.seats) ? 'ha' : 'hanno'} già lasciato la mano: nulla torna indietro e si continua.`,
  }),
  'option-take-wagers-back': message<{ seat: number; amount: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} quits; read to mean all that was wagered after the opening, ${say.chips(f.amount)} goes back.`,
    it: (f, say) =>
      `${whoFirst(f, say)} lascia; se si intende tutto quanto puntato dopo l'apertura, tornano ${say.chips(f.amount)}.`,
  }),
  'option-withdraw': message<{ seat: number; all: boolean; shows: boolean }>({
    en: (f, say) => `${whoFirst(f, say)} ${f.shows ? 'shows the card, ' : ''}quits and takes back ${stakeEn(f.all)}.`,
    it: (f, say) => `${whoFirst(f, say)} ${f.shows ? 'mostra la carta, ' : ''}lascia e riprende ${stakeIt(f.all)}.`,
  }),
  'option-play-on': message<{ seat: number }>({
    en: (f, say) => `${whoFirst(f, say)} plays on with the cards held.`,
    it: (f, say) => `${whoFirst(f, say)} continua con le carte che ha.`,
  }),
};
