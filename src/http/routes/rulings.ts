import type { FastifyInstance } from 'fastify';
import { rulingsRequest, rulingsResponse } from '../../contract/rulings.ts';
import { rulingAloud } from '../../service/aloud/ruling.ts';
import { spokenResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'ruleIrregularity',
  tags: ['rulings'],
  summary: 'Rule an irregularity at the table, under one rulebook or several',
  description:
    'What the floor has to decide when something goes wrong at the table: facts in, for each rulebook asked the decision, its clauses, the chips and cards to move, and the choices it leaves. A fact that decides and was not given is asked for in `missing`, never guessed.',
  body: rulingsRequest,
  response: spokenResponses(rulingsResponse, 'What each rulebook makes of it, and what it still has to know.'),
} as const;

export async function rulingRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, {
    name: 'rulings',
    schema,
    aloud: rulingAloud,
  });
}
