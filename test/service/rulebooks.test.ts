import { describe, expect, it, test } from 'vitest';
import { type RulebookDetail, rulebookDetail } from '../../src/contract/rulebooks.ts';
import { type Language, RULE_SOURCES, RULEBOOK_IDS } from '../../src/core/index.ts';
import { describeRulebook, listRulebooks } from '../../src/service/rulebooks.ts';

function described(id: string, language: Language = 'en'): RulebookDetail {
  const answer = describeRulebook(id, language);
  if (!answer.ok) throw new Error(`no rulebook ${id}`);
  return rulebookDetail.parse(JSON.parse(JSON.stringify(answer.value)));
}

describe('a rulebook that can be chosen', () => {
  it.each(RULEBOOK_IDS)('%s: every clause it answers by is explained', (id) => {
    const { houseRules, differs, ownClauses, citations, borrowed } = described(id);
    const known = [...citations, ...borrowed].map((c) => c.id);
    const cited = [...houseRules, ...differs, ...ownClauses].flatMap(({ cites }) => cites);
    const there = differs.flatMap(({ baseCites }) => baseCites);
    expect([...cited, ...there].filter((clause) => !known.includes(clause))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
    expect(citations.every(({ rulebook }) => rulebook === id)).toBe(true);
    expect(borrowed.some(({ rulebook }) => rulebook === id)).toBe(false);
  });

  it.each(RULEBOOK_IDS)('%s: what differs from the TDA is what the answers of both say', (id) => {
    const [own, base] = [described(id), described('tda-2024')];
    const valueIn = (book: RulebookDetail, name: string) => book.houseRules.find((rule) => rule.name === name)?.value;
    const names = own.houseRules.map(({ name }) => name).filter((name) => valueIn(own, name) !== valueIn(base, name));
    expect(own.base).toBe('tda-2024');
    expect(own.differs.map(({ name }) => name)).toEqual(names);
    for (const { name, value, baseValue } of own.differs)
      expect([value, baseValue]).toEqual([valueIn(own, name), valueIn(base, name)]);
  });

  it('says it in both languages', () => {
    const [english, italian] = [described('roberts-11'), described('roberts-11', 'it')];
    expect(italian.differs.map(({ name, value }) => [name, value])).toEqual(
      english.differs.map(({ name, value }) => [name, value]),
    );
    for (const [i, { meaning }] of english.differs.entries()) expect(italian.differs[i]?.meaning).not.toBe(meaning);
    const title = (book: RulebookDetail) => book.citations.find(({ id }) => id === 'roberts-11/ties-6')?.title;
    expect(title(english)).not.toBe(title(italian));
  });

  it("tells Robert's odd chip in stud beside the TDA's", () => {
    expect(described('roberts-11').differs).toContainEqual({
      name: 'oddChipCards',
      meaning: 'Odd chip by card: which cards of the winners are looked at, the five that win or all they hold.',
      value: 'all-cards',
      baseValue: 'winning-five',
      cites: ['roberts-11/ties-5'],
      baseCites: ['tda-2024/20-B'],
    });
  });
});

test('the base differs from nothing; what cannot be chosen is beside nothing', () => {
  expect(described('tda-2024')).toMatchObject({ base: 'tda-2024', differs: [] });
  for (const { id } of RULE_SOURCES.filter(({ choosable }) => !choosable))
    expect(described(id)).toMatchObject({ base: null, houseRules: [], differs: [], ownClauses: [], borrowed: [] });
});

test('BARGE is listed as a source that cannot be chosen', () => {
  expect(listRulebooks('en').rulebooks).toContainEqual(expect.objectContaining({ id: 'barge-2026', choosable: false }));
});
