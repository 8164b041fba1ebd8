import { type Messages, message, type Speaker } from '../explanation/messages.ts';
import { numberWord, ofSuit } from '../explanation/suits.ts';
import { atName, capital, one } from '../explanation/words.ts';

interface PotFacts extends Record<string, string | number | readonly number[] | readonly string[]> {
  pot: string;
  pots: number;
}

/** Says of which pot, where there are several. */
const forPot = (f: { pot: string; pots: number }, say: Speaker, text: string): string =>
  f.pots > 1 ? `${capital(say.pot(f.pot))}: ${text}` : text;

/** The same for a sentence that begins with a word of ours, not with a player's label. */
const inPot = (f: { pot: string; pots: number }, say: Speaker, text: string): string => capital(forPot(f, say, text));

interface SuitFacts extends PotFacts {
  seat: number;
  suit: string;
  onBoard: number;
  needed: number;
  unseen: number;
  toCome: number;
}

/** Why a suit that is short cannot be filled any more: too few of it unseen, or too few cards to come. */
function shortOfEn({ unseen, needed, toCome }: SuitFacts): string {
  if (unseen === 0) return 'all others of the suit have been seen';
  if (unseen < Math.min(needed, toCome))
    return `only ${numberWord(unseen, 'en')} of them ${unseen === 1 ? 'is' : 'are'} unseen`;
  if (toCome === 0) return 'no cards are to come';
  return `only ${numberWord(toCome, 'en')} card${toCome === 1 ? ' is' : 's are'} to come`;
}

function shortOfIt({ unseen, needed, toCome }: SuitFacts): string {
  if (unseen === 0) return 'tutte le altre del seme sono già viste';
  if (unseen < Math.min(needed, toCome))
    return unseen === 1 ? 'ne resta una sola non vista' : `ne restano solo ${numberWord(unseen, 'it')} non viste`;
  if (toCome === 0) return 'non ci sono altre carte da scoprire';
  return toCome === 1
    ? 'manca una sola carta da scoprire'
    : `mancano solo ${numberWord(toCome, 'it')} carte da scoprire`;
}

interface RevealFacts extends Record<string, string | readonly string[]> {
  street: string;
  card: string;
  reason: string;
  cards: readonly string[];
  stopped: string;
}

function revealedEn(f: RevealFacts, say: Speaker): string {
  if (f.stopped === 'twins-gone') return 'and hides nothing: all its twins are hidden already';
  if (f.stopped === 'limit')
    return f.cards.length === 0
      ? 'and hides nothing: no more cards may be hidden'
      : `and hides ${say.cards(f.cards)} of its twins: no more cards may be hidden`;
  if (f.reason === 'twin') return `and hides ${one(f.cards) ? 'its twin' : 'all its twins'} ${say.cards(f.cards)}`;
  if (f.reason === 'suit') return `and, having no twin, hides the lowest of its suit, ${say.cards(f.cards)}`;
  return 'and hides nothing';
}

function revealedIt(f: RevealFacts, say: Speaker): string {
  if (f.stopped === 'twins-gone') return 'e non nasconde nulla: tutte le gemelle sono già nascoste';
  if (f.stopped === 'limit')
    return f.cards.length === 0
      ? 'e non nasconde nulla: non si possono nascondere altre carte'
      : `e nasconde tra le gemelle ${say.cards(f.cards)}: non si possono nascondere altre carte`;
  if (f.reason === 'twin')
    return `e nasconde ${one(f.cards) ? 'la gemella' : 'tutte le gemelle'} ${say.cards(f.cards)}`;
  if (f.reason === 'suit') return `e, senza gemella, nasconde la più bassa del suo seme, ${say.cards(f.cards)}`;
  return 'e non nasconde nulla';
}

interface OpenFacts extends PotFacts {
  cards: readonly string[];
  /** Whose each card is, where hands are dealt cards of their own. */
  holders?: readonly number[];
  winners: readonly number[];
  otherCards: readonly string[];
  otherHolders?: readonly number[];
  otherWinners: readonly number[];
}

/** Cards as they come: to the board, or some to each player and perhaps one for all. */
function dealtTo(cards: readonly string[], holders: readonly number[] | undefined, say: Speaker): string {
  if (holders === undefined) return say.cards(cards);
  const seats = [...new Set(holders)];
  const parts = seats.map((seat) => {
    const own = say.cards(cards.filter((_, i) => holders[i] === seat));
    if (say.language === 'en') return `${own} ${seat === 0 ? 'for all' : `for ${say.player(seat)}`}`;
    return `${own} ${seat === 0 ? 'per tutti' : atName(say.player(seat))}`;
  });
  return say.list(parts);
}

/** What reveals hid, and what cards to come can still change. */
export const BOARD_MESSAGES: Messages = {
  'card-revealed': message<RevealFacts>({
    en: (f, say) => `${capital(say.street(f.street))}: ${f.card} is revealed ${revealedEn(f, say)}.`,
    it: (f, say) => `${capital(say.street(f.street))}: si rivela ${f.card} ${revealedIt(f, say)}.`,
  }),
  'weak-board': message<{ cards: readonly string[]; seats: readonly number[] }>({
    en: (f, say) =>
      `Only ${numberWord(f.cards.length, 'en')} board card${one(f.cards) ? '' : 's'} ${one(f.cards) ? 'is' : 'are'} visible: a weak board, the hand ends and each pot is shared equally among ${say.players(f.seats)}, as far as they are in it.`,
    it: (f, say) =>
      `${f.cards.length === 1 ? 'È visibile' : 'Sono visibili'} solo ${numberWord(f.cards.length, 'it')} ${one(f.cards) ? 'carta' : 'carte'} del tavolo: weak board, la mano finisce e ogni piatto si divide in parti uguali tra ${say.players(f.seats)}, per i piatti a cui partecipano.`,
  }),
  'suit-draw-made': message<SuitFacts>({
    en: (f, say) =>
      inPot(
        f,
        say,
        `${ofSuit(f.onBoard, f.suit, 'en')} on the board: ${say.player(f.seat)} has the flush, and equal ranks leave the others nothing that beats it.`,
      ),
    it: (f, say) =>
      inPot(
        f,
        say,
        `${ofSuit(f.onBoard, f.suit, 'it')} sul tavolo: ${say.player(f.seat)} ha il colore, e con carte di ugual valore gli altri non possono batterlo.`,
      ),
  }),
  'suit-draw-live': message<SuitFacts>({
    en: (f, say) =>
      inPot(
        f,
        say,
        `${ofSuit(f.onBoard, f.suit, 'en')} on the board for ${say.player(f.seat)}: ${numberWord(f.needed, 'en')} more ${f.needed === 1 ? 'is' : 'are'} needed and may come.`,
      ),
    it: (f, say) =>
      inPot(
        f,
        say,
        `${ofSuit(f.onBoard, f.suit, 'it')} sul tavolo per ${say.player(f.seat)}: ${f.needed === 1 ? 'ne serve ancora una e può uscire' : `ne servono ancora ${numberWord(f.needed, 'it')} e possono uscire`}.`,
      ),
  }),
  'suit-draw-dead': message<SuitFacts>({
    en: (f, say) =>
      inPot(
        f,
        say,
        `${ofSuit(f.onBoard, f.suit, 'en')} on the board for ${say.player(f.seat)}: ${numberWord(f.needed, 'en')} more ${f.needed === 1 ? 'is' : 'are'} needed and cannot come, ${shortOfEn(f)}.`,
      ),
    it: (f, say) =>
      inPot(
        f,
        say,
        `${ofSuit(f.onBoard, f.suit, 'it')} sul tavolo per ${say.player(f.seat)}: ${f.needed === 1 ? 'ne serve ancora una e non può uscire' : `ne servono ancora ${numberWord(f.needed, 'it')} e non possono uscire`}, ${shortOfIt(f)}.`,
      ),
  }),
  'equal-cards-split': message<PotFacts & { seats: readonly number[]; kind: string }>({
    en: (f, say) =>
      forPot(
        f,
        say,
        `${say.players(f.seats)} hold ${f.kind === 'pair' ? 'the same pair, which can make no flush' : 'cards of the same ranks and none can make a flush'}: they split now, whatever is dealt.`,
      ),
    it: (f, say) =>
      forPot(
        f,
        say,
        `${say.players(f.seats)} hanno ${f.kind === 'pair' ? 'la stessa coppia, che non fa colore' : 'carte di ugual valore e nessuno può fare colore'}: dividono subito, qualunque carta esca.`,
      ),
  }),
  'equal-cards-decided': message<PotFacts & { seats: readonly number[]; kind: string }>({
    en: (f, say) =>
      forPot(
        f,
        say,
        `${say.players(f.seats)} wins now, whatever is dealt: the others hold the same ranks without the flush.`,
      ),
    it: (f, say) =>
      forPot(
        f,
        say,
        `${say.players(f.seats)} vince subito, qualunque carta esca: gli altri hanno gli stessi valori senza il colore.`,
      ),
  }),
  'outcome-decided': message<PotFacts & { seats: readonly number[]; cards: number }>({
    en: (f, say) =>
      inPot(
        f,
        say,
        `no card to come can change the outcome: ${say.players(f.seats)} ${one(f.seats) ? 'wins' : 'win'} whatever is dealt.`,
      ),
    it: (f, say) =>
      inPot(
        f,
        say,
        `nessuna carta può cambiare l'esito: ${say.players(f.seats)} ${one(f.seats) ? 'vince' : 'vincono'} comunque.`,
      ),
  }),
  'outcome-split': message<PotFacts & { seats: readonly number[] }>({
    en: (f, say) => inPot(f, say, `whatever is dealt, ${say.players(f.seats)} stay equal: the pot is split now.`),
    it: (f, say) =>
      inPot(f, say, `qualunque carta esca, ${say.players(f.seats)} restano alla pari: il piatto si divide subito.`),
  }),
  'outcome-open': message<OpenFacts>({
    en: (f, say) =>
      inPot(
        f,
        say,
        `the cards to come decide: ${dealtTo(f.cards, f.holders, say)} would give it to ${say.players(f.winners)}, ${dealtTo(f.otherCards, f.otherHolders, say)} to ${say.players(f.otherWinners)}.`,
      ),
    it: (f, say) =>
      inPot(
        f,
        say,
        `${f.holders === undefined ? 'decidono le carte da scoprire' : 'decidono le carte ancora da dare'}: con ${dealtTo(f.cards, f.holders, say)} ${one(f.winners) ? 'vince' : 'vincono'} ${say.players(f.winners)}, con ${dealtTo(f.otherCards, f.otherHolders, say)} ${say.players(f.otherWinners)}.`,
      ),
  }),
  'cards-to-come': message<{ street: string; cards: number }>({
    en: (f, say) => `The hand goes on: ${say.theStreet(f.street)} is still to be dealt.`,
    it: (f, say) => `La mano continua: c'è ancora da scoprire ${say.theStreet(f.street)}.`,
  }),
  'hole-cards-needed': message<{ seat: number }>({
    en: (f, say) =>
      `The hole cards of ${say.player(f.seat)} are not known: they must be shown before the pot can be awarded.`,
    it: (f, say) => `Le carte di ${say.player(f.seat)} non sono note: vanno mostrate prima di assegnare il piatto.`,
  }),
};
