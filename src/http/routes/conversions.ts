import type { FastifyInstance } from 'fastify';
import { conversionRequest, conversionResponse } from '../../contract/conversions.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'convertRecords',
  tags: ['records'],
  summary: 'Write recorded hands in another format, or as JSON',
  description:
    'Reads hand histories of any known format and writes them in another, or as the JSON that the other resources take. What the target has no words for is listed in `lost`; a hand that cannot be read is listed with its faults and the others are converted all the same.',
  body: conversionRequest,
  response: rulingResponses(conversionResponse, 'The hands as asked for, and what the target could not say.'),
} as const;

export async function conversionRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'conversions', schema });
}
