import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { VARIANTS, type VariantSpec } from '../../src/core/index.ts';
import { FORMATS, type HistoryFormat, type RecordedHand } from '../../src/formats/index.ts';
import { runs } from '../support/long.ts';
import { recorded, settled } from '../support/recorded-hand.ts';

/** Many hands, on machines that are busy. */
vi.setConfig({ testTimeout: 60_000 });

/** What each format calls the games. */
const NAMES: Readonly<Record<string, (variant: VariantSpec) => readonly string[]>> = {
  phh: ({ aliases }) => aliases.phh,
  'open-hand-history': ({ aliases }) => aliases.ohh,
  pokerstars: ({ aliases }) => aliases.pokerstars,
};

/** Why a format that tells a game cannot tell some hands of it: the winner is not known, or nobody brought it in. */
const OF_ONE_HAND: readonly string[] = ['no-result', 'bring-in-untold'];

function readOne(format: HistoryFormat, text: string): RecordedHand {
  const file = format.read(text);
  const [entry] = file.ok ? file.value.entries : [];
  if (!entry?.hand.ok) throw new Error(`${JSON.stringify(file)}\n${text}`);
  return entry.hand.value;
}

/** Payouts by seat, in units of the finer of two hands. */
const payoutsOf = (hand: RecordedHand, decimals: number) =>
  settled(hand.setup)
    .payouts.map(({ seat, won, net, finalStack }) =>
      [seat, ...[won, net ?? 0, finalStack ?? 0].map((n) => n * 10 ** (decimals - hand.money.decimals))].join(),
    )
    .sort();

const GAMES = VARIANTS.flatMap((variant: VariantSpec) =>
  variant.betting.allowed.map((betting) => [variant.id, betting, variant] as const),
);

const repeated = (part: string) => (size: number) => part.repeat(Math.ceil(size / part.length));

/** Texts that would cost a careless reader the square of their length, by size in characters. */
const HOSTILE: readonly (readonly [string, (size: number) => string])[] = [
  ['spaces', repeated(' ')],
  ['lines', repeated('\n')],
  ['open braces', repeated('{')],
  ['open wrappings', repeated('{"ohh":')],
  ['hands that break off', repeated('{"ohh":{"players":[{"id":1,\n')],
  ['objects in an open list', (size) => `{"ohh":[${repeated('{"ohh":1},')(size)}`],
  ['quotes', repeated('"')],
  ['backslashes in a text', (size) => `{"ohh":{"players":"${repeated('\\')(size)}`],
  ['digits', (size) => `{"ohh":{"players":[{"id":0,"seat":1,"starting_stack":${repeated('1')(size)}}],"rounds":[]}}`],
  ['table heads', repeated('[1]\n')],
  ['fields', repeated('actions = [')],
  ['comments', repeated('# a\n')],
  ['hands of another site', repeated("PokerStars Hand #1: Hold'em No Limit ($1/$2)\nSeat 1: a ($1 in chips)\n\n")],
  ['seats', (size) => `PokerStars Hand #1: Hold'em No Limit ($1/$2)\n${repeated('Seat 1: a ($1 in chips)\n')(size)}`],
];

/** What is written of a hand settles as the hand does, and is written and read again without a change. */
function isKept(format: HistoryFormat, told: RecordedHand, text: string): void {
  const once = readOne(format, text);
  expect(once.conflicts).toEqual([]);
  expect(once.setup.variant.id).toBe(told.setup.variant.id);
  const decimals = Math.max(told.money.decimals, once.money.decimals);
  expect(payoutsOf(once, decimals)).toEqual(payoutsOf(told, decimals));
  const second = format.write(once);
  if (!second.ok) throw new Error(JSON.stringify(second.error));
  expect(second.value.lost).toEqual([]);
  expect(readOne(format, second.value.text)).toEqual(once);
}

describe.each(FORMATS.map((format): [string, HistoryFormat] => [format.id, format]))('%s', (id, format) => {
  test('is among those whose names of games are known', () => {
    expect(NAMES[id]).toBeDefined();
  });

  test.each(VARIANTS.map((variant: VariantSpec): [string, VariantSpec] => [variant.id, variant]))(
    '%s: what is written reads as the same hand, or is refused',
    (_, variant) => {
      const isTold = (NAMES[id]?.(variant).length ?? 0) > 0;
      const times = isTold ? runs(8, 12) : 2;
      const refused = new Set<string>();
      const told = new Map<string, number>();
      for (const betting of variant.betting.allowed) {
        fc.assert(
          fc.property(fc.nat(), (seed) => {
            const hand = recorded(variant, betting, seed);
            const first = format.write(hand);
            if (first.ok) {
              isKept(format, hand, first.value.text);
              told.set(betting, (told.get(betting) ?? 0) + 1);
            } else
              for (const { code } of first.error) if (!OF_ONE_HAND.includes(code)) refused.add(`${betting} ${code}`);
          }),
          { numRuns: times, seed: 7 },
        );
      }
      // A game the format has a name for is told in some way of betting it, and then always.
      const ways = new Set([...refused].map((reason) => reason.split(' ')[0]));
      if (!isTold) return;
      expect(ways.size, [...refused].join()).toBeLessThan(variant.betting.allowed.length);
      for (const betting of variant.betting.allowed)
        if (!ways.has(betting)) expect(told.get(betting) ?? 0, betting).toBeGreaterThanOrEqual(times / 4);
    },
  );

  test('several hands written one by one are as many in one file, in order', () => {
    const texts = GAMES.slice(0, 3).flatMap(([, betting, variant]) => {
      const written = format.write(recorded(variant, betting, 3));
      return written.ok ? written.value.text : [];
    });
    expect(texts.length).toBeGreaterThan(0);
    const file = format.read(format.join(texts));
    const hands = file.ok ? file.value.entries.map(({ hand }) => hand) : [];
    expect(hands).toEqual(texts.map((text) => ({ ok: true, value: readOne(format, text) })));
  });

  test('any text at all is read without a throw, and a written one damaged anywhere', () => {
    const text = texts(format).join('\n');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (any) => {
        format.recognises(any);
        format.read(any);
      }),
      { numRuns: runs(100, 200), seed: 7 },
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(6), fc.string({ maxLength: 4 }), (at, cut, put) => {
        format.read(text.slice(0, at) + put + text.slice(at + cut));
      }),
      { numRuns: runs(100, 400), seed: 7 },
    );
  });

  // A reader that took the square of the length would not come to its end within a test's time.
  test.each(HOSTILE)('however long, %s are read to the end', (_, make) => {
    const text = make(runs(100_000, 400_000));
    format.recognises(text);
    const read = format.read(text);
    expect(read.ok ? read.value.entries.length : read.error.length).toBeGreaterThan(0);
  });
});

/** A few hands of a format as one text each. */
const texts = (format: HistoryFormat): string[] =>
  GAMES.flatMap(([, betting, variant]) => {
    if (betting !== variant.betting.usual) return [];
    const written = format.write(recorded(variant, betting, 5));
    return written.ok ? written.value.text : [];
  });
