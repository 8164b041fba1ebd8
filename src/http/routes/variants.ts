import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { variantDetail, variantList } from '../../contract/variants.ts';
import { describeVariant, listVariants } from '../../service/variants.ts';
import { catalogueRoute } from '../catalogue-route.ts';
import { catalogueResponses, entryResponses } from '../responses.ts';

const list = {
  operationId: 'listVariants',
  tags: ['catalogues'],
  summary: 'Every game that can be ruled',
  description:
    'Each with what it is called, who can play it and how it is bet. Its `id` is the `variant` of a request.',
  response: catalogueResponses(variantList, 'The games.'),
} as const;

const entry = {
  operationId: 'describeVariant',
  tags: ['catalogues'],
  summary: 'One game, with everything it is ruled by',
  description:
    'The deck, the streets, what is dealt and who opens, which cards make a hand, in which order hands rank, and who takes an odd chip: the same data the engine runs on.',
  params: z.object({
    id: z
      .string()
      .max(100)
      .meta({ description: 'The id of the game.', examples: ['texas-holdem'] }),
  }),
  response: entryResponses(variantDetail, 'The game.'),
} as const;

export async function variantRoutes(app: FastifyInstance): Promise<void> {
  catalogueRoute(app, {
    name: 'variants',
    key: 'id',
    list: { schema: list, answer: listVariants },
    entry: { schema: entry, answer: describeVariant },
  });
}
