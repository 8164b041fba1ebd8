import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCard, type MaybeCard, parseCard, VARIANTS, type VariantSpec } from '../../src/core/index.ts';
import { OMAHA_GAMES } from '../../src/core/variants/omaha-games.ts';
import type { Decimal } from '../../src/formats/decimal.ts';
import { type FormatFault, type RecordedHand, readPhh } from '../../src/formats/index.ts';
import { Fields } from '../../src/formats/phh/fields.ts';
import { readHistory } from '../../src/formats/phh/history.ts';
import { readNotation } from '../../src/formats/phh/notation.ts';

interface Source {
  readonly [field: string]: string;
}

/** A three-handed no-limit hold'em hand, fields replaced or (with '') left out. */
function phh(fields: Source = {}): string {
  const base: Source = {
    variant: "'NT'",
    antes: '[0, 0, 0]',
    blinds_or_straddles: '[1, 2, 0]',
    min_bet: '2',
    starting_stacks: '[200, 200, 200]',
    actions: "['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsKd', 'p3 cbr 6', 'p1 f', 'p2 f']",
  };
  const lines = Object.entries({ ...base, ...fields }).filter(([, value]) => value !== '');
  return lines.map(([field, value]) => `${field} = ${value}\n`).join('');
}

const headsUp = (fields: Source = {}): string =>
  phh({ antes: '[0, 0]', blinds_or_straddles: '[1, 2]', starting_stacks: '[200, 200]', ...fields });

/** Fields of a table whose lists have one value a player. */
const table = (blinds: readonly number[], fields: Source = {}): string =>
  phh({
    antes: `[${blinds.map(() => 0).join(', ')}]`,
    blinds_or_straddles: `[${blinds.join(', ')}]`,
    starting_stacks: `[${blinds.map(() => 200).join(', ')}]`,
    actions: '[]',
    ...fields,
  });

function hand(text: string): RecordedHand {
  const file = readPhh(text);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const [entry] = file.value.entries;
  if (!entry?.hand.ok) throw new Error(JSON.stringify(entry?.hand));
  return entry.hand.value;
}

function faults(text: string): readonly FormatFault[] {
  const file = readPhh(text);
  if (!file.ok) return file.error;
  return file.value.entries.flatMap((entry) => (entry.hand.ok ? [] : entry.hand.error));
}

const cards = (list: readonly MaybeCard[] | null | undefined): string =>
  list?.map((card) => (card === null ? '??' : formatCard(card))).join('') ?? 'none';

/** The history in one line: `3 raise 6 · 1 fold`. */
const told = (actions: RecordedHand['setup']['actions']): string =>
  (actions ?? [])
    .map((a) =>
      [a.seat, a.action, a.to ?? a.amount, a.count, a.cards && cards(a.cards), a.drawn && `+${cards(a.drawn)}`]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    .join(' · ');

describe('amounts', () => {
  it('are whole numbers of the finest decimal in antes, blinds, bets, stacks and actions', () => {
    const { setup, money } = hand(
      phh({ antes: '[0.50, 0.5, 0.5]', starting_stacks: '[200.25, 200, 1e2]', currency: "'USD'" }),
    );
    expect(setup.seats.map((s) => s.stack)).toEqual([20025, 20000, 10000]);
    expect(setup.stakes).toMatchObject({ ante: 50, anteFrom: 'each', smallBlind: 100, bigBlind: 200, smallestChip: 1 });
    expect(told(setup.actions)).toBe('3 raise 600 · 1 fold · 2 fold');
    expect(money).toEqual({ currency: 'USD', decimals: 2 });
  });

  it('take no unit from stated results, which stay exact', () => {
    const { money, stated } = hand(phh({ finishing_stacks: '[199, 200.5, 200]', winnings: '[0, 0, 3.0]' }));
    expect(money.decimals).toBe(0);
    expect(stated.finalStacks).toEqual([
      { seat: 1, text: '199', amount: 199 },
      { seat: 2, text: '200.5', amount: null },
      { seat: 3, text: '200', amount: 200 },
    ]);
    expect(stated.collected?.map((s) => s.amount)).toEqual([0, 0, 3]);
  });

  it('do not suffer from binary fractions', () => {
    const { setup } = hand(phh({ starting_stacks: '[1010.1, 0.29, 4.35]' }));
    expect(setup.seats.map((s) => s.stack)).toEqual([101010, 29, 435]);
  });

  it('of an unknown stack are null', () => {
    expect(hand(phh({ starting_stacks: '[inf, 200, inf]' })).setup.seats.map((s) => s.stack)).toEqual([
      null,
      200,
      null,
    ]);
  });

  it('with 15 significant digits are read, with 16 refused', () => {
    expect(hand(phh({ starting_stacks: '[1234567890.12345, 200, 200]' })).setup.seats[0]?.stack).toBe(123456789012345);
    expect(faults(phh({ starting_stacks: '[200, 12345678901.12345, 200]' }))).toEqual([
      {
        line: 5,
        column: 25,
        code: 'too-many-digits',
        expected: 'at most 15 significant digits',
        detail: '12345678901.12345',
      },
    ]);
    expect(faults(phh({ actions: "['p3 cbr 1234567890123456']" }))[0]).toMatchObject({
      code: 'too-many-digits',
      line: 6,
    });
  });

  it('too large for the unit are refused', () => {
    expect(faults(phh({ antes: '[0.00001, 0, 0]', starting_stacks: '[123456789012345, 2, 2]' }))[0]).toMatchObject({
      code: 'amount-too-large',
      line: 5,
      column: 20,
    });
  });
});

describe('forced bets', () => {
  it.each([
    ['small and big blind', [1, 2, 0], { smallBlind: 1, bigBlind: 2, straddles: [], smallBlindSeat: undefined }],
    ['a straddle', [1, 2, 4, 0], { straddles: [{ seat: 3, amount: 4 }] }],
    [
      'a double and a button straddle',
      [1, 2, 4, 0, 8],
      {
        straddles: [
          { seat: 3, amount: 4 },
          { seat: 5, amount: 8 },
        ],
      },
    ],
    ['a missing small blind', [0, 2, 0], { smallBlind: 0, bigBlind: 2, smallBlindSeat: null, bigBlindSeat: 2 }],
    ['a missing big blind', [1, 0, 0], { smallBlind: 1, bigBlind: 2, smallBlindSeat: 1, bigBlindSeat: null }],
    [
      'a big blind left of the button',
      [2, 0, 0],
      { smallBlind: 0, bigBlind: 2, smallBlindSeat: null, bigBlindSeat: 1 },
    ],
    ['a button blind', [0, 0, 0, 3], { smallBlind: 0, bigBlind: 0, buttonBlind: 3 }],
    ['a button blind heads-up', [3, 0], { smallBlind: 0, bigBlind: 0, buttonBlind: 3 }],
    ['heads-up, the first value the button', [1, 2], { smallBlind: 1, bigBlind: 2 }],
    ['none', [0, 0, 0], { smallBlind: 0, bigBlind: 0, buttonBlind: 0 }],
  ])('read as stakes: %s', (_, blinds, stakes) => {
    const { setup } = hand(table(blinds));
    expect(setup.stakes).toMatchObject(stakes);
    expect(setup.button).toBe(blinds.length);
    expect(setup.actions).toEqual([]);
  });

  it('let a blind stated as short as its stack leave the price whole', () => {
    const { setup } = hand(table([1, 1, 0], { starting_stacks: '[200, 1, 200]' }));
    expect(setup.stakes).toMatchObject({ smallBlind: 1, bigBlind: 2 });
  });

  it('tell a second big blind, which the stakes cannot say, post by post', () => {
    const { setup } = hand(table([1, 2, 0, 2], { starting_stacks: '[200, 200, 200, 1]' }));
    expect(told(setup.actions)).toBe('1 post-small-blind 1 · 2 post-big-blind 2 · 4 post-big-blind 1');
    expect(setup.actions?.every((a) => a.street === 'preflop')).toBe(true);
  });

  it.each([
    ['of all', [0, 0, 0], [3, 3, 3], { ante: 3, anteFrom: 'each' }],
    ['of the big blind', [1, 2, 0], [0, 3, 0], { ante: 3, anteFrom: 'big-blind' }],
    ['of the button', [1, 2, 0], [0, 0, 3], { ante: 3, anteFrom: 'button' }],
    ['of the big blind heads-up', [1, 2], [0, 3], { ante: 3, anteFrom: 'big-blind' }],
    ['of the button heads-up', [1, 2], [3, 0], { ante: 3, anteFrom: 'button' }],
  ])('read an ante %s', (_, blinds, antes, stakes) => {
    expect(hand(table(blinds, { antes: `[${antes.join(', ')}]` })).setup.stakes).toMatchObject(stakes);
  });

  it('tell antes that differ by player one by one, no more than the stack', () => {
    const { setup } = hand(table([1, 2, 0], { antes: '[5, 1, 0]', starting_stacks: '[4, 2, 9]' }));
    expect(told(setup.actions)).toBe('1 post-ante 4 · 2 post-ante 1 · 2 post-big-blind 1');
    expect(setup.stakes).toMatchObject({ ante: 0, smallBlind: 1, bigBlind: 2 });
  });

  it.each([[[4, 2, 0]], [[0, 0, 2, 0]], [[1, 4, 2, 0]]])(
    'are refused where they can be read in two ways: %j',
    (blinds) => {
      expect(faults(table(blinds))).toMatchObject([{ code: 'unclear-blinds', line: 3, column: 1 }]);
    },
  );
});

describe('players', () => {
  it('sit on 1, 2, 3 from the small blind to the button unless seats are stated', () => {
    const plain = hand(phh({ players: "['ann', '', 'bob']" })).setup;
    expect(plain.seats.map((s) => [s.seat, s.player])).toEqual([
      [1, 'ann'],
      [2, null],
      [3, 'bob'],
    ]);
    expect(plain.button).toBe(3);
    const stated = hand(phh({ seats: '[5, 9, 2]' })).setup;
    expect(stated.seats.map((s) => s.seat)).toEqual([5, 9, 2]);
    expect(stated.button).toBe(2);
    expect(told(stated.actions)).toBe('2 raise 6 · 5 fold · 9 fold');
  });

  it('heads-up are the big blind first and the button second', () => {
    const { setup } = hand(headsUp({ actions: "['p2 cc', 'p1 cc', 'd db 2c3d4h', 'p1 cc', 'p2 cbr 2', 'p1 f']" }));
    expect(setup.button).toBe(2);
    expect(told(setup.actions)).toBe('2 call · 1 check · 1 check · 2 bet 2 · 1 fold');
  });

  it.each([
    ['[1, 3, 2, 4]', 'seats-not-clockwise', 1],
    ['[3, 4, 1, 5]', 'seats-not-clockwise', 1],
    ['[1, 2, 3, 11]', 'no-such-seat', 19],
    ['[1, 2, 2, 4]', 'duplicate-seat', 16],
    ['[1, 2, 3]', 'wrong-length', 1],
  ])('cannot sit on %s', (seats, code, column) => {
    expect(faults(table([1, 2, 0, 0], { seats }))).toMatchObject([{ code, line: 7, column }]);
  });
});

describe('actions', () => {
  const play = (...actions: string[]): RecordedHand => hand(phh({ actions: JSON.stringify(actions) }));

  it('name checks, calls, bets and raises by the state of their street', () => {
    const { setup } = play(
      'p3 cc',
      'p1 cc',
      'p2 cc',
      'd db 2c3d4h',
      'p1 cc',
      'p2 cbr 5',
      'p3 cbr 15',
      'p1 f',
      'p2 cc',
      'd db 5c',
      'p2 cc',
    );
    expect(told(setup.actions)).toBe(
      '3 call · 1 call · 2 check · 1 check · 2 bet 5 · 3 raise 15 · 1 fold · 2 call · 2 check',
    );
    expect(setup.actions?.map((a) => a.street)).toEqual([
      'preflop',
      'preflop',
      'preflop',
      'flop',
      'flop',
      'flop',
      'flop',
      'flop',
      'turn',
    ]);
    expect(cards(setup.board)).toBe('2c3d4h5c');
  });

  it('call a missing big blind and check a full one', () => {
    expect(told(hand(table([1, 0, 0], { actions: "['p3 cc', 'p1 cc']" })).setup.actions)).toBe('3 call · 1 call');
    expect(told(hand(table([1, 2, 4], { actions: "['p1 cc', 'p2 cc', 'p3 cc']" })).setup.actions)).toBe(
      '1 call · 2 call · 3 check',
    );
    expect(told(hand(table([0, 0, 0], { actions: "['p1 cc', 'p2 cbr 4']" })).setup.actions)).toBe('1 check · 2 bet 4');
  });

  it('keep unknown cards unknown until shown, in the order of the deal', () => {
    const { setup } = play(
      'd dh p1 ??Ad',
      'd dh p2 KcQc',
      'd dh p3 ????',
      'p1 sm AdTd',
      'p2 sm -',
      'p3 sm',
      'p3 sm ??2c',
    );
    expect(setup.seats.map((s) => cards(s.hole))).toEqual(['TdAd', 'KcQc', '2c??']);
    expect(told(setup.actions)).toBe('1 show AdTd · 2 show KcQc · 3 muck · 3 show ??2c');
    expect(cards(play('p1 sm AsKs').setup.seats[0]?.hole)).toBe('AsKs');
    expect(hand(phh({ actions: '[]' })).setup.seats[0]?.hole).toBeNull();
  });

  it('may carry comments, spaces, or nothing', () => {
    const { setup, record } = play('  p3   cbr 6   # the "isolation" raise', '', '# burn card exposed', 'p1 f');
    expect(told(setup.actions)).toBe('3 raise 6 · 1 fold');
    expect(record).toEqual({ 'comment 0': 'the "isolation" raise', 'comment 1': 'burn card exposed' });
  });

  it.each([
    ['p4 f', 'no-such-player'],
    ['p0 f', 'no-such-player'],
    ['p1 zz', 'unreadable-action'],
    ['p1 f now', 'unreadable-action'],
    ['x', 'unreadable-action'],
    ['d xx', 'unreadable-action'],
    ['d dh p1', 'bad-cards'],
    ['d db 2c3', 'bad-cards'],
    ['d db 1c', 'bad-cards'],
    ['p1 cbr', 'amount-missing'],
    ['p1 cbr -4', 'not-an-amount'],
    ['p1 cbr 4 5', 'not-an-amount'],
    ['p1 cbr 1e99', 'not-an-amount'],
    ['p1 sm 2c3c', 'cards-differ'],
  ])('are refused with their place: %s', (action, code) => {
    const actions = `[\n  "d dh p1 AsKs", # p1 [\n  "${action}",\n]`;
    expect(faults(phh({ actions }))).toMatchObject([{ code, line: 8, column: 3 }]);
  });
});

describe('games of other families', () => {
  const UNKNOWN = { stacks: [null, null], limits: null };
  type Spec = Pick<VariantSpec, 'family' | 'streets' | 'contests'>;
  const [{ contests }] = OMAHA_GAMES;
  const spec = (family: VariantSpec['family'], streets: VariantSpec['streets']): Spec => ({
    family,
    streets,
    contests,
  });
  const read = (variant: Spec, actions: string[], bringIn = 0) => {
    const fields = new Fields({});
    const noted = readNotation(fields, actions, 2).actions;
    const inUnits = (amount: Decimal): number => (typeof amount === 'number' ? amount : Number(amount.text));
    const wagers = bringIn > 0 ? [0, 0] : [1, 2];
    const history = readHistory(
      { fields, variant, seats: [1, 2], wagers, ...UNKNOWN, price: 0, bringIn, inUnits },
      noted,
    );
    return { ...history, faults: fields.faults };
  };
  const draw = (name: 'first-draw' | 'second-draw'): VariantSpec['streets'][number] => ({
    name,
    deal: [{ to: 'draw', max: 5 }],
    opener: 'left-of-button',
    betSize: 'small',
  });
  const DRAW = spec('draw', [
    { name: 'predraw', deal: [{ to: 'hole', facing: 'down', count: 5 }], opener: 'left-of-blinds', betSize: 'small' },
    draw('first-draw'),
    draw('second-draw'),
  ]);
  const STUD = spec('stud', [
    {
      name: 'third',
      deal: [
        { to: 'hole', facing: 'down', count: 2 },
        { to: 'hole', facing: 'up', count: 1 },
      ],
      opener: 'lowest-upcard',
      betSize: 'small',
    },
    { name: 'fourth', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: 'best-upcards', betSize: 'small' },
  ]);

  it('tell draws with the cards drawn, and the hand as held in the end', () => {
    const { actions, holes } = read(DRAW, [
      'd dh p1 2c3c4c5cKd',
      'd dh p2 ????????Ah',
      'p1 cc',
      'p2 cc',
      'p1 sd Kd',
      'p2 sd ????',
      'd dh p1 7d',
      'd dh p2 ????',
      'p1 cbr 2',
      'p2 cc',
      'p1 sd',
      'p2 sd Ah',
      'd dh p2 8s',
      'p1 cc',
    ]);
    expect(told(actions)).toBe(
      '1 call · 2 check · 1 discard Kd +7d · 2 discard 2 +???? · 1 bet 2 · 2 call · 1 stand-pat · 2 discard Ah +8s · 1 check',
    );
    expect(actions.map((a) => a.street)).toEqual([
      ...Array<string>(2).fill('predraw'),
      ...Array<string>(4).fill('first-draw'),
      ...Array<string>(3).fill('second-draw'),
    ]);
    expect(holes.map(cards)).toEqual(['2c3c4c5c7d', '????????8s']);
  });

  it('tell streets of draws apart where nobody may bet between them', () => {
    const { actions } = read(DRAW, ['p1 cc', 'p1 sd', 'p2 sd', 'p1 sd', 'p2 sd']);
    expect(actions.map((a) => a.street)).toEqual(['predraw', 'first-draw', 'first-draw', 'second-draw', 'second-draw']);
  });

  it('refuse a discard nobody holds', () => {
    expect(read(DRAW, ['d dh p1 2c3c4c5cKd', 'p1 sd Kh']).faults).toMatchObject([{ code: 'cards-differ' }]);
  });

  it('tell bring-in, completion and raises', () => {
    const deal = ['d dh p1 ????2c', 'd dh p2 ????Ks'];
    const { actions } = read(
      STUD,
      [...deal, 'p1 pb', 'p2 cbr 4', 'p1 cbr 8', 'p2 cc', 'd dh p1 Ac', 'd dh p2 Ad', 'p2 cc', 'p1 cbr 4'],
      1,
    );
    expect(told(actions)).toBe('1 bring-in · 2 complete 4 · 1 raise 8 · 2 call · 2 check · 1 bet 4');
    expect(actions.map((a) => a.street)).toEqual([...Array<string>(4).fill('third'), 'fourth', 'fourth']);
    expect(told(read(STUD, [...deal, 'p1 cbr 4', 'p2 cc'], 1).actions)).toBe('1 complete 4 · 2 call');
  });
});

describe('files', () => {
  it('say whatever else they say as labelled text', () => {
    const extra = {
      hand: '123456789012345678901',
      time: '00:02:58',
      table: "'A'",
      _tags: "['x', 1]",
      ante_trimming_status: 'true',
      __proto__x: '1',
    };
    const read = hand(phh(extra));
    expect(read.record).toEqual({
      hand: '123456789012345678901',
      time: '00:02:58',
      table: 'A',
      _tags: '["x",1]',
      __proto__x: '1',
      ante_trimming_status: 'true',
    });
  });

  it('of several hands keep their numbers and their order; a bad hand leaves the others', () => {
    const text = `[1]\n${phh()}\n[10]\n${phh({ variant: "'XX'" })}\n[2]\n${phh({ hand: '7' })}`;
    const file = readPhh(text);
    expect(file.ok && file.value.entries.map(({ number, hand: { ok } }) => [number, ok])).toEqual([
      ['1', true],
      ['10', false],
      ['2', true],
    ]);
    expect(faults(text)).toMatchObject([{ code: 'unsupported-game', detail: 'XX', line: 10, column: 1 }]);
  });

  it('with broken TOML in one hand of several still give the rest', () => {
    const text = `[1]\n${phh()}\n[2]\n${phh({ min_bet: '= 2' })}\n[3]\n${phh()}`;
    const file = readPhh(text);
    expect(file.ok && file.value.entries.map(({ number, hand: { ok } }) => [number, ok])).toEqual([
      ['1', true],
      ['2', false],
      ['3', true],
    ]);
    expect(faults(text)).toMatchObject([{ code: 'not-toml', line: 13 }]);
  });

  it.each(['', 'x&&garbage', '[2', '[]'])('with a line that numbers one damaged (%j) give the others', (damaged) => {
    const text = `[1]\n${phh()}\n[2]\n${phh()}\n[3]\n${phh()}`.replace('[2]', damaged);
    const file = readPhh(text);
    expect(file.ok && file.value.entries.map(({ number, hand: { ok } }) => [number, ok])).toEqual([
      ['1', true],
      [null, false],
      ['3', true],
    ]);
    expect(faults(text)).toMatchObject([{ code: 'not-toml', line: damaged === '' ? 10 : 9, expected: '[n]' }]);
  });

  it('with the same number twice are read, and the repetition reported', () => {
    const file = readPhh(`[1]\n${phh()}\n[1]\n${phh()}`);
    expect(file.ok && file.value.entries.map(({ number, hand: { ok } }) => [number, ok])).toEqual([
      [null, false],
      ['1', true],
      ['1', true],
    ]);
  });

  it.each([
    ['broken TOML', 'a = 1\nb = [1,', { code: 'not-toml', line: 2, column: 5 }],
    ['the same field twice', `${phh()}min_bet = 2\n`, { code: 'not-toml', line: 7, column: 1 }],
    ['an empty text', '', { code: 'no-hand', line: 1, column: 1 }],
    ['a comment alone', '# nothing\n', { code: 'no-hand', line: 1, column: 1 }],
    ['no variant', phh({ variant: '' }), { code: 'missing-field', expected: 'variant' }],
    ['no blinds', phh({ blinds_or_straddles: '' }), { code: 'missing-field', expected: 'blinds_or_straddles' }],
    ['a fixed-limit hand without bets', phh({ variant: "'FT'" }), { code: 'missing-field', expected: 'small_bet' }],
    ['a field that is no hand among numbered ones', `x = 1\n[1]\n${phh()}`, { code: 'not-a-hand', line: 1, column: 1 }],
    ['a number for a list', phh({ antes: '0' }), { code: 'wrong-type', line: 2, column: 1 }],
    ['a text for an amount', phh({ antes: "[0, '0', 0]" }), { code: 'not-an-amount', line: 2, column: 13 }],
    ['a negative stack', phh({ starting_stacks: '[200, -5, 200]' }), { code: 'not-an-amount', line: 5, column: 25 }],
    [
      'a stack of nothing',
      phh({ starting_stacks: '[200, 0, 200]' }),
      { code: 'stack-not-positive', line: 5, column: 25 },
    ],
    [
      'a stack that is no number',
      phh({ starting_stacks: '[nan, 1, 1]' }),
      { code: 'not-an-amount', line: 5, column: 20 },
    ],
    ['one player', phh({ starting_stacks: '[200]' }), { code: 'wrong-player-count', line: 5, column: 1 }],
    ['an ante too few', phh({ antes: '[0, 0]' }), { code: 'wrong-length', line: 2, column: 1 }],
    ['a number for an action', phh({ actions: "['p3 f', 4]" }), { code: 'wrong-type', line: 6, column: 20 }],
  ])('are refused with their place: %s', (_, text, fault) => {
    expect(faults(text)[0]).toMatchObject(fault);
  });

  it('tell every fault of a hand at once', () => {
    const text = phh({ antes: '[0, -1, 0]', players: "['a']", actions: "['p9 f', 'p1 x']" });
    expect(faults(text).map((f) => f.code)).toEqual([
      'not-an-amount',
      'no-such-player',
      'unreadable-action',
      'wrong-length',
    ]);
  });

  it('may begin with a byte-order mark and end lines as Windows does', () => {
    const text = `\uFEFF${phh().replaceAll('\n', '\r\n')}`;
    expect(hand(text)).toEqual(hand(phh()));
    expect(faults(text.replace('p1 f', 'p1 x'))).toMatchObject([{ code: 'unreadable-action', line: 6 }]);
  });

  it('damaged at random never throw', () => {
    const text = `[1]\n${phh({ antes: '[0.5, 0.5, 0.5]' })}[2]\n${headsUp({ seats: '[4, 6]' })}`;
    const damage = fc.tuple(
      fc.nat(text.length),
      fc.nat(6),
      fc.oneof(fc.string(), fc.constantFrom('[', ']', '"', "'", '=', '1e400', '\n', '#')),
    );
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 4 }), (edits) => {
        const damaged = edits.reduce((t, [at, cut, put]) => t.slice(0, at) + put + t.slice(at + cut), text);
        for (const { line, column } of faults(damaged)) expect(Math.min(line, column)).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/phh');

function filesUnder(folder: string): string[] | null {
  try {
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return entries.filter((name) => /\.phhs?$/.test(name)).map((name) => join(folder, name));
  } catch {
    return null;
  }
}

const PRESENT = filesUnder(HANDS) !== null;

describe.skipIf(!PRESENT)(PRESENT ? 'recorded hands' : `recorded hands (SKIPPED: no ${HANDS})`, () => {
  const SETS = [
    { set: 'pluribus', files: 264, hands: 264, halves: 8 },
    { set: 'wsop', files: 83, hands: 83, halves: 0 },
    { set: 'televised', files: 5, hands: 5, halves: 0 },
    { set: 'handhq', files: 6, hands: 174, halves: 0 },
  ];
  const CODES = new Set(VARIANTS.flatMap((variant) => variant.aliases.phh));

  it.each(SETS)(
    'of $set are read without a fault, games not in the catalogue apart',
    ({ set, files, hands, halves }) => {
      const paths = filesUnder(join(HANDS, set)) ?? [];
      const counts = new Map<string, number>();
      const count = (name: string): unknown => counts.set(name, (counts.get(name) ?? 0) + 1);
      let half = 0;
      for (const path of paths) {
        const file = readPhh(readFileSync(path, 'utf8'));
        if (!file.ok) throw new Error(`${path}: ${JSON.stringify(file.error)}`);
        for (const entry of file.value.entries) {
          if (entry.hand.ok) {
            count(entry.hand.value.setup.variant.id);
            if (entry.hand.value.stated.finalStacks?.some((s) => s.amount === null)) half += 1;
            continue;
          }
          const [fault, ...others] = entry.hand.error;
          expect([path, fault.code, others]).toEqual([path, 'unsupported-game', []]);
          expect(CODES.has(fault.detail ?? '')).toBe(false);
          count(`${fault.detail} (not in the catalogue)`);
        }
      }
      const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
      console.log(
        `${set}: ${paths.length} files, ${total} hands: ${[...counts].map(([code, n]) => `${code} ${n}`).join(', ')}`,
      );
      expect({ files: paths.length, hands: total, halves: half }).toEqual({ files, hands, halves });
    },
  );

  it('heads-up state the small blind first and let the second player act first', () => {
    const text = readFileSync(join(HANDS, 'televised/antonius-blom-2009.phh'), 'utf8');
    const { setup, money } = hand(text);
    expect(money).toEqual({ currency: 'USD', decimals: 2 });
    expect(setup).toMatchObject({ betting: 'pot-limit', button: 2, stakes: { smallBlind: 50000, bigBlind: 100000 } });
    expect(setup.seats.map((s) => [s.player, s.stack])).toEqual([
      ['Patrik Antonius', 125945025],
      ['Victor Blom', 67847350],
    ]);
    expect(setup.actions?.[0]).toMatchObject({ seat: 2, action: 'raise', to: 300000 });
  });

  it('of short deck have the blind on the button', () => {
    const { setup } = hand(readFileSync(join(HANDS, 'televised/phua-xuan-2019.phh'), 'utf8'));
    expect(setup).toMatchObject({
      button: 6,
      stakes: { buttonBlind: 3000, bigBlind: 0, ante: 3000, anteFrom: 'each' },
    });
    expect(setup.board?.[0]).toBe(parseCard('9h'));
  });
});

describe('a fixed-limit bet recorded as far as the other stack can call it', () => {
  const razz = (stack: number, last: string): string =>
    [
      'variant = "FR"',
      'antes = [1, 1]',
      'bring_in = 1',
      'small_bet = 4',
      'big_bet = 8',
      `starting_stacks = [${stack}, 500]`,
      `actions = ["d dh p1 8c2h4c", "d dh p2 4h3d8d", "p2 pb", "p1 cbr 4", "${last}"]`,
    ].join('\n');
  const lastAction = (text: string) => {
    const file = readPhh(text);
    const [entry] = file.ok ? file.value.entries : [];
    return entry?.hand.ok ? entry.hand.value.setup.actions?.at(-1) : entry?.hand;
  };

  it.each([
    // Six chips after the ante: two more are all a raise to eight could win.
    ['is the full bet', 7, 'p2 cbr 6', undefined],
    ['is read as stated where the other could call more', 9, 'p2 cbr 6', 6],
    ['is read as stated where it is full', 100, 'p2 cbr 8', 8],
  ])('%s', (_, stack, last, to) => {
    expect(lastAction(razz(stack, last))).toEqual({
      seat: 2,
      action: 'raise',
      street: 'third',
      ...(to === undefined ? {} : { to }),
    });
  });
});

describe('cards of a PHH hand are dealt to all who play', () => {
  const DEALT = ['p1 2d2c4h', 'p2 JcJdQs', 'p3 4cTc6d'].map((cards) => `d dh ${cards}`);
  const conflictsOf = (actions: readonly string[]): unknown => {
    const text = [
      'variant = "F7S"',
      'antes = [1, 1, 1]',
      'bring_in = 2',
      'small_bet = 4',
      'big_bet = 8',
      'starting_stacks = [50, 50, 50]',
      `actions = [${[...DEALT, ...actions].map((action) => `"${action}"`).join(', ')}]`,
    ].join('\n');
    const file = readPhh(text);
    const [entry] = file.ok ? file.value.entries : [];
    return entry?.hand.ok ? entry.hand.value.conflicts.map(({ code, expected }) => [code, expected]) : 'unread';
  };
  const PLAYED = ['p1 pb', 'p2 cc', 'p3 cc', 'd dh p1 7h', 'd dh p2 Qd', 'd dh p3 5h'];

  it('on every street', () => {
    expect(conflictsOf([...PLAYED, 'p2 cc', 'p3 cc', 'p1 cc'])).toEqual([]);
    const without = PLAYED.filter((action) => action !== 'd dh p3 5h');
    expect(conflictsOf([...without, 'p2 cc', 'p3 cc', 'p1 cc'])).toEqual([['cards-missing', 'd dh p3 before it']]);
    expect(conflictsOf([...without, 'p2 cc', 'd dh p3 5h', 'p3 cc', 'p1 cc'])).toEqual([
      ['cards-missing', 'd dh p3 before it'],
    ]);
    expect(conflictsOf(without)).toEqual([['cards-missing', 'd dh p3 after it']]);
  });
});

describe('what the actions of a PHH hand say against each other', () => {
  const conflictsOf = (actions: readonly string[], number = '') => {
    const text = [
      number,
      'variant = "NT"',
      'antes = [0, 0, 0]',
      'blinds_or_straddles = [1, 2, 0]',
      'min_bet = 2',
      'starting_stacks = [50, 50, 50]',
      `actions = [${actions.map((action) => `"${action}"`).join(', ')}]`,
    ].join('\n');
    const file = readPhh(text.trimStart());
    const hands = file.ok ? file.value.entries.map(({ hand }) => hand) : [];
    return hands.flatMap((hand): unknown[] =>
      hand.ok ? hand.value.conflicts.map(({ code, line, expected }) => [code, line, expected]) : ['unread'],
    );
  };
  const DEALS = ['d dh p1 AsKs', 'd dh p2 ????', 'd dh p3 7c7d'];

  it('where anybody is dealt cards everybody is before somebody acts', () => {
    expect(conflictsOf([...DEALS, 'p3 f', 'p1 f'])).toEqual([]);
    expect(conflictsOf(['p3 f', 'p1 f'])).toEqual([]);
    expect(conflictsOf(['d dh p1 AsKs', 'd dh p3 7c7d', 'p3 f', 'p1 f'])).toEqual([
      ['cards-missing', 6, 'd dh p2 before it'],
    ]);
    expect(conflictsOf(['d dh p1 AsKs', 'd dh p2 ????', 'p3 f', 'd dh p3 7c7d'])).toEqual([
      ['cards-missing', 6, 'd dh p3 before it'],
    ]);
  });

  it('a hand is not shown twice on end', () => {
    expect(conflictsOf([...DEALS, 'p3 cbr 50', 'p1 cc', 'p2 f', 'p3 sm 7c7d', 'p3 sm 7c7d', 'p1 sm AsKs'])).toEqual([
      ['show-twice', 6, 'a hand shown once'],
    ]);
  });

  const TABLED = ['p1 sm AsKs', 'p3 sm 7c7d'];

  it('hands are turned when nobody acts any more, by all who have not folded', () => {
    const played = [...DEALS, 'p3 cbr 50', 'p1 cc', 'p2 f', 'd db 2c3c4d', 'd db 5h', 'd db 9s'];
    expect(conflictsOf([...played, ...TABLED])).toEqual([]);
    expect(conflictsOf([...played, 'p1 sm AsKs'])).toEqual([['showdown-missing', 6, 'sm of p3 after it']]);
    expect(conflictsOf([...DEALS, 'p3 cbr 50', 'p1 cc', 'p3 sm', 'p2 f', 'p1 sm'])).toEqual([
      ['shown-out-of-order', 6, 'nobody to act after a hand is shown'],
    ]);
  });

  it('no card is shown twice', () => {
    const played = [...DEALS, 'p3 cbr 50', 'p1 cc', 'p2 f', 'd db 2c3c4d', 'd db 5h', 'd db 9s'];
    expect(conflictsOf([...played, 'p1 sm AsKs', 'p3 sm 7c7c'])).toEqual([['duplicate-card', 6, 'different cards']]);
  });

  it('a street begun is dealt to its end before the next', () => {
    const [first, ...others] = ['d db 5h', 'd db 2c3c4d', 'd db 9s'];
    expect(conflictsOf([...DEALS, 'p3 cbr 50', 'p1 cc', 'p2 f', first ?? '', ...others, ...TABLED])).toEqual([
      ['street-out-of-order', 6, 'd db of 2'],
    ]);
  });

  it('nobody wagers less than the least bet stated, his whole stack apart', () => {
    const hand = (actions: string): unknown => {
      const text = `variant = "NT"\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 10\nstarting_stacks = [50, 7]\nactions = [${actions}]`;
      const file = readPhh(text);
      const [entry] = file.ok ? file.value.entries : [];
      return entry?.hand.ok ? entry.hand.value.conflicts.map(({ code, detail }) => [code, detail]) : 'unread';
    };
    expect(hand('"p2 cc", "p1 cbr 12", "p2 f"')).toEqual([]);
    expect(hand('"p2 cbr 7", "p1 cc"')).toEqual([]);
    expect(hand('"p2 cc", "p1 cc", "d db 2c3c4d", "p1 cbr 9", "p2 f"')).toEqual([['wager-below-min-bet', '9']]);
  });

  it('is told by the line of its file', () => {
    expect(conflictsOf(['d dh p1 AsKs', 'd dh p3 7c7d', 'p3 f', 'p1 f'], '[1]')).toEqual([
      ['cards-missing', 7, 'd dh p2 before it'],
    ]);
  });
});
