import * as z from 'zod';
import { DISCRETION_REASONS, type FactSpec, RULING_DECISIONS, RULINGS, type RulingType } from '../core/index.ts';
import { adjudicationResponse } from './adjudication-response.ts';
import { adjudicationRequest } from './adjudications.ts';
import { money, rulebookId, type Wire } from './components.ts';
import { amount, cardInput, cites, code, oneOf, reference, seatList, seatNumber, sentence, whole } from './fields.ts';
import { houseRules } from './house-rules.ts';
import { citations, facts } from './results.ts';
import { moves, rights, rulingOption } from './ruling-parts.ts';

const seatCard = z
  .strictObject({ seat: seatNumber, card: cardInput })
  .meta({ id: 'SeatCard', description: 'A card and the seat it was dealt to.', examples: [{ seat: 3, card: '7h' }] });
const seatAmount = z
  .strictObject({ seat: seatNumber, amount })
  .meta({ id: 'SeatAmount', description: 'Chips and whose they are.', examples: [{ seat: 3, amount: 200 }] });

/** The shape of a fact by its specification. */
function factShape(spec: FactSpec): z.ZodType {
  switch (spec.kind) {
    case 'flag':
      return z.boolean();
    case 'one-of':
      return oneOf(spec.values);
    case 'list-of':
      return z.array(oneOf(spec.values)).max(spec.most);
    case 'seat':
      return seatNumber;
    case 'seats':
      return seatList
        .refine((seats) => new Set(seats).size === seats.length, { params: { code: 'invalid' } })
        .meta({ uniqueItems: true });
    case 'amount':
      return amount;
    case 'whole':
      return whole(spec.least, spec.most);
    case 'cards':
      return z.array(cardInput).max(spec.most);
    case 'chips':
      return z.array(amount).max(100);
    case 'seat-cards':
      return z.array(seatCard).max(spec.most);
    case 'seat-amounts':
      return z.array(seatAmount).max(10);
  }
}

const schemaName = (type: string): string =>
  type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const irregularityOf = ({ type, description, facts: table }: (typeof RULINGS)[number]) =>
  z
    .strictObject({
      type: z.literal(type),
      ...Object.fromEntries(
        Object.entries(table).map(([name, { spec, question }]) => [
          name,
          factShape(spec).optional().meta({ description: question.en }),
        ]),
      ),
    })
    .meta({ id: `Irregularity${schemaName(type)}`, description: description.en });

/** What a fact may be on the wire; which it is follows from its type's catalogue entry. */
export type WireFact =
  | boolean
  | string
  | number
  | readonly (string | number)[]
  | readonly { readonly seat: number; readonly card?: string; readonly amount?: number }[];

export interface WireIrregularity {
  readonly type: RulingType;
  readonly [fact: string]: WireFact | undefined;
}

const [first, ...others] = RULINGS.map(irregularityOf);

/** One of the catalogue's irregularities with what is known about it; every fact may be left out. */
const irregularity = z.discriminatedUnion('type', [first, ...others] as never).meta({
  id: 'IrregularityWithFacts',
  description: 'What happened, by its type in `GET /v1/irregularities`, and what is known about it.',
}) as unknown as z.ZodType<WireIrregularity, WireIrregularity>;

const books = z
  .array(rulebookId)
  .min(1)
  .max(16)
  .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'invalid' } })
  .meta({ uniqueItems: true, description: 'Rulebooks to rule under; `tda-2024` where left out.' });

const discretion = z.strictObject({ decision: oneOf(RULING_DECISIONS), reason: oneOf(DISCRETION_REASONS) }).meta({
  id: 'Discretion',
  description: 'What the floor decides, whatever the rule comes to, and for which reason it would set the rule aside.',
});

export const rulingsRequest = z
  .strictObject({
    irregularity,
    rulebooks: books.optional(),
    houseRules: houseRules.optional(),
    hand: adjudicationRequest.optional(),
    discretion: discretion.optional(),
    reference: reference.optional(),
    money: money.optional(),
  })
  .meta({
    id: 'RulingsRequest',
    description:
      'An irregularity at the table. `houseRules` are laid over every rulebook asked; `hand` is the hand it happened in, ruled under each rulebook asked whatever its own `rulebook` says; what it tells need not be told again.',
  });

const rulingStep = z
  .strictObject({ code, text: sentence, facts, cites })
  .meta({ id: 'RulingStep', description: 'A reason, with its clauses.' });

const discretionUsed = z
  .strictObject({ decision: oneOf(RULING_DECISIONS), text: sentence, steps: z.array(rulingStep).max(8), cites })
  .meta({
    id: 'DiscretionUsed',
    description:
      "The floor's discretion on record beside the rule's own ruling: `floor-decides` where it deviates, `stands` where it does not.",
  });

const ruling = z
  .strictObject({
    rulebook: rulebookId,
    decision: oneOf(RULING_DECISIONS),
    text: sentence,
    steps: z.array(rulingStep).max(64),
    moves,
    options: z.array(rulingOption).max(32),
    rights,
    discretion: discretionUsed.optional(),
    cites,
  })
  .meta({ id: 'Ruling', description: 'What one rulebook makes of it; `text` is said to the table.' });

const missing = z
  .strictObject({ fact: z.string().max(64), question: sentence, rulebooks: z.array(rulebookId).max(16) })
  .meta({ id: 'MissingFact', description: 'A fact that decides and was not given, and the rulebooks that need it.' });

export const rulingsResponse = z
  .strictObject({
    reference: reference.optional(),
    rulings: z.array(ruling).max(16),
    differs: z.boolean(),
    missing: z.array(missing).max(32),
    hand: adjudicationResponse.nullable(),
    citations,
  })
  .meta({
    id: 'RulingsResponse',
    description:
      'A ruling for each rulebook that has every fact it needs. `differs`: two of them differ in decision, moves, options or rights. `hand`: the hand after the ruling of the first rulebook asked, or as it was told where that ruling leaves a choice open; null without a hand or while that rulebook misses a fact.',
  });

export type RulingsRequest = Wire<z.infer<typeof rulingsRequest>>;
export type RulingsResponse = Wire<z.infer<typeof rulingsResponse>>;
