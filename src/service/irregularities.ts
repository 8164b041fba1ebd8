import type { FactItemSchema, FactSchema, IrregularityEntry, IrregularityList } from '../contract/irregularities.ts';
import {
  CARD_PATTERN,
  err,
  type FactSpec,
  findRuling,
  type Language,
  ok,
  RULEBOOK_IDS,
  RULINGS,
  SEAT_LIMIT,
} from '../core/index.ts';
import type { Answer } from './context.ts';
import { notFound } from './speech.ts';

type Schema = Omit<FactSchema, 'description'>;
type Item = FactItemSchema;

const SEAT: Item = { type: 'integer', minimum: 1, maximum: SEAT_LIMIT };
const AMOUNT: Item = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const CARD: Item = { type: 'string', pattern: `${CARD_PATTERN.source}|^\\?\\?$`, maxLength: 3 };

const list = (items: Item, maxItems: number): Schema => ({ type: 'array', items, maxItems });
const pair = (name: string, schema: Item): Item => ({
  type: 'object',
  properties: { seat: SEAT, [name]: schema },
  required: ['seat', name],
  additionalProperties: false,
});

/** A fact's JSON Schema by its specification. */
function schemaOf(spec: FactSpec): Schema {
  switch (spec.kind) {
    case 'flag':
      return { type: 'boolean' };
    case 'one-of':
      return { type: 'string', enum: spec.values };
    case 'list-of':
      return list({ type: 'string', enum: spec.values }, spec.most);
    case 'seat':
      return SEAT;
    case 'seats':
      return list(SEAT, SEAT_LIMIT);
    case 'amount':
      return AMOUNT;
    case 'whole':
      return { type: 'integer', minimum: spec.least, maximum: spec.most };
    case 'cards':
      return list(CARD, spec.most);
    case 'chips':
      return list(AMOUNT, 100);
    case 'seat-cards':
      return list(pair('card', CARD), spec.most);
    case 'seat-amounts':
      return list(pair('amount', AMOUNT), SEAT_LIMIT);
  }
}

const entryOf = (
  { type, title, description, facts, books, clauses }: (typeof RULINGS)[number],
  language: Language,
): IrregularityEntry => ({
  type,
  title: title[language],
  description: description[language],
  facts: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(facts).map(([name, { spec, question }]) => [
        name,
        { ...schemaOf(spec), description: question[language] },
      ]),
    ),
    additionalProperties: false,
  },
  rulebooks: RULEBOOK_IDS.filter((id) => books[id] !== undefined),
  cites: clauses,
});

/** Every irregularity that can be ruled. */
export const listIrregularities = (language: Language): IrregularityList => ({
  irregularities: RULINGS.map((ruling) => entryOf(ruling, language)),
});

/** One irregularity: its facts and who rules it. */
export function describeIrregularity(type: string, language: Language): Answer<IrregularityEntry> {
  const ruling = findRuling(type);
  return ruling === undefined ? err(notFound('unknown-irregularity', type, language)) : ok(entryOf(ruling, language));
}
