import { describe, expect, test } from 'vitest';
import { type Facts, movesText, ruledOn, rulingOf, saidOf } from '../support/irregularity.ts';
import { ruled } from '../support/ruling.ts';

const TDA = 'tda-2024';

/** Four players with as many chips as it takes; `last` leaves seat 2 no more than what it pushes. */
const seats = (last: number | null) =>
  [1, 2, 3, 4].map((seat) => ({ seat, stack: seat === 2 && last !== null ? last : 100_000 }));

/** A flop with this much bet in front of seat 2, which pushes its chips forward in silence. */
function onTheFlop(bet: number, chips: readonly number[], { last = false, big = 50 } = {}) {
  const total = chips.reduce((sum, chip) => sum + chip, 0);
  return {
    variant: 'texas-holdem',
    stakes: { bigBlind: big },
    button: 4,
    board: ['2c', '7d', '9h'],
    opening: { street: 'flop', pot: 4 * big },
    seats: seats(last ? total : null),
    actions: [
      { seat: 1, action: 'bet', to: bet },
      { seat: 2, action: 'chips', chips },
    ],
  };
}

/** Blinds 250-500, raised to 1,100 under the gun; the next seat pushes its chips forward. */
const preflop = (chips: readonly number[]) => ({
  variant: 'texas-holdem',
  button: 1,
  stakes: { smallBlind: 250, bigBlind: 500 },
  seats: seats(null),
  actions: [
    { seat: 4, action: 'raise', to: 1100 },
    { seat: 1, action: 'chips', chips },
  ],
});

type Hand = ReturnType<typeof onTheFlop> | ReturnType<typeof preflop>;

/** The example, the hand, what it comes to with the chips moved, and the wager the hand goes on with. */
const RULE_45: readonly (readonly [string, Hand, string, number])[] = [
  [
    '45, in the text: two 1,000s as the last chips on 1,050',
    onTheFlop(1050, [1000, 1000], { last: true }),
    'call silent-call pot>2 950',
    1050,
  ],
  ['45 1-A: two 1,000s on 1,200', onTheFlop(1200, [1000, 1000]), 'call silent-call pot>2 800', 1200],
  ['45 1-B: a 500 and a 1,000 on 1,100', preflop([500, 1000]), 'call silent-call pot>1 400', 1100],
  [
    '45 2: a 1,000 and five 100s on 1,100',
    preflop([1000, 100, 100, 100, 100, 100]),
    'complete-raise silent-raise-made-up 1>pot 200',
    1700,
  ],
  ['45 3: a 1,000 and three 100s on 1,100', preflop([1000, 100, 100, 100]), 'call silent-call pot>1 200', 1100],
  [
    '45 4-A: a 1,000 and three 500s on 1,400',
    onTheFlop(1400, [1000, 500, 500, 500]),
    'complete-raise silent-raise-made-up 2>pot 300',
    2800,
  ],
  ['45 4-A as the last chips', onTheFlop(1400, [1000, 500, 500, 500], { last: true }), 'raise silent-raise ', 2500],
  ['45 4-B: a 1,000 and two 500s on 1,400', onTheFlop(1400, [1000, 500, 500]), 'call silent-call pot>2 600', 1400],
  ['45 4-B as the last chips', onTheFlop(1400, [1000, 500, 500], { last: true }), 'raise silent-raise ', 2000],
  ['61: a 500 and a 25 on 325', onTheFlop(325, [500, 25]), 'complete-raise silent-raise-made-up 2>pot 125', 650],
];

describe('INT-27 TDA 2024 rule 45 and 61: several chips', () => {
  test.each(RULE_45)('%s', (_name, hand, said, to) => {
    const asked = { irregularity: { type: 'silent-chips' }, rulebooks: [TDA], hand };
    const { rulings, missing, hand: after } = ruledOn(asked);
    const [ruling] = rulings;
    expect(missing).toEqual([]);
    if (ruling === undefined) throw new Error('no ruling');
    expect(`${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`).toBe(said);
    const inPots = ({ pots }: Pick<ReturnType<typeof ruled>, 'pots'>) =>
      pots.reduce((sum, { amount }) => sum + amount, 0);
    const before = inPots(ruled({ ...hand, actions: hand.actions.slice(0, 1) }));
    expect(after && inPots(after) - before).toBe(to);
    const adjudicated = ruled({ ...hand, rulebook: TDA });
    expect(inPots(adjudicated) - before).toBe(to);
    expect(adjudicated.legality?.irregularities.at(-1)?.ruling).toMatchObject({
      decision: ruling.decision,
      applied: true,
    });
  });
});

/** Blinds 25-50, the big blind has two 25s in front, the button makes it 600. */
const two25 = { seat: 3, prior: 50, price: 600, leastRaise: 1150, lastChips: false };
/** Blinds 50-100, the big blind has posted a 1,000 chip, somebody makes it 700. */
const one1000 = { seat: 3, prior: 1000, price: 700, leastRaise: 1300, lastChips: false };

const RULE_46: readonly (readonly [string, Facts, string])[] = [
  ['1.1: left alone, an oversized chip', { ...two25, pulled: 'none', added: [1000] }, 'call prior-call pot>3 450'],
  ['1.2-a: left alone, two 500s', { ...two25, pulled: 'none', added: [500, 500] }, 'call prior-call pot>3 450'],
  ['1.2-b: left alone, a 100 and a 500', { ...two25, pulled: 'none', added: [100, 500] }, 'call prior-call pot>3 50'],
  ['1.3: left alone, a 1,000 and a 500', { ...two25, pulled: 'none', added: [1000, 500] }, 'raise prior-raise '],
  [
    '1.3 below half: left alone, a 500 and two 100s',
    { ...two25, pulled: 'none', added: [500, 100, 100] },
    'call prior-call pot>3 150',
  ],
  ['2.1: all pulled back, an oversized chip', { ...two25, pulled: 'all', added: [1000] }, 'call prior-call pot>3 400'],
  ['2.2: all pulled back, two 500s', { ...two25, pulled: 'all', added: [500, 500] }, 'call prior-call pot>3 400'],
  ['2.2: all pulled back, a 1,000 and a 500', { ...two25, pulled: 'all', added: [1000, 500] }, 'raise prior-raise '],
  [
    '3.1: one of two pulled back, a 1,000',
    { ...two25, pulled: 'some', left: 25, added: [1000] },
    'complete-raise prior-raise 3>pot 125',
  ],
  [
    '3.1 below half: one of two pulled back, a 500 and a 100',
    { ...two25, pulled: 'some', left: 25, added: [500, 100] },
    'call prior-call pot>3 25',
  ],
  [
    '4: the earlier chip covers the call, a new 100',
    { ...one1000, pulled: 'none', added: [100] },
    'complete-raise prior-raise 3>pot 200',
  ],
  [
    '4: pulled back, two 500s instead',
    { ...one1000, pulled: 'all', added: [500, 500] },
    'complete-raise prior-raise 3>pot 300',
  ],
  [
    '5: all pushed forward together',
    { ...two25, pulled: 'pushed-together', added: [1000] },
    'complete-raise prior-raise 3>pot 100',
  ],
  ['46-B: pulled back, nothing added', { ...two25, pulled: 'all', added: [] }, 'choice prior-pulled-binds '],
];

describe('INT-28 TDA 2024 rule 46: chips of an earlier bet not pulled in', () => {
  test.each(RULE_46)('%s', (_name, facts, said) => {
    for (const book of [TDA, 'wsop-2024']) {
      const ruling = rulingOf(book, 'prior-chips', facts);
      expect(`${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`).toBe(said);
      expect(ruling.cites.some((cite) => cite.startsWith('tda-2024/46'))).toBe(true);
      expect(ruling.cites.includes('wsop-2024/T98')).toBe(book === 'wsop-2024');
    }
  });

  test('46-B binds to a call or a raise and to nothing else', () => {
    const { options, rights } = rulingOf(TDA, 'prior-chips', { ...two25, pulled: 'all', added: [] });
    expect(options.map((o) => `${o.code} ${movesText(o)}`)).toEqual(['prior-call 3>pot 600', 'prior-raise 3>pot 1150']);
    expect(rights).toEqual([{ who: 'player', seats: [3], may: ['call', 'raise'] }]);
  });
});

const RULE_51: readonly (readonly [string, Facts, string])[] = [
  [
    '1: a raise in front and more than two left',
    { seat: 3, put: 2000, toCall: 8000, lastChips: false, facing: 'raise', playersLeft: 3 },
    'floor-decides undercall-floor ',
  ],
  [
    '2: the opening bet in front',
    { seat: 2, put: 2000, toCall: 8000, lastChips: false, facing: 'opening-bet' },
    'call undercall-full-call 2>pot 6000',
  ],
];

describe('INT-31 TDA 2024 rule 51-B: undercalls', () => {
  test.each(RULE_51)('%s', (_name, facts, said) => {
    const ruling = rulingOf(TDA, 'undercall', facts);
    expect(`${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`).toBe(said);
  });

  test('3: who says "call" calls in full', () => {
    const facts = { seat: 3, first: 'words', said: 'call', chips: [2000], toCall: 8000 };
    const ruling = rulingOf(TDA, 'words-and-chips', facts);
    expect(`${ruling.decision} ${movesText(ruling)}`).toBe('call 3>pot 6000');
    expect(ruling.cites).toContain('tda-2024/51-A');
  });
});
