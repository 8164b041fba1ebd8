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

const difference = z
  .strictObject({
    name: z.string().max(64),
    meaning: sentence,
    value,
    baseValue: value,
    cites,
    baseCites: cites,
  })
  .meta({
    id: 'RulebookDifference',
    description: 'A question it answers otherwise than the rulebook it is told beside, with the clauses of both.',
  });

const ownClause = z.strictObject({ about: z.string().max(64), cites }).meta({
  id: 'OwnClause',
  description:
    'Its own clauses where it does not differ: on a question it answers alike, or on a topic that is no question.',
});

export const rulebookDetail = z
  .strictObject({
    ...summary,
    houseRules: z.array(houseRuleAnswer).max(200),
    base: z.string().max(64).nullable(),
    differs: z.array(difference).max(200),
    ownClauses: z.array(ownClause).max(300),
    citations: z.array(citation).max(1_000),
    borrowed: z.array(citation).max(1_000),
  })
  .meta({
    id: 'RulebookDetail',
    description:
      'A source with its clauses and, where it can be chosen, its answers and how they differ from those of `base`. `borrowed` are the clauses of other sources its answers, or those of `base`, rest on.',
  });

export const rulebookList = z
  .strictObject({ rulebooks: z.array(rulebookSummary).max(100) })
  .meta({ id: 'RulebookList', description: 'Every source.' });

export type RulebookSummary = Wire<z.infer<typeof rulebookSummary>>;
export type RulebookDetail = Wire<z.infer<typeof rulebookDetail>>;
export type RulebookList = Wire<z.infer<typeof rulebookList>>;
