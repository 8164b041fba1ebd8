import type { Refund } from '../pots/build-pots.ts';
import type { Hand } from './hand.ts';
import { isPost } from './posts.ts';
import type { ActionName, ActionSetup } from './setup.ts';

/** Entries besides posts by which a seat puts in nothing of its own will. */
const IDLE: ReadonlySet<ActionName> = new Set(['check', 'show', 'muck']);

const isUnwilled = ({ action }: ActionSetup): boolean => isPost(action) || IDLE.has(action);

/** Whether all a seat has wagered is a blind: it did nothing else or, without a history, put in no more than one. */
function isBlind({ money, stakes }: Hand, { seat, amount, matched }: Refund): boolean {
  if (money.kind === 'history') return money.actions.every((own) => own.seat !== seat || isUnwilled(own));
  const straddles = stakes.straddles.flatMap((own) => (own.seat === seat ? [own.amount] : []));
  return money.kind === 'contributions' && amount + matched <= Math.max(stakes.bigBlind, ...straddles);
}

/** The uncalled part of the last player's blind where the house leaves it in the pot; else null. */
export const uncalledBlind = (hand: Hand, refund: Refund | null): Refund | null =>
  refund !== null && hand.rules.values.uncalledBlind === 'in-pot' && isBlind(hand, refund) ? refund : null;
