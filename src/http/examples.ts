import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A request with the answer it gets: shown in the document, and compared by a test. */
export interface Example {
  readonly summary: string;
  readonly request: unknown;
  readonly response: unknown;
}

/** Beside `src/` in the source tree and beside `dist/` in a build. */
const FOLDER = new URL('../../openapi/examples/', import.meta.url);

function readExample(file: URL): Example {
  const { summary, request, response } = JSON.parse(readFileSync(file, 'utf8'));
  return { summary, request, response };
}

/** The examples of an operation, by name. */
export function examplesOf(operationId: string): Readonly<Record<string, Example>> {
  const folder = new URL(`${operationId}/`, FOLDER);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.sort().map((name) => [name.slice(0, -'.json'.length), readExample(new URL(name, folder))]),
  );
}

interface Paths {
  readonly [path: string]: { readonly post?: { readonly operationId?: string } } | undefined;
}

/** In: the document. Out: the address of every POST operation, by its id. */
export const postPaths = ({ paths = {} }: { readonly paths?: Paths }): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      item?.post?.operationId === undefined ? [] : [[item.post.operationId, path]],
    ),
  );
