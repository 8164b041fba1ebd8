import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Damaged, partOfDocument } from './part-of-document.ts';

const POTS = '/v1/pots';
const ENTRY = '/v1/variants/{id}';

type Damage = (document: Damaged) => void;

/** For every rule of our own a fault it has to catch. */
const FAULTS: Readonly<Record<string, Damage>> = {
  'problem-for-every-error': ({ paths }) => {
    paths[POTS].post.responses[422].content['application/json'] =
      paths[POTS].post.responses[200].content['application/json'];
  },
  'problem-schema': ({ paths }) => {
    paths[POTS].post.responses[422].content['application/problem+json'].schema = { $ref: '#/components/schemas/Fault' };
  },
  'examples-of-every-body': ({ paths }) => {
    delete paths[POTS].post.responses[413].content['application/problem+json'].examples;
  },
  'example-summary': ({ paths }) => {
    delete paths[POTS].post.requestBody.content['application/json'].examples.ranking.summary;
  },
  'parameter-described': ({ paths }) => {
    delete paths[ENTRY].get.parameters[0].description;
  },
  'parameter-example': ({ paths }) => {
    delete paths[ENTRY].get.parameters[0].schema.examples;
  },
  'header-described': ({ paths }) => {
    delete paths[POTS].post.responses[503].headers['Retry-After'].description;
  },
  'answer-described': ({ paths }) => {
    paths[POTS].post.responses[400].description = '';
  },
  'paths-kebab-case': ({ paths }) => {
    paths['/v1/sidePots'] = paths[POTS];
    delete paths[POTS];
  },
  'fields-camel-case': ({ components }) => {
    components.schemas.PotsRequest.properties.carried_in = components.schemas.PotsRequest.properties.carriedIn;
  },
  'component-names': ({ components }) => {
    components.schemas['pot-thing'] = components.schemas.Pot;
  },
  'component-described': ({ components }) => {
    delete components.schemas.Pot.description;
  },
  'operation-id': ({ paths }) => {
    paths[POTS].post.operationId = 'divide-pots';
  },
  'operation-tag': ({ paths }) => {
    paths[POTS].post.tags = [];
  },
  'operation-told': ({ paths }) => {
    delete paths[POTS].post.description;
  },
  'bounded-texts': ({ components }) => {
    delete components.schemas.Sentence.maxLength;
  },
  'bounded-lists': ({ components }) => {
    delete components.schemas.PotsRequest.properties.seats.maxItems;
  },
  'bounded-numbers': ({ components }) => {
    delete components.schemas.Amount.maximum;
  },
  'bounded-objects': ({ components }) => {
    delete components.schemas.Rake.additionalProperties;
  },
  discriminated: ({ components }) => {
    components.schemas.Found = { description: 'One of two.', oneOf: [{ $ref: '#/components/schemas/Pot' }] };
  },
};

/** Faults that the recommended rules have to catch. */
const RECOMMENDED: Readonly<Record<string, Damage>> = {
  'no-invalid-media-type-examples': ({ paths }) => {
    paths[POTS].post.requestBody.content['application/json'].examples.ranking.value = { seats: 'everybody' };
  },
  'no-unused-components': ({ components }) => {
    components.schemas.Forgotten = { type: 'boolean', description: 'Used by nobody.' };
  },
  'operation-4xx-response': ({ paths }) => {
    for (const status of Object.keys(paths[ENTRY].get.responses))
      if (status.startsWith('4')) delete paths[ENTRY].get.responses[status];
  },
  'path-parameters-defined': ({ paths }) => {
    paths[ENTRY].get.parameters = [];
  },
  'security-defined': (document) => {
    delete document.security;
  },
  'no-unresolved-refs': ({ components }) => {
    delete components.schemas.Pot;
  },
};

const folder = mkdtempSync(join(tmpdir(), 'openapi-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, damage: Damage): string {
  const document = partOfDocument(POTS, ENTRY);
  damage(document);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

/** What a linter prints, whether or not it is content. */
const output = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(`node_modules/.bin/${command}`, args, { maxBuffer: 64_000_000 }, (_, out) => resolve(out));
  });

/** The rules each file breaks, by its name. */
let broken: Readonly<Record<string, readonly string[]>>;

const byFile = (found: readonly (readonly [string, string])[]): Record<string, string[]> => {
  const rules: Record<string, string[]> = {};
  for (const [file, rule] of found) {
    const name = basename(file, '.json');
    rules[name] = [...new Set([...(rules[name] ?? []), rule])];
  }
  return rules;
};

beforeAll(async () => {
  const sound = write('sound', () => undefined);
  const ours = Object.entries(FAULTS).map(([rule, damage]) => write(rule, damage));
  const theirs = Object.entries(RECOMMENDED).map(([rule, damage]) => write(rule, damage));
  const spectral = JSON.parse(
    await output('spectral', ['lint', '-r', 'openapi/spectral.yaml', '-f', 'json', '-q', sound, ...ours]),
  );
  // One report a file, one after the other.
  const redocly = (
    await output('redocly', ['lint', '--config', 'openapi/redocly.yaml', '--format=json', sound, ...theirs])
  )
    .split(/(?<=^\})(?=\{$)/m)
    .flatMap((report) => JSON.parse(report).problems);
  broken = byFile([
    ...spectral.map(({ source, code }: { source: string; code: string }) => [source, code]),
    ...redocly.map(({ ruleId, location: [{ source }] }: Damaged) => [source.ref, ruleId]),
  ]);
}, 120_000);

it('finds nothing wrong with a sound document', () => {
  expect(broken.sound).toBeUndefined();
});

it.each(Object.keys(FAULTS))('our rules catch a fault against %s', (rule) => {
  expect(broken[rule]).toContain(rule);
});

it.each(Object.keys(RECOMMENDED))('the recommended rules catch a fault against %s', (rule) => {
  expect(broken[rule]).toContain(rule);
});

it('has a fault for every rule of our own', () => {
  expect(Object.keys(FAULTS)).toEqual(Object.keys(parse(readFileSync('openapi/spectral.yaml', 'utf8')).rules));
});
