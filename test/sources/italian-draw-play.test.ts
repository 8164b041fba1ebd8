import { describe, expect, it, test } from 'vitest';
import { faultsOf, ruled } from '../support/ruling.ts';

const split = (text: string): string[] => text.match(/../g) ?? [];

const HOLES = ['JhJdAsAc7s', 'KhKd9h8h7c', 'QhQdQs7d8d', 'AhAdKsKc9d'];

/** `1 discard -7h9s +Qs7d`, `1 discard x2`, `3 raise 1500`. */
function actionOf(text: string) {
  const [seat, action, ...rest] = text.trim().split(' ');
  const after = (mark: string) => rest.find((r) => r.startsWith(mark))?.slice(1);
  const to = rest.find((r) => /^\d+$/.test(r));
  const [count, cards, drawn] = ['x', '-', '+'].map(after);
  return {
    seat: Number(seat),
    action,
    ...(to === undefined ? {} : { to: Number(to) }),
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(cards === undefined ? {} : { cards: split(cards) }),
    ...(drawn === undefined ? {} : { drawn: split(drawn) }),
  };
}

/** Four players, 32 cards, an ante of 100. */
const table = (line: string, more: object = {}) => ({
  variant: 'italian-draw',
  button: 4,
  stakes: { ante: 100 },
  seats: ['anna', 'bruno', 'carla', 'dino'].map((player, i) => ({
    seat: i + 1,
    player,
    stack: 10_000,
    hole: split(HOLES[i] ?? ''),
  })),
  actions: line === '' ? [] : line.split(',').map(actionOf),
  ...more,
});

const OPENED = '1 bet 400, 2 call, 3 call, 4 fold';
const DRAWN = `${OPENED}, 1 discard -9cTc8c +AsAc7s, 2 stand-pat, 3 discard -7h9sTs +Qs7d8d`;
const PLAYED = `${DRAWN}, 1 bet 500, 2 fold, 3 raise 1500, 1 call`;

type Answer = ReturnType<typeof ruled>;
const fault = ({ legality }: Answer) => legality?.irregularities[0];
const texts = ({ explanation }: Answer): string[] => explanation.map(({ text }) => text);

describe('a hand of Italian draw told from ante to showdown', () => {
  const answer = ruled(table(PLAYED));
  test('is won by the best hand after the draw', () => {
    expect(answer).toMatchObject({
      outcome: 'settled',
      winners: [3],
      headline: 'carla wins 4,600 with three of a kind, queens',
      legality: { legal: true, actionsRead: 11 },
      meta: { rulebook: 'guida-poker' },
    });
    expect(answer.payouts.map(({ net, finalStack }) => [net, finalStack])).toEqual([
      [-2_000, 8_000],
      [-500, 9_500],
      [2_600, 12_600],
      [-100, 9_900],
    ]);
  });
  test('says each exchange with the custom it rests on', () => {
    const draws = answer.explanation.filter(({ code }) => ['cards-drawn', 'stood-pat', 'draw-opened'].includes(code));
    expect(draws.map(({ text }) => text)).toEqual([
      'Cards are exchanged (draw): 4 at most.',
      'anna draws 3 cards.',
      'bruno stands pat.',
      'carla draws 3 cards.',
    ]);
    expect(new Set(draws.flatMap(({ cites }) => cites))).toEqual(new Set(['custom/it-draw']));
  });
  test('is told in Italian too', () => {
    expect(texts(ruled(table(PLAYED), 'it'))).toEqual(
      expect.arrayContaining([
        'anna cambia 3 carte.',
        'bruno è servito.',
        'Si apre il giro di puntate dopo il cambio.',
      ]),
    );
  });
});

describe('what comes next', () => {
  it.each([
    { line: '', next: { kind: 'act', seat: 1 }, headline: 'anna is to act' },
    { line: OPENED, next: { kind: 'draw', seat: 1, max: 4 }, headline: 'anna is to draw, up to 4' },
    { line: `${OPENED}, 1 discard x1`, next: { kind: 'draw', seat: 2, max: 4 }, headline: 'bruno is to draw, up to 4' },
    { line: DRAWN, next: { kind: 'act', seat: 1 }, headline: 'anna is to act' },
    {
      line: '1 check, 2 bet 100, 3 call, 4 fold, 1 call, 1 discard x1, 2 discard x1, 3 discard x1',
      next: { kind: 'act', seat: 2 },
      headline: 'bruno is to act',
    },
  ])('after "$line": $headline', ({ line, next, headline }) => {
    const answer = ruled(table(line));
    expect(answer).toMatchObject({ outcome: 'incomplete', next, headline, legality: { legal: true } });
  });
});

describe('IT-OPEN, IT-PROOF, IT-CAP, IT-DRAW over the wire', () => {
  test('a deal everybody passes leaves the antes for the next', () => {
    const answer = ruled(table('1 check, 2 check, 3 check, 4 check', { carriedIn: 50 }));
    expect(answer).toMatchObject({
      outcome: 'settled',
      winners: [],
      carriedOver: 450,
      pots: [{ amount: 450, carriedOver: 450, shares: [] }],
      next: null,
    });
    expect(answer.explanation.at(-1)).toMatchObject({ code: 'antes-stay', cites: ['custom/it-open'] });
  });
  test('openers are checked against the hand as it was dealt', () => {
    expect(ruled(table(PLAYED, { houseRules: { openers: 'jacks' } })).legality).toMatchObject({ legal: true });
    const queens = ruled(table(PLAYED, { houseRules: { openers: 'queens' } }));
    expect(fault(queens)).toMatchObject({
      code: 'opened-without-openers',
      action: 0,
      text: 'anna opens without openers: Jh Jd 9c Tc 8c is less than a pair of queens.',
    });
    expect(fault(queens)?.cites).toEqual(expect.arrayContaining(['custom/it-open', 'custom/it-proof']));
  });
  test('an opening may be limited to the pot', () => {
    const pot = { houseRules: { openingLimit: 'pot' } };
    expect(ruled(table('', pot)).next).toMatchObject({ options: { bet: { minTo: 100, maxTo: 400 }, allIn: null } });
    expect(fault(ruled(table('1 bet 401', pot)))).toMatchObject({
      code: 'above-pot-limit',
      facts: { to: 401, maxTo: 400 },
    });
    expect(ruled(table('', {})).next).toMatchObject({ options: { bet: { minTo: 100, maxTo: 9_900 } } });
    expect(ruled(table('', { betting: 'pot-limit' })).next).toMatchObject({ options: { bet: { maxTo: 400 } } });
  });
  test('of four cards the last comes after the others', () => {
    expect(texts(ruled(table(`${OPENED}, 1 discard x4`)))).toContain(
      'Who draws 4 gets the last when the others have drawn: so does anna.',
    );
    expect(fault(ruled(table(`${OPENED}, 1 discard x5`)))).toMatchObject({
      code: 'too-many-discards',
      cites: expect.arrayContaining(['custom/it-draw']),
    });
  });
});

describe('cards that cannot be', () => {
  it.each([
    { rule: 'a card drawn and not held', line: '1 discard -9c +Ts', faults: ['/actions/4/drawn/0 drawn-not-held'] },
    {
      rule: 'a card discarded and held',
      line: '1 discard -Kh +As',
      rulebook: 'tda-2024',
      faults: ['/actions/4/cards/0 duplicate-card'],
    },
    {
      rule: 'a card below the deck where none is played',
      line: '1 discard -2h +As',
      rulebook: 'tda-2024',
      faults: ['/actions/4/cards/0 card-outside-deck'],
    },
  ])('$rule', ({ line, faults, rule: _, ...more }) =>
    expect(faultsOf(table(`${OPENED}, ${line}`, more))).toEqual(faults),
  );

  test('under the Guida an equal card that was discarded is played on with, and told', () => {
    const answer = ruled(table(`${OPENED}, 1 discard -Kh +As`));
    expect(answer.warnings.map(({ code }) => code)).toContain('duplicate-cards-played');
  });
});
