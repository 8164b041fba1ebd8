import * as z from 'zod';
import { contest, seatStatus } from './components.ts';
import {
  amount,
  boardNumber,
  card,
  citationId,
  cites,
  code,
  player,
  seatList,
  seatNumber,
  sentence,
  signedAmount,
  whole,
} from './fields.ts';

export const facts = z
  .record(
    z.string().max(64),
    z.union([
      z.string().max(256),
      z.int(),
      z.boolean(),
      z.array(z.string().max(256)).max(64),
      z.array(z.int()).max(64),
    ]),
  )
  .meta({
    id: 'Facts',
    description: 'What a step is about, for machines.',
    examples: [{ pot: 'main', amount: 600 }],
    maxProperties: 64,
  });

export const warning = z.strictObject({ code, text: sentence, cites }).meta({
  id: 'Warning',
  description: 'Something the reader should know, without changing the result.',
  examples: [{ code: 'below-smallest-chip', text: 'The main pot is no multiple of 25.', cites: [] }],
});

export const step = z
  .strictObject({
    id: whole(1, 100_000),
    code,
    text: sentence,
    facts,
    cites,
    because: z.array(whole(1, 100_000)).max(1_000),
  })
  .meta({
    id: 'Step',
    description: 'One decision in the order decided, its clauses, and the steps it follows from.',
    examples: [
      {
        id: 1,
        code: 'pot-built',
        text: 'The main pot is 600.',
        facts: { amount: 600 },
        cites: ['tda-2024/21'],
        because: [],
      },
    ],
  });

export const explanation = z.array(step).max(10_000);

export const citation = z
  .strictObject({
    id: citationId,
    rulebook: z.string().max(64),
    section: z.string().max(64),
    title: z.string().max(256),
  })
  .meta({
    id: 'Citation',
    description: 'A clause that is cited, with its title in our own words.',
    examples: [{ id: 'tda-2024/21', rulebook: 'tda-2024', section: '21', title: 'Side pots are split separately' }],
  });

export const citations = z.array(citation).max(1_000);

const cards = z.array(card).max(10);

export const handResult = z
  .strictObject({
    contest,
    board: boardNumber,
    category: code,
    name: sentence,
    cards,
    fromHole: cards,
    fromBoard: cards,
    rank: whole(1, 10_000_000),
    of: whole(1, 10_000_000),
    qualifies: z.boolean(),
  })
  .meta({
    id: 'HandResult',
    description: 'The best hand of a seat in one contest on one board; rank 1 is the best of `of`.',
  });

export const rankedHand = z
  .strictObject({
    seat: seatNumber,
    player: player.nullable(),
    status: seatStatus,
    results: z.array(handResult).max(12),
  })
  .meta({ id: 'RankedHand', description: 'What a seat holds, in every contest and on every board.' });

const share = z
  .strictObject({ seat: seatNumber, amount, contest, board: boardNumber, oddChips: amount })
  .meta({ id: 'Share', description: 'A part of a pot; `oddChips` is how many odd chips are in it.' });

export const pot = z
  .strictObject({
    name: z.string().max(32),
    amount,
    eligible: seatList,
    rake: amount,
    carriedOver: amount,
    shares: z.array(share).max(60),
  })
  .meta({ id: 'Pot', description: 'One pot, who could win it and who did.' });

export const pots = z.array(pot).max(16);

export const returned = z
  .array(
    z.strictObject({ seat: seatNumber, amount }).meta({ id: 'Returned', description: 'An uncalled bet given back.' }),
  )
  .max(10);

export const payout = z
  .strictObject({
    seat: seatNumber,
    player: player.nullable(),
    contributed: amount.nullable(),
    won: amount,
    returned: amount,
    net: signedAmount.nullable(),
    finalStack: amount.nullable(),
  })
  .meta({
    id: 'Payout',
    description: '`contributed` is before returns; null where the pot came as one figure or the stack is not known.',
  });

export const payouts = z.array(payout).max(10);
