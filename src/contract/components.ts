import * as z from 'zod';
import {
  BETTING_STRUCTURES,
  CONTEST_NAMES,
  RANKS,
  RULEBOOK_IDS,
  SEAT_STATUSES,
  STREETS,
  VARIANT_IDS,
} from '../core/index.ts';
import { amount, oneOf, seatList, text, whole } from './fields.ts';

/** The same value with every list and field read-only: what services return and take. */
export type Wire<T> = T extends readonly (infer U)[]
  ? readonly Wire<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Wire<T[K]> }
    : T;

export const variantId = oneOf(VARIANT_IDS).meta({
  id: 'VariantId',
  description: 'A game of `GET /v1/variants`.',
  examples: ['texas-holdem'],
});

export const rulebookId = oneOf(RULEBOOK_IDS).meta({
  id: 'RulebookId',
  description: 'A rulebook of `GET /v1/rulebooks` that can be chosen: a preset of house rules.',
  examples: ['tda-2024'],
});

export const betting = oneOf(BETTING_STRUCTURES).meta({
  id: 'Betting',
  description: 'How much may be wagered.',
  examples: ['no-limit'],
});
export const street = oneOf(STREETS).meta({
  id: 'Street',
  description: 'A betting round by the name of its street.',
  examples: ['flop'],
});
export const contest = oneOf(CONTEST_NAMES).meta({
  id: 'Contest',
  description: 'One way to win a share of a pot.',
  examples: ['high'],
});

export const seatStatus = oneOf(SEAT_STATUSES).meta({
  id: 'SeatStatus',
  description: '`folded` and `mucked` hands win nothing.',
  examples: ['live'],
});

export const deck = z.strictObject({ lowestRank: oneOf(RANKS) }).meta({
  id: 'DeckChoice',
  description: 'For games dealt from a stripped deck: its lowest rank.',
  examples: [{ lowestRank: '7' }],
});

/** As many as a table has seats. */
const MOST_POTS = 10;

export const rake = z
  .strictObject({
    basisPoints: whole(0, 10_000).optional(),
    cap: amount.optional(),
    drop: amount.optional(),
    noFlopNoDrop: z.boolean().optional(),
    byPot: z.array(amount).min(1).max(MOST_POTS).optional(),
  })
  .meta({
    id: 'Rake',
    description:
      'What the house takes: hundredths of a percent of everything contested, rounded down to the smallest chip, at most `cap`, plus `drop`. Where a record states what each pot paid, main pot first, `byPot` says so; it holds where there are as many pots.',
    examples: [{ basisPoints: 500, cap: 300, noFlopNoDrop: true }],
  });

export const smallestChip = whole(1, Number.MAX_SAFE_INTEGER).meta({
  id: 'SmallestChip',
  description: 'The smallest denomination in play; pots are split in multiples of it.',
  examples: [25],
});

export const money = z.strictObject({ currency: text(8).optional(), decimals: whole(0, 8).optional() }).meta({
  id: 'Money',
  description: 'How texts write amounts; numbers stay integers.',
  examples: [{ currency: '$', decimals: 2 }],
});

/** Tiers of equal seats per contest, best first. */
const tiers = z.array(seatList.min(1)).max(10);
const byContest = Object.fromEntries(CONTEST_NAMES.map((name) => [name, tiers.optional()]));

export const ranking = z
  .strictObject(byContest as { [C in (typeof CONTEST_NAMES)[number]]: z.ZodOptional<typeof tiers> })
  .meta({
    id: 'Ranking',
    description:
      'Who beats whom in each contest: tiers of equal seats, best first. Hands that do not qualify are left out.',
    examples: [{ high: [[4], [1, 3], [2]], low: [] }],
  });
