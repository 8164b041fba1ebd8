import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { rulingsRequest, rulingsResponse } from '../../contract/rulings.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'ruleIrregularity',
  tags: ['rulings'],
  summary: 'Rule an irregularity at the table, under one rulebook or several',
  description:
    'What the floor has to decide when something goes wrong at the table: facts in, for each rulebook asked the decision, its clauses, the chips and cards to move, and the choices it leaves. A fact that decides and was not given is asked for in `missing`, never guessed.',
  body: rulingsRequest,
  response: rulingResponses(rulingsResponse, 'What each rulebook makes of it, and what it still has to know.'),
} as const;

export const rulingRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/rulings', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'rulings', request: body, language }),
  );
};
