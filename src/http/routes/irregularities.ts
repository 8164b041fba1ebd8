import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { irregularityEntry, irregularityList } from '../../contract/irregularities.ts';
import { describeIrregularity, listIrregularities } from '../../service/irregularities.ts';
import { catalogueRoute } from '../catalogue-route.ts';
import { catalogueResponses, entryResponses } from '../responses.ts';

const list = {
  operationId: 'listIrregularities',
  tags: ['catalogues'],
  summary: 'Every irregularity that can be ruled',
  description:
    'Each with the facts that may decide it as a JSON Schema. Its `type` is the `irregularity.type` of a ruling.',
  response: catalogueResponses(irregularityList, 'The irregularities.'),
} as const;

const entry = {
  operationId: 'describeIrregularity',
  tags: ['catalogues'],
  summary: 'One irregularity: the facts that decide it, and which rulebooks have a word on it',
  description: 'What is to be told of it (no fact is required) and the clauses it is ruled by.',
  params: z.object({
    type: z
      .string()
      .max(100)
      .meta({ description: 'The type of the irregularity.', examples: ['skipped-player'] }),
  }),
  response: entryResponses(irregularityEntry, 'The irregularity.'),
} as const;

export async function irregularityRoutes(app: FastifyInstance): Promise<void> {
  catalogueRoute(app, {
    name: 'irregularities',
    key: 'type',
    list: { schema: list, answer: listIrregularities },
    entry: { schema: entry, answer: describeIrregularity },
  });
}
