import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import * as z from 'zod';
import { variantDetail, variantList } from '../../contract/variants.ts';
import { describeVariant, listVariants } from '../../service/variants.ts';
import { answered } from '../answer.ts';
import { keep } from '../kept.ts';
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

export const variantRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  const send = keep();
  app.get('/variants', { schema: list }, (request, reply) =>
    send(request, reply, request.textLanguage, () => listVariants(request.textLanguage)),
  );
  app.get('/variants/:id', { schema: entry }, (request, reply) => {
    const { params, textLanguage: language } = request;
    return send(request, reply, `${language}/${params.id}`, () =>
      answered(describeVariant(params.id, language), language),
    );
  });
};
