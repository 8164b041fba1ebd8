import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { movesText, ruledOn, rulingOf, saidOf } from '../support/irregularity.ts';
import { ruled } from '../support/ruling.ts';

const GUIDA = 'guida-poker';
const FIVES = ['5c', '5d', '5h', '5s'];

/** A bet of 50 to enter after the opening, antes of 10. */
const TABLE = {
  variant: 'italian-draw',
  deck: { lowestRank: '6' },
  button: 3,
  seats: [
    { seat: 1, player: 'anna', stack: 500, hole: ['Kd', 'Ks', 'Qc', 'Jd', '9s'], contributed: 60, dead: 10 },
    { seat: 2, player: 'bruno', stack: 500, hole: ['3h', 'Ah', 'Ad', '8c', '7c'], contributed: 60, dead: 10 },
    {
      seat: 3,
      player: 'carla',
      stack: 500,
      hole: ['9h', '9d', '8s', '7h', '6d'],
      contributed: 10,
      dead: 10,
      status: 'folded',
    },
  ],
};

const foreign = (facts: object, hand: object = TABLE) =>
  ruledOn({ irregularity: { type: 'foreign-cards', cards: ['3h'], ...facts }, rulebooks: [GUIDA], hand });

describe('who withdraws for a foreign card', () => {
  const chosen = { holders: [2], withdraws: [2] };

  it.each([
    ['G10-5 after the opening, the bet paid to enter', { ...chosen, phase: 'after-opening' }, 50, -10],
    ['G10-6 at the draw, every stake', { ...chosen, phase: 'at-draw-before-opener-spoke' }, 60, 0],
  ])('%s goes back, and the others play for the rest', (_, facts, back, net) => {
    const { rulings, hand } = foreign(facts);
    expect([rulings[0]?.decision, rulings[0]?.moves.chips]).toEqual(['refund', [{ from: 'pot', to: 2, amount: back }]]);
    expect([hand?.outcome, hand?.winners]).toEqual(['settled', [1]]);
    expect(hand?.payouts.map((p) => [p.seat, p.net])).toEqual([
      [1, -net + 10],
      [2, net],
      [3, -10],
    ]);
  });

  it('G10-5 the house may give the ante back too', () => {
    const irregularity = { type: 'foreign-cards', cards: ['3h'], ...chosen, phase: 'after-opening' };
    const { rulings } = ruledOn({
      irregularity,
      rulebooks: [GUIDA],
      hand: TABLE,
      houseRules: { exitStake: 'every-stake' },
    });
    expect(rulings[0]?.moves.chips).toEqual([{ from: 'pot', to: 2, amount: 60 }]);
  });

  it.each([
    ['G10-5', 'after-opening', '2 pot>2 50', false],
    ['G10-6', 'at-draw-before-opener-spoke', '2 pot>2 60', true],
  ])('%s leaves the choice to the holder, with the chips of each way', (_, phase, move, shows) => {
    const [ruling] = foreign({ holders: [2], phase }).rulings;
    expect(ruling?.options.map((o) => `${o.code} ${o.seat} ${movesText(o)}`.trim())).toEqual([
      `option-withdraw ${move}`,
      'option-play-on 2',
    ]);
    expect(ruling?.text.includes('show the card')).toBe(shows);
  });

  it('G10-6 leaves the pot to the next deal where nobody is left', () => {
    const facts = { cards: ['3h', 'Kd'], holders: [1, 2], withdraws: [1, 2] };
    const { rulings, hand } = foreign({ ...facts, phase: 'at-draw-before-opener-spoke' });
    expect(rulings[0]?.moves.chips).toEqual([
      { from: 'pot', to: 1, amount: 60 },
      { from: 'pot', to: 2, amount: 60 },
      { from: 'pot', to: 'next-pot', amount: 10 },
    ]);
    expect(hand).not.toBeNull();
  });

  it('G10-4 gives every stake back before the opening', () => {
    const { rulings, hand } = foreign({ phase: 'before-opening' });
    expect([rulings[0]?.decision, hand?.outcome]).toEqual(['void', 'void']);
    expect(hand?.returned).toEqual([
      { seat: 1, amount: 60 },
      { seat: 2, amount: 60 },
      { seat: 3, amount: 10 },
    ]);
  });

  it('G10-7 leaves the hand as it is once the opener has spoken', () => {
    const { rulings, hand } = foreign({ phase: 'after-opener-spoke' });
    expect([rulings[0]?.decision, hand?.winners]).toEqual(['stands', [2]]);
  });

  it("G10-3 asks for the deck's lowest rank only where no hand tells it", () => {
    const without = ruledOn({ irregularity: { type: 'foreign-cards', cards: ['3h'] }, rulebooks: [GUIDA] });
    expect(without.missing.map(({ fact }) => fact)).toEqual(['lowestRank']);
    expect(foreign({}).missing.map(({ fact }) => fact)).toEqual(['phase']);
  });

  it('G10-1 says what a duplicate is worth, in one hand and in two', () => {
    const { steps } = rulingOf(GUIDA, 'foreign-cards', { cards: ['Kh'], lowestRank: '7', phase: 'after-opener-spoke' });
    expect(steps.find(({ code }) => code === 'duplicates-keep-value')?.cites).toEqual([
      'guida-poker/1',
      'guida-poker/2',
    ]);
  });
});

describe('complete quartets below the lowest rank', () => {
  it.each([
    ['G10-8 fives are regular in a deck from the six', FIVES, '6', '5'],
    ['G10-8 so are fours and fives', [...FIVES, '4c', '4d', '4h', '4s'], '6', '4'],
    ['G10-8 and sixes below the seven', ['6c', '6d', '6h', '6s'], '7', '6'],
  ])('%s', (_, cards, lowestRank, now) => {
    const ruling = rulingOf(GUIDA, 'foreign-cards', { cards, lowestRank, phase: 'after-opening' });
    expect([ruling.decision, ruling.steps.at(-1)?.facts.lowestRank]).toEqual(['stands', now]);
  });

  it.each([
    ['G10-8 not fours alone', ['4c', '4d', '4h', '4s'], 'may-withdraw'],
    ['G10-8 nor three fives', ['5c', '5d', '5h'], 'may-withdraw'],
    ['G10-8 nor the three that lies below regular fives', [...FIVES, '3h'], 'may-withdraw'],
  ])('%s', (_, cards, decision) => {
    const facts = { cards, lowestRank: '6', phase: 'after-opening', holders: [2] };
    expect(rulingOf(GUIDA, 'foreign-cards', facts).decision).toBe(decision);
  });

  it('G10-9 let the holder of the pat straight they spoil withdraw with every stake', () => {
    const seats = TABLE.seats.map((s) => (s.seat === 2 ? { ...s, hole: ['Ah', '6c', '7c', '8c', '9c'] } : s));
    const irregularity = {
      type: 'spoiled-pat-hand',
      seat: 2,
      cards: ['Ah', '6c', '7c', '8c', '9c'],
      pat: true,
      newLowest: '5',
      withdraws: [2],
    };
    const { rulings, hand } = ruledOn({ irregularity, rulebooks: [GUIDA], hand: { ...TABLE, seats } });
    expect([rulings[0]?.decision, rulings[0]?.moves.chips]).toEqual(['refund', [{ from: 'pot', to: 2, amount: 60 }]]);
    expect(hand?.winners).toEqual([1]);
    expect(rulings[0]?.cites).toContain('guida-poker/9');
  });
});

const FILE = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'cases', 'rules.jsonl');

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly input: {
    readonly deck?: number;
    readonly players?: number;
    readonly hands?: Readonly<Record<string, string>>;
    readonly card?: string;
    readonly event?: string;
    readonly phase?: string;
    readonly foreign_quartets?: readonly string[];
    readonly passed_deals?: number;
    readonly opener_hand?: string;
  };
  readonly expected: Readonly<Record<string, unknown>>;
}

const ROWS: readonly Row[] = existsSync(FILE)
  ? readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Row => JSON.parse(line))
      .filter(({ kind }) => kind === 'italian')
  : [];

const LOWEST: Readonly<Record<number, string>> = { 28: '8', 32: '7', 36: '6', 40: '5' };

function handsOf({ input }: Row, houseRules: object = {}) {
  const seats = Object.entries(input.hands ?? {}).map(([player, hole], i) => ({
    seat: i + 1,
    player,
    hole: hole.split(' '),
  }));
  const answer = ruled({
    variant: 'italian-draw',
    deck: { lowestRank: LOWEST[input.deck ?? 32] },
    button: seats.length,
    seats,
    houseRules,
  });
  return { ...answer, names: answer.winners.map((seat) => seats[seat - 1]?.player) };
}

const packOf = ({ input }: Row): string[] =>
  input.card !== undefined
    ? [input.card]
    : (input.foreign_quartets?.flatMap((rank) => ['c', 'd', 'h', 's'].map((suit) => rank + suit)) ?? ['3h']);

const rulingOn = (row: Row, more: object = {}) =>
  rulingOf(GUIDA, 'foreign-cards', {
    cards: packOf(row),
    lowestRank: LOWEST[row.input.deck ?? 36],
    phase: row.input.phase ?? 'after-opener-spoke',
    ...more,
  });

/** What each row expects, in our terms. */
const CHECKS: Readonly<Record<string, (row: Row) => void>> = {
  'IT-03': (row) => {
    const { names, hands } = handsOf(row);
    expect([names, hands[0]?.results[0]?.category]).toEqual([row.expected.winners, 'high-card']);
  },
  'IT-04': (row) => expect(rulingOn(row).decision).toBe('void'),
  'IT-06': (row) => {
    const { decision, options, text } = rulingOn(row, { holders: [2] });
    expect([decision, options.map(({ code }) => code)]).toEqual([
      'may-withdraw',
      ['option-withdraw', 'option-play-on'],
    ]);
    expect(text).toContain('every stake');
  },
  'IT-09': (row) => {
    const ruling = rulingOn(row);
    expect([saidOf(ruling), ruling.steps.at(-1)?.facts.lowestRank]).toEqual([
      'quartets-are-regular',
      row.expected.deck_now_from,
    ]);
  },
  'IT-10': (row) => expect(rulingOn(row, { holders: [2] }).decision).toBe('may-withdraw'),
  'IT-11': (row) => expect(rulingOn(row).decision).toBe('void'),
  'IT-13': (row) => expect(rulingOn(row).steps[0]?.code).toBe('foreign-cards-found'),
  'IT-14': (row) => expect(rulingOn(row).steps[0]?.code).toBe('foreign-cards-found'),
  'IT-15': (row) => expect(handsOf(row).names).toEqual(row.expected.winners),
  'IT-16': (row) => expect(handsOf(row).names).toEqual(row.expected.winners),
  'IT-17': (row) => expect(handsOf(row).names).toEqual(row.expected.winners),
  'IT-19': (row) => expect(handsOf(row).names).toEqual(row.expected.winners),
  'IT-20': (row) => {
    const { names, warnings } = handsOf(row);
    expect([names, warnings.map(({ code }) => code)]).toEqual([['A', 'B', 'C'], ['it-sf-cycle']]);
  },
  'IT-21': (row) => expectDeck(row),
  'IT-22': (row) => expectDeck(row),
  'IT-24': (row) => {
    const { input, expected } = row;
    const facts = { cards: (input.opener_hand ?? '').split(' '), passedDeals: input.passed_deals, lowestRank: '7' };
    expect(expected.legal).toBe(false);
    expect(rulingOf(GUIDA, 'opening-requirement', facts).decision).toBe('not-allowed');
    expect(rulingOf(GUIDA, 'opening-requirement', { ...facts, passedDeals: 0 }).decision).toBe('proceed');
    const openings = ['jacks', 'queens', 'kings'].map((openers) => opening(row, openers).legality?.legal);
    expect(openings).toEqual([true, false, false]);
    expect(opening(row, 'queens').legality?.irregularities[0]?.code).toBe('opened-without-openers');
  },
  'IT-25': (row) => {
    const by = (suitCompare: string) => handsOf(row, { suitCompare }).names;
    expect([by('highest-kicker'), by('highest-card'), by('top-suit-in-group')]).toEqual([['B'], ['A'], ['A']]);
  },
  'IT-26': (row) => {
    const by = (flushTie: string) => handsOf(row, { flushTie }).names;
    expect([by('ranks-first'), by('suit-first')]).toEqual([[row.expected.rank_first], [row.expected.suit_first]]);
  },
};

/** The row's hand opens, in a house that asks for these openers. */
const opening = ({ input }: Row, openers: string) =>
  ruled({
    variant: 'italian-draw',
    deck: { lowestRank: LOWEST[input.deck ?? 32] },
    button: 2,
    stakes: { ante: 10 },
    houseRules: { openers },
    seats: [{ seat: 1, stack: 500, hole: (input.opener_hand ?? '').split(' ') }, { seat: 2 }],
    actions: [{ seat: 1, action: 'bet', to: 20 }],
  });

function expectDeck({ input, expected }: Row): void {
  const seats = Array.from({ length: input.players ?? 0 }, (_, i) => ({ seat: i + 1 }));
  const { explanation } = ruled({ variant: 'italian-draw', button: 1, seats, pot: 10 });
  expect(explanation[0]?.facts).toMatchObject({ lowestRank: expected.lowest_card, cards: expected.deck });
}

describe('the shared Italian cases', () => {
  it.each(ROWS.map((row) => [`${row.rules.join(' ')} ${row.id}`, row] as const))('%s', (_, row) => {
    const check = CHECKS[row.id];
    expect(check, `${row.id} has no test`).toBeDefined();
    check?.(row);
  });

  if (ROWS.length === 0) it.skip(`cannot run: there is no ${FILE} (CARDS_SPEAK_SHARED names it)`);
});
