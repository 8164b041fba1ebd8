import { type Card, formatCard, type Rank, rankOf } from '../cards/card.ts';
import { message } from '../explanation/messages.ts';
import { rankName, ranksName } from '../explanation/ranks.ts';
import { capital, one } from '../explanation/words.ts';
import type { MaybeCard } from '../hand/setup.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { contradiction } from './check-facts.ts';
import { dealStands, everyBetBack, foulClauses, misdeal, noMisdeal } from './deal-undone.ts';
import { defineRuling, type FactFault, type RulingContext } from './define-ruling.ts';
import { cardsFact, type FactTable, type FactValues, seatsFact, type Table, type Told } from './facts.ts';
import { type Foreign, readForeign } from './foreign.ts';
import { deckFrom, lowestOf, lowestRank, PHASES, phase, phaseIn, stillIn } from './italian-facts.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { WITHDRAWAL_MESSAGES, withdrawal } from './withdrawal.ts';
import { says } from './words.ts';

/** Who holds one of the cards found, where every hand is known. */
function holdersIn({ hand }: Table, { cards }: Told): readonly Seat[] | undefined {
  if (!Array.isArray(cards) || hand.seats.some(({ hole }) => hole === null)) return undefined;
  return hand.seats.filter(({ hole }) => hole?.some((card) => cards.includes(card))).map(({ seat }) => seat);
}

const FACTS = {
  cards: cardsFact(
    52,
    {
      en: 'Which cards were found that should not be in the pack: ranks below the lowest, or a second copy of a card?',
      it: 'Quali carte estranee si sono trovate nel mazzo: sotto la minima, o la seconda copia di una carta?',
    },
    undefined,
    { least: 1, copies: 2 },
  ),
  lowestRank,
  phase,
  holders: seatsFact(
    {
      en: 'Which seats were dealt one of them? Empty where nobody was.',
      it: 'Quali posti ne hanno ricevute? Vuoto se nessuno.',
    },
    holdersIn,
  ),
  withdraws: seatsFact({
    en: 'Which of those who may withdraw do so? Left out while they have not said.',
    it: 'Chi di quelli che possono ritirarsi lo fa? Si omette finché non lo hanno detto.',
  }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const known = (cards: readonly MaybeCard[]): Card[] => cards.filter((card) => card !== null);

/** The ranks of the deck after regular quartets have joined it. */
const lowestWith = ({ quartets }: Foreign, lowest: Rank): Rank => quartets.at(-1) ?? lowest;

/** Where the deck starts; aces are in every deck, so one more is a duplicate wherever that is. */
const lowestFor = (found: readonly Card[], given: Given, table: Table | null): Rank | undefined =>
  lowestOf(given.lowestRank, table) ?? (found.every((card) => rankOf(card) === 'A') ? 'A' : undefined);

function reading(foreign: Foreign, cards: readonly Card[], lowest: Rank): Decision[] {
  const facts = { cards: cards.map(formatCard), lowestRank: lowest };
  const found = decision('foreign-cards-found', facts, cite('guida-poker/3'));
  const twice = foreign.duplicates.map(formatCard);
  const duplicates =
    twice.length === 0
      ? []
      : [decision('duplicates-keep-value', { cards: twice }, cite('guida-poker/1', 'guida-poker/2'), [found])];
  if (foreign.quartets.length === 0) return [found, ...duplicates];
  const quartets = { ranks: foreign.quartets, lowestRank: lowestWith(foreign, lowest) };
  return [found, ...duplicates, decision('foreign-quartets', quartets, cite('guida-poker/8'), [found])];
}

/** Complete quartets next below the lowest rank are regular from now on; null where there are none. */
function regularQuartets(foreign: Foreign, lowest: Rank, because: readonly Decision[]): Decision | null {
  if (foreign.quartets.length === 0) return null;
  const facts = { ranks: foreign.quartets, lowestRank: lowestWith(foreign, lowest) };
  return decision('quartets-are-regular', facts, cite('guida-poker/8'), because);
}

function guida(given: Given, { rules, table }: RulingContext): Asks {
  const { cards, phase: when, holders, withdraws } = given;
  if (cards === undefined) return ask('cards');
  const lowest = lowestFor(known(cards), given, table);
  if (lowest === undefined) return ask('lowestRank');
  const found = known(cards);
  const foreign = readForeign(found, lowest);
  const read = reading(foreign, found, lowest);
  if (foreign.quartets.length + foreign.below.length + foreign.duplicates.length === 0)
    return ruled('proceed', decision('no-foreign-card', { lowestRank: lowest }, cite('guida-poker/3')));
  if (when === undefined) return ask('phase');
  if (when === 'before-opening') {
    const cites = foreign.quartets.length > 0 ? cite('guida-poker/4', 'guida-poker/8') : cite('guida-poker/4');
    return ruled('void', decision('foreign-deal-void', {}, cites, read), { because: read });
  }
  const regular = regularQuartets(foreign, lowest, read);
  const deck = deckFrom(table, lowestWith(foreign, lowest));
  const effect = { kind: 'as-given', ...deck } as const;
  if (regular !== null && foreign.below.length + foreign.duplicates.length === 0)
    return ruled('stands', regular, { because: read, effect });
  const because = regular === null ? read : [...read, regular];
  switch (when) {
    case 'after-opening':
    case 'at-draw-before-opener-spoke': {
      if (holders === undefined) return ask('holders');
      const atDraw = when === 'at-draw-before-opener-spoke';
      const cites = atDraw ? cite('guida-poker/6') : rules.cites.exitStake;
      if (holders.length === 0)
        return ruled('proceed', decision('foreign-held-by-nobody', {}, cites, because), { because, effect });
      const all = atDraw || rules.values.exitStake === 'every-stake';
      return withdrawal({ holders, withdraws, all, shows: atDraw, cites, because, table, deck });
    }
    case 'after-opener-spoke':
      return ruled('stands', decision('foreign-valid-for-all', {}, cite('guida-poker/7'), because), {
        because,
        effect,
      });
    default:
      return assertNever(when);
  }
}

/** A card of no rank in play: as the house has it a misdeal and then a scrap of paper, or a scrap of paper always. */
function stray(given: Given, why: Decision, context: RulingContext): Asks {
  const { values, cites } = context.rules;
  if (values.strayCard === 'floor') return noMisdeal(context, why);
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  const paper = decision('card-is-paper', {}, cites.strayCard, [why]);
  if (acted) return dealStands(context, [why, paper]);
  return values.strayCard === 'misdeal' ? misdeal(why, context) : ruled('replace-card', paper, { because: [why] });
}

/** Two equal cards foul the deck whenever they are found. */
function byHouse(given: Given, context: RulingContext): Asks {
  const { rules, table } = context;
  if (given.cards === undefined) return ask('cards');
  const found = known(given.cards);
  const lowest = lowestFor(found, given, table);
  if (lowest === undefined) return ask('lowestRank');
  const { duplicates } = readForeign(found, lowest);
  if (duplicates.length > 0) {
    const facts = { cards: duplicates.map(formatCard) };
    const fouled = decision('deck-fouled-by-duplicate', facts, foulClauses(rules));
    return ruled('void', fouled, { chips: everyBetBack(table) });
  }
  const facts = { cards: found.map(formatCard), lowestRank: lowest };
  return stray(given, decision('card-not-of-this-deck', facts, rules.cites.strayCard), context);
}

/** Only who was dealt one may withdraw, and only who is still in; a deal that was opened is past the opening. */
/** Holders told whose hands are known to have none of the cards; a hand that has drawn may have thrown it away. */
function falseHolders({ holders = [], cards = [] }: Given, table: Table | null): FactFault[] {
  const events = table?.history?.events ?? [];
  return holders.flatMap((seat, index) => {
    const hole = table?.hand.seats.find((own) => own.seat === seat)?.hole ?? null;
    const drew = events.some((event) => event.kind === 'drew' && event.seat === seat && event.count > 0);
    const holdsNone = hole !== null && !drew && !hole.some((card) => cards.includes(card));
    return holdsNone && !cards.includes(null) ? [contradiction('holders', index)] : [];
  });
}

function check(given: Given, table: Table | null): readonly FactFault[] {
  const { withdraws = [], holders, phase: when } = given;
  const present = stillIn(table);
  const read = table === null ? undefined : phaseIn(table);
  const isTooEarly = when !== undefined && read !== undefined && PHASES.indexOf(when) < PHASES.indexOf(read);
  return [
    ...(isTooEarly ? [contradiction('phase')] : []),
    ...falseHolders(given, table),
    ...withdraws.flatMap((seat, index): FactFault[] =>
      holders?.includes(seat) === false || present?.includes(seat) === false
        ? [{ fact: 'withdraws', index, code: 'not-a-holder', facts: { seat } }]
        : [],
    ),
  ];
}

export const foreignCards = defineRuling({
  type: 'foreign-cards',
  title: { en: 'Foreign cards in the pack', it: 'Carte estranee nel mazzo' },
  description: {
    en: 'Cards that do not belong to the pack are found: duplicates, or ranks below the lowest. What follows depends on the moment, and complete quartets next below the lowest become regular.',
    it: 'Si trovano carte che non appartengono al mazzo: duplicate, o sotto la minima. Conta il momento, e le quadriglie complete subito sotto la minima diventano regolari.',
  },
  clauses: cite(
    'guida-poker/3',
    'guida-poker/4',
    'guida-poker/5',
    'guida-poker/6',
    'guida-poker/7',
    'guida-poker/8',
    'tda-2024/35-E',
    'wsop-2024/L112',
    'wsop-2024/L115',
    'roberts-11/irregularities-4',
    'roberts-11/irregularities-8',
  ),
  facts: FACTS,
  check,
  handReadWith: { duplicateCards: 'null-within-hand', foreignCards: 'play' },
  books: { 'guida-poker': guida, 'tda-2024': byHouse, 'wsop-2024': byHouse, 'roberts-11': byHouse },
  messages: {
    ...WITHDRAWAL_MESSAGES,
    'foreign-cards-found': message<{ cards: readonly string[]; lowestRank: string }>({
      en: (f, say) =>
        `Found in the pack: ${say.cards(f.cards)}${f.lowestRank === 'A' ? '' : `; the deck should start at the ${rankName(f.lowestRank, 'en')}`}.`,
      it: (f, say) =>
        `${one(f.cards) ? 'Trovata' : 'Trovate'} nel mazzo: ${say.cards(f.cards)}${f.lowestRank === 'A' ? '' : `; il mazzo dovrebbe partire dal ${rankName(f.lowestRank, 'it')}`}.`,
    }),
    'foreign-quartets': message<{ ranks: readonly string[]; lowestRank: string }>({
      en: (f, say) =>
        `All four ${say.list(f.ranks.map((rank) => ranksName(rank, 'en')))} are there, next below the lowest rank.`,
      it: (f, say) =>
        `Ci sono tutte e quattro le carte di valore ${say.list(f.ranks.map((rank) => rankName(rank, 'it')))}, subito sotto la minima.`,
    }),
    'duplicates-keep-value': message<{ cards: readonly string[] }>({
      en: (f, say) =>
        `${say.cards(f.cards)} ${one(f.cards) ? 'is a duplicate' : 'are duplicates'}: in different hands each copy keeps its value, in one hand only one counts.`,
      it: (f, say) =>
        `${say.cards(f.cards)} ${one(f.cards) ? 'è duplicata' : 'sono duplicate'}: in mani diverse ogni copia conserva il suo valore, nella stessa mano ne vale una sola.`,
    }),
    'no-foreign-card': message<{ lowestRank: string }>({
      en: (f) => `None of these is foreign to a deck from the ${rankName(f.lowestRank, 'en')} up: play on.`,
      it: (f) => `Nessuna è estranea a un mazzo dal ${rankName(f.lowestRank, 'it')} in su: si continua.`,
    }),
    'foreign-deal-void': says(
      'Nobody has opened yet: the deal is void, every stake goes back and the pack is put right.',
      'Nessuno ha ancora aperto: la distribuzione è annullata, ogni messa torna indietro e si corregge il mazzo.',
    ),
    'quartets-are-regular': message<{ ranks: readonly string[]; lowestRank: string }>({
      en: (f) =>
        `${capital(f.ranks.map((rank) => ranksName(rank, 'en')).join(', '))} count as regular cards from now on: the deck starts at the ${rankName(f.lowestRank, 'en')}, and hands are drawn and ranked accordingly.`,
      it: (f) =>
        `${capital(f.ranks.map((rank) => rankName(rank, 'it')).join(', '))}: da ora sono carte regolari; il mazzo parte dal ${rankName(f.lowestRank, 'it')}, e si scarta e si giudica di conseguenza.`,
    }),
    'foreign-held-by-nobody': says(
      'Nobody was dealt one of them: the hand is valid and goes on.',
      'Nessuno ne ha ricevute: il colpo è valido e si continua.',
    ),
    'foreign-valid-for-all': says(
      'The opener has spoken after the draw: the hand is valid for all, in everything.',
      "L'apertore ha già parlato dopo il cambio: il colpo è valido per tutti e in tutto.",
    ),
    'deck-fouled-by-duplicate': message<{ cards: readonly string[] }>({
      en: (f, say) =>
        `${say.cards(f.cards)} ${one(f.cards) ? 'is' : 'are'} in the pack twice: the deck is fouled, play stops and every bet goes back, whatever has been done.`,
      it: (f, say) =>
        `${say.cards(f.cards)} ${one(f.cards) ? 'è' : 'sono'} due volte nel mazzo: il mazzo è irregolare, ci si ferma e ogni puntata torna indietro, qualunque azione ci sia stata.`,
    }),
    'card-not-of-this-deck': message<{ cards: readonly string[]; lowestRank: string }>({
      en: (f, say) =>
        `${say.cards(f.cards)} ${one(f.cards) ? 'does' : 'do'} not belong to a deck from the ${rankName(f.lowestRank, 'en')} up.`,
      it: (f, say) =>
        `${say.cards(f.cards)} ${one(f.cards) ? 'non appartiene' : 'non appartengono'} a un mazzo dal ${rankName(f.lowestRank, 'it')} in su.`,
    }),
  },
});
