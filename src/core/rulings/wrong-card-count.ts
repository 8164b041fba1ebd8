import { message } from '../explanation/messages.ts';
import { ask, askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { misdeal, noMisdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf, seatFact } from './facts.ts';
import { deadIn } from './ineligible-seat-dealt.ts';
import { citesOf, isMisdeal } from './misdeal-list.ts';
import { button, hasSpoken } from './shared-facts.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { type Named, named, says, whoFirst } from './words.ts';

const FACTS = {
  fault: oneOf(['too-few', 'one-too-many', 'more-too-many'], {
    en: 'Did the player get too few cards, one too many, or more than that?',
    it: 'Il giocatore ha ricevuto carte in meno, una di troppo, o di più?',
  }),
  seat: seatFact({ en: 'Which player was it?', it: 'Quale giocatore era?' }),
  button,
  spoken: hasSpoken,
  dealtLast: flag({
    en: 'Was the card too many dealt when everybody had received theirs?',
    it: 'La carta di troppo è stata data quando tutti avevano già le proprie?',
  }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function dead({ seat }: Given, why: Decision, { rules, table }: RulingContext, own: Decision['cites']): Asks {
  const killed = decision('wrong-count-dead', {}, own, [why]);
  const order = clausesOf(rules, 'burn-order');
  const besides = order.length === 0 ? [] : [decision('one-burn-as-usual', {}, order, [killed])];
  return ruled('hand-dead', killed, { because: [why], besides, effect: deadIn(table, seat) });
}

/** A misdeal until there is substantial action; the hand is dead from then on. */
function byAction(given: Given, why: Decision, context: RulingContext): Asks {
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  if (!acted) return misdeal(why, context);
  const { rules } = context;
  return dead(given, why, context, [...rules.cites.substantialAction, ...clausesOf(rules, 'wrong-count')]);
}

/** A button with a card missing may have it, for as long as the house says. */
function shortButton(given: Given, why: Decision, context: RulingContext): Asks {
  const cites = context.rules.cites.buttonShort;
  const complete = () =>
    ruled('replace-card', decision('button-receives-card', named(given.seat), cites, [why]), { because: [why] });
  if (context.rules.values.buttonShort === 'until-it-acts') {
    if (given.spoken === undefined) return ask('spoken');
    return given.spoken ? dead(given, why, context, cites) : complete();
  }
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  return acted ? byAction(given, why, context) : complete();
}

/** One card too many, dealt last, may go back and be the next burn. */
function extraCard(given: Given, why: Decision, context: RulingContext): Asks {
  if (given.dealtLast === undefined) return ask('dealtLast');
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  if (acted || !given.dealtLast) return byAction(given, why, context);
  const back = decision('extra-card-is-the-burn', {}, context.rules.cites.extraHoleCard, [why]);
  return ruled('replace-card', back, { because: [why], cards: [{ card: null, to: 'flop-burn' }] });
}

function byHouse(given: Given, context: RulingContext): Asks {
  const { fault, seat, button: dealer } = given;
  if (fault === undefined) return ask('fault');
  const { values, cites } = context.rules;
  const why =
    fault === 'too-few'
      ? decision('too-few-cards', named(seat), [
          ...new Set([...citesOf(context.rules, 'wrong-number-of-cards'), ...cites.buttonShort]),
        ])
      : decision('too-many-cards', named(seat), citesOf(context.rules, 'wrong-number-of-cards'));
  if (!isMisdeal(values.misdealList, 'wrong-number-of-cards')) return noMisdeal(context, why);
  if (fault === 'too-few' && values.buttonShort !== 'never') {
    if (seat === undefined || dealer === undefined) return askFor({ seat, button: dealer });
    if (seat === dealer) return shortButton(given, why, context);
  }
  if (fault === 'one-too-many' && values.extraHoleCard === 'next-burn') return extraCard(given, why, context);
  return byAction(given, why, context);
}

export const wrongCardCount = defineRuling({
  type: 'wrong-card-count',
  title: { en: 'A player with the wrong number of cards', it: 'Un giocatore con un numero di carte sbagliato' },
  description: {
    en: 'A player was dealt too few hole cards, or too many.',
    it: 'Un giocatore ha ricevuto carte private in meno, o di troppo.',
  },
  clauses: cite(
    'tda-2024/35-A',
    'tda-2024/35-A5',
    'tda-2024/37',
    'tda-2024/38',
    'wsop-2024/L104',
    'roberts-11/misdeals-2',
    'roberts-11/dead-hands-1',
    'roberts-11/holdem-2',
    'italian-tournament/4',
  ),
  facts: FACTS,
  books: {
    'tda-2024': byHouse,
    'wsop-2024': byHouse,
    'roberts-11': byHouse,
    'italian-tournament': byHouse,
  },
  messages: {
    'too-few-cards': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} was dealt too few cards.`,
      it: (f, say) => `${whoFirst(f, say)} ha ricevuto carte in meno.`,
    }),
    'too-many-cards': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} was dealt too many cards.`,
      it: (f, say) => `${whoFirst(f, say)} ha ricevuto carte di troppo.`,
    }),
    'button-receives-card': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} has the button: the missing card comes off the deck, and the hand goes on.`,
      it: (f, say) => `${whoFirst(f, say)} ha il bottone: la carta mancante si dà dal mazzo e la mano prosegue.`,
    }),
    'extra-card-is-the-burn': says(
      'The last card dealt goes back unseen and is the burn before the flop.',
      "L'ultima carta data torna indietro senza essere vista ed è la bruciata prima del flop.",
    ),
    'wrong-count-dead': says(
      'A hand with the wrong number of cards is dead: its cards go to the muck, and no chips go back.',
      'Una mano con il numero di carte sbagliato è morta: le carte vanno negli scarti e nessuna fiche torna indietro.',
    ),
    'one-burn-as-usual': says(
      'The next street has its one burn off the deck, whatever that does to the order of the cards.',
      "Il giro successivo ha la sua unica bruciata dal mazzo, comunque ne risulti l'ordine delle carte.",
    ),
  },
});
