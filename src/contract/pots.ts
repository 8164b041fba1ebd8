import * as z from 'zod';
import { money, rake, ranking, rulebookId, seatStatus, smallestChip, variantId, type Wire } from './components.ts';
import { amount, player, reference, seatList, seatNumber, text } from './fields.ts';
import { houseRules } from './house-rules.ts';
import { citations, explanation, payouts, pots, returned, warning } from './results.ts';

const seat = z
  .strictObject({
    seat: seatNumber,
    player: player.optional(),
    contributed: amount.optional(),
    dead: amount.optional(),
    status: seatStatus.optional(),
  })
  .meta({
    id: 'SeatWithMoney',
    description: 'Who put in what.',
    examples: [{ seat: 1, player: 'anna', contributed: 200 }],
  });

const givenPot = z.strictObject({ name: text(32), amount, eligible: seatList.min(1) }).meta({
  id: 'GivenPot',
  description: 'A pot that is already built.',
  examples: [{ name: 'main', amount: 101, eligible: [2, 4] }],
});

export const potsRequest = z
  .strictObject({
    variant: variantId.optional(),
    seats: z.array(seat).min(1).max(10),
    pots: z.array(givenPot).min(1).max(16).optional(),
    button: seatNumber.optional(),
    smallestChip: smallestChip.optional(),
    rulebook: rulebookId.optional(),
    houseRules: houseRules.optional(),
    carriedIn: amount.optional(),
    rake: rake.optional(),
    ranking: ranking.optional(),
    rankings: z.array(ranking).min(1).max(3).optional(),
    reference: reference.optional(),
    money: money.optional(),
  })
  .meta({
    id: 'PotsRequest',
    description: 'Money only: contributions or pots, and who beats whom as `ranking`, or one of `rankings` a board.',
  });

export const potsResponse = z
  .strictObject({
    reference: reference.optional(),
    pots,
    returned,
    payouts,
    carriedOver: amount,
    warnings: z.array(warning).max(100),
    explanation,
    citations,
  })
  .meta({ id: 'PotsResponse', description: 'The pots, who gets what of them, and why.' });

export type PotsRequest = Wire<z.infer<typeof potsRequest>>;
export type PotsResponse = Wire<z.infer<typeof potsResponse>>;
