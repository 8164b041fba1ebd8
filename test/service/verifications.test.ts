import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { VerificationRequest, WireStated } from '../../src/contract/verifications.ts';
import { verificationRequest, verificationResponse } from '../../src/contract/verifications.ts';
import { DIFFERENCE_CODES, type Language } from '../../src/core/index.ts';
import { verifyRecord } from '../../src/service/verifications.ts';

function verified(request: unknown, language: Language = 'en') {
  const context = { language, boardBudget: 20_000, sha256: (text: string) => hash('sha256', text) };
  const answer = verifyRecord(verificationRequest.parse(request) as VerificationRequest, context);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return verificationResponse.parse(answer.value);
}

/** Three all-in for different stacks: carla takes the main pot, bruno the side pot, anna gets her uncalled bet back. */
const HAND = {
  variant: 'texas-holdem',
  button: 3,
  stakes: { smallBlind: 50, bigBlind: 100 },
  seats: [
    { seat: 1, player: 'anna', stack: 2_000, hole: ['Qs', 'Qh'] },
    { seat: 2, player: 'bruno', stack: 1_500, hole: ['Kh', 'Kd'] },
    { seat: 3, player: 'carla', stack: 600, hole: ['9h', '9d'] },
  ],
  board: ['9c', '7d', '2s', '5h', '3c'],
  actions: [
    { seat: 3, action: 'all-in' },
    { seat: 1, action: 'all-in' },
    { seat: 2, action: 'call' },
  ],
};
/** What a record of it states that is right in everything. */
const RIGHT: WireStated = {
  finalStacks: [
    { seat: 1, amount: 500 },
    { seat: 2, amount: 1_800 },
    { seat: 3, amount: 1_800 },
  ],
  collected: [
    { seat: 3, amount: 1_800, pot: 'main' },
    { seat: 2, amount: 1_800, pot: 'side-1' },
  ],
  returned: [{ seat: 1, amount: 500 }],
  pots: [
    { name: 'main', amount: 1_800 },
    { name: 'side-1', amount: 1_800 },
  ],
  totalPot: 3_600,
  rake: 0,
  winners: [2, 3],
  shown: [
    { seat: 1, cards: ['Qs', 'Qh'] },
    { seat: 2, cards: ['Kh', 'Kd'] },
    { seat: 3, cards: ['9h', '9d'] },
  ],
  hands: [
    { seat: 3, category: 'three-of-a-kind' },
    { seat: 2, category: 'pair' },
  ],
};

/** Checked to the river, bruno bet and was called. */
const CALLED = {
  variant: 'texas-holdem',
  button: 1,
  stakes: { smallBlind: 1, bigBlind: 2 },
  seats: [
    { seat: 1, player: 'anna', stack: 100, hole: ['As', 'Kd'] },
    { seat: 2, player: 'bruno', stack: 100, hole: ['Qh', 'Qc'] },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
  actions: [
    { seat: 1, action: 'call' },
    { seat: 2, action: 'check' },
    ...['flop', 'turn'].flatMap((street) => [
      { seat: 2, action: 'check', street },
      { seat: 1, action: 'check', street },
    ]),
    { seat: 2, action: 'bet', to: 10 },
    { seat: 1, action: 'call' },
  ],
};

const codes = (request: unknown): string[] => verified(request).differences.map(({ code }) => code);

describe('a record that is right', () => {
  it('agrees, with the ruling beside the verdict', () => {
    expect(verified({ hand: HAND, stated: RIGHT })).toMatchObject({
      verdict: 'agrees',
      differences: [],
      missing: [],
      adjudication: { outcome: 'settled', winners: [2, 3] },
    });
  });

  it('agrees where it states nothing, or only a part', () => {
    expect(verified({ hand: HAND }).verdict).toBe('agrees');
    for (const [field, value] of Object.entries(RIGHT))
      expect(verified({ hand: HAND, stated: { [field]: value } }).verdict).toBe('agrees');
  });
});

/** Right in all but one thing. */
const WRONG: readonly (readonly [string, WireStated, Readonly<Record<string, unknown>>])[] = [
  [
    'a final stack',
    { finalStacks: [{ seat: 1, amount: 400 }] },
    { code: 'final-stack', seat: 1, expected: 500, stated: 400 },
  ],
  [
    'what a seat collected',
    { collected: [{ seat: 3, amount: 3_600 }] },
    { code: 'collected', seat: 3, expected: 1_800, stated: 3_600 },
  ],
  [
    'the pot it was collected from',
    {
      collected: [
        { seat: 3, amount: 1_800, pot: 'side-1' },
        { seat: 2, amount: 1_800, pot: 'main' },
      ],
    },
    { code: 'collected', seat: 3, pot: 'main', expected: 1_800, stated: 0 },
  ],
  [
    'a bet returned',
    { returned: [{ seat: 1, amount: 400 }] },
    { code: 'uncalled-bet', seat: 1, expected: 500, stated: 400 },
  ],
  ['a bet not returned', { returned: [] }, { code: 'uncalled-bet', seat: 1, expected: 500, stated: 0 }],
  [
    'a bet returned to another',
    {
      returned: [
        { seat: 1, amount: 500 },
        { seat: 2, amount: 5 },
      ],
    },
    { code: 'uncalled-bet', seat: 2, expected: 0, stated: 5 },
  ],
  [
    'the size of a pot',
    {
      pots: [
        { name: 'main', amount: 1_700 },
        { name: 'side-1', amount: 1_900 },
      ],
    },
    { code: 'pot', pot: 'main', expected: 1_800, stated: 1_700 },
  ],
  [
    'a pot left out',
    { pots: [{ name: 'main', amount: 1_800 }] },
    { code: 'pot', pot: 'side-1', expected: 1_800, stated: 0 },
  ],
  ['all that was contested', { totalPot: 3_700 }, { code: 'total-pot', expected: 3_600, stated: 3_700 }],
  ['the rake', { rake: 100 }, { code: 'rake', expected: 0, stated: 100 }],
  ['the winners', { winners: [1, 3] }, { code: 'winner', expected: [2, 3], stated: [1, 3] }],
  [
    'what a hand is called',
    { hands: [{ seat: 2, category: 'two-pair', text: 'two pair' }] },
    { code: 'hand-category', seat: 2, expected: 'pair', stated: 'two pair' },
  ],
  [
    'the cards shown',
    { shown: [{ seat: 2, cards: ['Kh', 'Ks'] }] },
    { code: 'shown-cards', seat: 2, expected: ['Kh', 'Kd'], stated: ['Kh', 'Ks'] },
  ],
  [
    'half a chip',
    { finalStacks: [{ seat: 1, amount: '500.5' }] },
    { code: 'half-chip', seat: 1, expected: 500, stated: '500.5' },
  ],
  [
    'a third of one',
    { finalStacks: [{ seat: 1, amount: '500.333' }] },
    { code: 'fraction-of-a-chip', seat: 1, expected: 500, stated: '500.333' },
  ],
  [
    'a fraction that is far off',
    { finalStacks: [{ seat: 1, amount: '402.5' }] },
    { code: 'final-stack', expected: 500 },
  ],
  [
    'a seat nobody has',
    { finalStacks: [{ seat: 9, amount: 500 }] },
    { code: 'stated-seat-empty', seat: 9, expected: null },
  ],
  [
    'its own sum',
    {
      collected: [
        { seat: 3, amount: 1_800 },
        { seat: 2, amount: 1_790 },
      ],
      totalPot: 3_600,
      rake: 0,
    },
    { code: 'record-sum', expected: 3_600, stated: 3_590 },
  ],
];

describe('a record that is wrong in', () => {
  it.each(WRONG)('%s', (_, stated, difference) => {
    const { verdict, differences } = verified({ hand: HAND, stated });
    expect(verdict).toBe('differs');
    expect(differences).toContainEqual(expect.objectContaining(difference));
  });

  it('the order of showing, once the last street was bet', () => {
    const shown = [2, 1].map((seat) => ({ seat, cards: seat === 1 ? ['As', 'Kd'] : ['Qh', 'Qc'] }));
    expect(codes({ hand: CALLED, stated: { shown } })).toEqual([]);
    expect(codes({ hand: CALLED, stated: { shown: shown.toReversed() } })).toEqual(['shown-out-of-order']);
  });

  it('one thing names every code there is', () => {
    const named = new Set([...WRONG.map(([, , { code }]) => code), 'shown-out-of-order']);
    expect([...named].sort()).toEqual([...DIFFERENCE_CODES].sort());
  });

  it('says so in both languages, and where the ruling says what is due', () => {
    const stated = { collected: [{ seat: 3, amount: 3_600 }] };
    const [english] = verified({ hand: HAND, stated }).differences;
    const italian = verified({ hand: HAND, stated }, 'it').differences[0];
    const { adjudication } = verified({ hand: HAND, stated });
    expect([english?.text, italian?.text]).toEqual([
      '1,800 is due to carla; the record gives 3,600.',
      'A carla spettano 1.800; il documento assegna 3.600.',
    ]);
    expect(adjudication?.explanation.find(({ id }) => id === english?.step)).toMatchObject({
      code: 'pot-awarded',
      facts: { pot: 'main', seats: [3] },
    });
  });
});

describe('an irregular action', () => {
  const irregular = { ...CALLED, actions: [{ seat: 2, action: 'check' }, ...CALLED.actions.slice(1)] };

  it('is a difference by its own code, with its place in the history', () => {
    expect(verified({ hand: irregular }).differences[0]).toMatchObject({ code: 'out-of-turn', action: 0, seat: 2 });
  });

  it('has the figures of what was due and of what is told', () => {
    const figures = (actions: string, hole = 'QhQc'): unknown => {
      const text = `variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\nstarting_stacks = [900, 900]\nactions = ["d dh p1 AsKd", "d dh p2 ${hole}", ${actions}]\n`;
      const { differences } = verified({ text, format: 'phh' });
      return differences.map(({ code, expected, stated }) => [code, expected, stated])[0];
    };
    expect([
      figures('"p2 cbr 150", "p1 f"'),
      figures('"p1 f"'),
      figures('"p2 cbr 2000"'),
      figures('"p2 f"', 'AsQc'),
    ]).toEqual([
      ['raise-below-minimum', 200, 150],
      ['out-of-turn', [2], [1]],
      ['above-stack', 900, 2_000],
      ['duplicate-card', null, ['As']],
    ]);
  });
});

describe('a record that leaves out a fact', () => {
  const unseen = {
    ...CALLED,
    seats: CALLED.seats.map(({ hole, ...seat }) => (seat.seat === 2 ? seat : { ...seat, hole })),
  };
  const missing = (hand: unknown, stated: WireStated = {}) =>
    verified({ hand, stated }).missing.map(({ fact, seat }) => [fact, seat]);

  it.each([
    ['the cards of who won', unseen, { collected: [{ seat: 2, amount: 24 }] }, [['hole-cards', 2]]],
    ['the cards of who may have lost', unseen, { collected: [{ seat: 1, amount: 24 }] }, [['hole-cards', 2]]],
    [
      'the board',
      { ...CALLED, board: ['Ad', 'Kh', '9s'], actions: CALLED.actions.slice(0, 6) },
      {},
      [['board', undefined]],
    ],
    ['the end of the betting', { ...CALLED, actions: CALLED.actions.slice(0, -1) }, {}, [['action', 1]]],
    ['the rake', CALLED, { collected: [{ seat: 1, amount: 23 }] }, [['rake', undefined]]],
    [
      'the stacks',
      { ...CALLED, seats: CALLED.seats.map(({ stack: _, ...seat }) => seat) },
      { finalStacks: [{ seat: 1, amount: 112 }] },
      [['stack', 1]],
    ],
  ] as const)('%s', (_, hand, stated, facts) => {
    expect(missing(hand, stated as WireStated)).toEqual(facts);
    expect(verified({ hand, stated }).verdict).toBe('cannot-tell');
  });

  it.each([
    [
      'who collects has lost to a hand that is shown',
      { collected: [{ seat: 2, amount: 24 }], totalPot: 23, rake: 0 },
      'total-pot',
    ],
    ['more is collected than there was', { collected: [{ seat: 2, amount: 25 }] }, 'record-sum'],
    ['its sum is wrong', { collected: [{ seat: 2, amount: 20 }], rake: 3 }, 'record-sum'],
    ['what was shown is called by another name', { hands: [{ seat: 1, category: 'flush' }] }, 'hand-category'],
    ['the winner that is known has not won so much', { collected: [{ seat: 1, amount: 30 }], rake: 0 }, 'collected'],
  ] as const)('differs all the same where %s', (_, stated, code) => {
    expect(codes({ hand: unseen, stated })).toContain(code);
  });
});

describe('money', () => {
  it('is compared in units of play, and written as the record writes it', () => {
    const cents = { ...HAND, money: { currency: '$', decimals: 2 } };
    const [difference] = verified({ hand: cents, stated: { finalStacks: [{ seat: 1, amount: 400 }] } }).differences;
    expect(difference).toMatchObject({
      expected: 500,
      stated: 400,
      text: 'anna ends the hand with 5.00 $; the record states 4.00 $.',
    });
  });

  it('that came back may be counted among what was collected by a record that does not tell it apart', () => {
    const collected = [
      { seat: 1, amount: 500 },
      ...(RIGHT.collected ?? []).map(({ seat, amount }) => ({ seat, amount })),
    ];
    expect(codes({ hand: HAND, stated: { collected } })).toEqual([]);
    expect(codes({ hand: HAND, stated: { collected, returned: RIGHT.returned } })).toEqual(['collected']);
  });

  it('stated as nought for everybody is not stated', () => {
    expect(codes({ hand: HAND, stated: { collected: [1, 2, 3].map((seat) => ({ seat, amount: 0 })) } })).toEqual([]);
  });
});

describe('the rules it was played under', () => {
  const early = { ...CALLED, actions: [{ seat: 2, action: 'check' }, ...CALLED.actions] };

  it('are those asked for', () => {
    const clause = (rulebook: string) => JSON.stringify(verified({ hand: early, rulebook }).adjudication?.citations);
    expect([
      clause('tda-2024').includes('tda-2024/53'),
      clause('italian-tournament').includes('italian-tournament/'),
    ]).toEqual([true, true]);
  });
});

describe('names', () => {
  it('are left out where asked, and with them what has them in it', () => {
    const named = { ...HAND, record: { table: '7', note: 'bruno left' } };
    const answer = JSON.stringify(verified({ hand: named, stated: { winners: [1] }, anonymise: true }));
    expect([/anna|bruno|carla/.test(answer), answer.includes('seat 2')]).toEqual([false, true]);
  });
});

describe('the ruling beside the verdict', () => {
  it.each([
    ['always', true, true],
    ['unless-agrees', false, true],
    ['never', false, false],
  ])('comes %s', (adjudication, right, wrong) => {
    const has = (stated: WireStated) => verified({ hand: HAND, stated, adjudication }).adjudication !== null;
    expect([has(RIGHT), has({ rake: 1 })]).toEqual([right, wrong]);
  });
});
