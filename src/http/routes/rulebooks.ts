import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import * as z from 'zod';
import { rulebookDetail, rulebookList } from '../../contract/rulebooks.ts';
import { describeRulebook, listRulebooks } from '../../service/rulebooks.ts';
import { answered } from '../answer.ts';
import { keep } from '../kept.ts';
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

export const rulebookRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  const send = keep();
  app.get('/rulebooks', { schema: list }, (request, reply) =>
    send(request, reply, request.textLanguage, () => listRulebooks(request.textLanguage)),
  );
  app.get('/rulebooks/:id', { schema: entry }, (request, reply) => {
    const { params, textLanguage: language } = request;
    return send(request, reply, `${language}/${params.id}`, () =>
      answered(describeRulebook(params.id, language), language),
    );
  });
};
