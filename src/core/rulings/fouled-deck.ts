import { message } from '../explanation/messages.ts';
import { ask, option, type RulingOption, ruled, type Verdict } from '../hand/verdict.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { everyBetBack, foulClauses } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues, flag, oneOf } from './facts.ts';
import { phase } from './italian-facts.ts';
import { type Named, named, says, whoFirst } from './words.ts';

const FACTS = {
  fault: oneOf(['identical-cards', 'different-back', 'missing-card'], {
    en: 'What is wrong with the deck: two identical cards, a card with another back, or a card missing?',
    it: 'Che cos’ha il mazzo: due carte identiche, una carta con il dorso diverso, o una carta mancante?',
  }),
  inStub: flag({
    en: 'Did the card with the other back lie in the stub, not yet in play?',
    it: 'La carta con il dorso diverso era nel mazzo, non ancora in gioco?',
  }),
  handOver: flag({ en: 'Was the hand already over?', it: 'La mano era già finita?' }),
  nextHandBegun: flag({ en: 'Has the next hand begun?', it: 'La mano successiva è cominciata?' }),
  knewAndBet: flag({
    en: 'Did a player who knew of it bet or raise all the same?',
    it: 'Un giocatore che lo sapeva ha comunque puntato o rilanciato?',
  }),
  seat: anySeat({ en: 'Which player was that?', it: 'Quale giocatore era?' }),
  phase,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The knowing aggressor's chips may stay for the next pot; nobody else's do. */
function refundOptions({ seat }: Given, { rules, table }: RulingContext, void_: Decision): RulingOption[] {
  const cites = rules.cites.knowingAggressor;
  const back = everyBetBack(table);
  const kept = back.map((move) => (move.to === seat ? { ...move, to: 'next-pot' as const } : move));
  return [
    option(decision('aggressor-forfeits', named(seat), cites, [void_]), { chips: kept }),
    option(decision('aggressor-refunded', named(seat), cites, [void_]), { chips: back }),
  ];
}

/** Play stops and every bet goes back, whatever has been done; after the hand only while it can be disputed. */
function fouled(given: Given, why: Decision, context: RulingContext): Asks {
  const { handOver, nextHandBegun, knewAndBet, seat } = given;
  const { rules, table } = context;
  if (handOver === undefined) return ask('handOver');
  if (handOver && nextHandBegun === undefined) return ask('nextHandBegun');
  if (handOver && nextHandBegun) {
    return ruled('stands', decision('fouled-deck-too-late', {}, rules.cites.disputeWindow, [why]), { because: [why] });
  }
  const void_ = decision('fouled-deck-void', {}, why.cites, [why]);
  const chips = everyBetBack(table);
  if (rules.values.knowingAggressor === 'refunded') return ruled('void', void_, { because: [why], chips });
  if (knewAndBet === undefined) return ask('knewAndBet');
  if (!knewAndBet) return ruled('void', void_, { because: [why], chips });
  if (seat === undefined) return ask('seat');
  const may = decision('aggressor-may-forfeit', named(seat), rules.cites.knowingAggressor, [void_]);
  return ruled('void', void_, { because: [why], besides: [may], options: refundOptions(given, context, void_) });
}

function byHouse(given: Given, context: RulingContext): Asks {
  const { fault, inStub } = given;
  const { rules } = context;
  if (fault === undefined) return ask('fault');
  if (fault === 'identical-cards') return fouled(given, decision('deck-has-twins', {}, foulClauses(rules)), context);
  const forHouse = () => ruled('floor-decides', decision('fouled-deck-house-says', {}, cite('tda-2024/35-E')));
  if (fault === 'missing-card') {
    const own = clausesOf(rules, 'missing-card');
    return own.length === 0 ? forHouse() : ruled('stands', decision('missing-card-stands', {}, own));
  }
  if (rules.values.differentBack === 'floor') return forHouse();
  if (inStub === undefined) return ask('inStub');
  const cites = rules.cites.differentBack;
  const found = decision('back-differs', {}, cites);
  if (!inStub) return fouled(given, found, context);
  return ruled('stands', decision('back-in-stub', {}, cites, [found]), { because: [found] });
}

/** Two identical cards do not foul an Italian deck: what follows depends on the moment. */
function guida({ fault, phase: when }: Given): Asks {
  if (fault === undefined) return ask('fault');
  const cites = cite('guida-poker/3', 'guida-poker/4');
  if (fault !== 'identical-cards')
    return ruled('floor-decides', decision('fouled-deck-house-says', {}, cite('custom/silent-rulebook')));
  if (when === undefined) return ask('phase');
  if (when === 'before-opening') return ruled('void', decision('foreign-deal-void', {}, cites));
  return ruled('stands', decision('twins-keep-value', {}, cite('guida-poker/1', 'guida-poker/2', 'guida-poker/5')));
}

export const fouledDeck = defineRuling({
  type: 'fouled-deck',
  title: { en: 'A fouled deck', it: 'Mazzo irregolare' },
  description: {
    en: 'Two identical cards are found in the deck, a card with another back, or that a card is missing.',
    it: 'Nel mazzo si trovano due carte identiche, una carta con il dorso diverso, o manca una carta.',
  },
  clauses: cite(
    'tda-2024/35-E',
    'tda-2024/22',
    'wsop-2024/L111',
    'wsop-2024/L112',
    'wsop-2024/L113',
    'wsop-2024/T76',
    'roberts-11/irregularities-3',
    'roberts-11/irregularities-4',
    'roberts-11/irregularities-5',
    'roberts-11/irregularities-10',
    'guida-poker/1',
    'guida-poker/2',
  ),
  facts: FACTS,
  handReadWith: { duplicateCards: 'null-within-hand', foreignCards: 'play' },
  books: {
    'tda-2024': byHouse,
    'wsop-2024': byHouse,
    'roberts-11': byHouse,
    'italian-tournament': byHouse,
    'guida-poker': guida,
  },
  messages: {
    'deck-has-twins': says('The same card is in the deck twice.', 'Nel mazzo c’è due volte la stessa carta.'),
    'back-differs': says('A card has another back.', 'Una carta ha il dorso diverso.'),
    'back-in-stub': says(
      'It lay in the stub: all action stands, and the card is laid aside.',
      'Era nel mazzo: ogni azione resta valida e la carta si mette da parte.',
    ),
    'fouled-deck-void': says(
      'The deck is fouled: play stops, and every bet goes back whatever has been done.',
      'Il mazzo è irregolare: ci si ferma e ogni puntata torna indietro, qualunque azione ci sia stata.',
    ),
    'fouled-deck-too-late': says(
      'The hand is over and the next has begun: it can no longer be disputed, and stands.',
      'La mano è finita e la successiva è cominciata: non si contesta più e resta valida.',
    ),
    'fouled-deck-house-says': says(
      'What else fouls a deck is for the house to say: the floor decides.',
      'Che cos’altro rende irregolare un mazzo lo dice la casa: decide il direttore.',
    ),
    'missing-card-stands': says(
      'A card missing from the deck does not undo the hand: it stands.',
      'Una carta che manca dal mazzo non annulla la mano: resta valida.',
    ),
    'aggressor-may-forfeit': message<Named>({
      en: (f, say) =>
        `${whoFirst(f, say)} knew of it and attacked all the same: the floor may leave those chips for the next pot.`,
      it: (f, say) =>
        `${whoFirst(f, say)} lo sapeva e ha attaccato comunque: il direttore può lasciare quelle fiche al piatto successivo.`,
    }),
    'aggressor-forfeits': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} gets nothing back: those chips stay for the next pot.`,
      it: (f, say) => `${whoFirst(f, say)} non riprende nulla: quelle fiche restano per il piatto successivo.`,
    }),
    'aggressor-refunded': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} is refunded like everybody else.`,
      it: (f, say) => `${whoFirst(f, say)} riprende le fiche come tutti gli altri.`,
    }),
    'twins-keep-value': says(
      'Equal cards do not foul this deck: the hand is valid. In different hands each counts, in one hand only one does, and who was dealt one may withdraw as long as the moment allows it.',
      'Le carte uguali non rendono irregolare questo mazzo: il colpo è valido. In mani diverse valgono entrambe, nella stessa mano una sola, e chi ne ha ricevute può ritirarsi finché il momento lo consente.',
    ),
  },
});
