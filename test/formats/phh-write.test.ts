import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adjudicationRequest } from '../../src/contract/adjudications.ts';
import { joinPhh, type RecordedHand, readPhh, writePhh } from '../../src/formats/index.ts';
import { recordedHand } from '../../src/service/recorded-hand.ts';
import { lostInRequest, recordedRequest } from '../../src/service/recorded-request.ts';

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
      const request = adjudicationRequest.parse(JSON.parse(JSON.stringify(recordedRequest(hand))));
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
