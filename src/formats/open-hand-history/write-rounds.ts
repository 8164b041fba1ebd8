import { type ActionSetup, derived, type MaybeCard } from '../../core/index.ts';
import { cardsText, dealtTo, isDraw } from '../dealt.ts';
import { inUnits, parseDecimal, unitsText } from '../decimal.ts';
import { roleOf } from '../posts.ts';
import type { RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { isBringIn, type ToldAction, type ToldHistory } from '../told-history.ts';
import { list, object, type Token, text } from './build-json.ts';

type Cards = readonly MaybeCard[];

const cardsToken = (cards: Cards): Token => list(cards.map((card) => text(cardsText([card]))));

const WAGERS: Partial<Readonly<Record<ActionSetup['action'], string>>> = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  bet: 'Bet',
  raise: 'Raise',
  complete: 'Raise',
  'bring-in': 'Post Extra Blind',
  discard: 'Discards',
  'stand-pat': 'Stands Pat',
  show: 'Shows Cards',
  muck: 'Mucks Cards',
};

const POSTS = {
  ante: 'Post Ante',
  'small-blind': 'Post SB',
  'big-blind': 'Post BB',
  straddle: 'Straddle',
  'button-blind': 'Post Extra Blind',
  'dead-blind': 'Post Dead',
} as const;

const FIRST_NAMES: Readonly<Record<string, string>> = { preflop: 'Preflop', predraw: 'Preflop' };

/** A street as a round is called: `Preflop`, `Flop`, `First Draw`. */
const roundName = (street: string): string =>
  FIRST_NAMES[street] ??
  street
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

interface Round {
  readonly street: string;
  readonly cards: Cards;
  readonly actions: Token[];
}

interface Line {
  readonly seat: number | null;
  readonly action: string;
  readonly amount?: number;
  readonly isAllIn?: boolean;
  readonly cards?: Cards;
}

const isTabling = ({ action }: ActionSetup): boolean => action === 'show' || action === 'muck';

/** Writes the rounds of a hand: what is dealt where its street begins, every action, every further board. */
class RoundsWriter {
  readonly #rounds: Round[] = [];
  readonly #hand: RecordedHand;
  readonly #setup: RecordedSetup;
  readonly #boards: readonly Cards[];
  readonly #ids: ReadonlyMap<number, number>;
  #street = -1;
  /** Hole cards dealt to each seat so far, in the games that deal them street by street. */
  readonly #given = new Map<number, number>();
  readonly #front = new Map<number, number>();

  constructor(hand: RecordedHand, ids: ReadonlyMap<number, number>) {
    this.#hand = hand;
    this.#setup = hand.setup;
    this.#boards = hand.setup.boards ?? [hand.setup.board ?? []];
    this.#ids = ids;
  }

  write({ posts, actions }: ToldHistory): Token {
    this.#open(0);
    const told = (this.#setup.actions ?? []).filter((action) => roleOf(action) !== null);
    const lines =
      told.length > 0
        ? told.map((action) => ({ seat: action.seat, role: roleOf(action), amount: action.amount ?? 0 }))
        : posts.map(({ seat, role, paid }) => ({ seat, role, amount: paid }));
    for (const { seat, role, amount } of lines) if (role !== null && amount > 0) this.#post(seat, role, amount);
    this.#tellAdded();
    this.#deal(actions);
    for (const [i, action] of actions.entries()) this.#act(action, actions.slice(i + 1, i + 2), actions);
    this.#runOut(actions);
    return list(this.#rounds.map((round, id) => this.#roundToken(round, id)));
  }

  /** Money the site adds to the pot, and chips players add to their stacks. */
  #tellAdded(): void {
    const { carriedIn, seats } = this.#setup;
    if (carriedIn > 0) this.#line({ seat: null, action: 'Add to Pot', amount: carriedIn });
    for (const { seat } of seats) {
      const chips = parseDecimal(this.#hand.record[`added chips of seat ${seat}`] ?? '');
      const amount = chips === null ? null : inUnits(chips, this.#hand.money.decimals);
      if (amount !== null) this.#line({ seat, action: 'Added Chips', amount });
    }
  }

  #roundToken({ street, cards, actions }: Round, id: number): Token {
    return object([
      ['id', String(id)],
      ['street', text(street)],
      ['cards', cards.length === 0 ? null : cardsToken(cards)],
      ['actions', list(actions)],
    ]);
  }

  #name(street: number): string {
    return roundName(this.#setup.variant.streets[street]?.name ?? '');
  }

  /** Board cards a street adds. */
  #cardsOf(board: Cards, street: number): Cards {
    const counts = derived(this.#setup.variant).boards;
    return board.slice(counts[street - 1] ?? 0, counts[street] ?? 0);
  }

  #open(street: number): void {
    while (this.#street < street) {
      this.#street += 1;
      this.#front.clear();
      const cards = this.#cardsOf(this.#boards[0] ?? [], this.#street);
      this.#rounds.push({ street: this.#name(this.#street), cards, actions: [] });
    }
  }

  #line({ seat, action, amount, isAllIn, cards }: Line): void {
    const round = this.#rounds.at(-1);
    const { decimals } = this.#hand.money;
    round?.actions.push(
      object([
        ['action_number', String(round.actions.length + 1)],
        ['player_id', seat === null ? null : String(this.#ids.get(seat) ?? '')],
        ['action', text(action)],
        ['amount', amount === undefined ? null : unitsText(amount, decimals)],
        ['is_allin', isAllIn === undefined ? null : String(isAllIn)],
        ['cards', cards === undefined || cards.length === 0 ? null : cardsToken(cards)],
      ]),
    );
  }

  #isBigBlindTold = false;

  #post(seat: number, role: keyof typeof POSTS, amount: number): void {
    const isSecond = role === 'big-blind' && this.#isBigBlindTold;
    if (role === 'big-blind') this.#isBigBlindTold = true;
    if (role !== 'ante' && role !== 'dead-blind') this.#front.set(seat, (this.#front.get(seat) ?? 0) + amount);
    this.#line({ seat, action: isSecond ? 'Post Extra Blind' : POSTS[role], amount });
  }

  /** Cards dealt on this street to whom they are known of, unless showing them tells as much. */
  #deal(actions: readonly ToldAction[]): void {
    const { variant, seats } = this.#setup;
    const isStud = variant.family === 'stud';
    const size = isStud ? (derived(variant).holeSizes[this.#street] ?? 0) : 99;
    for (const { seat, hole } of seats) {
      const own = actions.flatMap(({ action }) => (action.seat === seat ? action : []));
      if (hole === null) {
        if (own.length === 0 && this.#street === 0) this.#line({ seat, action: 'Dealt Cards' });
        continue;
      }
      const dealt = dealtTo(hole, own.filter(isDraw));
      const given = this.#given.get(seat) ?? 0;
      const cards = dealt.slice(given, size);
      this.#given.set(seat, given + cards.length);
      if (cards.length === 0 || (!isStud && this.#isShown(seat, hole, own))) continue;
      this.#line({ seat, action: 'Dealt Cards', cards });
    }
  }

  #hasUndealt(): boolean {
    return this.#setup.seats.some(({ seat, hole }) => (hole?.length ?? 0) > (this.#given.get(seat) ?? 0));
  }

  #isShown(seat: number, hole: Cards, own: readonly ActionSetup[]): boolean {
    if (this.#hand.record.hero === `seat ${seat}` || own.some(isDraw)) return false;
    const first = own.find(({ action, cards }) => action === 'show' && cards !== undefined);
    return first?.cards !== undefined && cardsText(first.cards) === cardsText(hole);
  }

  #act(told: ToldAction, [next]: readonly ToldAction[], actions: readonly ToldAction[]): void {
    const { action, street } = told;
    if (street > this.#street) {
      while (this.#street < street) {
        this.#open(this.#street + 1);
        if (this.#setup.variant.family === 'stud') this.#deal(actions);
      }
    }
    const isLast = next === undefined || next.street > street || isTabling(next.action);
    const isOpen = this.#rounds.at(-1)?.street === SHOWDOWN;
    if (isTabling(action) && isLast && !isOpen) this.#rounds.push({ street: SHOWDOWN, cards: [], actions: [] });
    this.#line(this.#lineOf(told));
    if (action.drawn !== undefined && action.drawn.length > 0)
      this.#line({ seat: action.seat, action: 'Dealt Cards', cards: action.drawn });
  }

  /** Putting in everything is whatever it comes to. */
  #nameOf(told: ToldAction): string {
    const { action, price, to } = told;
    if (action.action !== 'all-in') return WAGERS[action.action] ?? action.action;
    const total = action.to ?? to ?? 0;
    if (isBringIn(this.#setup, told)) return 'Post Extra Blind';
    if (total <= price) return 'Call';
    return price === 0 ? 'Bet' : 'Raise';
  }

  #lineOf(told: ToldAction): Line {
    const { action, to, isAllIn } = told;
    const { seat } = action;
    const name = this.#nameOf(told);
    const cards = action.cards === undefined ? {} : { cards: action.cards };
    if (action.action === 'discard' && action.cards === undefined)
      return { seat, action: name, cards: new Array<null>(action.count ?? 0).fill(null) };
    if (isTabling(action) || isDraw(action)) return { seat, action: name, ...cards };
    const front = this.#front.get(seat) ?? 0;
    const total = action.to ?? to ?? front;
    this.#front.set(seat, Math.max(front, total));
    return { seat, action: name, amount: Math.max(0, total - front), isAllIn };
  }

  /** The rest of the board, and every other board from where it parts from the first. */
  #runOut(actions: readonly ToldAction[]): void {
    const { streets, family } = this.#setup.variant;
    while (family === 'stud' && this.#hasUndealt() && this.#street < streets.length - 1) {
      this.#open(this.#street + 1);
      this.#deal(actions);
    }
    const [first = [], ...others] = this.#boards;
    for (let street = this.#street + 1; street < streets.length; street += 1) {
      const cards = this.#cardsOf(first, street);
      if (cards.length > 0) this.#rounds.push({ street: this.#name(street), cards, actions: [] });
    }
    for (const board of others) {
      let street = 0;
      const last = streets.findLastIndex((_, place) => this.#cardsOf(board, place).length > 0);
      while (street < last && cardsText(this.#cardsOf(board, street)) === cardsText(this.#cardsOf(first, street)))
        street += 1;
      for (; street <= last; street += 1)
        this.#rounds.push({ street: this.#name(street), cards: this.#cardsOf(board, street), actions: [] });
    }
  }
}

const SHOWDOWN = 'Showdown';

/** The `rounds` of a hand. In: the number each seat's player has. */
export const writeRounds = (hand: RecordedHand, history: ToldHistory, ids: ReadonlyMap<number, number>): Token =>
  new RoundsWriter(hand, ids).write(history);
