import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openHand, replay, ruleSet, type Settlement, settle } from '../../src/core/index.ts';
import { type RecordedHand, readPhh } from '../../src/formats/index.ts';

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/phh');
const absent = !existsSync(HANDS);

/** Hands whose record splits an odd chip into halves; a chip cannot be cut, so the first seat gets it whole. */
const HALF_CHIPS = ['41b/204', '102/0', '60/88', '91/53', '91/43', '32/23', '88/128', '75b/76'].map(
  (name) => `pluribus/${name}.phh`,
);

const filesOf = (set: string): string[] =>
  readdirSync(join(HANDS, set), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.phhs?$/.test(file))
    .map((file) => join(set, file));

interface Read {
  readonly name: string;
  readonly hand: RecordedHand;
}

/** Hands of games in the catalogue; any other must be refused for its game and nothing else. */
function handsOf(set: string): { readonly hands: Read[]; readonly others: number } {
  const entries = filesOf(set).flatMap((file) => {
    const read = readPhh(readFileSync(join(HANDS, file), 'utf8'));
    if (!read.ok) throw new Error(`${file} cannot be read`);
    return read.value.entries.map(({ number, hand }) => ({
      name: number === null ? file : `${file}[${number}]`,
      hand,
    }));
  });
  const faults = entries.flatMap(({ name, hand }) => (hand.ok ? [] : hand.error.map(({ code }) => `${name} ${code}`)));
  expect(faults.filter((fault) => !fault.endsWith(' unsupported-game'))).toEqual([]);
  const hands = entries.flatMap(({ name, hand }) => (hand.ok ? [{ name, hand: hand.value }] : []));
  return { hands, others: entries.length - hands.length };
}

/** The hand replayed and settled under the default rulebook; every action of it must be regular. */
function settled({ name, hand }: Read): Settlement {
  const opened = openHand({ ...hand.setup, rules: ruleSet('tda-2024') });
  if (!opened.ok) throw new Error(`${name}: ${JSON.stringify(opened.error)}`);
  const history = replay(opened.value);
  expect(history.irregularity, name).toBeNull();
  const settlement = settle(opened.value, history.play, 2_000_000);
  if (!settlement.ok) throw new Error(`${name}: ${JSON.stringify(settlement.error)}`);
  return settlement.value;
}

const SETS = [
  ['wsop', 83],
  ['televised', 5],
  ['pluribus', 264],
  ['handhq', 174],
] as const;

describe.skipIf(absent)(
  `real hands replay as they were played (${absent ? `skipped: no ${HANDS}; set CARDS_SPEAK_SHARED` : HANDS})`,
  () => {
    test.each(SETS)('%s', (set, expected) => {
      const { hands, others } = handsOf(set);
      const counts = { replayed: 0, agree: 0, unstated: 0, toShow: 0, halfChips: 0 };
      for (const read of hands) {
        const { payouts, outcome } = settled(read);
        counts.replayed += 1;
        const stated = read.hand.stated.finalStacks;
        if (outcome !== 'settled') counts.toShow += 1;
        if (stated === null) {
          counts.unstated += 1;
          continue;
        }
        const differences = stated.map(
          ({ seat, text }) =>
            Number(text) * 10 ** read.hand.money.decimals -
            (payouts.find((p) => p.seat === seat)?.finalStack ?? Number.NaN),
        );
        if (HALF_CHIPS.includes(read.name)) {
          expect(differences.filter((d) => d !== 0).sort(), `${read.name}: only the odd chip differs`).toEqual([
            -0.5, 0.5,
          ]);
          counts.halfChips += 1;
        } else {
          expect(
            differences.every((d) => d === 0),
            `${read.name}: ${differences}`,
          ).toBe(true);
          counts.agree += 1;
        }
      }
      console.log(`${set}: ${JSON.stringify(counts)}, ${others} of games not in the catalogue yet`);
      expect([counts.replayed, others]).toEqual([expected, 0]);
      expect(counts.halfChips).toBe(set === 'pluribus' ? 8 : 0);
    });
  },
);
