import { RANKS } from '../../core/index.ts';

/** What the words for a hand say: its contest where they name one, its category, and the ranks that decide it. */
export interface Words {
  /** As written. */
  readonly text: string;
  /** null where the game has one contest only. */
  readonly side: 'high' | 'low' | null;
  readonly category: string;
  /** In deciding order, as far as the words go. */
  readonly ranks: readonly string[];
  /** Both ends of a straight, the lowest first. */
  readonly span: readonly [string, string] | null;
}

const NAMES = [
  'Deuce',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Jack',
  'Queen',
  'King',
  'Ace',
];

const RANK_OF: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap((name, i) => {
    const rank = RANKS[i] ?? '2';
    return [
      [name, rank],
      [name === 'Six' ? 'Sixes' : `${name}s`, rank],
    ] as const;
  }),
);

const R = `(${[...RANK_OF.keys()].sort((a, b) => b.length - a.length).join('|')})`;

type Form = readonly [RegExp, string];

const FORMS: readonly Form[] = [
  [new RegExp(`^high card ${R}$`, 'i'), 'high-card'],
  [new RegExp(`^a pair of ${R}$`), 'pair'],
  [new RegExp(`^two pair, ${R} and ${R}$`), 'two-pair'],
  [new RegExp(`^three of a kind, ${R}$`), 'three-of-a-kind'],
  [new RegExp(`^a flush, ${R} high$`), 'flush'],
  [new RegExp(`^a full house, ${R} full of ${R}$`), 'full-house'],
  [new RegExp(`^four of a kind, ${R}$`), 'four-of-a-kind'],
];
const STRAIGHT = new RegExp(`^a (straight|straight flush), ${R} to ${R}$`);
const LOW = /^[2-9TJQKA](?:,[2-9TJQKA]){4}$/;
const RAINBOW = /^(?:a )?(Badugi|[123]-card): ([2-9TJQKA](?:,[2-9TJQKA]){0,3})$/i;
const RAINBOW_CATEGORIES: Readonly<Record<string, string>> = {
  badugi: 'badugi',
  '3-card': 'three-card',
  '2-card': 'two-card',
  '1-card': 'one-card',
};

const rankOf = (name = ''): string => RANK_OF.get(name) ?? '';

function readHigh(text: string): Pick<Words, 'category' | 'ranks' | 'span'> | null {
  if (/^a royal flush$/i.test(text)) return { category: 'royal-flush', ranks: ['A'], span: null };
  for (const [form, category] of FORMS) {
    const [match, ...names] = form.exec(text) ?? [];
    if (match !== undefined) return { category, ranks: names.map(rankOf), span: null };
  }
  const [, kind, from, to] = STRAIGHT.exec(text) ?? [];
  if (kind === undefined) return null;
  const ends: readonly [string, string] = [rankOf(from), rankOf(to)];
  // Some programs tell a straight from its top down; an ace can be at either end.
  const down = RANKS.indexOf(ends[0] as (typeof RANKS)[number]) > RANKS.indexOf(ends[1] as (typeof RANKS)[number]);
  const span: readonly [string, string] = down && ends[0] !== 'A' ? [ends[1], ends[0]] : ends;
  return { category: kind.replace(' ', '-'), ranks: [span[1]], span };
}

/** What decides beyond the ranks named is told with a dash, as in `- Ace kicker`. */
const KICKER = new RegExp(` - (?:lower kicker|lower cards|${R}(?:\\+${R}){0,3} kicker|lower .{1,20}|higher .{1,20})$`);

const KICKERS = new RegExp(` - (${R}(?:\\+${R}){0,3}) kicker$`);

function readOne(text: string, side: Words['side']): Words | null {
  const plain = text.replace(KICKER, '');
  const kickers = KICKERS.exec(text)?.[1]?.split('+').map(rankOf) ?? [];
  if (LOW.test(plain)) return { text, side, category: 'low', ranks: plain.split(','), span: null };
  const [, kind, ranks] = RAINBOW.exec(plain) ?? [];
  const rainbow = RAINBOW_CATEGORIES[kind?.toLowerCase() ?? ''];
  if (ranks !== undefined && rainbow !== undefined)
    return { text, side, category: rainbow, ranks: ranks.split(','), span: null };
  const high = readHigh(plain);
  return high === null ? null : { text, side, ...high, ranks: [...high.ranks, ...kickers] };
}

/** Old records name a hand of no pair without its card. */
const NAMELESS = /^high card$/i;

/**
 * Reads what a record calls a hand: one description, or high and low with a semicolon between them.
 * Out: null where the words are others.
 */
export function readWords(text: string): readonly Words[] | null {
  if (NAMELESS.test(text)) return [{ text, side: null, category: 'high-card', ranks: [], span: null }];
  const parts = text.split('; ').map((part) => {
    if (part.startsWith('HI: ')) return readOne(part.slice(4), 'high');
    if (part.startsWith('LO: ')) return readOne(part.slice(4), 'low');
    return readOne(part.replace(/^Lo: /, ''), null);
  });
  const read = parts.filter((part) => part !== null);
  return read.length === parts.length ? read : null;
}

/** The same without what only the line at the showdown adds. */
export const withoutKicker = (text: string): string =>
  text
    .split('; ')
    .map((part) => part.replace(KICKER, ''))
    .join('; ');

/** The words for a hand of a game the lowest one wins. */
export const lowWords = (text: string): string => `Lo: ${text}`;
