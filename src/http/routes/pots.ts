import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { potsRequest, potsResponse } from '../../contract/pots.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'dividePots',
  tags: ['rulings'],
  summary: 'Build and divide pots, without cards',
  body: potsRequest,
  response: rulingResponses(potsResponse, 'The pots and who gets what.'),
} as const;

export const potRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/pots', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'pots', request: body, language }),
  );
};
