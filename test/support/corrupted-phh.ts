import type { Below } from './random-hand.ts';

/** A record with one thing changed, what was changed, and why nobody could notice, if so. */
export interface CorruptedText {
  readonly text: string;
  readonly what: string;
  readonly undetectable: Excuse;
}
/** A reason that holds by itself, or only as long as the play is legal and everybody is paid the same. */
export type Excuse = string | { readonly whilePaidTheSame: string } | null;
export type TextCorruption = (text: string, below: Below) => CorruptedText | null;

const RANKS = '23456789TJQKA';
const CARD = /[2-9TJQKA][cdhs]/g;

export const pick = <T>(list: readonly T[], below: Below): T | undefined =>
  list.length === 0 ? undefined : list[below(list.length)];
export const otherCard = (card: string, below: Below): string => {
  let other = card;
  while (other === card) other = (RANKS[below(13)] ?? '') + ('cdhs'[below(4)] ?? '');
  return other;
};
/** Another amount: a little or a lot off, never less than nothing. */
export function otherAmount(old: number, unit: number, below: Below): number {
  const by = (1 + below(100)) * unit;
  const [way, one] = [below(6), unit];
  const other = [old + one, old - one, old * 2, old * 10, old + by, old - by][way] ?? old;
  return Math.max(0, Math.round(other / unit) * unit);
}

interface Actions {
  readonly items: readonly string[];
  readonly put: (items: readonly string[]) => string;
}

function actionsIn(text: string): Actions {
  const match = /^actions = \[([\s\S]*?)\]\s*$/m.exec(text);
  const items = [...(match?.[1] ?? '').matchAll(/'[^']*'|"[^"]*"/g)].map(([item]) => item);
  const [from, to] = match === null ? [0, 0] : [match.index, match.index + match[0].length];
  return { items, put: (own) => `${text.slice(0, from)}actions = [${own.join(', ')}]\n${text.slice(to)}` };
}

const replaced = (items: readonly string[], at: number, item: string): string[] =>
  items.map((own, i) => (i === at ? item : own));
const placesOf = (items: readonly string[], is: RegExp): number[] =>
  items.flatMap((item, i) => (is.test(item) ? i : []));

const ACTED = / (?:f|cc|cbr|pb)\b/;
/** Whether cards are still dealt when nobody can bet any more: hands are tabled at once then. */
const isRunOut = (items: readonly string[]): boolean => {
  const last = items.findLastIndex((item) => ACTED.test(item));
  return items.slice(last + 1).some((item) => /d d[bh] /.test(item));
};

/** The least any wager adds to the price of a call. */
function leastRaise(text: string, items: readonly string[]): number {
  const blinds = /^blinds_or_straddles = \[(.*)\]/m.exec(text)?.[1]?.split(',').map(Number) ?? [0];
  let [price, least] = [Math.max(...blinds), Number.POSITIVE_INFINITY];
  for (const item of items) {
    const to = / cbr ([\d.]+)/.exec(item)?.[1];
    if (/d db | sd\b/.test(item)) price = 0;
    if (to === undefined) continue;
    least = Math.min(least, Number(to) - price);
    price = Number(to);
  }
  return least;
}

const STAKES = /^(antes|blinds_or_straddles|min_bet|small_bet|big_bet|bring_in|starting_stacks|finishing_stacks) /;

const number: TextCorruption = (text, below) => {
  const lines = text.split('\n');
  const found = lines.flatMap((line, i) =>
    STAKES.test(line) ? [...line.matchAll(/\d+(?:\.\d+)?/g)].map((match) => ({ line, i, match })) : [],
  );
  const chosen = pick(found, below);
  if (chosen === undefined) return null;
  const { line, i, match } = chosen;
  const [old] = match;
  const now = otherAmount(Number(old), 1, below);
  if (now === Number(old)) return null;
  const changed = line.slice(0, match.index) + now + line.slice(match.index + old.length);
  const [, field = ''] = STAKES.exec(line) ?? [];
  return {
    text: replaced(lines, i, changed).join('\n'),
    what: `${line} => ${changed}`,
    undetectable: numberExcuse(field, now, text),
  };
};

function numberExcuse(field: string, now: number, text: string): Excuse {
  if (field === 'finishing_stacks') return null;
  if (field !== 'min_bet') return { whilePaidTheSame: 'stakes or a stack told once' };
  return now <= leastRaise(text, actionsIn(text).items) ? 'a least bet told once, which no wager was under' : null;
}

const amount: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const at = pick(placesOf(items, /cbr \d/), below);
  const item = items[at ?? -1];
  if (at === undefined || item === undefined) return null;
  const old = Number(/cbr ([\d.]+)/.exec(item)?.[1]);
  const changed = item.replace(/cbr [\d.]+/, `cbr ${otherAmount(old, 1, below)}`);
  if (changed === item) return null;
  const undetectable = { whilePaidTheSame: 'a wager raised again or not called' };
  return { text: put(replaced(items, at, changed)), what: `${item} => ${changed}`, undetectable };
};

const card: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const chosen = pick(
    items.flatMap((item, i) => [...item.matchAll(CARD)].map((match) => ({ item, i, match }))),
    below,
  );
  if (chosen === undefined) return null;
  const { item, i, match } = chosen;
  const [old] = match;
  const now = otherCard(old, below);
  const changed = item.slice(0, match.index) + now + item.slice(match.index + 2);
  const told = (one: string): number => items.join(' ').split(one).length - 1;
  const isOnce = told(old) === 1 && told(now) === 0;
  return {
    text: put(replaced(items, i, changed)),
    what: `${item} => ${changed}`,
    undetectable: isOnce ? { whilePaidTheSame: 'a card told once' } : null,
  };
};

const player: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const players = /^starting_stacks = \[(.*)\]/m.exec(text)?.[1]?.split(',').length ?? 2;
  const at = pick(placesOf(items, /p\d/), below);
  const item = items[at ?? -1];
  const changed = item?.replace(/p\d/, `p${1 + below(players)}`);
  if (at === undefined || item === undefined || changed === undefined || changed === item) return null;
  return { text: put(replaced(items, at, changed)), what: `${item} => ${changed}`, undetectable: null };
};

const nameOf = (item: string | undefined): string => /p\d/.exec(item ?? '')?.[0] ?? '';

const removal: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const at = below(items.length);
  const item = items[at] ?? '';
  const isAgain = items.filter((own) => own.includes(`${nameOf(item)} sm `)).length > 1;
  const isUnseen = items.some((own) => /d dh p\d \?\?/.test(own));
  const undetectable =
    isAgain && / sm /.test(item)
      ? 'a hand shown twice'
      : / pb/.test(item) && isUnseen
        ? 'a bring-in, where an up-card nobody saw may have been lower'
        : null;
  return { text: put(items.filter((_, i) => i !== at)), what: `deleted ${item}`, undetectable };
};

function swapExcuse([a, b]: readonly [string, string], items: readonly string[]): Excuse {
  const both = (is: RegExp): boolean => is.test(a) && is.test(b);
  const either = (one: RegExp, other: RegExp): boolean =>
    (one.test(a) && other.test(b)) || (one.test(b) && other.test(a));
  if (both(/d dh /) && nameOf(a) !== nameOf(b)) return 'two hands dealt, in either order';
  if (both(/d db [2-9TJQKA][cdhs]['"]/)) return { whilePaidTheSame: 'two board cards run out, in either order' };
  if (either(/ sm/, /d d[bh] /) || (both(/ sm/) && isRunOut(items))) return 'hands tabled all-in, in any order';
  return either(/ sd/, /d dh /) && nameOf(a) !== nameOf(b) ? 'a draw dealt while another draws' : null;
}

const swap: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const at = below(items.length - 1);
  const [a = '', b = ''] = items.slice(at, at + 2);
  if (a === b) return null;
  const swapped = [...items.slice(0, at), b, a, ...items.slice(at + 2)];
  return { text: put(swapped), what: `swapped ${a} / ${b}`, undetectable: swapExcuse([a, b], items) };
};

const doubling: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const at = below(items.length);
  const item = items[at] ?? '';
  return { text: put([...items.slice(0, at), item, ...items.slice(at)]), what: `doubled ${item}`, undetectable: null };
};

const VERB = / (?:f|cc|cbr|sm|sd|pb)\b.*?(?=['"])/;
const verb: TextCorruption = (text, below) => {
  const { items, put } = actionsIn(text);
  const at = pick(placesOf(items, VERB), below);
  const item = items[at ?? -1];
  const changed = item?.replace(VERB, ` ${pick(['f', 'cc', 'cbr 500', 'sm', 'pb'], below)}`);
  if (at === undefined || item === undefined || changed === undefined || changed === item) return null;
  return {
    text: put(replaced(items, at, changed)),
    what: `${item} => ${changed}`,
    undetectable: { whilePaidTheSame: 'another legal action' },
  };
};

const finals: TextCorruption = (text, below) => {
  const [all, list] = /^finishing_stacks = \[(.*)\]/m.exec(text) ?? [];
  const stacks = list?.split(', ') ?? [];
  const [a, b] = [below(stacks.length || 1), below(stacks.length || 1)];
  if (all === undefined || stacks[a] === stacks[b]) return null;
  const swapped = stacks.map((own, i) => (i === a ? stacks[b] : i === b ? stacks[a] : own));
  const changed = text.replace(all, `finishing_stacks = [${swapped.join(', ')}]`);
  return { text: changed, what: `stacks ${a} and ${b} swapped`, undetectable: null };
};

const game: TextCorruption = (text, below) => {
  const code = pick(['NT', 'PO', 'FT', 'NS', 'F2L3D', 'FB', 'FR', 'F7S'], below) ?? '';
  const changed = text.replace(/^variant = .*$/m, `variant = "${code}"`);
  if (changed.replace(/"/g, "'") === text.replace(/"/g, "'")) return null;
  return { text: changed, what: `game ${code}`, undetectable: { whilePaidTheSame: 'another game of the same play' } };
};

const PLAYED = /^(?:variant|antes|blinds_or_straddles|min_bet|small_bet|big_bet|bring_in|starting_stacks|actions)\b/;
const line: TextCorruption = (text, below) => {
  const lines = text.trimEnd().split('\n');
  const at = below(lines.length);
  const own = lines[at] ?? '';
  const isToldOnce = /^(?:finishing_stacks|winnings)\b/.test(own);
  const undetectable = isToldOnce ? 'a result, which a record may leave out' : PLAYED.test(own) ? null : 'a label';
  return { text: `${lines.filter((_, i) => i !== at).join('\n')}\n`, what: `deleted ${own}`, undetectable };
};

/** One change at random to a PHH record, by what is changed. */
export const PHH_CORRUPTIONS: Readonly<Record<string, TextCorruption>> = {
  ...{ number, amount, card, player, removal, swap, doubling, verb, finals, game, line },
};
