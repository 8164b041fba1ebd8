import { message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { ask, askFor, type ChipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { type Award, awardPot, isGap } from '../pots/award-pot.ts';
import { wonBy } from '../pots/award-pots.ts';
import { potName } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, seatsFact, whole } from './facts.ts';
import { button } from './shared-facts.ts';

const FACTS = {
  pot: whole(1, Number.MAX_SAFE_INTEGER, {
    en: 'How large is the pot that is split?',
    it: 'Di quanto è il piatto da dividere?',
  }),
  winners: seatsFact({ en: 'Which seats split it?', it: 'Quali posti lo dividono?' }),
  button,
  smallestChip: whole(
    1,
    Number.MAX_SAFE_INTEGER,
    {
      en: 'What is the smallest chip in play? Left out, 1.',
      it: 'Qual è la fiche più piccola in gioco? Se manca, 1.',
    },
    ({ hand }) => hand.stakes.smallestChip,
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The pot told by itself, divided as the house has it; or what has to be known first. */
function awardOf(facts: Given, { rules }: RulingContext): Award | Asks {
  const { pot, winners, button: dealer, smallestChip = 1 } = facts;
  if (pot === undefined || winners === undefined || winners.length === 0) return askFor({ pot, winners: winners?.[0] });
  const whole = { name: potName(0), amount: pot, eligible: winners, layer: { from: 0, to: pot } };
  const award = awardPot(whole, 0, [{ contest: 'high', board: 1, tiers: [winners] }], {
    rules: rules.values,
    gameOddChip: 'left-of-button',
    button: dealer ?? null,
    smallestChip,
  });
  if (!isGap(award)) return award;
  if (award.missing === 'button') return ask('button');
  return ruled('floor-decides', decision('odd-chip-needs-cards', {}, rules.cites.oddChip));
}

/** The pots of the hand, where it is settled and no pot is told by itself. */
function awardsOf(facts: Given, context: RulingContext): readonly Award[] | Asks {
  const settlement = context.table?.settlement;
  if (facts.pot === undefined && facts.winners === undefined && settlement?.outcome === 'settled')
    return settlement.awards;
  const award = awardOf(facts, context);
  return 'shares' in award ? [award] : award;
}

const isList = (found: readonly Award[] | Asks): found is readonly Award[] => Array.isArray(found);

/** One procedure for every rulebook: who gets the odd chip is a house rule. */
function divide(facts: Given, context: RulingContext): Asks {
  const awards = awardsOf(facts, context);
  if (!isList(awards)) return awards;
  const cites = context.rules.cites.oddChip;
  const { smallestChip: chip = 1 } = facts;
  const shares = awards.flatMap((award) => award.shares);
  const seats = [...new Set(awards.flatMap(({ parts }) => parts.flatMap(({ winners }) => winners)))];
  const takers = [...new Set(shares.filter(({ oddChips }) => oddChips > 0).map(({ seat }) => seat))];
  const amount = awards.reduce((sum, { pot }) => sum + pot.amount, 0);
  const carried = awards.reduce((sum, { carriedOver }) => sum + carriedOver, 0);
  const chips: ChipMove[] = [
    ...seats.map((seat): ChipMove => ({ from: 'pot', to: seat, amount: wonBy(seat, awards) })),
    { from: 'pot', to: 'next-pot', amount: carried },
  ];
  if (carried > 0 && carried === amount)
    return ruled('carry-over', decision('pot-too-small-to-split', { amount, seats, chip }, cites), { chips });
  if (carried === 0 && takers.length === 0)
    return ruled('split', decision('no-odd-chip', { amount }, cites), { chips });
  const left = decision('odd-chip-left', { amount, seats, chip }, cites);
  return carried > 0
    ? ruled('carry-over', decision('odd-chip-stays', { amount: carried }, cites, [left]), { because: [left], chips })
    : ruled('split', decision('odd-chip-goes-to', { seats: takers, chip }, cites, [left]), { because: [left], chips });
}

export const oddChip = defineRuling({
  type: 'odd-chip',
  title: { en: 'A chip that cannot be split', it: 'Fiche indivisibile' },
  description: {
    en: 'Equal hands split a pot that does not divide into chips of the smallest denomination.',
    it: 'Punti uguali dividono un piatto che non è divisibile nelle fiche del taglio più piccolo.',
  },
  clauses: cite('italian-tournament/6', 'tda-2024/20-A'),
  facts: FACTS,
  books: allBooks(divide),
  messages: {
    'odd-chip-left': message<{ amount: number; seats: readonly number[]; chip: number }>({
      en: (f, say) =>
        `${say.chips(f.amount)} does not divide evenly among ${say.players(f.seats)} in chips of ${say.chips(f.chip)}.`,
      it: (f, say) =>
        `${say.chips(f.amount)} non si dividono in parti uguali tra ${say.players(f.seats)} con fiche da ${say.chips(f.chip)}.`,
    }),
    'pot-too-small-to-split': message<{ amount: number; seats: readonly number[]; chip: number }>({
      en: (f, say) =>
        `${say.chips(f.amount)} gives none of ${say.players(f.seats)} a chip of ${say.chips(f.chip)}: all of it stays for the next pot.`,
      it: (f, say) =>
        `${say.chips(f.amount)} non bastano per una fiche da ${say.chips(f.chip)} a testa (${say.players(f.seats)}): tutto resta per il piatto successivo.`,
    }),
    'odd-chip-stays': message<{ amount: number }>({
      en: (f, say) => `Each takes an equal part; ${say.chips(f.amount)} stays for the next pot.`,
      it: (f, say) =>
        `Ognuno prende parti uguali; ${say.chips(f.amount)} ${f.amount === 1 ? 'resta' : 'restano'} sul piatto successivo.`,
    }),
    'odd-chip-goes-to': message<{ seats: readonly number[]; chip: number }>({
      en: (f, say) => `A chip of ${say.chips(f.chip)} more than the equal part goes to ${say.players(f.seats)}.`,
      it: (f, say) => `Una fiche da ${say.chips(f.chip)} oltre la parte uguale va ${atName(say.players(f.seats))}.`,
    }),
    'no-odd-chip': message<{ amount: number }>({
      en: (f, say) => `${say.chips(f.amount)} divides evenly: there is no odd chip.`,
      it: (f, say) => `${say.chips(f.amount)} si dividono in parti uguali: non c'è fiche indivisibile.`,
    }),
    'odd-chip-needs-cards': message<Record<string, never>>({
      en: () => 'Here the highest card takes the odd chip: the floor reads it from the winning hands.',
      it: () => 'Qui la fiche indivisibile va alla carta più alta: il direttore la legge dalle mani vincenti.',
    }),
  },
});
