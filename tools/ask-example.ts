import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { EXAMPLE_INSTANCE } from '../src/contract/problem-examples.ts';
import type { Example } from '../src/http/examples.ts';

/** Where an operation is found, and how it is asked. */
export interface Place {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

interface Paths {
  readonly [path: string]: { readonly [method: string]: { readonly operationId?: string } } | undefined;
}

/** In: the document. Out: where every operation is, by its id. */
export const placesIn = ({ paths = {} }: { readonly paths?: object }): Readonly<Record<string, Place>> =>
  Object.fromEntries(
    Object.entries(paths as Paths).flatMap(([path, item = {}]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        operationId === undefined ? [] : [[operationId, { method: method === 'get' ? 'GET' : 'POST', path }]],
      ),
    ),
  );

/** The address with its parts filled in; what the path does not name is the query. */
function addressOf(path: string, params: Readonly<Record<string, string>>): string {
  const inPath = Object.entries(params).filter(([name]) => path.includes(`{${name}}`));
  const address = inPath.reduce((so, [name, value]) => so.replace(`{${name}}`, encodeURIComponent(value)), path);
  const query = new URLSearchParams(Object.entries(params).filter(([name]) => !path.includes(`{${name}}`)));
  return query.size === 0 ? address : `${address}?${query}`;
}

/** The request an example shows. */
export function requestOf({ method, path }: Place, example: Example): InjectOptions {
  const { params = {}, contentType = 'application/json', accept, request } = example;
  const url = addressOf(path, params);
  const headers = { ...(accept === undefined ? {} : { accept }) };
  if (request === undefined) return { method, url, headers };
  const payload = typeof request === 'string' ? request : JSON.stringify(request);
  return { method, url, headers: { ...headers, 'content-type': contentType }, payload };
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const cut = (value: unknown, first: number): unknown =>
  isNode(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, entries]) => [
          name,
          Array.isArray(entries) ? entries.slice(0, first) : entries,
        ]),
      )
    : value;

/** What of an answer its example shows: a stream by its lines, a long list by its first entries, a problem without its request. */
export function shownOf({ statusCode, headers, body }: LightMyRequestResponse, { first }: Example): unknown {
  const type = String(headers['content-type']);
  if (type.startsWith('application/x-ndjson'))
    return body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  if (!type.includes('json')) return body;
  const value: unknown = JSON.parse(body);
  if (statusCode >= 400 && isNode(value)) return { ...value, instance: EXAMPLE_INSTANCE };
  return first === undefined ? value : cut(value, first);
}
