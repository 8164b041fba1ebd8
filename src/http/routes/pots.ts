import type { FastifyInstance } from 'fastify';
import { potsRequest, potsResponse } from '../../contract/pots.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'dividePots',
  tags: ['rulings'],
  summary: 'Build and divide pots, without cards',
  description:
    'For who knows already who beats whom: main and side pots, the uncalled bet, rake and odd chips from what each seat has put in and a `ranking`.',
  body: potsRequest,
  response: rulingResponses(potsResponse, 'The pots and who gets what.'),
} as const;

export async function potRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'pots', schema });
}
