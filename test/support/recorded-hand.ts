import { expect } from 'vitest';
import {
  type ActionSetup,
  inOrder,
  NOTHING_STATED,
  openHand,
  replay,
  ruleSet,
  type Stated,
  settle,
  showdownOrder,
  type VariantSpec,
} from '../../src/core/index.ts';
import type { RecordedHand } from '../../src/formats/index.ts';
import { withCardsDrawn } from './drawn-hand.ts';
import { dealtHand, openedHand, playedOut } from './played-hand.ts';
import { seeded } from './random.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** How a hand comes out that is played without a fault. */
export function settled(setup: RecordedHand['setup']) {
  const opened = openHand({ ...setup, rules: ruleSet('tda-2024') });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const history = replay(opened.value);
  expect([history.irregularity, history.noted]).toEqual([null, []]);
  const settlement = settle(opened.value, history.play, 1_000);
  if (!settlement.ok) throw new Error(JSON.stringify(settlement.error));
  return { ...settlement.value, contributions: history.play.contributions };
}

/** In which order a site would have the hands shown. */
function showsFirst(setup: RecordedHand['setup']): readonly number[] {
  const opened = openHand({ ...setup, rules: ruleSet('pokerstars') });
  return opened.ok ? showdownOrder(opened.value, replay(opened.value).play) : [];
}

/** What a record of a settled hand would state. */
function statedOf(setup: RecordedHand['setup']): Stated {
  const { outcome, payouts, winners, awards } = settled(setup);
  if (outcome !== 'settled') return NOTHING_STATED;
  const told = (amount: number) => ({ text: String(amount), amount });
  return {
    ...NOTHING_STATED,
    finalStacks: payouts.map(({ seat, finalStack }) => ({ seat, ...told(finalStack ?? 0) })),
    // Shares by pot, as a site pays them: one line a seat and pot.
    collected: awards.flatMap(({ pot, shares }) =>
      [...new Set(shares.map(({ seat }) => seat))].map((seat) => ({
        seat,
        ...told(sum(shares.map((share) => (share.seat === seat ? share.amount : 0)))),
        pot: awards.length > 1 ? pot.name : null,
        board: null,
      })),
    ),
    pots: awards.length > 1 ? awards.map(({ pot }) => ({ name: pot.name, ...told(pot.amount) })) : null,
    totalPot: told(sum(awards.map(({ pot }) => pot.amount))),
    rake: told(0),
    winners,
  };
}

const hasDraws = ({ streets }: VariantSpec): boolean =>
  streets.some(({ deal }) => deal.some(({ to }) => to === 'draw'));

/** A hand of a game, played by chance from a seed, its showdown told; cards that are drawn are mostly told too. */
export function recorded(variant: VariantSpec, betting: VariantSpec['betting']['usual'], seed: number): RecordedHand {
  const below = seeded(seed);
  const rules = ruleSet('tda-2024');
  const unseen = { ...dealtHand(variant, betting, below), rules };
  const acts = playedOut(openedHand(unseen), below);
  const drawn = hasDraws(variant) && below(4) > 0 ? withCardsDrawn(unseen, acts, below) : null;
  const { rules: _, ...dealt } = { ...unseen, seats: drawn?.seats ?? unseen.seats };
  const played = drawn?.actions ?? acts;
  const folded = new Set(played.flatMap(({ action, seat }) => (action === 'fold' ? seat : [])));
  const live = dealt.seats.filter(({ seat }) => !folded.has(seat));
  const due = showsFirst({ ...dealt, actions: played });
  const shows = inOrder(live, (a, b) => due.indexOf(a.seat) - due.indexOf(b.seat)).flatMap(
    ({ seat, hole }): ActionSetup[] =>
      hole === null || live.length < 2 ? [] : [{ seat, action: 'show', cards: hole }],
  );
  const named = dealt.seats.map((seat) => ({ ...seat, player: below(4) === 0 ? null : `player ${below(1_000)}` }));
  const setup = { ...dealt, seats: named, actions: [...played, ...shows] };
  return {
    setup,
    stated: statedOf(setup),
    rulebook: null,
    conflicts: [],
    money: { currency: below(2) === 0 ? null : 'USD', decimals: 0 },
    record: below(2) === 0 ? {} : { 'a label': 'with "quotes", a \\ and\na line', table_name: 'Nürburg 7' },
  };
}
