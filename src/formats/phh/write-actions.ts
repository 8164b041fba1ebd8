import { type ActionSetup, derived, type MaybeCard } from '../../core/index.ts';
import { cardsText, dealtTo, isDraw, unknown } from '../dealt.ts';
import { unitsText } from '../decimal.ts';
import type { RecordedSetup } from '../recorded-hand.ts';
import { isBringIn, type ToldAction } from '../told-history.ts';
import type { Comment } from './labels.ts';

type Cards = readonly MaybeCard[];

/** What a history needs besides its actions. */
export interface TellingTerms {
  readonly setup: RecordedSetup;
  /** Seats in the order of the file's players. */
  readonly order: readonly number[];
  readonly decimals: number;
  readonly comments: readonly Comment[];
  /** Seats that neither show nor muck where others show: PHH has everybody do either. */
  readonly unspoken: readonly number[];
}

/** Cards exchanged of which it is not told which came. */
const isUntold = ({ action, cards, count, drawn }: ActionSetup): boolean =>
  action === 'discard' && drawn === undefined && (cards?.length ?? count ?? 0) > 0;

/** Writes the `actions` of a hand: every deal where its street begins, and every act. */
class Telling {
  readonly lines: string[] = [];
  readonly #terms: TellingTerms;
  readonly #dealt: Map<number, Cards>;
  readonly #given = new Map<number, number>();
  #street = -1;
  #board = 0;
  #comment = 0;
  /** Cards drawn on this street, dealt once everybody has drawn. */
  #drawn: string[] = [];

  constructor(terms: TellingTerms, actions: readonly ToldAction[]) {
    this.#terms = terms;
    const ofSeat = (seat: number): ActionSetup[] =>
      actions.flatMap(({ action }) => (action.seat === seat && isDraw(action) ? action : []));
    const { holeSizes } = derived(terms.setup.variant);
    const last = terms.setup.variant.family === 'stud' ? holeSizes.length - 1 : 0;
    // Everybody is dealt cards, seen or not, for as long as he is in.
    const sizeOf = (seat: number): number => {
      const fold = actions.find(({ action }) => action.seat === seat && action.action === 'fold');
      return holeSizes[Math.min(last, fold?.street ?? lastStreet)] ?? 0;
    };
    const lastStreet = actions.at(-1)?.street ?? 0;
    const holes = terms.setup.seats.flatMap(({ seat, hole }): [number, Cards][] => {
      const draws = ofSeat(seat);
      // Which of the cards held in the end were drawn is not told: none is said to be before it is shown.
      if (hole === null || draws.some(isUntold)) return [[seat, unknown(sizeOf(seat))]];
      return [[seat, dealtTo(hole, draws)]];
    });
    this.#dealt = new Map(holes);
    this.#dealUpTo(0);
  }

  tell(told: ToldAction): void {
    const { action } = told;
    this.#dealUpTo(told.street);
    if (!isDraw(action)) this.#flush();
    this.#tellComments(told.index);
    this.lines.push(`${this.#name(action.seat)} ${this.#act(told)}`);
    const drawn = action.drawn ?? this.#unseenDraw(action);
    if (drawn.length > 0) this.#drawn.push(`d dh ${this.#name(action.seat)} ${cardsText(drawn)}`);
  }

  end(): void {
    this.#dealUpTo(this.#terms.setup.variant.streets.length - 1, 'known');
    for (const seat of this.#terms.unspoken) this.lines.push(`${this.#name(seat)} sm`);
    this.#tellComments(Number.POSITIVE_INFINITY);
  }

  /** Cards drawn to a hand nobody has seen any of. */
  #unseenDraw({ seat, action, cards, count }: ActionSetup): Cards {
    return this.#isUnseen(seat) && action === 'discard' ? unknown(cards?.length ?? count ?? 0) : [];
  }

  /** Whether a hand is dealt and drawn unseen. */
  #isUnseen(seat: number): boolean {
    return (this.#dealt.get(seat) ?? []).every((card) => card === null);
  }

  #held(seat: number): Cards {
    return (
      (this.#isUnseen(seat) ? this.#terms.setup.seats.find((own) => own.seat === seat)?.hole : this.#dealt.get(seat)) ??
      []
    );
  }

  #name(seat: number): string {
    return `p${this.#terms.order.indexOf(seat) + 1}`;
  }

  #tellComments(index: number): void {
    const { comments } = this.#terms;
    for (let next = comments[this.#comment]; next !== undefined && next.before <= index; ) {
      this.lines.push(`# ${next.text}`);
      this.#comment += 1;
      next = comments[this.#comment];
    }
  }

  #flush(): void {
    this.lines.push(...this.#drawn);
    this.#drawn = [];
  }

  /** Deals every street up to one; board cards nobody recorded are dealt unknown where somebody acted after them. */
  #dealUpTo(street: number, boards: 'whole' | 'known' = 'whole'): void {
    if (street > this.#street || boards === 'known') this.#flush();
    while (this.#street < street) {
      this.#street += 1;
      this.#dealHoles();
      this.#dealBoard(boards);
    }
  }

  #dealHoles(): void {
    const { setup, order } = this.#terms;
    const size = setup.variant.family === 'stud' ? (derived(setup.variant).holeSizes[this.#street] ?? 0) : 99;
    for (const seat of order) {
      const given = this.#given.get(seat) ?? 0;
      const cards = (this.#dealt.get(seat) ?? []).slice(given, size);
      if (cards.length > 0) this.lines.push(`d dh ${this.#name(seat)} ${cardsText(cards)}`);
      this.#given.set(seat, given + cards.length);
    }
  }

  #dealBoard(boards: 'whole' | 'known'): void {
    const { setup } = this.#terms;
    const upTo = derived(setup.variant).boards[this.#street] ?? 0;
    const isLast = this.#street === setup.variant.streets.length - 1;
    const known = (setup.board ?? []).slice(this.#board, isLast ? undefined : upTo);
    const missing = boards === 'whole' ? upTo - this.#board - known.length : 0;
    const cards = [...known, ...unknown(missing)];
    if (cards.length > 0) this.lines.push(`d db ${cardsText(cards)}`);
    this.#board += cards.length;
  }

  #act(told: ToldAction): string {
    const { action, to, price } = told;
    const total = to ?? 0;
    switch (action.action) {
      case 'fold':
        return 'f';
      case 'bring-in':
        return 'pb';
      case 'discard':
        return `sd ${cardsText(action.cards ?? unknown(action.count ?? 0))}`;
      case 'stand-pat':
        return 'sd';
      case 'muck':
        return 'sm';
      case 'show':
        return `sm ${cardsText(action.cards ?? this.#held(action.seat))}`.trim();
      case 'bet':
      case 'raise':
      case 'complete':
        return this.#wager(total);
      default:
        if (isBringIn(this.#terms.setup, told)) return 'pb';
        return total > price ? this.#wager(total) : 'cc';
    }
  }

  #wager(to: number): string {
    return `cbr ${unitsText(to, this.#terms.decimals)}`;
  }
}

/** The action strings of a hand. */
export function writeActions(terms: TellingTerms, actions: readonly ToldAction[]): readonly string[] {
  const telling = new Telling(terms, actions);
  for (const told of actions) telling.tell(told);
  telling.end();
  return telling.lines;
}
