import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readOpenHandHistory, readPhh, readPokerStars } from '../../src/formats/index.ts';
import { adjudicate } from '../../src/service/adjudications.ts';
import { askedOf, judge, toldBy } from '../../src/service/verifications.ts';
import { OHH_CORRUPTIONS } from '../support/corrupted-ohh.ts';
import { type CorruptedText, PHH_CORRUPTIONS, type TextCorruption } from '../support/corrupted-phh.ts';
import { POKERSTARS_CORRUPTIONS } from '../support/corrupted-pokerstars.ts';
import { runs } from '../support/long.ts';
import { collected, linesOf } from '../support/pokerstars-hands.ts';
import { seeded } from '../support/random.ts';
import { context } from '../support/ruling.ts';

vi.setConfig({ testTimeout: 600_000 });

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands');
/** Of how many hands one is taken; with a seed of one's own, all. */
const SEED = Number(process.env.CARDS_SPEAK_CORRUPTION_SEED ?? 0);
const EVERY = SEED > 0 ? 1 : runs(40, 2);

type Read = typeof readPhh | typeof readOpenHandHistory | typeof readPokerStars;

const only = (text: string, read: Read) => {
  const file = read(text);
  const [entry, another] = file.ok ? file.value.entries : [];
  return entry?.hand.ok && another === undefined ? entry.hand.value : null;
};

function verdictOn(text: string, read: Read): string {
  const hand = only(text, read);
  return hand === null ? 'unreadable' : judge(toldBy(hand, {})).verdict;
}

/** What everybody is paid by the rules, if the record states any result, and whether the play is legal; null for no hand. */
function paidBy(text: string, read: Read): string | null {
  const hand = only(text, read);
  const answer = hand && adjudicate({ ...askedOf(hand, {}), explain: false }, context());
  if (!answer?.ok) return null;
  const { payouts, legality } = answer.value;
  const { stated, money } = hand ?? {};
  const isStated = stated?.finalStacks != null || stated?.collected != null;
  const unit = 10 ** (money?.decimals ?? 0);
  return JSON.stringify([legality?.legal, isStated ? payouts.map(({ net }) => (net ?? 0) / unit) : null]);
}

/** Every hand of a folder as a text of its own. */
function textsIn(folder: string, extension: RegExp, cut: (text: string) => readonly string[]): string[] {
  if (!existsSync(join(HANDS, folder))) return [];
  return readdirSync(join(HANDS, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file))
    .sort()
    .flatMap((file) => cut(readFileSync(join(HANDS, folder, file), 'utf8')));
}

/** Objects one after the other, each beginning and ending at the edge of its lines. */
const objectsIn = (text: string): string[] => {
  const objects: string[] = [];
  let [depth, from, inText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inText = false;
    } else if (letter === '"') inText = true;
    else if (letter === '{') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (letter === '}') {
      depth -= 1;
      if (depth === 0) objects.push(text.slice(from, at + 1));
    }
  }
  return objects;
};

/** Why nobody could notice a change, by what was changed; null where somebody should. */
function excuseOf({ text, undetectable }: CorruptedText, before: string, read: Read): string | null {
  if (undetectable === null || typeof undetectable === 'string') return undetectable;
  const was = paidBy(before, read);
  return was !== null && was === paidBy(text, read) ? undetectable.whilePaidTheSame : null;
}

interface Found {
  readonly counts: Record<string, number>;
  readonly unnoticed: string[];
}

function corrupted(texts: readonly string[], kinds: Readonly<Record<string, TextCorruption>>, read: Read): Found {
  const below = seeded(SEED > 0 ? SEED : 5);
  const found: Found = { counts: { noticed: 0, unnoticed: 0 }, unnoticed: [] };
  for (const before of texts)
    for (const [kind, corrupt] of Object.entries(kinds)) {
      const changed = corrupt(before, below);
      if (changed === null) continue;
      const isNoticed = verdictOn(changed.text, read) !== 'agrees';
      const key = isNoticed ? 'noticed' : (excuseOf(changed, before, read) ?? 'unnoticed');
      found.counts[key] = (found.counts[key] ?? 0) + 1;
      if (key === 'unnoticed') found.unnoticed.push(`${kind}: ${changed.what}\n${before}`);
    }
  return found;
}

describe('one thing changed in the text of a record that agrees', () => {
  it.each([
    ['PHH', () => textsIn('phh', /\.phh$/, (text) => [text]), PHH_CORRUPTIONS, readPhh],
    ['PokerStars', () => collected().map((text) => linesOf(text).join('\n')), POKERSTARS_CORRUPTIONS, readPokerStars],
    ['Open Hand History', () => textsIn('ohh', /\.(?:ohh|json)$/, objectsIn), OHH_CORRUPTIONS, readOpenHandHistory],
  ] as const)('is noticed, unless nobody could: %s', (name, texts, kinds, read) => {
    const sound = texts().filter((text, i) => i % EVERY === 0 && verdictOn(text, read) === 'agrees');
    if (sound.length === 0) {
      console.log(`${name}: skipped, there is no folder ${HANDS}`);
      return;
    }
    const { counts, unnoticed } = corrupted(sound, kinds, read);
    console.table(counts);
    const { noticed = 0 } = counts;
    expect(noticed).toBeGreaterThan(50);
    expect(noticed / (noticed + unnoticed.length), unnoticed.join('\n')).toBeGreaterThanOrEqual(0.995);
    expect(unnoticed).toEqual([]);
  });
});
