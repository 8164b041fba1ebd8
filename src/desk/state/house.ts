import { LANGUAGES, type Language } from '../../core/index.ts';
import type { Told } from './hand.ts';

/** Light or dark: as the device has it, or always one of them. */
export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a house always does the same; kept on the device alone. */
export interface House {
  readonly language: Language | null;
  readonly theme: Theme;
  /** null: each game's usual one. */
  readonly rulebook: NonNullable<Told['rulebook']> | null;
  readonly smallestChip: number | null;
  readonly options: NonNullable<Told['houseRules']>;
  /** Games played last, newest first. */
  readonly recent: readonly string[];
}

export const NO_HOUSE: House = {
  language: null,
  theme: 'device',
  rulebook: null,
  smallestChip: null,
  options: {},
  recent: [],
};

const MOST_RECENT = 5;

export const playedNow = (house: House, game: string): House => ({
  ...house,
  recent: [game, ...house.recent.filter((own) => own !== game)].slice(0, MOST_RECENT),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** House defaults as they were kept; what is not of their shape counts as not told. */
export function readHouse(text: string | null, rulebooks: readonly string[]): House {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return NO_HOUSE;
  }
  if (!isRecord(value)) return NO_HOUSE;
  const { language, theme, rulebook, smallestChip, options, recent } = value;
  return {
    language: LANGUAGES.find((own) => own === language) ?? null,
    theme: THEMES.find((own) => own === theme) ?? 'device',
    rulebook: rulebooks.includes(String(rulebook)) ? (rulebook as House['rulebook']) : null,
    smallestChip: Number.isSafeInteger(smallestChip) && Number(smallestChip) > 0 ? Number(smallestChip) : null,
    options: isRecord(options) ? (options as House['options']) : {},
    recent: Array.isArray(recent) ? recent.filter((own) => typeof own === 'string').slice(0, MOST_RECENT) : [],
  };
}

/** The language to speak: the one chosen, else the first the browser asks for that there is. */
export const languageOf = ({ language }: House, asked: readonly string[]): Language =>
  language ??
  asked.flatMap((tag) => LANGUAGES.filter((own) => tag.toLowerCase().split('-')[0] === own))[0] ??
  LANGUAGES[0];

/** What the house adds to a new hand. */
export const houseTells = ({ rulebook, smallestChip, options }: House): Partial<Told> => ({
  ...(rulebook === null ? {} : { rulebook }),
  ...(Object.keys(options).length === 0 ? {} : { houseRules: options }),
  ...(smallestChip === null ? {} : { stakes: { smallestChip } }),
});
