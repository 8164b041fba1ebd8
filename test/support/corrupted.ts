import type { Below } from './random-hand.ts';

/** A record with one thing changed: its lines, what was changed, and why nobody could notice, if so. */
export interface Corrupted {
  readonly lines: readonly string[];
  readonly what: string;
  readonly undetectable: string | null;
}

type Corruption = (lines: readonly string[], below: Below) => Corrupted | null;

const ASIDE =
  /said, "|doesn't show hand|joins the table|leaves the table|connected|timed out|sitting out|sits out|re-buys|the tournament|bounty|Table deposit|has returned|No low hand qualified|Cash Out Fee|Betting is capped|Table leave/;
const AMOUNT = /(?<![\w#-])[$€£]?(\d+(?:\.\d+)?)(?![\w-])(?! card)/g;
const CARD = /(?<=[[ ])([2-9TJQKA][cdhs])(?=[\] ])/g;
const HAND_DEALT = /^Dealt to .* \[[^ \]]+ [^\]]+\]$/;
const SEAT = /^Seat \d+: (.+) \([^ ]+ in chips/;

const picked = <T>(list: readonly T[], below: Below): T | undefined => list[below(list.length)];

const placed = (lines: readonly string[], at: number, line: string): string[] =>
  lines.map((own, i) => (i === at ? line : own));

const names = (lines: readonly string[]): string[] => lines.flatMap((line) => SEAT.exec(line)?.[1] ?? []);

/** Whether the hand of a player is told again after the deal: shown, mucked, discarded. */
const isToldAgain = (lines: readonly string[], name: string): boolean =>
  lines.some(
    (line) => line.includes(`${name}: `) && /shows \[|discards .*\[|pat on \[|mucked \[|showed \[|folds \[/.test(line),
  ) ||
  lines.some((line) => /^Seat \d+: /.test(line) && line.includes(`: ${name} `) && /(?:mucked|showed) \[/.test(line));

const dealtTo = (line: string): string | null => /^Dealt to (.+?) \[/.exec(line)?.[1] ?? null;

const amountReason = (lines: readonly string[], line: string): string | null => {
  const name = SEAT.exec(line)?.[1];
  if (line.includes('Cash Out Fee')) return 'the fee of a sold hand, told once';
  if (name === undefined || lines.some((own) => own.startsWith(`${name}: `) && own.includes('all-in'))) return null;
  return 'a stack never at risk, told once';
};

const amount: Corruption = (lines, below) => {
  const found = lines.flatMap((line, i) =>
    ASIDE.test(line) || /^PokerStars|^Table/.test(line)
      ? []
      : [...line.matchAll(AMOUNT)]
          .filter((match) => line.slice(0, match.index) !== 'Seat ')
          .map((match) => ({ i, line, match })),
  );
  const chosen = picked(found, below);
  if (chosen === undefined) return null;
  const { i, line, match } = chosen;
  const text = match[1] ?? '';
  const [, fraction] = text.split('.');
  const step = (fraction === undefined ? [1, 5, 10, 100] : [0.01, 0.05, 0.1, 1])[below(4)] ?? 1;
  const old = Number(text);
  const value = below(2) === 0 && old > step ? old - step : old + step;
  const start = match.index + match[0].length - text.length;
  const changed = line.slice(0, start) + value.toFixed(fraction?.length ?? 0) + line.slice(start + text.length);
  return { lines: placed(lines, i, changed), what: `${line} => ${changed}`, undetectable: amountReason(lines, line) };
};

const cardReason = (lines: readonly string[], line: string, old: string, now: string): string | null => {
  const told = (card: string): number => lines.reduce((sum, own) => sum + own.split(card).length - 1, 0);
  if (told(old) > 1 || told(now) > 0) return null;
  if (/^Seat \d+: .* mucked \[/.test(line)) return 'a card of a losing hand, told once';
  const name = dealtTo(line);
  return name !== null && !isToldAgain(lines, name) ? 'a card of a hand that was not shown, told once' : null;
};

const card: Corruption = (lines, below) => {
  const found = lines.flatMap((line, i) =>
    ASIDE.test(line) ? [] : [...line.matchAll(CARD)].map((match) => ({ i, line, match })),
  );
  const chosen = picked(found, below);
  if (chosen === undefined) return null;
  const { i, line, match } = chosen;
  const old = match[0];
  let now = old;
  while (now === old) now = ('23456789TJQKA'[below(13)] ?? '') + ('cdhs'[below(4)] ?? '');
  const changed = line.slice(0, match.index) + now + line.slice(match.index + 2);
  return {
    lines: placed(lines, i, changed),
    what: `${line} => ${changed}`,
    undetectable: cardReason(lines, line, old, now),
  };
};

const isBy = (line: string, name: string): boolean =>
  line.startsWith(`${name}: `) || line.startsWith(`${name} collected`);

const player: Corruption = (lines, below) => {
  const all = names(lines);
  const found = lines.flatMap((line, i) =>
    ASIDE.test(line) ? [] : all.filter((name) => isBy(line, name)).map((name) => ({ i, line, name })),
  );
  const chosen = picked(found, below);
  const other =
    chosen &&
    picked(
      all.filter((name) => name !== chosen.name),
      below,
    );
  if (chosen === undefined || other === undefined) return null;
  const { i, line, name } = chosen;
  const changed = other + line.slice(name.length);
  return { lines: placed(lines, i, changed), what: `${line} => ${changed}`, undetectable: null };
};

const deletion: Corruption = (lines, below) => {
  const at = 1 + below(lines.length - 1);
  const line = lines[at] ?? '';
  const undetectable = ASIDE.test(line)
    ? 'a line that says nothing of the play'
    : HAND_DEALT.test(line)
      ? 'a hand dealt, which records leave out of most seats'
      : line === 'Hand was run twice'
        ? 'that the board was run twice, which its boards say'
        : null;
  return { lines: lines.filter((_, i) => i !== at), what: `deleted ${line}`, undetectable };
};

const swapReason = (lines: readonly string[], a: string, b: string): string | null => {
  const both = (part: RegExp): boolean => part.test(a) && part.test(b);
  if (ASIDE.test(a) || ASIDE.test(b)) return 'a line that says nothing of the play';
  if (both(/: posts /)) return 'two forced bets, in either order';
  if (both(/ collected /)) return 'two payments, in either order';
  if (both(/^Seat \d+: .* in chips/) || both(/^Dealt to /)) return 'two facts of the deal, in either order';
  if (/^Hand was run twice/.test(a)) return 'that the board was run twice, which its boards say';
  if (
    /from side pot|: shows \[/.test(a) &&
    both(/from side pot|: shows \[/) &&
    /from side pot/.test(a) !== /from side pot/.test(b)
  )
    return 'a side pot paid, and the cards of a seat that may not be in it';
  if (both(/: shows \[/) && lines.some((line) => line.includes('all-in'))) return 'hands tabled at once';
  if (/^Uncalled bet/.test(a) !== /^Uncalled bet/.test(b) && both(/^Uncalled bet|: shows \[/))
    return 'a bet taken back, and cards shown by choice';
  return null;
};

const swap: Corruption = (lines, below) => {
  const at = 1 + below(lines.length - 2);
  const [a = '', b = ''] = lines.slice(at, at + 2);
  if (a === b) return null;
  const swapped = placed(placed(lines, at, b), at + 1, a);
  return { lines: swapped, what: `swapped ${a} / ${b}`, undetectable: swapReason(lines, a, b) };
};

/** One change at random to the lines of a PokerStars record, by what is changed. */
export const CORRUPTIONS = { amount, card, player, deletion, swap } as const satisfies Record<string, Corruption>;
