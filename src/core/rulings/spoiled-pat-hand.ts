import { type Card, RANKS } from '../cards/card.ts';
import { message } from '../explanation/messages.ts';
import { rankName, ranksName } from '../explanation/ranks.ts';
import { ask, askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { contradiction } from './check-facts.ts';
import { defineRuling, type FactFault, type RulingContext } from './define-ruling.ts';
import {
  cardsFact,
  type FactTable,
  type FactValues,
  flag,
  oneOf,
  seatFact,
  seatsFact,
  type Table,
  type Told,
} from './facts.ts';
import { isLowestStraight } from './foreign.ts';
import { deckFrom, lowestOf, lowestRank } from './italian-facts.ts';
import { withdrawal } from './withdrawal.ts';
import { whoFirst } from './words.ts';

/** The cards of the seat, where it has not drawn since. */
function holeOf({ hand, history }: Table, { seat }: Told) {
  const drew = history?.events.some((e) => e.kind === 'drew' && e.seat === seat && e.count > 0);
  return drew ? undefined : (hand.seats.find((own) => own.seat === seat)?.hole ?? undefined);
}

const FACTS = {
  seat: seatFact({ en: 'Which seat holds the pat hand?', it: 'Quale posto ha il punto servito?' }),
  cards: cardsFact(5, { en: 'Which five cards are they?', it: 'Quali sono le cinque carte?' }, holeOf, { least: 5 }),
  pat: flag({ en: 'Was the hand dealt so, without a draw?', it: 'Il punto era servito, senza cambio?' }),
  lowestRank,
  newLowest: oneOf(RANKS, {
    en: 'From which rank does the deck start now that complete quartets count as regular?',
    it: 'Da quale carta parte ora il mazzo, con le quadriglie complete considerate regolari?',
  }),
  withdraws: seatsFact({
    en: 'Does the holder withdraw? Give the seat, or an empty list; left out while it is not said.',
    it: 'Chi ha il punto si ritira? Indicare il posto, o una lista vuota; si omette finché non lo dice.',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function guida(given: Given, { table }: RulingContext): Asks {
  const { seat, cards, pat, newLowest, withdraws } = given;
  const lowest = lowestOf(given.lowestRank, table);
  if (seat === undefined || cards === undefined || lowest === undefined || newLowest === undefined)
    return askFor({ seat, cards, newLowest, lowestRank: lowest });
  const five = cards.filter((card): card is Card => card !== null);
  const cites = cite('guida-poker/9', 'custom/it-ace');
  const facts = { seat, lowestRank: lowest, newLowest };
  const isLower = RANKS.indexOf(newLowest) < RANKS.indexOf(lowest);
  const deck = isLower ? deckFrom(table, newLowest) : {};
  const effect = { kind: 'as-given', ...deck } as const;
  if (!isLowestStraight(five, lowest) || !isLower)
    return ruled('stands', decision('pat-hand-not-spoiled', facts, cites), { effect });
  if (pat === undefined) return ask('pat');
  const spoiled = decision('pat-straight-spoiled', facts, cites);
  if (!pat)
    return ruled('stands', decision('hand-was-not-pat', { seat }, cites, [spoiled]), { because: [spoiled], effect });
  return withdrawal({ holders: [seat], withdraws, all: true, shows: false, cites, because: [spoiled], table, deck });
}

export const spoiledPatHand = defineRuling({
  type: 'spoiled-pat-hand',
  title: { en: 'A pat straight spoiled by regular quartets', it: 'Punto servito guastato dalle quadriglie' },
  description: {
    en: 'Complete quartets below the lowest rank have become regular, and the straight with the ace below the old lowest rank is a straight no more.',
    it: "Le quadriglie sotto la minima sono diventate regolari, e la scala con l'asso sotto la vecchia minima non è più una scala.",
  },
  clauses: cite('guida-poker/9'),
  facts: FACTS,
  check: ({ seat, cards, withdraws = [] }, table) => {
    const hole = table === null ? undefined : holeOf(table, { seat });
    const differs = cards?.some((card) => card !== null && hole?.includes(card) === false) ?? false;
    return [
      ...(differs ? [contradiction('cards')] : []),
      ...withdraws.flatMap((own, index): FactFault[] =>
        own === seat ? [] : [{ fact: 'withdraws', index, code: 'not-a-holder', facts: { seat: own } }],
      ),
    ];
  },
  books: { 'guida-poker': guida },
  messages: {
    'pat-straight-spoiled': message<{ seat: number; lowestRank: string; newLowest: string }>({
      en: (f, say) =>
        `${whoFirst(f, say)} was dealt the straight from the ace to the ${ranksName(f.lowestRank, 'en')}; with the ${rankName(f.newLowest, 'en')} now the lowest rank it is one no more.`,
      it: (f, say) =>
        `${whoFirst(f, say)} aveva la scala con l'asso sotto il ${rankName(f.lowestRank, 'it')}; ora che la minima è il ${rankName(f.newLowest, 'it')} non è più una scala.`,
    }),
    'pat-hand-not-spoiled': message<{ seat: number; lowestRank: string; newLowest: string }>({
      en: (f, say) =>
        `The hand of ${say.player(f.seat)} does not rest on the ace below the lowest rank: it stays what it was and nobody may withdraw.`,
      it: (f, say) =>
        `Il punto di ${say.player(f.seat)} non si regge sull'asso sotto la minima: resta com'è e nessuno può ritirarsi.`,
    }),
    'hand-was-not-pat': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} has drawn: only a hand dealt pat gives the right to withdraw.`,
      it: (f, say) => `${whoFirst(f, say)} ha cambiato: solo il punto servito dà il diritto di ritirarsi.`,
    }),
  },
});
