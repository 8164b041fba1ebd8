import { VARIANTS, type VariantSpec } from '../../core/index.ts';
import { AMOUNT, amountIn, currencyOf } from './amounts.ts';
import { faultAt, Unreadable } from './faults.ts';
import type { Line } from './text.ts';

export type Betting = VariantSpec['betting']['usual'];

/** What the first line of a hand says. */
export interface Header {
  readonly line: Line;
  readonly id: string;
  readonly variant: VariantSpec;
  readonly betting: Betting;
  readonly decimals: number;
  readonly currency: string | null;
  /** The currency sign amounts carry; empty in tournaments and for play money. */
  readonly sign: string;
  readonly tournament: string | null;
  /** As written: small and big blind, or small and big bet; or button blind and ante. */
  readonly stakes: readonly [number, number];
  readonly buttonBlind: boolean;
  /** No more than this goes in from a stack. */
  readonly cap: number | null;
  /** Year, month, day as a number, as in 20091125. */
  readonly date: number;
  /** Of another program, by how it writes the hour or the zone. */
  readonly foreign: boolean;
  /** Written by another program: its date has no time zone. */
  readonly imitation: boolean;
  readonly record: Readonly<Record<string, string>>;
}

/** A record without a date has the lines of today. */
const UNDATED = 99991231;

const BETTINGS: readonly (readonly [string, Betting])[] = [
  // Pot-limit only before the flop: what is more than the pot there is not noticed.
  ['pot limit pre-flop, no limit post-flop', 'no-limit'],
  ['no limit', 'no-limit'],
  ['pot limit', 'pot-limit'],
  ['fixed limit', 'fixed-limit'],
  ['limit', 'fixed-limit'],
];

/** What the games are called, longest name first: `5 Card Omaha Hi/Lo` before `Omaha Hi/Lo`. */
const GAMES: readonly (readonly [string, VariantSpec])[] = VARIANTS.flatMap((variant: VariantSpec) =>
  variant.aliases.pokerstars.map((name) => [name.toLowerCase(), variant] as const),
).sort(([a], [b]) => b.length - a.length);

const ID = /^PokerStars (?:[A-Za-z]+ ){0,3}(?:Hand|Game) #(\d{1,30}):\s*(.*)$/;
const CLUB = /^\{[^}]*\}\s*/;
const DATE = /(\d{4})\/(\d{2})\/(\d{2})(?: -)? \d{1,2}:\d{2}:\d{2}/;
const FOREIGN = /\d{1,2}:\d{2}:\d{2}(?: \(ET\))?$| 0\d:\d{2}:\d{2}/;
const WITHOUT_ZONE = /\d{1,2}:\d{2}:\d{2}$/;
const TOURNAMENT = /tournament #(\d{1,30})/i;
const LEVEL = /\blevel ([ivxlcdm]{1,12})\b/i;
const BLINDS = new RegExp(`(${AMOUNT})/(${AMOUNT})([^)]*)\\)`);
/** A hard space of another encoding is read as the character that stands for what cannot be read. */
const HARD_SPACE = '[ \\uFFFD]';
const BUTTON_BLIND = new RegExp(`\\(Button Blind${HARD_SPACE}(${AMOUNT}) - Ante${HARD_SPACE}(${AMOUNT})([^)]*)\\)`);
const CAP = new RegExp(` - (${AMOUNT}) Cap`);
const CURRENCY = /\b([A-Z]{3})\b/;

interface Named {
  readonly variant: VariantSpec;
  readonly betting: Betting;
  /** Where what is said of the stakes begins. */
  readonly end: number;
}

/** The betting that follows a game's name; a mixed game names itself before it. */
function bettingOf(lower: string, name: string): Omit<Named, 'variant'> | null {
  for (let at = lower.indexOf(`${name} `); at >= 0; at = lower.indexOf(`${name} `, at + 1)) {
    const after = at + name.length + 1;
    const found = BETTINGS.find(([words]) => lower.startsWith(words, after));
    if (found !== undefined) return { betting: found[1], end: after + found[0].length };
  }
  return null;
}

function gameIn(line: Line, rest: string): Named {
  const lower = rest.toLowerCase();
  for (const [name, variant] of GAMES) {
    const found = bettingOf(lower, name);
    if (found !== null && variant.betting.allowed.includes(found.betting)) return { variant, ...found };
  }
  if (!DATE.test(rest)) throw new Unreadable(faultAt(line, 'bad-header', 'a whole first line', rest));
  throw new Unreadable(faultAt(line, 'unsupported-game', GAMES.map(([name]) => name).join(', '), rest));
}

interface StakesText {
  readonly texts: readonly [string, string];
  readonly tail: string;
  readonly buttonBlind: boolean;
}

function stakesIn(line: Line, text: string): StakesText {
  const [button, blind, ante, tail = ''] = BUTTON_BLIND.exec(text) ?? [];
  if (button !== undefined && blind !== undefined && ante !== undefined)
    return { texts: [blind, ante], tail, buttonBlind: true };
  const [, first, second, after = ''] = BLINDS.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return { texts: [first, second], tail: after, buttonBlind: false };
  throw new Unreadable(faultAt(line, 'bad-header', 'the stakes, as in ($1/$2 USD)', text));
}

/** What else the line says, by name. */
function labelled(id: string, rest: string, end: number): Record<string, string> {
  const [date] = DATE.exec(rest) ?? [];
  const [, tournament] = TOURNAMENT.exec(rest) ?? [];
  const [, level] = LEVEL.exec(rest.slice(end)) ?? [];
  return {
    hand: id,
    header: rest,
    ...(date === undefined ? {} : { date }),
    ...(tournament === undefined ? {} : { tournament }),
    ...(level === undefined ? {} : { level }),
  };
}

const signOf = (text: string): string => /^[^\d]*/.exec(text)?.[0] ?? '';

/** Reads the first line of a hand. */
export function readHeader(line: Line): Header {
  const [, id, written = ''] = ID.exec(line.text) ?? [];
  if (id === undefined) throw new Unreadable(faultAt(line, 'bad-header', 'PokerStars Hand #number: game', line.text));
  const rest = written.replace(CLUB, '');
  const { variant, betting, end } = gameIn(line, rest);
  const { texts, tail, buttonBlind } = stakesIn(line, rest.slice(end));
  const [, year, month, day] = DATE.exec(rest) ?? [];
  if (year === undefined && !rest.endsWith(')'))
    throw new Unreadable(faultAt(line, 'bad-header', 'a date, as in 2009/11/25 14:12:43', rest));
  const tournament = TOURNAMENT.exec(rest)?.[1] ?? null;
  const sign = signOf(texts[0]);
  const cents = tournament === null && (sign !== '' || texts.some((text) => text.includes('.')));
  const decimals = cents ? 2 : 0;
  const [, capText] = CAP.exec(tail) ?? [];
  const named = CURRENCY.exec(tail)?.[1];
  return {
    line,
    id,
    variant,
    betting,
    decimals,
    currency: tournament === null ? (named ?? currencyOf(sign)) : null,
    sign,
    tournament,
    stakes: [amountIn(line, texts[0], decimals), amountIn(line, texts[1], decimals)],
    buttonBlind,
    cap: capText === undefined ? null : amountIn(line, capText, decimals),
    date: year === undefined ? UNDATED : Number(`${year}${month}${day}`),
    foreign: FOREIGN.test(rest),
    imitation: WITHOUT_ZONE.test(rest),
    record: labelled(id, rest, end),
  };
}
