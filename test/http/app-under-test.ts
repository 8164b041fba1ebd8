import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Config, faultLines, loadConfig } from '../../src/config.ts';
import { problemBody } from '../../src/contract/problems.ts';
import { buildApp } from '../../src/http/app.ts';

/** The service with the settings of these variables. */
export async function appWith(env: Parameters<typeof loadConfig>[0], log?: Parameters<typeof buildApp>[1]) {
  const loaded = loadConfig({ LOG_LEVEL: 'silent', ...env });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  return buildApp(loaded.config, log);
}

export async function appUnderTest(changes: Partial<Config> = {}): Promise<FastifyInstance> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent' });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  return buildApp({ ...loaded.config, ...changes });
}

export const post = (
  app: FastifyInstance,
  url: string,
  body: unknown,
  headers: InjectOptions['headers'] = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The body of a problem, checked against its schema and its status line. */
export function problemOf(response: LightMyRequestResponse) {
  const problem = problemBody.parse(response.json());
  if (response.headers['content-type'] !== 'application/problem+json; charset=utf-8')
    throw new Error(`sent as ${response.headers['content-type']}`);
  if (problem.status !== response.statusCode) throw new Error(`${problem.status} sent as ${response.statusCode}`);
  return problem;
}

/** What is wrong, and where. */
export const faultsOf = (response: LightMyRequestResponse): [string, string][] =>
  problemOf(response).errors.map(({ pointer, code }) => [pointer, code]);

/** A hand in which nothing is wrong. */
export const HAND = {
  variant: 'texas-holdem',
  button: 1,
  seats: [
    { seat: 1, player: 'anna', hole: ['As', 'Kd'], contributed: 300 },
    { seat: 2, player: 'bruno', hole: ['Qh', 'Qc'], contributed: 300 },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
};
