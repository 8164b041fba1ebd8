import type { FastifyInstance } from 'fastify';
import { rulingsRequest, rulingsResponse } from '../../contract/rulings.ts';
import { rulingAloud } from '../../service/aloud-ruling.ts';
import { spokenResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'ruleIrregularity',
  tags: ['rulings'],
  summary: 'Rule an irregularity at the table, under one rulebook or several',
  body: rulingsRequest,
  response: spokenResponses(rulingsResponse, 'What each rulebook makes of it, and what it still has to know.'),
} as const;

export async function rulingRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, {
    name: 'rulings',
    schema,
    aloud: (answer, { money, hand }, language) => rulingAloud(answer, language, money ?? hand?.money),
  });
}
