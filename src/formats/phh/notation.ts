import { cardIn, type MaybeCard } from '../../core/index.ts';
import { type Decimal, isPrecise, parseDecimal } from '../decimal.ts';
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
const TILDE = 126;
const DIGITS = /^p\d+$/;

/** The words of a text, however they are set apart. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < SPACE || code > TILDE)
      return text
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '');
    if (code !== SPACE) continue;
    if (i > start) words.push(text.slice(start, i));
    start = i + 1;
  }
  if (start < text.length) words.push(text.slice(start));
  return words;
}

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

const NO_WORDS: readonly string[] = [];

/** Reads action strings for a table of so many players, one after the other. */
class Reader {
  readonly #fields: Fields;
  readonly #players: number;
  #at = 0;
  #body = '';
  #words = NO_WORDS;

  constructor(fields: Fields, players: number) {
    this.#fields = fields;
    this.#players = players;
  }

  /** In: an action without its comment, and its place in the list. Out: null where it is nothing or reported. */
  read(body: string, at: number): Notation | null {
    this.#at = at;
    this.#body = body;
    this.#words = wordsOf(body);
    const [actor, verb = ''] = this.#words;
    if (actor === undefined) return null;
    return actor === 'd' ? this.#dealer(verb) : this.#player(actor, verb);
  }

  #report(code: PhhFaultCode, expected: string, detail: string): null {
    this.#fields.report(code, { field: 'actions', element: this.#at }, expected, detail);
    return null;
  }

  #unreadable(): null {
    return this.#report('unreadable-action', GRAMMAR, this.#body.trim());
  }

  #dealer(verb: string): Notation | null {
    if (verb === 'db') {
      const cards = this.#cards(2);
      return cards && { kind: 'deal-board', at: this.#at, cards };
    }
    if (verb !== 'dh') return this.#unreadable();
    const player = this.#index(this.#words[2] ?? '');
    const cards = player === null ? null : this.#cards(3);
    return player === null || cards === null ? null : { kind: 'deal-hole', at: this.#at, player, cards };
  }

  #player(actor: string, verb: string): Notation | null {
    const player = this.#index(actor);
    if (player === null) return null;
    const alone = this.#words.length === 2;
    const at = this.#at;
    if (verb === 'cbr') return this.#wager(player);
    if (verb === 'sd') return alone ? { kind: 'stand-pat', at, player } : this.#withCards('discard', player);
    if (verb === 'sm') return alone ? { kind: 'muck', at, player } : this.#show(player);
    if (!alone) return this.#unreadable();
    if (verb === 'f') return { kind: 'fold', at, player };
    if (verb === 'cc') return { kind: 'check-or-call', at, player };
    return verb === 'pb' ? { kind: 'bring-in', at, player } : this.#unreadable();
  }

  #show(player: number): Notation | null {
    return this.#rest(2) === '-'
      ? { kind: 'show', at: this.#at, player, cards: null }
      : this.#withCards('show', player);
  }

  #withCards(kind: 'show' | 'discard', player: number): Notation | null {
    const cards = this.#cards(2);
    return cards && { kind, at: this.#at, player, cards };
  }

  #index(name: string): number | null {
    const index = name.charAt(0) === 'p' && DIGITS.test(name) ? Number(name.slice(1)) - 1 : null;
    if (index === null) return this.#unreadable();
    if (index >= 0 && index < this.#players) return index;
    return this.#report('no-such-player', `p1 to p${this.#players}`, name);
  }

  /** The words from one on, run together. */
  #rest(from: number): string {
    const { length } = this.#words;
    return length === from + 1 ? (this.#words[from] ?? '') : this.#words.slice(from).join('');
  }

  #cards(from: number): readonly MaybeCard[] | null {
    const cards = parseCards(this.#rest(from));
    if (cards !== null) return cards;
    const detail = this.#words.slice(from).join(' ');
    return this.#report('bad-cards', 'cards as in AsTd, or ?? for an unknown one', detail);
  }

  #wager(player: number): Notation | null {
    const [, , amount, ...more] = this.#words;
    if (amount === undefined)
      return this.#report('amount-missing', 'the total in front of the player after the wager', this.#body.trim());
    const to = more.length === 0 ? parseDecimal(amount) : null;
    if (to === null) return this.#report('not-an-amount', 'a number from 0', [amount, ...more].join(' '));
    if (isPrecise(to)) return { kind: 'wager', at: this.#at, player, to };
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
  for (const [at, text] of texts.entries()) {
    const hash = text.indexOf('#');
    if (hash >= 0) commentary.push({ at, text: text.slice(hash + 1).trim() });
    const notation = reader.read(hash < 0 ? text : text.slice(0, hash), at);
    if (notation !== null) actions.push(notation);
  }
  return { actions, commentary };
}
