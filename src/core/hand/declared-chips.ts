import type { Hand } from './hand.ts';
import type { ActionSetup } from './setup.ts';

/** An entry, and how many of the history it takes. */
export interface Declared {
  readonly made: ActionSetup;
  readonly used: number;
}

/** Where the seat stands before it puts in its chips. */
interface Before {
  wagerOf(seat: number): number;
}

const WORDS: readonly string[] = ['call', 'bet', 'raise', 'complete', 'all-in'];

/** Chips that follow the seat's own word without a figure belong to it; the figure of a bet or raise is theirs. */
export function declaredWith(actions: readonly ActionSetup[], at: number, before: Before, { betting }: Hand): Declared {
  const [made, next] = [actions[at], actions[at + 1]];
  if (made === undefined) return { made: { seat: 0, action: 'show' }, used: 1 };
  const chips = next?.action === 'chips' && next.seat === made.seat ? next.chips : undefined;
  if (chips === undefined || made.to !== undefined || !WORDS.includes(made.action)) return { made, used: 1 };
  const named = betting !== 'fixed-limit' && (made.action === 'bet' || made.action === 'raise');
  if (!named) return { made, used: 2 };
  return { made: { ...made, to: before.wagerOf(made.seat) + chips.reduce((sum, chip) => sum + chip, 0) }, used: 2 };
}
