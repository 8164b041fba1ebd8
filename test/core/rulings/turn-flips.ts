import type { Flip } from './flip.ts';

const [TDA, WSOP, ROBERTS, IT, ROOM] = [
  'tda-2024',
  'wsop-2024',
  'roberts-11',
  'italian-tournament',
  'italian-limit-room',
];

const outOfTurn = { seat: 6, turn: 5, action: 'raise', changed: false, put: 800 };
const skipped = { seat: 5, hisTurn: true, behind: 3, chipsBehind: true, reasonableTime: true, toCall: 300 };
const size = { seat: 3, fault: 'limit-size', put: 5, correct: 10, lastChips: false, matched: [], price: 0 };
const called = { ...size, matched: [{ seat: 4, amount: 5 }], noticed: 'betting-open' };
const capped = { seat: 1, fault: 'past-cap', put: 25, correct: 20, matched: [], noticed: 'betting-open' };

const tooHigh = { seat: 2, error: 'too-high', put: 900, correct: 700, matched: [{ seat: 3, amount: 900 }] };
const tooLow = { seat: 2, error: 'too-low', put: 500, correct: 700, matched: [], noticed: 'betting-open' };
const announced = { seat: 3, owed: 5000, believed: 4000 };
const shortBlind = { seat: 3, bigBlind: 100, posted: 60, put: 60, lastChips: false };
const limit = { seat: 1, structure: 'fixed-limit', raises: 1, acted: true, facing: 5, fullRaise: 10 };
const noLimit = { seat: 3, structure: 'no-limit', acted: true, facing: 75, fullRaise: 100 };
const atCap = { seat: 1, structure: 'fixed-limit', raises: 4, acted: false };

const post = { fault: 'wrong-amount', seat: 2, due: 100, put: 60, noticed: 'betting-open' };
const owed = { fault: 'missing', seat: 2, due: 100, put: 0, missedBlind: true, actedOn: false, looked: true };
const elsewhere = { fault: 'wrong-seat', seat: 3, owner: 2, due: 100, put: 100, noticed: 'before-action' };
const drawn = { seat: 4, count: 5, least: 0, most: 4, dealt: true, wrongHand: true };

/** Turns, bet sizes and limits: two outcomes one fact apart, by the clause and the kind of irregularity. */
export const TURN_FLIPS: Readonly<Record<string, readonly Flip[]>> = {
  'INT-34 action-out-of-turn': [
    [
      TDA,
      outOfTurn,
      { changed: true },
      ['stands', 'out-of-turn-binds', ''],
      ['refund', 'out-of-turn-taken-back', 'pot>6 800'],
    ],
    [
      TDA,
      { ...outOfTurn, changed: true },
      { action: 'fold' },
      ['refund', 'out-of-turn-taken-back', 'pot>6 800'],
      ['stands', 'fold-out-of-turn-binds', ''],
    ],
    [TDA, outOfTurn, { changed: undefined }, ['stands', 'out-of-turn-binds'], ['proceed', 'out-of-turn-waits']],
    [TDA, outOfTurn, { turn: 6 }, ['stands', 'out-of-turn-binds'], ['stands', 'was-in-turn']],
    [
      ROBERTS,
      { ...outOfTurn, action: 'check', put: 0, called: false },
      { changed: true },
      ['stands', 'out-of-turn-binds', ''],
      ['refund', 'out-of-turn-freed', ''],
    ],
    [
      ROBERTS,
      { ...outOfTurn, called: true },
      { called: false },
      ['floor-decides', 'out-of-turn-after-call', ''],
      ['stands', 'out-of-turn-binds', ''],
    ],
    [WSOP, outOfTurn, { changed: true }, ['stands', 'out-of-turn-binds'], ['refund', 'out-of-turn-taken-back']],
  ],
  'INT-35 skipped-action': [
    [TDA, skipped, { behind: 1 }, ['floor-decides', 'skipped-floor-decides'], ['proceed', 'skipped-keeps-right']],
    [
      TDA,
      { ...skipped, behind: 2 },
      { chipsBehind: false },
      ['floor-decides', 'skipped-floor-decides'],
      ['proceed', 'skipped-keeps-right'],
    ],
    [
      WSOP,
      skipped,
      { reasonableTime: false },
      ['floor-decides', 'skipped-floor-decides'],
      ['proceed', 'skipped-keeps-right'],
    ],
    [ROBERTS, skipped, { behind: 2 }, ['floor-decides', 'skipped-floor-decides'], ['proceed', 'skipped-keeps-right']],
    [
      ROBERTS,
      skipped,
      { hisTurn: false },
      ['floor-decides', 'skipped-floor-decides'],
      ['proceed', 'skipped-keeps-right'],
    ],
  ],
  'INT-32 wrong-bet-size': [
    [
      TDA,
      { ...called, noticed: 'before-next-card' },
      { noticed: 'later' },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-stands', ''],
    ],
    [
      WSOP,
      called,
      { noticed: 'before-next-card' },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-stands', ''],
    ],
    [
      ROBERTS,
      called,
      { noticed: 'before-next-card' },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-stands', ''],
    ],
    [
      ROOM,
      called,
      { lastChips: true },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-all-in', ''],
    ],
    [
      IT,
      { ...called, put: 15, correct: 20, price: 10 },
      { price: 0 },
      ['choice', 'wrong-size-short-raise', ''],
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 15'],
    ],
    [
      ROOM,
      capped,
      { fault: 'limit-size' },
      ['call', 'raise-past-cap-calls', 'pot>1 5'],
      ['correct-amount', 'wrong-size-corrected', 'pot>1 5'],
    ],
  ],
  'INT-33 pot-limit-error': [
    [
      TDA,
      { ...tooHigh, noticed: 'before-next-card' },
      { noticed: 'later' },
      ['correct-amount', 'pot-surplus-back', 'pot>2 200, pot>3 200'],
      ['stands', 'pot-error-stands', ''],
    ],
    [
      TDA,
      { ...tooLow, substantialAction: false },
      { substantialAction: true },
      ['correct-amount', 'pot-made-up', '2>pot 200'],
      ['stands', 'pot-error-stands', ''],
    ],
    [
      ROBERTS,
      { ...tooHigh, noticed: 'betting-open', considered: false },
      { considered: true },
      ['correct-amount', 'pot-surplus-back', 'pot>2 200, pot>3 200'],
      ['floor-decides', 'pot-error-considered', ''],
    ],
    [
      ROBERTS,
      { ...tooHigh, noticed: 'betting-open', considered: false },
      { noticed: 'before-next-card' },
      ['correct-amount', 'pot-surplus-back'],
      ['stands', 'pot-error-stands'],
    ],
  ],
  'INT-36 accepted-action': [
    [
      TDA,
      announced,
      { misunderstood: true },
      ['call', 'caller-owes-true-amount', '3>pot 1000'],
      ['floor-decides', 'misunderstanding-for-floor', ''],
    ],
    [
      TDA,
      announced,
      { believed: 5500 },
      ['call', 'caller-owes-true-amount', '3>pot 1000'],
      ['call', 'call-covers-amount', 'pot>3 500'],
    ],
    [
      ROBERTS,
      { ...announced, misunderstood: true },
      { believed: 3999 },
      ['call', 'caller-owes-true-amount', '3>pot 1000'],
      ['floor-decides', 'misunderstanding-for-floor', ''],
    ],
  ],
  'INT-50 short-blind-all-in': [
    [WSOP, shortBlind, { put: 100 }, ['correct-amount', 'blind-owed', '3>pot 40'], ['call', 'calls-the-blind', '']],
    [
      TDA,
      shortBlind,
      { lastChips: true },
      ['correct-amount', 'blind-owed', '3>pot 40'],
      ['call', 'short-call-all-in', ''],
    ],
    [
      ROBERTS,
      shortBlind,
      { posted: 100 },
      ['correct-amount', 'blind-owed', '3>pot 40'],
      ['stands', 'big-blind-is-full', ''],
    ],
  ],
  'INT-20 INT-22 INT-23 INT-24 INT-25 may-raise': [
    [TDA, noLimit, { facing: 100 }, ['not-allowed', 'not-reopened'], ['proceed', 'may-raise']],
    [ROBERTS, noLimit, { acted: false }, ['not-allowed', 'not-reopened'], ['proceed', 'may-raise']],
    [TDA, limit, { facing: 4 }, ['proceed', 'may-raise'], ['not-allowed', 'not-reopened']],
    [WSOP, limit, { structure: 'no-limit' }, ['proceed', 'may-raise'], ['not-allowed', 'not-reopened']],
    [
      WSOP,
      { ...atCap, playersAtStart: 2, fewWithChips: false },
      { playersAtStart: 3 },
      ['proceed', 'may-raise'],
      ['not-allowed', 'no-more-raises'],
    ],
    [
      ROBERTS,
      { ...atCap, headsUpBeforeCap: true, fewWithChips: false },
      { headsUpBeforeCap: false },
      ['proceed', 'may-raise'],
      ['not-allowed', 'no-more-raises'],
    ],
    [
      WSOP,
      { ...atCap, playersAtStart: 3, fewWithChips: true },
      { fewWithChips: false },
      ['proceed', 'may-raise'],
      ['not-allowed', 'no-more-raises'],
    ],
    [
      ROBERTS,
      { ...atCap, raises: 3, twoRounds: true, headsUpBeforeCap: false, fewWithChips: false },
      { twoRounds: false },
      ['proceed', 'may-raise'],
      ['not-allowed', 'no-more-raises'],
    ],
    [
      TDA,
      { ...atCap, eventHeadsUp: true },
      { eventHeadsUp: false },
      ['proceed', 'may-raise'],
      ['not-allowed', 'no-more-raises'],
    ],
    [ROOM, atCap, { raises: 2 }, ['not-allowed', 'no-more-raises'], ['proceed', 'may-raise']],
    [
      ROOM,
      { ...atCap, put: 25, toCall: 20 },
      { put: 30 },
      ['call', 'no-more-raises', 'pot>1 5'],
      ['call', 'no-more-raises', 'pot>1 10'],
    ],
    [
      TDA,
      { ...noLimit, put: 300, toCall: 75, noticed: 'before-next-card' },
      { noticed: 'later' },
      ['call', 'not-reopened', 'pot>3 225'],
      ['stands', 'raise-noticed-late', ''],
    ],
    [
      ROBERTS,
      { ...noLimit, put: 300, toCall: 0 },
      { put: undefined },
      ['correct-amount', 'not-reopened', 'pot>3 300'],
      ['not-allowed', 'not-reopened', ''],
    ],
    [
      TDA,
      { ...noLimit, facing: 100 },
      { canBeCalled: false },
      ['proceed', 'may-raise'],
      ['not-allowed', 'nobody-left-to-raise'],
    ],
  ],
  'action-not-due': [
    [
      TDA,
      { seat: 3, reason: 'folded', put: 200 },
      { put: 0 },
      ['refund', 'chips-not-due-back', 'pot>3 200'],
      ['not-allowed', 'action-has-no-effect', ''],
    ],
    [
      ROOM,
      { seat: 3, reason: 'round-closed', put: 10 },
      { reason: 'all-in' },
      ['refund', 'chips-not-due-back', 'pot>3 10'],
      ['refund', 'chips-not-due-back', 'pot>3 10'],
    ],
  ],
  'wrong-post': [
    [
      TDA,
      post,
      { noticed: 'later' },
      ['correct-amount', 'post-put-in-order', '2>pot 40'],
      ['floor-decides', 'post-for-the-floor', ''],
    ],
    [
      TDA,
      elsewhere,
      { noticed: 'betting-open' },
      ['correct-amount', 'post-changes-seat', 'pot>3 100, 2>pot 100'],
      ['floor-decides', 'post-for-the-floor', ''],
    ],
    [ROBERTS, owed, { actedOn: true }, ['hand-dead', 'looked-without-posting'], ['hand-live', 'owes-next-deal']],
    [
      ROBERTS,
      owed,
      { looked: false },
      ['hand-dead', 'looked-without-posting', ''],
      ['correct-amount', 'post-put-in-order', '2>pot 100'],
    ],
  ],
  'wrong-draw': [
    [TDA, drawn, { count: 4 }, ['floor-decides', 'discards-for-the-floor'], ['stands', 'discard-in-order']],
    [ROBERTS, drawn, { dealt: false }, ['hand-dead', 'drawn-hand-fouled'], ['choice', 'discards-may-change']],
    [
      ROBERTS,
      drawn,
      { wrongHand: false },
      ['hand-dead', 'drawn-hand-fouled'],
      ['floor-decides', 'discards-for-the-floor'],
    ],
  ],
};

/** An option of the house instead of a fact. */
export const TURN_HOUSE_FLIPS: readonly (readonly [string, ...Flip])[] = [
  [
    'short-blind-all-in',
    TDA,
    shortBlind,
    { shortBlindPrice: 'as-posted' },
    ['correct-amount', 'blind-owed', '3>pot 40'],
    ['call', 'calls-the-blind', ''],
  ],
  [
    'action-out-of-turn',
    TDA,
    { ...outOfTurn, called: true },
    { outOfTurnCall: 'floor-decides' },
    ['stands', 'out-of-turn-binds'],
    ['floor-decides', 'out-of-turn-after-call'],
  ],
  [
    'skipped-action',
    TDA,
    { ...skipped, behind: 2 },
    { skippedPlayer: 'three-players' },
    ['floor-decides', 'skipped-floor-decides'],
    ['proceed', 'skipped-keeps-right'],
  ],
  [
    'wrong-bet-size',
    TDA,
    { ...called, noticed: 'before-next-card' },
    { wrongAmountWindow: 'until-round-complete' },
    ['correct-amount', 'wrong-size-corrected'],
    ['stands', 'wrong-size-stands'],
  ],
  [
    'wrong-bet-size',
    TDA,
    capped,
    { raiseCap: null },
    ['call', 'raise-past-cap-calls', 'pot>1 5'],
    ['stands', 'no-raise-cap', ''],
  ],
  [
    'pot-limit-error',
    TDA,
    { ...tooHigh, noticed: 'before-next-card' },
    { potLimitWindow: 'until-all-acted' },
    ['correct-amount', 'pot-surplus-back'],
    ['stands', 'pot-error-stands'],
  ],
  [
    'accepted-action',
    TDA,
    { ...announced, misunderstood: true },
    { acceptedAction: 'misunderstanding-may-excuse' },
    ['floor-decides', 'misunderstanding-for-floor'],
    ['call', 'caller-owes-true-amount'],
  ],
  ['may-raise', TDA, limit, { limitReopen: 'full-bet' }, ['proceed', 'may-raise'], ['not-allowed', 'not-reopened']],
  [
    'may-raise',
    TDA,
    { ...limit, largest: 3 },
    { limitShortAllInsAddUp: false },
    ['proceed', 'may-raise'],
    ['not-allowed', 'not-reopened'],
  ],
];
