import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { openHand, replay, ruleSet, settle } from '../../src/core/index.ts';
import { inUnits, parseDecimal, type RecordedHand, readPhh } from '../../src/formats/index.ts';

/** Many hands, on machines that are busy. */
vi.setConfig({ testTimeout: 60_000 });

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/phh/handhq');
const absent = !existsSync(HANDS);
const file = (name: string): string => readFileSync(join(HANDS, name), 'utf8');

interface Statement {
  readonly hand: string;
  readonly collected: Readonly<Record<string, string>>;
  readonly total_pot: string;
  readonly rake: string;
}

/** Jackpot contributions by hand number, which only the site's own text states. */
function jackpots(): ReadonlyMap<string, string> {
  const stages = file('abs-1000nlh.raw.txt').split('Stage #').slice(1);
  return new Map(
    stages.map((stage) => [stage.slice(0, stage.indexOf(':')), /Jackpot Rake \(\$([\d.]+)\)/.exec(stage)?.[1] ?? '0']),
  );
}

/** What the bets of a hand make: the pot, and what is given back because nobody matched it. */
function replayed({ setup }: RecordedHand): { readonly pot: number; readonly uncalled: number } {
  const opened = openHand({ ...setup, rules: ruleSet('tda-2024') });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const history = replay(opened.value);
  expect(history.irregularity).toBeNull();
  const settled = settle(opened.value, history.play, 1_000);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  const pot = settled.value.pots.reduce((sum, { amount }) => sum + amount, 0);
  return { pot, uncalled: settled.value.refund?.amount ?? 0 };
}

/** Hands whose `.phhs` tells other bets than the site: an ante given back to who sat out; a newcomer's post left out. */
const OTHER_BETS: Readonly<Record<string, number>> = { '3017243630': 250, '3017420742': -1_000 };

describe.skipIf(absent)(absent ? `HandHQ Absolute (SKIPPED: no ${HANDS})` : 'HandHQ Absolute', () => {
  test('collected, rake and jackpot are the pot the bets make, in every hand', () => {
    const read = readPhh(file('abs-1000nlh.phhs'));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const hands = new Map(
      read.value.entries.flatMap(({ hand }) => (hand.ok ? [[hand.value.record.hand, hand.value] as const] : [])),
    );
    const jackpot = jackpots();
    const statements = file('abs-1000nlh.stated.jsonl')
      .trim()
      .split('\n')
      .map((line): Statement => JSON.parse(line));
    const tally = { accounted: 0, withJackpot: 0, withRake: 0, samePot: 0, blindKept: 0, otherBets: 0 };
    for (const { hand: number, collected, total_pot, rake } of statements) {
      const hand = hands.get(number);
      if (hand === undefined) throw new Error(`no hand ${number}`);
      // Rake and jackpot may be finer than anything bet: all in cents.
      const cents = (text: string): number => inUnits(parseDecimal(text) ?? 0, 2) ?? Number.NaN;
      const contribution = jackpot.get(number) ?? '0';
      const paid = Object.values(collected).reduce((sum, amount) => sum + cents(amount), 0);
      const total = cents(total_pot);
      expect([number, paid + cents(rake) + cents(contribution)]).toEqual([number, total]);
      tally.accounted += 1;
      if (contribution !== '0') tally.withJackpot += 1;
      if (rake !== '0') tally.withRake += 1;
      const { pot, uncalled } = replayed(hand);
      const unit = 10 ** (2 - hand.money.decimals);
      // The site leaves an unmatched big blind in the pot; wagers it gives back.
      const { smallBlind, bigBlind } = hand.setup.stakes;
      const kept = uncalled === bigBlind - smallBlind && total === (pot + uncalled) * unit;
      const other = OTHER_BETS[number];
      if (other !== undefined) tally.otherBets += 1;
      else if (kept) tally.blindKept += 1;
      else tally.samePot += 1;
      expect([number, (pot + (kept ? uncalled : 0)) * unit - (other ?? 0)]).toEqual([number, total]);
    }
    console.log(`HandHQ Absolute: ${JSON.stringify(tally)} of ${statements.length}`);
    expect(tally).toMatchObject({ accounted: 161, withJackpot: 17, samePot: 118, blindKept: 41, otherBets: 2 });
  });
});
