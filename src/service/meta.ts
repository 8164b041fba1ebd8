import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { AdjudicationRequest } from '../contract/adjudications.ts';
import { oncePer, type RuleSet } from '../core/index.ts';
import { canonicalJson, canonicalJsonWithout } from './canonical-json.ts';
import type { RequestContext } from './context.ts';
import { overridesOf } from './hand-setup.ts';

/** The engine's version: the package's own, which a test compares. */
export const ENGINE_VERSION = '1.0.0';

/** The options as canonical JSON, written once for each set of rules: most requests have a rulebook's own. */
const optionsOf = oncePer((values: RuleSet['values']) => canonicalJson(values));

/** What a ruling rests on; the digest is over the canonical JSON of request, engine and rulebook with its options. */
export function metaOf(
  request: AdjudicationRequest,
  rules: RuleSet,
  context: RequestContext,
): AdjudicationResponse['meta'] {
  // Explaining changes nothing but the explanation.
  const asked = canonicalJsonWithout(request, 'explain');
  // Canonical JSON: the four names in their order.
  const [engine, book] = [JSON.stringify(ENGINE_VERSION), JSON.stringify(rules.rulebook)];
  const basis = `{"engine":${engine},"houseRules":${optionsOf(rules.values)},"request":${asked},"rulebook":${book}}`;
  return {
    engine: ENGINE_VERSION,
    rulebook: rules.rulebook,
    houseRules: overridesOf(request),
    digest: `sha-256:${context.sha256(basis)}`,
  };
}
