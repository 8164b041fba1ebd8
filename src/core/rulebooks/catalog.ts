import type { Localised } from '../kernel/language.ts';
import type { NonEmpty } from '../kernel/result.ts';
import { ABSOLUTE } from './absolute.ts';
import { BARGE_2026 } from './barge-2026.ts';
import { CUSTOM } from './custom.ts';
import { GUIDA_POKER } from './guida-poker.ts';
import { HIDDEN_POKER } from './hidden-poker.ts';
import { ITALIAN_LIMIT_ROOM } from './italian-limit-room.ts';
import { ITALIAN_TOURNAMENT } from './italian-tournament.ts';
import { PLURIBUS } from './pluribus.ts';
import { POKERSTARS } from './pokerstars.ts';
import { ROBERTS_11 } from './roberts-11.ts';
import { TDA_2024 } from './tda-2024.ts';
import { TEXAS_WALTER } from './texas-walter.ts';
import { WSOP_2024 } from './wsop-2024.ts';

/** Every source that can be cited. */
const SOURCES = {
  'tda-2024': {
    title: { en: 'Poker Tournament Directors Association, 2024', it: 'Poker Tournament Directors Association, 2024' },
    sections: TDA_2024,
  },
  'wsop-2024': {
    title: { en: 'World Series of Poker, 2024', it: 'World Series of Poker, 2024' },
    sections: WSOP_2024,
  },
  'roberts-11': {
    title: { en: "Robert's Rules of Poker, version 11", it: "Robert's Rules of Poker, versione 11" },
    sections: ROBERTS_11,
  },
  'italian-tournament': {
    title: { en: 'An Italian tournament rulebook', it: 'Regolamento italiano da torneo' },
    sections: ITALIAN_TOURNAMENT,
  },
  'italian-limit-room': {
    title: { en: "An Italian fixed-limit hold'em room", it: "Sala italiana di hold'em a limiti fissi" },
    sections: ITALIAN_LIMIT_ROOM,
  },
  'guida-poker': {
    title: { en: 'Guida Poker: duplicate and foreign cards', it: 'Guida Poker: carte duplicate ed estranee' },
    sections: GUIDA_POKER,
  },
  'texas-walter': {
    title: { en: 'The rules of Texas Walter', it: 'Regolamento del Texas Walter' },
    sections: TEXAS_WALTER,
  },
  'hidden-poker': {
    title: { en: 'The rules of Hidden Poker', it: "Regole dell'Hidden Poker" },
    sections: HIDDEN_POKER,
  },
  'barge-2026': {
    title: { en: 'The BARGE rulebook, 2026', it: 'Il regolamento BARGE, 2026' },
    sections: BARGE_2026,
  },
  pokerstars: {
    title: { en: 'PokerStars, as its recorded hands show', it: 'PokerStars, come mostrano le sue mani registrate' },
    sections: POKERSTARS,
    basis: 'records',
  },
  absolute: {
    title: {
      en: 'Absolute Poker, as its recorded hands show',
      it: 'Absolute Poker, come mostrano le sue mani registrate',
    },
    sections: ABSOLUTE,
    basis: 'records',
  },
  pluribus: {
    title: {
      en: 'The Pluribus experiment, as its records show',
      it: "L'esperimento Pluribus, come mostrano i suoi resoconti",
    },
    sections: PLURIBUS,
    basis: 'records',
  },
  custom: {
    title: { en: 'Unwritten customs and rules of the house', it: 'Usanze non scritte e regole della casa' },
    sections: CUSTOM,
  },
} as const;

type Sources = typeof SOURCES;
export type SourceId = keyof Sources;
/** `source/section`, as in `tda-2024/20-A`; a key that is in no table does not compile. */
export type CitationId = { [S in SourceId]: `${S}/${keyof Sources[S]['sections'] & string}` }[SourceId];

/** Clauses by key; a key that is in no table does not compile. */
export const cite = (...ids: CitationId[]): readonly CitationId[] => ids;

/** Rulebooks a hand can be ruled under, the usual one first. */
export const RULEBOOK_IDS = [
  'tda-2024',
  'wsop-2024',
  'roberts-11',
  'italian-tournament',
  'italian-limit-room',
  'guida-poker',
  'pokerstars',
  'absolute',
  'pluribus',
] as const satisfies NonEmpty<SourceId>;
export type RulebookId = (typeof RULEBOOK_IDS)[number];

export interface Citation {
  readonly id: string;
  readonly rulebook: string;
  readonly section: string;
  readonly title: Localised;
}

export interface Source {
  readonly id: string;
  readonly title: Localised;
  readonly choosable: boolean;
  /** What it was taken from: a text, or only the recorded hands of a site, at which no dealer sits. */
  readonly basis: 'text' | 'records';
  readonly citations: readonly Citation[];
}

export const RULE_SOURCES: readonly Source[] = Object.entries(SOURCES).map(([id, source]) => ({
  id,
  title: source.title,
  choosable: RULEBOOK_IDS.some((rulebook) => rulebook === id),
  basis: 'basis' in source ? source.basis : 'text',
  citations: Object.entries(source.sections).map(([section, title]) => ({
    id: `${id}/${section}`,
    rulebook: id,
    section,
    title,
  })),
}));

const BY_ID: ReadonlyMap<string, Citation> = new Map(
  RULE_SOURCES.flatMap((source) => source.citations.map((citation) => [citation.id, citation] as const)),
);

/** The entry a citation id stands for. */
export const findCitation = (id: string): Citation | undefined => BY_ID.get(id);
