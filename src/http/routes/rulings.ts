import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { rulingsRequest, rulingsResponse } from '../../contract/rulings.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'ruleIrregularity',
  tags: ['rulings'],
  summary: 'Rule an irregularity at the table, under one rulebook or several',
  body: rulingsRequest,
  response: rulingResponses(rulingsResponse, 'What each rulebook makes of it, and what it still has to know.'),
} as const;

export const rulingRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/rulings', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'rulings', request: body, language }),
  );
};
