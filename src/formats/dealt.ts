import { type ActionSetup, formatDealt, type MaybeCard } from '../core/index.ts';

type Cards = readonly MaybeCard[];

/** Cards as a record writes them, unseen ones among them. */
export const cardsText = (cards: Cards, between = ''): string => cards.map(formatDealt).join(between);

/** The first card that is told again among these, if any. */
export const toldAgain = (cards: Cards): MaybeCard | undefined =>
  cards.find((card, i) => card !== null && cards.indexOf(card) < i);

/** Cards nobody has seen. */
export const unknown = (count: number): Cards => new Array<null>(Math.max(0, count)).fill(null);

export const isDraw = ({ action }: ActionSetup): boolean => action === 'discard' || action === 'stand-pat';

/** Cards without those drawn into them: a drawn card lies last, and one drawn unseen may have been seen since. */
function withoutDrawn(held: Cards, drawn: Cards): Cards {
  const kept = [...held];
  for (const card of [...drawn].reverse()) {
    const place = kept.lastIndexOf(card);
    kept.splice(place < 0 ? kept.length - 1 : place, 1);
  }
  return kept;
}

/** A hand as it was dealt: what is held in the end with every draw taken back, the last first. */
export const dealtTo = (hole: Cards, draws: readonly ActionSetup[]): Cards =>
  draws.reduceRight<Cards>(
    (held, action) => [...(action.cards ?? unknown(action.count ?? 0)), ...withoutDrawn(held, action.drawn ?? [])],
    hole,
  );
