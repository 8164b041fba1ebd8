import { message } from '../explanation/messages.ts';
import {
  ask,
  askFor,
  chipMove,
  type HandEffect,
  option,
  type RulingOption,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues, flag, oneOf, type Table } from './facts.ts';
import { entryAt } from './turn-facts.ts';
import { whoFirst } from './words.ts';
import { postIn, WRONG_POST_FACTS } from './wrong-post-facts.ts';

const FACTS = {
  ...WRONG_POST_FACTS,
  owner: anySeat({
    en: 'Which seat should have posted it, where another did?',
    it: "Quale posto avrebbe dovuto metterlo, se l'ha messo un altro?",
  }),
  noticed: oneOf(
    ['before-action', 'betting-open', 'later'],
    {
      en: 'When was it noticed: before anybody acted, while the first betting round was open, or later?',
      it: 'Quando è stato notato: prima che qualcuno agisse, a primo giro ancora aperto, o più tardi?',
    },
    (table) => {
      if (postIn(table) === null) return undefined;
      const { noticed } = table.hand;
      return noticed === 'at-once' ? 'before-action' : noticed === 'same-street' ? 'betting-open' : 'later';
    },
  ),
  missedBlind: flag({
    en: 'Was it a blind missed earlier that the player owed before being dealt in?',
    it: 'Era un buio saltato in precedenza che il giocatore doveva prima di ricevere le carte?',
  }),
  actedOn: flag({
    en: 'Has the player who owed it acted on the hand and put chips in?',
    it: 'Chi lo doveva ha già giocato la mano mettendo fiche?',
  }),
  looked: flag({ en: 'Has that player looked at the cards?', it: 'Quel giocatore ha guardato le carte?' }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

interface Post {
  readonly seat: Seat;
  readonly due: number;
  readonly put: number;
}

/** Without the entry everything lies as it was due. */
function struckFrom(table: Table | null, seat: Seat): HandEffect {
  const entry = table === null ? null : entryAt(table);
  return table !== null && entry !== null && postIn(table)?.seat === seat
    ? { kind: 'struck', at: entry.at }
    : { kind: 'as-given' };
}

const putRight = (
  { seat, due, put }: Post,
  because: readonly Decision[],
  cites: readonly string[],
  table: Table | null,
): Asks =>
  ruled('correct-amount', decision('post-put-in-order', { seat, amount: due }, cites, because), {
    because,
    chips: chipMove(seat, 'pot', due - put),
    effect: struckFrom(table, seat),
  });

/** Noticed late no text says what becomes of it. */
function forFloor({ seat, due, put }: Post, because: readonly Decision[]): Asks {
  const cites = cite('tda-2024/1', 'custom/silent-rulebook');
  const options: RulingOption[] = [
    option(decision('option-post-stands', { seat, amount: put }, cites), {}),
    option(decision('option-post-put-right', { seat, amount: due }, cites), {
      chips: chipMove(seat, 'pot', due - put),
    }),
  ];
  return ruled('floor-decides', decision('post-for-the-floor', { seat }, cites, because), { because, options });
}

/** Too much, too little or nothing: put right as long as a wrong amount is. */
function amount(facts: Given, post: Post, { rules, table }: RulingContext): Asks {
  const { seat, due, put } = post;
  if (put === due) return ruled('stands', decision('post-is-right', { seat, amount: due }, cite('custom/forced-bets')));
  const { noticed } = facts;
  if (noticed === undefined) return ask('noticed');
  const why = decision('post-is-wrong', { seat, amount: put, due }, cite('custom/forced-bets'));
  return noticed === 'later' ? forFloor(post, [why]) : putRight(post, [why], rules.cites.wrongAmountWindow, table);
}

/** A blind posted by another seat: before the action it changes places. */
function misplaced(facts: Given, { seat, due, put }: Post, table: Table | null): Asks {
  const { owner, noticed } = facts;
  if (owner === undefined || noticed === undefined) return askFor({ owner, noticed });
  const cites = cite('custom/forced-bets');
  const why = decision('post-from-wrong-seat', { seat, owner, amount: put }, cites);
  const chips = seat === owner ? [] : [...chipMove('pot', seat, put), ...chipMove(owner, 'pot', due)];
  if (noticed === 'before-action') {
    const says = decision('post-changes-seat', { seat, owner, amount: due }, cites, [why]);
    return ruled('correct-amount', says, { because: [why], chips, effect: struckFrom(table, seat) });
  }
  const floor = cite('tda-2024/1', 'custom/silent-rulebook');
  return ruled('floor-decides', decision('post-for-the-floor', { seat }, floor, [why]), {
    because: [why],
    options: [
      option(decision('option-post-stands', { seat, amount: put }, floor), {}),
      option(decision('option-post-changes-seat', { seat, owner, amount: due }, floor), { chips }),
    ],
  });
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { fault, seat, due, put } = facts;
  if (fault === undefined || seat === undefined || due === undefined || put === undefined)
    return askFor({ fault, seat, due, put });
  const post = { seat, due, put };
  return fault === 'wrong-seat' ? misplaced(facts, post, context.table) : amount(facts, post, context);
}

/** Robert's: who was dealt in owing a missed blind plays on if he has acted; a hand only looked at is dead. */
function roberts(facts: Given, context: RulingContext): Asks {
  const { fault, seat, due, put, missedBlind, actedOn, looked } = facts;
  if (fault !== 'missing') return procedure(facts, context);
  if (seat === undefined || due === undefined || put === undefined) return askFor({ seat, due, put });
  if (missedBlind === undefined) return ask('missedBlind');
  if (!missedBlind) return procedure(facts, context);
  const cites = cite('roberts-11/blinds-11');
  const why = decision('dealt-in-owing', { seat, amount: due }, cites);
  if (actedOn === undefined) return ask('actedOn');
  if (actedOn)
    return ruled('hand-live', decision('owes-next-deal', { seat, amount: due }, cites, [why]), { because: [why] });
  if (looked === undefined) return ask('looked');
  if (looked) {
    const effect = { kind: 'hand-dead', seat } as const;
    return ruled('hand-dead', decision('looked-without-posting', { seat }, cites, [why]), { because: [why], effect });
  }
  return putRight({ seat, due, put }, [why], cites, context.table);
}

export const wrongPost = defineRuling({
  type: 'wrong-post',
  title: { en: 'A blind, ante or straddle wrong or missing', it: 'Buio, ante o straddle errato o mancante' },
  description: {
    en: 'A forced bet was posted in a wrong amount, by the wrong seat, or not at all.',
    it: 'Una puntata obbligatoria è stata messa di importo errato, dal posto sbagliato, o non è stata messa.',
  },
  clauses: cite(
    'custom/forced-bets',
    'tda-2024/52-A',
    'wsop-2024/L138',
    'roberts-11/betting-and-raising-15',
    'roberts-11/blinds-11',
  ),
  facts: FACTS,
  books: { ...allBooks(procedure), 'roberts-11': roberts },
  messages: {
    'post-is-right': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} posted ${say.chips(f.amount)}, as was due.`,
      it: (f, say) => `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, come dovuto.`,
    }),
    'post-is-wrong': message<{ seat: number; amount: number; due: number }>({
      en: (f, say) => `${whoFirst(f, say)} posted ${say.chips(f.amount)} where ${say.chips(f.due)} was due.`,
      it: (f, say) => `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove era dovuto ${say.chips(f.due)}.`,
    }),
    'post-put-in-order': message<{ seat: number; amount: number }>({
      en: (f, say) => `It is put right while the round is open: ${say.player(f.seat)} posts ${say.chips(f.amount)}.`,
      it: (f, say) => `Si corregge a giro aperto: ${say.player(f.seat)} mette ${say.chips(f.amount)}.`,
    }),
    'post-for-the-floor': message<{ seat: number }>({
      en: (f, say) => `It was noticed late and no clause speaks of it: the floor decides about ${say.player(f.seat)}.`,
      it: (f, say) => `È stato notato tardi e nessuna regola ne parla: decide il direttore su ${say.player(f.seat)}.`,
    }),
    'option-post-stands': message<{ seat: number; amount: number }>({
      en: (f, say) => `What ${say.player(f.seat)} posted stands: ${say.chips(f.amount)}.`,
      it: (f, say) => `Quanto messo da ${say.player(f.seat)} resta: ${say.chips(f.amount)}.`,
    }),
    'option-post-put-right': message<{ seat: number; amount: number }>({
      en: (f, say) => `It is put right all the same: ${say.player(f.seat)} has ${say.chips(f.amount)} in.`,
      it: (f, say) => `Si corregge comunque: ${say.player(f.seat)} arriva a ${say.chips(f.amount)}.`,
    }),
    'post-from-wrong-seat': message<{ seat: number; owner: number; amount: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} posted ${say.chips(f.amount)}, which ${say.player(f.owner)} should have posted.`,
      it: (f, say) => `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, che toccavano a ${say.player(f.owner)}.`,
    }),
    'post-changes-seat': message<{ seat: number; owner: number; amount: number }>({
      en: (f, say) =>
        `Nobody has acted: it goes back to ${say.player(f.seat)}, and ${say.player(f.owner)} posts ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Nessuno ha agito: torna a ${say.player(f.seat)}, e ${say.player(f.owner)} mette ${say.chips(f.amount)}.`,
    }),
    'option-post-changes-seat': message<{ seat: number; owner: number; amount: number }>({
      en: (f, say) =>
        `It is put right all the same: it goes back to ${say.player(f.seat)}, ${say.player(f.owner)} posts ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Si corregge comunque: torna a ${say.player(f.seat)}, ${say.player(f.owner)} mette ${say.chips(f.amount)}.`,
    }),
    'dealt-in-owing': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} was dealt in owing a missed blind of ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} ha ricevuto le carte dovendo un buio saltato di ${say.chips(f.amount)}.`,
    }),
    'owes-next-deal': message<{ seat: number; amount: number }>({
      en: (f, say) => `The hand has been played on and is live; ${say.player(f.seat)} posts on the next deal.`,
      it: (f, say) => `La mano è stata giocata ed è viva; ${say.player(f.seat)} paga alla mano successiva.`,
    }),
    'looked-without-posting': message<{ seat: number }>({
      en: (f, say) => `Looked at before posting, the hand of ${say.player(f.seat)} is dead.`,
      it: (f, say) => `Guardata prima di mettere il buio, la mano di ${say.player(f.seat)} è morta.`,
    }),
  },
});
