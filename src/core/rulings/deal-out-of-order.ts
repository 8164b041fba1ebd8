import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { dealStands, misdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf, seatFact } from './facts.ts';
import { citesOf, isMisdeal } from './misdeal-list.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { type Named, named, says, whoFirst } from './words.ts';

const FACTS = {
  fault: oneOf(['touched-early', 'wrong-first-seat', 'two-at-once', 'wrong-way'], {
    en: 'What went wrong: cards touched before the deal ended, the first card dealt to the wrong seat, cards dealt two at a time, or the wrong way round?',
    it: 'Che cosa è andato storto: carte toccate prima della fine, prima carta al posto sbagliato, carte date a due a due, o nel verso sbagliato?',
  }),
  seat: seatFact({ en: 'Which seat touched its cards?', it: 'Quale posto ha toccato le carte?' }),
  restorable: flag({
    en: 'Can every card still go to the seat it was due, nobody having looked at any?',
    it: 'Ogni carta può ancora andare al posto a cui spettava, senza che nessuno ne abbia guardate?',
  }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

function touched(seat: Given['seat'], cites: Cites): Asks {
  const early = decision('touched-early', named(seat), cites);
  return ruled('proceed', decision('touched-deal-goes-on', {}, cites, [early]), {
    because: [early],
    besides: [decision('penalty-possible', named(seat), cite('custom/penalty'))],
  });
}

function putRight(restorable: boolean | undefined, cites: Cites, notShuffled: Cites): Asks {
  if (restorable === undefined) return ask('restorable');
  const wrong = decision('dealt-out-of-order', {}, cites);
  return restorable
    ? ruled('proceed', decision('cards-to-their-seats', {}, cites, [wrong]), { because: [wrong] })
    : ruled('floor-decides', decision('order-not-restorable', {}, notShuffled, [wrong]), { because: [wrong] });
}

function italian({ fault, seat, restorable }: Given): Asks {
  if (fault === undefined) return ask('fault');
  const cites = cite('italian-tournament/1');
  if (fault === 'touched-early') return touched(seat, cites);
  return putRight(restorable, cites, cite('italian-tournament/1', 'italian-tournament/4', 'custom/silent-rulebook'));
}

/** By the house's list: the first card to the wrong seat, and in some houses any card out of order, make a misdeal. */
function byList(given: Given, context: RulingContext): Asks {
  const { fault, seat, restorable } = given;
  if (fault === undefined) return ask('fault');
  if (fault === 'touched-early') return touched(seat, cite('tda-2024/1'));
  const { values, cites } = context.rules;
  const first = fault === 'wrong-first-seat';
  const cause = first ? 'first-card-to-wrong-seat' : 'cards-out-of-order';
  if (!isMisdeal(values.misdealList, cause)) return putRight(restorable, cites.misdealList, cite('tda-2024/1'));
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  const wrong = decision(first ? 'first-card-to-wrong-seat' : 'dealt-out-of-order', {}, citesOf(context.rules, cause));
  return acted ? dealStands(context, [wrong]) : misdeal(wrong, context);
}

export const dealOutOfOrder = defineRuling({
  type: 'deal-out-of-order',
  title: {
    en: 'Hole cards touched early or dealt out of order',
    it: 'Carte toccate prima del tempo o date in ordine errato',
  },
  description: {
    en: 'Hole cards were touched before the deal ended, or not dealt one at a time, clockwise, from the right seat.',
    it: 'Le carte sono state toccate prima della fine, o non date una alla volta, in senso orario, dal posto giusto.',
  },
  clauses: cite(
    'italian-tournament/1',
    'tda-2024/35-A',
    'tda-2024/35-A2',
    'wsop-2024/L104',
    'roberts-11/misdeals-1',
    'roberts-11/misdeals-2',
  ),
  facts: FACTS,
  books: { 'italian-tournament': italian, 'tda-2024': byList, 'wsop-2024': byList, 'roberts-11': byList },
  messages: {
    'touched-early': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} touched hole cards before the deal had ended.`,
      it: (f, say) => `${whoFirst(f, say)} ha toccato le carte prima della fine della distribuzione.`,
    }),
    'touched-deal-goes-on': says(
      'The deal goes on and the cards stay with their seats; nobody touches them before it ends.',
      'La distribuzione prosegue e le carte restano ai loro posti; nessuno le tocca prima della fine.',
    ),
    'dealt-out-of-order': says(
      'The cards were not dealt one at a time, clockwise, from the right seat.',
      'Le carte non sono state date una alla volta, in senso orario, dal posto giusto.',
    ),
    'cards-to-their-seats': says(
      'Each card goes to the seat it was due, and the deal goes on.',
      'Ogni carta va al posto a cui spettava e la distribuzione prosegue.',
    ),
    'order-not-restorable': says(
      'The order cannot be put right, and the cards are not shuffled again for this: the floor decides.',
      "L'ordine non si può ristabilire e per questo non si rimischia: decide il direttore.",
    ),
    'first-card-to-wrong-seat': says(
      'The first card went to the wrong seat.',
      'La prima carta è andata al posto sbagliato.',
    ),
  },
});
