import {
  NOTHING_STATED,
  type Stakes,
  type Stated,
  type StatedPot,
  type StatedShare,
  type StatedSum,
} from '../../core/index.ts';
import { unitsText } from '../decimal.ts';
import type { History } from './history.ts';
import { idOf, type Player } from './table.ts';
import type { Value } from './value.ts';

interface Win {
  readonly seat: number;
  readonly amount: number;
  readonly cashedOut: number;
  readonly value: Value;
}

interface PotRecord {
  readonly number: number;
  readonly amount: number | null;
  /** What the house took; null where nothing is said of it. */
  readonly rake: number | null;
  readonly jackpot: number;
  readonly wins: readonly Win[];
  readonly value: Value;
}

function readWin(value: Value, seats: ReadonlyMap<string, number>): Win | null {
  const id = idOf(value.get('player_id'));
  if (id === null) return value.get('player_id').missing();
  const seat = seats.get(id);
  if (seat === undefined) return value.get('player_id').fault('no-such-player', [...seats.keys()].join(', '));
  const amount = value.get('win_amount').units() ?? 0;
  return { seat, amount, cashedOut: value.get('cashout_amount').units() ?? 0, value };
}

function readPot(value: Value, place: number, seats: ReadonlyMap<string, number>): PotRecord {
  const number = value.get('number').whole() ?? place;
  if (number !== place) value.get('number').conflict('pot-order', String(place));
  return {
    number,
    amount: value.get('amount').units(),
    rake: value.get('rake').units(),
    jackpot: value.get('jackpot').units() ?? 0,
    wins: value
      .get('player_wins')
      .items()
      .flatMap((win) => readWin(win, seats) ?? []),
    value,
  };
}

const sum = (amounts: Iterable<number>): number => {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
};

/** The part of the highest bet nobody matched. */
function uncalled(bets: ReadonlyMap<number, number>): number {
  const [most = 0, next = 0] = [...bets.values()].sort((a, b) => b - a);
  return most - next;
}

/** What is to be found in the pots by the bets. */
export const contested = (history: History): number =>
  sum(history.bets.values()) - uncalled(history.bets) + history.dead + history.added;

const wonIn = (pot: PotRecord): number => sum(pot.wins.map(({ amount }) => amount));

const amountOf = (pot: PotRecord): number => pot.amount ?? wonIn(pot) + takenFrom(pot);

/** Pots against wins, and both against the bets. */
function crossCheck(pots: readonly PotRecord[], history: History, text: (units: number) => string): void {
  for (const pot of pots) {
    const taken = takenFrom(pot);
    const won = wonIn(pot);
    // A record without its rake leaves open what the house took.
    if (pot.amount !== null && (isRakeTold(pot) ? pot.amount !== won + taken : pot.amount < won))
      pot.value.get('amount').conflict('collected-plus-rake-not-pot', text(won + taken));
    for (const { seat, amount, value } of pot.wins) {
      if (amount > 0 && history.folded.has(seat)) value.get('player_id').conflict('winner-folded', null);
    }
    if (pot.amount !== null && pot.amount > 0 && pot.wins.length === 0)
      pot.value.get('player_wins').conflict('pot-not-collected', null);
  }
  const [first] = pots;
  const due = contested(history);
  const total = sum(pots.map(amountOf));
  if (first === undefined || total === due) return;
  const code = total === due + uncalled(history.bets) ? 'uncalled-bet-in-pot' : 'pot-not-sum-of-bets';
  first.value.get('amount').conflict(code, text(due), text(total));
}

const potName = (number: number): string => (number === 0 ? 'main' : `side-${number}`);

export interface Results {
  readonly stated: Stated;
  /** The part of what the house took that went to a jackpot. */
  readonly jackpot: number;
  /** What the house took; pot by pot where it took from another than the main pot. */
  readonly rake: Pick<Stakes['rake'], 'drop' | 'byPot'>;
}

const isRakeTold = ({ rake, jackpot }: PotRecord): boolean => rake !== null || jackpot > 0;

const takenFrom = ({ rake, jackpot }: PotRecord): number => (rake ?? 0) + jackpot;

function rakeOf(pots: readonly PotRecord[]): Results['rake'] {
  const byPot = pots.map(takenFrom);
  return { drop: sum(byPot), ...(byPot.slice(1).some((taken) => taken > 0) ? { byPot } : {}) };
}

/** What the pots of a record state, cross-checked with its bets. */
export function readResults(hand: Value, players: readonly Player[], history: History): Results {
  const seats = new Map(players.map(({ id, seat }) => [id, seat]));
  const { decimals } = hand.log;
  const pots = hand
    .get('pots')
    .items()
    .map((value, place) => readPot(value, place, seats));
  const text = (units: number): string => unitsText(units, decimals);
  const stated = (units: number): StatedSum => ({ text: text(units), amount: units });
  const cashed = cashedOut(pots, history).map(({ seat, amount }) => ({ seat, ...stated(amount) }));
  const tabled = history.shown.filter(({ seat }) => !history.folded.has(seat));
  const shown = tabled.length === 0 ? null : tabled;
  const base: Stated = { ...NOTHING_STATED, shown, cashedOut: cashed.length === 0 ? null : cashed };
  if (pots.length === 0) return { stated: base, jackpot: 0, rake: rakeOf(pots) };
  crossCheck(pots, history, text);
  const severalPots = pots.length > 1;
  const collected = pots.flatMap(({ number, wins }): StatedShare[] =>
    wins
      .filter(({ amount }) => amount > 0)
      .map(({ seat, amount }) => ({
        seat,
        ...stated(amount),
        pot: severalPots ? potName(number) : null,
        board: null,
      })),
  );
  const jackpot = sum(pots.map((pot) => pot.jackpot));

  return {
    jackpot,
    rake: rakeOf(pots),
    stated: {
      ...base,
      collected,
      winners: [...new Set(collected.map(({ seat }) => seat))].sort((a, b) => a - b),
      // One pot may be all of them together: records do not always tell side pots apart.
      pots: severalPots
        ? pots.map((pot): StatedPot => ({ name: potName(pot.number), ...stated(paidFrom(pot)) }))
        : null,
      totalPot: stated(sum(pots.map(amountOf))),
      rake: pots.some(isRakeTold) ? stated(sum(pots.map(takenFrom))) : null,
    },
  };
}

const paidFrom = (pot: PotRecord): number => Math.max(0, amountOf(pot) - takenFrom(pot));

/** Hands sold to the site: as the pots tell, else as the showdown does. */
function cashedOut(pots: readonly PotRecord[], history: History): { seat: number; amount: number }[] {
  const told = pots.flatMap(({ wins }) => wins.filter((win) => win.cashedOut > 0));
  if (told.length > 0) return told.map(({ seat, cashedOut: amount }) => ({ seat, amount }));
  return history.cashedOut.flatMap(({ seat, value }) => {
    const amount = value.units();
    return amount === null ? [] : [{ seat, amount }];
  });
}
