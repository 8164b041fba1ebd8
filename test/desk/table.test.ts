import { describe, expect, it } from 'vitest';
import { contextOf } from '../../src/bulk/context.ts';
import { rulingsRequest } from '../../src/contract/rulings.ts';
import { answer, askingOf, type Case, caseRequest, factOf, isSame, rulingsBeside } from '../../src/desk/state/table.ts';
import { listIrregularities } from '../../src/service/irregularities.ts';
import { ruleIrregularity } from '../../src/service/rulings.ts';

const ENTRIES = listIrregularities('en').irregularities;
const entryOf = (type: string) => {
  const entry = ENTRIES.find((own) => own.type === type);
  if (entry === undefined) throw new Error(`no ${type}`);
  return entry;
};

/** Something to answer with, whatever is asked. */
const WRITTEN = {
  flag: 'yes',
  number: '2',
  seats: '1 3',
  chips: '500 100',
  cards: 'As Kd',
  'seat-cards': '3 7h, 4 10s',
  'seat-amounts': '3 200; 4 150',
} as const;

describe('a question about a case', () => {
  it('can be answered, whatever is asked, as the service takes it', () => {
    for (const entry of ENTRIES) {
      let own: Case = { type: entry.type, answers: [] };
      for (const [fact, schema] of Object.entries(entry.facts.properties)) {
        const asking = askingOf(schema);
        const text = 'values' in asking ? (asking.values[0] ?? '') : WRITTEN[asking.kind];
        if (factOf(asking, text) !== undefined) own = answer(own, fact, text);
      }
      const request = caseRequest(own, entry, ['tda-2024'], null);
      expect(rulingsRequest.safeParse(request).error?.issues ?? []).toEqual([]);
    }
  });

  it('is left open by an answer that cannot be read', () => {
    const least = { kind: 'number', least: 1, most: 10 } as const;
    expect(factOf(least, '11')).toBeUndefined();
    expect(factOf(least, '1 2')).toBeUndefined();
    expect(factOf({ kind: 'cards' }, 'As or so')).toBeUndefined();
    expect(factOf({ kind: 'seat-cards' }, '3 7h, 4')).toBeUndefined();
    expect(factOf({ kind: 'seat-cards' }, '3 7h, 4 Kd')).toEqual([
      { seat: 3, card: '7h' },
      { seat: 4, card: 'Kd' },
    ]);
    expect(factOf({ kind: 'choice', values: ['a'] }, 'b')).toBeUndefined();
    expect(factOf({ kind: 'choices', values: ['fold', 'call'] }, 'fold call fold')).toEqual(['fold', 'call', 'fold']);
    expect(factOf({ kind: 'flag' }, '')).toBeUndefined();
  });

  it('is answered anew in its place, and taken back by an empty answer', () => {
    const two = answer(answer({ type: 'undercall', answers: [] }, 'seat', '2'), 'put', '100');
    expect(answer(two, 'seat', '3').answers.map(({ text }) => text)).toEqual(['3', '100']);
    expect(answer(two, 'seat', '').answers.map(({ fact }) => fact)).toEqual(['put']);
  });
});

describe('rulings side by side', () => {
  it('put the house’s first and those that say the same together', () => {
    const entry = entryOf('exposed-in-deal');
    const told = answer(answer({ type: entry.type, answers: [] }, 'exposed', '3 7h'), 'substantialAction', 'no');
    const books = ['italian-tournament', 'tda-2024', 'wsop-2024', 'roberts-11'] as const;
    const ruled = ruleIrregularity(caseRequest(told, entry, books, null), contextOf('en'));
    if (!ruled.ok) throw new Error('ruled');
    const { own, others } = rulingsBeside(ruled.value, 'italian-tournament');
    expect(own?.decision).toBe('replace-card');
    const listed = others.flatMap((group) => group.books);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).not.toContain('italian-tournament');
    for (const [i, a] of others.entries())
      for (const b of others.slice(i + 1)) expect(isSame(a.ruling, b.ruling)).toBe(false);
  });
});
