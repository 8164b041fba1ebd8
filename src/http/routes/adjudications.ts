import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { adjudicationResponse } from '../../contract/adjudication-response.ts';
import { adjudicationRequest } from '../../contract/adjudications.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'adjudicate',
  tags: ['rulings'],
  summary: 'Rule a hand: who wins what, and why',
  body: adjudicationRequest,
  response: rulingResponses(adjudicationResponse, 'The ruling.'),
} as const;

export const adjudicationRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/adjudications', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'adjudications', request: body, language }),
  );
};
