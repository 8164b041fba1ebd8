import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { type RulingsResponse, rulingsRequest, rulingsResponse } from '../../contract/rulings.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'ruleIrregularity',
  tags: ['rulings'],
  summary: 'Rule an irregularity at the table, under one rulebook or several',
  body: rulingsRequest,
  response: rulingResponses(rulingsResponse, 'What each rulebook makes of it, and what it still has to know.'),
} as const;

export const rulingRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/rulings', { schema }, async ({ body, textLanguage: language }): Promise<RulingsResponse> => {
    return app.rule({ name: 'rulings', request: body, language });
  });
};
