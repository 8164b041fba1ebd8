import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../src/bulk/job.ts';
import { BulkPool } from '../../src/bulk/pool.ts';
import { ndjson } from '../../src/bulk/run.ts';
import { startsPhhHand } from '../../src/formats/phh.ts';
import { HAND } from '../http/app-under-test.ts';

const right = { hand: HAND, stated: { collected: [{ seat: 1, amount: 600 }] }, reference: 'right' };
const wrong = { hand: HAND, stated: { collected: [{ seat: 2, amount: 600 }] }, reference: 'wrong' };

/** A short PHH file of several hands, made up. */
const phh = (...stacks: readonly string[]): string =>
  stacks
    .map(
      (finishing, i) => `[${i + 1}]
variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
players = ["Anna", "Bruno"]
actions = ["d dh p1 AsKd", "d dh p2 QhQc", "p2 f"]
finishing_stacks = ${finishing}
`,
    )
    .join('\n');

const ORDER: Order = {
  task: 'verifications',
  source: 'json',
  language: 'en',
  options: { rulebook: undefined, anonymise: false, adjudication: 'unless-agrees' },
};

interface Line {
  readonly line?: number;
  readonly reference?: string;
  readonly verdict?: string;
  readonly adjudication?: { readonly headline: string } | null;
  readonly differences?: readonly { readonly code: string; readonly line?: number }[];
  readonly problem?: {
    readonly code: string;
    readonly errors: readonly { readonly line?: number; readonly pointer: string }[];
  };
  readonly summary?: unknown;
}

const pools: BulkPool[] = [];
const poolOf = (threads: number): BulkPool => {
  const pool = new BulkPool(threads, 1_048_576, (error) => expect.fail(String(error)));
  pools.push(pool);
  return pool;
};
let here: BulkPool;
beforeAll(() => {
  here = poolOf(0);
});
afterAll(() => Promise.all(pools.map((pool) => pool.close())));

async function* bits(text: string, size = 50): AsyncGenerator<Uint8Array> {
  const all = new TextEncoder().encode(text);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

async function bytesOf(
  source: AsyncIterable<Uint8Array>,
  order: Order = ORDER,
  pool: BulkPool = here,
): Promise<string> {
  const starts = order.source === 'json' ? null : startsPhhHand;
  let out = '';
  const report = (failure: string) => expect.fail(failure);
  for await (const text of ndjson({ source, order, starts, longest: 10_000, pool, report })) out += text;
  return out;
}

const linesOf = async (text: string, order: Order = ORDER): Promise<Line[]> =>
  (await bytesOf(bits(text), order))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const ndjsonOf = (...requests: readonly unknown[]): string =>
  requests.map((own) => `${JSON.stringify(own)}\n`).join('');

describe('a stream of requests', () => {
  it('answers every line in its place, and what they come to at the end', async () => {
    const lines = await linesOf(
      `${ndjsonOf(right)}\n${ndjsonOf(wrong)}{"hand":\n${ndjsonOf({ reference: 'r', text: 1 }, right)}`,
    );
    expect(lines.map(({ line, reference, verdict, problem }) => [line, reference, verdict ?? problem?.code])).toEqual([
      [1, 'right', 'agrees'],
      [3, 'wrong', 'differs'],
      [4, undefined, 'malformed-json'],
      [5, 'r', 'invalid-request'],
      [6, 'right', 'agrees'],
      [undefined, undefined, undefined],
    ]);
    expect(lines.at(-1)?.summary).toEqual({
      results: 5,
      problems: { 'malformed-json': 1, 'invalid-request': 1 },
      verdicts: { agrees: 2, differs: 1 },
      differences: { collected: 1 },
      missing: {},
    });
  });

  it('shows the ruling where a record differs, and where it is asked for', async () => {
    const lines = await linesOf(
      ndjsonOf(right, wrong, { ...right, adjudication: 'always' }, { ...wrong, adjudication: 'never' }),
    );
    expect(lines.slice(0, 4).map(({ adjudication }) => adjudication?.headline ?? null)).toEqual([
      null,
      'anna wins 600 with two pair, aces and kings',
      'anna wins 600 with two pair, aces and kings',
      null,
    ]);
  });

  it.each(['{"__proto__":{"a":1}}', '{"hand":{"constructor":{"prototype":{}}}}', '{"\\u005f_proto__":{}}'])(
    'takes no key that reaches behind an object: %s',
    async (text) => {
      const [line] = await linesOf(`${text}\n`);
      expect(line?.problem?.code).toBe('malformed-json');
    },
  );

  it('survives depth', async () => {
    const [deep, next] = await linesOf(`${'['.repeat(9_000)}\n${ndjsonOf(right)}`);
    expect([deep?.problem?.code, next?.verdict]).toEqual(['malformed-json', 'agrees']);
  });

  it('passes over what is too long, and says so', async () => {
    const lines = await linesOf(`${ndjsonOf(right)}{"x":"${'x'.repeat(20_000)}"}\n${ndjsonOf(right)}`);
    expect(lines.map((own) => own.verdict ?? own.problem?.code ?? 'summary')).toEqual([
      'agrees',
      'body-too-large',
      'agrees',
      'summary',
    ]);
  });

  it('rules hands too', async () => {
    const lines = await linesOf(ndjsonOf(HAND, { ...HAND, reference: 'again', board: ['As'] }), {
      ...ORDER,
      task: 'adjudications',
    });
    expect(lines).toEqual([
      expect.objectContaining({ line: 1, outcome: 'settled', winners: [1] }),
      expect.objectContaining({
        line: 2,
        reference: 'again',
        problem: expect.objectContaining({ code: 'impossible' }),
      }),
      { summary: { results: 2, problems: { impossible: 1 }, outcomes: { settled: 1 }, irregularities: {} } },
    ]);
  });
});

describe('a stream of history text', () => {
  const TEXT: Order = { ...ORDER, source: 'phh' };

  it('answers every hand by the number its file gives it and the line it begins on', async () => {
    const lines = await linesOf(phh('[101, 99]', '[99, 101]', '[101, 99]'), TEXT);
    expect(lines.map(({ line, reference, verdict }) => [line, reference, verdict])).toEqual([
      [1, '1', 'agrees'],
      [11, '2', 'differs'],
      [21, '3', 'agrees'],
      [undefined, undefined, undefined],
    ]);
  });

  it('tells where in the stream a hand is damaged, and reads the next', async () => {
    const damaged = phh('[101, 99]', '[101, 99]', '[101, 99]').replace('[2]\nvariant = "NT"', '[2]\nvariant = "XX"');
    const lines = await linesOf(damaged, TEXT);
    expect(
      lines.map((own) => own.verdict ?? own.problem?.errors.map(({ line, pointer }) => `${pointer}@${line}`)),
    ).toEqual(['agrees', ['@12'], 'agrees', undefined]);
  });

  it('rules its hands', async () => {
    const [first] = await linesOf(phh('[101, 99]'), { ...TEXT, task: 'adjudications' });
    expect(first).toMatchObject({ line: 1, outcome: 'settled', winners: [1] });
  });

  it('leaves names out where asked', async () => {
    const named = await bytesOf(bits(phh('[99, 101]')), TEXT);
    const unnamed = await bytesOf(bits(phh('[99, 101]')), { ...TEXT, options: { ...TEXT.options, anonymise: true } });
    expect([named.includes('Anna'), unnamed.includes('Anna')]).toEqual([true, false]);
    expect(unnamed).toContain('Seat 1 ends the hand with 101');
  });
});

describe('threads', () => {
  const many = ndjsonOf(
    ...Array.from({ length: 300 }, (_, i) => ({ ...(i % 7 === 0 ? wrong : right), reference: `${i}` })),
  );

  it.each([1, 3])('change no byte: %i', async (threads) => {
    const alone = await bytesOf(bits(many, 100_000));
    expect(await bytesOf(bits(many, 999), ORDER, poolOf(threads))).toBe(alone);
  });

  it('read no further than they are listened to', async () => {
    let read = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read += 1;
        yield new TextEncoder().encode(many);
      }
    }
    const report = () => undefined;
    const answers = ndjson({ source: endless(), order: ORDER, starts: null, longest: 10_000, pool: here, report });
    await answers.next();
    const after = read;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([read <= after + 3, read < 10]).toEqual([true, true]);
    await answers.return(undefined);
  });

  it('let the source go when nobody listens any more', async () => {
    let left = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield new TextEncoder().encode(many);
      } finally {
        left = true;
      }
    }
    const report = () => undefined;
    const answers = ndjson({ source: source(), order: ORDER, starts: null, longest: 10_000, pool: here, report });
    await answers.next();
    await answers.return(undefined);
    await expect.poll(() => left).toBe(true);
  });

  it('answer what came before the source fails, then fail', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(ndjsonOf(right));
      throw new Error('gone');
    }
    const out: string[] = [];
    const report = () => undefined;
    const all = async () => {
      for await (const text of ndjson({
        source: failing(),
        order: ORDER,
        starts: null,
        longest: 10_000,
        pool: here,
        report,
      }))
        out.push(text);
    };
    await expect(all()).rejects.toThrow('gone');
    expect(out.join('')).toContain('"verdict":"agrees"');
  });

  it('answer who sends one line and waits', async () => {
    let more: () => void = () => undefined;
    async function* asking(): AsyncGenerator<Uint8Array> {
      yield new TextEncoder().encode(ndjsonOf(right));
      await new Promise<void>((resolve) => {
        more = resolve;
      });
      yield new TextEncoder().encode(ndjsonOf(wrong));
    }
    const report = () => undefined;
    const answers = ndjson({ source: asking(), order: ORDER, starts: null, longest: 10_000, pool: here, report });
    expect((await answers.next()).value).toContain('"verdict":"agrees"');
    more();
    expect((await answers.next()).value).toContain('"verdict":"differs"');
    expect((await answers.next()).value).toContain('"summary"');
  });
});
