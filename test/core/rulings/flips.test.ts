import { describe, expect, test } from 'vitest';
import { RULINGS } from '../../../src/core/index.ts';
import { movesText, rulingOf, saidOf } from '../../support/irregularity.ts';
import { DEALING, DEALING_BY_HOUSE } from './dealing-flips.ts';
import type { Flip, Outcome } from './flip.ts';
import { SHOWDOWN_FLIPS, SHOWDOWN_HOUSE_FLIPS } from './showdown-flips.ts';
import { TURN_FLIPS, TURN_HOUSE_FLIPS } from './turn-flips.ts';
import { WAGER_FLIPS, WAGER_HOUSE_FLIPS } from './wager-flips.ts';

const IT = 'italian-tournament';
const TDA = 'tda-2024';
const ROOM = 'italian-limit-room';
const GUIDA = 'guida-poker';

const one = [{ seat: 3, card: '7h' }];
const two = [...one, { seat: 5, card: 'Kd' }];
const three = [...two, { seat: 5, card: '2c' }];
const four = [...three, { seat: 6, card: '9s' }];
const silent = { seat: 3, toCall: 100, toRaise: 200, lastChips: false };
const short = { seat: 2, price: 1000, put: 1500, leastRaise: 2000, lastChips: false };
const matched = [{ seat: 4, amount: 1500 }];
const FOURS = ['4c', '4d', '4h', '4s'];
const FIVES = ['5c', '5d', '5h', '5s'];
const pat = { seat: 2, cards: ['Ah', '6d', '7c', '8s', '9c'], lowestRank: '6', pat: true };
const unheard = { seat: 3, put: 2000, toCall: 8000, lastChips: false };

const FLIPS: Readonly<Record<string, readonly Flip[]>> = {
  ...TURN_FLIPS,
  ...SHOWDOWN_FLIPS,
  ...DEALING,
  'TOUR-1 deal-out-of-order': [
    [
      IT,
      { fault: 'touched-early', seat: 4 },
      { fault: 'two-at-once', restorable: false },
      ['proceed', 'touched-deal-goes-on'],
      ['floor-decides', 'order-not-restorable'],
    ],
    [
      IT,
      { fault: 'wrong-first-seat', restorable: true },
      { restorable: false },
      ['proceed', 'cards-to-their-seats'],
      ['floor-decides', 'order-not-restorable'],
    ],
    [
      TDA,
      { fault: 'wrong-first-seat', substantialAction: false },
      { substantialAction: true },
      ['misdeal', 'misdeal-called'],
      ['stands', 'deal-stands'],
    ],
    [
      TDA,
      { fault: 'wrong-way', restorable: true },
      { restorable: false },
      ['proceed', 'cards-to-their-seats'],
      ['floor-decides', 'order-not-restorable'],
    ],
  ],
  'TOUR-2 exposed-in-deal': [
    [
      IT,
      { exposed: one },
      { exposed: three, button: 4 },
      ['replace-card', 'exposed-replaced-at-end', '7h>flop-burn'],
      ['replace-card', 'exposed-replaced-at-end', '7h>flop-burn, Kd>turn-burn, 2c>river-burn'],
    ],
    [
      IT,
      { exposed: three, button: 4 },
      { exposed: four },
      ['replace-card', 'exposed-replaced-at-end', '7h>flop-burn, Kd>turn-burn, 2c>river-burn'],
      ['replace-card', 'exposed-replaced-at-end', '7h>flop-burn, Kd>turn-burn, 2c>river-burn, 9s>out-of-play'],
    ],
    [
      TDA,
      { exposed: one, substantialAction: false, firstTwo: false },
      { firstTwo: true },
      ['replace-card', 'exposed-replaced-at-end', '7h>flop-burn'],
      ['misdeal', 'misdeal-called', ''],
    ],
    [
      TDA,
      { exposed: one, substantialAction: false, firstTwo: false },
      { exposed: two },
      ['replace-card', 'exposed-replaced-at-end'],
      ['misdeal', 'misdeal-called'],
    ],
    [
      TDA,
      { exposed: two, substantialAction: false },
      { substantialAction: true },
      ['misdeal', 'misdeal-called'],
      ['stands', 'exposed-too-late'],
    ],
  ],
  'TOUR-3 board-dealt-wrong': [
    [
      IT,
      { fault: 'no-burn', street: 'flop', actionSince: false, orderKnown: true, dealt: ['2c', '3c', '4c'] },
      { orderKnown: false },
      ['replace-card', 'first-card-is-the-burn', '2c>flop-burn'],
      ['floor-decides', 'board-order-unwritten', ''],
    ],
    [
      IT,
      {
        fault: 'too-many-cards',
        street: 'flop',
        actionSince: false,
        orderKnown: true,
        dealt: ['2c', '3c', '4c', '5c'],
      },
      { actionSince: true },
      ['replace-card', 'last-card-is-the-next-burn', '5c>turn-burn'],
      ['floor-decides', 'board-order-unwritten', ''],
    ],
    [
      TDA,
      { fault: 'no-burn', street: 'flop', actionSince: false },
      { actionSince: true },
      ['replace-card', 'flop-burn-drawn'],
      ['stands', 'missing-burn-stands'],
    ],
    [
      TDA,
      { fault: 'no-burn', street: 'turn', actionSince: false, dealt: ['2c'] },
      { fault: 'too-early' },
      ['replace-card', 'first-card-is-the-burn', '2c>turn-burn'],
      ['replace-card', 'early-card-into-stub', '2c>stub'],
    ],
    [
      TDA,
      { fault: 'no-burn', street: 'flop', actionSince: true },
      { fault: 'too-many-cards' },
      ['stands', 'missing-burn-stands'],
      ['replace-card', 'extra-card-drawn-as-burn'],
    ],
  ],
  'TOUR-4 skipped-player': [
    [
      IT,
      { substantialAction: false },
      { substantialAction: true },
      ['misdeal', 'skipped-shuffle-again'],
      ['stands', 'skipped-too-late'],
    ],
    [
      IT,
      { seat: 4, substantialAction: true },
      { substantialAction: false },
      ['stands', 'skipped-too-late'],
      ['misdeal', 'skipped-shuffle-again'],
    ],
    [
      TDA,
      { substantialAction: false },
      { substantialAction: true },
      ['misdeal', 'misdeal-called'],
      ['stands', 'skipped-too-late'],
    ],
    [
      TDA,
      { seat: 4, substantialAction: true },
      { substantialAction: false },
      ['stands', 'skipped-too-late'],
      ['misdeal', 'misdeal-called'],
    ],
  ],
  'TOUR-5 HFL-7 equal-hands': [
    [
      IT,
      { seats: [1, 2], claim: 'suit', equalRanks: true },
      { equalRanks: false },
      ['split', 'equal-hands-split'],
      ['proceed', 'better-hand-takes-it'],
    ],
    [
      IT,
      { claim: 'cards-used', equalRanks: false },
      { equalRanks: true },
      ['proceed', 'better-hand-takes-it'],
      ['split', 'equal-hands-split'],
    ],
    [
      TDA,
      { seats: [1, 2], claim: 'suit', equalRanks: true },
      { equalRanks: false },
      ['split', 'equal-hands-split'],
      ['proceed', 'better-hand-takes-it'],
    ],
    [
      TDA,
      { claim: 'cards-used', equalRanks: false },
      { equalRanks: true },
      ['proceed', 'better-hand-takes-it'],
      ['split', 'equal-hands-split'],
    ],
  ],
  'TOUR-6 odd-chip': [
    [
      IT,
      { pot: 101, winners: [2, 5] },
      { pot: 100 },
      ['carry-over', 'odd-chip-stays', 'pot>2 50, pot>5 50, pot>next-pot 1'],
      ['split', 'no-odd-chip', 'pot>2 50, pot>5 50'],
    ],
    [
      IT,
      { pot: 100, winners: [2, 5], smallestChip: 25 },
      { winners: [2, 5, 6] },
      ['split', 'no-odd-chip', 'pot>2 50, pot>5 50'],
      ['carry-over', 'odd-chip-stays', 'pot>2 25, pot>5 25, pot>6 25, pot>next-pot 25'],
    ],
    [
      TDA,
      { pot: 101, winners: [2, 5], button: 1 },
      { button: 3 },
      ['split', 'odd-chip-goes-to', 'pot>2 51, pot>5 50'],
      ['split', 'odd-chip-goes-to', 'pot>2 50, pot>5 51'],
    ],
    [
      TDA,
      { pot: 101, winners: [2, 5], button: 1 },
      { pot: 102 },
      ['split', 'odd-chip-goes-to', 'pot>2 51, pot>5 50'],
      ['split', 'no-odd-chip', 'pot>2 51, pot>5 51'],
    ],
  ],
  'TOUR-7 out-of-sight': [
    [
      IT,
      { seat: 2, what: 'cards' },
      { what: 'chips', allIn: true },
      ['hand-live', 'cards-into-sight'],
      ['floor-decides', 'hidden-all-in-unwritten'],
    ],
    [
      IT,
      { seat: 2, what: 'chips', allIn: false },
      { allIn: true },
      ['proceed', 'chips-into-sight'],
      ['floor-decides', 'hidden-all-in-unwritten'],
    ],
    [
      TDA,
      { seat: 2, what: 'chips', allIn: false, won: true },
      { allIn: true },
      ['proceed', 'chips-into-sight'],
      ['correct-amount', 'hidden-chips-not-paid', ''],
    ],
    [
      TDA,
      { seat: 2, what: 'chips', allIn: true, won: true, hidden: 500, winner: 6 },
      { won: false },
      ['correct-amount', 'hidden-chips-not-paid', ''],
      ['correct-amount', 'hidden-chips-lost', '2>6 500'],
    ],
  ],
  'TOUR-8 wrong-award': [
    [
      IT,
      { cardsShuffled: false, reconstructible: true },
      { cardsShuffled: true },
      ['reassign', 'award-reconstructed'],
      ['stands', 'award-cards-shuffled'],
    ],
    [
      IT,
      { cardsShuffled: false, reconstructible: true },
      { reconstructible: false },
      ['reassign', 'award-reconstructed'],
      ['stands', 'award-not-reconstructible'],
    ],
    [
      TDA,
      { error: 'reading', nextHandBegun: false, reconstructible: true },
      { nextHandBegun: true },
      ['reassign', 'award-reconstructed'],
      ['stands', 'award-dispute-too-late'],
    ],
    [
      TDA,
      { error: 'reading', nextHandBegun: true, nextHandAction: false, reconstructible: true },
      { error: 'counting' },
      ['stands', 'award-dispute-too-late'],
      ['reassign', 'award-reconstructed'],
    ],
    [
      TDA,
      { error: 'counting', nextHandAction: false, reconstructible: true },
      { nextHandAction: true },
      ['reassign', 'award-reconstructed'],
      ['stands', 'award-dispute-too-late'],
    ],
  ],
  'TOUR-9 chips-outside-area': [
    [
      IT,
      { seat: 2, inFront: false, declared: true },
      { declared: false },
      ['proceed', 'chips-into-area'],
      ['may-withdraw', 'chips-not-in-play'],
    ],
    [
      IT,
      { seat: 2, inFront: false, declared: false },
      { inFront: true },
      ['may-withdraw', 'chips-not-in-play'],
      ['proceed', 'chips-in-play'],
    ],
    [
      TDA,
      { seat: 2, inFront: false, declared: true },
      { declared: false },
      ['proceed', 'declared-wager-binds'],
      ['floor-decides', 'chips-place-unclear'],
    ],
    [
      TDA,
      { seat: 2, inFront: false, declared: false },
      { inFront: true },
      ['floor-decides', 'chips-place-unclear'],
      ['proceed', 'chips-in-play'],
    ],
  ],
  'TOUR-10 undeclared-raise': [
    [
      IT,
      { ...silent, put: 300, manner: 'two-motions' },
      { manner: 'declared-with-amount' },
      ['call', 'no-raise-only-call', 'pot>3 200'],
      ['raise', 'raise-as-put', ''],
    ],
    [
      IT,
      { ...silent, put: 100, manner: 'raise-without-amount' },
      { put: 300 },
      ['call', 'no-raise-only-call', ''],
      ['call', 'no-raise-only-call', 'pot>3 200'],
    ],
    [
      TDA,
      { ...silent, put: 100, manner: 'raise-without-amount' },
      { put: 300 },
      ['complete-raise', 'raise-made-up', '3>pot 100'],
      ['raise', 'raise-as-put', ''],
    ],
    [
      TDA,
      { ...silent, put: 300, manner: 'raise-without-amount' },
      { manner: 'two-motions' },
      ['raise', 'raise-as-put', ''],
      ['call', 'no-raise-only-call', 'pot>3 200'],
    ],
    [
      TDA,
      { ...silent, put: 300, manner: 'declared-with-amount' },
      { manner: 'words-after-chips' },
      ['raise', 'raise-as-put', ''],
      ['call', 'no-raise-only-call', 'pot>3 200'],
    ],
  ],
  'TOUR-11 raise-not-heard': [
    [
      IT,
      { ...unheard, heard: false, authorised: true },
      { authorised: false },
      ['choice', 'unheard-may-choose'],
      ['fold-or-call', 'unheard-not-authorised'],
    ],
    [
      IT,
      { ...unheard, heard: false, authorised: true },
      { heard: true },
      ['choice', 'unheard-may-choose'],
      ['floor-decides', 'undercall-heard'],
    ],
    [
      TDA,
      { ...unheard, facing: 'raise', playersLeft: 3 },
      { playersLeft: 2 },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'undercall-full-call', '3>pot 6000'],
    ],
    [
      TDA,
      { ...unheard, facing: 'raise', playersLeft: 3 },
      { facing: 'opening-bet' },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'undercall-full-call', '3>pot 6000'],
    ],
  ],
  'TOUR-10 TOUR-12 silent-chips': [
    [IT, { ...silent, chips: [500] }, { chips: [100] }, ['raise', 'silent-raise', ''], ['call', 'silent-call', '']],
    [
      IT,
      { ...silent, chips: [150], lastChips: false },
      { lastChips: true },
      ['choice', 'silent-raise-is-short', ''],
      ['raise', 'silent-raise', ''],
    ],
    [IT, { ...silent, chips: [500] }, { toCall: 0 }, ['raise', 'silent-raise', ''], ['bet', 'silent-bet', '']],
    [
      IT,
      { ...silent, chips: [100, 100] },
      { toRaise: 250, lastChips: false },
      ['raise', 'silent-raise'],
      ['choice', 'silent-raise-is-short'],
    ],
    [TDA, { ...silent, chips: [500] }, { toCall: 0 }, ['call', 'silent-call', 'pot>3 400'], ['bet', 'silent-bet', '']],
    [
      TDA,
      { ...silent, chips: [100, 25], lastChips: false },
      { chips: [100, 50] },
      ['call', 'silent-call', 'pot>3 25'],
      ['complete-raise', 'silent-raise-made-up', '3>pot 50'],
    ],
    [
      TDA,
      { ...silent, chips: [100, 25], lastChips: false },
      { lastChips: true },
      ['call', 'silent-call', 'pot>3 25'],
      ['raise', 'silent-raise', ''],
    ],
    [
      TDA,
      { ...silent, chips: [100, 100] },
      { toCall: 150 },
      ['raise', 'silent-raise', ''],
      ['call', 'silent-call', 'pot>3 50'],
    ],
  ],
  'TOUR-13 short-raise': [
    [
      IT,
      { ...short, matched },
      { leastRaise: 1500 },
      ['choice', 'short-raise-choice-bound'],
      ['stands', 'raise-is-full'],
    ],
    [
      IT,
      { ...short, matched: [] },
      { matched },
      ['choice', 'short-raise-choice'],
      ['choice', 'short-raise-choice-bound'],
    ],
    [
      TDA,
      { ...short, matched, noticed: 'same-street' },
      { noticed: 'later' },
      ['complete-raise', 'short-raise-everyone-adds', '2>pot 500, 4>pot 500'],
      ['stands', 'short-raise-too-late', ''],
    ],
    [
      TDA,
      { ...short, matched: [] },
      { put: 1400, saidRaise: false },
      ['complete-raise', 'short-raise-completed', '2>pot 500'],
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
    ],
    [
      TDA,
      { ...short, matched: [], put: 1400, saidRaise: false },
      { saidRaise: true },
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
      ['complete-raise', 'short-raise-completed', '2>pot 600'],
    ],
  ],
  'TOUR-14 exposed-own-cards': [
    [
      IT,
      { seat: 2, cards: ['As'], byMistake: true },
      { byMistake: false },
      ['hand-live', 'exposed-may-not-raise', 'As>face-up'],
      ['floor-decides', 'exposed-on-purpose', ''],
    ],
    [
      IT,
      { seat: 2, cards: ['As'], byMistake: true },
      { cards: ['As', 'Kd'] },
      ['hand-live', 'exposed-may-not-raise', 'As>face-up'],
      ['hand-live', 'exposed-may-not-raise', 'As>face-up, Kd>face-up'],
    ],
    [
      TDA,
      { seat: 2, actionPending: true },
      { actionPending: false },
      ['hand-live', 'exposed-hand-lives'],
      ['hand-live', 'exposed-hand-lives'],
    ],
  ],
  'HFL-8 mucked-hand': [
    [
      TDA,
      { seat: 2, retrievable: true, tabled: true },
      { retrievable: false },
      ['hand-live', 'mucked-hand-tabled'],
      ['hand-dead', 'mucked-hand-dead'],
    ],
    [
      TDA,
      { seat: 2, retrievable: true, tabled: true },
      { tabled: false },
      ['hand-live', 'mucked-hand-tabled'],
      ['must-table', 'mucked-must-table'],
    ],
  ],
  'HFL-8 all-in-muck': [
    [
      TDA,
      { seat: 2, bettingOver: true },
      { bettingOver: false },
      ['must-table', 'all-in-must-table'],
      ['hand-live', 'all-in-not-yet-tabled'],
    ],
  ],
  'G10-3 G10-4 G10-5 G10-6 G10-7 G10-8 foreign-cards': [
    [
      GUIDA,
      { cards: ['3h'], lowestRank: '6', phase: 'before-opening' },
      { phase: 'after-opener-spoke' },
      ['void', 'foreign-deal-void'],
      ['stands', 'foreign-valid-for-all'],
    ],
    [
      GUIDA,
      { cards: ['3h'], lowestRank: '6', phase: 'after-opening', holders: [2] },
      { phase: 'at-draw-before-opener-spoke' },
      ['may-withdraw', 'may-withdraw'],
      ['may-withdraw', 'may-withdraw'],
    ],
    [
      GUIDA,
      { cards: ['3h'], lowestRank: '6', phase: 'after-opening', holders: [2] },
      { holders: [] },
      ['may-withdraw', 'may-withdraw'],
      ['proceed', 'foreign-held-by-nobody'],
    ],
    [
      GUIDA,
      { cards: ['3h'], lowestRank: '6', phase: 'after-opening', holders: [2], withdraws: [2] },
      { withdraws: [] },
      ['refund', 'withdraws-with-stake'],
      ['proceed', 'nobody-withdraws'],
    ],
    [
      GUIDA,
      { cards: FIVES, lowestRank: '6', phase: 'after-opening' },
      { phase: 'before-opening' },
      ['stands', 'quartets-are-regular'],
      ['void', 'foreign-deal-void'],
    ],
    [
      GUIDA,
      { cards: FOURS, lowestRank: '6', phase: 'after-opening', holders: [2] },
      { cards: [...FOURS, ...FIVES] },
      ['may-withdraw', 'may-withdraw'],
      ['stands', 'quartets-are-regular'],
    ],
    [
      GUIDA,
      { cards: ['6h'], lowestRank: '7', phase: 'before-opening' },
      { lowestRank: '6' },
      ['void', 'foreign-deal-void'],
      ['void', 'foreign-deal-void'],
    ],
    [
      TDA,
      { cards: ['3h'], lowestRank: '6', substantialAction: false },
      { substantialAction: true },
      ['misdeal', 'misdeal-called'],
      ['stands', 'deal-stands'],
    ],
    [
      TDA,
      { cards: ['3h'], lowestRank: '6', substantialAction: true },
      { cards: ['Kh'] },
      ['stands', 'deal-stands'],
      ['void', 'deck-fouled-by-duplicate'],
    ],
  ],
  'G10-9 spoiled-pat-hand': [
    [
      GUIDA,
      { ...pat, newLowest: '5' },
      { newLowest: '6' },
      ['may-withdraw', 'may-withdraw'],
      ['stands', 'pat-hand-not-spoiled'],
    ],
    [
      GUIDA,
      { ...pat, newLowest: '5' },
      { cards: ['6h', '7d', '8c', '9s', 'Tc'] },
      ['may-withdraw', 'may-withdraw'],
      ['stands', 'pat-hand-not-spoiled'],
    ],
    [
      GUIDA,
      { ...pat, newLowest: '5' },
      { pat: false },
      ['may-withdraw', 'may-withdraw'],
      ['stands', 'hand-was-not-pat'],
    ],
  ],
  'IT-PROOF IT-OPEN false-openers': [
    [
      GUIDA,
      { seat: 2, openersProven: false, openerWins: false, initialPot: 40 },
      { openerWins: true },
      ['stands', 'false-opener-refunds', '2>next-pot 40'],
      ['void', 'false-opener-wins', ''],
    ],
    [
      GUIDA,
      { seat: 2, openersProven: false, openerWins: true },
      { openersProven: true },
      ['void', 'false-opener-wins'],
      ['stands', 'openers-proven'],
    ],
  ],
  'IT-OPEN opening-requirement': [
    [
      GUIDA,
      { cards: ['Js', 'Jd', 'As', 'Kd', 'Qc'], passedDeals: 0, lowestRank: '7' },
      { passedDeals: 1 },
      ['proceed', 'hand-may-open'],
      ['not-allowed', 'hand-may-not-open'],
    ],
    [
      GUIDA,
      { cards: ['8s', '9s', 'Ts', 'Js', 'Ad'], passedDeals: 0, lowestRank: '7' },
      { cards: ['8s', '9s', 'Ts', 'Jd', 'Ad'] },
      ['proceed', 'hand-may-open'],
      ['not-allowed', 'hand-may-not-open'],
    ],
    [
      GUIDA,
      { cards: ['7s', '8s', '9s', 'Ts', 'Kd'], passedDeals: 0, lowestRank: '7' },
      { lowestRank: 'T' },
      ['proceed', 'hand-may-open'],
      ['not-allowed', 'hand-may-not-open'],
    ],
  ],
  'IT-CIP italian-words': [
    [
      GUIDA,
      { word: 'parola', betToAnswer: false },
      { betToAnswer: true },
      ['proceed', 'parola-is-a-check'],
      ['fold-or-call', 'parola-facing-bet'],
    ],
    [
      GUIDA,
      { word: 'cip', seat: 3, betToAnswer: false, minimumOpening: 20 },
      { word: 'parola' },
      ['bet', 'cip-is-a-bet', '3>pot 20'],
      ['proceed', 'parola-is-a-check', ''],
    ],
  ],
  ...WAGER_FLIPS,
};

/** An option of the house instead of a fact. */
const HOUSE_FLIPS: readonly (readonly [string, ...Flip])[] = [
  ...TURN_HOUSE_FLIPS,
  ...SHOWDOWN_HOUSE_FLIPS,
  ...DEALING_BY_HOUSE,
  [
    'italian-words',
    GUIDA,
    { word: 'cip', seat: 3, betToAnswer: false, minimumOpening: 20, ante: 5 },
    { cip: 'ante' },
    ['bet', 'cip-is-a-bet', '3>pot 20'],
    ['bet', 'cip-is-a-bet', '3>pot 5'],
  ],
  [
    'odd-chip',
    TDA,
    { pot: 101, winners: [2, 5], button: 3 },
    { oddChip: 'highest-card-by-suit' },
    ['split', 'odd-chip-goes-to'],
    ['floor-decides', 'odd-chip-needs-cards'],
  ],
  [
    'silent-chips',
    IT,
    { ...silent, chips: [500] },
    { oversizedChip: 'call' },
    ['raise', 'silent-raise', ''],
    ['call', 'silent-call', 'pot>3 400'],
  ],
  [
    'silent-chips',
    TDA,
    { ...silent, chips: [500] },
    { oversizedChip: 'raise' },
    ['call', 'silent-call', 'pot>3 400'],
    ['raise', 'silent-raise', ''],
  ],
  [
    'odd-chip',
    IT,
    { pot: 101, winners: [2, 5], button: 3 },
    { oddChip: 'first-seat-left-of-button' },
    ['carry-over', 'odd-chip-stays'],
    ['split', 'odd-chip-goes-to', 'pot>2 50, pot>5 51'],
  ],
  [
    'equal-hands',
    IT,
    { claim: 'suit', equalRanks: true },
    { suitTieBreak: 'suits' },
    ['split', 'equal-hands-split'],
    ['proceed', 'suits-decide-here'],
  ],
  [
    'mucked-hand',
    ROOM,
    { seat: 2, boardBest: true },
    { boardPlayMuck: 'shares' },
    ['hand-dead', 'mucked-hand-dead'],
    ['hand-live', 'mucked-shares-board'],
  ],
  [
    'all-in-muck',
    ROOM,
    { seat: 2, bettingOver: true },
    { allInMuck: 'must-table' },
    ['hand-dead', 'all-in-hand-mucked'],
    ['must-table', 'all-in-must-table'],
  ],
  [
    'all-in-muck',
    TDA,
    { seat: 2, bettingOver: true },
    { allInMuck: 'may-muck' },
    ['must-table', 'all-in-must-table'],
    ['hand-dead', 'all-in-hand-mucked'],
  ],
  ...WAGER_HOUSE_FLIPS,
];

function expectOutcome(ruling: ReturnType<typeof rulingOf>, [decision, said, moves]: Outcome): void {
  expect([ruling.decision, saidOf(ruling)]).toEqual([decision, said]);
  if (moves !== undefined) expect(movesText(ruling)).toBe(moves);
}

/** A key is the clauses, then the type; a type may have several. */
const typeOf = (key: string): string => key.split(' ').at(-1) ?? '';
const ownOf = (type: string): readonly Flip[] =>
  Object.entries(FLIPS).flatMap(([key, flips]) => (typeOf(key) === type ? flips : []));
const rows = Object.entries(FLIPS).flatMap(([key, flips]) => flips.map((flip) => [key, ...flip] as const));

describe('a fact that decides', () => {
  test.each(rows)('%s under %s: %j, then %j', (key, book, facts, changed, before, after) => {
    const type = typeOf(key);
    const [first, second] = [rulingOf(book, type, facts), rulingOf(book, type, { ...facts, ...changed })];
    expectOutcome(first, before);
    expectOutcome(second, after);
    expect(JSON.stringify(second)).not.toBe(JSON.stringify(first));
  });

  test('is shown twice for every irregularity and every rulebook with a procedure of its own', () => {
    for (const { type } of RULINGS) {
      const flips = [...ownOf(type), ...HOUSE_FLIPS.filter(([t]) => t === type)];
      expect(flips.length, type).toBeGreaterThanOrEqual(2);
    }
    const page = RULINGS.slice(0, 14);
    expect(page.every(({ clauses }) => clauses.some((clause) => clause.startsWith(`${IT}/`)))).toBe(true);
    for (const { type } of page) {
      for (const book of [IT, TDA]) {
        const own = ownOf(type).filter(([b]) => b === book);
        expect(own.length, `${type} ${book}`).toBeGreaterThanOrEqual(
          type === 'exposed-own-cards' && book === TDA ? 1 : 2,
        );
      }
    }
  });
});

test.each(HOUSE_FLIPS)(
  'an option of the house decides %s under %s: %j, then %j',
  (type, book, facts, houseRules, before, after) => {
    expectOutcome(rulingOf(book, type, facts), before);
    const changed = rulingOf(book, type, facts, { houseRules });
    expectOutcome(changed, after);
    expect(changed.cites).toContain('custom/house-rule');
  },
);

describe('the two readings of a short raise', () => {
  const options = (houseRules: object) =>
    rulingOf(IT, 'short-raise', { ...short, matched }, { houseRules }).options.map(
      (o) =>
        `${o.code} ${o.basis} ${movesText(o)} ${o.rights.map(({ who, may }) => `${who}:${may.join('/')}`).join(' ')}`,
    );
  const call = (basis: string) =>
    `minimum-is-the-call ${basis} pot>2 500, pot>4 500 matched:call others:fold/call/raise`;
  const raise = (basis: string) =>
    `minimum-is-the-least-raise ${basis} 2>pot 500, 4>pot 500 matched:call others:fold/call/raise`;
  const correct = 'raise-corrected rulebook 2>pot 500 matched:fold/call others:fold/call/raise';

  test.each([
    ['call', 'rulebook', 'other-reading'],
    ['minimum-raise', 'other-reading', 'rulebook'],
  ])('are both shown where the minimum is the %s', (shortRaiseMinimum, first, second) => {
    expect(options({ shortRaiseMinimum })).toEqual([call(first), raise(second), correct]);
  });
});

describe('a player who exposed his own cards', () => {
  const mayOf = (book: string, houseRules: object) =>
    rulingOf(book, 'exposed-own-cards', { seat: 2, byMistake: true, actionPending: true }, { houseRules }).rights.map(
      ({ who, may }) => `${who}:${may.join('/')}`,
    );
  test.each([
    [IT, {}, 'fold/check/call/bet'],
    [IT, { exposedNoAggression: true }, 'fold/check/call'],
    [TDA, {}, 'fold/check/call/bet/raise'],
  ])('under %s with %j may %s', (book, houseRules, may) => {
    expect(mayOf(book, houseRules)).toEqual([`player:${may}`, 'others:fold/check/call/bet/raise']);
  });

  test.each([
    [true, true],
    [false, false],
  ])('risks a penalty of the TDA while action is pending: %s', (actionPending, penalty) => {
    const { steps } = rulingOf(TDA, 'exposed-own-cards', { seat: 2, actionPending });
    expect(steps.some(({ code }) => code === 'penalty-possible')).toBe(penalty);
  });
});

test('a raise not heard leaves two ways, each with its chips', () => {
  const { options, rights } = rulingOf(IT, 'raise-not-heard', { ...unheard, heard: false, authorised: true });
  expect(options.map((o) => `${o.code} ${o.seat} ${movesText(o)}`)).toEqual([
    'unheard-taken-back 3 pot>3 2000',
    'unheard-calls-raise 3 3>pot 6000',
  ]);
  expect(rights).toEqual([{ who: 'player', seats: [3], may: ['fold', 'call'] }]);
});

test('exposed cards of several seats are replaced clockwise from the small blind', () => {
  const seatsIn = (button: number) =>
    rulingOf(IT, 'exposed-in-deal', { exposed: four, button }).steps.find(
      ({ code }) => code === 'exposed-replaced-at-end',
    )?.facts.seats;
  expect([seatsIn(2), seatsIn(3), seatsIn(5)]).toEqual([
    [3, 5, 6],
    [5, 6, 3],
    [6, 3, 5],
  ]);
});

test.each([
  ['wsop-2024', { raises: 3 }, ['raises-left: wsop-2024/L126', 'may-raise: wsop-2024/L126']],
  ['wsop-2024', { playersAtStart: 2 }, ['cap-lifted-at-two: wsop-2024/L127', 'may-raise: wsop-2024/L127']],
  ['wsop-2024', { fewWithChips: true }, ['cap-lifted-few-with-chips: wsop-2024/L126', 'may-raise: wsop-2024/L126']],
  [TDA, { eventHeadsUp: true }, ['cap-lifted-at-two: tda-2024/48', 'may-raise: tda-2024/48']],
  [TDA, {}, ['raises-used-up: tda-2024/48', 'no-more-raises: tda-2024/48']],
])(
  'the clause on the limit to raises is cited where it lets a raise through, under %s with %j',
  (book, more, steps) => {
    const atCap = { seat: 3, structure: 'fixed-limit', raises: 4, playersAtStart: 4, acted: false };
    const facts = { ...atCap, headsUpBeforeCap: false, fewWithChips: false, eventHeadsUp: false, toCall: 100, ...more };
    const ruling = rulingOf(book, 'may-raise', facts);
    expect(ruling.steps.map(({ code, cites }) => `${code}: ${cites.join(' ')}`)).toEqual(steps);
  },
);
