import { categoryName } from '../explanation/hand-names.ts';
import { type Messages, message } from '../explanation/messages.ts';
import { fromRank, ofRanks, rankName, ranksName } from '../explanation/ranks.ts';
import { suitName } from '../explanation/suits.ts';
import { capital, one } from '../explanation/words.ts';

type Seats = readonly number[];

interface OrderFacts extends Record<string, string | number | Seats | readonly string[]> {
  winners: Seats;
  losers: Seats;
}

const PLACES_EN: Readonly<Record<string, string>> = {
  lowest: 'the lowest straight flush',
  middle: 'a middle straight flush',
  highest: 'the highest straight flush',
};
const PLACES_IT: Readonly<Record<string, string>> = {
  lowest: 'la scala colore minima',
  middle: 'la scala colore media',
  highest: 'la scala colore massima',
};

const COMPARES_EN: Readonly<Record<string, string>> = {
  'highest-kicker': 'the highest card outside the group',
  'highest-card': 'the highest card',
  'top-suit-in-group': 'the best suit of the group',
};
const COMPARES_IT: Readonly<Record<string, string>> = {
  'highest-kicker': 'la carta più alta fuori dalla combinazione',
  'highest-card': 'la carta più alta',
  'top-suit-in-group': 'il seme migliore della combinazione',
};

/** Where single clauses of a text decide, or say otherwise than its general rule. */
export const TEXT_MESSAGES: Messages = {
  'duplicate-cards-played': message<{ cards: readonly string[] }>({
    en: (f, say) =>
      `A second copy of ${say.cards(f.cards)} is in play, which the deck should not have; each copy keeps its value in another hand, in one hand only one counts.`,
    it: (f, say) =>
      `È in gioco una seconda copia di ${say.cards(f.cards)}, che il mazzo non dovrebbe avere; ogni copia conserva il valore in un'altra mano, nella stessa mano ne vale una sola.`,
  }),
  'betting-still-open': message<{ seats: Seats }>({
    en: (f, say) =>
      `${say.players(f.seats)} ${one(f.seats) ? 'has' : 'have'} chips behind, or a stack that is not given: the betting may go on, so nothing is settled yet. Give stacks, or the bet history.`,
    it: (f, say) =>
      `${say.players(f.seats)} ${one(f.seats) ? 'ha' : 'hanno'} ancora fiche, o uno stack non indicato: si può ancora puntare, quindi nulla è deciso. Indicare gli stack o la storia delle puntate.`,
  }),
  'null-card': message<{ seat: number; cards: readonly string[]; rule: string }>({
    en: (f, say) =>
      `${say.player(f.seat)} holds more than one ${say.cards([...new Set(f.cards)])}: only one counts, any other ${f.rule === 'keeps-rank' ? 'keeps its rank but has no suit' : 'has neither rank nor suit'}.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha più di una ${say.cards([...new Set(f.cards)])}: ne vale una sola, ogni altra ${f.rule === 'keeps-rank' ? 'conserva il valore ma non il seme' : 'non ha né valore né seme'}.`,
  }),
  'suit-decides': message<OrderFacts & { category: string; card: string; loserCard: string; rule: string }>({
    en: (f, say) =>
      `${say.players(f.winners)} ${one(f.winners) ? 'beats' : 'beat'} ${say.players(f.losers)}: both have ${categoryName(f.category, 'en')}, and suits decide by ${COMPARES_EN[f.rule] ?? f.rule}, ${f.card} over ${f.loserCard}: ${suitName(f.card, 'en')} before ${suitName(f.loserCard, 'en')}.`,
    it: (f, say) =>
      `${say.players(f.winners)} ${one(f.winners) ? 'batte' : 'battono'} ${say.players(f.losers)}: stessa combinazione, decide il seme secondo ${COMPARES_IT[f.rule] ?? f.rule}, ${f.card} contro ${f.loserCard}: ${suitName(f.card, 'it')} prima di ${suitName(f.loserCard, 'it')}.`,
  }),
  'circle-beats': message<OrderFacts & { place: string; loserPlace: string }>({
    en: (f, say) =>
      `${say.players(f.winners)} ${one(f.winners) ? 'beats' : 'beat'} ${say.players(f.losers)}: ${PLACES_EN[f.place] ?? f.place} beats ${PLACES_EN[f.loserPlace] ?? f.loserPlace}.`,
    it: (f, say) =>
      `${say.players(f.winners)} ${one(f.winners) ? 'batte' : 'battono'} ${say.players(f.losers)}: ${PLACES_IT[f.place] ?? f.place} batte ${PLACES_IT[f.loserPlace] ?? f.loserPlace}.`,
  }),
  'circle-split': message<{ seats: Seats }>({
    en: (f, say) =>
      `${say.players(f.seats)} hold the lowest, a middle and the highest straight flush: each beats one and loses to another, so they split.`,
    it: (f, say) =>
      `${say.players(f.seats)} hanno scala colore minima, media e massima: ognuna ne batte una e perde con l'altra, quindi dividono.`,
  }),
  'it-sf-cycle': message<{ rule: string }>({
    en: (f) =>
      `Lowest, middle and highest straight flush meet, and no source says who wins: ${f.rule === 'split' ? 'they split' : 'the highest wins'} by the option straightFlushCycle.`,
    it: (f) =>
      `Si incontrano scala colore minima, media e massima, e nessuna fonte dice chi vince: ${f.rule === 'split' ? 'dividono' : 'vince la massima'} per l'opzione straightFlushCycle.`,
  }),
  'literal-split': message<{ pot: string; seats: Seats; conflict: boolean; decides: boolean; written: boolean }>({
    en: (f, say) =>
      !f.written
        ? `${capital(say.pot(f.pot))}: the text does not mention these hands; by its rule of both cards ${say.players(f.seats)} split.`
        : `${capital(say.pot(f.pot))}: the text's own wording has ${say.players(f.seats)} split${f.conflict ? `; the general rule, the best hand wins, says otherwise and ${f.decides ? 'gives way' : 'decides'}` : ', as the general rule does'}.`,
    it: (f, say) =>
      !f.written
        ? `${capital(say.pot(f.pot))}: il testo non parla di queste mani; per la regola delle due carte ${say.players(f.seats)} dividono.`
        : `${capital(say.pot(f.pot))}: secondo la lettera del testo ${say.players(f.seats)} dividono${f.conflict ? `; la regola generale, vince la mano migliore, dice altro e ${f.decides ? 'cede' : 'decide'}` : ', come per la regola generale'}.`,
  }),
  'literal-one-winner': message<{ pot: string; seats: Seats }>({
    en: (f, say) =>
      `${capital(say.pot(f.pot))}: the text says different hole cards always have one winner, but ${say.players(f.seats)} are equal and it does not say which of them wins: they split.`,
    it: (f, say) =>
      `${capital(say.pot(f.pot))}: per il testo carte proprie diverse danno sempre un vincitore, ma ${say.players(f.seats)} sono alla pari e non dice chi vince: dividono.`,
  }),
  'literal-names-nobody': message<{ pot: string }>({
    en: (f, say) =>
      `${capital(say.pot(f.pot))}: the literal wording is to decide, but it names no winner between equal hands; the split stands.`,
    it: (f, say) =>
      `${capital(say.pot(f.pot))}: deve decidere la lettera del testo, che però tra mani uguali non indica il vincitore; resta la divisione.`,
  }),
  'walter-exception-suited': message<{ pot: string; seats: Seats; winners: Seats }>({
    en: (f, say) =>
      `${say.players(f.seats)} hold connectors inside the straight on the board, which the text says may split; but ${say.players(f.winners)} ${one(f.winners) ? 'has' : 'have'} the better hand.`,
    it: (f, say) =>
      `${say.players(f.seats)} hanno connectors dentro la scala a tavola, che per il testo potrebbero dividersi il piatto; ma ${say.players(f.winners)} ${one(f.winners) ? 'ha' : 'hanno'} la mano migliore.`,
  }),
  'walter-no-table-split-claim-false': message<{ pot: string; seats: Seats }>({
    en: (f, say) =>
      `The text claims that different hole cards never tie except on a straight on the board; ${say.players(f.seats)} tie all the same.`,
    it: (f, say) =>
      `Il testo afferma che carte proprie diverse non pareggiano mai, salvo scala a tavola; ${say.players(f.seats)} pareggiano ugualmente.`,
  }),
  'walter-clause2-suited': message<{ pot: string; seats: Seats }>({
    en: (f, say) =>
      `Clause 2 alone would split equal connectors at once; ${say.players(f.seats)} ${one(f.seats) ? 'is' : 'are'} suited, so clause 3 lets the flush be played for.`,
    it: (f, say) =>
      `Il punto 2 da solo dividerebbe subito i connectors uguali; ${say.players(f.seats)} ${one(f.seats) ? 'ha' : 'hanno'} due carte dello stesso seme, quindi il punto 3 lascia giocare il colore.`,
  }),
  'walter-gap-equal-nonconnectors': message<{ pot: string; seats: Seats }>({
    en: (f, say) =>
      `The text does not mention equal unsuited cards that are no connectors, as ${say.players(f.seats)} hold; the split follows from playing both cards.`,
    it: (f, say) =>
      `Il testo non parla di carte uguali di seme diverso che non sono connectors, come quelle di ${say.players(f.seats)}; la divisione segue dall'obbligo di usarle entrambe.`,
  }),
  'walter-no-straight': message<{ seat: number; cards: readonly string[] }>({
    en: (f, say) =>
      `${say.cards(f.cards)} of ${say.player(f.seat)} are no connectors: both must be played, so there is no straight.`,
    it: (f, say) =>
      `${say.cards(f.cards)} di ${say.player(f.seat)} non sono connectors: vanno usate entrambe, quindi niente scala.`,
  }),
  'walter-no-flush': message<{ seat: number; cards: readonly string[] }>({
    en: (f, say) =>
      `${say.cards(f.cards)} of ${say.player(f.seat)} are not of one suit: both must be played, so there is no flush.`,
    it: (f, say) =>
      `${say.cards(f.cards)} di ${say.player(f.seat)} non sono dello stesso seme: vanno usate entrambe, quindi niente colore.`,
  }),
  'walter-quads-full-house': message<{ rank: string; seats: Seats }>({
    en: (f, say) =>
      `Four ${ranksName(f.rank, 'en')} lie on the board: the pair of ${say.players(f.seats)} makes a full house, and the highest full house wins.`,
    it: (f, say) =>
      `A tavola c'è il poker ${ofRanks(f.rank)}: la coppia di ${say.players(f.seats)} fa full, e vince il full maggiore.`,
  }),
  'walter-quads-trips': message<{ rank: string; seats: Seats }>({
    en: (f, say) =>
      `Four ${ranksName(f.rank, 'en')} lie on the board: without a pair ${say.players(f.seats)} ${one(f.seats) ? 'plays' : 'play'} three of them with both hole cards.`,
    it: (f, say) =>
      `A tavola c'è il poker ${ofRanks(f.rank)}: senza coppia ${say.players(f.seats)} ${one(f.seats) ? 'gioca' : 'giocano'} il tris con le due carte proprie.`,
  }),
  'deck-in-play': message<{ lowestRank: string; cards: number; players: number }>({
    en: (f) => `The deck runs from the ${rankName(f.lowestRank, 'en')} up, ${f.cards} cards, for ${f.players} players.`,
    it: (f) => `Il mazzo parte ${fromRank(f.lowestRank)}, ${f.cards} carte, per ${f.players} giocatori.`,
  }),
  'hidden-more-than-five': message<{ hidden: number }>({
    en: (f) =>
      `${f.hidden} board cards are hidden. The text speaks of five at most, but its rule for a weak board needs more: no limit is applied unless maxHidden says so.`,
    it: (f) =>
      `Sono nascoste ${f.hidden} carte del tavolo. Il testo parla di cinque al massimo, ma la sua regola del weak board ne richiede di più: nessun limite, salvo maxHidden.`,
  }),
  'foreign-cards-played': message<{ cards: readonly string[] }>({
    en: (f, say) =>
      `Not of this deck: ${say.cards(f.cards)}. The hand is ruled as valid with them, as it is once the opener has spoken. If they were found earlier, ask for that ruling.`,
    it: (f, say) =>
      `Estranee a questo mazzo: ${say.cards(f.cards)}. La mano è giudicata valida, come quando l'apertore ha già parlato. Se sono state scoperte prima, chiedere quel giudizio.`,
  }),
};
