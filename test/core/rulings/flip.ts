import type { Facts } from '../../support/irregularity.ts';

/** What a ruling comes to: its decision, what is said, what moves. */
export type Outcome = readonly [decision: string, said: string, moves?: string];

/** Facts, the one fact that is changed, and the outcome before and after. */
export type Flip = readonly [book: string, facts: Facts, changed: Facts, before: Outcome, after: Outcome];

/** The same with an option of the house instead of a fact, by type. */
export type HouseFlip = readonly [type: string, ...Flip];
