import type { CitationId } from '../../rulebooks/catalog.ts';
import type { HouseRuleName, HouseRules } from '../catalog.ts';
import type { Preset } from '../preset.ts';

/** What a text says of its own: a value with its clause, or a clause alone for a value it shares. */
type Own = {
  readonly [N in HouseRuleName]?: { readonly value: HouseRules[N]; readonly cites: readonly CitationId[] };
};

/** A preset told by what it says differently; where it is silent the base answers, and is cited. */
export function over(base: Preset, own: Own, text: Partial<Pick<Preset, 'clauses' | 'readings'>> = {}): Preset {
  const values: Partial<Record<HouseRuleName, HouseRules[HouseRuleName]>> = { ...base.values };
  const cites = { ...base.cites };
  for (const [name, said] of Object.entries(own) as [HouseRuleName, NonNullable<Own[HouseRuleName]>][]) {
    values[name] = said.value;
    cites[name] = said.cites;
  }
  return { values: values as HouseRules, cites, clauses: text.clauses ?? {}, readings: text.readings ?? [] };
}
