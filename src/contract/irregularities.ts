import * as z from 'zod';
import { RULING_TYPES } from '../core/index.ts';
import { rulebookId, type Wire } from './components.ts';
import { cites, oneOf, sentence } from './fields.ts';

const factSchemas = z
  .strictObject({
    type: z.literal('object'),
    properties: z.record(z.string().max(64), z.record(z.string().max(64), z.unknown())),
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

export type IrregularityEntry = Wire<z.infer<typeof irregularityEntry>>;
export type IrregularityList = Wire<z.infer<typeof irregularityList>>;
