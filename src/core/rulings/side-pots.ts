import { message } from '../explanation/messages.ts';
import { atName, capital } from '../explanation/words.ts';
import { type Asked, ask, askFor, type ChipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { type Award, awardPot, isGap } from '../pots/award-pot.ts';
import { potName } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooSmall } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { chipsFact, type FactTable, type FactValues, seatsFact, settledOf, whole } from './facts.ts';
import { button } from './shared-facts.ts';
import { says } from './words.ts';

const FACTS = {
  pots: chipsFact({
    en: 'How large is each pot, the main pot first?',
    it: 'Di quanto è ogni piatto, a partire dal principale?',
  }),
  winners: seatsFact({ en: 'Which seats split all of them?', it: 'Quali posti li dividono tutti?' }),
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
type Name = keyof typeof FACTS;
type Asks = Verdict<Name>;

/** The pots told by themselves, each divided on its own. */
function awardsTold(given: Given, { rules }: RulingContext): readonly Award[] | Asked<Name> | 'needs-cards' {
  const { pots, winners, button: dealer, smallestChip = 1 } = given;
  if (pots === undefined || winners === undefined || winners.length === 0)
    return askFor({ pots, winners: winners?.[0] });
  const options = { rules: rules.values, gameOddChip: 'left-of-button', button: dealer ?? null, smallestChip } as const;
  const awards: Award[] = [];
  for (const [i, amount] of pots.entries()) {
    const pot = { name: potName(i), amount, eligible: winners, layer: { from: 0, to: amount } };
    const award = awardPot(pot, 0, [{ contest: 'high', board: 1, tiers: [winners] }], options);
    if (!isGap(award)) awards.push(award);
    else return award.missing === 'button' ? ask('button') : 'needs-cards';
  }
  return awards;
}

const isAwards = (found: readonly Award[] | Asked<Name> | 'needs-cards'): found is readonly Award[] =>
  Array.isArray(found);

function awardsOf(given: Given, context: RulingContext): ReturnType<typeof awardsTold> {
  const settled = context.table && settledOf(context.table);
  const told = given.pots !== undefined || given.winners !== undefined;
  return settled !== null && !told ? settled.awards : awardsTold(given, context);
}

/** What each pot pays, one step a pot. */
const paid = ({ pot, shares, carriedOver }: Award, cites: readonly string[]): Decision => {
  const seats = [...new Set(shares.map(({ seat }) => seat))];
  const amounts = seats.map((seat) => shares.reduce((sum, s) => (s.seat === seat ? sum + s.amount : sum), 0));
  return decision('pot-on-its-own', { pot: pot.name, amount: pot.amount, seats, amounts, left: carriedOver }, cites);
};

const moved = ({ shares, carriedOver }: Award): ChipMove[] => [
  ...shares.map(({ seat, amount }): ChipMove => ({ from: 'pot', to: seat, amount })),
  { from: 'pot', to: 'next-pot', amount: carriedOver },
];

/** One procedure for every rulebook: in which order the pots are decided is a house rule, that each is on its own is not. */
function rule(given: Given, context: RulingContext): Asks {
  const { values, cites } = context.rules;
  const awards = awardsOf(given, context);
  if (awards === 'needs-cards') return ruled('floor-decides', decision('odd-chips-need-cards', {}, cites.oddChip));
  if (!isAwards(awards)) return awards;
  const inOrder = values.potOrder === 'main-first' ? awards : [...awards].reverse();
  const because = inOrder.map((award) => paid(award, [...new Set([...cites.potOrder, ...cites.oddChip])]));
  if (awards.length < 2)
    return ruled('split', decision('only-one-pot', {}, cites.potOrder, because), {
      because,
      chips: awards.flatMap(moved),
    });
  const code = values.potOrder === 'main-first' ? 'pots-main-first' : 'pots-last-made-first';
  const apart = decision(code, { count: awards.length }, cites.potOrder, because);
  return ruled('split', apart, { because, chips: inOrder.flatMap(moved) });
}

export const sidePots = defineRuling({
  type: 'side-pots',
  title: { en: 'Main pot and side pots', it: 'Piatto principale e piatti laterali' },
  description: {
    en: 'There are side pots, and it is asked whether they are counted together and in which order they are decided.',
    it: 'Ci sono piatti laterali, e si chiede se si contano insieme e in quale ordine si decidono.',
  },
  clauses: cite('tda-2024/21', 'wsop-2024/L149', 'roberts-11/ties-6'),
  facts: FACTS,
  check: ({ pots = [] }) => pots.flatMap((amount, index) => tooSmall('pots', amount, 1).map((f) => ({ ...f, index }))),
  books: allBooks(rule),
  messages: {
    'pot-on-its-own': message<{
      pot: string;
      amount: number;
      seats: readonly number[];
      amounts: readonly number[];
      left: number;
    }>({
      en: (f, say) =>
        `${capital(say.pot(f.pot))} of ${say.chips(f.amount)}: ${say.list(f.seats.map((seat, i) => `${say.chips(f.amounts[i] ?? 0)} to ${say.player(seat)}`))}${f.left > 0 ? `, ${say.chips(f.left)} for the next pot` : ''}.`,
      it: (f, say) =>
        `${capital(say.pot(f.pot))} di ${say.chips(f.amount)}: ${say.list(f.seats.map((seat, i) => `${say.chips(f.amounts[i] ?? 0)} ${atName(say.player(seat))}`))}${f.left > 0 ? `, ${say.chips(f.left)} al piatto successivo` : ''}.`,
    }),
    'pots-main-first': message<{ count: number }>({
      en: (f) =>
        `The ${f.count} pots are never put together: each is decided and split on its own, the main pot first.`,
      it: (f) =>
        `I ${f.count} piatti non si uniscono mai: ognuno si decide e si divide per conto suo, a partire dal principale.`,
    }),
    'pots-last-made-first': message<{ count: number }>({
      en: (f) =>
        `The ${f.count} pots are never put together: each is decided and split on its own, the last-made side pot first.`,
      it: (f) =>
        `I ${f.count} piatti non si uniscono mai: ognuno si decide e si divide per conto suo, a partire dall'ultimo laterale fatto.`,
    }),
    'only-one-pot': says('There is one pot only.', "C'è un solo piatto."),
    'odd-chips-need-cards': says(
      'Here the highest card takes the odd chip of each pot: the floor reads it from the winning hands.',
      'Qui la fiche indivisibile di ogni piatto va alla carta più alta: il direttore la legge dalle mani vincenti.',
    ),
  },
});
