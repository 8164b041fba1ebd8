import { message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { ask, askFor, chipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, oneOf, seatFact, settledOf } from './facts.ts';
import { type Named, named, who, whoFirst } from './words.ts';

const FACTS = {
  seat: seatFact({
    en: 'Whose cards or chips were out of sight?',
    it: 'Di chi erano le carte o le fiche non visibili?',
  }),
  what: oneOf(['cards', 'chips'], { en: 'Cards or chips?', it: 'Carte o fiche?' }),
  allIn: flag({
    en: 'Had the player gone all-in, and been called, as if those chips were not there?',
    it: 'Il giocatore era andato all-in, ed era stato visto, come se quelle fiche non ci fossero?',
  }),
  won: flag(
    { en: 'Did the player win that pot?', it: 'Il giocatore ha vinto quel piatto?' },
    (table, { seat }) => (seat === undefined ? undefined : settledOf(table)?.winners.some((winner) => winner === seat)),
    'always',
  ),
  hidden: amountFact({
    en: 'How much of what was out of sight would the all-in have put at risk?',
    it: "Quante delle fiche non visibili l'all-in avrebbe messo a rischio?",
  }),
  winner: seatFact(
    { en: 'Which seat won the pot?', it: 'Quale posto ha vinto il piatto?' },
    (table) => {
      const { winners = [] } = settledOf(table) ?? {};
      return winners.length === 1 ? winners[0] : undefined;
    },
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** Cards, or chips no wager hangs on: they are put where everybody sees them. */
function intoSight({ seat, what, allIn }: Given, cites: Cites): Asks | null {
  if (what === undefined) return ask('what');
  if (what === 'cards') return ruled('hand-live', decision('cards-into-sight', named(seat), cites));
  if (allIn === undefined) return ask('allIn');
  return allIn ? null : ruled('proceed', decision('chips-into-sight', named(seat), cites));
}

function italian(facts: Given): Asks {
  const plain = intoSight(facts, cite('italian-tournament/7'));
  if (plain !== null) return plain;
  const cites = cite('italian-tournament/7', 'custom/silent-rulebook');
  return ruled('floor-decides', decision('hidden-all-in-unwritten', named(facts.seat), cites));
}

function tda(facts: Given): Asks {
  const plain = intoSight(facts, cite('tda-2024/25'));
  if (plain !== null) return plain;
  const { seat, won, hidden, winner } = facts;
  if (won === undefined) return ask('won');
  const cites = cite('tda-2024/62');
  if (won) return ruled('correct-amount', decision('hidden-chips-not-paid', named(seat), cites));
  if (seat === undefined || hidden === undefined || winner === undefined) return askFor({ seat, hidden, winner });
  const lost = decision('hidden-chips-lost', { seat, amount: hidden, to: winner }, cites);
  return ruled('correct-amount', lost, {
    chips: chipMove(seat, winner, hidden),
    effect: { kind: 'owes', debt: { from: seat, to: winner, amount: hidden } },
  });
}

export const outOfSight = defineRuling({
  type: 'out-of-sight',
  title: { en: 'Cards or chips out of sight', it: 'Carte o fiche non visibili' },
  description: {
    en: "A player's cards or chips were not where everybody can see them.",
    it: 'Le carte o le fiche di un giocatore non erano in posizione visibile.',
  },
  clauses: cite('italian-tournament/7', 'tda-2024/25', 'tda-2024/62'),
  facts: FACTS,
  // Whoever lost the pot is not the one who won it.
  check: ({ seat, won, winner }) =>
    won === false && seat !== undefined && winner === seat
      ? [{ fact: 'winner', code: 'fact-seat-twice', facts: { seat } }]
      : [],
  // The World Series' rules known to us do not speak of it; its tournaments are played by the TDA's.
  books: { 'italian-tournament': italian, 'tda-2024': tda, 'wsop-2024': tda },
  messages: {
    'cards-into-sight': message<Named>({
      en: (f, say) => `The cards go in front of ${who(f, say)}, in sight; the hand is live.`,
      it: (f, say) => `Le carte vanno davanti ${atName(who(f, say))}, in vista; la mano è viva.`,
    }),
    'chips-into-sight': message<Named>({
      en: (f, say) => `The chips go in front of ${who(f, say)}, in sight, and count from now on.`,
      it: (f, say) => `Le fiche vanno davanti ${atName(who(f, say))}, in vista, e da ora contano.`,
    }),
    'hidden-all-in-unwritten': message<Named>({
      en: (f, say) =>
        `${whoFirst(f, say)} had to keep every chip in sight; what becomes of a called all-in is not written: the floor decides.`,
      it: (f, say) =>
        `Le fiche dovevano restare tutte in vista (${who(f, say)}); che cosa accade a un all-in già visto non è scritto: decide il direttore.`,
    }),
    'hidden-chips-not-paid': message<Named>({
      en: (f, say) => `The chips out of sight win nothing: ${who(f, say)} is paid for those that could be seen.`,
      it: (f, say) => `Le fiche non visibili non vincono nulla: ${who(f, say)} è pagato per quelle che si vedevano.`,
    }),
    'hidden-chips-lost': message<{ seat: number; amount: number; to: number }>({
      en: (f, say) =>
        `The all-in was for everything: ${say.player(f.seat)} owes ${say.chips(f.amount)} more to ${say.player(f.to)}.`,
      it: (f, say) =>
        `L'all-in era per tutto: ${say.player(f.seat)} deve ancora ${say.chips(f.amount)} ${atName(say.player(f.to))}.`,
    }),
  },
});
