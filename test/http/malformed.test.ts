import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUnderTest, faultsOf, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest();
});
afterAll(() => app.close());

const [anna, bruno] = HAND.seats;
const withSeat = (seat: unknown) => ({ ...HAND, seats: [seat, bruno] });

const ONE_FAULT: readonly [string, unknown, string, string][] = [
  ['an unknown field', { ...HAND, bord: [] }, '/bord', 'unknown-field'],
  ['an unknown field inside a seat', withSeat({ ...anna, cards: [] }), '/seats/0/cards', 'unknown-field'],
  ['an unknown field whose name needs escaping', { ...HAND, 'a/b~c': 1 }, '/a~1b~0c', 'unknown-field'],
  ['an unknown house rule', { ...HAND, houseRules: { oddchip: 'by-game' } }, '/houseRules/oddchip', 'unknown-field'],
  ['no variant', { ...HAND, variant: undefined }, '/variant', 'required'],
  ['a game nobody knows', { ...HAND, variant: 'old-maid' }, '/variant', 'not-one-of'],
  ['a rulebook that cannot be chosen', { ...HAND, rulebook: 'custom' }, '/rulebook', 'not-one-of'],
  ['a rulebook to compare that cannot be chosen', { ...HAND, compare: ['custom'] }, '/compare/0', 'not-one-of'],
  ['a joker', withSeat({ ...anna, hole: ['As', '0r'] }), '/seats/0/hole/1', 'bad-card'],
  ['a card that is a number', { ...HAND, board: [10] }, '/board/0', 'bad-card'],
  ['a card that is null', { ...HAND, board: [null] }, '/board/0', 'bad-card'],
  ['a negative amount', withSeat({ ...anna, contributed: -1 }), '/seats/0/contributed', 'not-an-amount'],
  ['a fraction of a chip', withSeat({ ...anna, contributed: 1.5 }), '/seats/0/contributed', 'not-an-amount'],
  ['an amount as text', { ...HAND, pot: '100' }, '/pot', 'not-an-amount'],
  ['an amount no integer can hold', { ...HAND, pot: 2 ** 60 }, '/pot', 'not-an-amount'],
  ['an amount that is null', { ...HAND, pot: null }, '/pot', 'not-an-amount'],
  ['seat 0', withSeat({ ...anna, seat: 0 }), '/seats/0/seat', 'too-small'],
  ['seat 11', withSeat({ ...anna, seat: 11 }), '/seats/0/seat', 'too-large'],
  ['a seat as text', withSeat({ ...anna, seat: '1' }), '/seats/0/seat', 'wrong-type'],
  ['no seats', { ...HAND, seats: [] }, '/seats', 'too-few'],
  ['eleven seats', { ...HAND, seats: Array.from({ length: 11 }, () => anna) }, '/seats', 'too-many'],
  ['one board told as several', { ...HAND, board: undefined, boards: [HAND.board] }, '/boards', 'too-few'],
  ['a house rule out of its range', { ...HAND, houseRules: { raiseCap: 21 } }, '/houseRules/raiseCap', 'too-large'],
  [
    'a house rule with a value it has not',
    { ...HAND, houseRules: { oddChip: 'mine' } },
    '/houseRules/oddChip',
    'not-one-of',
  ],
  ['a reference too long', { ...HAND, reference: 'x'.repeat(129) }, '/reference', 'too-long'],
  ['a flag that is a word', { ...HAND, explain: 'yes' }, '/explain', 'wrong-type'],
  ['an action nobody takes', { ...HAND, actions: [{ seat: 1, action: 'think' }] }, '/actions/0/action', 'not-one-of'],
  ['a record label too long', { ...HAND, record: { ['x'.repeat(65)]: 'y' } }, `/record/${'x'.repeat(65)}`, 'too-long'],
  ['a list instead of an object', [], '', 'wrong-type'],
  ['null', null, '', 'wrong-type'],
];

describe('a request that is not of the described shape', () => {
  it.each(ONE_FAULT)('is refused with its place and a code: %s', async (_name, body, pointer, code) => {
    const response = await post(app, '/v1/adjudications', body);
    expect(problemOf(response)).toMatchObject({
      status: 400,
      code: 'invalid-request',
      type: '/problems/invalid-request',
    });
    expect(faultsOf(response)).toEqual([[pointer, code]]);
  });

  it('has every fault named at once', async () => {
    const body = {
      variant: 'x',
      seats: [{ seat: 1, hole: ['As', 'Ax'], stack: -5 }, { player: 7 }],
      button: 11,
      one: 1,
      two: 2,
    };
    expect(faultsOf(await post(app, '/v1/adjudications', body)).sort()).toEqual([
      ['/button', 'too-large'],
      ['/one', 'unknown-field'],
      ['/seats/0/hole/1', 'bad-card'],
      ['/seats/0/stack', 'not-an-amount'],
      ['/seats/1/player', 'wrong-type'],
      ['/seats/1/seat', 'required'],
      ['/two', 'unknown-field'],
      ['/variant', 'not-one-of'],
    ]);
  });

  it.each(['/v1/evaluations', '/v1/pots'])('is refused by %s too', async (url) => {
    expect(faultsOf(await post(app, url, { seats: [{ seat: 1, hole: [] }], nonsense: true }))).toContainEqual([
      '/nonsense',
      'unknown-field',
    ]);
  });

  it('takes every spelling of a card and labels of 64 characters in any script', async () => {
    const body = {
      ...HAND,
      board: ['AD', '10h', '9♠', '5C', '2♥'],
      seats: [{ ...anna, player: '🂡'.repeat(64) }, bruno],
    };
    expect((await post(app, '/v1/adjudications', body)).statusCode).toBe(200);
    const longer = withSeat({ ...anna, player: '🂡'.repeat(65) });
    expect(faultsOf(await post(app, '/v1/adjudications', longer))).toEqual([['/seats/0/player', 'too-long']]);
  });
});

const raw = (payload: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/v1/adjudications', payload, headers: { 'content-type': type } });

describe('a body that is not JSON', () => {
  it.each(['{', '', '{"variant":', 'NaN', '{"a":1}}', '\u0000'])('is a 400: %j', async (payload) => {
    expect(problemOf(await raw(payload))).toMatchObject({ status: 400, code: 'malformed-json', errors: [] });
  });

  it.each(['{"__proto__":{"x":1}}', '{"seats":[{"__proto__":null}]}', '{"constructor":{"prototype":{"x":1}}}'])(
    'nor one that reaches for prototypes: %s',
    async (payload) => {
      expect(problemOf(await raw(payload)).status).toBe(400);
      expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
    },
  );

  it('is refused at once however deep it goes', async () => {
    const depth = 200_000;
    expect(faultsOf(await raw(`{"variant":${'['.repeat(depth)}${']'.repeat(depth)}}`))).toContainEqual([
      '/variant',
      'not-one-of',
    ]);
  });

  it('may not be missing', async () => {
    expect(faultsOf(await app.inject({ method: 'POST', url: '/v1/adjudications' }))).toEqual([['', 'wrong-type']]);
  });
});
