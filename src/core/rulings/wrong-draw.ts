import { message } from '../explanation/messages.ts';
import { ask, askFor, option, type RulingOption, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact, type Table, whole } from './facts.ts';
import { entryAt } from './turn-facts.ts';
import { whoFirst } from './words.ts';

/** Whose exchange it is, with how many cards the game lets him discard. */
function dueIn({ history }: Table) {
  const due = history?.play.toAct;
  return due?.kind === 'draw'
    ? { least: 0, most: due.max }
    : due?.kind === 'discard'
      ? { least: due.count, most: due.count }
      : null;
}

const FACTS = {
  seat: seatFact(
    { en: 'Which seat discarded?', it: 'Quale posto ha scartato?' },
    (table) => table.hand.seats.find(({ seat }) => seat === entryAt(table)?.made.seat)?.seat,
  ),
  count: whole(
    0,
    7,
    { en: 'How many cards did the player discard?', it: 'Quante carte ha scartato il giocatore?' },
    (table) => {
      const made = entryAt(table)?.made;
      return made?.action === 'stand-pat' ? 0 : (made?.count ?? made?.cards?.length);
    },
  ),
  least: whole(
    0,
    7,
    {
      en: 'How many must he discard at least? 0 where he may stand pat.',
      it: 'Quante deve scartarne almeno? 0 se può restare servito.',
    },
    (table) => dueIn(table)?.least,
  ),
  most: whole(
    0,
    7,
    { en: 'How many may he discard at most?', it: 'Quante può scartarne al massimo?' },
    (table) => dueIn(table)?.most,
  ),
  dealt: flag({
    en: 'Has a card been dealt in answer to it, or has another player acted on it?',
    it: 'È già stata data una carta in risposta, o un altro giocatore ha agito di conseguenza?',
  }),
  wrongHand: flag({
    en: 'Does the player now hold more or fewer cards than the game deals?',
    it: 'Il giocatore ha ora più o meno carte di quante ne prevede il gioco?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

interface Exchange {
  readonly seat: Seat;
  readonly count: number;
  readonly least: number;
  readonly most: number;
}

/** As many as the game allows, each with the cards it takes. */
const counts = ({ seat, least, most }: Exchange, cites: readonly CitationId[], whose: Seat | null): RulingOption[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) =>
    option(decision('option-discards', { seat, count: least + i }, cites), {
      seat: whose,
      acts: [least + i === 0 ? { seat, action: 'stand-pat' } : { seat, action: 'discard', count: least + i }],
    }),
  );

/** The exchange, or that it is in order, or what is missing. */
function exchangeOf({ seat, count, least, most }: Given): Exchange | Asks {
  if (seat === undefined || count === undefined || least === undefined || most === undefined)
    return askFor({ seat, count, least, most });
  if (count < least || count > most) return { seat, count, least, most };
  const facts = { seat, count, least, most };
  return ruled('stands', decision('discard-in-order', facts, cite('custom/draw', 'custom/discard')));
}

const isExchange = (found: Exchange | Asks): found is Exchange => 'most' in found;

const wrong = ({ seat, count, least, most }: Exchange): Decision =>
  decision('discard-count-wrong', { seat, count, least, most }, cite('custom/draw', 'custom/discard'));

/** Where the book does not speak of it the floor chooses among the numbers allowed. */
function floor(facts: Given): Asks {
  const exchange = exchangeOf(facts);
  if (!isExchange(exchange)) return exchange;
  const why = wrong(exchange);
  const cites = cite('tda-2024/1', 'custom/silent-rulebook');
  const says = decision('discards-for-the-floor', { seat: exchange.seat }, cites, [why]);
  return ruled('floor-decides', says, { because: [why], options: counts(exchange, cites, null) });
}

/** Robert's: the number may be changed until a card is dealt on it; a wrong number of cards afterwards fouls the hand. */
function roberts(facts: Given): Asks {
  const exchange = exchangeOf(facts);
  if (!isExchange(exchange)) return exchange;
  const { seat } = exchange;
  const why = wrong(exchange);
  const cites = cite('roberts-11/draw-high');
  if (facts.dealt === undefined) return ask('dealt');
  if (!facts.dealt) {
    const says = decision('discards-may-change', { seat }, cites, [why]);
    return ruled('choice', says, { because: [why], options: counts(exchange, cites, seat) });
  }
  if (facts.wrongHand === undefined) return ask('wrongHand');
  if (!facts.wrongHand) return floor(facts);
  const says = decision('drawn-hand-fouled', { seat }, [...cites, ...cite('roberts-11/dead-hands-1')], [why]);
  return ruled('hand-dead', says, { because: [why], effect: { kind: 'hand-dead', seat } });
}

export const wrongDraw = defineRuling({
  type: 'wrong-draw',
  title: { en: 'Too many or too few cards discarded', it: 'Scarto di troppe o troppo poche carte' },
  description: {
    en: 'In a game with a draw or a discard a player discarded more or fewer cards than it allows.',
    it: 'In un gioco con cambio o scarto un giocatore ha scartato più o meno carte di quante ne permette.',
  },
  clauses: cite('custom/draw', 'custom/discard', 'roberts-11/draw-high', 'roberts-11/dead-hands-1'),
  facts: FACTS,
  check: ({ least, most }) => (least === undefined || most === undefined ? [] : tooLarge('least', least, most)),
  books: { ...allBooks(floor), 'roberts-11': roberts },
  messages: {
    'discard-in-order': message<{ seat: number; count: number; least: number; most: number }>({
      en: (f, say) => `${whoFirst(f, say)} discards as many cards as the game allows (${f.count}).`,
      it: (f, say) => `${whoFirst(f, say)} scarta quante carte permette il gioco (${f.count}).`,
    }),
    'discard-count-wrong': message<{ seat: number; count: number; least: number; most: number }>({
      en: (f, say) =>
        `Cards discarded by ${say.player(f.seat)}: ${f.count}; the game allows ${f.least === f.most ? f.most : `${f.least} to ${f.most}`}.`,
      it: (f, say) =>
        `Carte scartate da ${say.player(f.seat)}: ${f.count}; il gioco ne permette ${f.least === f.most ? f.most : `da ${f.least} a ${f.most}`}.`,
    }),
    'discards-for-the-floor': message<{ seat: number }>({
      en: (f, say) => `The floor decides how many ${say.player(f.seat)} discards, among the numbers allowed.`,
      it: (f, say) => `Decide il direttore quante ne scarta ${say.player(f.seat)}, tra i numeri permessi.`,
    }),
    'discards-may-change': message<{ seat: number }>({
      en: (f, say) => `No card has been dealt on it: ${say.player(f.seat)} names a number the game allows.`,
      it: (f, say) => `Nessuna carta è stata data: ${say.player(f.seat)} indica un numero permesso dal gioco.`,
    }),
    'drawn-hand-fouled': message<{ seat: number }>({
      en: (f, say) => `A wrong number of cards after the draw: the hand of ${say.player(f.seat)} is dead.`,
      it: (f, say) => `Numero di carte errato dopo il cambio: la mano di ${say.player(f.seat)} è morta.`,
    }),
    'option-discards': message<{ seat: number; count: number }>({
      en: (f, say) => `${whoFirst(f, say)} discards ${f.count === 0 ? 'none' : f.count}.`,
      it: (f, say) => `${whoFirst(f, say)} ${f.count === 0 ? 'non ne scarta' : `ne scarta ${f.count}`}.`,
    }),
  },
});
