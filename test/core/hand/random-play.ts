import type { Hand } from '../../../src/core/hand/hand.ts';
import { type Replay, replay } from '../../../src/core/hand/replay.ts';
import type { ActionName, ActionSetup } from '../../../src/core/hand/setup.ts';

/** The hand with another history, told from where it began. */
export const told = (hand: Hand, actions: readonly ActionSetup[]): Hand => ({
  ...hand,
  money: { kind: 'history', actions, opening: null },
});

const WORDS: readonly ActionName[] = ['fold', 'check', 'call', 'bet', 'raise', 'all-in', 'complete', 'bring-in'];

/** What the seat to act could say, legal or not. */
export function candidates({ bounds }: Replay): ActionSetup[] {
  if (bounds === null) return [];
  const { seat, price, minTo, maxTo, stackTo, wager, owes } = bounds;
  const totals = [
    wager,
    price,
    price + 1,
    minTo - 1,
    minTo,
    minTo + 1,
    maxTo,
    maxTo + 1,
    stackTo - 1,
    stackTo,
    stackTo + 1,
    ...(owes > 0 ? [owes - 1, owes, owes + 1] : []),
  ];
  const finite = [...new Set(totals)].filter((to) => Number.isFinite(to) && to >= 0);
  return WORDS.flatMap((action): ActionSetup[] => [{ seat, action }, ...finite.map((to) => ({ seat, action, to }))]);
}

type Range = { readonly minTo: number; readonly maxTo: number | null } | null;

/** In fixed limit the ends of a range are the only sizes: one, or on an open pair two. */
function isSized(to: number, range: Range, structure: Hand['betting']): boolean {
  if (range === null) return false;
  if (structure === 'fixed-limit') return to === range.minTo || to === range.maxTo;
  return to >= range.minTo && (range.maxTo === null || to <= range.maxTo);
}

/** Whether an action is among the options: written from the wire contract. */
export function isOpen({ action, to }: ActionSetup, { bounds, play }: Replay, structure: Hand['betting']): boolean {
  const options = play.toAct?.kind === 'act' ? play.toAct.options : undefined;
  if (bounds === null || options === undefined) return false;
  const { call, bet, raise, bringIn, complete, allIn } = options;
  const wholeStack = to === bounds.stackTo;
  switch (action) {
    case 'fold':
      return options.fold;
    case 'check':
      return options.check;
    case 'call':
      return wholeStack ? allIn !== null : call !== null && (to === undefined || to === call.to);
    case 'all-in':
      return allIn !== null && (to === undefined || to === allIn.to);
    case 'complete':
      return complete !== null && (to === undefined || to === complete.to);
    case 'bring-in':
      return bringIn !== null && (to === undefined || to === bringIn.to);
    case 'bet':
    case 'raise': {
      if (wholeStack) return allIn !== null;
      const range = action === 'bet' ? bet : raise;
      // Fixed limit names its own figure; a stack below it goes all-in.
      if (to === undefined)
        return structure === 'fixed-limit' && (range !== null || (bounds.stackTo <= bounds.minTo && allIn !== null));
      return isSized(to, range, structure);
    }
    default:
      return false;
  }
}

/** Plays on as the dice say; one in `odds` says whatever comes to mind. */
export function randomHistory(hand: Hand, dice: readonly number[], odds: number): ActionSetup[] {
  const actions: ActionSetup[] = [];
  for (const roll of dice) {
    const read = replay(told(hand, actions));
    const all = candidates(read);
    const open = all.filter((made) => isOpen(made, read, hand.betting) && made.action !== 'fold');
    const from = roll % odds === 0 ? all : open;
    const made = from[Math.floor(roll / odds) % Math.max(1, from.length)];
    if (made === undefined) break;
    actions.push(made);
  }
  return actions;
}
