import { message } from '../explanation/messages.ts';
import { type OpenedHand, openedHand } from '../hand/opened-hand.ts';
import { ask, chipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import {
  amountFact,
  type FactTable,
  type FactValues,
  flag,
  seatFact,
  settledOf,
  type Table,
  type Told,
} from './facts.ts';
import { whoFirst } from './words.ts';

const opened = ({ hand, history }: Table): OpenedHand | null => (history === null ? null : openedHand(hand, history));

/** Whether the seat told to have opened wins, once the hand is settled. */
function wins(table: Table, { seat }: Told): boolean | undefined {
  // A hand the opener would have won without openers is void already.
  if (table.settlement?.outcome === 'void') return table.history?.play.falseOpener === seat || undefined;
  return seat === undefined ? undefined : settledOf(table)?.winners.some((winner) => winner === seat);
}

/** Antes and what was carried in; without a history the money nobody had to match. */
function potBefore(table: Table): number | undefined {
  const { hand } = table;
  if (hand.money.kind !== 'contributions' || hand.variant.family !== 'draw') return opened(table)?.potBefore;
  return hand.seats.reduce((sum, { dead }) => sum + dead, hand.carriedIn);
}

const FACTS = {
  seat: seatFact(
    { en: 'Which seat opened?', it: 'Quale posto ha aperto?' },
    (table) => opened(table)?.opener,
    'always',
  ),
  openersProven: flag(
    {
      en: 'Can the opener show openers, discards included?',
      it: "L'apertore può mostrare l'apertura, scarti compresi?",
    },
    (table) => opened(table)?.proven,
    'always',
  ),
  openerWins: flag({ en: 'Does the opener win the pot?', it: "L'apertore vince il piatto?" }, wins, 'always'),
  initialPot: amountFact(
    {
      en: 'How large was the pot before the opening, antes and what was carried over?',
      it: "Di quanto era il piatto prima dell'apertura, tra inviti e resti?",
    },
    potBefore,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function guida({ seat, openersProven, openerWins, initialPot }: Given): Asks {
  const cites = cite('custom/it-proof', 'custom/it-open');
  if (seat === undefined) return ask('seat');
  if (openersProven === undefined) return ask('openersProven');
  if (openersProven) return ruled('stands', decision('openers-proven', { seat }, cites));
  if (openerWins === undefined) return ask('openerWins');
  if (openerWins) return ruled('void', decision('false-opener-wins', { seat }, cites));
  if (initialPot === undefined) return ask('initialPot');
  const says = decision('false-opener-refunds', { seat, amount: initialPot }, cites);
  return ruled('stands', says, {
    chips: chipMove(seat, 'next-pot', initialPot),
    effect: { kind: 'put-up', stake: { seat, amount: initialPot } },
  });
}

export const falseOpeners = defineRuling({
  type: 'false-openers',
  title: { en: 'Opened without openers', it: 'Apertura senza punto' },
  description: {
    en: 'The opener is asked to prove his openers after the hand and cannot.',
    it: "A fine mano si chiede all'apertore di provare l'apertura, e non può.",
  },
  clauses: cite('custom/it-proof', 'custom/it-open'),
  facts: FACTS,
  books: { 'guida-poker': guida },
  messages: {
    'openers-proven': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} has shown openers: the hand stands.`,
      it: (f, say) => `${whoFirst(f, say)} ha mostrato l'apertura: la mano resta valida.`,
    }),
    'false-opener-wins': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} opened without openers and would win: everybody takes his stakes back.`,
      it: (f, say) => `${whoFirst(f, say)} ha aperto senza punto e vincerebbe: ognuno riprende le sue messe.`,
    }),
    'false-opener-refunds': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `Another wins and keeps the pot; ${say.player(f.seat)}, who opened without openers, puts the first pot of ${say.chips(f.amount)} up again for the next deal.`,
      it: (f, say) =>
        `Vince un altro e tiene il piatto; ${say.player(f.seat)}, che ha aperto senza punto, rifonde il piatto iniziale di ${say.chips(f.amount)} per la mano successiva.`,
    }),
  },
});
