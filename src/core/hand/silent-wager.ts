import { type Bounds, callTo, NOT_OPEN } from '../betting/legal-actions.ts';
import { type Fault, fault } from './replay-irregularities.ts';

/** What chips pushed forward without a word are, where nothing else could be meant. */
export interface Meant {
  readonly action: 'bet' | 'call';
  readonly to: number;
}

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** Without a bet to answer they are a bet of their whole value, with one a call where they are just that. */
export function meantBy(chips: readonly number[], b: Bounds): Meant | Fault {
  const total = sum(chips);
  const to = b.wager + total;
  if (total === 0) return fault('amount-missing');
  if (to > b.stackTo) return fault('above-stack', { to, stackTo: b.stackTo });
  if (b.price === 0) return { action: 'bet', to };
  const call = callTo(b);
  if (to === call) return { action: 'call', to };
  if (call !== NOT_OPEN && to < call) return fault('undercall', { to, expected: call });
  const facts = { count: chips.length, total, price: Math.max(0, b.price - b.wager) };
  return fault(chips.length === 1 ? 'oversized-chip' : 'several-chips', facts);
}
