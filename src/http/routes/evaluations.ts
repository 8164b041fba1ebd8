import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { evaluationRequest, evaluationResponse } from '../../contract/evaluations.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'evaluate',
  tags: ['rulings'],
  summary: 'Rank hands, without money',
  body: evaluationRequest,
  response: rulingResponses(evaluationResponse, 'The hands and their order.'),
} as const;

export const evaluationRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/evaluations', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'evaluations', request: body, language }),
  );
};
