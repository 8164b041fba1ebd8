import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { irregularityEntry, irregularityList } from '../../src/contract/irregularities.ts';
import { rulingsRequest, rulingsResponse } from '../../src/contract/rulings.ts';
import { RULING_TYPES } from '../../src/core/index.ts';
import { appUnderTest, faultsOf, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest();
});
afterAll(() => app.close());

const BOTH = ['italian-tournament', 'tda-2024'];
const SKIPPED = { type: 'skipped-player', seat: 4, substantialAction: false };
const ask = (body: unknown, headers = {}) => post(app, '/v1/rulings', body, headers);
const { board: _board, ...PREFLOP } = HAND;

describe('POST /v1/rulings', () => {
  it('answers in the shape it describes, with a ruling for each rulebook', async () => {
    const response = await ask({ irregularity: SKIPPED, rulebooks: BOTH, reference: 'table 7' });
    const body = rulingsResponse.parse(response.json());
    expect([body.reference, body.rulings.map(({ rulebook }) => rulebook), body.hand]).toEqual(['table 7', BOTH, null]);
    expect(response.headers['content-language']).toBe('en');
  });

  it('rules under the TDA where no rulebook is named', async () => {
    const body = rulingsResponse.parse((await ask({ irregularity: SKIPPED })).json());
    expect(body.rulings.map(({ rulebook }) => rulebook)).toEqual(['tda-2024']);
  });

  it('asks for the fact that decides', async () => {
    const body = rulingsResponse.parse((await ask({ irregularity: { type: 'skipped-player' } })).json());
    expect([body.rulings, body.missing.map(({ fact }) => fact)]).toEqual([[], ['substantialAction']]);
  });

  it('takes a hand in and gives it back ruled', async () => {
    const body = rulingsResponse.parse((await ask({ irregularity: SKIPPED, hand: HAND })).json());
    expect(body.hand).toMatchObject({
      outcome: 'void',
      returned: [
        { seat: 1, amount: 300 },
        { seat: 2, amount: 300 },
      ],
    });
  });

  it('counts the run-outs of the hand in a worker', async () => {
    const irregularity = { ...SKIPPED, substantialAction: true };
    const body = rulingsResponse.parse((await ask({ irregularity, hand: { ...PREFLOP, runouts: true } })).json());
    expect(body.hand?.decision.runouts.reduce((sum, { boards }) => sum + boards, 0)).toBe(1_712_304);
  });

  it('says it in Italian too, and nothing but texts changes', async () => {
    const body = { irregularity: SKIPPED, rulebooks: BOTH };
    const english = rulingsResponse.parse((await ask(body)).json());
    const italian = rulingsResponse.parse((await ask(body, { 'accept-language': 'it' })).json());
    english.rulings.forEach((ruling, i) => {
      expect(italian.rulings[i]?.text).not.toBe(ruling.text);
      expect(italian.rulings[i]?.steps.map(({ code, facts, cites }) => [code, facts, cites])).toEqual(
        ruling.steps.map(({ code, facts, cites }) => [code, facts, cites]),
      );
    });
  });

  const FAULTS: readonly [string, unknown, string, string][] = [
    ['no irregularity', {}, '/irregularity', 'required'],
    ['an irregularity that is a word', { irregularity: 'skipped-player' }, '/irregularity', 'wrong-type'],
    ['no type', { irregularity: { seat: 4 } }, '/irregularity/type', 'required'],
    ['a type nobody knows', { irregularity: { type: 'coffee-spilt' } }, '/irregularity/type', 'not-one-of'],
    ['a fact of another type', { irregularity: { ...SKIPPED, pot: 100 } }, '/irregularity/pot', 'unknown-field'],
    [
      'a flag that is a word',
      { irregularity: { ...SKIPPED, substantialAction: 'no' } },
      '/irregularity/substantialAction',
      'wrong-type',
    ],
    ['seat 11', { irregularity: { ...SKIPPED, seat: 11 } }, '/irregularity/seat', 'too-large'],
    [
      'a fraction of a chip',
      { irregularity: { type: 'silent-chips', toCall: 0.5 } },
      '/irregularity/toCall',
      'not-an-amount',
    ],
    [
      'a card that is none',
      { irregularity: { type: 'exposed-in-deal', exposed: [{ seat: 1, card: '1s' }] } },
      '/irregularity/exposed/0/card',
      'bad-card',
    ],
    [
      'a way nobody raises',
      { irregularity: { type: 'undeclared-raise', manner: 'loudly' } },
      '/irregularity/manner',
      'not-one-of',
    ],
    [
      'a rulebook that cannot be chosen',
      { irregularity: SKIPPED, rulebooks: ['custom'] },
      '/rulebooks/0',
      'not-one-of',
    ],
    ['no rulebook', { irregularity: SKIPPED, rulebooks: [] }, '/rulebooks', 'too-few'],
    ['a rulebook twice', { irregularity: SKIPPED, rulebooks: ['tda-2024', 'tda-2024'] }, '/rulebooks', 'invalid'],
    ['a hand of another shape', { irregularity: SKIPPED, hand: { ...HAND, bord: [] } }, '/hand/bord', 'unknown-field'],
  ];

  it.each(FAULTS)('refuses %s with its place', async (_name, body, pointer, code) => {
    const response = await ask(body);
    expect(problemOf(response).status).toBe(400);
    expect(faultsOf(response)).toEqual([[pointer, code]]);
  });

  it('names the types there are where one is wrong', async () => {
    const [fault] = problemOf(await ask({ irregularity: { type: 'coffee-spilt' } })).errors;
    for (const type of RULING_TYPES) expect(fault?.detail).toContain(type);
  });

  it('refuses a hand that cannot be, by its place in the request', async () => {
    const response = await ask({ irregularity: SKIPPED, hand: { ...HAND, pot: 600 } });
    expect([problemOf(response).status, faultsOf(response)]).toEqual([422, [['/hand/pot', 'two-ways-of-money']]]);
  });
});

describe('GET /v1/irregularities', () => {
  const list = async () => irregularityList.parse((await app.inject('/v1/irregularities')).json()).irregularities;

  it('lists every irregularity, and each has its entry', async () => {
    expect((await list()).map(({ type }) => type)).toEqual(RULING_TYPES);
    for (const entry of await list())
      expect(irregularityEntry.parse((await app.inject(`/v1/irregularities/${entry.type}`)).json())).toEqual(entry);
  });

  it('says so in Italian too', async () => {
    const inItalian = { url: '/v1/irregularities', headers: { 'accept-language': 'it' } };
    const italian = irregularityList.parse((await app.inject(inItalian)).json()).irregularities;
    (await list()).forEach(({ title, description, facts }, i) => {
      expect(italian[i]?.title).not.toBe(title);
      expect(italian[i]?.description).not.toBe(description);
      expect(Object.keys(italian[i]?.facts.properties ?? {})).toEqual(Object.keys(facts.properties));
    });
  });

  it('has no entry for what nobody knows', async () => {
    const response = await app.inject('/v1/irregularities/coffee-spilt');
    expect([problemOf(response).status, faultsOf(response)]).toEqual([404, [['', 'unknown-irregularity']]]);
  });

  it('describes the facts as requests are checked', async () => {
    const values = [
      true,
      0,
      1,
      11,
      2.5,
      -1,
      'no-burn',
      'raise',
      'x',
      [],
      [1, 2],
      [0],
      ['As'],
      ['??'],
      ['1s'],
      [500, 100],
      [{ seat: 1, card: 'As' }],
      [{ seat: 1, amount: 5 }],
      [{ seat: 1 }],
      [{ seat: 11, amount: 5 }],
    ];
    const ajv = new Ajv2020({ strict: false });
    for (const { type, facts } of await list()) {
      const fits = ajv.compile(facts);
      for (const name of Object.keys(facts.properties))
        for (const value of values) {
          const taken = rulingsRequest.safeParse({ irregularity: { type, [name]: value } }).success;
          expect([type, name, value, fits({ [name]: value })]).toEqual([type, name, value, taken]);
        }
    }
  });
});
