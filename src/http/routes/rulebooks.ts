import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { rulebookDetail, rulebookList } from '../../contract/rulebooks.ts';
import { describeRulebook, listRulebooks } from '../../service/rulebooks.ts';
import { catalogueRoute } from '../catalogue-route.ts';
import { catalogueResponses, entryResponses } from '../responses.ts';

const list = {
  operationId: 'listRulebooks',
  tags: ['catalogues'],
  summary: 'Every source that is cited, and which can be chosen',
  description:
    'Each `choosable` one is a preset of house rules, and the `rulebook` of a request; the others are cited only.',
  response: catalogueResponses(rulebookList, 'The sources.'),
} as const;

const entry = {
  operationId: 'describeRulebook',
  tags: ['catalogues'],
  summary: 'One source: its clauses and its answers to the house rules',
  description:
    'Its clauses in our own words; of one that can be chosen also its answer to every question on which houses differ, and where it parts from `base`.',
  params: z.object({
    id: z
      .string()
      .max(100)
      .meta({ description: 'The id of the source.', examples: ['tda-2024'] }),
  }),
  response: entryResponses(rulebookDetail, 'The source.'),
} as const;

export async function rulebookRoutes(app: FastifyInstance): Promise<void> {
  catalogueRoute(app, {
    name: 'rulebooks',
    key: 'id',
    list: { schema: list, answer: listRulebooks },
    entry: { schema: entry, answer: describeRulebook },
  });
}
