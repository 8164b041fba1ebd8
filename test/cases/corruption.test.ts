import { expect, test, vi } from 'vitest';
import { VARIANTS, type VariantSpec } from '../../src/core/index.ts';
import { readPokerStars, writePokerStars } from '../../src/formats/index.ts';
import { adjudicate } from '../../src/service/adjudications.ts';
import { askedOf, judge, toldBy } from '../../src/service/verifications.ts';
import { BY_PAYMENT, CORRUPTIONS, type Corrupted } from '../support/corrupted.ts';
import { collected, linesOf } from '../support/pokerstars-hands.ts';
import { seeded } from '../support/random.ts';
import { recorded } from '../support/recorded-hand.ts';
import { context } from '../support/ruling.ts';

vi.setConfig({ testTimeout: 600_000 });

/** Changes of each kind to every hand; without it a part of the hands is changed once. */
const ROUNDS = Number(process.env.CARDS_SPEAK_CORRUPTIONS ?? 0);
const SAMPLE = 5;
/** Changes by chance, each time others, to other hands. */
const SEEDS = [7, 11, 23] as const;

/** The verdict on a text, or that it is no hand. */
function verdictOn(text: string): string {
  const file = readPokerStars(text);
  const [entry, another] = file.ok ? file.value.entries : [];
  if (entry === undefined || another !== undefined || !entry.hand.ok) return 'unreadable';
  return judge(toldBy(entry.hand.value, {})).verdict;
}

/** Hands played by chance in every game the format names. */
const madeUp = (seed: number): string[] =>
  VARIANTS.flatMap((variant: VariantSpec) => {
    const written = writePokerStars({ ...recorded(variant, variant.betting.usual, seed), record: {} });
    return written.ok ? written.value.text : [];
  });

/** What everybody is paid by the rules for a record, and whether its play is legal; null where no hand can be so. */
function paidBy(text: string): string | null {
  const file = readPokerStars(text);
  const [entry] = file.ok ? file.value.entries : [];
  if (!entry?.hand.ok) return null;
  const answer = adjudicate({ ...askedOf(entry.hand.value, {}), explain: false }, context());
  if (!answer.ok) return null;
  const { payouts, legality } = answer.value;
  return JSON.stringify([legality?.legal, payouts.map(({ net }) => net)]);
}

/** Why nobody could notice a change; one of a card only as long as it changes nothing else. */
function excuseOf({ lines, undetectable }: Corrupted, before: string): string | null {
  return BY_PAYMENT.includes(undetectable) && paidBy(before) !== paidBy(lines.join('\n')) ? null : undetectable;
}

interface Found {
  readonly counts: Record<string, number>;
  readonly unnoticed: string[];
  /** Changes the reader notices though nobody should be able to: their reason is none. */
  readonly excusedInVain: string[];
}

function judged(changed: Corrupted, before: string, { counts, unnoticed, excusedInVain }: Found): void {
  const isNoticed = verdictOn(changed.lines.join('\n')) !== 'agrees';
  const excuse = excuseOf(changed, before);
  if (excuse !== null && isNoticed) excusedInVain.push(`${excuse}: ${changed.what}`);
  const key = excuse ?? (isNoticed ? 'noticed' : 'unnoticed');
  counts[key] = (counts[key] ?? 0) + 1;
  if (key === 'unnoticed') unnoticed.push(changed.what);
}

/** Every kind of change to every text, by chance. */
function corrupted(texts: readonly string[], seed: number, found: Found): void {
  const below = seeded(seed);
  for (const text of texts)
    for (const corrupt of Object.values(CORRUPTIONS))
      for (let round = 0; round < Math.max(1, ROUNDS); round += 1) {
        const changed = corrupt(linesOf(text), below);
        if (changed !== null) judged(changed, text, found);
      }
}

test('one thing changed in a record that agrees is noticed, unless nobody could', () => {
  const all = collected();
  const found: Found = { counts: { noticed: 0, unnoticed: 0 }, unnoticed: [], excusedInVain: [] };
  for (const [turn, seed] of SEEDS.entries()) {
    const told = all.filter((_, i) => ROUNDS > 0 || i % SAMPLE === turn);
    const texts = [...told, ...madeUp(seed)].map((text) => linesOf(text).join('\n'));
    const sound = texts.filter((text) => verdictOn(text) === 'agrees');
    expect(sound.length).toBeGreaterThan(10);
    corrupted(sound, seed, found);
  }
  const { counts, unnoticed, excusedInVain } = found;
  console.table(counts);
  expect(excusedInVain).toEqual([]);
  const { noticed = 0 } = counts;
  expect(noticed / (noticed + unnoticed.length), unnoticed.join('\n')).toBeGreaterThanOrEqual(0.995);
});
