import { message } from '../explanation/messages.ts';
import type { MaybeCard } from '../hand/setup.ts';
import { ask, askFor, type CardPlace, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { cardsFact, type FactTable, type FactValues, flag, oneOf } from './facts.ts';
import { says } from './words.ts';

const FACTS = {
  fault: oneOf(['no-burn', 'too-many-cards', 'too-early'], {
    en: 'What went wrong: no burn, one board card too many, or a street dealt before the betting was over?',
    it: 'Che cosa è andato storto: manca la bruciata, una carta di troppo, o scoperta prima della fine delle puntate?',
  }),
  street: oneOf(['flop', 'turn', 'river'], { en: 'On which street?', it: 'In quale giro?' }),
  actionSince: flag({
    en: 'Has anybody acted since the cards were dealt?',
    it: 'Qualcuno ha agito dopo che le carte sono state scoperte?',
  }),
  orderKnown: flag({
    en: 'Is the order known in which the cards came off the deck?',
    it: "Si conosce l'ordine in cui le carte sono uscite dal mazzo?",
  }),
  dealt: cardsFact(5, {
    en: 'Which cards were dealt on this street, in order?',
    it: 'Quali carte sono state scoperte in questo giro, in ordine?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Street = NonNullable<Given['street']>;

const BURN: Readonly<Record<Street, CardPlace>> = { flop: 'flop-burn', turn: 'turn-burn', river: 'river-burn' };
const NEXT_BURN: Readonly<Record<Street, CardPlace>> = { flop: 'turn-burn', turn: 'river-burn', river: 'out-of-play' };

const card = (dealt: readonly MaybeCard[] | undefined, place: number): MaybeCard => dealt?.at(place) ?? null;

/** The page fixes the order burn, board; by it each card off the deck has its place. */
function italian(facts: Given): Asks {
  const { fault, street, actionSince, orderKnown, dealt } = facts;
  const cites = cite('italian-tournament/3');
  if (fault === undefined || street === undefined) return askFor({ fault, street });
  const noWord = () =>
    ruled(
      'floor-decides',
      decision('board-order-unwritten', { street }, [...cites, ...cite('custom/silent-rulebook')]),
    );
  if (fault === 'too-early') return noWord();
  if (actionSince === undefined) return ask('actionSince');
  if (actionSince) return noWord();
  if (orderKnown === undefined) return ask('orderKnown');
  if (!orderKnown) return noWord();
  if (fault === 'no-burn') {
    const restored = decision('first-card-is-the-burn', { street }, cites);
    return ruled('replace-card', restored, { cards: [{ card: card(dealt, 0), to: BURN[street] }] });
  }
  const code = street === 'river' ? 'last-card-out-of-play' : 'last-card-is-the-next-burn';
  const extra = decision(code, { street }, cites);
  return ruled('replace-card', extra, { cards: [{ card: card(dealt, -1), to: NEXT_BURN[street] }] });
}

function tda(facts: Given): Asks {
  const { fault, street, actionSince, dealt } = facts;
  if (fault === undefined || street === undefined) return askFor({ fault, street });
  if (fault === 'too-many-cards') {
    const code = street === 'river' ? 'extra-card-drawn-out-of-play' : 'extra-card-drawn-as-burn';
    return ruled('replace-card', decision(code, { street }, cite('tda-2024/39-A')));
  }
  if (fault === 'too-early') {
    const back = decision('early-card-into-stub', { street }, cite('tda-2024/RP-5'));
    return ruled('replace-card', back, { cards: (dealt ?? []).map((c) => ({ card: c, to: 'stub' })) });
  }
  if (actionSince === undefined) return ask('actionSince');
  const cites = cite('tda-2024/39-B');
  if (actionSince) return ruled('stands', decision('missing-burn-stands', { street }, cites));
  if (street === 'flop') return ruled('replace-card', decision('flop-burn-drawn', {}, cites));
  const moved = decision('first-card-is-the-burn', { street }, cites);
  return ruled('replace-card', moved, { cards: [{ card: card(dealt, 0), to: BURN[street] }] });
}

export const boardDealtWrong = defineRuling({
  type: 'board-dealt-wrong',
  title: {
    en: 'A street without its burn, with a card too many or too early',
    it: 'Giro senza bruciata, con una carta di troppo o troppo presto',
  },
  description: {
    en: 'The board was not dealt as burn and three, burn and one, burn and one, each after its betting.',
    it: 'Il tavolo non è stato scoperto con bruciata e tre carte, poi bruciata e una, poi bruciata e una, finite le puntate.',
  },
  clauses: cite('italian-tournament/3', 'tda-2024/39-A', 'tda-2024/39-B', 'tda-2024/RP-5'),
  facts: FACTS,
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    'board-order-unwritten': message<{ street: string }>({
      en: (f, say) =>
        `The page fixes how the ${say.street(f.street)} is dealt but not how this is put right: the floor decides.`,
      it: (f, say) =>
        `Il testo fissa come si scopre il ${say.street(f.street)} ma non come si rimedia: decide il direttore.`,
    }),
    'first-card-is-the-burn': message<{ street: string }>({
      en: (f, say) =>
        `The first card off the deck is the burn it should have been; the next card off the deck completes the ${say.street(f.street)}.`,
      it: (f, say) =>
        `La prima carta del mazzo è la bruciata che doveva essere; la carta successiva completa il ${say.street(f.street)}.`,
    }),
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
    'early-card-into-stub': message<{ street: string }>({
      en: (f, say) =>
        `The burn stays; the ${say.street(f.street)} goes back into the stub, which is shuffled, and is dealt again without another burn once the betting is over.`,
      it: (f, say) =>
        `La bruciata resta; il ${say.street(f.street)} torna nel mazzo, che si rimischia, e si scopre di nuovo senza altra bruciata a puntate finite.`,
    }),
    'missing-burn-stands': message<{ street: string }>({
      en: (f, say) => `There has been action since: the ${say.street(f.street)} stands without its burn.`,
      it: (f, say) => `Qualcuno ha già agito: il ${say.street(f.street)} resta valido senza bruciata.`,
    }),
    'flop-burn-drawn': says(
      'Nobody has acted: the three cards are mixed face down, the floor draws one as the burn, and the next card off the deck completes the flop.',
      'Nessuno ha agito: le tre carte si mescolano coperte, il direttore ne estrae una come bruciata e la carta successiva completa il flop.',
    ),
  },
});
