import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openHand, replay, ruleSet, settle } from '../../src/core/index.ts';
import { type RecordedHand, readOpenHandHistory, writeOpenHandHistory } from '../../src/formats/index.ts';

/** Many hands, on machines that are busy. */
vi.setConfig({ testTimeout: 60_000 });

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/ohh');
const absent = !existsSync(HANDS);

const filesOf = (folder: string): string[] =>
  readdirSync(join(HANDS, folder))
    .filter((file) => /\.(?:ohh|json)$/.test(file))
    .map((file) => join(folder, file));

function handsOf(folder: string): readonly { readonly name: string; readonly hand: RecordedHand }[] {
  return filesOf(folder).flatMap((file) => {
    const read = readOpenHandHistory(readFileSync(join(HANDS, file), 'utf8'));
    if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.error)}`);
    return read.value.entries.map(({ hand }, i) => {
      if (!hand.ok) throw new Error(`${file}[${i + 1}]: ${JSON.stringify(hand.error)}`);
      return { name: `${file}[${i + 1}]`, hand: hand.value };
    });
  });
}

/** Whether a hand settles as stated under the rake it states, with the codes of what is irregular or contradictory in it. */
function diagnose({ setup, stated, conflicts }: RecordedHand): string {
  const rake = { basisPoints: 0, cap: null, drop: stated.rake?.amount ?? 0, noFlopNoDrop: false };
  const opened = openHand({ ...setup, stakes: { ...setup.stakes, rake }, rules: ruleSet('tda-2024') });
  if (!opened.ok) return opened.error.map(({ code }) => code).join(' ');
  const history = replay(opened.value);
  const irregular = [...history.noted, ...(history.irregularity === null ? [] : [history.irregularity])];
  const [first] = [...conflicts, ...irregular].map(({ code }) => code);
  const settled = settle(opened.value, history.play, 1_000);
  const reason = first === undefined ? '' : ` (${first})`;
  if (!settled.ok || settled.value.outcome !== 'settled') return `cannot tell${reason}`;
  const collected = new Map<number, number>();
  for (const { seat, amount } of stated.collected ?? [])
    collected.set(seat, (collected.get(seat) ?? 0) + (amount ?? 0));
  const agrees = settled.value.payouts.every(({ seat, won }) => won === (collected.get(seat) ?? 0));
  return `${agrees ? 'agrees' : 'differs'}${reason}`;
}

const SETS = [
  ['spec_examples', { agrees: 8 }],
  [
    '.',
    {
      agrees: 282,
      // A raise by which the other is all in is flagged as if the raiser were.
      'agrees (all-in-differs)': 7,
      // Nobody could call more: the wager comes back.
      'agrees (nobody-can-call)': 4,
      // A raise of no more than the other stack can call, below the least raise.
      'agrees (raise-below-minimum)': 4,
      'cannot tell (raise-below-minimum)': 3,
      'differs (raise-below-minimum)': 1,
      // Mucked where somebody is all in and every hand is to be tabled.
      'cannot tell (all-in-muck)': 4,
    },
  ],
] as const;

describe.skipIf(absent)(absent ? `real hands (SKIPPED: no ${HANDS})` : 'real hands', () => {
  test.each(SETS)('of %s replay and settle as they state, or the reason has a name', (folder, expected) => {
    const counts: Record<string, number> = {};
    for (const { hand } of handsOf(folder)) {
      const found = diagnose(hand);
      counts[found] = (counts[found] ?? 0) + 1;
    }
    console.log(
      `${folder}\n${Object.entries(counts)
        .map(([found, hands]) => `${String(hands).padStart(5)}  ${found}`)
        .join('\n')}`,
    );
    expect(counts).toEqual(expected);
  });

  test('written and read again are the same', () => {
    const hands = SETS.flatMap(([folder]) => handsOf(folder));
    expect(hands.length).toBe(313);
    for (const { name, hand } of hands) {
      const written = writeOpenHandHistory(hand);
      if (!written.ok) throw new Error(`${name}: ${JSON.stringify(written.error)}`);
      expect(
        written.value.lost.filter(({ code }) => code !== 'conflict'),
        name,
      ).toEqual([]);
      const again = readOpenHandHistory(written.value.text);
      const [entry] = again.ok ? again.value.entries : [];
      // What the first record said against itself in its redundant fields is written once and right.
      const { conflicts, ...kept } = entry?.hand.ok ? entry.hand.value : { conflicts: null };
      expect(conflicts, name).toEqual([]);
      expect({ ...kept, conflicts: hand.conflicts }, name).toEqual(hand);
    }
  });
});
