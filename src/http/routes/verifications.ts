import type { FastifyInstance } from 'fastify';
import { verificationRequest, verificationResponse } from '../../contract/verifications.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'verifyRecord',
  tags: ['records'],
  summary: 'Verify a recorded hand: every action, every chip, and what its record states',
  body: verificationRequest,
  response: rulingResponses(verificationResponse, 'The verdict.'),
} as const;

export async function verificationRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'verifications', schema });
}
