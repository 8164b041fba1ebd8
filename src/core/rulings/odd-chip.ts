import { message } from '../explanation/messages.ts';
import { decision } from '../kernel/decision.ts';
import { type Award, awardPot, isGap } from '../pots/award-pot.ts';
import { potName } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, seatsFact, type Table, whole } from './facts.ts';
import { button } from './shared-facts.ts';
import { ask, askFor, type ChipMove, ruled, type Verdict } from './verdict.ts';

/** The one pot of a hand that is settled. */
function onlyAward({ settlement: { outcome, awards } }: Table): Award | undefined {
  return outcome === 'settled' && awards.length === 1 ? awards[0] : undefined;
}

const FACTS = {
  pot: amountFact(
    { en: 'How large is the pot that is split?', it: 'Di quanto è il piatto da dividere?' },
    (table) => onlyAward(table)?.pot.amount,
  ),
  winners: seatsFact({ en: 'Which seats split it?', it: 'Quali posti lo dividono?' }, (table) =>
    onlyAward(table) === undefined ? undefined : table.settlement.winners,
  ),
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

/** One procedure for every rulebook: who gets the odd chip is a house rule. */
function divide(facts: Given, { rules, table }: RulingContext): Asks {
  const { pot, winners, button: dealer, smallestChip = 1 } = facts;
  if (pot === undefined || winners === undefined || winners.length === 0) return askFor({ pot, winners: winners?.[0] });
  const played = table?.settlement.standings[0]?.played;
  const standing = { contest: 'high', board: 1, tiers: [winners], ...(played ? { played } : {}) } as const;
  const whole = { name: potName(0), amount: pot, eligible: winners, layer: { from: 0, to: pot } };
  const award = awardPot(whole, 0, [standing], {
    rules: rules.values,
    gameOddChip: table?.hand.variant.oddChip ?? 'left-of-button',
    button: dealer ?? null,
    smallestChip,
  });
  const cites = rules.cites.oddChip;
  if (isGap(award)) {
    if (award.missing === 'button') return ask('button');
    return ruled('floor-decides', decision('odd-chip-needs-cards', {}, cites));
  }
  const paid = award.shares.map(({ seat, amount }): ChipMove => ({ from: 'pot', to: seat, amount }));
  const takers = award.shares.filter(({ oddChips }) => oddChips > 0).map(({ seat }) => seat);
  const shares = decision('odd-chip-shares', { amount: pot, seats: winners, chip: smallestChip }, cites);
  if (award.carriedOver > 0) {
    const stays = decision('odd-chip-stays', { amount: award.carriedOver }, cites, [shares]);
    const chips: ChipMove[] = [...paid, { from: 'pot', to: 'next-pot', amount: award.carriedOver }];
    return ruled('carry-over', stays, { because: [shares], chips });
  }
  if (takers.length === 0) return ruled('split', decision('no-odd-chip', { amount: pot }, cites), { chips: paid });
  const goes = decision('odd-chip-goes-to', { seats: takers, chip: smallestChip }, cites, [shares]);
  return ruled('split', goes, { because: [shares], chips: paid });
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
  books: { 'italian-tournament': divide, 'tda-2024': divide },
  messages: {
    'odd-chip-shares': message<{ amount: number; seats: readonly number[]; chip: number }>({
      en: (f, say) =>
        `${say.chips(f.amount)} does not divide evenly among ${say.players(f.seats)} in chips of ${say.chips(f.chip)}.`,
      it: (f, say) =>
        `${say.chips(f.amount)} non si dividono in parti uguali tra ${say.players(f.seats)} con fiche da ${say.chips(f.chip)}.`,
    }),
    'odd-chip-stays': message<{ amount: number }>({
      en: (f, say) => `Each takes an equal part; ${say.chips(f.amount)} stays for the next pot.`,
      it: (f, say) => `Ognuno prende parti uguali; ${say.chips(f.amount)} restano sul piatto successivo.`,
    }),
    'odd-chip-goes-to': message<{ seats: readonly number[]; chip: number }>({
      en: (f, say) => `A chip of ${say.chips(f.chip)} more than the equal part goes to ${say.players(f.seats)}.`,
      it: (f, say) => `Una fiche da ${say.chips(f.chip)} oltre la parte uguale va a ${say.players(f.seats)}.`,
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
