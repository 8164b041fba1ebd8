import type { FastifyInstance } from 'fastify';
import { adjudicationResponse } from '../../contract/adjudication-response.ts';
import { adjudicationRequest } from '../../contract/adjudications.ts';
import { aloud } from '../../service/aloud.ts';
import { spokenResponses } from '../responses.ts';
import { rulingRoute } from '../ruling-route.ts';

const schema = {
  operationId: 'adjudicate',
  tags: ['rulings'],
  summary: 'Rule a hand: who wins what, and why',
  body: adjudicationRequest,
  response: spokenResponses(adjudicationResponse, 'The ruling.'),
} as const;

/** Hexadecimal digits of the digest that name a ruling. */
const NAMED = 'sha-256:'.length + 32;

export async function adjudicationRoutes(app: FastifyInstance): Promise<void> {
  rulingRoute(app, {
    name: 'adjudications',
    schema,
    aloud: (answer, { money }, language) => aloud(answer, language, money),
    // The digest is over everything but whether steps are explained; to hash the answer too would cost as much as many a ruling.
    nameOf: ({ meta }, { explain }) =>
      `${meta.digest.slice('sha-256:'.length, NAMED)}${explain === false ? '.brief' : ''}`,
  });
}
