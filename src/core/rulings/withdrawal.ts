import { message } from '../explanation/messages.ts';
import { one } from '../explanation/words.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { Table } from './facts.ts';
import { leftWithout, stakeBack, stakeOf } from './italian-facts.ts';
import { type ChipMove, option, type Ruled, ruled } from './verdict.ts';

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
}

/** What the pot holds once everybody has withdrawn: it stays for the next deal. */
function leftBehind({ table }: Withdrawal, leaving: readonly Seat[], back: readonly ChipMove[]): ChipMove[] {
  if (table === null || leftWithout(table, leaving).length > 0) return [];
  const { hand, history } = table;
  const put =
    history === null ? hand.seats.map((s) => s.contributed) : history.play.contributions.map((c) => c.wager + c.dead);
  const opening = history?.play.opening.pot ?? 0;
  const total = put.reduce((sum, amount) => sum + amount, hand.carriedIn + opening);
  return [{ from: 'pot', to: 'next-pot', amount: total - back.reduce((sum, { amount }) => sum + amount, 0) }];
}

function leaves(withdrawal: Withdrawal, leaving: readonly Seat[]): Ruled {
  const { all, shows, cites, because, table } = withdrawal;
  const back = leaving.flatMap((seat) => stakeBack(seat, stakeOf(table, seat), all));
  const rest = leftBehind(withdrawal, leaving, back);
  const facts = { seats: leaving, all, shows };
  const says = decision('withdraws-with-stake', facts, cites, because);
  const goesOn =
    rest.length > 0
      ? decision('withdrawn-by-all', {}, cite('custom/withdrawal'), [says])
      : decision('others-play-on', {}, cite('custom/withdrawal'), [says]);
  return ruled('refund', says, {
    because,
    besides: [goesOn],
    chips: [...back, ...rest],
    effect: rest.length > 0 ? { kind: 'as-given' } : { kind: 'withdraw', seats: leaving, all },
  });
}

/** The ruling on a right to withdraw: the choice of each holder, or what follows once it is made. */
export function withdrawal(asked: Withdrawal): Ruled {
  const { holders, withdraws, all, shows, cites, because, table } = asked;
  const leaving = withdraws?.filter((seat) => holders.includes(seat));
  if (leaving !== undefined && leaving.length > 0) return leaves(asked, leaving);
  if (leaving !== undefined) {
    return ruled('proceed', decision('nobody-withdraws', { seats: holders }, cites, because), { because });
  }
  const options = holders.flatMap((seat) => [
    option(decision('option-withdraw', { seat, all, shows }, cites), {
      seat,
      chips: stakeBack(seat, stakeOf(table, seat), all),
    }),
    option(decision('option-play-on', { seat }, cites), { seat }),
  ]);
  const says = decision('may-withdraw', { seats: holders, all, shows }, cites, because);
  return ruled('may-withdraw', says, { because, options });
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
      `${say.players(f.seats)} ${one(f.seats) ? 'withdraws' : 'withdraw'}${f.shows ? ', showing the card,' : ''} and ${one(f.seats) ? 'takes' : 'take'} back ${stakeEn(f.all)}.`,
    it: (f, say) =>
      `${say.players(f.seats)} ${one(f.seats) ? 'si ritira' : 'si ritirano'}${f.shows ? ', mostrando la carta,' : ''} e ${one(f.seats) ? 'riprende' : 'riprendono'} ${stakeIt(f.all)}.`,
  }),
  'nobody-withdraws': message<{ seats: Seats }>({
    en: (f, say) =>
      `${say.players(f.seats)} could have withdrawn and ${one(f.seats) ? 'plays' : 'play'} on: the hand is valid.`,
    it: (f, say) =>
      `${say.players(f.seats)} ${one(f.seats) ? 'poteva ritirarsi e continua' : 'potevano ritirarsi e continuano'}: il colpo è valido.`,
  }),
  'others-play-on': message<Record<string, never>>({
    en: () => 'The others play on for what is left in the pot, also where it was the opener who left.',
    it: () => "Gli altri continuano per quel che resta nel piatto, anche se a lasciare è l'apertore.",
  }),
  'withdrawn-by-all': message<Record<string, never>>({
    en: () => 'Nobody is left: what lies in the pot stays for the next deal.',
    it: () => 'Non resta nessuno: quel che è nel piatto passa alla mano successiva.',
  }),
  'option-withdraw': message<{ seat: number; all: boolean; shows: boolean }>({
    en: (f, say) => `${say.player(f.seat)} ${f.shows ? 'shows the card, ' : ''}quits and takes back ${stakeEn(f.all)}.`,
    it: (f, say) => `${say.player(f.seat)} ${f.shows ? 'mostra la carta, ' : ''}lascia e riprende ${stakeIt(f.all)}.`,
  }),
  'option-play-on': message<{ seat: number }>({
    en: (f, say) => `${say.player(f.seat)} plays on with the cards held.`,
    it: (f, say) => `${say.player(f.seat)} continua con le carte che ha.`,
  }),
};
