import * as z from 'zod';
import { RULING_TYPES } from '../core/index.ts';
import { rulebookId, type Wire } from './components.ts';
import { cites, oneOf, sentence, whole } from './fields.ts';

const limit = whole(0, Number.MAX_SAFE_INTEGER).optional();

/** A keyword of JSON Schema for each that a fact may need. */
const plain = {
  type: oneOf(['boolean', 'integer', 'string', 'array', 'object']),
  enum: z.array(z.string().max(64)).max(64).optional(),
  minimum: limit,
  maximum: limit,
  pattern: z.string().max(256).optional(),
  maxLength: limit,
};

const properties = <T extends z.ZodType>(value: T) => z.record(z.string().max(64), value).meta({ maxProperties: 64 });

const item = z
  .strictObject({
    ...plain,
    properties: properties(
      z.strictObject(plain).meta({ id: 'FactPartSchema', description: 'A part of an entry, as a JSON Schema.' }),
    ).optional(),
    required: z.array(z.string().max(64)).max(64).optional(),
    additionalProperties: z.literal(false).optional(),
  })
  .meta({ id: 'FactItemSchema', description: 'An entry of a fact that is a list, as a JSON Schema.' });

const factSchema = z
  .strictObject({ ...plain, description: sentence, items: item.optional(), maxItems: limit })
  .meta({ id: 'FactSchema', description: 'A fact as a JSON Schema; its description is the question it answers.' });

const factSchemas = z
  .strictObject({
    type: z.literal('object'),
    properties: properties(factSchema),
    additionalProperties: z.literal(false),
  })
  .meta({ id: 'FactsSchema', description: 'The facts as a JSON Schema; none is required.' });

export const irregularityEntry = z
  .strictObject({
    type: oneOf(RULING_TYPES),
    title: z.string().max(256),
    description: sentence,
    facts: factSchemas,
    rulebooks: z.array(rulebookId).max(16),
    cites,
  })
  .meta({
    id: 'IrregularityEntry',
    description:
      'A kind of irregularity, the facts that may decide it, the rulebooks with a word on it, and its clauses.',
  });

export const irregularityList = z
  .strictObject({ irregularities: z.array(irregularityEntry).max(200) })
  .meta({ id: 'IrregularityList', description: 'Every irregularity that can be ruled.' });

export type FactSchema = Wire<z.infer<typeof factSchema>>;
export type FactItemSchema = Wire<z.infer<typeof item>>;
export type IrregularityEntry = Wire<z.infer<typeof irregularityEntry>>;
export type IrregularityList = Wire<z.infer<typeof irregularityList>>;
