import * as z from 'zod';
import { ACTION_NAMES, ANTE_FROM, NOTICED } from '../core/index.ts';
import {
  betting,
  deck,
  money,
  rake,
  rulebookId,
  seatStatus,
  smallestChip,
  street,
  variantId,
  type Wire,
} from './components.ts';
import { amount, cardInput, dealtCard, oneOf, player, reference, seatNumber, split, text, whole } from './fields.ts';
import { houseRules } from './house-rules.ts';

const board = z.array(cardInput).max(12);

const straddle = z
  .strictObject({ seat: seatNumber, amount })
  .meta({ id: 'Straddle', description: 'A blind raise before the cards.', examples: [{ seat: 4, amount: 200 }] });

const stakes = z
  .strictObject({
    smallBlind: amount.optional(),
    bigBlind: amount.optional(),
    ante: amount.optional(),
    anteFrom: oneOf(ANTE_FROM).optional(),
    buttonBlind: amount.optional(),
    straddles: z.array(straddle).max(10).optional(),
    bringIn: amount.optional(),
    smallBet: amount.optional(),
    bigBet: amount.optional(),
    smallestChip: smallestChip.optional(),
    smallBlindSeat: seatNumber.nullable().optional(),
    bigBlindSeat: seatNumber.nullable().optional(),
    rake: rake.optional(),
  })
  .meta({
    id: 'Stakes',
    description:
      'Blinds, antes, limits and rake. A blind seat is a seat, or null for a dead blind; left out, it goes by the button.',
    examples: [{ smallBlind: 50, bigBlind: 100, smallestChip: 25 }],
  });

const seat = z
  .strictObject({
    seat: seatNumber,
    player: player.optional(),
    stack: amount.optional(),
    hole: z.array(dealtCard).max(10).optional(),
    split: split.optional(),
    status: seatStatus.optional(),
    contributed: amount.optional(),
    dead: amount.optional(),
  })
  .meta({
    id: 'SeatInHand',
    description:
      'A player: `stack` before any chip of this hand (left out: unknown), `contributed` everything put in, `dead` the part of it no one has to match.',
    examples: [{ seat: 1, player: 'anna', stack: 1000, hole: ['As', 'Kd'], contributed: 200 }],
  });

const action = z
  .strictObject({
    seat: seatNumber,
    action: oneOf(ACTION_NAMES),
    to: amount.optional(),
    amount: amount.optional(),
    cards: z.array(dealtCard).max(10).optional(),
    drawn: z.array(cardInput).max(10).optional(),
    count: whole(0, 10).optional(),
    chips: z.array(amount).max(100).optional(),
    street: street.optional(),
  })
  .meta({
    id: 'Action',
    description:
      'One entry of the bet history. `to` is the street total in front of the player, `amount` a posted amount.',
    examples: [{ seat: 2, action: 'raise', to: 300 }],
  });

const opening = z.strictObject({ street, pot: amount }).meta({
  id: 'Opening',
  description: 'The record starts on this street with this much in the pot.',
  examples: [{ street: 'flop', pot: 300 }],
});

/** Up to 64 labelled strings, carried through unread. */
const record = z
  .record(text(64), text(256))
  .refine((labels) => Object.keys(labels).length <= 64, { params: { code: 'too-many', most: 64 } })
  .meta({
    id: 'HandRecord',
    description: 'Labelled strings (site, table, date), carried through.',
    examples: [{ table: '7' }],
    maxProperties: 64,
  });

export const adjudicationRequest = z
  .strictObject({
    variant: variantId,
    betting: betting.optional(),
    rulebook: rulebookId.optional(),
    houseRules: houseRules.optional(),
    stakes: stakes.optional(),
    button: seatNumber.optional(),
    deck: deck.optional(),
    seats: z.array(seat).min(1).max(10),
    board: board.optional(),
    boards: z.array(board).min(2).max(3).optional(),
    reveals: z.array(cardInput).max(3).optional(),
    dead: z.array(dealtCard).max(52).optional(),
    opening: opening.optional(),
    actions: z.array(action).max(1_000).optional(),
    pot: amount.optional(),
    carriedIn: amount.optional(),
    noticed: oneOf(NOTICED).optional(),
    runouts: z.boolean().optional(),
    explain: z.boolean().optional(),
    compare: z.array(rulebookId).max(16).optional(),
    reference: reference.optional(),
    money: money.optional(),
    record: record.optional(),
  })
  .meta({
    id: 'AdjudicationRequest',
    description:
      'A hand. Money comes one of three ways: `actions`, `contributed` per seat, or `pot`; with none, hands and winners are ruled and there are no pots.',
  });

export type AdjudicationRequest = Wire<z.infer<typeof adjudicationRequest>>;
