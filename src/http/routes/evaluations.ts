import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { evaluationRequest, evaluationResponse } from '../../contract/evaluations.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'evaluate',
  tags: ['rulings'],
  summary: 'Rank hands, without money',
  description:
    'The best hand of every seat in every contest of the game and on every board, and the order they come in. Nothing is asked about money or history.',
  body: evaluationRequest,
  response: rulingResponses(evaluationResponse, 'The hands and their order.'),
} as const;

export const evaluationRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/evaluations', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'evaluations', request: body, language }),
  );
};
