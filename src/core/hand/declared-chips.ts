import type { HouseRules } from '../house-rules/catalog.ts';
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
  readonly turn: { readonly price: number };
}

const WORDS: readonly string[] = ['call', 'bet', 'raise', 'complete', 'all-in'];

const sum = (chips: readonly number[] = []): number => chips.reduce((total, chip) => total + chip, 0);

const NONE: readonly number[] = [];

/** The chips the same seat pushes forward next, motion by motion. */
function motionsAfter(actions: readonly ActionSetup[], at: number): readonly number[] {
  const seat = actions[at]?.seat;
  if (actions[at + 1]?.action !== 'chips') return NONE;
  const rest = actions.slice(at + 1);
  const end = rest.findIndex((made) => made.seat !== seat || made.action !== 'chips');
  return (end < 0 ? rest : rest.slice(0, end)).map(({ chips }) => sum(chips));
}

/** How many motions after the word make up the raise, as the house has it. */
function countedOf(motions: readonly number[], toCall: number, stringBet: HouseRules['stringBet']): number {
  switch (stringBet) {
    case 'any-after-raise':
      return motions.length;
    case 'one-more-after-raise':
      return motions[0] === toCall ? Math.min(2, motions.length) : 1;
    default:
      return 1;
  }
}

/** Chips that follow the seat's own word without a figure belong to it; the figure of a bet or raise is theirs. */
export function declaredWith(
  actions: readonly ActionSetup[],
  at: number,
  made: ActionSetup,
  before: Before,
  { betting, rules }: Hand,
): Declared {
  const motions = made.to === undefined && WORDS.includes(made.action) ? motionsAfter(actions, at) : [];
  if (motions.length === 0) return { made, used: 1 };
  const { stringBet } = rules.values;
  const named = betting !== 'fixed-limit' && (made.action === 'bet' || made.action === 'raise');
  // Where an amount has to be stated first, chips that come after the word are none.
  if (!named || stringBet === 'amount-declared') return { made, used: 2 };
  const wager = before.wagerOf(made.seat);
  const counted = motions.slice(0, countedOf(motions, before.turn.price - wager, stringBet));
  return { made: { ...made, to: wager + sum(counted) }, used: 1 + counted.length };
}
