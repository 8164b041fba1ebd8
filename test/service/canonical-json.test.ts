import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, canonicalJsonWithout } from '../../src/service/canonical-json.ts';

it('is written as the reference writes it, whatever the data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  [{ b: 1, a: [], '': {}, ä: 'é"\\\n\u2028😀', A: null, 10: true, 9: false }],
  [{ b: undefined, a: [1.5, 1e21, -0, 0.000001] }],
  [['', '\u007f', '\u0000', '/']],
])('of %j', (value) => {
  expect(canonicalJson(value)).toBe(canonicalize(value));
});

it('takes half a surrogate pair as it comes', () => {
  expect(canonicalJson({ player: '\ud800' })).toBe('{"player":"\\ud800"}');
});

it('is the same without a field as if it had never been there', () => {
  const value = { seats: [{ explain: 1 }], explain: false, button: 2 };
  expect(canonicalJsonWithout(value, 'explain')).toBe(canonicalize({ seats: [{ explain: 1 }], button: 2 }));
  expect(canonicalJsonWithout({ explain: true }, 'explain')).toBe('{}');
});
