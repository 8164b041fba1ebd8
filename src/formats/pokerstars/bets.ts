import { formatUnits, readAmount } from './amounts.ts';
import type { Mark } from './events.ts';
import type { Notes } from './notes.ts';
import type { Listed } from './seats.ts';
import type { Line } from './text.ts';

/** A player's money while the record is read. */
export interface Purse {
  readonly seat: number;
  readonly name: string;
  /** Chips that can go in: the stack, or no more than the cap. */
  readonly stack: number;
  /** Chips the cap keeps out. */
  readonly beyond: number;
  behind: number;
  /** In front of him on this street, which others have to match. */
  wager: number;
  /** The same over the whole hand. */
  live: number;
  antes: number;
  /** Blinds nobody has to match. */
  dead: number;
  returned: number;
  folded: boolean;
  /** Folded all-in: his chips stay what they were, he wins nothing. */
  gaveUp: boolean;
}

export interface RaiseTold {
  readonly line: Line;
  readonly by: number;
  readonly to: number;
  /** What was to be matched before it. */
  readonly price: number;
  /** The most anybody had in front, and the raiser himself. */
  readonly highest: number;
  readonly own: number;
}

const REACHED = / reached the (\S{1,20}) cap$/;

/** Which of a player's chips a payment is. */
export type Paid = 'wager' | 'ante' | 'dead';

/** The money of a hand, checked word for word while it is read. */
export class Bets {
  readonly purses: readonly Purse[];
  readonly raises: RaiseTold[] = [];
  price = 0;
  readonly #decimals: number;
  readonly #notes: Notes;

  constructor(listed: readonly Listed[], cap: number | null, decimals: number, notes: Notes) {
    this.#decimals = decimals;
    this.#notes = notes;
    this.purses = listed.map(({ seat, name, stack }) => {
      const inPlay = cap === null ? stack : Math.min(stack, cap);
      return {
        seat,
        name,
        stack: inPlay,
        beyond: stack - inPlay,
        behind: inPlay,
        wager: 0,
        live: 0,
        antes: 0,
        dead: 0,
        returned: 0,
        folded: false,
        gaveUp: false,
      };
    });
  }

  of(seat: number): Purse {
    const purse = this.purses.find((own) => own.seat === seat);
    if (purse === undefined) throw new Error(`seat ${seat} is listed`);
    return purse;
  }

  #text(units: number): string {
    return formatUnits(units, this.#decimals);
  }

  nextStreet(): void {
    this.price = 0;
    for (const purse of this.purses) purse.wager = 0;
  }

  /** Chips go in, as long as there are any; a player is all-in when the line says so, and only then. */
  pay(line: Line, purse: Purse, amount: number, mark: Mark, as: Paid = 'wager'): void {
    if (amount > purse.behind)
      this.#notes.add(line, 'above-stack', `at most ${this.#text(purse.behind)}`, this.#text(amount));
    purse.behind = Math.max(0, purse.behind - amount);
    if (as === 'ante') purse.antes += amount;
    else if (as === 'dead') purse.dead += amount;
    else {
      purse.wager += amount;
      purse.live += amount;
      this.price = Math.max(this.price, purse.wager);
    }
    const due = purse.behind > 0 ? null : purse.beyond > 0 ? 'cap' : 'all-in';
    if (mark === due && (due !== 'cap' || this.#isCap(line, purse))) return;
    const what = due === 'cap' ? `and has reached the ${this.#text(purse.stack)} cap` : 'and is all-in';
    this.#notes.add(line, 'all-in-differs', due === null ? `${this.#text(purse.behind)} behind` : what, line.text);
  }

  /** The cap reached is the one of the table. */
  #isCap(line: Line, { stack }: Purse): boolean {
    const [, told = ''] = REACHED.exec(line.text) ?? [];
    const amount = readAmount(told, this.#decimals);
    return typeof amount !== 'string' && amount.units === stack;
  }

  call(line: Line, purse: Purse, amount: number, mark: Mark): void {
    const due = Math.min(this.price - purse.wager, purse.behind);
    if (amount !== due)
      this.#notes.add(line, 'call-amount', this.#text(Math.max(0, due)), this.#text(amount), this.#text(amount));
    this.pay(line, purse, amount, mark);
  }

  check(line: Line, purse: Purse): void {
    if (this.price > purse.wager)
      this.#notes.add(line, 'check-facing-bet', `to call ${this.#text(this.price)}`, line.text);
  }

  bet(line: Line, purse: Purse, amount: number, mark: Mark): void {
    if (this.price > 0) this.#notes.add(line, 'bet-facing-bet', 'a raise', line.text);
    this.pay(line, purse, amount, mark);
  }

  raise(line: Line, purse: Purse, { by, to }: { readonly by: number; readonly to: number }, mark: Mark): void {
    const highest = Math.max(...this.purses.map(({ wager }) => wager));
    this.raises.push({ line, by, to, price: this.price, highest, own: purse.wager });
    this.pay(line, purse, Math.max(0, to - purse.wager), mark);
  }

  /**
   * Raises say by how much and to how much, counted from what lies in front where a blind is short. Some programs write
   * the total twice, or the chips added; then they do so in all of them.
   */
  checkRaises(foreign: boolean): void {
    const byTotal = foreign && this.raises.every(({ by, to }) => by === to);
    const byAdded = foreign && this.raises.every(({ by, to, own }) => by === to - own);
    for (const { line, by, to, price, highest } of this.raises) {
      const fits = by === to - price || by === to - highest || byTotal || byAdded;
      if (to <= price || !fits)
        this.#notes.add(
          line,
          'raise-arithmetic',
          `raises ${this.#text(Math.max(0, to - price))} to ${this.#text(to)}`,
          line.text,
        );
    }
  }

  /** Everything put in, and what of it has come back. */
  get contested(): number {
    return this.purses.reduce((sum, { live, antes, dead, returned }) => sum + live + antes + dead - returned, 0);
  }

  /** What nobody matched of the highest stake, and whose it is. */
  get uncalled(): { readonly seat: number; readonly amount: number } | null {
    const stakes = this.purses.map((own) => ({ own, stake: own.live + (this.matchedAntes ? own.antes : 0) }));
    const [top, next] = stakes.sort((a, b) => b.stake - a.stake);
    if (top === undefined || top.own.folded) return null;
    const amount = top.stake - (next?.stake ?? 0);
    return amount > 0 ? { seat: top.own.seat, amount } : null;
  }

  /** An ante that took a whole stack is matched only so far. */
  get matchedAntes(): boolean {
    const most = Math.max(0, ...this.purses.map(({ antes }) => antes));
    return this.purses.some(({ antes, stack }) => antes > 0 && antes < most && stack === antes);
  }
}
