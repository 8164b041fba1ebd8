import { HIGH_CATEGORIES, OTHER_CATEGORIES } from '../evaluation/spec.ts';
import { categoryName } from '../explanation/hand-names.ts';
import { message } from '../explanation/messages.ts';
import { readHands } from '../hand/hand-decisions.ts';
import { askFor, option, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf, seatFact, type Table, type Told } from './facts.ts';
import { payments } from './payments.ts';
import { type Named, named, says, who, whoFirst } from './words.ts';

const CATEGORIES = [...HIGH_CATEGORIES, ...OTHER_CATEGORIES] as const;

/** What the seat holds in the first contest, once its cards and the board are all there. */
function heldBy({ hand, settlement }: Table, { seat }: Told): (typeof CATEGORIES)[number] | undefined {
  if (settlement?.outcome !== 'settled' || settlement.decision.status !== 'final') return undefined;
  const own = hand.seats.find((s) => s.seat === seat)?.seat;
  const category = own === undefined ? undefined : readHands(hand, own)[0]?.category;
  return CATEGORIES.find((known) => known === category);
}

const FACTS = {
  seat: seatFact({ en: 'Which player announced his hand?', it: 'Quale giocatore ha annunciato la propria mano?' }),
  declared: oneOf(CATEGORIES, { en: 'Which hand did he announce?', it: 'Quale mano ha annunciato?' }),
  shown: {
    ...oneOf(
      CATEGORIES,
      { en: 'Which hand do the tabled cards make?', it: 'Quale mano fanno le carte mostrate?' },
      heldBy,
    ),
    binding: 'always',
  },
  deliberate: flag({
    en: 'Was the hand miscalled on purpose? Left out, nobody knows.',
    it: 'La mano è stata annunciata falsa di proposito? Se manca, non si sa.',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** A book's clause, and what it has against a hand miscalled on purpose. */
interface Book {
  readonly clause: Cites;
  readonly against: 'penalty' | 'forfeit' | 'nothing';
}

/** What a false announcement made on purpose may cost; said as a condition where nobody knows. */
function miscall({ seat, deliberate }: Given, { clause, against }: Book) {
  if (deliberate === false || against === 'nothing') return [];
  if (against === 'forfeit') return deliberate ? [] : [decision('miscall-forfeits-if-deliberate', {}, clause)];
  return [decision(deliberate ? 'miscall-penalty' : 'miscall-penalty-if-deliberate', named(seat), clause)];
}

const under =
  (book: Book) =>
  (given: Given, { table }: RulingContext): Asks => {
    const { seat, declared, shown, deliberate } = given;
    if (declared === undefined || shown === undefined) return askFor({ declared, shown });
    const chips = payments(table);
    const facts = { ...named(seat), stated: declared, actual: shown };
    if (declared === shown) return ruled('stands', decision('announced-as-shown', facts, book.clause), { chips });
    const forfeits = book.against === 'forfeit' && deliberate === true;
    return ruled('hand-live', decision('cards-speak', facts, book.clause), {
      besides: miscall(given, book),
      options: forfeits ? [option(decision('miscall-forfeits', named(seat), book.clause), {})] : [],
      chips,
    });
  };

export const cardsSpeak = defineRuling({
  type: 'cards-speak',
  title: { en: 'A hand announced as something else', it: 'Mano annunciata diversa da quella mostrata' },
  description: {
    en: 'At the showdown a player says he holds one hand, and the cards on the table make another.',
    it: 'Allo showdown un giocatore dice di avere una mano, e le carte sul tavolo ne fanno un’altra.',
  },
  clauses: cite('tda-2024/12', 'wsop-2024/L140', 'roberts-11/showdown-2'),
  facts: FACTS,
  books: {
    'tda-2024': under({ clause: cite('tda-2024/12'), against: 'penalty' }),
    'wsop-2024': under({ clause: cite('wsop-2024/L140'), against: 'nothing' }),
    'roberts-11': under({ clause: cite('roberts-11/showdown-2'), against: 'forfeit' }),
  },
  messages: {
    'cards-speak': message<Named & { stated: string; actual: string }>({
      en: (f, say) =>
        `Cards speak: ${who(f, say)} announced ${categoryName(f.stated, 'en')}, but the tabled cards make ${categoryName(f.actual, 'en')}, and that hand plays.`,
      it: (f, say) =>
        `Le carte parlano: ${who(f, say)} ha annunciato ${categoryName(f.stated, 'it')}, ma le carte mostrate fanno ${categoryName(f.actual, 'it')}, e vale quella mano.`,
    }),
    'announced-as-shown': message<Named & { actual: string }>({
      en: (f, say) => `${whoFirst(f, say)} announced what the cards show: ${categoryName(f.actual, 'en')}.`,
      it: (f, say) => `${whoFirst(f, say)} ha annunciato ciò che le carte mostrano: ${categoryName(f.actual, 'it')}.`,
    }),
    'miscall-penalty': message<Named>({
      en: (f, say) => `It was done on purpose: ${who(f, say)} may be given a penalty.`,
      it: (f, say) => `È stato fatto di proposito: ${who(f, say)} può essere sanzionato.`,
    }),
    'miscall-penalty-if-deliberate': message<Named>({
      en: (f, say) => `If it was done on purpose, ${who(f, say)} may be given a penalty.`,
      it: (f, say) => `Se è stato fatto di proposito, ${who(f, say)} può essere sanzionato.`,
    }),
    'miscall-forfeits-if-deliberate': says(
      'If it was meant to make another give a winning hand up, the floor may take the pot.',
      'Se era per far gettare a un altro la mano vincente, il direttore può togliere il piatto.',
    ),
    'miscall-forfeits': message<Named>({
      en: (f, say) => `The floor may take the pot from ${who(f, say)}, who meant another to give a winning hand up.`,
      it: (f, say) =>
        `Il direttore può togliere il piatto a ${who(f, say)}, che voleva far gettare a un altro la mano vincente.`,
    }),
  },
});
