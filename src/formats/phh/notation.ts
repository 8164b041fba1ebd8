import { type Card, cardIn, type MaybeCard } from '../../core/index.ts';
import { type Decimal, isPrecise, parseDecimal, wholeIn } from '../decimal.ts';
import type { Fields, PhhFaultCode } from './fields.ts';

/** One PHH action and its place in the list; players are indices from 0. */
export type Notation = { readonly at: number } & (
  | { readonly kind: 'deal-board'; readonly cards: readonly MaybeCard[] }
  | { readonly kind: 'deal-hole'; readonly player: number; readonly cards: readonly MaybeCard[] }
  | { readonly kind: 'fold' | 'check-or-call' | 'bring-in' | 'muck'; readonly player: number }
  | { readonly kind: 'stand-pat'; readonly player: number }
  | { readonly kind: 'wager'; readonly player: number; readonly to: Decimal }
  | { readonly kind: 'discard'; readonly player: number; readonly cards: readonly MaybeCard[] }
  /** null: the cards he was dealt. */
  | { readonly kind: 'show'; readonly player: number; readonly cards: readonly MaybeCard[] | null }
);

export interface Commentary {
  /** The action it stands with, as its place in the file's own list. */
  readonly at: number;
  readonly text: string;
}

const GRAMMAR =
  'an action, as in: d dh p1 AsKd · d db 2c3d4h · p1 f · p1 cc · p1 cbr 40 · p1 pb · p1 sd 2c · p1 sm AsKd';

const SPACE = 32;
const TAB = 9;
const RETURN = 13;
const TILDE = 126;
const ZERO = 48;
const NINE = 57;
const PLAYER = 'p'.charCodeAt(0);
const DASH = '-'.charCodeAt(0);

/** A word of a few letters as a number. */
const BASE = 128;
const numbered = (word: string): number =>
  Array.from(word, (letter) => letter.charCodeAt(0)).reduce((number, code) => number * BASE + code, 0);
const [DEALER, DEAL_BOARD, DEAL_HOLE] = ['d', 'db', 'dh'].map(numbered);
const [FOLD, CHECK_OR_CALL, WAGER, BRING_IN] = ['f', 'cc', 'cbr', 'pb'].map(numbered);
const [DRAW, SHOW_OR_MUCK] = ['sd', 'sm'].map(numbered);
/** No letter makes a word that has more. */
const MOST_LETTERS = 3;

const isBlank = (code: number): boolean =>
  code === SPACE || (code >= TAB && code <= RETURN) || (code > TILDE && /\s/.test(String.fromCharCode(code)));

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** Cards run together; one with an unknown rank or suit is a card nobody has seen. */
function parseCards(text: string): readonly MaybeCard[] | null {
  if (text === '' || text.length % 2 !== 0) return null;
  const cards: MaybeCard[] = [];
  for (let i = 0; i < text.length; i += 2) {
    const card = cardIn(text, i);
    if (card === null && !/^(?:\?[?cdhs]|[2-9TJQKA]\?)$/.test(text.slice(i, i + 2))) return null;
    cards.push(card);
  }
  return cards;
}

/** Reads action strings for a table of so many players, one after the other, word by word. */
class Reader {
  readonly #fields: Fields;
  readonly #players: number;
  /** The place of the action in the list, its text without a comment, and how far that is read. */
  #place = 0;
  #text = '';
  #at = 0;
  readonly #gathered: Card[] = [];

  constructor(fields: Fields, players: number) {
    this.#fields = fields;
    this.#players = players;
  }

  /** In: an action without its comment, and its place in the list. Out: null where it is nothing or reported. */
  read(text: string, place: number): Notation | null {
    this.#place = place;
    this.#text = text;
    this.#at = 0;
    if (!this.#goToWord()) return null;
    if (text.charCodeAt(this.#at) === PLAYER) return this.#player();
    return this.#word() === DEALER ? this.#dealer() : this.#unreadable();
  }

  /** Moves past blanks. Out: whether a word follows. */
  #goToWord(): boolean {
    const text = this.#text;
    const { length } = text;
    let at = this.#at;
    while (at < length && isBlank(text.charCodeAt(at))) at += 1;
    this.#at = at;
    return at < length;
  }

  #endOfWord(): number {
    const text = this.#text;
    const { length } = text;
    let end = this.#at;
    while (end < length && !isBlank(text.charCodeAt(end))) end += 1;
    return end;
  }

  /** The next word by its number; 0 where it can be none that is known. */
  #word(): number {
    this.#goToWord();
    const text = this.#text;
    const start = this.#at;
    const end = this.#endOfWord();
    this.#at = end;
    if (end - start > MOST_LETTERS) return 0;
    let number = 0;
    for (let i = start; i < end; i += 1) {
      const code = text.charCodeAt(i);
      if (code >= BASE) return 0;
      number = number * BASE + code;
    }
    return number;
  }

  #report(code: PhhFaultCode, expected: string, detail: string): null {
    this.#fields.report(code, { field: 'actions', element: this.#place }, expected, detail);
    return null;
  }

  #unreadable(): null {
    return this.#report('unreadable-action', GRAMMAR, this.#text.trim());
  }

  #dealer(): Notation | null {
    const verb = this.#word();
    if (verb === DEAL_BOARD) {
      const cards = this.#cards();
      return cards && { kind: 'deal-board', at: this.#place, cards };
    }
    if (verb !== DEAL_HOLE) return this.#unreadable();
    this.#goToWord();
    const player = this.#index();
    const cards = player === null ? null : this.#cards();
    return player === null || cards === null ? null : { kind: 'deal-hole', at: this.#place, player, cards };
  }

  #player(): Notation | null {
    const player = this.#index();
    if (player === null) return null;
    const verb = this.#word();
    const alone = !this.#goToWord();
    const at = this.#place;
    if (verb === WAGER) return this.#wager(player);
    if (verb === DRAW) return alone ? { kind: 'stand-pat', at, player } : this.#withCards('discard', player);
    if (verb === SHOW_OR_MUCK) return alone ? { kind: 'muck', at, player } : this.#show(player);
    if (!alone) return this.#unreadable();
    if (verb === FOLD) return { kind: 'fold', at, player };
    if (verb === CHECK_OR_CALL) return { kind: 'check-or-call', at, player };
    return verb === BRING_IN ? { kind: 'bring-in', at, player } : this.#unreadable();
  }

  #show(player: number): Notation | null {
    const isDash = this.#text.charCodeAt(this.#at) === DASH && this.#rest() === '-';
    return isDash ? { kind: 'show', at: this.#place, player, cards: null } : this.#withCards('show', player);
  }

  #withCards(kind: 'show' | 'discard', player: number): Notation | null {
    const cards = this.#cards();
    return cards && { kind, at: this.#place, player, cards };
  }

  /** The player the next word names: `p` and digits. */
  #index(): number | null {
    const start = this.#at;
    const text = this.#text;
    const end = this.#endOfWord();
    let number = 0;
    let at = start + 1;
    for (; at < end && isDigit(text.charCodeAt(at)); at += 1) number = number * 10 + text.charCodeAt(at) - ZERO;
    if (text.charCodeAt(start) !== PLAYER || at < end || end - start < 2) return this.#unreadable();
    this.#at = end;
    if (number > 0 && number <= this.#players) return number - 1;
    return this.#report('no-such-player', `p1 to p${this.#players}`, text.slice(start, end));
  }

  /** The words to come, run together. */
  #rest(): string {
    this.#goToWord();
    const end = this.#endOfWord();
    const first = this.#text.slice(this.#at, end);
    return end === this.#text.length ? first : wordsOf(this.#text.slice(this.#at)).join('');
  }

  #cards(): readonly MaybeCard[] | null {
    const cards = this.#seenCards() ?? parseCards(this.#rest());
    if (cards !== null) return cards;
    const detail = wordsOf(this.#text.slice(this.#at)).join(' ');
    return this.#report('bad-cards', 'cards as in AsTd, or ?? for an unknown one', detail);
  }

  /** Cards all seen and in one word to the end of the text, as they nearly always are; else null. */
  #seenCards(): readonly Card[] | null {
    this.#goToWord();
    const text = this.#text;
    const cards = this.#gathered;
    const from = this.#at;
    const size = (text.length - from) / 2;
    for (let i = 0; i < size; i += 1) {
      const card = cardIn(text, from + 2 * i);
      if (card === null) return null;
      cards[i] = card;
    }
    return size === 0 ? null : cards.slice(0, size);
  }

  #wager(player: number): Notation | null {
    if (!this.#goToWord())
      return this.#report('amount-missing', 'the total in front of the player after the wager', this.#text.trim());
    const whole = wholeIn(this.#text, this.#at);
    if (whole >= 0) return { kind: 'wager', at: this.#place, player, to: whole };
    const end = this.#endOfWord();
    const amount = this.#text.slice(this.#at, end);
    this.#at = end;
    const more = this.#goToWord() ? wordsOf(this.#text.slice(this.#at)) : [];
    const to = more.length === 0 ? parseDecimal(amount) : null;
    if (to === null) return this.#report('not-an-amount', 'a number from 0', [amount, ...more].join(' '));
    if (isPrecise(to)) return { kind: 'wager', at: this.#place, player, to };
    return this.#report('too-many-digits', 'at most 15 significant digits', amount);
  }
}

/** Reads the `actions` of a hand; a string may carry a comment, or be nothing else. */
export function readNotation(
  fields: Fields,
  texts: readonly string[],
  players: number,
): { actions: Notation[]; commentary: Commentary[] } {
  const reader = new Reader(fields, players);
  const actions: Notation[] = [];
  const commentary: Commentary[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? '';
    const hash = text.indexOf('#');
    if (hash >= 0) commentary.push({ at, text: text.slice(hash + 1).trim() });
    const notation = reader.read(hash < 0 ? text : text.slice(0, hash), at);
    if (notation !== null) actions.push(notation);
  }
  return { actions, commentary };
}
