import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import {
  actionSince,
  type BoardStreet,
  cardAt,
  dealtWithExtra,
  NEXT_BURN,
  orderKnown,
  street,
  streetKept,
  streetOff,
} from './board-faults.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import type { FactTable, FactValues } from './facts.ts';
import { says } from './words.ts';

const FACTS = { street, actionSince, orderKnown, dealt: dealtWithExtra } as const satisfies FactTable;

export type ExtraFacts = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

type Cites = ReturnType<typeof cite>;

/** The street keeps its first cards; the last is the next burn. */
function lastBurns(at: BoardStreet, facts: ExtraFacts, cites: Cites, { table }: RulingContext): Asks {
  const last = cardAt(facts.dealt, -1);
  const code = at === 'river' ? 'last-card-out-of-play' : 'last-card-is-the-next-burn';
  return ruled('replace-card', decision(code, { street: at }, cites), {
    cards: [{ card: last, to: NEXT_BURN[at] }],
    effect: streetKept(table, at, [last]),
  });
}

function byOrder(at: BoardStreet, facts: ExtraFacts, context: RulingContext): Asks {
  const cites = context.rules.cites.fourCardFlop;
  const unwritten = () =>
    ruled(
      'floor-decides',
      decision('board-order-unwritten', { street: at }, [...cites, ...cite('custom/silent-rulebook')]),
    );
  if (facts.actionSince === undefined) return ask('actionSince');
  if (facts.actionSince) return unwritten();
  if (facts.orderKnown === undefined) return ask('orderKnown');
  return facts.orderKnown ? lastBurns(at, facts, cites, context) : unwritten();
}

function dealtAnew(at: BoardStreet, facts: ExtraFacts, context: RulingContext): Asks {
  const { rules, table } = context;
  if (at !== 'flop') return lastBurns(at, facts, rules.cites.burnError, context);
  const cites = rules.cites.fourCardFlop;
  const why = decision('flop-has-too-many', {}, cites);
  return ruled('redeal', decision('flop-dealt-anew', {}, cites, [why]), {
    because: [why],
    cards: (facts.dealt ?? []).map((card) => ({ card, to: 'stub' })),
    effect: streetOff(table, 'flop'),
  });
}

/** What becomes of a street with a card too many: drawn by lot, dealt anew, or its last card the next burn. */
export function ruleExtraCard(facts: ExtraFacts, context: RulingContext): Asks {
  const { street: at } = facts;
  if (at === undefined) return ask('street');
  const { values, cites } = context.rules;
  if (values.fourCardFlop === 'last-card-burns') return byOrder(at, facts, context);
  if (values.fourCardFlop === 'dealt-anew') return dealtAnew(at, facts, context);
  const code = at === 'river' ? 'extra-card-drawn-out-of-play' : 'extra-card-drawn-as-burn';
  const says = decision(code, { street: at }, cites.fourCardFlop);
  return ruled('replace-card', says, { effect: streetOff(context.table, at) });
}

export const extraBoardCard = defineRuling({
  type: 'extra-board-card',
  title: {
    en: 'A four-card flop, or another board card too many',
    it: 'Flop di quattro carte, o altra carta di troppo',
  },
  description: {
    en: 'A street of the board was dealt with one card more than it has.',
    it: 'Un giro del tavolo si è scoperto con una carta in più di quelle che ha.',
  },
  clauses: cite('tda-2024/39-A', 'wsop-2024/T89', 'roberts-11/holdem-3', 'roberts-11/holdem-7', 'italian-tournament/3'),
  facts: FACTS,
  books: {
    'tda-2024': ruleExtraCard,
    'wsop-2024': ruleExtraCard,
    'roberts-11': ruleExtraCard,
    'italian-tournament': ruleExtraCard,
  },
  messages: {
    'last-card-is-the-next-burn': message<{ street: string }>({
      en: (f, say) => `The ${say.street(f.street)} keeps its first cards; the one too many is the next burn.`,
      it: (f, say) => `Il ${say.street(f.street)} tiene le prime carte; quella di troppo è la prossima bruciata.`,
    }),
    'extra-card-drawn-as-burn': message<{ street: string }>({
      en: (f, say) =>
        `The cards of the ${say.street(f.street)} are mixed face down; the floor draws one as the next burn, the rest play.`,
      it: (f, say) =>
        `Le carte del ${say.street(f.street)} si mescolano coperte; il direttore ne estrae una come prossima bruciata, le altre giocano.`,
    }),
    'last-card-out-of-play': message<{ street: string }>({
      en: (f, say) =>
        `The ${say.street(f.street)} keeps its first card; the one too many is out of play: no burn follows.`,
      it: (f, say) =>
        `Il ${say.street(f.street)} tiene la prima carta; quella di troppo è fuori dal gioco: non c'è altra bruciata.`,
    }),
    'extra-card-drawn-out-of-play': message<{ street: string }>({
      en: (f, say) =>
        `The cards of the ${say.street(f.street)} are mixed face down; the floor draws one, which is out of play as no burn follows, and the other plays.`,
      it: (f, say) =>
        `Le carte del ${say.street(f.street)} si mescolano coperte; il direttore ne estrae una, che resta fuori dal gioco perché non c'è altra bruciata, e l'altra gioca.`,
    }),
    'flop-has-too-many': says(
      'The flop has a card too many; which one that was does not matter.',
      'Il flop ha una carta di troppo; quale fosse non importa.',
    ),
    'flop-dealt-anew': says(
      'The burn stays; the flop goes back into the stub, which is shuffled and cut, and is dealt anew without another burn.',
      'La bruciata resta; il flop torna nel mazzo, che si rimischia e si taglia, e si scopre di nuovo senza altra bruciata.',
    ),
  },
});
