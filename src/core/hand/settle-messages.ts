import { aHand, categoryName, handName } from '../explanation/hand-names.ts';
import { type Messages, message } from '../explanation/messages.ts';
import { rankName } from '../explanation/ranks.ts';
import { atHead, atName, capital, ofAmount, one } from '../explanation/words.ts';
import { OPENERS } from './replay-irregularity-messages.ts';

interface PotFacts extends Record<string, string | number | readonly number[]> {
  pot: string;
  amount: number;
  seats: readonly number[];
}

interface HandFacts extends Record<string, string | number | readonly string[]> {
  seat: number;
  category: string;
  ranks: readonly string[];
  cards: readonly string[];
  fromHole: readonly string[];
  board: number;
  boards: number;
  contest: string;
  contests: number;
}

interface ComparisonFacts extends Record<string, string | number | readonly string[] | readonly number[]> {
  winners: readonly number[];
  losers: readonly number[];
  category: string;
  loserCategory: string;
  ranks: readonly string[];
  loserRanks: readonly string[];
  /** Place in `ranks` of the first difference; -1 where the categories differ. */
  differsAt: number;
  board: number;
  boards: number;
  contest: string;
  contests: number;
}

const onBoard = (f: { boards: number; board: number }, word: string): string =>
  f.boards > 1 ? `${word} ${f.board}: ` : '';
const forContest = (f: { contest: string; contests: number }, name: string): string =>
  f.contests > 1 ? ` (${name})` : '';

interface Halved extends Record<string, string | number | readonly number[]> {
  pot: string;
  board: number;
  boards: number;
}

/** What an odd chip goes by, where it is not the place at the table. */
const ODD_CHIP_BY: Readonly<Record<'en' | 'it', Readonly<Record<string, string>>>> = {
  en: { 'highest-card': ', by the highest card', 'lowest-card': ', by the lowest card' },
  it: { 'highest-card': ', per la carta più alta', 'lowest-card': ', per la carta più bassa' },
};

/** Which group of a hand of this category the n-th rank is. */
function groupEn(category: string, place: number): string {
  if (category === 'full-house') return place === 0 ? 'three of a kind' : 'pair';
  if (category === 'two-pair') return ['higher pair', 'lower pair', 'kicker'][place] ?? 'kicker';
  if (category === 'pair' || category === 'three-of-a-kind' || category === 'four-of-a-kind') {
    return place === 0 ? 'rank of the group' : place === 1 ? 'kicker' : `kicker number ${place}`;
  }
  if (category === 'points') return 'count';
  return place === 0 ? 'highest card' : `card number ${place + 1}`;
}

function groupIt(category: string, place: number): string {
  if (category === 'full-house') return place === 0 ? 'il tris' : 'la coppia';
  if (category === 'two-pair') return ['la coppia più alta', 'la coppia più bassa', 'il kicker'][place] ?? 'il kicker';
  if (category === 'pair' || category === 'three-of-a-kind' || category === 'four-of-a-kind') {
    return place === 0 ? 'il valore della combinazione' : place === 1 ? 'il kicker' : `il kicker numero ${place}`;
  }
  if (category === 'points') return 'il conto';
  return place === 0 ? 'la carta più alta' : `la carta numero ${place + 1}`;
}

/** What decides between two hands, down to the kicker. */
export const SETTLE_MESSAGES: Messages = {
  'stake-taken-back': message<{ seat: number; amount: number }>({
    en: (f, say) =>
      `${atHead(say.player(f.seat))} has withdrawn${f.amount > 0 ? `; ${say.chips(f.amount)} goes back` : ''}.`,
    it: (f, say) =>
      `${atHead(say.player(f.seat))} si è ritirato${f.amount > 0 ? `; ${say.chips(f.amount)} ${ofAmount(f.amount, 'torna', 'tornano')} indietro` : ''}.`,
  }),
  'hand-killed': message<{ seat: number }>({
    en: (f, say) => `The hand of ${say.player(f.seat)} is dead; what was put in stays in the pot.`,
    it: (f, say) => `La mano di ${say.player(f.seat)} è morta; quanto messo resta nel piatto.`,
  }),
  'withdrawn-by-all': message<Record<string, never>>({
    en: () => 'Nobody is left: what lies in the pot stays for the next deal.',
    it: () => 'Non resta nessuno: quel che è nel piatto passa alla mano successiva.',
  }),
  'first-pot-put-up': message<{ seat: number; amount: number }>({
    en: (f, say) => `${atHead(say.player(f.seat))} puts ${say.chips(f.amount)} up for the next pot.`,
    it: (f, say) => `${atHead(say.player(f.seat))} rifonde ${say.chips(f.amount)} per il piatto successivo.`,
  }),
  'hidden-chips-owed': message<{ seat: number; to: number; amount: number }>({
    en: (f, say) =>
      `${atHead(say.player(f.seat))} owes ${say.chips(f.amount)} kept out of sight to ${say.player(f.to)} besides.`,
    it: (f, say) =>
      `${atHead(say.player(f.seat))} deve inoltre ${say.chips(f.amount)} ${ofAmount(f.amount, 'tenuta nascosta', 'tenute nascoste')} ${atName(say.player(f.to))}.`,
  }),
  'dead-money': message<{ amount: number }>({
    en: (f, say) => `${say.chips(f.amount)} in the middle that nobody has to match goes to the main pot.`,
    it: (f, say) => `${say.chips(f.amount)} al centro che nessuno deve pareggiare vanno nel piatto principale.`,
  }),
  'pot-given': message<{ amount: number }>({
    en: (f, say) => `The pot is taken as given: ${say.chips(f.amount)}.`,
    it: (f, say) => `Il piatto è preso come indicato: ${say.chips(f.amount)}.`,
  }),
  'chips-carried-in': message<{ amount: number }>({
    en: (f, say) => `${say.chips(f.amount)} left from the previous hand is in the main pot.`,
    it: (f, say) =>
      `${say.chips(f.amount)} ${ofAmount(f.amount, 'rimasto dalla mano precedente è', 'rimasti dalla mano precedente sono')} nel piatto principale.`,
  }),
  'uncalled-bet-returned': message<{ seat: number; amount: number; matched: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} takes back ${say.chips(f.amount)}: nobody matched more than ${say.chips(f.matched)}.`,
    it: (f, say) =>
      `${say.player(f.seat)} riprende ${say.chips(f.amount)}: nessuno ha pareggiato più di ${say.chips(f.matched)}.`,
  }),
  'uncalled-blind-kept': message<{ seat: number; amount: number; matched: number }>({
    en: (f, say) =>
      `${say.chips(f.amount)} of the blind of ${say.player(f.seat)} stays in the pot, though nobody matched more than ${say.chips(f.matched)}.`,
    it: (f, say) =>
      `${say.chips(f.amount)} del buio di ${say.player(f.seat)} ${ofAmount(f.amount, 'resta', 'restano')} nel piatto, anche se nessuno ha pareggiato più di ${say.chips(f.matched)}.`,
  }),
  'pot-built': message<PotFacts & { from: number; to: number }>({
    en: (f, say) => `${capital(say.pot(f.pot))} is ${say.chips(f.amount)}, for ${say.players(f.seats)}.`,
    it: (f, say) => `${capital(say.pot(f.pot))} è di ${say.chips(f.amount)}, per ${say.players(f.seats)}.`,
  }),
  'rake-taken': message<{ pot: string; amount: number }>({
    en: (f, say) => `The house takes ${say.chips(f.amount)} from ${say.pot(f.pot)}.`,
    it: (f, say) => `La casa preleva ${say.chips(f.amount)}: ${say.pot(f.pot)}.`,
  }),
  'last-player': message<{ seat: number }>({
    en: (f, say) => `Everybody else has given up: ${say.player(f.seat)} wins without showing.`,
    it: (f, say) => `Tutti gli altri hanno lasciato: ${say.player(f.seat)} vince senza mostrare.`,
  }),
  'showdown-order': message<{ seats: readonly number[] }>({
    en: (f, say) => `Hands are shown in this order: ${say.players(f.seats)}.`,
    it: (f, say) => `Le mani si mostrano in quest'ordine: ${say.players(f.seats)}.`,
  }),
  'hand-read': message<HandFacts>({
    en: (f, say) =>
      `${onBoard(f, 'Board')}${say.player(f.seat)} has ${aHand(f.category, f.ranks, 'en')}${forContest(f, say.contest(f.contest))}: ${say.cards(f.cards)}${f.fromHole.length === 0 ? ', playing the board' : ''}.`,
    it: (f, say) =>
      `${onBoard(f, 'Board')}${say.player(f.seat)} ha ${handName(f.category, f.ranks, 'it')}${forContest(f, say.contest(f.contest))}: ${say.cards(f.cards)}${f.fromHole.length === 0 ? ', gioca il tavolo' : ''}.`,
  }),
  'joker-stands': message<{ seat: number; card: string; kind: string }>({
    en: (f, say) =>
      f.kind === 'wild'
        ? `The joker of ${say.player(f.seat)} was dealt face down and may be any card: it stands for ${f.card}.`
        : `The joker of ${say.player(f.seat)} was dealt face up, an ace or what completes a straight or a flush: it stands for ${f.card}.`,
    it: (f, say) =>
      f.kind === 'wild'
        ? `Il jolly di ${say.player(f.seat)} è stato dato coperto e vale qualunque carta: sta per ${f.card}.`
        : `Il jolly di ${say.player(f.seat)} è stato dato scoperto e vale un asso o la carta che completa una scala o un colore: sta per ${f.card}.`,
  }),
  'hand-beats': message<ComparisonFacts>({
    en: (f, say) => {
      const who = `${onBoard(f, 'Board')}${say.players(f.winners)} ${one(f.winners) ? 'beats' : 'beat'} ${say.players(f.losers)}${forContest(f, say.contest(f.contest))}`;
      if (f.differsAt < 0)
        return `${who}: ${categoryName(f.category, 'en')} beats ${categoryName(f.loserCategory, 'en')}.`;
      const [higher, lower] = [f.ranks[f.differsAt] ?? '', f.loserRanks[f.differsAt] ?? ''];
      return `${who}: both have ${categoryName(f.category, 'en')}, the ${groupEn(f.category, f.differsAt)} decides, ${rankName(higher, 'en')} over ${lower === '' ? 'a null card' : rankName(lower, 'en')}.`;
    },
    it: (f, say) => {
      const who = `${onBoard(f, 'Board')}${say.players(f.winners)} ${one(f.winners) ? 'batte' : 'battono'} ${say.players(f.losers)}${forContest(f, say.contest(f.contest))}`;
      if (f.differsAt < 0)
        return `${who}: ${categoryName(f.category, 'it')} batte ${categoryName(f.loserCategory, 'it')}.`;
      const [higher, lower] = [f.ranks[f.differsAt] ?? '', f.loserRanks[f.differsAt] ?? ''];
      return `${who}: stessa combinazione, decide ${groupIt(f.category, f.differsAt)}, ${rankName(higher, 'it')} contro ${lower === '' ? 'una carta nulla' : rankName(lower, 'it')}.`;
    },
  }),
  'hands-tie': message<{ seats: readonly number[]; contest: string; contests: number; board: number; boards: number }>({
    en: (f, say) =>
      `${onBoard(f, 'Board')}${say.players(f.seats)} are equal${forContest(f, say.contest(f.contest))}: their hands are worth the same.`,
    it: (f, say) =>
      `${onBoard(f, 'Board')}${say.players(f.seats)} sono alla pari${forContest(f, say.contest(f.contest))}: le loro mani valgono lo stesso.`,
  }),
  'nobody-qualifies': message<{ contest: string; board: number }>({
    en: (f, say) => `Nobody qualifies for ${say.contest(f.contest)}: its part goes to the other side.`,
    it: (f, say) => `Nessuno si qualifica per ${say.contest(f.contest)}: la sua parte va all'altro lato.`,
  }),
  'unqualified-takes-unclaimed': message<{ contest: string; board: number }>({
    en: (f, say) =>
      `Nobody qualifies for ${say.contest(f.contest)}: unless another side is won, the best hand of it takes the pot all the same.`,
    it: (f, say) =>
      `Nessuno si qualifica per ${say.contest(f.contest)}: se non si vince un altro lato, la mano migliore di questo prende comunque il piatto.`,
  }),
  'pot-awarded': message<PotFacts & { board: number; boards: number; contest: string; contests: number }>({
    en: (f, say) =>
      one(f.seats)
        ? `${onBoard(f, 'Board')}${say.players(f.seats)} wins ${say.chips(f.amount)} from ${say.pot(f.pot)}${forContest(f, say.contest(f.contest))}.`
        : `${onBoard(f, 'Board')}${say.players(f.seats)} split ${say.chips(f.amount)} from ${say.pot(f.pot)}${forContest(f, say.contest(f.contest))}.`,
    it: (f, say) =>
      one(f.seats)
        ? `${onBoard(f, 'Board')}${say.players(f.seats)} vince ${say.chips(f.amount)}: ${say.pot(f.pot)}${forContest(f, say.contest(f.contest))}.`
        : `${onBoard(f, 'Board')}${say.players(f.seats)} dividono ${say.chips(f.amount)}: ${say.pot(f.pot)}${forContest(f, say.contest(f.contest))}.`,
  }),
  'odd-chip-given': message<{ pot: string; seats: readonly number[]; chip: number; rule: string }>({
    en: (f, say) =>
      `What cannot be split in ${say.pot(f.pot)} goes one chip at a time to ${say.players(f.seats)}${ODD_CHIP_BY.en[f.rule] ?? ', first to the left of the button'}.`,
    it: (f, say) =>
      `Quel che non si può dividere (${say.pot(f.pot)}) va una fiche alla volta ${atName(say.players(f.seats))}${ODD_CHIP_BY.it[f.rule] ?? `, ${one(f.seats) ? 'primo' : 'primi'} a sinistra del bottone`}.`,
  }),
  'odd-chip-to-contest': message<Halved & { contest: string; amount: number; rule: string }>({
    en: (f, say) =>
      `${onBoard(f, 'Board')}${capital(say.pot(f.pot))} does not halve evenly: ${say.chips(f.amount)} more goes to ${say.contest(f.contest)}${f.rule === 'position' ? ', whose winner sits first left of the button' : ''}.`,
    it: (f, say) =>
      `${onBoard(f, 'Board')}${capital(say.pot(f.pot))} non si dimezza esattamente: ${say.chips(f.amount)} in più ${ofAmount(f.amount, 'va', 'vanno')} a ${say.contest(f.contest)}${f.rule === 'position' ? ', il cui vincitore è il primo a sinistra del bottone' : ''}.`,
  }),
  'pot-shared-evenly': message<Halved & { seats: readonly number[]; amount: number }>({
    en: (f, say) =>
      `${onBoard(f, 'Board')}${say.players(f.seats)} tie in every part: they share ${say.chips(f.amount)} of ${say.pot(f.pot)} as evenly as it goes.`,
    it: (f, say) =>
      `${onBoard(f, 'Board')}${say.players(f.seats)} sono alla pari in ogni parte: dividono ${say.chips(f.amount)} nel modo più uguale possibile (${say.pot(f.pot)}).`,
  }),
  'chips-carried-over': message<{ pot: string; amount: number }>({
    en: (f, say) => `${say.chips(f.amount)} of ${say.pot(f.pot)} cannot be split and stays for the next hand.`,
    it: (f, say) =>
      `${say.chips(f.amount)} non si ${ofAmount(f.amount, 'può dividere', 'possono dividere')} (${say.pot(f.pot)}) e ${ofAmount(f.amount, 'resta', 'restano')} per la mano successiva.`,
  }),
  'openers-rise': message<{ openers: string }>({
    en: (f) => `The next deal is opened with a pair of ${OPENERS.en[f.openers] ?? f.openers} or better.`,
    it: (f) => `La mano successiva si apre almeno con una coppia di ${OPENERS.it[f.openers] ?? f.openers}.`,
  }),
  'antes-stay': message<{ amount: number }>({
    en: (f, say) => `Nobody opened, so nobody wins: ${say.chips(f.amount)} stays in the pot for the next deal.`,
    it: (f, say) =>
      `Nessuno ha aperto, quindi nessuno vince: ${say.chips(f.amount)} ${ofAmount(f.amount, 'resta', 'restano')} nel piatto per la mano successiva.`,
  }),
  'below-smallest-chip': message<{ pot: string; amount: number; smallestChip: number }>({
    en: (f, say) =>
      `${capital(say.pot(f.pot))} holds ${say.chips(f.amount)} that no chip of ${say.chips(f.smallestChip)} can pay: it goes with the first odd chip.`,
    it: (f, say) =>
      `${capital(say.pot(f.pot))} contiene ${say.chips(f.amount)} che nessuna fiche da ${say.chips(f.smallestChip)} può pagare: vanno con la prima fiche indivisibile.`,
  }),
  'deck-fouled': message<{ cards: readonly string[] }>({
    en: (f, say) =>
      `The deck is fouled, ${say.cards(f.cards)} is there twice: the hand is void and every bet goes back.`,
    it: (f, say) =>
      `Il mazzo è irregolare, ${say.cards(f.cards)} c'è due volte: la mano è nulla e ogni puntata torna indietro.`,
  }),
  'hand-voided': message<Record<string, never>>({
    en: () => 'The hand was stopped by a ruling: nothing is won and every bet goes back.',
    it: () => 'La mano è stata fermata da una decisione: non si vince nulla e ogni puntata torna indietro.',
  }),
  'showdown-order-unknown': message<Record<string, never>>({
    en: () => 'Without the button the order of showing cannot be told.',
    it: () => "Senza il bottone non si può dire l'ordine in cui si mostra.",
  }),
};
