import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A call of the service with a known answer: from the examples of the document and, where they lie, the shared cases. */
export interface Golden {
  readonly name: string;
  readonly path: '/v1/adjudications' | '/v1/rulings';
  readonly body: object;
}

const FOLDERS = { adjudicate: '/v1/adjudications', ruleIrregularity: '/v1/rulings' } as const;

const examples: readonly Golden[] = Object.entries(FOLDERS).flatMap(([folder, path]) =>
  readdirSync(join('openapi/examples', folder)).flatMap((file) => {
    const example = JSON.parse(readFileSync(join('openapi/examples', folder, file), 'utf8'));
    return example.status === undefined ? [{ name: file, path, body: example.request }] : [];
  }),
);

const SHARED = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'conformance');

const shared: readonly Golden[] = !existsSync(SHARED)
  ? []
  : readdirSync(SHARED)
      .filter((file) => file.endsWith('.jsonl'))
      .flatMap((file) => readFileSync(join(SHARED, file), 'utf8').split('\n'))
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter(({ request }) => Object.values(FOLDERS).includes(request?.path))
      .map(({ id, request }) => ({ name: id, path: request.path, body: request.body }));

export const GOLDEN: readonly Golden[] = [...examples, ...shared];
