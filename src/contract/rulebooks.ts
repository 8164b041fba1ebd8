import * as z from 'zod';
import type { Wire } from './components.ts';
import { cites, sentence, whole } from './fields.ts';
import { citation } from './results.ts';

const summary = {
  id: z.string().max(64),
  title: z.string().max(256),
  choosable: z.boolean(),
  sections: whole(0, 10_000),
};

export const rulebookSummary = z.strictObject(summary).meta({
  id: 'RulebookSummary',
  description: 'A source that rulings cite; `choosable` ones are presets of house rules.',
  examples: [{ id: 'tda-2024', title: 'Poker Tournament Directors Association, 2024', choosable: true, sections: 40 }],
});

const value = z
  .union([z.string().max(64), z.int(), z.boolean(), z.null()])
  .meta({ id: 'HouseRuleValue', description: 'An answer to a question on which houses differ.' });

const houseRuleAnswer = z
  .strictObject({
    name: z.string().max(64),
    value,
    values: z.array(value).max(32),
    range: z
      .strictObject({ min: z.int(), max: z.int() })
      .meta({ id: 'HouseRuleRange', description: 'Whole numbers that are answers too.' })
      .nullable(),
    meaning: sentence,
    cites,
  })
  .meta({
    id: 'HouseRuleAnswer',
    description: "The rulebook's answer to one question, the others there are, and its clauses.",
  });

export const rulebookDetail = z
  .strictObject({ ...summary, houseRules: z.array(houseRuleAnswer).max(100), citations: z.array(citation).max(1_000) })
  .meta({ id: 'RulebookDetail', description: 'A source with its clauses and, where it can be chosen, its answers.' });

export const rulebookList = z
  .strictObject({ rulebooks: z.array(rulebookSummary).max(100) })
  .meta({ id: 'RulebookList', description: 'Every source.' });

export type RulebookSummary = Wire<z.infer<typeof rulebookSummary>>;
export type RulebookDetail = Wire<z.infer<typeof rulebookDetail>>;
export type RulebookList = Wire<z.infer<typeof rulebookList>>;
