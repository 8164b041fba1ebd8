import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { ACTION_NAMES, isPost } from '../../core/index.ts';
import type { ActionTold } from './hand.ts';

type Next = NonNullable<AdjudicationResponse['next']>;
export type Options = Extract<Next, { kind: 'act' }>['options'];
type Irregularity = NonNullable<AdjudicationResponse['legality']>['irregularities'][number];
export type Way = Irregularity['ruling']['options'][number];

/** One thing a seat may do: at one amount, or at any between two. */
export type Offer =
  | { readonly kind: 'plain'; readonly action: 'fold' | 'check' }
  | {
      readonly kind: 'exact';
      readonly action: 'call' | 'bet' | 'raise' | 'bring-in' | 'complete' | 'all-in';
      readonly to: number;
    }
  | { readonly kind: 'range'; readonly action: 'bet' | 'raise'; readonly least: number; readonly most: number | null };

type Range = NonNullable<Options['bet']>;

/** Fixed limit leaves one size, or on an open pair two, and nothing between them. */
function wagers(action: 'bet' | 'raise', range: Range | null, fixed: boolean): readonly Offer[] {
  if (range === null) return [];
  const { minTo, maxTo } = range;
  if (minTo === maxTo) return [{ kind: 'exact', action, to: minTo }];
  if (fixed && maxTo !== null) return [minTo, maxTo].map((to) => ({ kind: 'exact', action, to }));
  return [{ kind: 'range', action, least: minTo, most: maxTo }];
}

const exact = (
  action: Extract<Offer, { kind: 'exact' }>['action'],
  wager: { readonly to: number } | null,
): readonly Offer[] => (wager === null ? [] : [{ kind: 'exact', action, to: wager.to }]);

/** What is legal for the seat to act, with exact amounts, cheapest first. */
export const offersOf = (options: Options, betting: string): readonly Offer[] => [
  ...(options.fold ? [{ kind: 'plain', action: 'fold' } as const] : []),
  ...(options.check ? [{ kind: 'plain', action: 'check' } as const] : []),
  ...exact('bring-in', options.bringIn),
  ...exact('call', options.call),
  ...exact('complete', options.complete),
  ...wagers('bet', options.bet, betting === 'fixed-limit'),
  ...wagers('raise', options.raise, betting === 'fixed-limit'),
  ...exact('all-in', options.allIn),
];

/** An offer taken, as an entry of the history. A call needs no figure. */
export function entryOf(seat: number, offer: Offer, to?: number): ActionTold {
  switch (offer.kind) {
    case 'plain':
      return { seat, action: offer.action };
    case 'exact':
      return offer.action === 'bet' || offer.action === 'raise'
        ? { seat, action: offer.action, to: offer.to }
        : { seat, action: offer.action };
    case 'range':
      return { seat, action: offer.action, to: to ?? offer.least };
  }
}

/** A way out of an irregularity as entries of the history; null where no history says it. */
export const entriesOf = ({ acts }: Way): readonly ActionTold[] | null => acts;

export type OddAction = ActionTold['action'];

/** What a player owes is seldom what went wrong: it comes after what he chose. */
const lateness = (action: OddAction): number =>
  isPost(action) ? 2 : action === 'bring-in' || action === 'complete' ? 1 : 0;

/** What is entered on purpose though it may not be legal: everything the wire knows. */
export const ODD_ACTIONS: readonly OddAction[] = [...ACTION_NAMES].sort((a, b) => lateness(a) - lateness(b));

/** Which figure an entry of this kind has. */
export function figureOf(action: OddAction): 'to' | 'amount' | 'chips' | 'count' | null {
  if (action === 'chips') return 'chips';
  if (action === 'discard') return 'count';
  if (isPost(action)) return 'amount';
  return action === 'bet' || action === 'raise' || action === 'call' ? 'to' : null;
}

/** The whole numbers of a line, however they are set apart. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits)).filter((n) => Number.isSafeInteger(n));

/** An entry written by hand: an action with its figure, which may be left out. */
export function oddEntry(seat: number, action: OddAction, figure: string): ActionTold {
  const [first] = numbersIn(figure);
  const kind = figureOf(action);
  if (kind === 'chips') return { seat, action, chips: numbersIn(figure) };
  return kind === null || first === undefined ? { seat, action } : { seat, action, [kind]: first };
}
