import type { FastifyInstance } from 'fastify';
import { evaluationRequest, evaluationResponse } from '../../contract/evaluations.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'evaluate',
  tags: ['rulings'],
  summary: 'Rank hands, without money',
  body: evaluationRequest,
  response: rulingResponses(evaluationResponse, 'The hands and their order.'),
} as const;

export async function evaluationRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'evaluations', schema });
}
