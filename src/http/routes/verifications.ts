import type { FastifyInstance } from 'fastify';
import { verificationRequest, verificationResponse } from '../../contract/verifications.ts';
import { rulingResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'verifyRecord',
  tags: ['records'],
  summary: 'Verify a recorded hand: every action, every chip, and what its record states',
  description:
    'Replays a recorded hand, settles it by the rules, and compares everything its record states. `agrees`, `differs` with each difference and the step that says what is due, or `cannot-tell` with what is missing.',
  body: verificationRequest,
  response: rulingResponses(verificationResponse, 'The verdict.'),
} as const;

export async function verificationRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, { name: 'verifications', schema });
}
