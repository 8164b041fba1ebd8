import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'smol-toml';
import { describe, expect, it } from 'vitest';
import { plainToml as parsePlain } from '../../src/formats/phh/plain-toml.ts';

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/phh');
const absent = !existsSync(HANDS);

/** Numbered tables, where they come as a list, by their numbers. */
function plainToml(text: string): unknown {
  const plain = parsePlain(text);
  const table = Array.isArray(plain) ? Object.fromEntries(plain.map((own) => [own.number, own.table])) : plain;
  return table === undefined ? table : JSON.parse(JSON.stringify(table));
}

/** A time of day is a text of its own here. */
const library = (text: string): unknown =>
  JSON.parse(
    JSON.stringify(parse(text, { integersAsBigInt: 'asNeeded', maxDepth: 20 })).replace(
      /"(\d\d:\d\d:\d\d)\.000"/g,
      '"$1"',
    ),
  );

const HAND = `# A comment.
variant = 'NT' # another
antes = [0, 0.50, 12]
ante_trimming_status = true
actions = [
  "d dh p1 AsKd",  # with #

  'p1 f',
]
seat-count=2
time = 07:32:59 # of day
[1]
players = []
`;

/** A text with one character put in, taken out or put in the place of another. */
const damaged = fc
  .tuple(
    fc.nat(HAND.length),
    fc.nat(1),
    fc.constantFrom('', ...Array.from('\'"#=[]{},.-_+09eETZ:x \t\n\r\\\u0001\u007fé\u2028\uFEFFtf')),
  )
  .map(([at, taken, put]) => HAND.slice(0, at) + put + HAND.slice(at + taken));

describe('plain TOML', () => {
  it('is read as the library reads it', () => {
    expect(plainToml(HAND)).toEqual(library(HAND));
  });

  it('has stacks nobody knows', () => {
    expect(parsePlain('a = [inf, 5]')).toEqual({
      ...parsePlain('b = 1'),
      b: undefined,
      a: [Number.POSITIVE_INFINITY, 5],
    });
  });

  it('is nothing the library would not read the same', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const plain = plainToml(text);
        if (plain !== undefined) expect(plain).toEqual(library(text));
      }),
      { numRuns: 5_000 },
    );
  });

  it.each(['[1]\na = 1\n[2]\na = 2', '[2]\na = 1\n[1]\na = 2', '[0]\n[9]\n[10]', '[1]\n[x]\n[01]', 'a = 1\n[1]\n[2]'])(
    'reads tables as the library does: %j',
    (text) => {
      expect(Object.entries(plainToml(text) as object)).toEqual(Object.entries(library(text) as object));
    },
  );

  it.each([
    'a = """long"""',
    "a = ''''''",
    'a = "esc\\u0041ped"',
    'a.b = 1',
    '"a" = 1',
    '__proto__ = 1',
    'a = 1\na = 2',
    '[a]\n[a]',
    '[1]\n[1]',
    '[2]\n[1]\n[2]',
    'a = { b = 1 }',
    'a = [[1]]',
    'a = -1',
    'a = 01',
    'a = 1_000',
    'a = 1e3',
    'a = 1.',
    'a = 0x1F',
    'a = 12345678901234567890',
    'a = 1979-05-27',
    'a = 24:00:00',
    'a = 07:60:00',
    'a = 07:32:60',
    'a = 07:32',
    'a = 07:32:00.5',
    'a = 07:32:00Z',
    'a = [07:32:00]',
    'variant = 07:32:00',
    'a = 1979-05-27T07:32:00',
    'a = +inf',
    'a = infinite',
    'a = truely',
    'a = 1 b = 2',
    'a = [1 2]',
    'a = [,]',
    'a =',
    'a = 1\r\nb = 2',
  ])('is left to the library where it is anything else: %j', (text) => {
    expect(plainToml(text)).toBeUndefined();
  });

  it.skipIf(absent)(`every recorded hand is read the same (${absent ? `skipped: no ${HANDS}` : HANDS})`, () => {
    const files = readdirSync(HANDS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.phhs?$/.test(file));
    const texts = files.map((file) => readFileSync(join(HANDS, file), 'utf8'));
    const read = texts.flatMap((text) => {
      const plain = plainToml(text);
      return plain === undefined ? [] : [{ plain, text }];
    });
    expect(read.length).toBeGreaterThan(300);
    for (const { plain, text } of read) expect(plain).toEqual(library(text));
  });
});
