import { type MaybeCard, parseCard } from '../../core/index.ts';
import { type Decimal, isPrecise, parseDecimal } from '../decimal.ts';
import type { Fields } from './fields.ts';
import type { FieldPath } from './locate.ts';

/** One PHH action; players are indices from 0. */
export type Notation =
  | { readonly kind: 'deal-board'; readonly cards: readonly MaybeCard[] }
  | { readonly kind: 'deal-hole'; readonly player: number; readonly cards: readonly MaybeCard[] }
  | { readonly kind: 'fold' | 'check-or-call' | 'bring-in' | 'stand-pat' | 'muck'; readonly player: number }
  | { readonly kind: 'wager'; readonly player: number; readonly to: Decimal }
  | { readonly kind: 'discard'; readonly player: number; readonly cards: readonly MaybeCard[] }
  /** null: the cards he was dealt. */
  | { readonly kind: 'show'; readonly player: number; readonly cards: readonly MaybeCard[] | null };

export interface NotedAction {
  readonly path: FieldPath;
  readonly notation: Notation;
}

export interface Commentary {
  /** The action it stands with, as its place in the file's own list. */
  readonly at: number;
  readonly text: string;
}

const GRAMMAR =
  'an action, as in: d dh p1 AsKd · d db 2c3d4h · p1 f · p1 cc · p1 cbr 40 · p1 pb · p1 sd 2c · p1 sm AsKd';

/** Cards run together; one with an unknown rank or suit is a card nobody has seen. */
function parseCards(text: string): readonly MaybeCard[] | null {
  if (text === '' || text.length % 2 !== 0) return null;
  const cards: MaybeCard[] = [];
  for (let i = 0; i < text.length; i += 2) {
    const code = text.slice(i, i + 2);
    const card = parseCard(code);
    if (card === null && !/^(?:\?[?cdhs]|[2-9TJQKA]\?)$/.test(code)) return null;
    cards.push(card);
  }
  return cards;
}

/** Reads one action string for a table of so many players. */
class Line {
  readonly #fields: Fields;
  readonly #path: FieldPath;
  readonly #players: number;
  readonly #text: string;

  constructor(fields: Fields, path: FieldPath, players: number, text: string) {
    this.#fields = fields;
    this.#path = path;
    this.#players = players;
    this.#text = text;
  }

  read(): Notation | null {
    const [actor = '', verb = '', ...rest] = this.#text.split(/\s+/);
    return actor === 'd' ? this.#dealer(verb, rest) : this.#player(actor, verb, rest);
  }

  #unreadable(): null {
    this.#fields.report('unreadable-action', this.#path, GRAMMAR, this.#text);
    return null;
  }

  #dealer(verb: string, rest: readonly string[]): Notation | null {
    if (verb === 'db') {
      const cards = this.#cards(rest);
      return cards && { kind: 'deal-board', cards };
    }
    if (verb !== 'dh') return this.#unreadable();
    const [name = '', ...dealt] = rest;
    const player = this.#index(name);
    const cards = player === null ? null : this.#cards(dealt);
    return player === null || cards === null ? null : { kind: 'deal-hole', player, cards };
  }

  #player(actor: string, verb: string, rest: readonly string[]): Notation | null {
    const player = this.#index(actor);
    if (player === null) return null;
    if (verb === 'cbr') return this.#wager(player, rest);
    if (verb === 'sd')
      return rest.length === 0 ? { kind: 'stand-pat', player } : this.#withCards('discard', player, rest);
    if (verb === 'sm') return this.#showOrMuck(player, rest);
    if (rest.length > 0) return this.#unreadable();
    if (verb === 'f') return { kind: 'fold', player };
    if (verb === 'cc') return { kind: 'check-or-call', player };
    return verb === 'pb' ? { kind: 'bring-in', player } : this.#unreadable();
  }

  #showOrMuck(player: number, rest: readonly string[]): Notation | null {
    if (rest.length === 0) return { kind: 'muck', player };
    return rest.join('') === '-' ? { kind: 'show', player, cards: null } : this.#withCards('show', player, rest);
  }

  #withCards(kind: 'show' | 'discard', player: number, rest: readonly string[]): Notation | null {
    const cards = this.#cards(rest);
    return cards && { kind, player, cards };
  }

  #index(name: string): number | null {
    const digits = /^p(\d+)$/.exec(name)?.[1];
    if (digits === undefined) return this.#unreadable();
    const index = Number(digits) - 1;
    if (index >= 0 && index < this.#players) return index;
    this.#fields.report('no-such-player', this.#path, `p1 to p${this.#players}`, name);
    return null;
  }

  #cards(rest: readonly string[]): readonly MaybeCard[] | null {
    const cards = parseCards(rest.join(''));
    if (cards === null)
      this.#fields.report('bad-cards', this.#path, 'cards as in AsTd, or ?? for an unknown one', rest.join(' '));
    return cards;
  }

  #wager(player: number, [amount, ...more]: readonly string[]): Notation | null {
    if (amount === undefined) {
      this.#fields.report('amount-missing', this.#path, 'the total in front of the player after the wager', this.#text);
      return null;
    }
    const to = more.length === 0 ? parseDecimal(amount) : null;
    if (to !== null && isPrecise(to)) return { kind: 'wager', player, to };
    if (to === null) this.#fields.report('not-an-amount', this.#path, 'a number from 0', [amount, ...more].join(' '));
    else this.#fields.report('too-many-digits', this.#path, 'at most 15 significant digits', amount);
    return null;
  }
}

/** Reads the `actions` of a hand; a string may carry a comment, or be nothing else. */
export function readNotation(
  fields: Fields,
  texts: readonly string[],
  players: number,
): { actions: NotedAction[]; commentary: Commentary[] } {
  const actions: NotedAction[] = [];
  const commentary: Commentary[] = [];
  texts.forEach((text, element) => {
    const hash = text.indexOf('#');
    const body = (hash < 0 ? text : text.slice(0, hash)).trim();
    if (hash >= 0) commentary.push({ at: element, text: text.slice(hash + 1).trim() });
    if (body === '') return;
    const path = { field: 'actions', element };
    const notation = new Line(fields, path, players, body).read();
    if (notation !== null) actions.push({ path, notation });
  });
  return { actions, commentary };
}
