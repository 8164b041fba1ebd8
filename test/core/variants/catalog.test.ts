import { describe, expect, test } from 'vitest';
import { variantDetail } from '../../../src/contract/variants.ts';
import { boardSizeOf, dealtCount, heldCounts, revealCount } from '../../../src/core/hand/hand.ts';
import { deckSize, LANGUAGES, VARIANTS } from '../../../src/core/index.ts';
import { describeVariant, listVariants } from '../../../src/service/variants.ts';

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (id, variant) => {
  test.each(LANGUAGES)('is described in full in %s', (language) => {
    const described = describeVariant(id, language);
    if (!described.ok) throw new Error(JSON.stringify(described.error));
    const detail = variantDetail.parse(JSON.parse(JSON.stringify(described.value)));
    expect(detail.name).toBe(variant.name[language]);
    expect(detail.description).toMatch(/^\p{Lu}[^\n]{60,}\.$/u);
    expect(variant.description.en).not.toBe(variant.description.it);
  });

  test('has cards for every seat it allows', () => {
    const board = boardSizeOf(variant) * variant.boards + revealCount(variant);
    const fixed = variant.deckRule === 'fixed';
    const short = variant.family === 'stud' || !fixed;
    if (!short) expect(variant.seats.max * dealtCount(variant) + board).toBeLessThanOrEqual(deckSize(variant.deck));
    expect(variant.seats.min).toBeGreaterThan(1);
    expect(Math.min(...heldCounts(variant))).toBeGreaterThan(1 - Number(variant.family === 'stud'));
  });

  test('names each contest and street once, and may be bet as it usually is', () => {
    const contests = variant.contests.map(({ name }) => name);
    const streets = variant.streets.map(({ name }) => name);
    expect(new Set(contests).size).toBe(contests.length);
    expect(new Set(streets).size).toBe(streets.length);
    expect(variant.betting.allowed).toContain(variant.betting.usual);
  });

  test('has names of its own', () => {
    for (const language of LANGUAGES) {
      expect(VARIANTS.filter((other) => other.name[language] === variant.name[language]).map((v) => v.id)).toEqual([
        id,
      ]);
      const same = VARIANTS.filter((other) => other.description[language] === variant.description[language]);
      expect(same.map((v) => v.id)).toEqual([id]);
    }
  });
});

test('a format calls no two games by one name', () => {
  for (const format of ['phh', 'ohh', 'pokerstars'] as const) {
    const names = VARIANTS.flatMap(({ aliases }) => aliases[format]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  }
});

test('every game is listed', () => {
  expect(listVariants('en').variants.map(({ id }) => id)).toEqual(VARIANTS.map(({ id }) => id));
});
