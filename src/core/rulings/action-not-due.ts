import { message } from '../explanation/messages.ts';
import { askFor, chipMove, type HandEffect, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, oneOf, seatFact, type Table, type Told } from './facts.ts';
import { entryAt } from './turn-facts.ts';
import { whoFirst } from './words.ts';

const REASONS = ['folded', 'all-in', 'not-dealt-in', 'round-closed', 'wrong-street', 'betting-over'] as const;
type Reason = (typeof REASONS)[number];

/** Why the seat of the entry has nothing to do where the history stands. */
function reasonIn(table: Table, told: Told): Reason | undefined {
  const entry = entryAt(table);
  const { history, hand } = table;
  if (entry === null || history === null || (told.seat ?? entry.made.seat) !== entry.made.seat) return undefined;
  const { seat, street } = entry.made;
  const own = history.play.contributions.find((c) => c.seat === seat);
  if (own === undefined) return 'not-dealt-in';
  if (own.status !== 'live') return 'folded';
  if (history.stacks[hand.seats.findIndex((s) => s.seat === seat)] === 0) return 'all-in';
  if (history.play.betting === 'over') return 'betting-over';
  if (history.bounds === null) return 'round-closed';
  return street !== undefined && street !== history.street ? 'wrong-street' : undefined;
}

const FACTS = {
  seat: seatFact(
    { en: 'Which seat acted?', it: 'Quale posto ha agito?' },
    (table) => table.hand.seats.find(({ seat }) => seat === entryAt(table)?.made.seat)?.seat,
  ),
  reason: oneOf(
    REASONS,
    {
      en: 'Why had it nothing to do: folded, all-in, not dealt in, the round closed, an action for another street, or no betting left?',
      it: 'Perché non aveva nulla da fare: mano passata, all-in, non in gioco, giro chiuso, azione di un altro giro, o puntate finite?',
    },
    reasonIn,
  ),
  put: amountFact({ en: 'How many chips did the seat put in?', it: 'Quante fiche ha messo?' }, (table) => {
    const made = entryAt(table)?.made;
    if (made?.action === 'fold' || made?.action === 'check') return 0;
    return made?.chips?.reduce((sum, chip) => sum + chip, 0) ?? made?.amount;
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const CITES: Readonly<Record<Reason, readonly CitationId[]>> = {
  folded: cite('custom/folded-hand'),
  'all-in': cite('custom/table-stakes'),
  'not-dealt-in': cite('custom/turn-order'),
  'round-closed': cite('custom/street-close'),
  'wrong-street': cite('custom/street-close'),
  'betting-over': cite('custom/no-betting-alone'),
};

/** It has no effect: chips go back, and whoever is due acts. */
function procedure({ seat, reason, put }: Given, { table }: RulingContext): Asks {
  if (seat === undefined || reason === undefined || put === undefined) return askFor({ seat, reason, put });
  const cites = CITES[reason];
  const why = decision('action-not-due', { seat, reason }, cites);
  const says =
    put > 0
      ? decision('chips-not-due-back', { seat, amount: put }, cites, [why])
      : decision(reason === 'betting-over' ? 'action-after-betting' : 'action-has-no-effect', { seat }, cites, [why]);
  const entry = table === null ? null : entryAt(table);
  const effect: HandEffect =
    entry !== null && entry.made.seat === seat ? { kind: 'struck', at: entry.at } : { kind: 'as-given' };
  return ruled(put > 0 ? 'refund' : 'not-allowed', says, { because: [why], chips: chipMove('pot', seat, put), effect });
}

const WHY: Readonly<Record<Reason, { readonly en: string; readonly it: string }>> = {
  folded: { en: 'it has folded', it: 'ha passato la mano' },
  'all-in': { en: 'it is all-in', it: 'è all-in' },
  'not-dealt-in': { en: 'it was not dealt in', it: 'non ha ricevuto carte' },
  'round-closed': {
    en: 'the round is closed and the next card has not come',
    it: 'il giro è chiuso e la carta successiva non è uscita',
  },
  'wrong-street': { en: 'it is another street that is being bet', it: 'il giro aperto è un altro' },
  'betting-over': { en: 'no betting is left in the hand', it: 'nella mano non ci sono più puntate' },
};
const isReason = (reason: string): reason is Reason => REASONS.some((known) => known === reason);

export const actionNotDue = defineRuling({
  type: 'action-not-due',
  title: { en: 'An action that was not due', it: 'Azione non dovuta' },
  description: {
    en: 'Somebody acted who had nothing to do: after the round closed, with a folded hand, all-in, not in the hand, or for another street.',
    it: 'Ha agito chi non aveva nulla da fare: a giro chiuso, con una mano passata, all-in, fuori dalla mano o per un altro giro.',
  },
  clauses: cite('custom/folded-hand', 'custom/table-stakes', 'custom/street-close', 'custom/turn-order'),
  facts: FACTS,
  books: allBooks(procedure),
  messages: {
    'action-not-due': message<{ seat: number; reason: string }>({
      en: (f, say) => `${whoFirst(f, say)} had nothing to do: ${isReason(f.reason) ? WHY[f.reason].en : f.reason}.`,
      it: (f, say) =>
        `${whoFirst(f, say)} non aveva nulla da fare: ${isReason(f.reason) ? WHY[f.reason].it : f.reason}.`,
    }),
    'chips-not-due-back': message<{ seat: number; amount: number }>({
      en: (f, say) => `It has no effect: ${say.player(f.seat)} takes ${say.chips(f.amount)} back.`,
      it: (f, say) => `Non ha effetto: ${say.player(f.seat)} riprende ${say.chips(f.amount)}.`,
    }),
    'action-has-no-effect': message<{ seat: number }>({
      en: (f, say) => `What ${say.player(f.seat)} did has no effect: whoever is due acts.`,
      it: (f, say) => `Quanto ha fatto ${say.player(f.seat)} non ha effetto: agisce chi è di turno.`,
    }),
    'action-after-betting': message<{ seat: number }>({
      en: (f, say) => `What ${say.player(f.seat)} did has no effect: there is nothing left to bet.`,
      it: (f, say) => `Quanto ha fatto ${say.player(f.seat)} non ha effetto: non c'è più da puntare.`,
    }),
  },
});
