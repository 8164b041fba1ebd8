import { type ActionSetup, derived, type VariantSpec } from '../core/index.ts';
import { Ledger } from './ledger.ts';
import { type Post, postsOf, roleOf } from './posts.ts';
import type { RecordedSetup } from './recorded-hand.ts';

type Street = VariantSpec['streets'][number];

/** An entry of a history with everything the entry itself may leave out. */
export interface ToldAction {
  readonly action: ActionSetup;
  /** Its place in the history. */
  readonly index: number;
  /** The street it is made on, as its place in the game. */
  readonly street: number;
  /** The price of a call before it. */
  readonly price: number;
  /** What lies in front of the seat after it; null where a wager's size can't be told. */
  readonly to: number | null;
  /** Chips it adds. */
  readonly added: number;
  readonly isAllIn: boolean;
}

/** Forced bets as they are paid, antes first, and every other action of a hand. */
export interface ToldHistory {
  readonly posts: readonly (Post & { readonly paid: number; readonly isAllIn: boolean })[];
  readonly actions: readonly ToldAction[];
}

const ANTE_FIRST = (a: Post, b: Post): number => Number(a.role !== 'ante') - Number(b.role !== 'ante');

/** Whether putting a whole stack in is no more than the bring-in that is owed. */
export const isBringIn = (
  { stakes }: RecordedSetup,
  { price, to, street }: Pick<ToldAction, 'price' | 'to' | 'street'>,
): boolean => street === 0 && price === 0 && to !== null && to > 0 && to <= stakes.bringIn;

const isTabling = ({ action }: ActionSetup): boolean => action === 'show' || action === 'muck';

/** The last street by which no more cards lie on the board, or in a stud hand, than are told. */
function lastDealt({ variant, board, boards, seats }: RecordedSetup): number {
  const { boards: counts, holeSizes } = derived(variant);
  const isStud = variant.family === 'stud';
  const told = isStud
    ? Math.max(0, ...seats.map(({ hole }) => hole?.length ?? 0))
    : (boards?.[0] ?? board ?? []).length;
  return (isStud ? holeSizes : counts).findLastIndex((count) => count <= told);
}

/** Follows a history as it is told, checking nothing: where it skips a street's name, by who has spoken. */
class Teller {
  readonly #setup: RecordedSetup;
  readonly #ledger: Ledger;
  #street = 0;
  /** Seats that have yet to speak on this street. */
  #waiting = new Set<number>();
  readonly #live: Set<number>;
  readonly #drawn = new Set<number>();
  #isBetOn = false;
  /** The last entry that is no showing of cards, and the last street of which a card is told. */
  readonly #lastPlay: number;
  readonly #dealtOut: number;

  constructor(setup: RecordedSetup) {
    this.#setup = setup;
    this.#lastPlay = (setup.actions ?? []).findLastIndex((action) => !isTabling(action));
    this.#dealtOut = lastDealt(setup);
    this.#ledger = new Ledger(setup.seats);
    this.#live = new Set(setup.seats.filter(({ status }) => status !== 'folded').map(({ seat }) => seat));
  }

  post(post: Post): ToldHistory['posts'][number] {
    const ledger = this.#ledger;
    const isDead = post.role === 'ante' || post.role === 'dead-blind';
    const paid = isDead
      ? ledger.payDead(post.seat, post.amount)
      : ledger.wager(post.seat, ledger.front(post.seat) + post.amount);
    // The price of a blind is its full height, however short it is posted.
    if (!isDead) ledger.price = Math.max(ledger.price, post.amount);
    return { ...post, paid, isAllIn: ledger.behind(post.seat) === 0 };
  }

  begin(): void {
    this.#waiting = this.#able();
  }

  act(action: ActionSetup, index: number): ToldAction {
    this.#follow(action, index);
    const { price } = this.#ledger;
    const to = this.#totalOf(action);
    const added = to === null ? 0 : this.#ledger.wager(action.seat, to);
    this.#spoken(action, price);
    // A bring-in costs its full height to call, however short it is.
    const { stakes } = this.#setup;
    if (isBringIn(this.#setup, { price, to, street: this.#street }))
      this.#ledger.price = Math.max(this.#ledger.price, stakes.bringIn);
    const isAllIn = added > 0 && this.#ledger.behind(action.seat) === 0;
    return { action, index, street: this.#street, price, to, added, isAllIn };
  }

  #able(): Set<number> {
    return new Set([...this.#live].filter((seat) => this.#ledger.behind(seat) > 0));
  }

  #streets(): readonly Street[] {
    return this.#setup.variant.streets;
  }

  /** Moves to the street of an action: the one it names, else the next where everybody has spoken. */
  #follow(action: ActionSetup, index: number): void {
    const named = this.#streets().findIndex(({ name }) => name === action.street);
    if (named >= 0) {
      while (this.#street < named) this.#next();
      return;
    }
    const { action: act, seat } = action;
    if (isTabling(action)) {
      // Nobody bets or draws any more: whatever is still dealt is dealt first.
      if (index > this.#lastPlay) while (this.#street < this.#dealtOut) this.#next();
      return;
    }
    if (act === 'discard' || act === 'stand-pat') {
      // Where nobody is able to bet, the others still draw on the same street.
      const isOver = this.#isBetOn && this.#waiting.size === 0;
      if (isOver || this.#drawn.has(seat) || !this.#draws()) this.#next();
      this.#drawn.add(seat);
      return;
    }
    if (this.#waiting.size === 0) this.#next();
  }

  #draws(): boolean {
    return this.#streets()[this.#street]?.deal.some(({ to }) => to === 'draw' || to === 'discard') ?? false;
  }

  #next(): void {
    if (this.#street >= this.#streets().length - 1) return;
    this.#street += 1;
    this.#ledger.nextStreet();
    this.#drawn.clear();
    this.#isBetOn = false;
    this.#waiting = this.#able();
  }

  #spoken({ action, seat }: ActionSetup, price: number): void {
    if (action === 'discard' || action === 'stand-pat' || action === 'show' || action === 'muck') return;
    if (action === 'fold') {
      this.#live.delete(seat);
      this.#ledger.fold(seat);
    }
    this.#isBetOn = true;
    if (this.#ledger.price > price || action === 'bring-in') this.#waiting = this.#able();
    this.#waiting.delete(seat);
  }

  /** The street total after an action. */
  #totalOf({ action, seat, to, chips }: ActionSetup): number | null {
    const ledger = this.#ledger;
    switch (action) {
      case 'call':
        return Math.min(ledger.price, ledger.reach(seat));
      case 'all-in':
        return Number.isFinite(ledger.reach(seat)) ? ledger.reach(seat) : null;
      case 'bring-in':
        return to ?? Math.min(this.#setup.stakes.bringIn, ledger.reach(seat));
      case 'chips':
        return ledger.front(seat) + (chips ?? []).reduce((sum, chip) => sum + chip, 0);
      case 'bet':
      case 'raise':
      case 'complete':
        return to ?? this.#limitBet(seat);
      default:
        return ledger.front(seat);
    }
  }

  /** A fixed-limit wager of no stated size: the full one, as far as the longest other stack can call it. */
  #limitBet(seat: number): number | null {
    const { betting, variant, stakes } = this.#setup;
    if ((betting ?? variant.betting.usual) !== 'fixed-limit') return null;
    const size = this.#streets()[this.#street]?.betSize === 'big' ? stakes.bigBet : stakes.smallBet;
    const { price } = this.#ledger;
    const isCompletion = this.#street === 0 && stakes.bringIn > 0 && price <= stakes.bringIn;
    const full = isCompletion ? size : price + size;
    const most = this.#ledger.longestOther(seat);
    return Math.min(full, this.#ledger.reach(seat), most > price ? most : full);
  }
}

/** A hand's history with posts, streets, totals and added chips filled in. */
export function tellHistory(setup: RecordedSetup): ToldHistory {
  const teller = new Teller(setup);
  const posts = postsOf(setup)
    .sort(ANTE_FIRST)
    .map((post) => teller.post(post));
  teller.begin();
  const actions = (setup.actions ?? []).flatMap((action, index) =>
    roleOf(action) === null ? [teller.act(action, index)] : [],
  );
  return { posts, actions };
}

/** Everything contested: what all put in, without what nobody matched. */
export function contestedIn({ carriedIn }: RecordedSetup, { posts, actions }: ToldHistory): number {
  const bets = new Map<number, number>();
  let sum = carriedIn;
  const put = (seat: number, chips: number): void => {
    bets.set(seat, (bets.get(seat) ?? 0) + chips);
  };
  for (const { role, seat, paid } of posts)
    if (role === 'ante' || role === 'dead-blind') sum += paid;
    else put(seat, paid);
  for (const { action, added } of actions) put(action.seat, added);
  const [most = 0, next = 0] = [...bets.values()].sort((a, b) => b - a);
  return [...bets.values()].reduce((all, chips) => all + chips, sum) - (most - next);
}
