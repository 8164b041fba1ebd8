import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cutter, type Piece, type Starts } from '../../src/service/pieces.ts';

const HEADED: Starts = (line) => line.startsWith('#');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function pieces(
  text: string,
  { starts = null, longest = 1_000, bit = 7 }: { starts?: Starts | null; longest?: number; bit?: number } = {},
): Piece[] {
  const cutter = new Cutter(starts, longest);
  const all = bytes(text);
  const out: Piece[] = [];
  for (let at = 0; at < all.length; at += bit) out.push(...cutter.cut(all.subarray(at, at + bit)));
  return [...out, ...cutter.end()];
}

const told = (list: readonly Piece[]): string[] => list.map(({ line, text }) => `${line}:${text ?? 'too long'}`);

describe('a stream of lines', () => {
  it.each([
    ['one and another', 'a\nb\n', ['1:a', '2:b']],
    ['the last without an end', 'a\nb', ['1:a', '2:b']],
    ['blank lines are counted and passed over', '\n a\n\n \nb\n\n', ['2: a', '5:b']],
    ['Windows line ends', 'a\r\nb\r\n', ['1:a', '2:b']],
    ['blanks of other kinds', 'a\n\u00A0\u2003\n\t\nb', ['1:a', '4:b']],
    ['a byte order mark', '\uFEFFa\nb', ['1:a', '2:b']],
    ['letters of more than a byte', 'è€\n♠\n', ['1:è€', '2:♠']],
    ['nothing', '', []],
    ['nothing but blank lines', '\n \n', []],
  ])('%s', (_, text, expected) => {
    expect(told(pieces(text))).toEqual(expected);
    expect(told(pieces(text, { bit: 1 }))).toEqual(expected);
  });

  it('is complete where its line ends, before anything else comes', () => {
    expect(told(new Cutter(null, 100).cut(bytes('a\nb')))).toEqual(['1:a']);
  });

  it('drops a line that is too long, wherever it is cut, and keeps those beside it', () => {
    for (const bit of [1, 3, 100])
      expect(told(pieces(`a\n${'x'.repeat(30)}\nb\n${'y'.repeat(30)}`, { longest: 10, bit }))).toEqual([
        '1:a',
        '2:too long',
        '3:b',
        '4:too long',
      ]);
  });
});

describe('a stream of hands', () => {
  it.each([
    ['each from its head to the next', '#1\na\n#2\nb\nc\n', ['1:#1\na', '3:#2\nb\nc']],
    ['what comes before the first', 'x\n#1\na\n', ['1:x', '2:#1\na']],
    ['blank lines within stay', '#1\n\na\n\n#2\n', ['1:#1\n\na\n', '5:#2']],
  ])('%s', (_, text, expected) => {
    expect(told(pieces(text, { starts: HEADED }))).toEqual(expected);
  });

  it('drops one that is too long and keeps the next', () => {
    expect(told(pieces(`#1\n${'x\n'.repeat(20)}#2\nb`, { starts: HEADED, longest: 12, bit: 2 }))).toEqual([
      '1:too long',
      '22:#2\nb',
    ]);
  });
});

it('cuts the same pieces however a text comes', () => {
  const line = fc.constantFrom('#', '#1', 'a', 'bb', '', ' ', '\r', 'è', 'x'.repeat(9));
  fc.assert(
    fc.property(
      fc.array(line).map((lines) => lines.join('\n')),
      fc.nat(9),
      fc.constantFrom(null, HEADED),
      (text, bit, starts) => {
        const whole = pieces(text, { starts, longest: 8, bit: 10_000 });
        expect(pieces(text, { starts, longest: 8, bit: bit + 1 })).toEqual(whole);
      },
    ),
  );
});
