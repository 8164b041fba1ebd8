import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { PROBLEMS, type ProblemCode } from '../contract/problem-catalog.ts';
import { LANGUAGES } from '../core/index.ts';
import { Problem, problemBody } from './problem.ts';

const CODES: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Answers what could not be read as HTTP at all, in the same shape as every other error. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [language] = LANGUAGES;
  const problem = new Problem(CODES[error.code ?? ''] ?? 'bad-request');
  const id = randomUUID();
  const body = JSON.stringify(problemBody(problem, language, id));
  const head = [
    `HTTP/1.1 ${PROBLEMS[problem.code].status} ${PROBLEMS[problem.code].title.en}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Language: ${language}`,
    `X-Request-Id: ${id}`,
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
