import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHANGE_KINDS, type ChangeKind } from '../../tools/breaking/change.ts';
import { breakingChanges } from '../../tools/breaking/compare.ts';
import { type Damaged, partOfDocument } from './part-of-document.ts';

const POTS = '/v1/pots';
const RULINGS = '/v1/rulings';
const ENTRY = '/v1/variants/{id}';
const STREAM = '/v1/verifications/stream';

const PART = JSON.stringify(partOfDocument(POTS, RULINGS, ENTRY, STREAM));
const document = (): Damaged => JSON.parse(PART);
const changed = (change: (document: Damaged) => void): Damaged => {
  const copy = document();
  change(copy);
  return copy;
};

const schema = (of: Damaged, name: string) => of.components.schemas[name];
const field = (of: Damaged, name: string, property: string) => schema(of, name).properties[property];

/** A change that breaks a client, by its name, its kind and what it does. */
type Breaking = readonly [name: string, kind: ChangeKind, change: (document: Damaged) => void];

/** Undoing one of these breaks nobody: where a request was tighter it gets looser, where an answer was wider, tighter. */
const ONE_WAY: readonly Breaking[] = [
  ['a path goes', 'path-removed', (of) => delete of.paths[ENTRY]],
  ['an operation goes', 'operation-removed', (of) => delete of.paths[ENTRY].get],
  [
    'the service moves',
    'server-removed',
    (of) => {
      of.servers = [{ url: '/api' }];
    },
  ],
  [
    'a key is sent in another way',
    'key-sent-otherwise',
    (of) => {
      of.components.securitySchemes = { apiKey: { type: 'apiKey', in: 'header', name: 'X-Key' } };
    },
  ],
  [
    'a key is needed where none was',
    'security-added',
    (of) => {
      of.security = [{ key: [] }];
    },
  ],
  [
    'one operation needs a key',
    'security-added',
    (of) => {
      of.paths[POTS].post.security = [{ key: [] }];
    },
  ],
  ['a parameter goes', 'parameter-removed', (of) => of.paths[STREAM].post.parameters.pop()],
  [
    'a parameter is needed that was not',
    'parameter-required',
    (of) => {
      of.paths[STREAM].post.parameters[0].required = true;
    },
  ],
  ['a parameter takes fewer words', 'values-removed', (of) => of.paths[STREAM].post.parameters[1].schema.enum.pop()],
  [
    'a kind of body is taken no longer',
    'media-type-removed',
    (of) => delete of.paths[STREAM].post.requestBody.content['text/plain'],
  ],
  [
    'a kind of answer is given no longer',
    'media-type-removed',
    (of) => {
      of.paths[ENTRY].get.responses[200].content = {};
    },
  ],
  ['a status goes', 'status-removed', (of) => delete of.paths[POTS].post.responses[422]],
  ['a header goes', 'header-removed', (of) => delete of.paths[POTS].post.responses[503].headers['Retry-After']],
  ['a request takes fewer words', 'values-removed', (of) => schema(of, 'SeatStatusRequest').enum.pop()],
  [
    'a word of an answer becomes any word',
    'values-opened',
    (of) => {
      delete field(of, 'VerificationLine', 'verdict').enum;
    },
  ],
  [
    'a word of an answer that was the only one becomes another',
    'values-opened',
    (of) => {
      field(of, 'NextShow', 'kind').enum = ['show', 'tell'];
      delete field(of, 'NextShow', 'kind').const;
    },
  ],
  [
    'a text of a request may be less long',
    'bound-moved',
    (of) => {
      schema(of, 'HistoryRequest').maxLength = 100;
    },
  ],
  [
    'a number of a request starts higher',
    'bound-moved',
    (of) => {
      field(of, 'Rake', 'basisPoints').minimum = 1;
    },
  ],
  [
    'a list of a request may have fewer entries',
    'bound-moved',
    (of) => {
      field(of, 'PotsRequest', 'seats').maxItems = 9;
    },
  ],
  [
    'a list of a request may be empty no longer',
    'bound-moved',
    (of) => {
      field(of, 'Rake', 'byPot').minItems = 2;
    },
  ],
  [
    'a list of a request may repeat nothing any more',
    'bound-moved',
    (of) => {
      field(of, 'PotsRequest', 'seats').uniqueItems = true;
    },
  ],
  [
    'a text of an answer may be longer',
    'bound-moved',
    (of) => {
      schema(of, 'Sentence').maxLength = 4_000;
    },
  ],
  [
    'a list of an answer may have more entries',
    'bound-moved',
    (of) => {
      delete field(of, 'PotsResponse', 'warnings').maxItems;
    },
  ],
  [
    'a text of a request has to be of a form',
    'pattern-changed',
    (of) => {
      schema(of, 'HistoryRequest').pattern = '^#';
    },
  ],
  ['a request has a field no longer', 'field-removed', (of) => delete schema(of, 'PotsRequest').properties.carriedIn],
  [
    'a field of a request has to be there',
    'field-required',
    (of) => schema(of, 'PotsRequest').required.push('variant'),
  ],
  [
    'a field of an answer may be left out',
    'field-optional',
    (of) => {
      schema(of, 'PotsResponse').required = schema(of, 'PotsResponse').required.filter(
        (name: string) => name !== 'pots',
      );
    },
  ],
  [
    'a field of an answer goes',
    'field-removed',
    (of) => {
      delete schema(of, 'PotsResponse').properties.pots;
      schema(of, 'PotsResponse').required = schema(of, 'PotsResponse').required.filter(
        (name: string) => name !== 'pots',
      );
    },
  ],
  [
    'labels of a request are closed',
    'fields-closed',
    (of) => {
      schema(of, 'HandRecord').additionalProperties = false;
    },
  ],
  [
    'an object of an answer may hold anything',
    'fields-opened',
    (of) => {
      delete schema(of, 'Pot').additionalProperties;
    },
  ],
  [
    'a kind of request is taken no longer',
    'alternative-removed',
    (of) => schema(of, 'IrregularityWithFacts').oneOf.pop(),
  ],
  [
    'a new kind of object in an answer',
    'alternative-added',
    (of) => {
      of.components.schemas.NextPause = { type: 'object', properties: { kind: { const: 'pause' } } };
      schema(of, 'Next').oneOf.push({ $ref: '#/components/schemas/NextPause' });
    },
  ],
  [
    'an answer may be nothing',
    'alternative-added',
    (of) => {
      schema(of, 'PotsResponse').properties.carriedOver = {
        anyOf: [{ $ref: '#/components/schemas/Amount' }, { type: 'null' }],
      };
    },
  ],
];

/** Undoing one of these breaks as well; the last is what may be done instead. */
const BOTH_WAYS: readonly (readonly [...Breaking, instead: (document: Damaged) => void])[] = [
  [
    'a parameter is new and needed',
    'parameter-required',
    (of) =>
      (of.paths[POTS].post.parameters = [{ in: 'query', name: 'table', required: true, schema: { type: 'string' } }]),
    (of) => {
      of.paths[POTS].post.parameters = [{ in: 'query', name: 'table', schema: { type: 'string' } }];
    },
  ],
  [
    'a body is needed where none was',
    'body-required',
    (of) => {
      of.paths[ENTRY].get.requestBody = { required: true, content: {} };
    },
    (of) => {
      of.paths[ENTRY].get.requestBody = { content: {} };
    },
  ],
  [
    'a new kind of success',
    'status-added',
    (of) => {
      of.paths[POTS].post.responses[202] = { description: 'Later.' };
    },
    (of) => {
      of.paths[POTS].post.responses[418] = { description: 'Short and stout.' };
    },
  ],
  [
    'a new field of a request has to be there',
    'field-required',
    (of) => {
      schema(of, 'PotsRequest').properties.table = { type: 'boolean' };
      schema(of, 'PotsRequest').required.push('table');
    },
    (of) => {
      schema(of, 'PotsRequest').properties.table = { type: 'boolean' };
    },
  ],
  [
    'a body is taken no longer',
    'body-removed',
    (of) => delete of.paths[POTS].post.requestBody,
    (of) => {
      of.paths[POTS].post.requestBody.required = false;
    },
  ],
  [
    'an operation is called otherwise',
    'operation-id-changed',
    (of) => {
      of.paths[POTS].post.operationId = 'splitPots';
    },
    (of) => {
      of.paths[POTS].post.summary = 'Split pots';
    },
  ],
  [
    'a field is of another type',
    'type-changed',
    (of) => {
      field(of, 'Rake', 'noFlopNoDrop').type = 'string';
    },
    (of) => {
      field(of, 'Rake', 'noFlopNoDrop').description = 'Said otherwise.';
    },
  ],
];

/** Damage is done to what only requests hold: names that both sides share are told apart first. */
function apart(of: Damaged): Damaged {
  of.components.schemas.SeatStatusRequest = structuredClone(schema(of, 'SeatStatus'));
  field(of, 'SeatWithMoney', 'status').$ref = '#/components/schemas/SeatStatusRequest';
  of.components.schemas.HistoryRequest = { type: 'string', maxLength: 128 };
  schema(of, 'PotsRequest').properties.reference = { $ref: '#/components/schemas/HistoryRequest' };
  return of;
}

const base = apart(document());
const damaged = (change: Breaking[2]): Damaged => changed((of) => change(apart(of)));
const kinds = (released: Damaged, current: Damaged): ChangeKind[] => [
  ...new Set(breakingChanges(released, current).map(({ kind }) => kind)),
];

describe('a breaking change', () => {
  it.each(ONE_WAY)('is told: %s', (_, kind, change) => {
    expect(kinds(base, damaged(change))).toEqual([kind]);
  });

  it.each(ONE_WAY)('breaks nobody the other way round: %s', (_, kind, change) => {
    expect([kind, kinds(damaged(change), base)]).toEqual([kind, []]);
  });

  it.each(BOTH_WAYS)('is told, and so is undoing it: %s', (_, kind, change, instead) => {
    const other = damaged(change);
    expect([kinds(base, other), kinds(other, base).length]).toEqual([[kind], 1]);
    expect(kinds(base, damaged(instead))).toEqual([]);
  });

  it('is shown by its place', () => {
    const shorter = damaged((of) => {
      field(of, 'Rake', 'cap').maximum = 10;
      delete field(of, 'Rake', 'cap').$ref;
      field(of, 'Rake', 'cap').type = 'integer';
      field(of, 'Rake', 'cap').minimum = 0;
    });
    expect(breakingChanges(base, shorter).map(({ pointer }) => pointer)).toEqual([
      '/components/schemas/Rake/properties/cap/maximum',
    ]);
  });

  it('has a case for every kind', () => {
    const told = new Set([...ONE_WAY, ...BOTH_WAYS].map(([, kind]) => kind));
    expect([...told].sort()).toEqual([...CHANGE_KINDS].sort());
  });
});

describe('what is promised beside the schemas', () => {
  it('lets answers have more fields, more words and more errors', () => {
    const more = damaged((of) => {
      schema(of, 'PotsResponse').properties.table = { type: 'boolean' };
      schema(of, 'PotsResponse').required.push('table');
      field(of, 'VerificationLine', 'verdict').enum.push('perhaps');
      of.paths[POTS].post.responses[451] = { description: 'For legal reasons.' };
      of.paths[POTS].post.responses[304] = { description: 'As before.' };
      of.paths[ENTRY].get.responses[200].headers['X-Table'] = { schema: { type: 'string' } };
    });
    expect(breakingChanges(base, more)).toEqual([]);
  });

  it('never takes what it cannot compare for unchanged', () => {
    expect(() =>
      breakingChanges(
        base,
        damaged((of) => {
          schema(of, 'Pot').allOf = [];
        }),
      ),
    ).toThrow('allOf');
  });
});

describe('the document', () => {
  it('breaks nobody who goes by the released one', () => {
    const read = (name: string): unknown => JSON.parse(readFileSync(`openapi/${name}.json`, 'utf8'));
    expect(breakingChanges(read('released'), read('openapi'))).toEqual([]);
  });
});
