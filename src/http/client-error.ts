import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { PROBLEMS, type ProblemCode } from '../contract/problem-catalog.ts';
import { LANGUAGES } from '../core/index.ts';
import type { Traffic } from './plugins/traffic.ts';
import { Problem, problemBody } from './problem.ts';

const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** The whole answer to what could not be read, as it is sent. */
function answerTo(problem: Problem): string {
  const [language] = LANGUAGES;
  const id = randomUUID();
  const body = JSON.stringify(problemBody(problem, language, id));
  const head = [
    `HTTP/1.1 ${PROBLEMS[problem.code].status} ${PROBLEMS[problem.code].title.en}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Language: ${language}`,
    `X-Request-Id: ${id}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/**
 * Answers what could not be read as HTTP at all, in the same shape as every other error: after the answers to what came
 * before it on the connection, and never inside one that has begun, of which it would become a part.
 */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Socket,
  traffic: Pick<Traffic, 'openOn'>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const open = traffic.openOn(socket);
  if (open.some(({ headersSent, req }) => headersSent && !req.complete)) {
    socket.destroy();
    return;
  }
  const answer = (): void => {
    if (socket.writable) socket.end(answerTo(new Problem(CODES[error.code ?? ''] ?? 'bad-request')));
  };
  const before = open.findLast(({ req }) => req.complete);
  if (before === undefined) answer();
  else before.once('close', answer);
}
