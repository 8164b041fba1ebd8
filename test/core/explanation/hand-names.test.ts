import { describe, expect, test } from 'vitest';
import { aHand, categoryName, handName } from '../../../src/core/explanation/hand-names.ts';
import { HIGH_CATEGORIES, OTHER_CATEGORIES } from '../../../src/core/index.ts';

test.each([
  ['royal-flush', 'A', 'royal flush', 'scala reale massima'],
  ['straight-flush', '9', 'straight flush, nine high', 'scala colore al nove'],
  ['four-of-a-kind', '7 K', 'four of a kind, sevens', 'poker di sette'],
  ['full-house', 'A K', 'full house, aces full of kings', "full d'assi con re"],
  ['flush', 'A J 9 4 2', 'flush, ace high', "colore all'asso"],
  ['straight', '8', 'straight, eight high', "scala all'otto"],
  ['three-of-a-kind', 'J 9 4', 'three of a kind, jacks', 'tris di jack'],
  ['two-pair', 'A K 9', 'two pair, aces and kings', 'doppia coppia, assi e re'],
  ['pair', 'Q A K 9', 'pair of queens', 'coppia di donne'],
  ['high-card', 'Q J 9 4 2', 'high card queen', 'carta alta donna'],
  ['badugi', '7 4 3 A', 'badugi, seven-four-three-ace', 'badugi, sette-quattro-tre-asso'],
  ['three-card', 'J 2 A', 'three cards, jack-two-ace', 'tre carte, jack-due-asso'],
  ['two-card', '9 2', 'two cards, nine-two', 'due carte, nove-due'],
  ['one-card', 'K', 'one card, king', 'una carta, re'],
  ['points', '49', '49 points', '49 punti'],
  ['points', '1', '1 point', '1 punto'],
  ['low', '8 6 4 3 A', 'eight-six-four-three-ace', 'otto-sei-quattro-tre-asso'],
])('%s of %s is spoken in both languages', (category, ranks, english, italian) => {
  expect([handName(category, ranks.split(' '), 'en'), handName(category, ranks.split(' '), 'it')]).toEqual([
    english,
    italian,
  ]);
});

describe('a category', () => {
  test.each([...HIGH_CATEGORIES, ...OTHER_CATEGORIES])('%s has a name of its own in each language', (category) => {
    const [english, italian] = [categoryName(category, 'en'), categoryName(category, 'it')];
    if (category !== 'points') expect(english).not.toBe(category);
    expect(italian).not.toBe(category);
    expect(italian).not.toBe(english);
  });
});

test('inside a sentence a hand takes its article', () => {
  expect(aHand('straight', ['7'], 'en')).toBe('a straight, seven high');
  expect(aHand('two-pair', ['A', 'K'], 'en')).toBe('two pair, aces and kings');
});
