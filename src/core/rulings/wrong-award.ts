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
  breakMinutePassed: flag({
    en: 'Did the hand end just before a break, and has more than a minute passed since? Left out, no.',
    it: 'La mano è finita prima di una pausa, ed è passato più di un minuto da allora? Se manca, no.',
  }),
  houseError: flag({
    en: 'Was it possibly an error of the house, of its dealer or its cards?',
    it: 'Poteva essere un errore della casa, del mazziere o delle carte?',
  }),
  paid: seatAmounts({
    en: 'Which seats were paid, and how much each?',
    it: 'Quali posti sono stati pagati, e quanto ciascuno?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;
type Clauses = readonly string[];

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

/** A book's clauses on putting an award right, and on an error of the house found too late; null where it has none. */
interface Book {
  readonly putRight: Cites;
  readonly lost: Cites;
  readonly houseError: Cites | null;
}

/** Too late: the award stands, unless the house may have erred and its own book lets it mend that even now. */
function tooLate({ houseError }: Given, code: string, reason: string, clauses: Clauses, book: Book): Asks {
  if (book.houseError !== null && houseError === undefined) return ask('houseError');
  const late = decision(code, { reason }, clauses);
  if (book.houseError === null || !houseError) return ruled('stands', late);
  return ruled('floor-decides', decision('house-error-mended', {}, book.houseError, [late]), { because: [late] });
}

/** A reading until the next hand begins, a count until substantial action in it; less before a break. */
function byError(given: Given, clauses: Clauses, book: Book): Asks | null {
  const { error, nextHandBegun, nextHandAction, breakMinutePassed } = given;
  if (error === undefined) return ask('error');
  const late = error === 'reading' ? nextHandBegun : nextHandAction;
  if (late === undefined) return ask(error === 'reading' ? 'nextHandBegun' : 'nextHandAction');
  if (late) return tooLate(given, 'award-dispute-too-late', error, clauses, book);
  if (breakMinutePassed) return tooLate(given, 'award-break-too-late', error, cite('tda-2024/23'), book);
  return null;
}

/** Whether it is too late to dispute the award, or what decides that and is not known; null in time. */
function windowOf(given: Given, { rules: { values, cites } }: RulingContext, book: Book): Asks | null {
  const { cardsShuffled, nextHandBegun } = given;
  switch (values.disputeWindow) {
    case 'cards-shuffled':
      if (cardsShuffled === undefined) return ask('cardsShuffled');
      return cardsShuffled ? tooLate(given, 'award-cards-shuffled', 'award', cites.disputeWindow, book) : null;
    case 'by-error':
      return byError(given, cites.disputeWindow, book);
    case 'next-hand':
      if (nextHandBegun === undefined) return ask('nextHandBegun');
      return nextHandBegun ? tooLate(given, 'award-next-hand-begun', 'award', cites.disputeWindow, book) : null;
  }
}

/** Who may call for it, and that it is in time. */
function inTime({ error }: Given, { rules: { values, cites } }: RulingContext): Decision {
  if (values.disputeWindow === 'cards-shuffled') return decision('judge-called', {}, cites.disputeWindow);
  const reason = (values.disputeWindow === 'by-error' ? error : undefined) ?? 'award';
  return decision('award-dispute-in-time', { reason }, cites.disputeWindow);
}

/** How long an award can be disputed is a house rule; then the hand is reconstructed. */
const under =
  (book: Book) =>
  (given: Given, context: RulingContext): Asks => {
    const late = windowOf(given, context, book);
    if (late !== null) return late;
    if (given.reconstructible === undefined) return ask('reconstructible');
    if (!given.reconstructible) return ruled('stands', decision('award-not-reconstructible', {}, book.lost));
    return reconstruct(given.paid, context, book.putRight, [inTime(given, context)]);
  };

const DISPUTED_EN: Readonly<Record<string, string>> = { counting: 'count', reading: 'reading' };
const DISPUTED_IT: Readonly<Record<string, string>> = { counting: 'Il conteggio', reading: 'La lettura' };

export const wrongAward = defineRuling({
  type: 'wrong-award',
  title: { en: 'A pot given to the wrong player', it: 'Piatto assegnato per errore' },
  description: {
    en: 'The dealer gave the pot, or a part of it, to the wrong player. With the hand given, who should have had what is worked out.',
    it: 'Il mazziere ha dato il piatto, o una parte, al giocatore sbagliato. Se la mano è indicata, si calcola a chi spettava quanto.',
  },
  clauses: cite(
    'italian-tournament/8',
    'tda-2024/22',
    'tda-2024/23',
    'wsop-2024/T76',
    'wsop-2024/L51',
    'roberts-11/decision-making-5',
    'roberts-11/decision-making-6',
  ),
  facts: FACTS,
  check: ({ reconstructible }, table) =>
    reconstructible === true && table !== null && settledOf(table) === null ? [contradiction('reconstructible')] : [],
  books: {
    'italian-tournament': under({
      putRight: cite('italian-tournament/8'),
      lost: cite('italian-tournament/8'),
      houseError: null,
    }),
    'tda-2024': under({
      putRight: cite('tda-2024/22'),
      lost: cite('tda-2024/22', 'tda-2024/1'),
      houseError: null,
    }),
    'wsop-2024': under({
      putRight: cite('wsop-2024/T76'),
      lost: cite('wsop-2024/T76', 'tda-2024/1'),
      houseError: cite('wsop-2024/L51'),
    }),
    'roberts-11': under({
      putRight: cite('roberts-11/decision-making-6'),
      lost: cite('roberts-11/decision-making-6'),
      houseError: null,
    }),
  },
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
    'award-next-hand-begun': says(
      'The next hand has begun: the award can no longer be disputed and stands.',
      "La mano successiva è cominciata: l'assegnazione non si contesta più e resta.",
    ),
    'award-break-too-late': says(
      'The hand ended at a break, and the minute to dispute it has passed: the award stands.',
      "La mano è finita alla pausa, e il minuto per contestarla è passato: l'assegnazione resta.",
    ),
    'house-error-mended': says(
      'It may have been an error of the house: the supervisor does what can be done to put the hand right even now.',
      'Può essere stato un errore della casa: il responsabile fa il possibile per riparare la mano anche ora.',
    ),
    'award-dispute-in-time': message<{ reason: string }>({
      en: (f) => `The ${DISPUTED_EN[f.reason] ?? 'award'} is disputed in time.`,
      it: (f) => `${DISPUTED_IT[f.reason] ?? "L'assegnazione"} si contesta in tempo.`,
    }),
  },
});
