import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import {
  atHead,
  type DisplayMoney,
  type Language,
  polished,
  RULE_SOURCES,
  type Speaker,
  speakerFor,
} from '../../core/index.ts';
import { WORDS, type Words } from './words.ts';

/** Who speaks, and the small words it needs. */
export interface Reader {
  readonly say: Speaker;
  readonly words: Words;
}

type Named = readonly { readonly seat: number; readonly player?: string | null | undefined }[];

/** Reads a table out: players by their labels, chips as money is written. */
export function readerOf(seats: Named, language: Language, money: DisplayMoney | undefined): Reader {
  const labels = new Map(seats.flatMap(({ seat, player }) => (player ? [[seat, player] as const] : [])));
  return { say: speakerFor({ language, labels, money }), words: WORDS[language] };
}

/** Characters that would end a line, turn it round or drive a terminal: only a label a client made up has any. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Lines as one text, each of them still one line whatever the players call themselves. */
export const textOf = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replace(UNSPEAKABLE, '\ufffd')}\n`).join('');

/** A player's name at the head of a line. */
export const who = ({ say }: Reader, seat: number): string => atHead(say.player(seat));

/** A sentence of ours with names in it, as the engine polishes its own. */
export const sentence = ({ say }: Reader, text: string): string => polished(text, say.language);

export const clauses = (cites: readonly string[]): string => (cites.length === 0 ? '' : `  [${cites.join(', ')}]`);

export const indented = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? line : `  ${line}`));

/** Lines under their head; nothing where there are none. */
export const under = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [head, ...indented(lines)];

/** The same, apart from what comes before. */
export const section = (head: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', ...under(head, lines)];

/** A gain or a loss, with its sign. */
export const signed = ({ say }: Reader, amount: number): string =>
  `${amount < 0 ? '−' : '+'}${say.chips(Math.abs(amount))}`;

const TITLES = new Map<string, Readonly<Record<Language, string>>>(RULE_SOURCES.map(({ id, title }) => [id, title]));

/** A rulebook by its title and its id. */
export const rulebookName = ({ say }: Reader, id: string): string => {
  const title = TITLES.get(id)?.[say.language];
  return title === undefined ? id : `${title} (${id})`;
};

/** The clauses cited, with their titles. */
export const rulesSection = ({ words }: Reader, citations: AdjudicationResponse['citations']): string[] =>
  section(
    words.rules,
    citations.map(({ id, title }) => `${id}: ${title}`),
  );
