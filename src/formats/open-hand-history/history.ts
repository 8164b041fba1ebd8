import type { ActionSetup, Card, MaybeCard, VariantSpec } from '../../core/index.ts';
import { cardsText, toldAgain } from '../dealt.ts';
import { Ledger } from '../ledger.ts';
import type { Entry } from './entries.ts';
import type { Player } from './table.ts';
import type { Value } from './value.ts';

/** Whether the amount of a raise is the chips it adds, as the specification has it, or the total it comes to. */
export type RaiseAmounts = 'added' | 'total';

export interface HistoryTerms {
  readonly variant: VariantSpec;
  readonly players: readonly Player[];
  readonly bigBlind: number;
  /** Who posts the only blind, where that is the button. */
  readonly buttonSeat: number | null;
  /** The bring-in that is due; 0 where none is told. */
  readonly bringIn: number;
  /** What completes a bring-in. */
  readonly completion: number;
  /** The bets of a fixed-limit game. */
  readonly limits: { readonly small: number; readonly big: number } | null;
}

/** What the actions of a record come to. */
export interface History {
  readonly actions: readonly ActionSetup[];
  /** What is known of each hand. */
  readonly holes: ReadonlyMap<number, readonly MaybeCard[]>;
  readonly shown: readonly { readonly seat: number; readonly cards: readonly Card[] }[];
  readonly folded: ReadonlySet<number>;
  readonly active: ReadonlySet<number>;
  /** What each seat bet that others had to match, and everything else that went in. */
  readonly bets: ReadonlyMap<number, number>;
  readonly dead: number;
  /** Put in by the site. */
  readonly added: number;
  readonly bringIn: number;
  readonly cashedOut: readonly { readonly seat: number; readonly value: Value }[];
  readonly chips: readonly { readonly seat: number; readonly amount: number }[];
  /** Calls and stacks that do not fit. */
  readonly misfits: number;
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Follows the actions of a record one after the other. */
class Follower implements History {
  readonly actions: ActionSetup[] = [];
  readonly holes = new Map<number, MaybeCard[]>();
  readonly shown: { seat: number; cards: Card[] }[] = [];
  readonly folded = new Set<number>();
  readonly active = new Set<number>();
  readonly bets = new Map<number, number>();
  readonly cashedOut: { seat: number; value: Value }[] = [];
  readonly chips: { seat: number; amount: number }[] = [];
  dead = 0;
  added = 0;
  bringIn = 0;
  misfits = 0;
  readonly #terms: HistoryTerms;
  readonly #raises: RaiseAmounts;
  readonly #ledger: Ledger;
  #street = 0;
  #draws = new Map<number, Writable<ActionSetup>>();

  constructor(terms: HistoryTerms, raises: RaiseAmounts) {
    this.#terms = terms;
    this.#raises = raises;
    this.#ledger = new Ledger(terms.players);
  }

  take(entry: Entry): void {
    const { kind, seat, street } = entry;
    if (street > this.#street) {
      this.#street = street;
      this.#ledger.nextStreet();
      this.#draws.clear();
    }
    if (kind === 'add-to-pot') this.added += entry.amount ?? 0;
    if (seat === null || kind === 'none' || kind === 'add-to-pot') return;
    if (kind === 'added-chips') this.chips.push({ seat, amount: entry.amount ?? 0 });
    else if (kind === 'payout') this.cashedOut.push({ seat, value: entry.value.get('amount') });
    else {
      this.active.add(seat);
      this.#act(entry, seat);
    }
  }

  #act(entry: Entry, seat: number): void {
    switch (entry.kind) {
      case 'deal':
        this.#deal(entry, seat);
        break;
      case 'show':
        this.#show(entry, seat);
        break;
      case 'muck':
        this.#checkMark(entry, seat);
        this.#learn(entry, seat);
        this.actions.push(this.#plain(seat, 'muck'));
        break;
      case 'discard':
      case 'stand-pat':
        this.#exchange(entry, seat);
        break;
      case 'fold':
      case 'check':
        this.#pass(entry, seat, entry.kind);
        break;
      case 'call':
        this.#call(entry, seat);
        break;
      case 'bet':
      case 'raise':
      case 'complete':
      case 'all-in':
        this.#wager(entry, seat);
        break;
      default:
        this.#post(entry, seat);
    }
  }

  #pass(entry: Entry, seat: number, action: 'fold' | 'check'): void {
    if (entry.amount) entry.value.get('amount').conflict('amount-of-no-bet', '0');
    if (action === 'fold') this.folded.add(seat);
    this.#checkAllIn(entry, seat, 0);
    this.actions.push(this.#plain(seat, action));
  }

  #plain(seat: number, action: ActionSetup['action']): Writable<ActionSetup> {
    return { seat, action, ...this.#named() };
  }

  #named(): { street?: NonNullable<ActionSetup['street']> } {
    const street = this.#terms.variant.streets[this.#street]?.name;
    return street === undefined ? {} : { street };
  }

  #isStud(): boolean {
    return this.#terms.variant.forcedBets === 'antes-and-bring-in';
  }

  #post(entry: Entry, seat: number): void {
    const { kind, amount, value } = entry;
    if (amount === null) {
      value.get('amount').fault('amount-missing', 'the amount posted', null);
      return;
    }
    this.#checkStack(entry, seat, amount);
    const isDead = kind === 'post-ante' || kind === 'post-dead-blind';
    if (isDead) {
      this.dead += amount;
      this.#ledger.payDead(seat, amount);
    } else this.#put(seat, this.#ledger.front(seat) + amount);
    this.#checkAllIn(entry, seat, amount);
    const action = this.#postName(entry);
    if (action === 'bring-in') {
      this.bringIn = amount;
      this.actions.push(this.#plain(seat, action));
      return;
    }
    // Blinds cost their full height to call, however short they are posted.
    if (action === 'post-big-blind') this.#ledger.price = Math.max(this.#ledger.price, this.#terms.bigBlind);
    this.actions.push({ seat, action, amount, ...this.#named() });
  }

  #postName({ kind, amount, seat }: Entry): ActionSetup['action'] {
    if (kind === 'extra-blind' && seat !== null && seat === this.#terms.buttonSeat) return 'post-button-blind';
    if (kind === 'bring-in' || (kind === 'extra-blind' && this.#isStud())) return 'bring-in';
    if (kind !== 'extra-blind') return kind as ActionSetup['action'];
    return (amount ?? 0) > this.#terms.bigBlind && this.#terms.bigBlind > 0 ? 'post-straddle' : 'post-big-blind';
  }

  #put(seat: number, to: number): void {
    const front = this.#ledger.front(seat);
    this.bets.set(seat, (this.bets.get(seat) ?? 0) + Math.max(0, to - front));
    this.#ledger.wager(seat, to);
  }

  #call(entry: Entry, seat: number): void {
    const { amount, value } = entry;
    const due = Math.min(this.#ledger.price, this.#ledger.reach(seat));
    const to = amount === null ? due : this.#ledger.front(seat) + amount;
    if (to !== due) {
      this.misfits += 1;
      value.get('amount').conflict('call-amount', this.#text(Math.max(0, due - this.#ledger.front(seat))));
    }
    this.#checkStack(entry, seat, to - this.#ledger.front(seat));
    this.#put(seat, to);
    this.#checkAllIn(entry, seat, to);
    this.actions.push({ seat, action: 'call', to, ...this.#named() });
  }

  #wager(entry: Entry, seat: number): void {
    const { kind, value } = entry;
    const to = this.#totalOf(entry, seat);
    if (to === null) {
      value.get('amount').fault('amount-missing', 'the chips put in', null);
      return;
    }
    this.#checkStack(entry, seat, to - this.#ledger.front(seat));
    this.#checkWord(entry, seat, to);
    const action = this.#wagerName(kind, seat, to);
    this.#put(seat, to);
    this.#checkAllIn(entry, seat, to);
    this.actions.push({ seat, action, to, ...this.#named() });
  }

  /** A whole stack is put in by any word; a bet answers no bet all the same, and a raise answers one. */
  #checkWord({ kind, value }: Entry, seat: number, to: number): void {
    const { price } = this.#ledger;
    if (to < this.#ledger.reach(seat) || this.#isStud()) return;
    if (kind === 'bet' && price > 0) value.get('action').conflict('bet-facing-bet', 'a raise');
    if (kind === 'raise' && price === 0) value.get('action').conflict('nothing-to-raise', 'a bet');
    else if (kind === 'raise' && to <= price) value.get('action').conflict('raise-arithmetic', 'a call');
  }

  /** In stud the first full bet over the bring-in completes it; a whole stack may be less. */
  #wagerName(kind: Entry['kind'], seat: number, to: number): ActionSetup['action'] {
    if (kind === 'all-in' || kind === 'complete') return kind;
    const { completion, limits, bringIn } = this.#terms;
    // Where no bring-in is told, nothing lies there to be completed.
    if (kind === 'bet' && this.#ledger.price === 0 && bringIn === 0) return 'bet';
    if (this.#isStud() && this.#street === 0 && this.#ledger.price <= this.bringIn) {
      if (to < completion && to === this.#ledger.reach(seat)) return 'all-in';
      if (to === completion || limits !== null) return 'complete';
    }
    return kind === 'bet' ? 'bet' : 'raise';
  }

  #totalOf({ kind, amount }: Entry, seat: number): number | null {
    const front = this.#ledger.front(seat);
    if (amount !== null) return kind === 'raise' && this.#raises === 'total' ? amount : front + amount;
    if (kind === 'all-in') return Number.isFinite(this.#ledger.reach(seat)) ? this.#ledger.reach(seat) : null;
    const { limits, variant } = this.#terms;
    if (limits === null) return null;
    const size = limits[variant.streets[this.#street]?.betSize ?? 'small'];
    return Math.min(this.#ledger.price + size, this.#ledger.reach(seat));
  }

  #checkStack({ value }: Entry, seat: number, added: number): void {
    if (added <= this.#ledger.behind(seat)) return;
    this.misfits += 1;
    value.get('amount').conflict('above-stack', this.#text(this.#ledger.behind(seat)));
  }

  /** Who is dealt cards or turns them up is all-in by then, or not marked so. */
  #checkMark({ isAllIn, value }: Entry, seat: number): void {
    const behind = this.#ledger.behind(seat);
    if (isAllIn === true && Number.isFinite(behind) && behind > 0)
      value.get('is_allin').conflict('all-in-differs', 'false');
  }

  #checkAllIn({ isAllIn, value }: Entry, seat: number, added: number): void {
    if (isAllIn === null || !Number.isFinite(this.#ledger.behind(seat))) return;
    const isBroke = added > 0 && this.#ledger.behind(seat) === 0;
    if (isAllIn !== isBroke) value.get('is_allin').conflict('all-in-differs', String(isBroke));
  }

  #text(units: number): string {
    return `${units} units`;
  }

  #deal(entry: Entry, seat: number): void {
    this.#checkMark(entry, seat);
    const { cards } = entry;
    const hole = this.holes.get(seat);
    if (cards.length === 0) return;
    if (hole === undefined) this.holes.set(seat, [...cards]);
    else hole.push(...cards);
    const draw = this.#draws.get(seat);
    if (draw !== undefined) draw.drawn = [...(draw.drawn ?? []), ...cards];
  }

  #show(entry: Entry, seat: number): void {
    this.#checkMark(entry, seat);
    this.#learn(entry, seat);
    const { cards } = entry;
    if (cards.length === 0) {
      this.actions.push(this.#plain(seat, 'show'));
      return;
    }
    this.actions.push({ ...this.#plain(seat, 'show'), cards });
    const known = cards.filter((card) => card !== null);
    const isAgain = this.shown.some((one) => one.seat === seat && cardsText(one.cards) === cardsText(known));
    if (!isAgain) this.shown.push({ seat, cards: known });
  }

  /** Cards shown fill places nobody had seen. */
  #learn({ cards, value }: Entry, seat: number): void {
    const hole = this.holes.get(seat);
    if (cards.length === 0) return;
    const again = toldAgain(cards);
    if (again != null) value.get('cards').conflict('duplicate-card', 'different cards', cardsText([again]));
    if (hole === undefined) {
      this.holes.set(seat, [...cards]);
      return;
    }
    for (const card of cards) {
      if (card === null || hole.includes(card)) continue;
      const place = hole.indexOf(null);
      if (place >= 0) hole[place] = card;
      else value.get('cards').conflict('cards-differ', cardsText(hole), cardsText(cards));
    }
  }

  #exchange({ kind, cards, amount, value }: Entry, seat: number): void {
    const action = this.#plain(seat, kind === 'discard' ? 'discard' : 'stand-pat');
    const hole = this.holes.get(seat) ?? [...cards];
    for (const card of cards) {
      const place = hole.includes(card) ? hole.indexOf(card) : hole.indexOf(null);
      if (place >= 0) hole.splice(place, 1);
      else value.get('cards').conflict('cards-differ', cardsText(hole), cardsText(cards));
    }
    if (kind === 'discard') {
      if (cards.some((card) => card !== null)) action.cards = cards;
      else action.count = cards.length || (amount ?? 0);
    }
    this.#draws.set(seat, action);
    this.actions.push(action);
  }
}

/** Follows all actions; what they say against themselves goes to the log of their values. */
export function follow(terms: HistoryTerms, entries: readonly Entry[], raises: RaiseAmounts): History {
  const follower = new Follower(terms, raises);
  for (const entry of entries) follower.take(entry);
  return follower;
}
