import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdjudicationRequest, createCardsSpeak, ProblemError } from '../../src/client/index.ts';
import { appUnderTest } from '../http/app-under-test.ts';

let app: Awaited<ReturnType<typeof appUnderTest>>;
let baseUrl: string;
beforeAll(async () => {
  app = await appUnderTest({ bulkThreads: 0 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // fetch opens a new connection in place of one that was broken off, and keeps it for later.
  const closed = app.close();
  app.server.closeAllConnections();
  await closed;
});

const HAND: AdjudicationRequest = {
  variant: 'texas-holdem',
  button: 1,
  seats: [
    { seat: 1, player: 'anna', hole: ['As', 'Kd'], contributed: 300 },
    { seat: 2, player: 'bruno', hole: ['Qh', 'Qc'], contributed: 300 },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
};

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const problemOf = (failing: Promise<unknown>): Promise<ProblemError> =>
  failing.then(
    () => {
      throw new Error('there was an answer');
    },
    (error) => error,
  );

describe('the client', () => {
  it('asks for every resource', async () => {
    const client = createCardsSpeak({ baseUrl });
    const { winners, headline } = await client.adjudicate(HAND);
    expect([winners, headline]).toEqual([[1], 'anna wins 600 with two pair, aces and kings']);
    const { board = [], seats } = HAND;
    const cards = seats.map(({ seat, hole = [] }) => ({ seat, hole }));
    expect((await client.evaluate({ variant: HAND.variant, seats: cards, board })).order.high).toEqual([[1], [2]]);
    const money = seats.map(({ seat, contributed = 0 }) => ({ seat, contributed }));
    const divided = await client.dividePots({ seats: money, ranking: { high: [[1], [2]] } });
    expect(divided.payouts.map(({ won }) => won)).toEqual([600, 0]);
    const { missing } = await client.ruleIrregularity({ irregularity: { type: 'skipped-player' } });
    expect(missing.map(({ fact }) => fact)).toContain('substantialAction');
    const stated = { collected: [{ seat: 1, amount: 600 }] };
    expect((await client.verifyRecord({ hand: HAND, stated })).verdict).toBe('agrees');
    expect((await client.convertRecords({ hand: HAND, to: 'json' })).hands.map(({ written }) => written)).toEqual([
      true,
    ]);
    const { variants } = await client.listVariants();
    expect((await client.describeVariant('omaha')).id).toBe('omaha');
    const { rulebooks } = await client.listRulebooks();
    expect((await client.describeRulebook('tda-2024')).choosable).toBe(true);
    const { irregularities } = await client.listIrregularities();
    expect((await client.describeIrregularity('skipped-player')).type).toBe('skipped-player');
    expect([variants.length > 50, rulebooks.length > 5, irregularities.length > 50]).toEqual([true, true, true]);
  });

  it('speaks the language asked for', async () => {
    const { headline } = await createCardsSpeak({ baseUrl, language: 'it' }).adjudicate(HAND);
    expect(headline).toBe('anna vince 600 con doppia coppia, assi e re');
  });

  it('sends its key with everything', async () => {
    const sent: (string | null)[] = [];
    const spy = (request: Request): Promise<Response> => {
      sent.push(request.headers.get('authorization'));
      return fetch(request);
    };
    const client = createCardsSpeak({ baseUrl, apiKey: 'k1', fetch: spy });
    await client.listRulebooks();
    for await (const _ of client.adjudicateStream([HAND]));
    expect(sent).toEqual(['Bearer k1', 'Bearer k1']);
  });

  it('rejects with the problem, every fault in it', async () => {
    const client = createCardsSpeak({ baseUrl });
    const error = await problemOf(client.adjudicate({ ...HAND, board: ['As', 'Ad', 'Ad'] }));
    expect(error).toBeInstanceOf(ProblemError);
    expect([error.status, error.problem?.code, error.retryAfter]).toEqual([422, 'impossible', null]);
    expect(error.problem?.errors.length).toBeGreaterThan(1);
    expect(error.message).toContain(error.problem?.detail);
    expect((await problemOf(client.describeVariant('old maid/1'))).status).toBe(404);
  });

  it('tells what is no answer of the service from a problem', async () => {
    const busy = (): Promise<Response> =>
      Promise.resolve(new Response('<html>busy</html>', { status: 503, headers: { 'retry-after': '7' } }));
    const client = createCardsSpeak({ baseUrl, fetch: busy });
    const error = await problemOf(client.listVariants());
    expect([error.status, error.problem, error.retryAfter]).toEqual([503, null, 7]);
    expect((await problemOf(client.verifyStream([]).next())).status).toBe(503);
  });
});

describe('a stream of the client', () => {
  it('yields answers in order, problems among them, and the summary last', async () => {
    const client = createCardsSpeak({ baseUrl });
    const right = { hand: HAND, stated: { collected: [{ seat: 1, amount: 600 }] }, reference: 'è giusto' };
    const lines = [];
    for await (const line of client.verifyStream([right, { text: '' }, right], { adjudication: 'never' }))
      lines.push('verdict' in line ? [line.verdict, line.reference] : 'problem' in line ? line.problem.code : line);
    expect(lines).toEqual([
      ['agrees', 'è giusto'],
      'invalid-request',
      ['agrees', 'è giusto'],
      {
        summary: {
          results: 3,
          problems: { 'invalid-request': 1 },
          verdicts: { agrees: 2 },
          differences: {},
          missing: {},
        },
      },
    ]);
  });

  it('answers while requests are still made, more of them than any buffer holds', async () => {
    const client = createCardsSpeak({ baseUrl });
    let [made, answers, ahead] = [0, 0, 0];
    async function* hands(): AsyncGenerator<AdjudicationRequest> {
      for (; made < 500; made += 1) {
        await later(0);
        yield { ...HAND, explain: false };
      }
    }
    for await (const _ of client.adjudicateStream(hands())) {
      answers += 1;
      if (made < 500) ahead += 1;
    }
    expect([made, answers]).toEqual([500, 501]);
    expect(ahead).toBeGreaterThan(0);
  });

  it('may be left in the middle', async () => {
    const client = createCardsSpeak({ baseUrl });
    let made = 0;
    async function* hands(): AsyncGenerator<AdjudicationRequest> {
      for (;;) {
        made += 1;
        await later(1);
        yield HAND;
      }
    }
    for await (const _ of client.adjudicateStream(hands())) break;
    const before = made;
    await later(200);
    expect(made - before).toBeLessThan(3);
  });

  it('rejects with the problem before its first line', async () => {
    const client = createCardsSpeak({ baseUrl });
    const error = await problemOf(client.verifyStream([], { rulebook: 'hoyle' as 'tda-2024' }).next());
    expect(error.problem?.code).toBe('invalid-request');
  });
});
