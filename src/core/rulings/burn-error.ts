import { message } from '../explanation/messages.ts';
import { ask, askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import {
  actionSince,
  type BoardStreet,
  BURN,
  cardAt,
  dealt,
  NEXT_BURN,
  orderKnown,
  street,
  streetOff,
} from './board-faults.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf } from './facts.ts';
import { says } from './words.ts';

export const turned = flag({
  en: 'Had the board cards of the street already been turned up?',
  it: 'Le carte del giro erano già state scoperte?',
});

const FACTS = {
  fault: oneOf(['no-burn', 'two-burns'], {
    en: 'Was no card burned, or one too many?',
    it: 'Non si è bruciata nessuna carta, o una di troppo?',
  }),
  street,
  turned,
  actionSince,
  orderKnown,
  dealt,
} as const satisfies FactTable;

export type BurnFacts = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const unwritten = (at: BoardStreet, { rules }: RulingContext) =>
  ruled(
    'floor-decides',
    decision('board-order-unwritten', { street: at }, [...rules.cites.burnError, ...cite('custom/silent-rulebook')]),
  );

/** The flop goes back into the stub, and a burn and three cards are dealt anew. */
function flopAnew(facts: BurnFacts, { rules, table }: RulingContext): Asks {
  const says = decision('flop-shuffled-back', {}, rules.cites.burnError);
  const cards = (facts.dealt ?? []).map((card) => ({ card, to: 'stub' as const }));
  return ruled('redeal', says, { cards, effect: streetOff(table, 'flop') });
}

/** Each card goes where it was due: the first is the burn, and the next off the deck completes the street. */
function firstBurns(at: BoardStreet, facts: BurnFacts, { rules, table }: RulingContext): Asks {
  const first = cardAt(facts.dealt, 0);
  return ruled('replace-card', decision('first-card-is-the-burn', { street: at }, rules.cites.burnError), {
    cards: [{ card: first, to: BURN[at] }],
    effect: streetOff(table, at, [first]),
  });
}

function noBurn(at: BoardStreet, facts: BurnFacts, context: RulingContext): Asks {
  const { values, cites } = context.rules;
  const orFloor = values.burnError === 'order-or-floor';
  if (facts.actionSince === undefined) return ask('actionSince');
  if (facts.actionSince && orFloor) return unwritten(at, context);
  if (facts.actionSince) return ruled('stands', decision('missing-burn-stands', { street: at }, cites.burnError));
  const byOrder = at === 'flop' && (orFloor || values.burnError === 'order-restored');
  if (byOrder && facts.orderKnown === undefined) return ask('orderKnown');
  if (byOrder && !facts.orderKnown) return unwritten(at, context);
  if (at !== 'flop' || byOrder) return firstBurns(at, facts, context);
  if (values.burnError === 'flop-dealt-anew') return flopAnew(facts, context);
  return ruled('replace-card', decision('flop-burn-drawn', {}, cites.burnError), {
    effect: streetOff(context.table, 'flop'),
  });
}

/** The second burn was due on the board, and the last card turned up is the one that should have been burned next. */
function secondBurnPlays(at: BoardStreet, facts: BurnFacts, { rules, table }: RulingContext): Asks {
  const last = cardAt(facts.dealt, -1);
  return ruled('replace-card', decision('second-burn-plays', { street: at }, rules.cites.burnError), {
    cards: [
      { card: null, to: 'board' },
      { card: last, to: at === 'river' ? 'stub' : NEXT_BURN[at] },
    ],
    effect: streetOff(table, at, at === 'river' ? [] : [last]),
  });
}

function twoBurns(at: BoardStreet, facts: BurnFacts, context: RulingContext): Asks {
  const { values, cites } = context.rules;
  if (facts.turned === undefined) return ask('turned');
  if (!facts.turned)
    return ruled('replace-card', decision('second-burn-back', {}, cites.burnError), {
      cards: [{ card: null, to: 'stub' }],
    });
  if (facts.actionSince === undefined) return ask('actionSince');
  const orFloor = values.burnError === 'order-or-floor';
  if (facts.actionSince && orFloor) return unwritten(at, context);
  if (facts.actionSince) {
    const cards = at === 'river' ? [] : [{ card: null, to: NEXT_BURN[at] }];
    return ruled('stands', decision('two-burns-stand', { street: at }, cites.burnError), { cards });
  }
  if (values.burnError === 'flop-dealt-anew' && at === 'flop') return flopAnew(facts, context);
  if (facts.orderKnown === undefined) return ask('orderKnown');
  return facts.orderKnown ? secondBurnPlays(at, facts, context) : unwritten(at, context);
}

/** What becomes of a missing burn, or of one too many, as the house puts it right. */
export function ruleBurns(facts: BurnFacts, context: RulingContext): Asks {
  const { fault, street: at } = facts;
  if (fault === undefined) return askFor({ fault, street: at });
  if (fault === 'two-burns' && context.rules.values.burnError === 'drawn-by-lot')
    return ruled('floor-decides', decision('two-burns-by-chance', {}, cite('tda-2024/38', 'tda-2024/RP-14')));
  if (at === undefined) return ask('street');
  return fault === 'no-burn' ? noBurn(at, facts, context) : twoBurns(at, facts, context);
}

export const burnError = defineRuling({
  type: 'burn-error',
  title: { en: 'No burn, or one too many', it: 'Nessuna bruciata, o una di troppo' },
  description: {
    en: 'No card was burned before a street of the board, or two were.',
    it: 'Prima di un giro del tavolo non si è bruciata nessuna carta, o se ne sono bruciate due.',
  },
  clauses: cite(
    'tda-2024/39-B',
    'tda-2024/38',
    'wsop-2024/L122',
    'roberts-11/holdem-4',
    'roberts-11/holdem-5',
    'italian-tournament/3',
  ),
  facts: FACTS,
  books: {
    'tda-2024': ruleBurns,
    'wsop-2024': ruleBurns,
    'roberts-11': ruleBurns,
    'italian-tournament': ruleBurns,
  },
  messages: {
    'board-order-unwritten': message<{ street: string }>({
      en: (f, say) =>
        `How the ${say.street(f.street)} is dealt is fixed, but not how this is put right: the floor decides.`,
      it: (f, say) =>
        `È fissato come si scopre il ${say.street(f.street)} ma non come si rimedia: decide il direttore.`,
    }),
    'first-card-is-the-burn': message<{ street: string }>({
      en: (f, say) =>
        `The first card off the deck is the burn it should have been; the next card off the deck completes the ${say.street(f.street)}.`,
      it: (f, say) =>
        `La prima carta del mazzo è la bruciata che doveva essere; la carta successiva completa il ${say.street(f.street)}.`,
    }),
    'missing-burn-stands': message<{ street: string }>({
      en: (f, say) => `There has been action since: the ${say.street(f.street)} stands without its burn.`,
      it: (f, say) => `Qualcuno ha già agito: il ${say.street(f.street)} resta valido senza bruciata.`,
    }),
    'flop-burn-drawn': says(
      'Nobody has acted: the three cards are mixed face down, the floor draws one as the burn, and the next card off the deck completes the flop.',
      'Nessuno ha agito: le tre carte si mescolano coperte, il direttore ne estrae una come bruciata e la carta successiva completa il flop.',
    ),
    'flop-shuffled-back': says(
      'Nobody has acted: the flop goes back into the stub, which is shuffled and cut; a card is burned and the flop dealt anew.',
      'Nessuno ha agito: il flop torna nel mazzo, che si rimischia e si taglia; si brucia una carta e si scopre di nuovo il flop.',
    ),
    'second-burn-back': says(
      'No board card shows yet: the second burn goes back on top of the deck, and the street is dealt.',
      'Non si vedono ancora carte del tavolo: la seconda bruciata torna in cima al mazzo e si scopre il giro.',
    ),
    'second-burn-plays': message<{ street: string }>({
      en: (f, say) =>
        `Each card goes where it was due: the second burn belongs to the ${say.street(f.street)}, and the last card turned up goes back on top of the deck as the next one off it.`,
      it: (f, say) =>
        `Ogni carta va dove spettava: la seconda bruciata appartiene al ${say.street(f.street)}, e l'ultima carta scoperta torna in cima al mazzo come prossima a uscire.`,
    }),
    'two-burns-stand': message<{ street: string }>({
      en: (f, say) =>
        `There has been action since: the ${say.street(f.street)} stands; one of the two burns serves as the next one.`,
      it: (f, say) =>
        `Qualcuno ha già agito: il ${say.street(f.street)} resta valido; una delle due bruciate fa da prossima bruciata.`,
    }),
    'two-burns-by-chance': says(
      'A burn protects the stub, not the order of the cards, and no rule says how a second one is put right: the floor decides, by chance if it likes.',
      "La bruciata protegge il mazzo, non l'ordine delle carte, e nessuna regola dice come si rimedia alla seconda: decide il direttore, anche affidandosi al caso.",
    ),
  },
});
