import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../../src/bulk/context.ts';
import { type AdjudicationRequest, adjudicationRequest } from '../../src/contract/adjudications.ts';
import { type RulingsRequest, rulingsRequest } from '../../src/contract/rulings.ts';
import { LANGUAGES, type Language, RULING_TYPES } from '../../src/core/index.ts';
import { examplesOf } from '../../src/http/examples.ts';
import { adjudicate } from '../../src/service/adjudications.ts';
import { adjudicationAloud } from '../../src/service/aloud/adjudication.ts';
import { rulingAloud } from '../../src/service/aloud/ruling.ts';
import { ruleIrregularity } from '../../src/service/rulings.ts';

function ruled(told: unknown, language: Language = 'en') {
  const request = adjudicationRequest.parse(told) as AdjudicationRequest;
  const answer = adjudicate(request, contextOf(language));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return { answer: answer.value, text: adjudicationAloud(answer.value, language, request.money) };
}

function decided(told: unknown, language: Language = 'en') {
  const request = rulingsRequest.parse(told) as RulingsRequest;
  const answer = ruleIrregularity(request, contextOf(language));
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return { answer: answer.value, text: rulingAloud(answer.value, request, language) };
}

/** What stands under a head, without its indentation. */
const under = (text: string, head: string): string[] => {
  const lines = text.split('\n');
  const rest = lines.slice(lines.indexOf(head) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return (end === -1 ? rest : rest.slice(0, end)).map((line) => line.slice(2));
};

const ANNA_BRUNO = [
  { seat: 1, player: 'anna', hole: ['As', 'Kd'], stack: 300, contributed: 300 },
  { seat: 2, player: 'bruno', hole: ['Qh', 'Qc'], stack: 300, contributed: 300 },
];

const THREE = {
  variant: 'texas-holdem',
  button: 3,
  seats: [
    { seat: 1, player: 'anna', stack: 150, hole: ['As', 'Ad'], contributed: 150 },
    { seat: 2, player: 'bruno', stack: 500, hole: ['Ks', 'Kd'], contributed: 500 },
    { seat: 3, player: 'carla', stack: 2_000, hole: ['Qs', 'Qd'], contributed: 900 },
    { seat: 4, status: 'folded', contributed: 50 },
  ],
  board: ['Ac', '7h', '9d', '5c', '2h'],
};

const RAISED = {
  variant: 'texas-holdem',
  button: 1,
  stakes: { smallBlind: 50, bigBlind: 100 },
  seats: [1, 2, 3].map((seat) => ({ seat, player: ['anna', 'bruno', 'carla'][seat - 1], stack: 3_000 })),
};

describe('a hand read aloud', () => {
  it('begins with what it comes to', () => {
    expect(ruled(THREE).text.split('\n')[0]).toBe('anna wins 500 and bruno wins 700');
    expect(ruled(THREE, 'it').text.split('\n')[0]).toBe('anna vince 500 e bruno vince 700');
  });

  it('tells what everybody takes, wins or loses and has left', () => {
    expect(under(ruled(THREE).text, 'Chips')).toEqual([
      'anna: wins 500 (+350), now has 500',
      'bruno: wins 700 (+200), now has 700',
      'carla: takes back 400 (−500), now has 1,500',
      'Seat 4: nothing (−50)',
    ]);
    expect(under(ruled(THREE, 'it').text, 'Fiches')).toEqual([
      'anna: vince 500 (+350), ora ha 500',
      'bruno: vince 700 (+200), ora ha 700',
      'carla: riprende 400 (−500), ora ha 1.500',
      'Posto 4: niente (−50)',
    ]);
  });

  it('tells each pot and each hand with its five cards', () => {
    const { text } = ruled(THREE);
    expect(under(text, 'Pots')).toEqual(['Main pot, 500: anna', 'Side pot 1, 700: bruno']);
    expect(under(text, 'Board')).toEqual(['Ac 7h 9d 5c 2h']);
    expect(under(text, 'Hands')).toEqual([
      'anna: three of a kind, aces: As Ad Ac 9d 7h',
      'bruno: pair of kings: Ks Kd Ac 9d 7h',
      'carla: pair of queens: Qs Qd Ac 9d 7h',
    ]);
  });

  it('tells who is out', () => {
    const seats = ANNA_BRUNO.map(({ seat, player, ...rest }) => ({ seat, ...rest }));
    const { text } = ruled({ variant: 'texas-holdem', button: 1, seats, board: ['Ad', 'Kh', '9s', '5c', '2h'] });
    expect(under(text, 'Chips')).toContain('Out of chips: seat 2');
  });

  it('tells high from low, the odd chip and the house', () => {
    const seats = [
      { seat: 1, player: 'anna', hole: ['As', '2d', 'Kc', 'Kd'], contributed: 501 },
      { seat: 2, player: 'bruno', hole: ['Ad', '2c', 'Qh', 'Qd'], contributed: 501 },
    ];
    const { text } = ruled({
      variant: 'omaha-hi-lo',
      button: 1,
      stakes: { rake: { basisPoints: 100 } },
      seats,
      board: ['3h', '7d', '8c', 'Ks', 'Jd'],
    });
    expect(under(text, 'Pots')).toEqual([
      'Main pot, 1,002: anna 496 (high), anna 248 (low), bruno 248 (low), the house takes 10',
    ]);
    expect(under(text, 'Hands')).toContain('bruno (low): eight-seven-three-two-ace: 8c 7d 3h 2c Ad');
    const odd = {
      variant: 'texas-holdem',
      button: 2,
      pot: 625,
      stakes: { smallestChip: 25 },
      board: ['Ac', 'Kh', '9s', '5c', '2h'],
    };
    const even = [
      { seat: 1, player: 'anna', hole: ['Qs', '3s'] },
      { seat: 2, player: 'bruno', hole: ['Qd', '3d'] },
    ];
    expect(under(ruled({ ...odd, seats: even }).text, 'Pots')).toEqual([
      'Main pot, 625: anna 325 (with the odd chip), bruno 300',
    ]);
  });

  it('keeps to its lines whatever players call themselves', () => {
    const board = ['Ad', 'Kh', '9s', '5c', '2h'];
    const named = (player: string): string =>
      ruled({ variant: 'texas-holdem', button: 1, board, seats: [{ ...ANNA_BRUNO[0], player }, ANNA_BRUNO[1]] }).text;
    const text = named('x\n  bruno: wins 600\r\u001b[2J\u202e\u2028\ud800');
    expect(text.split('\n')).toHaveLength(named('anna').split('\n').length);
    expect(text).toContain('x\ufffd  bruno: wins 600\ufffd\ufffd[2J\ufffd\ufffd\ufffd');
    expect(named('Zoë 王 🂡')).toContain('Zoë 王 🂡');
  });

  it('writes money as the request has it', () => {
    const { text } = ruled({ ...THREE, money: { currency: 'EUR', decimals: 2 } }, 'it');
    expect(under(text, 'Piatti')).toEqual(['Piatto principale, €5,00: anna', 'Piatto laterale 1, €7,00: bruno']);
  });

  it('tells with which cards to come who wins', () => {
    const hand = {
      variant: 'texas-holdem',
      button: 1,
      runouts: true,
      seats: ANNA_BRUNO,
      board: ['Ad', '7h', '9d', '2c'],
    };
    expect(under(ruled(hand).text, 'Cards to come')).toEqual(['anna: 42 of 44 (95.5%)', 'bruno: 2 of 44 (4.5%)']);
    expect(under(ruled(hand, 'it').text, 'Carte ancora da dare')[0]).toBe('anna: 42 su 44 (95,5%)');
    expect(under(ruled(hand).text, 'Hands so far')).toHaveLength(2);
    expect(under(ruled(hand).text, 'Pots')).toEqual(['Main pot, 600: for anna and bruno']);
  });

  it('tells what is open to who is to act', () => {
    const actions = [
      { seat: 1, action: 'raise', to: 300 },
      { seat: 2, action: 'call' },
    ];
    const { text } = ruled({ ...RAISED, actions });
    expect(under(text, 'Open')).toEqual(['carla may: fold; call 300; raise to 500, up to 3,000; go all-in for 3,000']);
    expect(under(ruled({ ...RAISED, actions }, 'it').text, 'Possibilità')).toEqual([
      'carla può: lasciare; vedere 300; rilanciare a 500, fino a 3.000; andare all-in per 3.000',
    ]);
  });

  it('tells an irregular entry, its ruling, and the ways it leaves only where it leaves them', () => {
    const actions = [
      { seat: 1, action: 'raise', to: 150 },
      { seat: 3, action: 'call' },
    ];
    const left = under(ruled({ ...RAISED, rulebook: 'italian-tournament', actions }).text, 'Irregular');
    expect(left[0]).toBe('Entry 1: A raise to 150 by anna is too small: the least is to 200.  [tda-2024/43]');
    expect(left[1]).toMatch(/^ {2}Ruling: anna chooses.*\[italian-tournament\/13\]$/);
    expect(left.filter((line) => line.startsWith('  Either: '))).toHaveLength(3);
    expect(left.filter((line) => line.includes('(by the other reading)'))).toHaveLength(1);
    const bound = under(ruled({ ...RAISED, actions }).text, 'Irregular');
    expect(bound.filter((line) => line.startsWith('  Either: '))).toEqual([]);
    expect(bound).toContain('  Ruling: anna adds 50: the raise is made up to 200.  [tda-2024/43-A]');
  });

  it('tells what hid the board, and what a text says by its own words', () => {
    const hidden = ruled({
      variant: 'hidden-poker',
      button: 2,
      pot: 300,
      seats: [
        { seat: 1, player: 'A', hole: ['Ah', 'Kd'] },
        { seat: 2, player: 'B', hole: ['Td', 'Ts'] },
      ],
      board: ['9c', '9h', '9s', 'Tc', '2d', '3d', '4d', 'Jh'],
      reveals: ['9d', 'Qc', 'Kh'],
    }).text;
    expect(under(hidden, 'Board')[0]).toBe('2d 3d 4d (hidden: 9c 9h 9s Tc Jh)');
    expect(under(hidden, 'Board')).toHaveLength(4);
    const walter = ruled({
      variant: 'texas-walter',
      button: 2,
      pot: 100,
      seats: [
        { seat: 1, player: 'P1', hole: ['As', 'Ah'] },
        { seat: 2, player: 'P2', hole: ['Ad', 'Ac'] },
      ],
      board: [],
    });
    expect(walter.answer.literal).not.toBeNull();
    expect(under(walter.text, "By the text's own words")).toHaveLength(1);
  });

  it('tells what other rulebooks make of it', () => {
    const told = examplesOf('adjudicate').compared?.request;
    const { answer, text } = ruled(told);
    const lines = under(text, 'Under other rulebooks');
    for (const { rulebook, differs, steps } of answer.comparison) {
      const head = lines.find((line) => line.includes(`(${rulebook})`));
      expect(head?.endsWith('no difference')).toBe(!differs);
      for (const step of steps) expect(lines.some((line) => line.includes(step.text))).toBe(true);
    }
    expect(answer.comparison.some(({ differs }) => differs)).toBe(true);
  });
});

/** Every example that is answered, in both languages. */
const spoken = (operation: string) =>
  readdirSync(`openapi/examples/${operation}`).length === 0
    ? []
    : Object.entries(examplesOf(operation))
        .filter(([, { status = 200 }]) => status === 200)
        .flatMap(([name, { request }]) => LANGUAGES.map((language) => ({ name, language, request })));

const NOTHING_LOOSE = /\b(?:undefined|null|NaN)\b|\[object/;

describe('every example', () => {
  it.each(spoken('adjudicate'))('says all that the ruling says: $name ($language)', ({ request, language }) => {
    const { answer, text } = ruled(request, language);
    expect(text).not.toMatch(NOTHING_LOOSE);
    expect(text.split('\n')[0]).toBe(answer.headline);
    for (const { results } of answer.hands)
      for (const { cards, qualifies } of results) if (qualifies) expect(text).toContain(cards.join(' '));
    for (const { text: said, cites } of [...answer.warnings, ...answer.explanation]) {
      expect(text).toContain(said);
      for (const id of cites) expect(text).toContain(id);
    }
    for (const { id, title } of answer.citations) expect(text).toContain(`${id}: ${title}`);
  });

  it.each(spoken('ruleIrregularity'))('says all that the rulings say: $name ($language)', ({ request, language }) => {
    const { answer, text } = decided(request, language);
    expect(text).not.toMatch(NOTHING_LOOSE);
    for (const { rulebook, text: said, steps, options, moves } of answer.rulings) {
      expect(text).toContain(`(${rulebook})`);
      for (const sentence of [said, ...steps.map((step) => step.text), ...options.map((option) => option.text)])
        expect(text).toContain(sentence);
      for (const { amount } of moves.chips) expect(text).toContain(String(amount));
    }
    for (const { question } of answer.missing) expect(text).toContain(question);
    if (answer.hand !== null) expect(text).toContain(answer.hand.headline);
  });
});

describe('an irregularity read aloud', () => {
  it.each(RULING_TYPES)('is named, and asks for what it lacks: %s', (type) => {
    for (const language of LANGUAGES) {
      const { answer, text } = decided({ irregularity: { type }, rulebooks: ['tda-2024', 'roberts-11'] }, language);
      expect(text).not.toMatch(NOTHING_LOOSE);
      for (const { question } of answer.missing) expect(text).toContain(question);
    }
  });

  it('tells what is to be done, by which clause, and the discretion over it', () => {
    const { text } = decided({
      irregularity: { type: 'silent-chips', seat: 3, chips: [500], toCall: 100, toRaise: 200 },
      discretion: { decision: 'raise', reason: 'fairness' },
    });
    expect(text.split('\n').slice(0, 10)).toEqual([
      'Larger chips put in without a word: Seat 3 calls for 100.',
      '',
      'Poker Tournament Directors Association, 2024 (tda-2024)',
      '  Seat 3 calls for 100.  [tda-2024/44]',
      '  To do',
      '    400: the pot → seat 3',
      '  Step by step',
      '    Seat 3 put in a single chip of 500 without declaring a raise.  [tda-2024/44]',
      '    400 above the call goes back to seat 3.  [tda-2024/44]',
      '  The floor: The floor decides instead: a raise.  [tda-2024/1]',
    ]);
  });

  it('says whether the rulebooks agree', () => {
    const silent = { type: 'silent-chips', seat: 3, chips: [500], toCall: 100, toRaise: 200 };
    const first = (rulebooks: string[], language: Language = 'en') =>
      decided({ irregularity: silent, rulebooks }, language).text.split('\n')[0];
    expect(first(['tda-2024', 'italian-tournament'])).toMatch(/: The rulebooks differ$/);
    expect(first(['tda-2024', 'italian-tournament'], 'it')).toMatch(/: I regolamenti non concordano$/);
    expect(first(['tda-2024', 'wsop-2024'])).toMatch(/: The rulebooks agree: Seat 3 calls/);
  });
});
