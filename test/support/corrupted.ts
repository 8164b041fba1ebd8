import type { Below } from './random-hand.ts';

/** A record with one thing changed: its lines, what was changed, and why nobody could notice, if so. */
export interface Corrupted {
  readonly lines: readonly string[];
  readonly what: string;
  readonly undetectable: string | null;
}

type Corruption = (lines: readonly string[], below: Below) => Corrupted | null;

export const ASIDE =
  /^[^:]*(?:said, "|joins the table|leaves the table|connected|timed out|re-buys|the tournament|has returned|Table leave|was removed from the table)|^(?!Seat \d).* (?:is sitting out|sits out)$|: Table deposit| wins .*(?:bounty|elimination)/;
/** Amounts, thousands parted by commas or not. */
const AMOUNT = /(?<![\w#.,-])[$€£]?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\w-])(?! card)/g;
const CARD = /(?<=[[ ])([2-9TJQKA][cdhs])(?=[\] ])/g;
const HAND_DEALT = /^Dealt to [^[]*\[[^ \]]+ [^\]]+\]$/;
export const SEAT = /^Seat \d+: (.+) \([^ ]+ in chips/;

const picked = <T>(list: readonly T[], below: Below): T | undefined => list[below(list.length)];

const placed = (lines: readonly string[], at: number, line: string): string[] =>
  lines.map((own, i) => (i === at ? line : own));

export const names = (lines: readonly string[]): string[] => lines.flatMap((line) => SEAT.exec(line)?.[1] ?? []);

/** Whether the hand of a player is told again after the deal: shown, mucked, discarded. */
export const isToldAgain = (lines: readonly string[], name: string): boolean =>
  lines.some(
    (line) => line.includes(`${name}: `) && /shows \[|discards .*\[|pat on \[|mucked \[|showed \[|folds \[/.test(line),
  ) ||
  lines.some((line) => /^Seat \d+: /.test(line) && line.includes(`: ${name} `) && /(?:mucked|showed) \[/.test(line));

const dealtTo = (line: string): string | null => /^Dealt to (.+?) \[/.exec(line)?.[1] ?? null;

/** Whether a figure is part of a player's name. */
const isInName = (line: string, place: number, all: readonly string[]): boolean =>
  all.some((name) => {
    const at = line.indexOf(name);
    return at >= 0 && place >= at && place < at + name.length;
  });

const BY_CHOICE = 'cards shown by choice, told once';
const LOSING = 'a card of a losing hand, told once';
const UNSHOWN = 'a card of a hand that was not shown, told once';
/** Reasons that hold as long as the play stays legal and everybody is paid the same. */
export const BY_PAYMENT: readonly (string | null)[] = [LOSING, UNSHOWN];

export const hasShowdown = (lines: readonly string[]): boolean => lines.includes('*** SHOW DOWN ***');
const isToldInSummary = (lines: readonly string[], line: string): boolean => {
  const name = line.slice(0, line.indexOf(': shows ['));
  return lines.some((own) => /^Seat \d+: /.test(own) && own.includes(`: ${name} `) && / showed \[/.test(own));
};
const amountReason = (lines: readonly string[], line: string): string | null => {
  const name = SEAT.exec(line)?.[1];
  const lastBet = lines.findLastIndex((own) => / (?:bets|raises|calls) /.test(own));
  if (lines[lastBet] === line && / bets /.test(line) && !lines.some((own) => /^Uncalled bet/.test(own)))
    return 'a bet nobody called, of which an old text does not tell what goes back';
  if (line.includes('Cash Out Fee')) return 'the fee of a sold hand, told once';
  if (name === undefined || lines.some((own) => own.startsWith(`${name}: `) && own.includes('all-in'))) return null;
  return 'a stack never at risk, told once';
};

const amount: Corruption = (lines, below) => {
  const found = lines.flatMap((line, i) =>
    ASIDE.test(line) || /^PokerStars|^Table|bounty/.test(line)
      ? []
      : [...line.matchAll(AMOUNT)]
          .filter((match) => line.slice(0, match.index) !== 'Seat ' && !isInName(line, match.index, names(lines)))
          .map((match) => ({ i, line, match })),
  );
  const chosen = picked(found, below);
  if (chosen === undefined) return null;
  const { i, line, match } = chosen;
  const text = match[1] ?? '';
  const [, fraction] = text.split('.');
  const step = (fraction === undefined ? [1, 5, 10, 100] : [0.01, 0.05, 0.1, 1])[below(4)] ?? 1;
  const old = Number(text.replaceAll(',', ''));
  // A stack grows: whoever has less than he bet is noticed.
  const value = below(2) === 0 && old > step && !SEAT.test(line) ? old - step : old + step;
  const start = match.index + match[0].length - text.length;
  const changed = line.slice(0, start) + value.toFixed(fraction?.length ?? 0) + line.slice(start + text.length);
  if (changed === line) return null;
  return { lines: placed(lines, i, changed), what: `${line} => ${changed}`, undetectable: amountReason(lines, line) };
};

const cardReason = (lines: readonly string[], line: string, old: string, now: string): string | null => {
  const told = (card: string): number => lines.reduce((sum, own) => sum + own.split(card).length - 1, 0);
  if (told(old) > 1 || told(now) > 0) return null;
  if (/^Seat \d+: .* mucked \[/.test(line)) return LOSING;
  if (/: folds \[/.test(line) || (!hasShowdown(lines) && /: shows \[[^\]]*\]$/.test(line))) return BY_CHOICE;
  const name = dealtTo(line);
  // What is drawn and thrown away or folded again is told once as well.
  const isDrawn = /\] \[/.test(line) && lines.some((own) => /: (?:discards|stands pat)/.test(own));
  return name !== null && (isDrawn || !isToldAgain(lines, name)) ? UNSHOWN : null;
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
  const isChoice = !hasShowdown(lines) && /: shows \[[^ \]]*\]$/.test(line);
  return { lines: placed(lines, i, changed), what: `${line} => ${changed}`, undetectable: isChoice ? BY_CHOICE : null };
};

const deletionReason = (lines: readonly string[], line: string): string | null => {
  if (ASIDE.test(line)) return 'a line that says nothing of the play';
  if (line.endsWith(": doesn't show hand")) return 'that a hand was not shown, which nobody else would see';
  if (/^(?:Betting is capped|The deck is reshuffled|Pair on board)/.test(line)) return 'what the play says by itself';
  const [, name] = SEAT.exec(line) ?? [];
  if (name !== undefined && lines.filter((own) => own.includes(name)).length === 1)
    return 'a seat that was not dealt in';
  if (!hasShowdown(lines) && /: shows \[/.test(line) && !isToldInSummary(lines, line)) return BY_CHOICE;
  const once = lines.filter((own) => own.startsWith(`Dealt to ${dealtTo(line)} `)).length === 1;
  const isTold = lines.some(
    (own) => own.startsWith(`${dealtTo(line)}: `) && /: (?:discards|stands pat) .*\[/.test(own),
  );
  const isStud = lines.includes('*** 3rd STREET ***');
  const draws = lines.some((own) => /: (?:discards|stands pat)/.test(own));
  return HAND_DEALT.test(line) && !isStud && !isTold && (once || draws)
    ? 'a hand dealt, which records leave out of most seats'
    : null;
};

const deletion: Corruption = (lines, below) => {
  const at = 1 + below(lines.length - 1);
  const line = lines[at] ?? '';
  const undetectable = deletionReason(lines, line);
  return { lines: lines.filter((_, i) => i !== at), what: `deleted ${line}`, undetectable };
};

/** Two halves of a pot, each to somebody who has a low hand as well: nothing tells which of them is the high one. */
export const areTwoHalves = (lines: readonly string[], a: string, b: string): boolean =>
  / from (.*)$/.exec(a)?.[1] === / from (.*)$/.exec(b)?.[1] &&
  [a, b].every((line) => {
    const name = line.slice(0, line.indexOf(' collected '));
    return lines.some((own) => own.startsWith(`${name}: shows [`) && own.includes('LO: '));
  });

const swapReason = (lines: readonly string[], [a, b]: readonly [string, string]): string | null => {
  const both = (part: RegExp): boolean => part.test(a) && part.test(b);
  if (ASIDE.test(a) || ASIDE.test(b)) return 'a line that says nothing of the play';
  const antes = lines.filter((line) => /: posts the ante /.test(line)).length;
  const isByAntes = lines.includes('*** 3rd STREET ***') && hasShowdown(lines);
  if (both(/: posts the ante /) && antes === 2 && !isByAntes) return 'the only two antes, in either order';
  if (both(/: posts /) && /posts the ante/.test(a + b) && antes === 1)
    return 'the only ante and a blind, in either order';
  if (both(/^Dealt to /) && lines.some((line) => /: (?:discards|stands pat)/.test(line)))
    return 'two hands of a draw game dealt, in either order';
  if (both(/ collected /) && areTwoHalves(lines, a, b)) return 'high and low paid, in either order';
  if (/^Uncalled bet/.test(a) !== /^Uncalled bet/.test(b) && both(/^Uncalled bet|: shows \[/))
    return 'a bet taken back, and cards shown by choice';
  return null;
};

const swap: Corruption = (lines, below) => {
  const at = 1 + below(lines.length - 2);
  const [a = '', b = ''] = lines.slice(at, at + 2);
  if (a === b) return null;
  const swapped = placed(placed(lines, at, b), at + 1, a);
  return { lines: swapped, what: `swapped ${a} / ${b}`, undetectable: swapReason(lines, [a, b]) };
};

/** One change at random to the lines of a PokerStars record, by what is changed. */
export const CORRUPTIONS = { amount, card, player, deletion, swap } as const satisfies Record<string, Corruption>;
