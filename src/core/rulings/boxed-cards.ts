import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { cardsEffect } from './cards-effect.ts';
import { dealStands, misdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { cardsFact, type FactTable, type FactValues, oneOf, whole } from './facts.ts';
import { citesOf, isMisdeal } from './misdeal-list.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';

const FACTS = {
  boxed: whole(1, 52, {
    en: 'How many cards lay face up in the deck?',
    it: 'Quante carte erano scoperte nel mazzo?',
  }),
  cards: cardsFact(52, { en: 'Which cards were they?', it: 'Quali carte erano?' }),
  when: oneOf(['first-deal', 'later'], {
    en: 'Were they found while the first cards were dealt, or later?',
    it: 'Si sono trovate durante la prima distribuzione, o dopo?',
  }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const movesOf = (cards: Given['cards'] = []) => cards.map((card) => ({ card, to: 'out-of-play' as const }));

function paper({ cards = [] }: Given, { rules, table }: RulingContext, because: readonly Decision[]): Asks {
  const cites = [...clausesOf(rules, 'boxed-card'), ...cite('custom/boxed-card')];
  const effect = cardsEffect(table, { out: cards });
  const says = decision('boxed-card-replaced', {}, cites, because);
  return ruled('replace-card', says, { because, cards: movesOf(cards), effect });
}

function byHouse(given: Given, context: RulingContext): Asks {
  const count = given.boxed ?? (given.cards?.length || undefined);
  if (count === undefined) return ask('boxed');
  const { values } = context.rules;
  const found = decision('boxed-cards-found', { count }, citesOf(context.rules, 'boxed-cards'));
  if (count < 2 || !isMisdeal(values.misdealList, 'boxed-cards')) return paper(given, context, [found]);
  if (given.when === undefined) return ask('when');
  if (given.when === 'later') return paper(given, context, [found]);
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  if (!acted) return misdeal(found, context);
  const cards = movesOf(given.cards);
  const replaced = decision('boxed-card-replaced', {}, cite('custom/boxed-card'), [found]);
  return { ...dealStands(context, [found], [replaced]), moves: { chips: [], cards } };
}

export const boxedCards = defineRuling({
  type: 'boxed-cards',
  title: { en: 'Cards face up in the deck', it: 'Carte scoperte nel mazzo' },
  description: {
    en: 'One or more cards lay the wrong way round in the deck and came off it face up.',
    it: 'Una o più carte erano voltate nel mazzo e ne sono uscite scoperte.',
  },
  clauses: cite(
    'tda-2024/35-A',
    'tda-2024/35-A1',
    'wsop-2024/L104',
    'roberts-11/misdeals-2',
    'roberts-11/irregularities-7',
  ),
  facts: FACTS,
  books: {
    'tda-2024': byHouse,
    'wsop-2024': byHouse,
    'roberts-11': byHouse,
    'italian-tournament': byHouse,
  },
  messages: {
    'boxed-cards-found': message<{ count: number }>({
      en: (f) => `${f.count === 1 ? 'One card' : `${f.count} cards`} lay face up in the deck.`,
      it: (f) => (f.count === 1 ? 'Una carta era scoperta nel mazzo.' : `${f.count} carte erano scoperte nel mazzo.`),
    }),
    'boxed-card-replaced': message<Record<string, never>>({
      en: () =>
        'A card face up in the deck counts as a scrap of paper: it is laid aside, and the next card takes its place.',
      it: () =>
        'Una carta scoperta nel mazzo vale come un pezzo di carta: si mette da parte e la successiva ne prende il posto.',
    }),
  },
});
