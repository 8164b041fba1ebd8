import { message } from '../explanation/messages.ts';
import { atName, ofAmount } from '../explanation/words.ts';
import type { Settlement } from '../hand/settle.ts';
import { ask, type ChipMove, type ChipPlace, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { contradiction } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf, type SeatAmount, seatAmounts, settledOf } from './facts.ts';
import { says } from './words.ts';

const FACTS = {
  cardsShuffled: flag({
    en: 'Have the cards already been shuffled?',
    it: 'Le carte sono già state mischiate?',
  }),
  reconstructible: flag(
    {
      en: 'Can the hole cards, the board and the pot still be established?',
      it: 'Si possono ancora stabilire le carte dei giocatori, il tavolo e il piatto?',
    },
    (table) => settledOf(table) !== null || undefined,
    'when-set',
  ),
  error: oneOf(['reading', 'counting'], {
    en: 'Was the mistake in reading the hands, or in counting the chips?',
    it: "L'errore era nella lettura delle mani o nel conteggio delle fiche?",
  }),
  nextHandBegun: flag({ en: 'Has the next hand begun?', it: 'La mano successiva è cominciata?' }),
  nextHandAction: flag({
    en: 'Has there been substantial action in the next hand?',
    it: "C'è stata azione sostanziale nella mano successiva?",
  }),
  paid: seatAmounts({
    en: 'Which seats were paid, and how much each?',
    it: 'Quali posti sono stati pagati, e quanto ciascuno?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

interface Account {
  readonly place: ChipPlace;
  amount: number;
}

/** What each place should have had less what it got: positive is owed. */
function accounts({ payouts, carriedOver, pots }: Settlement, paid: readonly SeatAmount[]): Account[] {
  const inPots = pots.reduce((sum, pot) => sum + pot.amount, 0);
  // An uncalled bet is no part of the pot: it is in question only where more than the pots was paid out.
  const withRefunds = paid.reduce((sum, { amount }) => sum + amount, 0) > inPots;
  const seats = [...new Set<Seat>([...payouts.map(({ seat }) => seat), ...paid.map(({ seat }) => seat)])];
  const got = (seat: Seat): number => paid.reduce((sum, p) => (p.seat === seat ? sum + p.amount : sum), 0);
  const due = (seat: Seat): number => {
    const { won = 0, returned = 0 } = payouts.find((p) => p.seat === seat) ?? {};
    return withRefunds ? won + returned : won;
  };
  return [
    ...seats.map((seat): Account => ({ place: seat, amount: due(seat) - got(seat) })),
    { place: 'next-pot', amount: carriedOver },
  ];
}

/** From whom got too much to whom got too little; a difference nobody was paid lies in the pot. */
export function repayments(settlement: Settlement, paid: readonly SeatAmount[]): ChipMove[] {
  const open = accounts(settlement, paid);
  const difference = open.reduce((sum, { amount }) => sum + amount, 0);
  const all: Account[] = [...open, { place: 'pot', amount: -difference }];
  const owed = all.filter(({ amount }) => amount > 0);
  const moves: ChipMove[] = [];
  for (const over of all.filter(({ amount }) => amount < 0)) {
    for (const under of owed) {
      const amount = Math.min(-over.amount, under.amount);
      if (amount <= 0) continue;
      moves.push({ from: over.place, to: under.place, amount });
      over.amount += amount;
      under.amount -= amount;
    }
  }
  return moves;
}

/** The hand is played through again on the table: who should have had what. */
function reconstruct(paid: Given['paid'], { table }: RulingContext, cites: Cites, because: readonly Decision[]): Asks {
  const settlement = table && settledOf(table);
  if (table === null || settlement === null || table.hand.money.kind === 'none')
    return ruled('reassign', decision('award-reconstructed', {}, cites, because), { because });
  if (paid === undefined) return ask('paid');
  const winners = settlement.payouts.filter(({ won }) => won > 0);
  const facts = { seats: winners.map(({ seat }) => seat), amounts: winners.map(({ won }) => won) };
  const owed = decision('award-owed', facts, cites, because);
  const chips = repayments(settlement, paid);
  if (chips.length === 0)
    return ruled('stands', decision('award-was-right', {}, cites, [owed]), { because: [...because, owed] });
  const goesBack = decision('award-goes-to-winner', { amount: chips.reduce((sum, m) => sum + m.amount, 0) }, cites, [
    owed,
  ]);
  return ruled('reassign', goesBack, { because: [...because, owed], chips });
}

function italian({ cardsShuffled, reconstructible, paid }: Given, context: RulingContext): Asks {
  const cites = cite('italian-tournament/8');
  if (cardsShuffled === undefined) return ask('cardsShuffled');
  if (cardsShuffled) return ruled('stands', decision('award-cards-shuffled', {}, cites));
  if (reconstructible === undefined) return ask('reconstructible');
  if (!reconstructible) return ruled('stands', decision('award-not-reconstructible', {}, cites));
  return reconstruct(paid, context, cites, [decision('judge-called', {}, cites)]);
}

function tda(facts: Given, context: RulingContext): Asks {
  const { error, nextHandBegun, nextHandAction, reconstructible, paid } = facts;
  const cites = cite('tda-2024/22');
  if (error === undefined) return ask('error');
  const tooLate = error === 'reading' ? nextHandBegun : nextHandAction;
  if (tooLate === undefined) return ask(error === 'reading' ? 'nextHandBegun' : 'nextHandAction');
  if (tooLate) return ruled('stands', decision('award-dispute-too-late', { reason: error }, cites));
  if (reconstructible === undefined) return ask('reconstructible');
  if (!reconstructible)
    return ruled('stands', decision('award-not-reconstructible', {}, cite('tda-2024/22', 'tda-2024/1')));
  return reconstruct(paid, context, cites, [decision('award-dispute-in-time', { reason: error }, cites)]);
}

export const wrongAward = defineRuling({
  type: 'wrong-award',
  title: { en: 'A pot given to the wrong player', it: 'Piatto assegnato per errore' },
  description: {
    en: 'The dealer gave the pot, or a part of it, to the wrong player. With the hand given, who should have had what is worked out.',
    it: 'Il mazziere ha dato il piatto, o una parte, al giocatore sbagliato. Se la mano è indicata, si calcola a chi spettava quanto.',
  },
  clauses: cite('italian-tournament/8', 'tda-2024/22'),
  facts: FACTS,
  check: ({ reconstructible }, table) =>
    reconstructible === true && table !== null && settledOf(table) === null ? [contradiction('reconstructible')] : [],
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    'judge-called': says(
      'The judge is called on the word of anybody at the table, and the hand can be reconstructed.',
      'Su segnalazione di chiunque al tavolo si chiama il giudice, e la mano si può ricostruire.',
    ),
    'award-cards-shuffled': says(
      'The cards are already shuffled: the pot stays where it was given.',
      'Le carte sono già mischiate: il piatto resta a chi è stato assegnato.',
    ),
    'award-not-reconstructible': says(
      'The hand cannot be reconstructed: the pot stays where it was given.',
      'La mano non si può ricostruire: il piatto resta a chi è stato assegnato.',
    ),
    'award-reconstructed': says(
      'The hand is reconstructed and the pot given to its true winner.',
      'La mano si ricostruisce e il piatto va al vincitore effettivo.',
    ),
    'award-owed': message<{ seats: readonly number[]; amounts: readonly number[] }>({
      en: (f, say) =>
        `Reconstructed, the hand pays ${say.list(f.seats.map((seat, i) => `${say.chips(f.amounts[i] ?? 0)} to ${say.player(seat)}`))}.`,
      it: (f, say) =>
        `Ricostruita, la mano paga ${say.list(f.seats.map((seat, i) => `${say.chips(f.amounts[i] ?? 0)} ${atName(say.player(seat))}`))}.`,
    }),
    'award-was-right': says(
      'The pot was given as it should have been.',
      'Il piatto era stato assegnato correttamente.',
    ),
    'award-goes-to-winner': message<{ amount: number }>({
      en: (f, say) => `${say.chips(f.amount)} goes from who was paid too much to the true winner.`,
      it: (f, say) =>
        `${say.chips(f.amount)} ${ofAmount(f.amount, 'passa', 'passano')} da chi ha ricevuto troppo al vincitore effettivo.`,
    }),
    'award-dispute-too-late': message<{ reason: string }>({
      en: (f) =>
        f.reason === 'counting'
          ? 'There has been substantial action in the next hand: a count can no longer be disputed, the award stands.'
          : 'The next hand has begun: a reading can no longer be disputed, the award stands.',
      it: (f) =>
        f.reason === 'counting'
          ? "Nella mano successiva c'è già stata azione sostanziale: il conteggio non si contesta più, l'assegnazione resta."
          : "La mano successiva è cominciata: la lettura non si contesta più, l'assegnazione resta.",
    }),
    'award-dispute-in-time': message<{ reason: string }>({
      en: (f) => `The ${f.reason === 'counting' ? 'count' : 'reading'} is disputed in time.`,
      it: (f) => `${f.reason === 'counting' ? 'Il conteggio' : 'La lettura'} si contesta in tempo.`,
    }),
  },
});
