import {
  type ActionSetup,
  type Hand,
  type HandSetup,
  type Next,
  NO_STAKES,
  openHand,
  replay,
  ruleSet,
  type VariantSpec,
} from '../../src/core/index.ts';
import { type Below, randomHand, setupOf } from './random-hand.ts';

export type Betting = VariantSpec['betting']['usual'];

const stakesOf = ({ forcedBets }: VariantSpec) => ({
  ...NO_STAKES,
  ante: 1,
  smallBet: 4,
  bigBet: 8,
  ...(forcedBets === 'blinds' ? { smallBlind: 2, bigBlind: 4 } : {}),
  ...(forcedBets === 'antes-and-bring-in' ? { bringIn: 2 } : {}),
});

/** A hand dealt to the end, of which nothing has been bet; where cards are drawn nobody has seen the hands. */
export function dealtHand(variant: VariantSpec, betting: Betting, below: Below): HandSetup {
  const random = randomHand(variant, below);
  const draws = variant.streets.some(({ deal }) => deal.some(({ to }) => to === 'draw'));
  const seats = random.seats.map((seat) => ({
    ...seat,
    stack: 2 + below(120),
    hole: draws ? null : seat.hole,
  }));
  return setupOf({ ...random, seats }, { betting, stakes: stakesOf(variant), rules: ruleSet('tda-2024'), actions: [] });
}

export function openedHand(setup: HandSetup): Hand {
  const opened = openHand(setup);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

/** The same hand told with other actions. */
export const toldHand = (hand: Hand, actions: readonly ActionSetup[]): Hand => ({
  ...hand,
  money: { kind: 'history', actions, opening: null },
});

/** Everything a seat may do, as its options say. */
function choices(next: Exclude<Next, { kind: 'deal' | 'show' }>): ActionSetup[] {
  const { seat } = next;
  if (next.kind === 'discard') return [{ seat, action: 'discard', count: next.count }];
  if (next.kind === 'draw') {
    const counts = Array.from({ length: next.max }, (_, i) => i + 1);
    return [{ seat, action: 'stand-pat' }, ...counts.map((count): ActionSetup => ({ seat, action: 'discard', count }))];
  }
  const { fold, check, call, bet, raise, bringIn, complete, allIn } = next.options;
  const range = (action: 'bet' | 'raise', bounds: typeof bet): ActionSetup[] =>
    bounds === null
      ? []
      : [...new Set([bounds.minTo, bounds.maxTo ?? bounds.minTo])].map((to) => ({ seat, action, to }));
  return [
    ...(fold ? [{ seat, action: 'fold' } as const] : []),
    ...(check ? [{ seat, action: 'check' } as const] : []),
    ...(call ? [{ seat, action: 'call', to: call.to } as const] : []),
    ...range('bet', bet),
    ...range('raise', raise),
    ...(bringIn ? [{ seat, action: 'bring-in', to: bringIn.to } as const] : []),
    ...(complete ? [{ seat, action: 'complete', to: complete.to } as const] : []),
    ...(allIn ? [{ seat, action: 'all-in', to: allIn.to } as const] : []),
  ];
}

/** Plays on by what is open until nobody is to act. */
export function playedOut(hand: Hand, below: Below): ActionSetup[] {
  const actions: ActionSetup[] = [];
  for (;;) {
    const read = replay(toldHand(hand, actions));
    if (read.irregularity !== null) throw new Error(`${JSON.stringify(actions)}: ${read.irregularity.code}`);
    const next = read.play.toAct;
    if (next === null) return actions;
    const open = choices(next);
    const kept = open.filter(({ action }) => action !== 'fold' || below(6) === 0);
    const chosen = kept[below(kept.length)] ?? open[0];
    if (chosen === undefined) throw new Error('something is always open');
    actions.push(chosen);
  }
}
