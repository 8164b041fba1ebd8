import type { CitationId, RulebookId } from '../rulebooks/catalog.ts';
import { HOUSE_RULE_NAMES, type HouseRuleName, type HouseRules } from './catalog.ts';
import { presetOf } from './preset.ts';
import { TOPICS, type Topic } from './topics.ts';

/** The rulebook the others are told beside. */
export const BASE_RULEBOOK = 'tda-2024' satisfies RulebookId;

/** A question two rulebooks answer differently, and the clauses of both. */
export interface Difference {
  readonly name: HouseRuleName;
  readonly value: HouseRules[HouseRuleName];
  readonly baseValue: HouseRules[HouseRuleName];
  readonly cites: readonly CitationId[];
  readonly baseCites: readonly CitationId[];
}

/** The questions a rulebook answers otherwise than the base. */
export function differencesOf(rulebook: RulebookId): readonly Difference[] {
  const [own, base] = [presetOf(rulebook), presetOf(BASE_RULEBOOK)];
  return HOUSE_RULE_NAMES.filter((name) => own.values[name] !== base.values[name]).map((name) => ({
    name,
    value: own.values[name],
    baseValue: base.values[name],
    cites: own.cites[name],
    baseCites: base.cites[name],
  }));
}

/** A clause of a rulebook's own on a question it answers like the base, or on what is no question. */
export interface OwnClause {
  readonly about: HouseRuleName | Topic;
  readonly cites: readonly CitationId[];
}

/** What a rulebook says itself where it does not differ from the base: options first, then topics. */
export function ownClausesOf(rulebook: RulebookId): readonly OwnClause[] {
  const [own, base] = [presetOf(rulebook), presetOf(BASE_RULEBOOK)];
  const isOwn = (id: CitationId): boolean => id.startsWith(`${rulebook}/`);
  const options = HOUSE_RULE_NAMES.filter((name) => own.values[name] === base.values[name]);
  return [...options.map((about) => ({ about, cites: own.cites[about] })), ...topicsOf(own.clauses)].flatMap(
    ({ about, cites }) => (cites.some(isOwn) ? [{ about, cites: cites.filter(isOwn) }] : []),
  );
}

const topicsOf = (clauses: Readonly<Partial<Record<Topic, readonly CitationId[]>>>): OwnClause[] =>
  TOPICS.map((about) => ({ about, cites: clauses[about] ?? [] }));
