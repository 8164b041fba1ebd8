import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { potsRequest, potsResponse } from '../../contract/pots.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'dividePots',
  tags: ['rulings'],
  summary: 'Build and divide pots, without cards',
  description:
    'For who knows already who beats whom: main and side pots, the uncalled bet, rake and odd chips from what each seat has put in and a `ranking`.',
  body: potsRequest,
  response: rulingResponses(potsResponse, 'The pots and who gets what.'),
} as const;

export const potRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/pots', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'pots', request: body, language }),
  );
};
