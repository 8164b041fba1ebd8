import type { FastifyInstance } from 'fastify';
import { potsRequest, potsResponse } from '../../contract/pots.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'dividePots',
  tags: ['rulings'],
  summary: 'Build and divide pots, without cards',
  body: potsRequest,
  response: rulingResponses(potsResponse, 'The pots and who gets what.'),
} as const;

export async function potRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'pots', schema });
}
