import { formatCard } from '../cards/card.ts';
import { type Deck, deckSize } from '../cards/deck.ts';
import type { CardGroup } from './check-cards.ts';
import type { Report } from './check-seats.ts';
import { boardSizeOf, dealtCount } from './hand.ts';
import { discardCount, hasDraws, hasExchanges } from './replay-draws.ts';
import type { ActionSetup, HandSetup } from './setup.ts';

interface Exchange {
  readonly made: ActionSetup;
  readonly index: number;
}

function exchangesOf({ actions, variant }: HandSetup): Exchange[] {
  if (actions === null || !hasExchanges(variant)) return [];
  return actions.flatMap((made, index) => (made.action === 'discard' ? [{ made, index }] : []));
}

/** Whether the deck lasts for every card drawn; where it does not, discards are shuffled and dealt again. */
function deckLasts(setup: HandSetup, deck: Deck, exchanges: readonly Exchange[]): boolean {
  const { variant } = setup;
  const drawn = hasDraws(variant) ? exchanges.reduce((sum, { made }) => sum + (discardCount(made) ?? 0), 0) : 0;
  const dealt = setup.seats.length * dealtCount(variant) + boardSizeOf(variant) * variant.boards;
  return dealt + drawn + setup.dead.length <= deckSize(deck);
}

/** Cards named as discarded, with their places: gone for good as long as the deck lasts. */
export function discards(setup: HandSetup, deck: Deck): CardGroup[] {
  const exchanges = exchangesOf(setup);
  if (exchanges.length === 0 || !deckLasts(setup, deck, exchanges)) return [];
  return exchanges.map(({ made: { cards = [] }, index }) => ({ cards, at: ['actions', index, 'cards'], from: 0 }));
}

/** A card drawn is held in the end or discarded later, where all of both is told. */
export function checkDraws(setup: HandSetup, report: Report): void {
  const exchanges = exchangesOf(setup);
  for (const { made, index } of exchanges) {
    const hole = setup.seats.find((s) => s.seat === made.seat)?.hole ?? null;
    const later = exchanges.filter((e) => e.made.seat === made.seat && e.index > index);
    const told = later.every((e) => e.made.cards !== undefined && !e.made.cards.includes(null));
    if (hole === null || hole.includes(null) || !told) continue;
    const kept = [...hole, ...later.flatMap((e) => e.made.cards ?? [])];
    (made.drawn ?? []).forEach((card, i) => {
      const place = kept.indexOf(card);
      if (card === null) return;
      if (place < 0)
        report('drawn-not-held', ['actions', index, 'drawn', i], { seat: made.seat, card: formatCard(card) });
      else kept.splice(place, 1);
    });
  }
}
