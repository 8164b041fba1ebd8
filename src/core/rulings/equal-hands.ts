import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf, seatsFact, settledOf, type Table } from './facts.ts';
import { payments } from './payments.ts';
import { says } from './words.ts';

/** Who is best in the first contest of a hand whose cards are all there. */
const best = (table: Table) => settledOf(table)?.standings[0]?.tiers[0];

const FACTS = {
  seats: seatsFact(
    { en: 'Which seats hold the hands in dispute?', it: 'Quali posti hanno le mani contestate?' },
    best,
    'never',
    2,
  ),
  claim: oneOf(['suit', 'cards-used'], {
    en: 'By what is one hand said to be better: the suit, or the cards it uses?',
    it: 'Per che cosa una mano sarebbe migliore: il seme o le carte usate?',
  }),
  equalRanks: flag(
    {
      en: 'Do the best five cards of each have the same category and ranks?',
      it: 'Le migliori cinque carte di ognuno hanno la stessa combinazione e gli stessi valori?',
    },
    (table) => {
      const top = best(table);
      return top && top.length > 1;
    },
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

const under =
  (cites: Cites) =>
  ({ seats, equalRanks }: Given, { rules, table }: RulingContext): Asks => {
    if (equalRanks === undefined) return ask('equalRanks');
    const chips = payments(table);
    if (!equalRanks) return ruled('proceed', decision('better-hand-takes-it', {}, cites), { chips });
    const equal = decision('hands-of-equal-ranks', {}, cites);
    if (rules.values.suitTieBreak === 'suits') {
      const suits = decision('suits-decide-here', {}, rules.cites.suitTieBreak, [equal]);
      return ruled('proceed', suits, { because: [equal], chips });
    }
    const facts = seats === undefined ? {} : { seats };
    return ruled('split', decision('equal-hands-split', facts, cites, [equal]), { because: [equal], chips });
  };

export const equalHands = defineRuling({
  type: 'equal-hands',
  title: {
    en: 'Equal hands disputed by suit or by the cards used',
    it: 'Punti uguali contestati per seme o per carte usate',
  },
  description: {
    en: 'A player claims that of two equal hands one is better by its suit or by the cards it uses.',
    it: 'Un giocatore sostiene che di due punti uguali uno è migliore per il seme o per le carte usate.',
  },
  clauses: cite(
    'italian-tournament/5',
    'italian-limit-room/7',
    'tda-2024/12',
    'wsop-2024/L140',
    'wsop-2024/L146',
    'roberts-11/ties-1',
  ),
  facts: FACTS,
  books: {
    'italian-tournament': under(cite('italian-tournament/5')),
    'italian-limit-room': under(cite('italian-limit-room/7')),
    'guida-poker': under(cite('custom/it-suit', 'custom/it-notie')),
    'tda-2024': under(cite('tda-2024/12', 'custom/hand-ranking')),
    'wsop-2024': under(cite('wsop-2024/L140', 'wsop-2024/L146')),
    'roberts-11': under(cite('roberts-11/showdown-2', 'roberts-11/ties-1')),
  },
  messages: {
    'hands-of-equal-ranks': says(
      'The best five cards of each have the same ranks: neither is better.',
      'Le migliori cinque carte di ognuno hanno gli stessi valori: nessuna è migliore.',
    ),
    'equal-hands-split': message<{ seats?: readonly number[] }>({
      en: (f, say) =>
        `The pot is split${f.seats === undefined ? '' : ` between ${say.players(f.seats)}`}: neither suits nor the cards used count.`,
      it: (f, say) =>
        `Il piatto si divide${f.seats === undefined ? '' : ` tra ${say.players(f.seats)}`}: non contano né i semi né le carte usate.`,
    }),
    'better-hand-takes-it': says(
      'The hands are not equal: the better one takes the pot, as the cards read.',
      'Le mani non sono uguali: la migliore prende il piatto, come dicono le carte.',
    ),
    'suits-decide-here': says(
      'This house lets suits decide between equal hands: the higher suit takes the pot.',
      'In questa casa tra punti uguali decidono i semi: il seme più alto prende il piatto.',
    ),
  },
});
