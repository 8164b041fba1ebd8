import { describe, expect, it, test } from 'vitest';
import {
  differencesOf,
  findCitation,
  HOUSE_RULE_NAMES,
  HOUSE_RULES,
  ownClausesOf,
  presetOf,
  RULE_SOURCES,
  RULEBOOK_IDS,
  type RulebookId,
} from '../../../src/core/index.ts';

interface Ranged {
  readonly values: readonly unknown[];
  readonly range?: { readonly min: number; readonly max: number };
}

const ANSWERS = RULEBOOK_IDS.flatMap((rulebook) => {
  const { values, cites } = presetOf(rulebook);
  return HOUSE_RULE_NAMES.map((name) => ({ rulebook, name, value: values[name], cites: cites[name] }));
});

describe('what a rulebook answers', () => {
  it.each(ANSWERS)('$rulebook: $name rests on a clause of a known table', ({ name, value, cites }) => {
    expect(cites.length).toBeGreaterThan(0);
    expect(cites.filter((id) => findCitation(id) === undefined)).toEqual([]);
    const { values, range }: Ranged = HOUSE_RULES[name];
    const inRange = range !== undefined && typeof value === 'number' && value >= range.min && value <= range.max;
    expect(values.includes(value) || inRange).toBe(true);
  });

  it('is never put down to the house, and every topic and clause is in a table', () => {
    for (const rulebook of RULEBOOK_IDS) {
      const { cites, clauses } = presetOf(rulebook);
      const all = [...Object.values(cites), ...Object.values(clauses)].flat();
      expect(all).not.toContain('custom/house-rule');
      expect(all.filter((id) => findCitation(id) === undefined)).toEqual([]);
    }
  });

  it('is told once where it is the same under every book', () => {
    for (const name of HOUSE_RULE_NAMES) expect(HOUSE_RULES[name].values.length, name).toBeGreaterThan(1);
  });
});

/** What a book says of money otherwise than the TDA: the INT entry, the option, its value, its clauses. */
const SAID: readonly (readonly [RulebookId, string, string, unknown, readonly string[]])[] = [
  ['wsop-2024', 'INT-14', 'identicalHighLow', 'evenly', ['wsop-2024/T73']],
  ['wsop-2024', 'INT-15', 'oddContest', 'by-position', ['wsop-2024/L149']],
  ['wsop-2024', 'INT-25', 'raiseCap', 4, ['wsop-2024/L126']],
  ['wsop-2024', 'INT-25', 'raiseCapPlayers', 'not-all-in', ['wsop-2024/L126']],
  ['wsop-2024', 'INT-25', 'headsUpCap', 'lifted-if-round-began-heads-up', ['wsop-2024/L127']],
  ['roberts-11', 'INT-12', 'oddChipCards', 'all-cards', ['roberts-11/ties-5']],
  ['roberts-11', 'INT-12', 'oddChipLow', 'lowest-card', ['roberts-11/ties-5']],
  ['roberts-11', 'INT-12', 'aceLowForLow', true, ['roberts-11/ties-5']],
  ['roberts-11', 'INT-14', 'identicalHighLow', 'evenly', ['roberts-11/ties-5']],
  ['roberts-11', 'INT-25', 'raiseCapTwoRounds', 'one-more', ['roberts-11/betting-and-raising-3']],
  ['roberts-11', 'INT-25', 'raiseCapPlayers', 'not-all-in', ['roberts-11/betting-and-raising-3']],
  ['roberts-11', 'INT-25', 'headsUpCap', 'lifted-if-heads-up-before-cap', ['roberts-11/betting-and-raising-4']],
  ['italian-tournament', 'INT-11', 'oddChip', 'carry-over', ['italian-tournament/6']],
  ['italian-tournament', 'INT-26', 'oversizedChip', 'raise', ['italian-tournament/10', 'italian-tournament/12']],
  ['italian-limit-room', 'INT-25', 'headsUpCap', 'never-lifted', ['italian-limit-room/4']],
  ['guida-poker', 'IT-ORD', 'flushOrder', 'above-full-house', ['custom/it-ord']],
];

/** Where a book agrees with the TDA by a clause of its own. */
const AGREED: readonly (readonly [RulebookId, string, string, readonly string[]])[] = [
  ['wsop-2024', 'INT-11', 'oddChip', ['wsop-2024/L149']],
  ['wsop-2024', 'INT-12', 'oddChipCards', ['wsop-2024/L146', 'wsop-2024/L149']],
  ['wsop-2024', 'INT-13', 'oddChipHighLow', ['wsop-2024/L149']],
  ['wsop-2024', 'INT-16', 'side-pots', ['wsop-2024/L149']],
  ['wsop-2024', 'INT-20', 'minimum-raise', ['wsop-2024/T96']],
  ['wsop-2024', 'INT-22', 'shortAllInsAddUp', ['wsop-2024/T96-a']],
  ['wsop-2024', 'INT-23', 'limitReopen', ['wsop-2024/L129']],
  ['wsop-2024', 'INT-23', 'limitShortAllInsAddUp', ['wsop-2024/L129']],
  ['wsop-2024', 'INT-50', 'shortBlindPrice', ['wsop-2024/L150']],
  ['roberts-11', 'INT-11', 'oddChip', ['roberts-11/ties-5']],
  ['roberts-11', 'INT-16', 'side-pots', ['roberts-11/ties-6']],
  ['roberts-11', 'INT-20', 'minimum-raise', ['roberts-11/no-limit-3']],
  ['roberts-11', 'INT-22', 'shortAllInsAddUp', ['roberts-11/no-limit-5']],
  ['roberts-11', 'INT-23', 'limitShortAllInsAddUp', ['roberts-11/betting-and-raising-6']],
  ['roberts-11', 'INT-33', 'shortBlindsInPot', ['roberts-11/blinds-1']],
  ['roberts-11', 'INT-50', 'shortBlindPrice', ['roberts-11/blinds-1']],
  ['italian-limit-room', 'HFL-4', 'raiseCap', ['italian-limit-room/4']],
];

describe('how a rulebook differs from the TDA', () => {
  it.each(SAID)('%s %s: %s', (rulebook, _, name, value, cites) => {
    expect(differencesOf(rulebook)).toContainEqual(expect.objectContaining({ name, value, cites }));
  });

  it.each(AGREED)('%s %s: %s is answered alike, by a clause of its own', (rulebook, _, about, cites) => {
    expect(ownClausesOf(rulebook)).toContainEqual({ about, cites });
    expect(differencesOf(rulebook).map(({ name }): string => name)).not.toContain(about);
  });

  it('is never told twice, and the TDA differs from itself in nothing', () => {
    expect(differencesOf('tda-2024')).toEqual([]);
    for (const rulebook of RULEBOOK_IDS) {
      const differing: readonly string[] = differencesOf(rulebook).map(({ name }) => name);
      for (const { about } of ownClausesOf(rulebook)) expect(differing).not.toContain(about);
      for (const { value, baseValue } of differencesOf(rulebook)) expect(value).not.toBe(baseValue);
    }
  });
});

test('BARGE is cited and cannot be chosen', () => {
  const barge = RULE_SOURCES.find(({ id }) => id === 'barge-2026');
  expect(barge?.choosable).toBe(false);
  expect(barge?.citations.length).toBeGreaterThan(10);
});
