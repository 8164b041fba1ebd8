import { IncomingMessage } from 'node:http';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Config, faultLines, loadConfig } from '../../src/config.ts';
import { problemBody } from '../../src/contract/problems.ts';
import { buildApp } from '../../src/http/app.ts';
import { undocumented } from '../support/documented.ts';

/** Every answer is held against the document: one that is not described fails the test that gets it, or the closing of its service. */
function holdToDocument(app: FastifyInstance): void {
  const faults: string[] = [];
  app.addHook('onSend', (request, reply, payload, done) => {
    // What is injected is looked at below, where what is streamed is whole.
    if (!(request.raw instanceof IncomingMessage)) return done();
    const { method, url } = request;
    const body = typeof payload === 'string' ? payload : payload === undefined || payload === null ? '' : null;
    const fault = undocumented({ method, url, status: reply.statusCode, headers: reply.getHeaders(), body });
    if (fault !== null) faults.push(fault);
    done();
  });
  const complain = (): void => {
    if (faults.length > 0) throw new Error(`not as documented: ${faults.splice(0).join('; ')}`);
  };
  const inject = app.inject.bind(app);
  app.inject = (async (options: InjectOptions | string) => {
    const response = await inject(options);
    const { method = 'GET', url = '/' } = response.raw.req;
    const { statusCode: status, headers, body } = response;
    const fault = undocumented({ method, url, status, headers, body });
    if (fault !== null) faults.push(fault);
    complain();
    return response;
  }) as typeof app.inject;
  const close = app.close.bind(app);
  app.close = (async () => {
    await close();
    complain();
  }) as typeof app.close;
}

/** The service with the settings of these variables. */
export async function appWith(env: Parameters<typeof loadConfig>[0], log?: Parameters<typeof buildApp>[1]) {
  const loaded = loadConfig({ LOG_LEVEL: 'silent', ...env });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  const app = await buildApp(loaded.config, log);
  holdToDocument(app);
  return app;
}

export async function appUnderTest(changes: Partial<Config> = {}): Promise<FastifyInstance> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent' });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  const app = await buildApp({ ...loaded.config, ...changes });
  holdToDocument(app);
  return app;
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
