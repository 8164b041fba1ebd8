import type { Flip, HouseFlip } from './flip.ts';

const IT = 'italian-tournament';
const TDA = 'tda-2024';
const WSOP = 'wsop-2024';
const ROBERTS = 'roberts-11';
const ROOM = 'italian-limit-room';

const miscalled = { seat: 2, declared: 'two-pair', shown: 'flush' };
const killed = { seat: 2, tabled: true, obviousWinner: true };
const order = { allIn: false, wagered: false, game: 'board', button: 1, seats: [2, 4, 6] };
const pushed = { wagered: false, pushed: true, aggressor: 4, game: 'board', button: 1, seats: [2, 4, 6] };
const counted = { error: 'counting', nextHandAction: false, reconstructible: true };
const read = { error: 'reading', nextHandBegun: false, reconstructible: true };
const hidden = { seat: 2, what: 'chips', allIn: true, won: true, hidden: 500, winner: 6 };

/** Showdown, hands and pots: two cases one fact apart with different outcomes, by clause. */
export const SHOWDOWN_FLIPS: Readonly<Record<string, readonly Flip[]>> = {
  'INT-01 floor-discretion': [
    [
      TDA,
      { ruled: 'hand-dead', instead: 'hand-live', reason: 'wrong-information' },
      { instead: 'hand-dead' },
      ['floor-decides', 'floor-decides-instead'],
      ['stands', 'floor-follows-the-rule'],
    ],
    [
      ROBERTS,
      { ruled: 'call', instead: 'call', reason: 'fairness' },
      { ruled: 'raise' },
      ['stands', 'floor-follows-the-rule'],
      ['floor-decides', 'floor-decides-instead'],
    ],
    [
      IT,
      { ruled: 'call', instead: 'raise', reason: 'fairness' },
      { reason: 'fault-of-the-house' },
      ['floor-decides', 'floor-decides-instead'],
      ['floor-decides', 'floor-decides-instead'],
    ],
  ],
  'INT-02 cards-speak': [
    [TDA, miscalled, { declared: 'flush' }, ['hand-live', 'cards-speak'], ['stands', 'announced-as-shown']],
    [WSOP, miscalled, { shown: 'two-pair' }, ['hand-live', 'cards-speak'], ['stands', 'announced-as-shown']],
    [
      ROBERTS,
      { ...miscalled, deliberate: false },
      { deliberate: true },
      ['hand-live', 'cards-speak'],
      ['hand-live', 'cards-speak'],
    ],
  ],
  'INT-03 tabling': [
    [
      TDA,
      { seat: 2, holeCards: 2, faceUp: 2, readable: true },
      { readable: false },
      ['hand-live', 'hand-is-tabled'],
      ['must-table', 'hand-not-readable'],
    ],
    [
      TDA,
      { seat: 2, holeCards: 2, faceUp: 2, readable: true, refuses: false },
      { holeCards: 4 },
      ['hand-live', 'hand-is-tabled'],
      ['must-table', 'hand-not-yet-tabled'],
    ],
    [
      TDA,
      { seat: 2, holeCards: 2, faceUp: 1, refuses: false },
      { refuses: true },
      ['must-table', 'hand-not-yet-tabled'],
      ['floor-decides', 'tabling-refused'],
    ],
    [
      WSOP,
      { seat: 2, holeCards: 2, faceUp: 1, refuses: false },
      { refuses: true },
      ['must-table', 'hand-not-yet-tabled'],
      ['hand-dead', 'tabling-refused-no-share'],
    ],
    [
      ROBERTS,
      { seat: 2, holeCards: 7, faceUp: 4, refuses: true },
      { refuses: false },
      ['hand-dead', 'tabling-refused-no-share'],
      ['must-table', 'hand-not-yet-tabled'],
    ],
    [
      ROOM,
      { seat: 2, holeCards: 2, faceUp: 1, refuses: true, readable: true },
      { faceUp: 2 },
      ['hand-dead', 'tabling-refused-no-share'],
      ['hand-live', 'hand-is-tabled'],
    ],
  ],
  'INT-04 killed-winner': [
    [
      TDA,
      { ...killed, retrievable: false },
      { tabled: false },
      ['hand-live', 'winner-cannot-be-killed'],
      ['hand-dead', 'killed-hand-dead'],
    ],
    [
      TDA,
      { ...killed, retrievable: false },
      { obviousWinner: false },
      ['hand-live', 'winner-cannot-be-killed'],
      ['hand-dead', 'killed-hand-dead'],
    ],
    [
      WSOP,
      { ...killed, obviousWinner: false, retrievable: true },
      { tabled: false },
      ['hand-live', 'killed-hand-retrieved'],
      ['must-table', 'killed-hand-must-table'],
    ],
    [
      ROBERTS,
      { ...killed, retrievable: true },
      { retrievable: false },
      ['floor-decides', 'killed-hand-for-the-floor'],
      ['hand-dead', 'killed-hand-dead'],
    ],
  ],
  'INT-05 unprotected-hand': [
    [
      TDA,
      { seat: 2, identifiable: false, uncalled: 500 },
      { identifiable: true },
      ['hand-dead', 'unprotected-hand-dead', 'pot>2 500'],
      ['hand-live', 'unprotected-hand-plays', ''],
    ],
    [
      TDA,
      { seat: 2, identifiable: false, uncalled: 500 },
      { uncalled: 0 },
      ['hand-dead', 'unprotected-hand-dead', 'pot>2 500'],
      ['hand-dead', 'unprotected-hand-dead', ''],
    ],
    [
      WSOP,
      { seat: 2, identifiable: true, uncalled: 500 },
      { identifiable: false },
      ['hand-live', 'unprotected-hand-plays', ''],
      ['hand-dead', 'unprotected-hand-dead', 'pot>2 500'],
    ],
    [
      ROBERTS,
      { seat: 2, protected: false, identifiable: false, uncalled: 500 },
      { protected: true },
      ['hand-dead', 'unprotected-hand-dead', 'pot>2 500'],
      ['floor-decides', 'protected-hand-killed', ''],
    ],
    [
      ROBERTS,
      { seat: 2, protected: false, identifiable: false, uncalled: 500 },
      { identifiable: true },
      ['hand-dead', 'unprotected-hand-dead', 'pot>2 500'],
      ['floor-decides', 'unprotected-hand-for-the-floor', ''],
    ],
  ],
  'INT-06 mucked-hand': [
    [
      TDA,
      { seat: 2, retrievable: true, tabled: true },
      { retrievable: false },
      ['hand-live', 'mucked-hand-tabled'],
      ['hand-dead', 'mucked-hand-dead'],
    ],
    [
      WSOP,
      { seat: 2, retrievable: true },
      { retrievable: false },
      ['floor-decides', 'mucked-for-the-floor'],
      ['hand-dead', 'mucked-hand-dead'],
    ],
    [
      ROBERTS,
      { seat: 2, retrievable: true, misinformed: false },
      { misinformed: true },
      ['floor-decides', 'mucked-for-the-floor'],
      ['floor-decides', 'mucked-for-the-floor'],
    ],
  ],
  'INT-07 playing-the-board': [
    [
      TDA,
      { seat: 2, tabled: true },
      { tabled: false },
      ['hand-live', 'board-player-shares'],
      ['must-table', 'board-player-must-table'],
    ],
    [
      WSOP,
      { seat: 2, tabled: false },
      { tabled: true },
      ['must-table', 'board-player-must-table'],
      ['hand-live', 'board-player-shares'],
    ],
    [
      ROBERTS,
      { seat: 2, tabled: false, declared: true },
      { declared: false },
      ['hand-live', 'board-player-declared'],
      ['hand-dead', 'board-player-silent'],
    ],
  ],
  'INT-08 showdown-order': [
    [
      TDA,
      { ...order, aggressor: 4 },
      { wagered: true },
      ['proceed', 'hands-shown-in-order'],
      ['proceed', 'hands-shown-in-order'],
    ],
    [TDA, order, { button: 2 }, ['proceed', 'hands-shown-in-order'], ['proceed', 'hands-shown-in-order']],
    [TDA, order, { allIn: true }, ['proceed', 'hands-shown-in-order'], ['must-table', 'hands-shown-together']],
    [
      TDA,
      { ...order, bestShowing: 6 },
      { game: 'razz' },
      ['proceed', 'hands-shown-in-order'],
      ['proceed', 'hands-shown-in-order'],
    ],
    [WSOP, pushed, { pushed: false }, ['proceed', 'hands-shown-in-order'], ['proceed', 'hands-shown-in-order']],
    [
      ROBERTS,
      { ...order, lowerPotsOnly: [] },
      { lowerPotsOnly: [2] },
      ['proceed', 'hands-shown-in-order'],
      ['proceed', 'hands-shown-in-order'],
    ],
  ],
  'INT-09 all-in-face-up': [
    [
      TDA,
      { allIn: true, bettingOver: true },
      { bettingOver: false },
      ['must-table', 'all-hands-face-up'],
      ['proceed', 'hands-stay-down'],
    ],
    [
      WSOP,
      { allIn: true, bettingOver: true },
      { allIn: false },
      ['must-table', 'all-hands-face-up'],
      ['proceed', 'nobody-is-all-in'],
    ],
  ],
  'INT-09 HFL-8 all-in-face-up': [
    [
      ROOM,
      { allIn: true, bettingOver: true },
      { bettingOver: false },
      ['proceed', 'hands-shown-at-the-end'],
      ['proceed', 'hands-stay-down'],
    ],
  ],
  'INT-09 all-in-muck': [
    [
      ROBERTS,
      { seat: 2, bettingOver: true },
      { bettingOver: false },
      ['must-table', 'all-in-must-table'],
      ['hand-live', 'all-in-not-yet-tabled'],
    ],
  ],
  'INT-10 asking-to-see': [
    [
      TDA,
      { seat: 2, owner: 4, holdsCards: true, paidToSee: true },
      { paidToSee: false },
      ['must-table', 'asker-paid-to-see'],
      ['floor-decides', 'asking-for-the-floor'],
    ],
    [
      TDA,
      { seat: 2, owner: 4, holdsCards: true, paidToSee: true },
      { holdsCards: false },
      ['must-table', 'asker-paid-to-see'],
      ['not-allowed', 'asker-has-no-cards'],
    ],
    [
      WSOP,
      { seat: 2, owner: 4, collusion: false },
      { collusion: true },
      ['not-allowed', 'asking-without-collusion'],
      ['must-table', 'collusion-is-shown'],
    ],
    [
      ROBERTS,
      { seat: 2, owner: 4, dealtIn: true, called: true, askerWon: true },
      { askerWon: false },
      ['must-table', 'asked-hand-is-live'],
      ['must-table', 'asked-hand-is-dead'],
    ],
    [
      ROBERTS,
      { seat: 2, owner: 4, dealtIn: true, called: true, askerWon: true },
      { dealtIn: false },
      ['must-table', 'asked-hand-is-live'],
      ['not-allowed', 'asker-not-dealt-in'],
    ],
    [
      ROBERTS,
      { seat: 2, owner: 4, dealtIn: true, called: true, askerWon: true },
      { called: false },
      ['must-table', 'asked-hand-is-live'],
      ['not-allowed', 'hand-was-not-called'],
    ],
  ],
  'INT-11 INT-13 odd-chip': [
    [
      WSOP,
      { pot: 101, winners: [2, 5], button: 1 },
      { button: 3 },
      ['split', 'odd-chip-goes-to', 'pot>2 51, pot>5 50'],
      ['split', 'odd-chip-goes-to', 'pot>2 50, pot>5 51'],
    ],
    [
      ROBERTS,
      { pot: 101, winners: [2, 5], button: 1 },
      { pot: 102 },
      ['split', 'odd-chip-goes-to', 'pot>2 51, pot>5 50'],
      ['split', 'no-odd-chip', 'pot>2 51, pot>5 51'],
    ],
  ],
  'INT-16 side-pots': [
    [
      TDA,
      { pots: [101, 51], winners: [2, 5], button: 1 },
      { pots: [152] },
      ['split', 'pots-main-first', 'pot>2 51, pot>5 50, pot>2 26, pot>5 25'],
      ['split', 'only-one-pot', 'pot>2 76, pot>5 76'],
    ],
    [
      WSOP,
      { pots: [101, 51], winners: [2, 5], button: 1 },
      { button: 3 },
      ['split', 'pots-last-made-first', 'pot>2 26, pot>5 25, pot>2 51, pot>5 50'],
      ['split', 'pots-last-made-first', 'pot>2 25, pot>5 26, pot>2 50, pot>5 51'],
    ],
    [
      IT,
      { pots: [101, 51], winners: [2, 5] },
      { pots: [100, 50] },
      ['split', 'pots-main-first', 'pot>2 50, pot>5 50, pot>next-pot 1, pot>2 25, pot>5 25, pot>next-pot 1'],
      ['split', 'pots-main-first', 'pot>2 50, pot>5 50, pot>2 25, pot>5 25'],
    ],
  ],
  'INT-17 uncalled-bet': [
    [
      TDA,
      { seat: 2, bet: 500, matched: 300 },
      { matched: 500 },
      ['refund', 'uncalled-bet-goes-back', 'pot>2 200'],
      ['stands', 'bet-was-called', ''],
    ],
    [
      ROBERTS,
      { seat: 2, bet: 500, matched: 300 },
      { bet: 300 },
      ['refund', 'uncalled-bet-goes-back', 'pot>2 200'],
      ['stands', 'bet-was-called', ''],
    ],
  ],
  'INT-18 wrong-award': [
    [TDA, read, { nextHandBegun: true }, ['reassign', 'award-reconstructed'], ['stands', 'award-dispute-too-late']],
    [TDA, read, { breakMinutePassed: true }, ['reassign', 'award-reconstructed'], ['stands', 'award-break-too-late']],
    [
      WSOP,
      { ...counted, houseError: false },
      { nextHandAction: true },
      ['reassign', 'award-reconstructed'],
      ['stands', 'award-dispute-too-late'],
    ],
    [
      WSOP,
      { ...counted, nextHandAction: true, houseError: false },
      { houseError: true },
      ['stands', 'award-dispute-too-late'],
      ['floor-decides', 'house-error-mended'],
    ],
    [
      ROBERTS,
      { ...counted, nextHandBegun: false },
      { nextHandBegun: true },
      ['reassign', 'award-reconstructed'],
      ['stands', 'award-next-hand-begun'],
    ],
  ],
  'INT-49 out-of-sight': [
    [
      TDA,
      hidden,
      { won: false },
      ['correct-amount', 'hidden-chips-not-paid', ''],
      ['correct-amount', 'hidden-chips-lost', '2>6 500'],
    ],
    [
      WSOP,
      hidden,
      { won: false },
      ['correct-amount', 'hidden-chips-not-paid', ''],
      ['correct-amount', 'hidden-chips-lost', '2>6 500'],
    ],
  ],
  'INT-02 equal-hands': [
    [
      WSOP,
      { seats: [1, 2], claim: 'suit', equalRanks: true },
      { equalRanks: false },
      ['split', 'equal-hands-split'],
      ['proceed', 'better-hand-takes-it'],
    ],
    [
      ROBERTS,
      { claim: 'cards-used', equalRanks: false },
      { equalRanks: true },
      ['proceed', 'better-hand-takes-it'],
      ['split', 'equal-hands-split'],
    ],
  ],
  'chips-outside-area': [
    [
      ROBERTS,
      { seat: 2, inFront: false, declared: true },
      { declared: false },
      ['proceed', 'declared-wager-binds'],
      ['floor-decides', 'chips-place-unclear'],
    ],
    [
      WSOP,
      { seat: 2, declared: false, inFront: true },
      { inFront: false },
      ['proceed', 'chips-in-play'],
      ['floor-decides', 'chips-place-unclear'],
    ],
  ],
  'who must show must-show': [
    [
      TDA,
      { seat: 2, others: 'mucked' },
      { others: 'still-in' },
      ['stands', 'uncontested-need-not-show'],
      ['must-table', 'contested-must-show'],
    ],
    [
      ROBERTS,
      { seat: 2, others: 'mucked' },
      { others: 'folded' },
      ['must-table', 'uncontested-must-show'],
      ['stands', 'all-others-folded'],
    ],
    [
      ROOM,
      { seat: 2, others: 'folded' },
      { others: 'mucked' },
      ['stands', 'all-others-folded'],
      ['must-table', 'uncontested-must-show'],
    ],
  ],
};

/** The same with an option of the house instead of a fact. */
export const SHOWDOWN_HOUSE_FLIPS: readonly HouseFlip[] = [
  [
    'mucked-hand',
    TDA,
    { seat: 2, retrievable: true, tabled: true },
    { muckIsDead: 'always' },
    ['hand-live', 'mucked-hand-tabled'],
    ['hand-dead', 'mucked-hand-dead'],
  ],
  [
    'playing-the-board',
    TDA,
    { seat: 2, tabled: false, declared: true },
    { playingTheBoard: 'may-declare' },
    ['must-table', 'board-player-must-table'],
    ['hand-live', 'board-player-declared'],
  ],
  [
    'all-in-face-up',
    TDA,
    { allIn: true, bettingOver: true },
    { allInFaceUp: false },
    ['must-table', 'all-hands-face-up'],
    ['proceed', 'hands-shown-at-the-end'],
  ],
  [
    'must-show',
    TDA,
    { seat: 2, others: 'mucked' },
    { uncontestedShowdown: 'must-show' },
    ['stands', 'uncontested-need-not-show'],
    ['must-table', 'uncontested-must-show'],
  ],
  [
    'asking-to-see',
    TDA,
    { seat: 2, owner: 4, holdsCards: true, paidToSee: false, collusion: false },
    { askingToSee: 'collusion-only' },
    ['floor-decides', 'asking-for-the-floor'],
    ['not-allowed', 'asking-without-collusion'],
  ],
  [
    'wrong-award',
    TDA,
    { ...counted, nextHandBegun: true },
    { disputeWindow: 'next-hand' },
    ['reassign', 'award-reconstructed'],
    ['stands', 'award-next-hand-begun'],
  ],
  [
    'side-pots',
    TDA,
    { pots: [100, 50], winners: [2, 5], button: 1 },
    { potOrder: 'last-made-first' },
    ['split', 'pots-main-first', 'pot>2 50, pot>5 50, pot>2 25, pot>5 25'],
    ['split', 'pots-last-made-first', 'pot>2 25, pot>5 25, pot>2 50, pot>5 50'],
  ],
  [
    'side-pots',
    TDA,
    { pots: [101, 51], winners: [2, 5], button: 1 },
    { oddChip: 'highest-card-by-suit' },
    ['split', 'pots-main-first'],
    ['floor-decides', 'odd-chips-need-cards'],
  ],
  [
    'showdown-order',
    TDA,
    { ...pushed, allIn: true },
    { showdownOrder: 'pusher-first' },
    ['must-table', 'hands-shown-together'],
    ['proceed', 'hands-shown-in-order'],
  ],
];
