import type { MaybeCard } from '../../core/index.ts';
import type { Line } from './text.ts';

export type PostName =
  | 'ante'
  | 'small-blind'
  | 'big-blind'
  | 'both-blinds'
  | 'button-blind'
  | 'straddle'
  | 'dead-blind';

/** How a line ends a player's action: all-in, or as far as a cap lets him. */
export type Mark = 'all-in' | 'cap' | null;

/** That no more raises are open, that nobody has a low hand, that an open pair may bet double, that the deck ran out. */
export type TableNote = 'capped' | 'no-low' | 'open-pair' | 'reshuffled';

/** What one line of the play says. `seat` is a listed player's. */
export type Event =
  | { readonly kind: 'heading'; readonly name: string; readonly board: 1 | 2 | null; readonly cards: readonly string[] }
  | {
      readonly kind: 'post';
      readonly seat: number;
      readonly post: PostName;
      readonly amount: number;
      readonly mark: Mark;
    }
  | { readonly kind: 'fold'; readonly seat: number; readonly cards: readonly MaybeCard[] | null }
  | { readonly kind: 'check'; readonly seat: number }
  | { readonly kind: 'call' | 'bet' | 'bring-in'; readonly seat: number; readonly amount: number; readonly mark: Mark }
  | {
      readonly kind: 'raise';
      readonly seat: number;
      readonly by: number;
      readonly to: number;
      readonly mark: Mark;
    }
  | {
      readonly kind: 'discard';
      readonly seat: number;
      readonly count: number;
      readonly cards: readonly MaybeCard[] | null;
    }
  | { readonly kind: 'stand-pat'; readonly seat: number; readonly cards: readonly MaybeCard[] | null }
  | { readonly kind: 'dealt'; readonly seat: number; readonly groups: readonly (readonly MaybeCard[])[] }
  | {
      readonly kind: 'show';
      readonly seat: number;
      readonly cards: readonly MaybeCard[];
      readonly words: string | null;
    }
  | { readonly kind: 'muck'; readonly seat: number }
  | { readonly kind: 'no-show'; readonly seat: number }
  | { readonly kind: 'uncalled'; readonly seat: number; readonly amount: number }
  | { readonly kind: 'collect'; readonly seat: number; readonly amount: number; readonly pot: string | null }
  | { readonly kind: 'cash-out'; readonly seat: number; readonly amount: number; readonly fee: number | null }
  | { readonly kind: 'run-twice' }
  /** What the table says of the play. */
  | { readonly kind: 'note'; readonly says: TableNote }
  | { readonly kind: 'cancelled' }
  /** Talk, comings and goings, prizes: nothing of the hand. */
  | { readonly kind: 'aside' };

export interface Told {
  readonly line: Line;
  readonly event: Event;
}
