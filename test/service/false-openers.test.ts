import { describe, expect, test } from 'vitest';
import { movesText, ruledOn } from '../support/irregularity.ts';

const hole = (text: string): string[] => text.match(/../g) ?? [];

/** Carla opened with a pair of tens and drew a third; anna or carla wins by what anna holds. */
const hand = (anna: string, more: object = {}) => ({
  variant: 'italian-draw',
  button: 4,
  carriedIn: 50,
  stakes: { ante: 100 },
  seats: [
    { seat: 1, player: 'anna', stack: 10_000, hole: hole(anna) },
    { seat: 2, player: 'bruno', stack: 10_000 },
    { seat: 3, player: 'carla', stack: 10_000, hole: hole('ThTcTd9sKh') },
    { seat: 4, player: 'dino', stack: 10_000 },
  ],
  actions: [
    { seat: 1, action: 'check' },
    { seat: 2, action: 'check' },
    { seat: 3, action: 'bet', to: 200 },
    { seat: 4, action: 'fold' },
    { seat: 1, action: 'call' },
    { seat: 2, action: 'fold' },
    { seat: 1, action: 'stand-pat' },
    { seat: 3, action: 'discard', cards: ['7h'], drawn: ['Td'] },
    { seat: 3, action: 'check' },
    { seat: 1, action: 'check' },
  ],
  ...more,
});
const WINS = 'JsJdJcQsQc';
const LOSES = 'JsJd8c9cQs';
const ask = (facts: object, told: object) =>
  ruledOn({ irregularity: { type: 'false-openers', ...facts }, rulebooks: ['guida-poker'], hand: told });

describe('IT-PROOF: openers that are not there', () => {
  test('the hand tells who opened, the pot before it and who wins: the opener puts the first pot up again', () => {
    const { rulings, missing } = ask({ openersProven: false }, hand(WINS));
    expect(missing).toEqual([]);
    expect(rulings.map((ruling) => [ruling.decision, movesText(ruling)])).toEqual([['stands', '3>next-pot 450']]);
  });
  test('no chip is made where the pot came as one figure', () => {
    const { actions: _, carriedIn: _in, ...table } = hand(WINS);
    const told = { ...table, seats: table.seats.map((own) => ({ status: own.hole ? 'live' : 'folded', ...own })) };
    const { hand: after } = ask({ openersProven: false, seat: 3, initialPot: 450 }, { ...told, pot: 900 });
    expect([after?.carriedOver, after?.payouts.reduce((sum, { won }) => sum + won, 0)]).toEqual([0, 900]);
  });
  test('where the opener wins everybody takes his stakes back', () => {
    expect(ask({ openersProven: false }, hand(LOSES)).rulings[0]?.decision).toBe('void');
  });
  test('whether he had openers is asked for where the house has none to check', () => {
    expect(ask({}, hand(WINS)).missing.map(({ fact }) => fact)).toEqual(['openersProven']);
  });
  test('and read off the hand as it was dealt where it has', () => {
    const jacks = ask({}, hand(WINS, { houseRules: { openers: 'jacks' } }));
    expect([jacks.missing, jacks.rulings.map((r) => [r.decision, movesText(r)])]).toEqual([
      [],
      [['stands', '3>next-pot 450']],
    ]);
    expect(ask({}, hand(LOSES, { houseRules: { openers: 'jacks' } })).rulings[0]?.decision).toBe('void');
    const carla = hole('JhJc9hTd9s');
    const [anna, bruno, , dino] = hand(LOSES.replace('JsJd', 'AsAd')).seats;
    const held = {
      ...hand(LOSES, { houseRules: { openers: 'jacks' } }),
      seats: [anna, bruno, { seat: 3, player: 'carla', stack: 10_000, hole: carla }, dino],
    };
    expect(ask({}, held)).toMatchObject({ missing: [], rulings: [{ decision: 'stands' }] });
  });
});
