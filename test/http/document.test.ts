import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXAMPLE_INSTANCE } from '../../src/contract/problem-examples.ts';
import { examplesOf } from '../../src/http/examples.ts';
import { type Place, placesIn, requestOf, shownOf } from '../../tools/ask-example.ts';
import { appUnderTest } from './app-under-test.ts';

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

interface Media {
  readonly schema: unknown;
  readonly examples?: Record<string, { readonly $ref?: string; readonly value?: unknown }>;
}

const step = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Every body of the document, of requests and answers, with its place. */
function bodiesIn(value: unknown, place = ''): [string, Media][] {
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, child]): [string, Media][] =>
    key === 'content' && isNode(child)
      ? Object.entries(child).map(([type, media]) => [`${place}/content${step(type)}`, media as unknown as Media])
      : bodiesIn(child, `${place}${step(key)}`),
  );
}

const operations: [
  string,
  { operationId?: string; summary?: string; tags?: string[]; requestBody?: Node; responses: Node },
][] = Object.entries(COMMITTED.paths).flatMap(([path, methods]) =>
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

  it('runs no script that is not a file of its own', async () => {
    const page = await app.inject('/docs/');
    const policy = String(page.headers['content-security-policy']);
    const [, scripts = ''] = /script-src ([^;]*);/.exec(policy) ?? [];
    expect(scripts.trim()).toBe("'self'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    const tags = [...page.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(tags.length).toBeGreaterThan(2);
    for (const [, attributes, text] of tags)
      expect([attributes, text?.trim()]).toEqual([expect.stringMatching(/src="\.\//), '']);
    expect(page.body).not.toMatch(/<style|\son\w+=|javascript:/);
    for (const [, file] of page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g))
      expect([file, (await app.inject(`/docs/${file}`)).statusCode]).toEqual([file, 200]);
  });
});

const PLACES = placesIn(COMMITTED);
const EXAMPLES = readdirSync('openapi/examples').flatMap((operationId) =>
  Object.entries(examplesOf(operationId)).map(([name, example]) => ({
    name: `${operationId}/${name}`,
    operationId,
    example,
  })),
);

const placeOf = (operationId: string): Place => {
  const place = PLACES[operationId];
  if (place === undefined) throw new Error(`there is no operation ${operationId}`);
  return place;
};

describe('an example of the document', () => {
  it.each(EXAMPLES)('gets the answer it shows: $name', async ({ operationId, example }) => {
    const response = await app.inject(requestOf(placeOf(operationId), example));
    expect([response.statusCode, shownOf(response, example)]).toEqual([example.status ?? 200, example.response]);
  });
});

describe('every operation', () => {
  it('has an example of success, and of every error that depends on what is asked', () => {
    const shown = operations.map(([, { operationId = '', requestBody, responses }]) => {
      const told = new Set(Object.values(examplesOf(operationId)).map(({ status = 200 }) => status));
      // Without a body a request can only be bad in one way, which always reads the same.
      const wanted = [200, ...(requestBody === undefined ? [] : [400]), 404, 422].filter((s) => String(s) in responses);
      return [operationId, wanted.filter((status) => !told.has(status))];
    });
    expect(shown.filter(([, missing]) => missing?.length)).toEqual([]);
  });

  it('shows examples that fit their schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(COMMITTED, 'document');
    const bodies = bodiesIn(COMMITTED.paths);
    const checks = new Map(
      bodies.map(([place, { schema }]) => [JSON.stringify(schema), `document#/paths${place}/schema`] as const),
    );
    const compiled = new Map([...checks].map(([schema, $ref]) => [schema, ajv.compile({ $ref })]));
    const fits = bodies.map(([place, { schema, examples = {} }]) => {
      const values = Object.values(examples).map(
        ({ $ref, value }) => (COMMITTED.components.examples[$ref?.split('/').at(-1) ?? '']?.value ?? value) as unknown,
      );
      return [place, values.length > 0, values.every((value) => compiled.get(JSON.stringify(schema))?.(value))];
    });
    expect(fits.length).toBeGreaterThan(100);
    expect(fits.filter(([, some, all]) => !some || !all)).toEqual([]);
  });

  it('tells its problems in the words they are answered with', async () => {
    const refused = await app.inject({ method: 'POST', url: '/v1/pots', headers: { accept: 'text/html' }, body: {} });
    expect(COMMITTED.components.examples['not-acceptable'].value).toEqual({
      ...refused.json(),
      instance: EXAMPLE_INSTANCE,
    });
  });
});
