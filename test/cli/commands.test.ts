import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../src/cli/program.ts';
import { HAND } from '../http/app-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'cards-speak-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A hand of three, made up; what everybody ends with is told. */
const hand = (number: number, stacks: string, more = ''): string => `[${number}]
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [5000, 5000, 5000]
players = ["Anna", "Bruno", "Carla"]
actions = ["d dh p1 AsKd", "d dh p2 QhQc", "d dh p3 7c2d", "p3 f", "p1 cbr 300", "p2 cc", "d db AdKh9s", "p1 cc", "p2 cc", "d db 5c", "p1 cc", "p2 cc", "d db 2h", "p1 cc", "p2 cc", "p1 sm AsKd", "p2 sm QhQc"]
finishing_stacks = ${stacks}
${more}`;
const RIGHT = '[5300, 4700, 5000]';
const WRONG = '[4700, 5300, 5000]';

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const right = file('month/right.phhs', `${hand(1, RIGHT)}\n${hand(2, RIGHT)}`);
const wrong = file('month/wrong.phhs', `${hand(1, RIGHT)}\n${hand(7, WRONG)}`);
const damaged = file('damaged.phhs', `${hand(1, RIGHT)}\n${hand(2, RIGHT).replace('"NT"', '"ZZ"')}\n${hand(3, RIGHT)}`);
const packed = file('packed.phhs.gz', gzipSync(`${hand(1, RIGHT)}\n${hand(2, RIGHT)}`));
const truncated = file('truncated.phhs.gz', gzipSync(hand(1, RIGHT)).subarray(0, 60));
const request = file('hand.json', JSON.stringify(HAND));

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

async function cardsSpeak(args: readonly string[], input = ''): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const status = await run(
    args,
    {
      print: (text) => out.push(text),
      complain: (line) => err.push(line),
      screen: null,
      stdin: async function* () {
        yield new TextEncoder().encode(input);
      },
    },
    async () => 0,
  );
  return { status, out: out.join('\n'), err: err.join('\n') };
}

const verify = (...args: readonly string[]): Promise<Ran> => cardsSpeak(['verify', '--workers', '0', ...args]);

describe('verify', () => {
  it('says how many agree, and nothing else of them', async () => {
    expect(await verify(right)).toEqual({ status: 0, out: 'verdict   hands\n  agrees      2', err: '' });
  });

  it('names each difference by file, line and number, and ends with 1', async () => {
    const { status, out } = await verify(wrong);
    const [first, second, ...table] = out.split('\n');
    expect([first, second]).toEqual([
      `${wrong}:11 [7] final-stack: Anna ends the hand with 5,300; the record states 4,700.`,
      `${wrong}:11 [7] final-stack: Bruno ends the hand with 4,700; the record states 5,300.`,
    ]);
    expect(table).toEqual([
      'verdict        hands',
      '  agrees           1',
      '  differs          1',
      'difference     hands',
      '  final-stack      1',
    ]);
    expect(status).toBe(1);
  });

  it('ends with 2 where a hand cannot be read, and reads the others', async () => {
    const { status, out } = await verify(damaged);
    expect(out).toContain(`${damaged}:11 [2] unsupported-game: Line 12, column 1: a game that is not known (ZZ)`);
    expect([status, /agrees +2$/m.test(out)]).toEqual([2, true]);
  });

  it.each([
    ['a file that is not there', join(folder, 'none.phh'), 'no such file'],
    ['a packed file that breaks off', truncated, 'unexpected end of file'],
    ['a path no file can have', join(right, 'x'), 'no such file'],
    ['a file without a hand', file('empty.phh', '# nothing\n'), 'no-hand: there is no hand'],
    ['a text of no format', file('notes.md', 'hello'), 'unknown-format: Line 1, column 1: no format is recognised'],
  ])('complains of %s and goes on', async (_, path, said) => {
    const { status, out, err } = await verify(path, right);
    expect(err).toContain(`${path}: ${said}`);
    expect([status, /agrees +2$/m.test(out)]).toEqual([2, true]);
  });

  it.each([
    ['a folder', [join(folder, 'month')], 3],
    ['a pattern', [join(folder, '**/*.phhs')], 5],
    ['gzip', [packed], 2],
  ])('takes %s', async (_, args, agreeing) => {
    expect((await verify(...args, '--json')).out).toContain(`"verdicts":{"agrees":${agreeing}`);
  });

  it('takes the standard input', async () => {
    const { out, status } = await cardsSpeak(['verify', '-', '--json', '--workers', '0'], hand(4, WRONG));
    const [first, last] = out.split('\n').map((line) => JSON.parse(line));
    expect(first).toMatchObject({ file: '-', line: 1, reference: '4', verdict: 'differs' });
    expect(last).toEqual({
      summary: { results: 1, problems: {}, verdicts: { differs: 1 }, differences: { 'final-stack': 1 }, missing: {} },
    });
    expect(status).toBe(1);
  });

  it('takes a pipe', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const [ran] = await Promise.all([verify(pipe), writeFile(pipe, hand(4, RIGHT))]);
    expect(ran).toEqual({ status: 0, out: 'verdict   hands\n  agrees      1', err: '' });
  });

  it('draws its bar below what it says', async () => {
    const screen = Object.assign(new PassThrough(), { isTTY: true, columns: 80 }) as unknown as NodeJS.WriteStream;
    let seen = '';
    screen.on('data', (bytes) => {
      seen += bytes;
    });
    const write = (text: string) => screen.write(`${text}\n`);
    const out = { print: write, complain: write, screen, stdin: () => process.stdin };
    await run(['verify', wrong, '--workers', '0'], out, async () => 0);
    expect(seen).toMatch(/0% {2}0 hands/);
    expect(seen).toContain(`\r\u001b[K${wrong}:11 [7] final-stack`);
  });

  it('says the same on threads', async () => {
    const alone = await verify(join(folder, 'month'));
    expect(await cardsSpeak(['verify', '--workers', '2', join(folder, 'month')])).toEqual(alone);
  });

  it('speaks Italian, and leaves names out', async () => {
    const { out } = await verify(wrong, '--lang', 'it', '--anonymise');
    expect(out).toContain('Posto 1 finisce la mano con 5.300; il documento riporta 4.700.');
    expect(out).toContain('verdetto');
    expect(out).not.toContain('Anna');
  });
});

describe('rule', () => {
  it('reads a ruling out', async () => {
    const { status, out } = await cardsSpeak(['rule', request]);
    expect([status, out.split('\n').slice(1, 5)]).toEqual([
      0,
      ['anna wins 600 with two pair, aces and kings', '', 'Chips', '  anna: wins 600 (+300)'],
    ]);
    expect(out).toMatch(/\d+\. anna beats bruno: .* {2}\[custom\/hand-ranking\]/);
  });

  it('rules recorded hands, in Italian, as JSON', async () => {
    const { out } = await cardsSpeak(['rule', right, '--json', '--lang', 'it']);
    expect(out.split('\n').map((line) => JSON.parse(line).headline)).toEqual([
      'Anna vince 600 con doppia coppia, assi e re',
      'Anna vince 600 con doppia coppia, assi e re',
    ]);
  });

  it('ends with 1 where an action is irregular, and says how it is ruled', async () => {
    const irregular = file('irregular.phh', hand(1, RIGHT).replace('"p1 cbr 300"', '"p1 cbr 150"'));
    const { status, out } = await cardsSpeak(['rule', irregular]);
    expect([status, out.includes('Irregular\n')]).toEqual([1, true]);
  });

  it.each([
    ['a request with faults', '{"variant":"texas-holdem","seats":[{"seat":11}]}', '/seats/0/seat too-large'],
    [
      'an impossible hand',
      '{"variant":"texas-holdem","seats":[{"seat":1,"hole":["As","As"]},{"seat":2}]}',
      '/seats/0/hole/1',
    ],
    ['a request that breaks off', '{"variant":"texas-holdem",\n "seats":[1,]}', 'not-json: Line 2, column 13'],
    ['a request without a game', '{"seats":[{"seat":1}]}', '/variant required'],
    ['something else', 'hello', 'unknown-format'],
  ])('complains of %s', async (_, text, said) => {
    const { status, err } = await cardsSpeak(['rule', '-'], text);
    expect([status, err.includes(said)]).toEqual([2, true]);
  });
});

describe('convert', () => {
  it('writes what it reads, and says what is lost', async () => {
    const { status, out } = await cardsSpeak(['convert', right, '--to', 'phh']);
    const again = await cardsSpeak(['verify', '-', '--workers', '0'], out);
    expect([status, again.out]).toEqual([0, 'verdict   hands\n  agrees      2']);
  });

  it('writes JSON that verifies as the record does', async () => {
    const { out } = await cardsSpeak(['convert', wrong, '--to', 'json']);
    const hands = out.split('\n').map((line) => JSON.parse(line));
    expect(hands.map(({ stated }) => stated.finalStacks[0])).toEqual([
      { seat: 1, amount: 5300 },
      { seat: 1, amount: 4700 },
    ]);
  });

  it('ends with 2 where a hand cannot be read', async () => {
    const { status, err } = await cardsSpeak(['convert', damaged, '--to', 'json']);
    expect([status, err.includes(`${damaged} [2]: unsupported-game: Line 12`)]).toEqual([2, true]);
  });
});

describe('the command line', () => {
  it.each([['--help'], ['verify', '--help'], ['rule', '--help'], ['convert', '--help'], ['serve', '--help']])(
    'teaches: %s %s',
    async (...args) => {
      const { status, out, err } = await cardsSpeak(args);
      expect([status, err, out.includes('Usage: cards-speak')]).toEqual([0, '', true]);
    },
  );

  it.each([
    ['an unknown command', ['judge'], "unknown command 'judge'"],
    ['a missing file', ['verify'], "missing required argument 'files'"],
    ['an unknown format', ['verify', 'x', '--format', 'word'], "argument 'word' is invalid"],
    ['a wrong number of threads', ['verify', 'x', '--workers', 'many'], 'a number from 0 to 64'],
    ['no target', ['convert', 'x'], "required option '--to <format>' not specified"],
  ])('complains of %s', async (_, args, said) => {
    const { status, err } = await cardsSpeak(args);
    expect([status, err.includes(said)]).toEqual([2, true]);
  });

  it('serves', async () => {
    let served = 0;
    const out = { print: () => undefined, complain: () => undefined, screen: null, stdin: () => process.stdin };
    const serve = async () => {
      served += 1;
      return 0;
    };
    expect([await run(['serve'], out, serve), served]).toEqual([0, 1]);
  });
});
