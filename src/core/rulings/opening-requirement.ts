import { type Card, formatCard, RANKS, type Rank } from '../cards/card.ts';
import { strippedTo } from '../cards/deck.ts';
import { message } from '../explanation/messages.ts';
import { canOpen } from '../hand/openers.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { cardsFact, type FactTable, type FactValues, whole } from './facts.ts';
import { lowestOf, lowestRank } from './italian-facts.ts';

const FACTS = {
  cards: cardsFact(
    5,
    {
      en: 'Which five cards did the opener hold when he opened?',
      it: 'Quali cinque carte aveva l’apertore quando ha aperto?',
    },
    undefined,
    { least: 5 },
  ),
  passedDeals: whole(0, 100, {
    en: 'How many deals in a row have just been passed by everybody?',
    it: 'Quante mani di fila sono appena passate senza apertura?',
  }),
  lowestRank,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** Jacks, after an all-passed deal queens, then kings, and there it stays (custom/it-open). */
const LEAST = ['jacks', 'queens', 'kings'] as const;

function guida(given: Given, { rules, table }: RulingContext): Asks {
  const { cards, passedDeals } = given;
  const fixed = rules.values.openers === 'none' ? undefined : rules.values.openers;
  if (cards === undefined) return ask('cards');
  if (fixed === undefined && passedDeals === undefined) return ask('passedDeals');
  const count = passedDeals ?? 0;
  const five = cards.filter((card): card is Card => card !== null);
  const openers = fixed ?? LEAST[Math.min(count, LEAST.length - 1)] ?? 'jacks';
  const opens = (lowest: Rank): boolean => canOpen(five, strippedTo(lowest), { ...rules.values, openers });
  // Only straights, made or drawn to, depend on where the deck starts.
  const alike = new Set(RANKS.map(opens)).size === 1;
  const lowest = lowestOf(given.lowestRank, table) ?? (alike ? RANKS[0] : undefined);
  if (lowest === undefined) return ask('lowestRank');
  const cites = [
    ...new Set([
      ...(fixed === undefined ? cite('custom/it-open') : rules.cites.openers),
      ...rules.cites.straightFlushOpeners,
    ]),
  ];
  const facts = { cards: five.map(formatCard), openers, count: fixed === undefined ? count : 0 };
  return opens(lowest)
    ? ruled('proceed', decision('hand-may-open', facts, cites))
    : ruled('not-allowed', decision('hand-may-not-open', facts, cites));
}

const OPENERS_EN: Readonly<Record<string, string>> = { jacks: 'jacks', queens: 'queens', kings: 'kings' };
const OPENERS_IT: Readonly<Record<string, string>> = { jacks: 'jack', queens: 'donne', kings: 're' };

export const openingRequirement = defineRuling({
  type: 'opening-requirement',
  title: { en: 'Whether a hand may open', it: 'Se una mano può aprire' },
  description: {
    en: 'Italian draw: is this hand good enough to open, after so many deals passed by everybody?',
    it: 'Poker italiano: questa mano basta per aprire, dopo tante mani passate da tutti?',
  },
  clauses: cite('custom/it-open'),
  facts: FACTS,
  books: { 'guida-poker': guida },
  messages: {
    'hand-may-open': message<{ cards: readonly string[]; openers: string; count: number }>({
      en: (f, say) =>
        `${say.cards(f.cards)} may open: ${OPENERS_EN[f.openers] ?? f.openers} or better are asked for${f.count > 0 ? ` after ${f.count === 1 ? 'one deal' : `${f.count} deals`} passed by everybody` : ''}.`,
      it: (f, say) =>
        `${say.cards(f.cards)} bastano per aprire: servono almeno ${OPENERS_IT[f.openers] ?? f.openers}${f.count > 0 ? ` dopo ${f.count === 1 ? 'una mano passata' : `${f.count} mani passate`}` : ''}.`,
    }),
    'hand-may-not-open': message<{ cards: readonly string[]; openers: string; count: number }>({
      en: (f, say) =>
        `${say.cards(f.cards)} may not open: ${OPENERS_EN[f.openers] ?? f.openers} or better are asked for${f.count > 0 ? ` after ${f.count === 1 ? 'one deal' : `${f.count} deals`} passed by everybody` : ''}.`,
      it: (f, say) =>
        `${say.cards(f.cards)} non bastano per aprire: servono almeno ${OPENERS_IT[f.openers] ?? f.openers}${f.count > 0 ? ` dopo ${f.count === 1 ? 'una mano passata' : `${f.count} mani passate`}` : ''}.`,
    }),
  },
});
