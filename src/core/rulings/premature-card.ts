import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { type BoardStreet, dealt, earlyStreet, streetOff } from './board-faults.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import type { FactTable, FactValues } from './facts.ts';
import { says } from './words.ts';

const FACTS = { street: earlyStreet, dealt } as const satisfies FactTable;

export type EarlyFacts = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** A turn is set aside, the card due as the river takes its place, and it comes back for the river. */
function setAside({ dealt: cards = [] }: EarlyFacts, { rules, table }: RulingContext): Asks {
  const cites = rules.cites.prematureCard;
  const unplayed = decision('early-card-does-not-play', { street: 'turn' }, cites);
  const aside = decision('early-turn-set-aside', {}, cites, [unplayed]);
  const instead = decision('river-card-becomes-turn', {}, cites, [aside]);
  return ruled('replace-card', aside, {
    because: [unplayed],
    besides: [instead, decision('turn-shuffled-in-for-river', {}, cites, [instead])],
    cards: cards.map((card) => ({ card, to: 'aside' })),
    effect: streetOff(table, 'turn'),
  });
}

function intoStub(at: BoardStreet, { dealt: cards = [] }: EarlyFacts, { rules, table }: RulingContext): Asks {
  const cites = rules.cites.prematureCard;
  const unplayed = decision('early-card-does-not-play', { street: at }, cites);
  return ruled('replace-card', decision('early-card-into-stub', { street: at }, cites, [unplayed]), {
    because: [unplayed],
    cards: cards.map((card) => ({ card, to: 'stub' })),
    effect: streetOff(table, at),
  });
}

/** What becomes of a street dealt before the betting on the one before was over. */
export function ruleEarlyCard(facts: EarlyFacts, context: RulingContext): Asks {
  const { street: at } = facts;
  if (at === undefined) return ask('street');
  const { values, cites } = context.rules;
  if (values.prematureCard === 'floor')
    return ruled('floor-decides', decision('board-order-unwritten', { street: at }, cites.prematureCard));
  return values.prematureCard === 'turn-set-aside' && at === 'turn'
    ? setAside(facts, context)
    : intoStub(at, facts, context);
}

export const prematureCard = defineRuling({
  type: 'premature-card',
  title: { en: 'A board card dealt too early', it: 'Carta del tavolo scoperta troppo presto' },
  description: {
    en: 'A flop, turn or river was dealt before the betting on the street before it was over.',
    it: 'Un flop, un turn o un river si è scoperto prima che finissero le puntate del giro precedente.',
  },
  clauses: cite(
    'tda-2024/RP-5',
    'wsop-2024/T90-f',
    'roberts-11/holdem-6',
    'roberts-11/holdem-8',
    'italian-tournament/3',
  ),
  facts: FACTS,
  books: {
    'tda-2024': ruleEarlyCard,
    'wsop-2024': ruleEarlyCard,
    'roberts-11': ruleEarlyCard,
    'italian-tournament': ruleEarlyCard,
  },
  messages: {
    'early-card-does-not-play': message<{ street: string }>({
      en: (f, say) =>
        `The betting was not over: this ${say.street(f.street)} does not play, even if everybody still to act should fold.`,
      it: (f, say) =>
        `Le puntate non erano finite: questo ${say.street(f.street)} non gioca, nemmeno se chi deve ancora parlare lascia.`,
    }),
    'early-card-into-stub': message<{ street: string }>({
      en: (f, say) =>
        `The burn stays; the ${say.street(f.street)} goes back into the stub, which is shuffled, and is dealt again without another burn once the betting is over.`,
      it: (f, say) =>
        `La bruciata resta; il ${say.street(f.street)} torna nel mazzo, che si rimischia, e si scopre di nuovo senza altra bruciata a puntate finite.`,
    }),
    'early-turn-set-aside': says(
      'The turn is set aside, and the betting on the flop is completed.',
      'Il turn si mette da parte e si completano le puntate sul flop.',
    ),
    'river-card-becomes-turn': says(
      'A card is burned, and the card that was due as the river is dealt as the turn.',
      'Si brucia una carta, e quella che spettava al river si scopre come turn.',
    ),
    'turn-shuffled-in-for-river': says(
      'After the betting on the turn the card set aside is shuffled into the stub, burns and discards apart, and the river is dealt without another burn.',
      'Dopo le puntate sul turn la carta messa da parte si rimischia nel mazzo, senza bruciate e scarti, e il river si scopre senza altra bruciata.',
    ),
  },
});
