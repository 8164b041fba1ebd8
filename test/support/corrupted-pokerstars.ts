import { ASIDE, areTwoHalves, hasShowdown, isToldAgain, names, SEAT } from './corrupted.ts';
import { type CorruptedText, type Excuse, pick, type TextCorruption } from './corrupted-phh.ts';
import { linesOf } from './pokerstars-hands.ts';
import type { Below } from './random-hand.ts';

type Change = (
  lines: readonly string[],
  below: Below,
) => (Omit<CorruptedText, 'text'> & { readonly lines: readonly string[] }) | null;

const CARD = /(?<=[[ ])[2-9TJQKA][cdhs](?=[\] ])/g;
const NOTHING = 'a line that says nothing of the play';
const isAside = (line: string): boolean =>
  ASIDE.test(line) || /^(?:The deck is reshuffled|Betting is capped)$|\bbounty for /.test(line);
const isOut = (line: string): boolean => / out of hand /.test(line);
const isDrawn = (line: string): boolean => /: (?:discards \d cards?|stands pat)$/.test(line);
const UNSEEN = 'a draw of cards nobody saw, told once';

const replaced = (lines: readonly string[], at: number, line: string): string[] =>
  lines.map((own, i) => (i === at ? line : own));
const placesOf = (lines: readonly string[], is: (line: string) => boolean): number[] =>
  lines.flatMap((line, i) => (is(line) && !/said, "/.test(line) ? i : []));

/** One line put in another's stead. */
const changed = (lines: readonly string[], at: number, now: string, undetectable: Excuse): ReturnType<Change> =>
  now === lines[at] ? null : { lines: replaced(lines, at, now), what: `${lines[at]} => ${now}`, undetectable };

const name: Change = (lines, below) => {
  const all = names(lines);
  const found = all.flatMap((own) =>
    placesOf(lines.slice(2), (line) => line.includes(own)).map((i) => ({ own, at: i + 2 })),
  );
  const chosen = pick(found, below);
  const other = pick(
    all.filter((own) => own !== chosen?.own),
    below,
  );
  if (chosen === undefined || other === undefined) return null;
  const line = lines[chosen.at] ?? '';
  const isFree = /^Dealt to [^[]*\[[^ \]]+ [^\]]+\]$/.test(line) && !isToldAgain(lines, chosen.own);
  const now = line.replace(chosen.own, () => other);
  return changed(lines, chosen.at, now, isFree ? 'whose hand was dealt, told once' : isAside(line) ? NOTHING : null);
};

const listed = (lines: readonly string[]): number[] => placesOf(lines, (line) => SEAT.test(line));

const namesInSeats: Change = (lines, below) => {
  const [a, b] = [pick(listed(lines), below) ?? -1, pick(listed(lines), below) ?? -1];
  const [one = '', other = ''] = [lines[a], lines[b]];
  const [first = '', second = ''] = [SEAT.exec(one)?.[1], SEAT.exec(other)?.[1]];
  if (a === b || first === '' || second === '') return null;
  const swapped = replaced(
    replaced(
      lines,
      a,
      one.replace(first, () => second),
    ),
    b,
    other.replace(second, () => first),
  );
  const undetectable = isOut(one) && isOut(other) ? 'two seats not dealt in' : null;
  return { lines: swapped, what: `names swapped: ${one} / ${other}`, undetectable };
};

/** Somebody else collects, in the play and the summary alike. */
const winner: Change = (lines, below) => {
  const all = names(lines);
  const wins = (own: string): boolean => lines.some((line) => line.startsWith(`${own} collected`));
  const own = pick(all.filter(wins), below);
  const other = pick(
    all.filter((one) => !wins(one)),
    below,
  );
  if (own === undefined || other === undefined) return null;
  const swapped = lines.map((line) => (line.startsWith(`${own} collected`) ? other + line.slice(own.length) : line));
  return { lines: swapped, what: `winner ${own} => ${other}`, undetectable: null };
};

/** Lines in the order they have to have: what says nothing may stand anywhere. */
const played = (lines: readonly string[]): string => lines.filter((line) => !isAside(line)).join('\n');

/** Lines whose order among themselves says nothing. */
function isFreeOrder(lines: readonly string[], group: readonly string[]): boolean {
  const all = (is: RegExp): boolean => group.every((line) => is.test(line));
  const [a = '', b = ''] = group;
  if (all(/: posts the ante /)) return lines.filter((line) => /: posts the ante /.test(line)).length < 3;
  if (all(/: posts |^Seat \d+: .* in chips/)) return group.some((line) => / posts button blind /.test(line));
  if (group.length === 2 && all(/ collected /)) return areTwoHalves(lines, a, b);
  const isOver = /^Uncalled bet|: shows \[| collected |: doesn't show hand|SHOW DOWN/;
  return all(isOver) && (!hasShowdown(lines) || group.some((line) => /SHOW DOWN|^Uncalled/.test(line)));
}

function orderExcuse(before: readonly string[], after: readonly string[], passed: readonly string[]): Excuse {
  if (played(before) === played(after)) return NOTHING;
  const group = passed.filter((line) => !isAside(line));
  return isFreeOrder(before, group) ? 'lines that stand in either order' : null;
}

const swap: Change = (lines, below) => {
  const [a, b] = [1 + below(lines.length - 1), 1 + below(lines.length - 1)].sort((x, y) => x - y);
  const [one, other] = [lines[a ?? 0], lines[b ?? 0]];
  if (a === undefined || b === undefined || one === undefined || other === undefined || one === other) return null;
  const swapped = replaced(replaced(lines, a, other), b, one);
  const areDraws = isDrawn(one) && isDrawn(other) && one.split(': ')[0] === other.split(': ')[0];
  const undetectable = areDraws ? UNSEEN : orderExcuse(lines, swapped, lines.slice(a, b + 1));
  return { lines: swapped, what: `swapped ${one} / ${other}`, undetectable };
};

const move: Change = (lines, below) => {
  const from = 1 + below(lines.length - 1);
  const [line = '', rest] = [lines[from], lines.filter((_, i) => i !== from)];
  const to = 1 + below(rest.length);
  const moved = [...rest.slice(0, to), line, ...rest.slice(to)];
  if (moved.join() === lines.join()) return null;
  const passed = lines.slice(Math.min(from, to), Math.max(from, to) + 1);
  const undetectable = orderExcuse(lines, moved, passed);
  return { lines: moved, what: `moved ${line} after ${moved[to - 1]}`, undetectable };
};

const doubling: Change = (lines, below) => {
  const at = 1 + below(lines.length - 1);
  const line = lines[at] ?? '';
  const undetectable = isAside(line) ? NOTHING : null;
  return { lines: [...lines.slice(0, at), line, ...lines.slice(at)], what: `doubled ${line}`, undetectable };
};

const VERBS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/: folds(?=$| )/, [': checks', ': calls 1']],
  [/: checks$/, [': folds', ': calls 2']],
  [/: calls /, [': bets ', ': raises ']],
  [/: bets /, [': calls ', ': brings in for ']],
  [/: raises \S+ to /, [': bets ', ': calls ']],
  [/: posts small blind /, [': posts big blind ', ': posts the ante ']],
  [/: posts big blind /, [': posts small blind ', ': posts straddle ']],
  [/: posts the ante /, [': posts small blind ', ': calls ']],
  [/: brings in for /, [': bets ', ': calls ']],
  [/: stands pat(?: on \[.*\])?/, [': checks', ': discards 1 card']],
  [/: discards \d+ cards?/, [': stands pat on', ': discards 2 cards']],
  [/: mucks hand/, [": doesn't show hand", ': folds']],
  [/: shows /, [': folds ', ': mucks hand ']],
  [/ collected /, [': bets ']],
  [/ folded before Flop/, [' folded on the Flop', ' mucked']],
  [/ folded on the (?:Flop|Turn|River)/, [' folded before Flop', ' mucked']],
  [/ and won \(/, [' and lost (']],
  [/ \(didn't bet\)/, ['']],
  [/ \((?:small blind|big blind|button)\)/, ['', ' (button)', ' (small blind)', ' (big blind)']],
  [/ and is all-in/, ['']],
  [/ mucked/, [' showed', ' folded on the River']],
];

const verb: Change = (lines, below) => {
  const chosen = pick(
    VERBS.flatMap(([is, others]) => placesOf(lines, (line) => is.test(line)).map((at) => ({ at, is, others }))),
    below,
  );
  const line = lines[chosen?.at ?? -1];
  if (chosen === undefined || line === undefined) return null;
  const now = line.replace(chosen.is, () => pick(chosen.others, below) ?? '');
  return changed(lines, chosen.at, now, isDrawn(line) && isDrawn(now) ? UNSEEN : null);
};

const allIn: Change = (lines, below) => {
  const at = pick(
    placesOf(lines, (line) => /: (?:calls|bets|raises|posts)/.test(line) && !/all-in|cap/.test(line)),
    below,
  );
  return at === undefined ? null : changed(lines, at, `${lines[at]} and is all-in`, null);
};

const seatNumber: Change = (lines, below) => {
  const at = pick(
    placesOf(lines, (line) => /^Seat \d+: /.test(line)),
    below,
  );
  const line = lines[at ?? -1] ?? '';
  const now = line.replace(/^Seat \d+/, `Seat ${1 + below(10)}`);
  return at === undefined ? null : changed(lines, at, now, isOut(line) ? 'a seat not dealt in' : null);
};

const button: Change = (lines, below) => {
  const at = lines.findIndex((line) => /is the button/.test(line));
  return at < 0 ? null : changed(lines, at, (lines[at] ?? '').replace(/Seat #\d+/, `Seat #${1 + below(10)}`), null);
};

const HEADINGS = ['HOLE CARDS', 'FLOP', 'TURN', 'RIVER', 'SHOW DOWN', 'SUMMARY', '4th STREET', 'FIRST DRAW'];
const street: Change = (lines, below) => {
  const at = pick(
    placesOf(lines, (line) => line.startsWith('*** ')),
    below,
  );
  const now = (lines[at ?? -1] ?? '').replace(/\*\*\* .*? \*\*\*/, `*** ${pick(HEADINGS, below)} ***`);
  return at === undefined ? null : changed(lines, at, now, null);
};

/** Two cards of a line change places. */
const cardOrder: Change = (lines, below) => {
  const at = pick(
    placesOf(lines, (line) => [...line.matchAll(CARD)].length > 1),
    below,
  );
  const line = lines[at ?? -1] ?? '';
  const cards = [...line.matchAll(CARD)];
  const [a, b] = [pick(cards, below), pick(cards, below)].sort((x, y) => (x?.index ?? 0) - (y?.index ?? 0));
  if (at === undefined || a === undefined || b === undefined || a[0] === b[0]) return null;
  const between = line.slice(a.index, b.index);
  const now = line.slice(0, a.index) + b[0] + between.slice(2) + a[0] + line.slice(b.index + 2);
  const isHand = !/^\*\*\* |Board/.test(line) && !between.includes(']');
  return changed(lines, at, now, isHand ? 'the order of the cards of one hand' : null);
};

const GAMES = [
  "Hold'em No Limit",
  "Hold'em Pot Limit",
  "Hold'em Limit",
  'Omaha Pot Limit',
  'Razz Limit',
  '7 Card Stud Limit',
];
const game: Change = (lines, below) => {
  const now = (lines[0] ?? '').replace(
    /(?:Hold'em|Omaha(?: Hi\/Lo)?|Razz|7 Card Stud(?: Hi\/Lo)?|Badugi) (?:No Limit|Pot Limit|Limit)/,
    () => pick(GAMES, below) ?? '',
  );
  return changed(lines, 0, now, { whilePaidTheSame: 'another game of the same play' });
};

const stakes: Change = (lines, below) => {
  const line = lines[0] ?? '';
  const [all, small, big] = /\([$€£]?([\d.]+)\/[$€£]?([\d.]+)/.exec(line) ?? [];
  if (all === undefined || small === undefined || big === undefined) return null;
  const isSmall = below(2) === 0;
  const old = isSmall ? small : big;
  const other = (Number(old) * (2 + below(9))).toFixed(old.split('.')[1]?.length ?? 0);
  const now = line.replace(all, isSmall ? all.replace(small, other) : all.slice(0, -big.length) + other);
  const isPosted = lines.some((own) => / posts small (?:blind|& big)/.test(own));
  const isFree = isSmall && Number(other) <= Number(big) && !isPosted;
  return changed(lines, 0, now, isFree ? 'a small blind nobody posts' : null);
};

const CHANGES: Readonly<Record<string, Change>> = {
  ...{
    name,
    namesInSeats,
    winner,
    swap,
    move,
    doubling,
    verb,
    allIn,
    seatNumber,
    button,
    street,
    cardOrder,
    game,
    stakes,
  },
};

const corruptionOf =
  (change: Change): TextCorruption =>
  (text, below) => {
    const made = change(linesOf(text), below);
    return made === null ? null : { ...made, text: made.lines.join('\n') };
  };

/** One change at random to the lines of a PokerStars record that says them in another way, place or number. */
export const POKERSTARS_CORRUPTIONS: Readonly<Record<string, TextCorruption>> = Object.fromEntries(
  Object.entries(CHANGES).map(([kind, change]) => [kind, corruptionOf(change)]),
);
