import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { VARIANTS, type VariantSpec } from '../../src/core/index.ts';
import { readPokerStars, writePokerStars } from '../../src/formats/index.ts';
import { judge, toldBy } from '../../src/service/verifications.ts';
import { CORRUPTIONS } from '../support/corrupted.ts';
import { seeded } from '../support/random.ts';
import { recorded } from '../support/recorded-hand.ts';

vi.setConfig({ testTimeout: 600_000 });

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/pokerstars');
/** Changes of each kind to every hand; without it a part of the hands is changed once. */
const ROUNDS = Number(process.env.CARDS_SPEAK_CORRUPTIONS ?? 0);
const SAMPLE = 5;

/** The verdict on a text, or that it is no hand. */
function verdictOn(text: string): string {
  const file = readPokerStars(text);
  const [entry, another] = file.ok ? file.value.entries : [];
  if (entry === undefined || another !== undefined || !entry.hand.ok) return 'unreadable';
  return judge(toldBy(entry.hand.value, {})).verdict;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Hands of the shared collection, each a text; none where it is absent. */
function collected(): string[] {
  if (!existsSync(HANDS)) return [];
  return readdirSync(HANDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      decoded(readFileSync(join(HANDS, file))).split(/(?=^\uFEFF?PokerStars [^\n]*(?:Hand|Game) #\d)/m),
    );
}

/** Hands played by chance in every game the format names. */
const madeUp = (): string[] =>
  VARIANTS.flatMap((variant: VariantSpec) =>
    [1, 2, 3].flatMap((seed) => {
      const written = writePokerStars({ ...recorded(variant, variant.betting.usual, seed), record: {} });
      return written.ok ? written.value.text : [];
    }),
  );

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

test('one thing changed in a record that agrees is noticed', () => {
  const below = seeded(7);
  const told = collected().filter((_, i) => ROUNDS > 0 || i % SAMPLE === 0);
  const sound = [...told, ...madeUp()].filter((text) => verdictOn(linesOf(text).join('\n')) === 'agrees');
  expect(sound.length).toBeGreaterThan(30);
  const counts: Record<string, number> = { noticed: 0, unnoticed: 0 };
  const unnoticed: string[] = [];
  for (const text of sound)
    for (const corrupt of Object.values(CORRUPTIONS))
      for (let round = 0; round < Math.max(1, ROUNDS); round += 1) {
        const changed = corrupt(linesOf(text), below);
        if (changed === null) continue;
        const reason = changed.undetectable;
        const isNoticed = reason === null && verdictOn(changed.lines.join('\n')) !== 'agrees';
        const key = reason ?? (isNoticed ? 'noticed' : 'unnoticed');
        counts[key] = (counts[key] ?? 0) + 1;
        if (key === 'unnoticed') unnoticed.push(changed.what);
      }
  console.table(counts);
  const { noticed = 0 } = counts;
  expect(noticed / (noticed + unnoticed.length), unnoticed.join('\n')).toBeGreaterThanOrEqual(0.995);
});
