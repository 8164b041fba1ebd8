import { categoryName } from '../explanation/hand-names.ts';
import { type Messages, message, type Speaker } from '../explanation/messages.ts';
import { atHead, atName, capital, ofAmount } from '../explanation/words.ts';

type Amounts = {
  due: number;
  /** A text where it is no whole number of units. */
  stated: number | string;
  seat?: number;
  pot?: string;
  board?: number;
};

const amount = (value: number | string, say: Speaker): string => (typeof value === 'number' ? say.chips(value) : value);

const fromPot = ({ pot }: Amounts, say: Speaker, word: string): string =>
  pot === undefined ? '' : ` ${word} ${say.pot(pot)}`;
const onBoard = ({ board }: Amounts, word: string): string => (board === undefined ? '' : ` (${word} ${board})`);

/** What is due or stated in a pot or to a seat, for the amounts that are no whole chips. */
const subject = (f: Amounts, say: Speaker): string => {
  if (f.seat !== undefined) return atHead(say.player(f.seat));
  return f.pot === undefined ? '' : capital(say.pot(f.pot));
};

const due = (n: number): string => ofAmount(n, 'spetta', 'spettano');

/** What each difference between a record and the rules says, and what a verdict lacks. */
export const DIFFERENCE_MESSAGES: Messages = {
  'final-stack': message<Amounts & { seat: number }>({
    en: (f, say) =>
      `${atHead(say.player(f.seat))} ends the hand with ${say.chips(f.due)}; the record states ${amount(f.stated, say)}.`,
    it: (f, say) =>
      `${atHead(say.player(f.seat))} finisce la mano con ${say.chips(f.due)}; il documento riporta ${amount(f.stated, say)}.`,
  }),
  collected: message<Amounts & { seat: number }>({
    en: (f, say) =>
      `${say.chips(f.due)} is due to ${say.player(f.seat)}${fromPot(f, say, 'from')}${onBoard(f, 'board')}; the record gives ${amount(f.stated, say)}.`,
    it: (f, say) =>
      `${capital(atName(say.player(f.seat)))} ${due(f.due)} ${say.chips(f.due)}${fromPot(f, say, '—')}${onBoard(f, 'board')}; il documento assegna ${amount(f.stated, say)}.`,
  }),
  'uncalled-bet': message<Amounts & { seat: number }>({
    en: (f, say) =>
      `${atHead(say.player(f.seat))} takes back ${say.chips(f.due)} that nobody called; the record returns ${amount(f.stated, say)}.`,
    it: (f, say) =>
      `${atHead(say.player(f.seat))} riprende ${say.chips(f.due)} non ${ofAmount(f.due, 'vista', 'viste')} da nessuno; il documento restituisce ${amount(f.stated, say)}.`,
  }),
  pot: message<Amounts & { pot: string }>({
    en: (f, say) =>
      `${capital(say.pot(f.pot))} comes to ${say.chips(f.due)} after the rake; the record has ${amount(f.stated, say)}.`,
    it: (f, say) =>
      `${capital(say.pot(f.pot))}: tolta la rake sono ${say.chips(f.due)}; il documento ne ha ${amount(f.stated, say)}.`,
  }),
  'total-pot': message<Amounts>({
    en: (f, say) => `${say.chips(f.due)} is contested in all; the record has ${amount(f.stated, say)}.`,
    it: (f, say) => `In tutto si giocano ${say.chips(f.due)}; il documento ne ha ${amount(f.stated, say)}.`,
  }),
  rake: message<Amounts>({
    en: (f, say) => `The house takes ${say.chips(f.due)}; the record states ${amount(f.stated, say)}.`,
    it: (f, say) => `La casa preleva ${say.chips(f.due)}; il documento riporta ${amount(f.stated, say)}.`,
  }),
  'record-sum': message<Amounts>({
    en: (f, say) =>
      `What the record pays out and takes as rake comes to ${amount(f.stated, say)}, and ${say.chips(f.due)} was contested.`,
    it: (f, say) =>
      `Quanto il documento paga e preleva fa ${amount(f.stated, say)}, mentre si giocavano ${say.chips(f.due)}.`,
  }),
  winner: message<{ winners: readonly number[]; otherWinners: readonly number[] }>({
    en: (f, say) => `The pots go to ${say.players(f.winners)}; the record names ${say.players(f.otherWinners)}.`,
    it: (f, say) => `I piatti vanno a ${say.players(f.winners)}; il documento nomina ${say.players(f.otherWinners)}.`,
  }),
  'hand-category': message<{ seat: number; category: string; name: string }>({
    en: (f, say) =>
      `${atHead(say.player(f.seat))} has ${categoryName(f.category, 'en')}; the record calls it “${f.name}”.`,
    it: (f, say) =>
      `${atHead(say.player(f.seat))} ha ${categoryName(f.category, 'it')}; il documento lo chiama «${f.name}».`,
  }),
  'shown-cards': message<{ seat: number; cards: readonly string[]; otherCards: readonly string[] }>({
    en: (f, say) =>
      `${atHead(say.player(f.seat))} holds ${say.cards(f.cards)}; the record shows ${say.cards(f.otherCards)}.`,
    it: (f, say) =>
      `${atHead(say.player(f.seat))} ha in mano ${say.cards(f.cards)}; il documento mostra ${say.cards(f.otherCards)}.`,
  }),
  'shown-out-of-order': message<{ seats: readonly number[]; otherSeats: readonly number[] }>({
    en: (f, say) =>
      `Hands are shown in the order ${say.players(f.seats)}; the record has ${say.players(f.otherSeats)}.`,
    it: (f, say) =>
      `Le mani si mostrano nell'ordine ${say.players(f.seats)}; il documento ha ${say.players(f.otherSeats)}.`,
  }),
  'half-chip': message<Amounts>({
    en: (f, say) =>
      `${subject(f, say)}: ${say.chips(f.due)} is due, since a chip is never cut; the record splits one in halves and states ${amount(f.stated, say)}.`,
    it: (f, say) =>
      `${subject(f, say)}: ${due(f.due)} ${say.chips(f.due)}, perché una fiche non si taglia; il documento ne divide una a metà e riporta ${amount(f.stated, say)}.`,
  }),
  'fraction-of-a-chip': message<Amounts>({
    en: (f, say) =>
      `${subject(f, say)}: ${say.chips(f.due)} is due, since a chip is never cut; the record states ${amount(f.stated, say)}.`,
    it: (f, say) =>
      `${subject(f, say)}: ${due(f.due)} ${say.chips(f.due)}, perché una fiche non si taglia; il documento riporta ${amount(f.stated, say)}.`,
  }),
  'stated-seat-empty': message<{ seat: number; stated: string }>({
    en: (f) => `Nobody sits in seat ${f.seat}, to which the record gives ${f.stated}.`,
    it: (f) => `Nessuno siede al posto ${f.seat}, a cui il documento assegna ${f.stated}.`,
  }),
};

/** What a verdict would need, by fact. */
export const MISSING_MESSAGES: Messages = {
  'missing-hole-cards': message<{ seat: number }>({
    en: (f, say) => `The cards of ${say.player(f.seat)} are not shown; they could win.`,
    it: (f, say) => `Le carte di ${say.player(f.seat)} non sono mostrate; potrebbero vincere.`,
  }),
  'missing-stack': message<{ seat: number }>({
    en: (f, say) => `The stack ${say.player(f.seat)} began with is not known.`,
    it: (f, say) => `Non si conosce lo stack iniziale di ${say.player(f.seat)}.`,
  }),
  'missing-board': message<Record<string, never>>({
    en: () => 'The board is not dealt to the end.',
    it: () => 'Il board non è completo.',
  }),
  'missing-action': message<{ seat: number }>({
    en: (f, say) => `The record ends while ${say.player(f.seat)} is to act.`,
    it: (f, say) => `Il documento finisce mentre deve agire ${say.player(f.seat)}.`,
  }),
  'missing-discard': message<{ seat: number }>({
    en: (f, say) => `The record ends while ${say.player(f.seat)} is to draw or discard.`,
    it: (f, say) => `Il documento finisce mentre deve cambiare o scartare ${say.player(f.seat)}.`,
  }),
  'missing-rake': message<Record<string, never>>({
    en: () => 'Less is paid out than was contested, and the record does not say what the house took.',
    it: () => 'Si paga meno di quanto si giocava, e il documento non dice quanto ha preso la casa.',
  }),
};
