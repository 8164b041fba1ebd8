import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { adjudicationRequest } from '../../src/contract/adjudications.ts';
import { joinPhh, type RecordedHand, readPhh, writePhh } from '../../src/formats/index.ts';
import { recordedHand } from '../../src/service/recorded-hand.ts';
import { lostInRequest } from '../../src/service/recorded-request.ts';
import { askedOf } from '../../src/service/verifications.ts';

/** Many hands, on machines that are busy. */
vi.setConfig({ testTimeout: 60_000 });

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/phh');
const absent = !existsSync(HANDS);

/** Every hand under a folder, by name. */
function handsIn(folder: string): [string, RecordedHand][] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.phhs?$/.test(file));
  return files.flatMap((file) => {
    const read = readPhh(readFileSync(join(folder, file), 'utf8'));
    if (!read.ok) throw new Error(`${file} cannot be read`);
    return read.value.entries.map(({ number, hand }): [string, RecordedHand] => {
      if (!hand.ok) throw new Error(`${file} ${number} cannot be read`);
      return [`${file} ${number ?? ''}`, hand.value];
    });
  });
}

function written(hand: RecordedHand): string {
  const result = writePhh(hand);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(result.value.lost).toEqual([]);
  return result.value.text;
}

describe.skipIf(absent)(absent ? `recorded hands (SKIPPED: no ${HANDS})` : 'recorded hands', () => {
  test('written and read again are the same', () => {
    const hands = handsIn(HANDS);
    expect(hands.length).toBe(526);
    for (const [name, hand] of hands) {
      const again = readPhh(written(hand));
      expect(again.ok && again.value.entries.map((entry) => entry.hand), name).toEqual([{ ok: true, value: hand }]);
    }
  });

  test('told as our JSON, rebuilt and written are the same', () => {
    for (const [name, hand] of handsIn(HANDS)) {
      expect(lostInRequest(hand), name).toEqual([]);
      const request = adjudicationRequest.parse(JSON.parse(JSON.stringify(askedOf(hand, {}))));
      const rebuilt = recordedHand(request, hand.stated);
      expect(rebuilt, name).toEqual(hand);
      expect(written(rebuilt), name).toBe(written(hand));
    }
  });

  test('joined in one file are as many', () => {
    const hands = handsIn(HANDS);
    const file = readPhh(joinPhh(hands.map(([, hand]) => written(hand))));
    expect(file.ok && file.value.entries.length).toBe(526);
  });
});

describe('every field of the specification', () => {
  const TEXT = `variant = "NT"
antes = [1, 1, 1]
blinds_or_straddles = [2, 4, 8]
min_bet = 5
starting_stacks = [100, inf, 250.5]
actions = ["d dh p1 AsKs", "d dh p2 ????", "d dh p3 ????", "# a long pause", "p1 cc # reluctantly", "p2 f", "# and then", "# at last", "p3 cc", "d db 2c3d4h"]
seats = [4, 7, 2]
players = ["Anna \\"the\\" \\u00e8", "", "c\\\\d"]
finishing_stacks = [100, 91, 265.75]
winnings = [0, 0, 25]
currency = "EUR"
ante_trimming_status = true
author = "A"
event = "E"
url = "https://example.org/#x"
venue = "V"
address = "1 Road"
city = "C"
region = "R"
postal_code = "00100"
country = "IT"
time = 12:30:05
time_zone = "Europe/Rome"
time_zone_abbreviation = "CET"
day = 1
month = 12
year = 2026
hand = 17
level = 3
seat_count = 9
table = "blue"
currency_symbol = "€"
time_limit = 30
time_banks = [10, 20, 30]
_note = "x = [1]"
"a key of two words" = "kept"
`;
  const one = (text: string): RecordedHand => {
    const file = readPhh(text);
    const [entry] = file.ok ? file.value.entries : [];
    if (!entry?.hand.ok) throw new Error(JSON.stringify(file));
    return entry.hand.value;
  };

  test('is written as it is read, in the type it has', () => {
    const hand = one(TEXT);
    const text = written(hand);
    expect(one(text)).toEqual(hand);
    const own = TEXT.split('\n').filter((line) =>
      /^(?:day|hand|level|time|time_banks|time_limit|seats|seat_count)\b/.test(line),
    );
    for (const line of own) expect(text.split('\n')).toContain(line);
  });

  test('keeps comments by the entry they stand before, in order', () => {
    expect(Object.entries(one(TEXT).record).filter(([label]) => label.startsWith('comment'))).toEqual([
      ['comment 0', 'a long pause'],
      ['comment 0 (2)', 'reluctantly'],
      ['comment 2', 'and then'],
      ['comment 2 (2)', 'at last'],
    ]);
  });

  test('that a hand of another format has not is said to be lost', () => {
    const hand = one(TEXT);
    const rake = { text: '1', amount: 10 };
    const result = writePhh({
      ...hand,
      setup: { ...hand.setup, stakes: { ...hand.setup.stakes, smallestChip: 5 }, button: 3 },
      stated: { ...hand.stated, rake, collected: [{ seat: 2, text: '25', amount: 250, pot: 'main', board: null }] },
      record: { ...hand.record, actions: 'nothing' },
    });
    expect(result.ok && result.value.lost.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
      'stated rake',
      'stated collected by pot',
      'smallest-chip 5',
      'dead-button 3',
      'record actions',
    ]);
  });

  test.each([
    ['no-history', { actions: null }],
    ['several-boards', { boards: [[], []] }],
    ['opening', { opening: { street: 'flop' as const, pot: 3 } }],
    ['no-such-game', { betting: 'pot-limit' as const }],
  ])('has no words for a hand: %s', (code, change) => {
    const hand = one(TEXT);
    const result = writePhh({ ...hand, setup: { ...hand.setup, ...change } });
    expect(result.ok ? [] : result.error.map((loss) => loss.code)).toContain(code);
  });
});
