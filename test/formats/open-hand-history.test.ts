import { describe, expect, it } from 'vitest';
import { formatCard, type MaybeCard } from '../../src/core/index.ts';
import {
  FORMATS,
  type FormatFault,
  type RecordedHand,
  readOpenHandHistory,
  writeOpenHandHistory,
} from '../../src/formats/index.ts';

type Json = Record<string, unknown>;

const act = (player_id: number, action: string, amount?: number | string, more: Json = {}): Json => ({
  player_id,
  action,
  ...(amount === undefined ? {} : { amount }),
  ...more,
});
const round = (id: number, street: string, actions: readonly Json[], cards?: unknown): Json => ({
  id,
  street,
  ...(cards === undefined ? {} : { cards }),
  actions: actions.map((one, i) => ({ action_number: i + 1, ...one })),
});

const PREFLOP = round(0, 'Preflop', [
  act(1, 'Post SB', 0.5),
  act(2, 'Post BB', 1),
  act(0, 'Dealt Cards', undefined, { cards: ['Ah', 'Kd'] }),
  act(0, 'Raise', 3, { is_allin: false }),
  act(1, 'Fold'),
  act(2, 'Call', 2),
]);
const FLOP = round(
  1,
  'Flop',
  [act(2, 'Check'), act(0, 'Bet', 4), act(2, 'Raise', 10), act(0, 'Call', 6)],
  ['2c', '7d', 'Kh'],
);
const TURN = round(2, 'Turn', [act(2, 'Check'), act(0, 'Check')], ['9s']);
const RIVER = round(3, 'River', [act(2, 'Check'), act(0, 'Check')], ['3c']);
const SHOWDOWN = round(4, 'Showdown', [
  act(0, 'Shows Cards', undefined, { cards: ['Ah', 'Kd'] }),
  act(2, 'Shows Cards', undefined, { cards: ['Qs', 'Qh'] }),
]);
const POT = { number: 0, amount: 26.5, rake: 0.5, player_wins: [{ player_id: 0, win_amount: 26 }] };

const BASE: Json = {
  spec_version: '1.4.7',
  site_name: 'A Room',
  game_number: '42',
  game_type: 'Holdem',
  bet_limit: { bet_type: 'NL' },
  table_size: 6,
  currency: 'EUR',
  dealer_seat: 1,
  small_blind_amount: 0.5,
  big_blind_amount: 1,
  ante_amount: 0,
  hero_player_id: 0,
  players: [
    { id: 0, seat: 1, name: 'anna', starting_stack: 100 },
    { id: 1, seat: 3, name: 'bruno', starting_stack: 80 },
    { id: 2, seat: 5, name: 'carla', starting_stack: 60.5 },
  ],
  rounds: [PREFLOP, FLOP, TURN, RIVER, SHOWDOWN],
  pots: [POT],
};

const ohh = (fields: Json = {}): string => JSON.stringify({ ohh: { ...BASE, ...fields } });

function hand(text: string): RecordedHand {
  const file = readOpenHandHistory(text);
  const [entry] = file.ok ? file.value.entries : [];
  if (!entry?.hand.ok) throw new Error(JSON.stringify(file));
  return entry.hand.value;
}

function faults(text: string): readonly FormatFault[] {
  const file = readOpenHandHistory(text);
  if (!file.ok) return file.error;
  return file.value.entries.flatMap((entry) => (entry.hand.ok ? [] : entry.hand.error));
}

const cards = (list: readonly MaybeCard[] | null | undefined): string =>
  list?.map((card) => (card === null ? '??' : formatCard(card))).join('') ?? 'none';

const told = ({ setup }: RecordedHand): string =>
  (setup.actions ?? [])
    .map((a) =>
      [a.seat, a.action, a.to ?? a.amount, a.cards && cards(a.cards)].filter((x) => x !== undefined).join(' '),
    )
    .join(' · ');

/** The base hand with one action of a round changed. */
const changed = (at: readonly [number, number], change: Json): string => {
  const rounds = [PREFLOP, FLOP, TURN, RIVER, SHOWDOWN].map((one, i) => {
    if (i !== at[0]) return one;
    const actions = (one.actions as Json[]).map((own, k) => (k === at[1] ? { ...own, ...change } : own));
    return { ...one, actions };
  });
  return ohh({ rounds });
};

describe('a hand', () => {
  it('has raises as totals, counted from the chips they add', () => {
    expect(told(hand(ohh()))).toBe(
      '3 post-small-blind 5 · 5 post-big-blind 10 · 1 raise 30 · 3 fold · 5 call 30 · 5 check · 1 bet 40 · 5 raise 100 · 1 call 100 · 5 check · 1 check · 5 check · 1 check · 1 show AhKd · 5 show QsQh',
    );
  });

  it('has stakes, table, board and money in the unit of its finest amount', () => {
    const { setup, money } = hand(ohh());
    expect(money).toEqual({ currency: 'EUR', decimals: 1 });
    expect(setup).toMatchObject({ betting: 'no-limit', button: 1, stakes: { smallBlind: 5, bigBlind: 10, ante: 0 } });
    expect(setup.seats.map(({ seat, player, stack, hole }) => [seat, player, stack, cards(hole)])).toEqual([
      [1, 'anna', 1000, 'AhKd'],
      [3, 'bruno', 800, 'none'],
      [5, 'carla', 605, 'QsQh'],
    ]);
    expect(cards(setup.board)).toBe('2c7dKh9s3c');
  });

  it('states what was won, the pot, the rake, and who showed', () => {
    const { stated, conflicts, record } = hand(ohh());
    expect(conflicts).toEqual([]);
    expect(stated).toMatchObject({
      collected: [{ seat: 1, text: '26', amount: 260, pot: null, board: null }],
      totalPot: { text: '26.5', amount: 265 },
      rake: { text: '0.5', amount: 5 },
      winners: [1],
      pots: null,
      finalStacks: null,
    });
    expect(stated.shown?.map(({ seat, cards: shown }) => [seat, cards(shown)])).toEqual([
      [1, 'AhKd'],
      [5, 'QsQh'],
    ]);
    expect(record).toEqual({ site_name: 'A Room', game_number: '42', table_size: '6', hero: 'seat 1' });
  });

  it.each<[string, string]>([
    ['without the wrapping', JSON.stringify(BASE)],
    ['after a byte order mark and blank lines', `\uFEFF\n\n${ohh()}\n\n`],
    ['in a list', `[${ohh()}]`],
    ['laid out over lines, as Windows ends them', JSON.stringify({ ohh: BASE }, null, 4).replaceAll('\n', '\r\n')],
    ['with numbers as texts', ohh({ table_size: '6', dealer_seat: '1', small_blind_amount: '0.50' })],
    [
      'with cards as a text',
      ohh({ rounds: [{ ...PREFLOP, cards: '' }, { ...FLOP, cards: '2c 7d Kh' }, TURN, RIVER, SHOWDOWN] }),
    ],
    [
      'with the whole board on every street',
      ohh({ rounds: [PREFLOP, FLOP, { ...TURN, cards: ['2c', '7d', 'Kh', '9s'] }, RIVER, SHOWDOWN] }),
    ],
    ['without a dealer, who sits before the small blind', ohh({ dealer_seat: null })],
    ['without blinds, which are as posted', ohh({ small_blind_amount: undefined, big_blind_amount: null })],
  ])('is the same %s', (_, text) => {
    expect(hand(text)).toEqual(hand(ohh()));
  });

  it('may be run more than once', () => {
    const twice = [
      ...[PREFLOP, FLOP],
      round(2, 'Turn', [], ['9s']),
      round(3, 'River', [], ['3c']),
      round(4, 'Turn', [], ['4h']),
      round(5, 'River', [], ['5h']),
    ];
    const { setup, conflicts } = hand(ohh({ rounds: twice, flags: ['Run_It_Twice'] }));
    expect(setup.board).toBeNull();
    expect(setup.boards?.map(cards)).toEqual(['2c7dKh9s3c', '2c7dKh4h5h']);
    expect(conflicts).toEqual([]);
  });

  it('has posts of every kind', () => {
    const posts = [
      act(0, 'Post Ante', 0.1),
      act(1, 'Post SB', 0.5),
      act(2, 'Post BB', 1),
      act(0, 'Post Dead', 0.5),
      act(0, 'Post Extra Blind', 1),
      act(1, 'Straddle', 2),
    ];
    expect(told(hand(ohh({ rounds: [round(0, 'Preflop', posts)], pots: [] })))).toBe(
      '1 post-ante 1 · 3 post-small-blind 5 · 5 post-big-blind 10 · 1 post-dead-blind 5 · 1 post-big-blind 10 · 3 post-straddle 20',
    );
  });

  it('of stud begins with a bring-in that is completed', () => {
    const third = round(0, 'Third Street', [
      ...[0, 1, 2].map((id) => act(id, 'Post Ante', 1)),
      act(1, 'Post Extra Blind', 2),
      act(2, 'Raise', 5),
      act(0, 'Fold'),
      act(1, 'Fold'),
    ]);
    const stud = hand(
      ohh({
        ...{ game_type: 'Stud', bet_limit: { bet_type: 'FL' }, ante_amount: 1 },
        ...{ small_blind_amount: 5, big_blind_amount: 10, rounds: [third] },
        pots: [{ number: 0, amount: 7, player_wins: [{ player_id: 2, win_amount: 7 }] }],
      }),
    );
    expect(stud.setup.stakes).toMatchObject({ ante: 10, bringIn: 20, smallBet: 50, bigBet: 100, bigBlind: 0 });
    expect(told(stud)).toContain('3 bring-in · 5 complete 50 · 1 fold · 3 fold');
    expect(stud.conflicts).toEqual([]);
  });

  it('of Omaha is the game with as many cards as somebody holds', () => {
    const five = act(0, 'Dealt Cards', undefined, { cards: ['Ah', 'Kd', '2h', '3h', '4h'] });
    const rounds = [round(0, 'Preflop', [act(1, 'Post SB', 0.5), act(2, 'Post BB', 1), five])];
    const games = ['Omaha', 'OmahaHiLo'].map(
      (game_type) => hand(ohh({ game_type, rounds, pots: [] })).setup.variant.id,
    );
    expect(games).toEqual(['omaha-5', 'big-o']);
  });

  it('tells apart its pots, what went to a jackpot, and hands sold to the site', () => {
    const pots = [
      { number: 0, amount: 20, rake: 0.4, jackpot: 0.1, player_wins: [{ player_id: 0, win_amount: 19.5 }] },
      { number: 1, amount: 6.5, player_wins: [{ player_id: 2, win_amount: 6.5, cashout_amount: 5 }] },
    ];
    const { stated, record } = hand(ohh({ pots }));
    expect(stated.pots).toMatchObject([
      { name: 'main', text: '19.5' },
      { name: 'side-1', text: '6.5' },
    ]);
    expect(stated.collected?.map(({ seat, pot, amount }) => [seat, pot, amount])).toEqual([
      [1, 'main', 195],
      [5, 'side-1', 65],
    ]);
    expect([stated.rake?.amount, record.jackpot, stated.cashedOut]).toEqual([
      5,
      '0.1',
      [{ seat: 5, text: '5', amount: 50 }],
    ]);
  });

  it('is raked as its pots tell, by pot where the house took from another than the main one', () => {
    const side = [
      { number: 0, amount: 20, rake: 0.4, player_wins: [{ player_id: 0, win_amount: 19.6 }] },
      { number: 1, amount: 6.5, rake: 0.1, player_wins: [{ player_id: 2, win_amount: 6.4 }] },
    ];
    const [one, two] = [hand(ohh()), hand(ohh({ pots: side }))];
    expect([one, two].map(({ setup }) => setup.stakes.rake)).toMatchObject([{ drop: 5 }, { drop: 5, byPot: [4, 1] }]);
    const again = [one, two].map((own) => writeOpenHandHistory(own));
    expect(again.map((written) => written.ok && [written.value.lost, hand(written.value.text).stated])).toEqual([
      [[], one.stated],
      [[], two.stated],
    ]);
  });

  it('without its rake leaves open what the house took, and is written with the pot its bets make', () => {
    const { rake: _, ...silent } = POT;
    const read = hand(ohh({ pots: [silent] }));
    expect([read.conflicts, read.stated.rake, read.stated.totalPot?.amount]).toEqual([[], null, 265]);
    const untold = writeOpenHandHistory({ ...read, stated: { ...read.stated, totalPot: null } });
    expect(untold.ok && hand(untold.value.text)).toEqual(read);
  });

  it('is written with the site whose preset it was played under, and with what it says against itself named', () => {
    const read = hand(changed([0, 3], { is_allin: true }));
    const { site_name: _, ...record } = read.record;
    const written = writeOpenHandHistory({ ...read, rulebook: 'pokerstars', record });
    if (!written.ok) throw new Error(JSON.stringify(written.error));
    expect(written.value.lost).toEqual([{ code: 'conflict', detail: 'all-in-differs' }]);
    expect(hand(written.value.text).rulebook).toBe('pokerstars');
  });

  it('of stud that nobody brought in is opened by a bet', () => {
    const third = round(0, 'Third', [
      ...[0, 1].map((id) => act(id, 'Post Ante', 0.5)),
      ...[0, 1].map((id) => act(id, 'Dealt Cards', undefined, { cards: ['??', '??', id === 0 ? '2c' : 'Ad'] })),
      ...[act(0, 'Bet', 2), act(1, 'Fold')],
    ]);
    const players = (BASE.players as Json[]).slice(0, 2);
    const stud = { game_type: 'Stud', bet_limit: { bet_type: 'FL' }, small_blind_amount: 2, big_blind_amount: 4 };
    expect(told(hand(ohh({ ...stud, ante_amount: 0.5, players, rounds: [third], pots: [] })))).toContain('1 bet 20');
  });

  it('of a tournament keeps its bounties and its terms as labels', () => {
    const { record } = hand(
      ohh({
        tournament: true,
        tournament_info: { name: 'Sunday', buyin_amount: 9.5, speed: { type: 'Turbo', round_time: 180 } },
        tournament_bounties: [{ player_id: 0, bounty_won: 2.5, defeated_player_id: 2 }],
      }),
    );
    expect(record).toMatchObject({
      tournament: 'true',
      'tournament name': 'Sunday',
      'tournament buyin_amount': '9.5',
      'tournament speed type': 'Turbo',
      'bounty 1': 'seat 1 won 2.5 for seat 5',
    });
  });

  it('counts who neither shows nor wins, where others show, as having mucked', () => {
    const rounds = [
      PREFLOP,
      FLOP,
      TURN,
      RIVER,
      { ...SHOWDOWN, actions: [act(0, 'Shows Cards', undefined, { cards: ['Ah', 'Kd'] })] },
    ];
    expect(told(hand(ohh({ rounds })))).toMatch(/1 show AhKd · 5 muck$/);
  });
});

/** The first round where the small blind is nobody's: who would post it calls. */
const withoutSmall = (preflop: Json): readonly Json[] => [
  { ...preflop, actions: [...(preflop.actions as Json[]).slice(1, 4), act(1, 'Call', 3), act(2, 'Call', 2)] },
];

/** The first round with its cards dealt at the end. */
const lateDeal = (preflop: Json): Json => {
  const [small, big, deal, ...acts] = preflop.actions as Json[];
  const actions = [small, big, ...acts, deal].map((own, i) => ({ ...own, action_number: i + 1 }));
  return { ...preflop, actions };
};

describe('a record against itself', () => {
  it.each<[string, string, string]>([
    ['call-amount', 'a call of another price', changed([0, 5], { amount: 3 })],
    ['call-amount', 'a bet of another size', changed([1, 1], { amount: 5 })],
    ['above-stack', 'a bet beyond the stack', changed([1, 2], { amount: 90 })],
    ['all-in-differs', 'all in with chips behind', changed([0, 3], { is_allin: true })],
    ['amount-of-no-bet', 'a check with chips', changed([2, 0], { amount: 2 })],
    ['action-order', 'a number left out', changed([1, 2], { action_number: 7 })],
    ['cards-differ', 'other cards shown than dealt', changed([4, 0], { cards: ['Ah', 'Kc'] })],
    [
      'collected-plus-rake-not-pot',
      'more won than lies there',
      ohh({ pots: [{ ...POT, player_wins: [{ player_id: 0, win_amount: 26.5 }] }] }),
    ],
    [
      'pot-not-sum-of-bets',
      'a pot of another size',
      ohh({ pots: [{ ...POT, amount: 30.5, player_wins: [{ player_id: 0, win_amount: 30 }] }] }),
    ],
    [
      'winner-folded',
      'won by who folded',
      ohh({ pots: [{ ...POT, player_wins: [{ player_id: 1, win_amount: 26 }] }] }),
    ],
    ['run-it-twice-flag', 'run twice on one board', ohh({ flags: ['Run_It_Twice'] })],
    ['too-many-players', 'more players than chairs', ohh({ table_size: 2 })],
    ['street-out-of-order', 'a street left out', ohh({ rounds: [PREFLOP, FLOP, RIVER] })],
    ['pot-order', 'a pot misnumbered', ohh({ pots: [{ ...POT, number: 3 }] })],
    ['repeated-field', 'a name twice', ohh().replace('"dealer_seat":1', '"dealer_seat":3,"dealer_seat":1')],
    ['blinds-differ', 'an ante of another height', changed([0, 0], { action: 'Post Ante' })],
    ['blinds-differ', 'a small blind above the big one', ohh({ rounds: withoutSmall(PREFLOP), small_blind_amount: 2 })],
    ['bet-facing-bet', 'a stack bet against a bet', changed([1, 2], { action: 'Bet', amount: 57.5 })],
    ['nothing-to-raise', 'a stack raised where nobody bet', changed([1, 1], { action: 'Raise', amount: 97 })],
    ['blinds-differ', 'a post of nothing', changed([0, 0], { amount: 0, action: 'Post Dead' })],
    [
      'action-order',
      'cards dealt after somebody acted',
      ohh({ rounds: [lateDeal(PREFLOP), FLOP, TURN, RIVER, SHOWDOWN] }),
    ],
    ['duplicate-card', 'a card shown twice', changed([4, 0], { cards: ['Ah', 'Ah'] })],
    ['role-differs', 'the button on the big blind', ohh({ rounds: withoutSmall(PREFLOP), dealer_seat: 5 })],
    ['cards-missing', 'the cards of another than whose record it is', changed([0, 2], { player_id: 1 })],
    [
      'show-missing',
      'a winner who does not show',
      ohh({ rounds: [PREFLOP, FLOP, TURN, RIVER, { ...SHOWDOWN, actions: [(SHOWDOWN.actions as Json[])[1]] }] }),
    ],
    [
      'street-out-of-order',
      'boards that part after the street on which nobody could bet',
      ohh({
        rounds: [
          PREFLOP,
          FLOP,
          ...[round(2, 'Turn', [], ['9s']), round(3, 'River', [], ['3c'])],
          round(5, 'River', [], ['5h']),
        ],
      }),
    ],
    [
      'player-without-action',
      'a player who does nothing',
      ohh({ players: [...(BASE.players as Json[]), { id: 3, seat: 6, name: 'd' }] }),
    ],
  ])('%s: %s', (code, _, text) => {
    expect(hand(text).conflicts.map((conflict) => conflict.code)).toContain(code);
  });

  it('reads raises as totals where only so they fit, and says so', () => {
    const raiseTo = ohh({
      rounds: [
        round(0, 'Preflop', [
          ...[act(1, 'Post SB', 0.5), act(2, 'Post BB', 1), act(0, 'Raise', 3), act(1, 'Raise', 9)],
          ...[act(2, 'Fold'), act(0, 'Call', 6)],
        ]),
        round(1, 'Flop', [act(1, 'Bet', 5), act(0, 'Fold')], ['2c', '7d', 'Kh']),
      ],
      pots: [{ number: 0, amount: 19, rake: 0, player_wins: [{ player_id: 1, win_amount: 19 }] }],
    });
    const read = hand(raiseTo);
    expect(told(read)).toContain('1 raise 30 · 3 raise 90');
    expect(read.conflicts.map(({ code }) => code)).toEqual(['raise-to']);
  });
});

describe('a fault', () => {
  it.each<[string, string, string]>([
    ['unsupported-game', '/game_type: Tarot', ohh({ game_type: 'Tarot' })],
    ['missing-field', '/players', ohh({ players: undefined })],
    ['no-such-player', '/rounds/0/actions/3/player_id: 9', changed([0, 3], { player_id: 9 })],
    ['unknown-action', '/rounds/0/actions/3/action: Sings', changed([0, 3], { action: 'Sings' })],
    ['not-an-amount', '/rounds/0/actions/3/amount: -3', changed([0, 3], { amount: -3 })],
    ['too-many-digits', '/rounds/0/actions/3/amount: 3.00000000004', changed([0, 3], { amount: 3.00000000004 })],
    ['amount-missing', '/rounds/0/actions/3/amount', changed([0, 3], { amount: null })],
    ['bad-cards', '/rounds/4/actions/0/cards/1: Kx', changed([4, 0], { cards: ['Ah', 'Kx'] })],
    ['wrong-card-count', '/rounds/1/cards: 2c7d', ohh({ rounds: [PREFLOP, { ...FLOP, cards: ['2c', '7d'] }] })],
    ['unknown-street', '/rounds/1/street: Ocean', ohh({ rounds: [PREFLOP, { ...FLOP, street: 'Ocean' }] })],
    ['no-such-seat', '/dealer_seat: 11', ohh({ dealer_seat: 11 })],
    [
      'duplicate-seat',
      '/players/1/seat: 1',
      ohh({
        players: [
          { id: 0, seat: 1 },
          { id: 1, seat: 1 },
        ],
      }),
    ],
    [
      'duplicate-player',
      '/players/1/id: 0',
      ohh({
        players: [
          { id: 0, seat: 1 },
          { id: 0, seat: 2 },
        ],
      }),
    ],
    ['not-a-number', '/table_size: six', ohh({ table_size: 'six' })],
  ])('%s at %s', (code, detail, text) => {
    expect(faults(text).map((fault) => [fault.code, fault.detail])).toContainEqual([code, detail]);
  });

  it('has its line and column, and all of them are told at once, in order', () => {
    const text = `{\n  "ohh": {\n    "game_type": "Holdem",\n    "dealer_seat": 1,\n    "players": [{"id": 0, "seat": 0},\n      {"id": 1, "seat": 99}],\n    "rounds": []\n  }\n}`;
    expect(faults(text).map(({ line, column, code }) => [line, column, code])).toEqual([
      [5, 35, 'no-such-seat'],
      [6, 25, 'no-such-seat'],
    ]);
  });

  it('in one hand leaves the others of the file', () => {
    const broken = ohh().replace('"currency":', '"currency"');
    const file = readOpenHandHistory([ohh(), 'and some words', broken, ohh({ game_number: '43' })].join('\n\n'));
    expect(file.ok && file.value.entries.map(({ number, hand: { ok } }) => [number, ok])).toEqual([
      ['42', true],
      [null, false],
      [null, false],
      ['43', true],
    ]);
    expect(faults([ohh(), broken].join('\n\n'))).toMatchObject([{ code: 'not-json', line: 3, expected: ':' }]);
  });

  it.each([
    ['', 'no-hand'],
    ['   ', 'no-hand'],
    ['words', 'stray-text'],
    ['{}', 'not-a-hand'],
    ['{"ohh":', 'not-json'],
    ['{"ohh":{"players":[{"id":0}', 'not-json'],
  ])('of %j is %s', (text, code) => {
    expect(faults(text).map((fault) => fault.code)).toEqual([code]);
  });
});

describe('what is written', () => {
  it('says what it leaves out', () => {
    const read = hand(ohh());
    const stated = { ...read.stated, finalStacks: [{ seat: 1, text: '1', amount: 10 }] };
    const setup = { ...read.setup, stakes: { ...read.setup.stakes, smallestChip: 5 } };
    const written = writeOpenHandHistory({ ...read, setup, stated, rulebook: 'tda-2024' });
    expect(written.ok && written.value.lost).toEqual([
      { code: 'stated', detail: 'finalStacks' },
      { code: 'rulebook', detail: 'tda-2024' },
      { code: 'smallest-chip', detail: '5' },
    ]);
  });

  it.each([
    ['no-history', { actions: null }],
    ['opening', { opening: { street: 'flop' as const, pot: 10 } }],
    ['chips-without-a-word', { actions: [{ seat: 1, action: 'chips' as const, chips: [5] }] }],
    ['unknown-amount', { actions: [{ seat: 1, action: 'raise' as const }] }],
  ])('is nothing where there are no words for the hand: %s', (code, change) => {
    const read = hand(ohh());
    const written = writeOpenHandHistory({ ...read, setup: { ...read.setup, ...change } });
    expect(written.ok ? [] : written.error.map((loss) => loss.code)).toContain(code);
  });
});

it('is told from other texts', () => {
  expect(
    [ohh(), '{"variant":"omaha"}', 'variant = "NT"', ''].map((text) =>
      FORMATS.find(({ id }) => id === 'open-hand-history')?.recognises(text),
    ),
  ).toEqual([true, false, false, false]);
});
