import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjudicationResponse } from '../../src/contract/adjudication-response.ts';
import { evaluationResponse } from '../../src/contract/evaluations.ts';
import { health } from '../../src/contract/health.ts';
import { potsResponse } from '../../src/contract/pots.ts';
import { rulebookDetail, rulebookList } from '../../src/contract/rulebooks.ts';
import { variantDetail, variantList } from '../../src/contract/variants.ts';
import { problemOf as refusalToProblem } from '../../src/service/refusals.ts';
import { appUnderTest, faultsOf, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest();
});
afterAll(() => app.close());

const { board: _board, ...PREFLOP } = HAND;
const [anna, bruno] = HAND.seats;

/** Cards out of play leave more boards than are counted on the event loop, but not many more. */
const dead = ['2', '3', '4', '5', '6', '8'].flatMap((rank) => ['s', 'h', 'd', 'c'].map((suit) => rank + suit));
const COUNTED = {
  ...PREFLOP,
  dead: dead.filter((card) => !HAND.seats.some(({ hole }) => hole.includes(card))),
  runouts: true,
};

describe('POST /v1/adjudications', () => {
  it('answers in the shape it describes', async () => {
    const response = await post(app, '/v1/adjudications', { ...HAND, reference: 'table 7' });
    expect(adjudicationResponse.parse(response.json())).toMatchObject({
      reference: 'table 7',
      outcome: 'settled',
      winners: [1],
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('gives the same request the same bytes', async () => {
    const [first, second] = await Promise.all([
      post(app, '/v1/adjudications', HAND),
      post(app, '/v1/adjudications', HAND),
    ]);
    expect(first.body).toBe(second.body);
  });

  it('leaves the explanation empty where it is not wanted, and nothing else changes', async () => {
    const told = adjudicationResponse.parse((await post(app, '/v1/adjudications', HAND)).json());
    const untold = adjudicationResponse.parse(
      (await post(app, '/v1/adjudications', { ...HAND, explain: false })).json(),
    );
    expect(told.explanation.length).toBeGreaterThan(0);
    expect(untold.explanation).toEqual([]);
    expect([untold.payouts, untold.pots, untold.headline]).toEqual([told.payouts, told.pots, told.headline]);
  });

  it('refuses money told in two ways', async () => {
    expect(problemOf(await post(app, '/v1/adjudications', { ...HAND, pot: 600 }))).toMatchObject({
      status: 422,
      code: 'impossible',
    });
    expect(faultsOf(await post(app, '/v1/adjudications', { ...HAND, pot: 600 }))).toEqual([
      ['/pot', 'two-ways-of-money'],
    ]);
  });

  it('names every impossibility at once', async () => {
    const seats = [
      { ...anna, hole: ['As', 'As'] },
      { ...bruno, seat: 1, stack: 10 },
    ];
    const codes = faultsOf(await post(app, '/v1/adjudications', { ...HAND, seats })).map(([, code]) => code);
    expect(codes.sort()).toEqual(['contributed-above-stack', 'duplicate-card', 'duplicate-seat']);
  });

  it('counts a long run-out in a worker', async () => {
    const body = adjudicationResponse.parse(
      (await post(app, '/v1/adjudications', { ...PREFLOP, runouts: true })).json(),
    );
    expect(body.decision.runouts.reduce((sum, { boards }) => sum + boards, 0)).toBe(1_712_304);
  });

  const stud = (holes: readonly string[]) => ({
    variant: 'seven-card-stud',
    button: 2,
    seats: holes.map((hole, i) => ({ seat: i + 1, stack: 10, contributed: 10, hole: hole.split(' ') })),
    runouts: true,
  });

  it('counts two cards for each of two stud hands there too', async () => {
    const response = await post(app, '/v1/adjudications', stud(['As Ah Kd 9c 5d', 'Ks Kh Qd 8c 7d']));
    const { runouts } = adjudicationResponse.parse(response.json()).decision;
    expect(runouts.reduce((sum, { boards }) => sum + boards, 0)).toBe(671_580);
  });

  // C(40,3) × C(37,3) × C(34,3).
  it('refuses a count beyond the limit, with its size', async () => {
    const { code, detail } = refusalToProblem({ kind: 'over-budget', boards: 5_000_000 }, 'en');
    expect([code, detail]).toEqual(['too-many-runouts', expect.stringContaining('5000000')]);
    const response = await post(app, '/v1/adjudications', stud(['As Ah Kd 9c', 'Ks Kh Qd 8c', '2s 2h 3d 4c']));
    expect([response.statusCode, response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'too-many-runouts', detail: expect.stringContaining('459377318400 deals') }),
    ]);
    expect(refusalToProblem({ kind: 'over-budget', boards: 1e30 }, 'it').detail).toContain('più di 9007199254740991');
  });

  it('turns away long counts that would have to wait too long', async () => {
    const busy = await appUnderTest({ countThreads: 1, countQueue: 0 });
    const counts = await Promise.all([1, 2].map(() => post(busy, '/v1/adjudications', COUNTED)));
    const [done, refused] = counts.sort((a, b) => a.statusCode - b.statusCode);
    expect([done?.statusCode, refused?.statusCode, refused?.headers['retry-after']]).toEqual([200, 503, '1']);
    await busy.close();
  });

  it('lets long counts wait for a thread, but not for long', async () => {
    const counts = (app: App) => Promise.all([1, 2, 3].map(() => post(app, '/v1/adjudications', COUNTED)));
    expect((await counts(app)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const hurried = await appUnderTest({ countThreads: 1, countWait: 0 });
    const statuses = (await counts(hurried)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 503, 503]);
    expect((await post(hurried, '/v1/adjudications', COUNTED)).statusCode).toBe(200);
    await hurried.close();
  });
});

describe('the other resources', () => {
  it('POST /v1/evaluations answers in the shape it describes', async () => {
    const seats = HAND.seats.map(({ seat, hole }) => ({ seat, hole }));
    const response = await post(app, '/v1/evaluations', { variant: HAND.variant, seats, board: HAND.board });
    expect(evaluationResponse.parse(response.json()).order).toEqual({ high: [[1], [2]] });
  });

  it('POST /v1/pots answers in the shape it describes', async () => {
    const body = {
      button: 1,
      seats: [
        { seat: 1, contributed: 200 },
        { seat: 2, contributed: 350 },
      ],
      ranking: { high: [[1], [2]] },
    };
    const { returned, payouts } = potsResponse.parse((await post(app, '/v1/pots', body)).json());
    expect([returned, payouts.map(({ net }) => net)]).toEqual([[{ seat: 2, amount: 150 }], [200, -200]]);
  });

  it('POST /v1/pots pays what only folded hands put in, chips of the hand before among it, to who is left', async () => {
    const seats = [
      { seat: 1, contributed: 0 },
      { seat: 2, contributed: 50, status: 'folded' },
      { seat: 3, contributed: 50, status: 'folded' },
    ];
    const answer = potsResponse.parse((await post(app, '/v1/pots', { seats, carriedIn: 5 })).json());
    expect(answer.pots.map(({ name, amount, eligible }) => [name, amount, eligible])).toEqual([['main', 105, [1]]]);
    expect([answer.payouts.map(({ won }) => won), answer.carriedOver]).toEqual([[105, 0, 0], 0]);
  });

  it('GET /v1/variants lists every game, and each has its entry', async () => {
    const { variants } = variantList.parse((await app.inject('/v1/variants')).json());
    for (const { id } of variants)
      expect(variantDetail.parse((await app.inject(`/v1/variants/${id}`)).json()).id).toBe(id);
  });

  it('GET /v1/rulebooks lists every source, and each has its entry', async () => {
    const { rulebooks } = rulebookList.parse((await app.inject('/v1/rulebooks')).json());
    for (const { id } of rulebooks)
      expect(rulebookDetail.parse((await app.inject(`/v1/rulebooks/${id}`)).json()).id).toBe(id);
  });

  it.each(['/health/live', '/health/ready'])('%s says so', async (url) => {
    expect(health.parse((await app.inject(url)).json())).toEqual({ status: 'ok' });
  });
});
