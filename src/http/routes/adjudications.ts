import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { adjudicationResponse } from '../../contract/adjudication-response.ts';
import { adjudicationRequest } from '../../contract/adjudications.ts';
import { rulingResponses } from '../responses.ts';

const schema = {
  operationId: 'adjudicate',
  tags: ['rulings'],
  summary: 'Rule a hand: who wins what, and why',
  description:
    'Who wins which pot with which hand, by which rule. The money comes as the whole bet history, as what each seat has put in, or as one pot. An irregular action is no error: it is ruled on under the rulebook chosen, corrected where that binds, and told in `legality`. A hand that cannot have been (the same card twice) is refused with every reason.',
  body: adjudicationRequest,
  response: rulingResponses(adjudicationResponse, 'The ruling.'),
} as const;

export const adjudicationRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.post('/adjudications', { schema }, ({ body, textLanguage: language }) =>
    app.rule({ name: 'adjudications', request: body, language }),
  );
};
