import type { FastifyInstance } from 'fastify';
import { evaluationRequest, evaluationResponse } from '../../contract/evaluations.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'evaluate',
  tags: ['rulings'],
  summary: 'Rank hands, without money',
  description:
    'The best hand of every seat in every contest of the game and on every board, and the order they come in. Nothing is asked about money or history.',
  body: evaluationRequest,
  response: rulingResponses(evaluationResponse, 'The hands and their order.'),
} as const;

export async function evaluationRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'evaluations', schema });
}
