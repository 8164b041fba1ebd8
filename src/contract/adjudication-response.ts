import * as z from 'zod';
import { DECISION_STATUSES, HIDING_REASONS, OUTCOMES, RULING_DECISIONS } from '../core/index.ts';
import { street, type Wire } from './components.ts';
import {
  amount,
  boardNumber,
  card,
  citationId,
  cites,
  code,
  oneOf,
  player,
  reference,
  seatList,
  seatNumber,
  sentence,
  whole,
} from './fields.ts';
import { citations, explanation, facts, payouts, pots, rankedHand, returned, warning } from './results.ts';
import { rulingOption } from './ruling-parts.ts';

const ruling = z
  .strictObject({
    decision: oneOf(RULING_DECISIONS),
    text: sentence,
    applied: z.boolean(),
    options: z.array(rulingOption).max(32),
    cites,
  })
  .meta({
    id: 'IrregularityRuling',
    description:
      'What the rulebook makes of it and by which clauses, and whether the replay went on with that. `options`: how the entry would have been regular, each with what stands in its place and the chips it moves; where the rulebook leaves a choice, the ways it leaves.',
  });

const exactly = z
  .strictObject({ to: amount })
  .meta({ id: 'FixedWager', description: 'The one street total that is open.' });
const between = z.strictObject({ minTo: amount, maxTo: amount.nullable() }).meta({
  id: 'WagerRange',
  description:
    'The least and most street total that is open; no most where the stack is not known. In fixed limit nothing between the two is: they are one size or, on an open pair where the house has it, the small and the big bet.',
});

export const options = z
  .strictObject({
    fold: z.boolean(),
    check: z.boolean(),
    call: exactly.nullable(),
    bet: between.nullable(),
    raise: between.nullable(),
    bringIn: exactly.nullable(),
    complete: exactly.nullable(),
    allIn: exactly.nullable(),
  })
  .meta({
    id: 'Options',
    description: 'What is open to the seat; null (false for `fold` and `check`) where it is not.',
  });

const act = z
  .strictObject({ kind: z.literal('act'), seat: seatNumber, options })
  .meta({ id: 'NextAct', description: 'A seat is to act.' });
const deal = z
  .strictObject({ kind: z.literal('deal'), street, cards: whole(0, 52) })
  .meta({ id: 'NextDeal', description: 'Cards are to be dealt.' });
const draw = z
  .strictObject({ kind: z.literal('draw'), seat: seatNumber, max: whole(0, 10) })
  .meta({ id: 'NextDraw', description: 'A seat is to draw.' });
const discard = z
  .strictObject({ kind: z.literal('discard'), seat: seatNumber, count: whole(1, 10) })
  .meta({ id: 'NextDiscard', description: 'A seat is to throw cards away without drawing.' });
const show = z
  .strictObject({ kind: z.literal('show'), seat: seatNumber })
  .meta({ id: 'NextShow', description: 'A seat is to show.' });

const next = z
  .discriminatedUnion('kind', [act, deal, draw, discard, show])
  .meta({ id: 'Next', description: 'What has to come before the hand is settled.' });

const irregularity = z
  .strictObject({
    action: whole(0, 1_000),
    seat: seatNumber,
    code,
    facts,
    text: sentence,
    due: next.nullable(),
    ruling,
    cites,
  })
  .meta({
    id: 'Irregularity',
    description:
      'An action that was not open to its seat; `action` is its index from 0, `due` who was to act or draw instead and what was legal then; `cites` the clauses it is irregular by, then those of its ruling.',
  });

const legality = z
  .strictObject({ legal: z.boolean(), actionsRead: whole(0, 1_000), irregularities: z.array(irregularity).max(1_000) })
  .meta({ id: 'Legality', description: 'What the replay of the bet history found.' });

const potDecision = z
  .strictObject({ pot: z.string().max(16), seats: seatList, status: oneOf(DECISION_STATUSES) })
  .meta({
    id: 'PotDecision',
    description: 'Whether cards to come can still change who wins one pot, and its contenders.',
  });

const decision = z
  .strictObject({
    status: oneOf(DECISION_STATUSES),
    pots: z.array(potDecision).max(10),
    runouts: z
      .array(
        z
          .strictObject({ winners: seatList, boards: whole(0, 10_000_000) })
          .meta({ id: 'Runout', description: 'How many ways the cards to come can fall with these winners.' }),
      )
      .max(1_024),
  })
  .meta({ id: 'BoardDecision', description: 'Whether cards to come can still change the outcome.' });

const boardStep = z
  .strictObject({
    street,
    reveal: card,
    reason: oneOf(HIDING_REASONS),
    hidden: z.array(card).max(10),
    text: sentence,
    cites,
  })
  .meta({
    id: 'BoardStep',
    description: 'A revealed card and what it hid: its twins, else the lowest of its suit, else nothing.',
  });

const board = z
  .strictObject({ visible: z.array(card).max(12), hidden: z.array(card).max(10), steps: z.array(boardStep).max(10) })
  .meta({ id: 'BoardState', description: 'The board as it counts, and what hid a part of it.' });

const literal = z
  .strictObject({
    pot: z.string().max(16),
    board: boardNumber,
    clause: citationId,
    result: code,
    winners: seatList,
    conflict: z.boolean(),
    text: sentence,
    cites,
  })
  .meta({
    id: 'LiteralReading',
    description: "Where a text's own wording would give another answer than its general rule.",
  });

const difference = z.int().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER);

const chipsCompared = z
  .strictObject({
    seat: seatNumber,
    player: player.nullable(),
    won: difference,
    returned: difference,
    net: difference.nullable(),
  })
  .meta({
    id: 'ChipsCompared',
    description: 'What a seat has more than under the chosen rulebook, or less; seats that have the same are left out.',
  });

const comparison = z
  .strictObject({
    rulebook: z.string().max(64),
    differs: z.boolean(),
    outcome: oneOf(OUTCOMES),
    payouts,
    chips: z.array(chipsCompared).max(10),
    carriedOver: amount,
    steps: explanation,
    insteadOf: explanation,
    legality: legality.nullable(),
    next: next.nullable(),
  })
  .meta({
    id: 'Comparison',
    description:
      'The same hand under another rulebook. `chips`: what each seat has more or less by it, while the hand goes on by what it has put in (`net`); `steps`: those it takes and the chosen one does not, `insteadOf`: those of the chosen one that fall away. The other fields are the answer under it.',
  });

const meta = z
  .strictObject({
    engine: z.string().max(32),
    rulebook: z.string().max(64),
    houseRules: z
      .record(z.string().max(64), z.union([z.string().max(64), z.int(), z.boolean(), z.null()]))
      .meta({ maxProperties: 200 }),
    digest: z
      .string()
      .regex(/^sha-256:[0-9a-f]{64}$/)
      .max(72),
  })
  .meta({
    id: 'Meta',
    description:
      'What the ruling rests on; the digest is over the request, the engine and the rulebook with its options.',
  });

export const adjudicationResponse = z
  .strictObject({
    reference: reference.optional(),
    outcome: oneOf(OUTCOMES),
    headline: sentence,
    winners: seatList,
    hands: z.array(rankedHand).max(10),
    pots,
    returned,
    carriedOver: amount,
    payouts,
    eliminated: z.array(seatList).max(10),
    showdown: z
      .strictObject({ order: seatList })
      .meta({ id: 'ShowdownOrder', description: 'Who shows in which order, by the rulebook.' }),
    legality: legality.nullable(),
    next: next.nullable(),
    decision,
    board,
    literal: literal.nullable(),
    warnings: z.array(warning).max(100),
    explanation,
    citations,
    comparison: z.array(comparison).max(16),
    meta,
  })
  .meta({ id: 'AdjudicationResponse', description: 'The ruling, with the reason for every step.' });

export type AdjudicationResponse = Wire<z.infer<typeof adjudicationResponse>>;
