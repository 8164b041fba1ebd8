import * as z from 'zod';
import { deck, ranking, rulebookId, seatStatus, variantId, type Wire } from './components.ts';
import { cardInput, dealtCard, player, reference, seatNumber, split } from './fields.ts';
import { houseRules } from './house-rules.ts';
import { rankedHand } from './results.ts';

const board = z.array(cardInput).max(12);

const seat = z
  .strictObject({
    seat: seatNumber,
    player: player.optional(),
    hole: z.array(dealtCard).max(10),
    split: split.optional(),
    status: seatStatus.optional(),
  })
  .meta({ id: 'SeatWithCards', description: 'A hand to be ranked.', examples: [{ seat: 1, hole: ['As', 'Kd'] }] });

export const evaluationRequest = z
  .strictObject({
    variant: variantId,
    deck: deck.optional(),
    rulebook: rulebookId.optional(),
    houseRules: houseRules.optional(),
    seats: z.array(seat).min(1).max(10),
    board: board.optional(),
    boards: z.array(board).min(2).max(3).optional(),
    reveals: z.array(cardInput).max(3).optional(),
    reference: reference.optional(),
  })
  .meta({ id: 'EvaluationRequest', description: 'Hands to be ranked; no money.' });

export const evaluationResponse = z
  .strictObject({
    reference: reference.optional(),
    hands: z.array(rankedHand).max(10),
    order: ranking,
    orders: z.array(ranking).max(3),
  })
  .meta({
    id: 'EvaluationResponse',
    description: 'The hands, and their order on the first board (`order`) and on every board (`orders`).',
  });

export type EvaluationRequest = Wire<z.infer<typeof evaluationRequest>>;
export type EvaluationResponse = Wire<z.infer<typeof evaluationResponse>>;
