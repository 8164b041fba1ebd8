import { formatDealt } from '../cards/card.ts';
import { message } from '../explanation/messages.ts';
import { atName, one } from '../explanation/words.ts';
import { ask, type CardMove, type CardPlace, type HandEffect, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { cardsEffect } from './cards-effect.ts';
import { contradiction } from './check-facts.ts';
import { misdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues, flag, type SeatCard, seatCards, type Table } from './facts.ts';
import { button } from './shared-facts.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { says } from './words.ts';

/** The small blind as the hand has it; heads-up it is the button. */
function smallBlindIn({ hand, history }: Table): Seat | undefined {
  const posted = history?.events.find((e) => e.kind === 'posted' && e.post.kind === 'small-blind');
  if (posted?.kind === 'posted') return posted.post.seat;
  const told = hand.seats.find(({ seat }) => seat === hand.stakes.smallBlindSeat);
  return told?.seat ?? (hand.seats.length === 2 ? (hand.button ?? undefined) : undefined);
}

const FACTS = {
  exposed: seatCards(20, {
    en: 'Which cards were exposed, in the order they fell, and to which seat was each dealt? "??" for a card nobody read.',
    it: 'Quali carte si sono scoperte, in ordine di uscita, e a quale posto era data ognuna? "??" se nessuno la conosce.',
  }),
  firstTwo: flag({
    en: 'Was one of them the first or the second card off the deck?',
    it: 'Una di queste era la prima o la seconda carta del mazzo?',
  }),
  button,
  smallBlind: anySeat(
    {
      en: 'Which seat has the small blind? Left out, the one left of the button.',
      it: 'Quale posto ha il piccolo buio? Se manca, quello a sinistra del bottone.',
    },
    smallBlindIn,
  ),
  ...ACTION_FACTS,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const BURNS: readonly CardPlace[] = ['flop-burn', 'turn-burn', 'river-burn'];

const burnsOf = (exposed: readonly SeatCard[]): CardMove[] =>
  exposed.map(({ card }, i) => ({ card, to: BURNS[i] ?? 'out-of-play' }));

const cardText = ({ card }: SeatCard): string => formatDealt(card);

/** Seats in the order their cards are replaced: clockwise from the small blind. */
function replacementOrder({ exposed = [], button: dealer, smallBlind }: Given): readonly Seat[] | null {
  const seats = [...new Set(exposed.map(({ seat }) => seat))];
  if (seats.length < 2) return seats;
  if (smallBlind !== undefined) {
    const others = seats.filter((own) => own !== smallBlind);
    return [...seats.filter((own) => own === smallBlind), ...fromLeftOf(smallBlind, others)];
  }
  return dealer === undefined ? null : fromLeftOf(dealer, seats);
}

function burnSteps(exposed: readonly SeatCard[], cites: Decision['cites']): Decision[] {
  const extra = exposed.slice(BURNS.length).map(cardText);
  return [
    ...exposed
      .slice(0, BURNS.length)
      .map((shown, i) =>
        decision('exposed-card-burns', { card: cardText(shown), street: ['flop', 'turn', 'river'][i] ?? '' }, cites),
      ),
    ...(extra.length === 0 ? [] : [decision('exposed-cards-out-of-play', { cards: extra }, cites)]),
  ];
}

/** The exposed cards are out of play from now on, and whoever was told to hold one holds another. */
function effectOf(exposed: readonly SeatCard[], table: Table | null): HandEffect {
  const out = exposed.map(({ card }) => card);
  const holders = table?.hand.seats.filter(({ hole }) => hole?.some((card) => card !== null && out.includes(card)));
  return cardsEffect(table, { out, unknown: (holders ?? []).map(({ seat }) => seat) });
}

function replaced(exposed: readonly SeatCard[], says: Decision, why: Decision, context: RulingContext): Asks {
  const besides = burnSteps(exposed, context.rules.cites.exposedHoleCard);
  const effect = effectOf(exposed, context.table);
  return ruled('replace-card', says, { because: [why], besides, cards: burnsOf(exposed), effect });
}

/** However many: the deal goes on, and they are replaced when it is over. */
function replaceAll(facts: Given, exposed: readonly SeatCard[], context: RulingContext): Asks {
  const seats = replacementOrder(facts);
  if (seats === null) return ask('button');
  const cites = context.rules.cites.exposedHoleCard;
  const goesOn = decision('exposed-deal-goes-on', { count: exposed.length }, cites);
  return replaced(exposed, decision('exposed-replaced-at-end', { seats }, cites, [goesOn]), goesOn, context);
}

/** One of the first two off the deck, or several: a misdeal. Another one alone is replaced. */
function misdealOrReplace(facts: Given, exposed: readonly SeatCard[], context: RulingContext): Asks {
  const { rules } = context;
  const acted = hasActed(facts, context);
  if (acted === undefined) return ask('substantialAction');
  if (acted) return ruled('stands', decision('exposed-too-late', {}, rules.cites.substantialAction));
  const several = exposed.length > 1;
  if (!several && facts.firstTwo === undefined) return ask('firstTwo');
  const cites = rules.cites.exposedHoleCard;
  if (several) return misdeal(decision('exposed-several', { count: exposed.length }, cites), context);
  if (facts.firstTwo) return misdeal(decision('exposed-first-two', {}, cites), context);
  const single = decision('exposed-one-later', {}, cites);
  const code = rules.values.exposedHoleCard === 'flop-burn' ? 'exposed-replaced-by-burn' : 'exposed-replaced-at-end';
  const says = decision(code, { seats: exposed.map(({ seat }) => seat) }, cites, [single]);
  return replaced(exposed, says, single, context);
}

function byHouse(facts: Given, context: RulingContext): Asks {
  const { exposed } = facts;
  if (exposed === undefined || exposed.length === 0) return ask('exposed');
  return context.rules.values.exposedHoleCard === 'replace-all'
    ? replaceAll(facts, exposed, context)
    : misdealOrReplace(facts, exposed, context);
}

export const exposedInDeal = defineRuling({
  type: 'exposed-in-deal',
  title: { en: 'Hole cards exposed in the deal', it: 'Carte scoperte nella distribuzione' },
  description: {
    en: 'The dealer exposed one or more hole cards while dealing.',
    it: 'Il mazziere ha scoperto una o più carte private mentre distribuiva.',
  },
  clauses: cite(
    'italian-tournament/2',
    'tda-2024/35-A',
    'tda-2024/35-A7',
    'tda-2024/35-C',
    'tda-2024/35-D',
    'wsop-2024/L104',
    'roberts-11/misdeals-1',
    'roberts-11/misdeals-2',
    'roberts-11/holdem-1',
  ),
  facts: FACTS,
  check: ({ exposed = [] }, table) =>
    exposed.flatMap(({ seat, card }, i) =>
      table?.hand.seats.some((own) => own.seat !== seat && card !== null && own.hole?.includes(card))
        ? [contradiction('exposed', i)]
        : [],
    ),
  books: { 'italian-tournament': byHouse, 'tda-2024': byHouse, 'wsop-2024': byHouse, 'roberts-11': byHouse },
  messages: {
    'exposed-deal-goes-on': message<{ count: number }>({
      en: (f) => `${f.count === 1 ? 'One card was' : `${f.count} cards were`} exposed: the deal goes on as usual.`,
      it: (f) =>
        `${f.count === 1 ? 'Si è scoperta una carta' : `Si sono scoperte ${f.count} carte`}: la distribuzione prosegue regolarmente.`,
    }),
    'exposed-replaced-at-end': message<{ seats: readonly number[] }>({
      en: (f, say) =>
        `Once the deal is finished the exposed cards are replaced, in this order: ${say.players(f.seats)}.`,
      it: (f, say) =>
        `Finita la distribuzione le carte scoperte si sostituiscono, in quest'ordine: ${say.players(f.seats)}.`,
    }),
    'exposed-replaced-by-burn': message<{ seats: readonly number[] }>({
      en: (f, say) =>
        `The card due to be burned before the flop goes to ${say.players(f.seats)} in its place, and the exposed card is the burn.`,
      it: (f, say) =>
        `La carta che si doveva bruciare prima del flop va ${atName(say.players(f.seats))} al suo posto, e la carta scoperta è la bruciata.`,
    }),
    'exposed-card-burns': message<{ card: string; street: string }>({
      en: (f, say) => `${say.cards([f.card])} stays face up and is the burn before the ${say.street(f.street)}.`,
      it: (f, say) => `${say.cards([f.card])} resta scoperta ed è la carta bruciata prima del ${say.street(f.street)}.`,
    }),
    'exposed-cards-out-of-play': message<{ cards: readonly string[] }>({
      en: (f, say) =>
        `There are three burns only: ${say.cards(f.cards)} ${one(f.cards) ? 'stays' : 'stay'} face up, out of play.`,
      it: (f, say) =>
        `Le bruciate sono solo tre: ${say.cards(f.cards)} ${one(f.cards) ? 'resta scoperta' : 'restano scoperte'}, fuori dal gioco.`,
    }),
    'exposed-several': message<{ count: number }>({
      en: (f) => `${f.count} hole cards were exposed: two are enough for a misdeal.`,
      it: (f) => `Si sono scoperte ${f.count} carte: ne bastano due per annullare la mano.`,
    }),
    'exposed-first-two': says(
      'The card was the first or second off the deck.',
      'La carta era la prima o la seconda del mazzo.',
    ),
    'exposed-one-later': says(
      'One card alone was exposed, and neither the first nor the second off the deck.',
      'Si è scoperta una sola carta, né la prima né la seconda del mazzo.',
    ),
    'exposed-too-late': says(
      'There has been substantial action: the deal stands, the exposed cards play.',
      "C'è già stata azione sostanziale: la distribuzione resta valida e le carte scoperte giocano.",
    ),
  },
});
