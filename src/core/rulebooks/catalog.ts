import type { Localised } from '../kernel/language.ts';
import type { NonEmpty } from '../kernel/result.ts';
import { CUSTOM } from './custom.ts';
import { TDA_2024 } from './tda-2024.ts';

/** Every source that can be cited, and whether it can be chosen as the rulebook of a hand. */
const SOURCES = {
  'tda-2024': {
    title: { en: 'Poker Tournament Directors Association, 2024', it: 'Poker Tournament Directors Association, 2024' },
    sections: TDA_2024,
    choosable: true,
  },
  custom: {
    title: { en: 'Unwritten customs and rules of the house', it: 'Usanze non scritte e regole della casa' },
    sections: CUSTOM,
    choosable: false,
  },
} as const;

type Sources = typeof SOURCES;
export type SourceId = keyof Sources;
/** `source/section`, as in `tda-2024/20-A`; a key that is in no table does not compile. */
export type CitationId = { [S in SourceId]: `${S}/${keyof Sources[S]['sections'] & string}` }[SourceId];

/** Clauses by key; a key that is in no table does not compile. */
export const cite = (...ids: CitationId[]): readonly CitationId[] => ids;

export const RULEBOOK_IDS = ['tda-2024'] as const satisfies NonEmpty<SourceId>;
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
  readonly citations: readonly Citation[];
}

export const RULE_SOURCES: readonly Source[] = Object.entries(SOURCES).map(([id, source]) => ({
  id,
  title: source.title,
  choosable: source.choosable,
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
