import * as z from 'zod';
import { ACTS, CARD_PLACES, CHIP_PLACES, RIGHT_HOLDERS, RIGHTS } from '../core/index.ts';
import { amount, card, cites, code, oneOf, seatList, seatNumber, sentence, whole } from './fields.ts';

const chipPlace = z
  .union([seatNumber, oneOf(CHIP_PLACES)])
  .meta({ id: 'ChipPlace', description: 'A seat, the pot (with all that was pushed forward), or the next pot.' });
const chipMove = z
  .strictObject({ from: chipPlace, to: chipPlace, amount })
  .meta({ id: 'ChipMove', description: 'Chips that go from one place to another.' });
const cardMove = z
  .strictObject({ card, to: oneOf(CARD_PLACES) })
  .meta({ id: 'CardMove', description: 'Where a card goes; `??` for one nobody has read.' });
export const moves = z
  .strictObject({ chips: z.array(chipMove).max(64), cards: z.array(cardMove).max(64) })
  .meta({ id: 'Moves', description: 'What has to be moved, and nothing else is.' });

const right = z.strictObject({ who: oneOf(RIGHT_HOLDERS), seats: seatList, may: z.array(oneOf(RIGHTS)).max(8) }).meta({
  id: 'Right',
  description: 'What the player ruled on, those who have already matched, or the others may do from now on.',
});
export const rights = z.array(right).max(8);

const act = z
  .strictObject({
    seat: seatNumber,
    action: oneOf(ACTS),
    to: amount.optional(),
    amount: amount.optional(),
    chips: z.array(amount).max(100).optional(),
    count: whole(0, 10).optional(),
  })
  .meta({
    id: 'Act',
    description:
      'An action as it is to be taken: `to` is the street total, on a fold that of the chips that stay in the pot; `amount` is what is posted.',
  });

export const rulingOption = z
  .strictObject({
    code,
    text: sentence,
    seat: seatNumber.nullable(),
    basis: oneOf(['rulebook', 'other-reading']),
    moves,
    rights,
    acts: z.array(act).max(16).nullable(),
    cites,
  })
  .meta({
    id: 'RulingOption',
    description:
      'A way left open: whose choice it is (null: the floor, or a seat not named), and what follows. `other-reading` is open only where the house reads the text the other way. `acts`: what stands in the bet history instead of the action ruled on (none: it is taken back); null where no history has it.',
  });
