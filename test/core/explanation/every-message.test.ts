import { expect, test } from 'vitest';
import { LANGUAGES, MESSAGES, render, speakerFor } from '../../../src/core/index.ts';
import { sampleFacts, WAYS } from '../../support/sample-facts.ts';

test.each(Object.keys(MESSAGES))('%s says something in each language, from facts that have a name', (code) => {
  const labels = new Map([[1, 'anna']]);
  for (const language of LANGUAGES) {
    for (const way of WAYS) {
      const text = render(MESSAGES, code, sampleFacts(way), speakerFor({ language, labels }));
      expect(text).toMatch(/^\S.*\S$/s);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

test('each language says it in its own words', () => {
  const plain = sampleFacts({ reason: 'last-player', kind: 'ante' });
  const [english, italian] = LANGUAGES.map((language) => speakerFor({ language, labels: new Map() }));
  for (const code of Object.keys(MESSAGES)) {
    if (english === undefined || italian === undefined) throw new Error('two languages');
    expect(render(MESSAGES, code, plain, english), code).not.toBe(render(MESSAGES, code, plain, italian));
  }
});
