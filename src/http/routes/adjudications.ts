import type { FastifyInstance } from 'fastify';
import { adjudicationResponse } from '../../contract/adjudication-response.ts';
import { adjudicationRequest } from '../../contract/adjudications.ts';
import { adjudicationAloud } from '../../service/aloud/adjudication.ts';
import { spokenResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'adjudicate',
  tags: ['rulings'],
  summary: 'Rule a hand: who wins what, and why',
  description:
    'Who wins which pot with which hand, by which rule. The money comes as the whole bet history, as what each seat has put in, or as one pot. An irregular action is no error: it is ruled on under the rulebook chosen, corrected where that binds, and told in `legality`. A hand that cannot have been (the same card twice) is refused with every reason.',
  body: adjudicationRequest,
  response: spokenResponses(adjudicationResponse, 'The ruling.'),
} as const;

/** Hexadecimal digits of the digest that name a ruling. */
const NAMED = 'sha-256:'.length + 32;

export async function adjudicationRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, {
    name: 'adjudications',
    schema,
    aloud: (answer, { money }, language) => adjudicationAloud(answer, language, money),
    // The digest is over everything but whether steps are explained; to hash the answer too would cost as much as many a ruling.
    nameOf: ({ meta }, { explain }) =>
      `${meta.digest.slice('sha-256:'.length, NAMED)}${explain === false ? '.brief' : ''}`,
  });
}
