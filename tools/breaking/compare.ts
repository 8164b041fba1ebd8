import { accessChanges } from './access.ts';
import { type Change, isNode } from './change.ts';
import { pathChanges } from './operations.ts';
import { SchemaComparison } from './schemas.ts';

/**
 * In: two OpenAPI 3.1 documents, the released one and the present one. Out: every change that may break a client of the
 * released one, each once. Requests may only get looser, responses only tighter; see `schemas.ts` for what that means.
 */
export function breakingChanges(released: unknown, current: unknown): readonly Change[] {
  const documents = { released: isNode(released) ? released : {}, current: isNode(current) ? current : {} };
  const found = [
    ...accessChanges(documents),
    ...pathChanges(documents, {
      request: new SchemaComparison(documents, 'request'),
      response: new SchemaComparison(documents, 'response'),
    }),
  ];
  const once = new Map(found.map((change) => [JSON.stringify(change), change]));
  return [...once.values()];
}
