import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { PACKAGE_ROOT } from '../package-root.ts';

/** A request with the answer it gets: shown in the document, and compared by a test. */
export interface Example {
  readonly summary: string;
  /** Parts of the address, and its query. */
  readonly params?: Readonly<Record<string, string>>;
  /** What the body is sent as where it is not JSON; `request` is then its text. */
  readonly contentType?: string;
  /** What is asked for where it is not JSON; `response` is then the text, or the lines, of the answer. */
  readonly accept?: string;
  readonly request?: unknown;
  /** 200 where left out. */
  readonly status?: number;
  /** How many entries of a list too long to show are shown. */
  readonly first?: number;
  readonly response: unknown;
}

const FOLDER = new URL('openapi/examples/', PACKAGE_ROOT);

/** The examples of an operation, by name. */
export function examplesOf(operationId: string): Readonly<Record<string, Example>> {
  const folder = new URL(`${operationId}/`, FOLDER);
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [name.slice(0, -'.json'.length), JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
  );
}
