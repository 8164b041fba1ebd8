import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf, postPaths } from '../../src/http/examples.ts';
import { appUnderTest, post } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
const COMMITTED = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
let app: App;
beforeAll(async () => {
  app = await appUnderTest();
});
afterAll(() => app.close());

interface Node {
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every schema in the document, with its place. */
function schemasIn(value: unknown, place = ''): [string, Node][] {
  if (!isNode(value)) return [];
  const inner = Object.entries(value).flatMap(([key, child]) =>
    ['example', 'examples', 'enum'].includes(key) ? [] : schemasIn(child, `${place}/${key}`),
  );
  return typeof value.type === 'string' ? [[place, value], ...inner] : inner;
}

const operations: [string, { operationId?: string; summary?: string; tags?: string[]; responses: Node }][] =
  Object.entries(COMMITTED.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, never>).map(
      ([method, operation]) => [`${method} ${path}`, operation] as never,
    ),
  );

describe('the OpenAPI document', () => {
  it('is the one the service serves', async () => {
    const response = await app.inject('/openapi.json');
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toEqual(COMMITTED);
  });

  it('describes every operation', () => {
    for (const [name, { operationId, summary, tags, responses }] of operations) {
      expect([name, operationId, summary, tags?.length]).toEqual([name, expect.any(String), expect.any(String), 1]);
      for (const [status, response] of Object.entries(responses))
        expect([name, status, JSON.stringify(response)]).not.toEqual([
          name,
          status,
          expect.stringContaining('"schema":{}'),
        ]);
    }
  });

  it('bounds every text, list and number that a request may hold', () => {
    const named = (name: string) => [name, COMMITTED.components.schemas[name]] as const;
    const unbounded = [
      'AdjudicationRequest',
      'EvaluationRequest',
      'PotsRequest',
      'RulingsRequest',
      'SeatCard',
      'SeatAmount',
      ...Object.keys(COMMITTED.components.schemas).filter((name) => /^Irregularity[A-Z].*/.test(name)),
      'SeatInHand',
      'Stakes',
      'Action',
      'Rake',
      'Ranking',
      'Reference',
      'Player',
    ]
      .map(named)
      .flatMap(([name, schema]) => schemasIn(schema, name))
      .filter(
        ([, { type, maxLength, maxItems, maximum }]) =>
          (type === 'string' && maxLength === undefined) ||
          (type === 'array' && maxItems === undefined) ||
          (type === 'integer' && maximum === undefined),
      )
      .filter(([, schema]) => schema.enum === undefined && schema.const === undefined);
    expect(unbounded.map(([place]) => place)).toEqual([]);
  });

  it('closes every request object', () => {
    const open = schemasIn(COMMITTED.components.schemas, '').filter(
      ([, { type, properties, additionalProperties }]) =>
        type === 'object' && properties !== undefined && additionalProperties !== false,
    );
    expect(open.map(([place]) => place)).toEqual([]);
  });
});

describe('the docs page', () => {
  it('loads nothing from elsewhere', async () => {
    const page = await app.inject('/docs/');
    const settings = await app.inject('/docs/static/swagger-initializer.js');
    expect([page.statusCode, settings.statusCode]).toEqual([200, 200]);
    expect(page.body).not.toMatch(/(?:src|href)="https?:/);
    expect(String(page.headers['content-security-policy'])).not.toMatch(/https?:|validator/);
  });
});

const PATHS = postPaths(COMMITTED);
const EXAMPLES = readdirSync('openapi/examples').flatMap((operationId) =>
  Object.entries(examplesOf(operationId)).map(([name, example]) => ({
    name: `${operationId}/${name}`,
    operationId,
    example,
  })),
);

describe('an example of the document', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(COMMITTED, 'document');
  const check = (operationId: string, part: 'requestBody' | 'responses/200') =>
    ajv.compile({
      $ref: `document#/paths/~1v1~1${PATHS[operationId]?.slice(4)}/post/${part}/content/application~1json/schema`,
    });

  it.each(EXAMPLES)('gets the answer it shows: $name', async ({ operationId, example }) => {
    const response = await post(app, PATHS[operationId] ?? '', example.request);
    expect(response.json()).toEqual(example.response);
  });

  it.each(EXAMPLES)('fits the schemas: $name', ({ operationId, example }) => {
    expect(check(operationId, 'requestBody')(example.request)).toBe(true);
    expect(check(operationId, 'responses/200')(example.response)).toBe(true);
  });
});
