import type { FastifyInstance } from 'fastify';
import { conversionRequest, conversionResponse } from '../../contract/conversions.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'convertRecords',
  tags: ['records'],
  summary: 'Write recorded hands in another format, or as JSON',
  body: conversionRequest,
  response: rulingResponses(conversionResponse, 'The hands as asked for, and what the target could not say.'),
} as const;

export async function conversionRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'conversions', schema });
}
