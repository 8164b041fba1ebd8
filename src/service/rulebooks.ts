import type { RulebookDetail, RulebookList } from '../contract/rulebooks.ts';
import {
  BASE_RULEBOOK,
  differencesOf,
  err,
  HOUSE_RULE_NAMES,
  HOUSE_RULES,
  type Language,
  ok,
  ownClausesOf,
  presetOf,
  RULE_SOURCES,
  RULEBOOK_IDS,
  type RulebookId,
} from '../core/index.ts';
import type { Answer } from './context.ts';
import { citationsOf, notFound, spokenCitation } from './speech.ts';

type Source = (typeof RULE_SOURCES)[number];

const summaryOf = ({ id, title, choosable, citations }: Source, language: Language) => ({
  id,
  title: title[language],
  choosable,
  sections: citations.length,
});

/** Every source that can be cited, and which can be chosen as the rulebook of a hand. */
export const listRulebooks = (language: Language): RulebookList => ({
  rulebooks: RULE_SOURCES.map((source) => summaryOf(source, language)),
});

interface Ranged {
  readonly range?: { readonly min: number; readonly max: number };
}

const rangeOf = ({ range }: Ranged) => range ?? null;

/** The questions it answers otherwise than the base, in words. */
const differencesIn = (rulebook: RulebookId, language: Language) =>
  differencesOf(rulebook).map(({ name, value, baseValue, cites, baseCites }) => {
    const meaning = HOUSE_RULES[name].meaning[language];
    return { name, meaning, value, baseValue, cites, baseCites };
  });

/** A source with its clauses and, where it can be chosen, its answer to every house rule. */
export function describeRulebook(id: string, language: Language): Answer<RulebookDetail> {
  const source = RULE_SOURCES.find((s) => s.id === id);
  if (source === undefined) return err(notFound('unknown-rulebook', id, language));
  const chosen = RULEBOOK_IDS.find((rulebook) => rulebook === id);
  const preset = chosen === undefined ? null : presetOf(chosen);
  const houseRules =
    preset === null
      ? []
      : HOUSE_RULE_NAMES.map((name) => ({
          name,
          value: preset.values[name],
          values: HOUSE_RULES[name].values,
          range: rangeOf(HOUSE_RULES[name]),
          meaning: HOUSE_RULES[name].meaning[language],
          cites: preset.cites[name],
        }));
  const differs = chosen === undefined ? [] : differencesIn(chosen, language);
  const cited = [...houseRules, ...differs, ...differs.map(({ baseCites }) => ({ cites: baseCites }))];
  return ok({
    ...summaryOf(source, language),
    houseRules,
    base: chosen === undefined ? null : BASE_RULEBOOK,
    differs,
    ownClauses: chosen === undefined ? [] : ownClausesOf(chosen).map(({ about, cites }) => ({ about, cites })),
    citations: source.citations.flatMap((citation) => spokenCitation(citation.id, language) ?? []),
    borrowed: citationsOf([cited], language).filter(({ rulebook }) => rulebook !== id),
  });
}
