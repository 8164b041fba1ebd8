import type { Localised } from '../core/index.ts';
import type { OhhConflictCode, OhhFaultCode } from './open-hand-history/value.ts';
import type { ActionConflict } from './phh/check-actions.ts';
import type { PhhFaultCode } from './phh/fields.ts';
import type { PokerStarsConflictCode, PokerStarsFaultCode } from './pokerstars/faults.ts';

/** Everything that can be wrong with a text, in whatever format, and everything one can say against itself. */
export type FormatCode =
  | 'unknown-format'
  | 'not-one-hand'
  | 'too-many-hands'
  | PhhFaultCode
  | ActionConflict['code']
  | OhhFaultCode
  | OhhConflictCode
  | PokerStarsFaultCode
  | PokerStarsConflictCode;

/** What each code says; where and about what is said beside it. */
export const FORMAT_FAULT_TEXTS: Readonly<Record<FormatCode, Localised>> = {
  'unknown-format': { en: 'no format is recognised', it: 'nessun formato riconosciuto' },
  'not-one-hand': {
    en: 'not one hand; a stream takes any number',
    it: 'non è una sola mano; uno stream ne accetta quante se ne vuole',
  },
  'too-many-hands': {
    en: 'more hands than one request may have',
    it: 'più mani di quante ne ammetta una richiesta',
  },
  'no-hand': { en: 'there is no hand', it: 'non ci sono mani' },
  'not-a-hand': { en: 'this is no hand', it: 'non è una mano' },
  'not-toml': { en: 'this is not TOML', it: 'non è TOML' },
  'not-json': { en: 'this is not JSON', it: 'non è JSON' },
  'stray-text': { en: 'text between hands', it: 'testo estraneo tra le mani' },
  'missing-field': { en: 'a field is missing', it: 'manca un campo' },
  'wrong-type': { en: 'a value of the wrong kind', it: 'un valore di tipo sbagliato' },
  'wrong-length': { en: 'a list of the wrong length', it: 'un elenco della lunghezza sbagliata' },
  'unsupported-game': { en: 'a game that is not known', it: 'un gioco non conosciuto' },
  'not-an-amount': { en: 'this is no amount', it: 'non è un importo' },
  'not-a-number': { en: 'this is no number', it: 'non è un numero' },
  'too-many-digits': {
    en: 'more digits than can be read exactly',
    it: 'più cifre di quante se ne leggano esattamente',
  },
  'amount-too-large': { en: 'an amount that is too large', it: 'un importo troppo grande' },
  'amount-too-fine': { en: 'an amount finer than the smallest unit', it: "un importo più fine dell'unità più piccola" },
  'amount-missing': { en: 'an amount is missing', it: 'manca un importo' },
  'bad-cards': { en: 'these are no cards', it: 'non sono carte' },
  'wrong-card-count': { en: 'a wrong number of cards', it: 'un numero sbagliato di carte' },
  'cards-differ': { en: 'cards told twice, and not the same', it: 'carte indicate due volte e diverse' },
  'no-such-seat': { en: 'there is no such seat', it: 'il posto non esiste' },
  'no-such-player': { en: 'there is no such player', it: 'il giocatore non esiste' },
  'duplicate-seat': { en: 'a seat taken twice', it: 'un posto occupato due volte' },
  'duplicate-player': { en: 'a player named twice', it: 'un giocatore indicato due volte' },
  'too-few-players': { en: 'too few players', it: 'troppo pochi giocatori' },
  'too-many-players': { en: 'more players than the table has seats', it: 'più giocatori dei posti al tavolo' },
  'wrong-player-count': { en: 'a wrong number of players', it: 'un numero sbagliato di giocatori' },
  'seats-not-clockwise': { en: 'seats that are not in clockwise order', it: 'posti non in senso orario' },
  'stack-not-positive': { en: 'a stack of nothing', it: 'uno stack vuoto' },
  'unclear-blinds': {
    en: 'blinds that can be read in more than one way',
    it: 'bui che si possono leggere in più modi',
  },
  'unreadable-action': { en: 'an action that cannot be read', it: "un'azione illeggibile" },
  'unknown-action': { en: 'an action that is not known', it: "un'azione non conosciuta" },
  'unknown-street': { en: 'a street the game does not have', it: 'un giro che il gioco non ha' },
  'bad-header': { en: 'a first line that cannot be read', it: 'una prima riga illeggibile' },
  'no-table-line': { en: 'the line on the table is missing', it: 'manca la riga del tavolo' },
  'hand-cancelled': { en: 'the site cancelled the hand', it: 'il sito ha annullato la mano' },
  'truncated-hand': { en: 'the hand breaks off', it: 'la mano si interrompe' },
  'line-too-long': { en: 'a line that is too long', it: 'una riga troppo lunga' },
  'unknown-line': { en: 'a line that is not understood', it: 'una riga non comprensibile' },
  'repeated-field': { en: 'a field given twice', it: 'un campo indicato due volte' },
  'raise-to': {
    en: 'the amount of a raise is what it is raised to, not what is added',
    it: "l'importo del rilancio è il totale, non l'aggiunta",
  },
  'raise-arithmetic': { en: 'a raise whose figures do not add up', it: 'un rilancio i cui conti non tornano' },
  'call-amount': { en: 'a call of another amount than the bet', it: 'una chiamata diversa dalla puntata' },
  'amount-of-no-bet': { en: 'an amount where nothing is bet', it: 'un importo dove non si punta' },
  'check-facing-bet': { en: 'a check facing a bet', it: 'un check davanti a una puntata' },
  'bet-facing-bet': { en: 'a bet facing a bet', it: "una puntata davanti a un'altra" },
  'nothing-to-raise': { en: 'a raise where nobody has bet', it: 'un rilancio senza una puntata' },
  'wager-below-min-bet': {
    en: 'a wager smaller than the least bet the record states',
    it: 'una puntata inferiore alla minima indicata nel documento',
  },
  'above-stack': { en: 'more chips than the stack has', it: 'più fiches dello stack' },
  'all-in-differs': {
    en: 'the all-in mark and the stack do not fit',
    it: "l'indicazione di all-in non corrisponde allo stack",
  },
  'street-out-of-order': { en: 'rounds out of order', it: 'giri fuori ordine' },
  'action-order': { en: 'actions out of order', it: 'azioni fuori ordine' },
  'line-out-of-place': { en: 'a line out of its place', it: 'una riga fuori posto' },
  'line-twice': { en: 'a line that is there twice', it: 'una riga presente due volte' },
  'seats-out-of-order': { en: 'seats out of order', it: 'posti fuori ordine' },
  'posts-out-of-order': { en: 'posts out of order', it: 'bui fuori ordine' },
  'blinds-differ': { en: 'posts that differ from the stakes', it: 'bui diversi dai livelli del tavolo' },
  'run-it-twice-flag': {
    en: 'the mark of boards run twice and the boards do not fit',
    it: "l'indicazione di board doppio non corrisponde ai board",
  },
  'player-without-action': {
    en: 'a player who was dealt in and never acts',
    it: 'un giocatore in gioco che non agisce mai',
  },
  'pot-not-sum-of-bets': { en: 'pots that are not what was bet', it: 'piatti diversi da quanto puntato' },
  'pots-not-total-pot': { en: 'pots that do not add up to the total', it: 'piatti che non fanno il totale' },
  'pots-differ': {
    en: 'main and side pots cut otherwise than by the bets',
    it: 'piatto principale e laterali divisi diversamente da come vogliono le puntate',
  },
  'pot-order': { en: 'pots out of order', it: 'piatti fuori ordine' },
  'pot-not-collected': { en: 'a pot nobody collects', it: 'un piatto che nessuno incassa' },
  'total-pot-without-rake': { en: 'a total without the rake', it: 'un totale senza la rake' },
  'uncalled-bet-in-pot': { en: 'an uncalled bet counted in the pot', it: 'una puntata non vista contata nel piatto' },
  'uncalled-bet-missing': {
    en: 'an uncalled bet that does not go back',
    it: 'una puntata non vista che non torna indietro',
  },
  'uncalled-bet-differs': { en: 'an uncalled bet of another amount', it: 'una puntata non vista di importo diverso' },
  'collected-plus-rake-not-pot': { en: 'wins and rake that are not the pot', it: 'vincite e rake diverse dal piatto' },
  'collected-differs': {
    en: 'what is collected is told twice, and not the same',
    it: 'incassi indicati due volte e diversi',
  },
  'winner-folded': { en: 'a winner who folded', it: 'un vincitore che aveva passato' },
  'street-cards-differ': {
    en: 'cards of a street that are not those before',
    it: 'carte di un giro diverse da quelle precedenti',
  },
  'board-differs': { en: 'the board is told twice, and not the same', it: 'il board è indicato due volte e diverso' },
  'board-missing': { en: 'the board is missing', it: 'manca il board' },
  'cards-missing': { en: 'cards are missing', it: 'mancano carte' },
  'duplicate-card': { en: 'a card that is there twice', it: 'una carta presente due volte' },
  'draw-differs': { en: 'a draw whose cards do not fit', it: 'un cambio le cui carte non tornano' },
  'summary-name-differs': { en: 'the summary names somebody else', it: 'il riepilogo nomina un altro' },
  'summary-seat-missing': { en: 'a seat the summary leaves out', it: 'un posto che il riepilogo tralascia' },
  'summary-seat-twice': { en: 'a seat that is in the summary twice', it: 'un posto due volte nel riepilogo' },
  'summary-out-of-order': { en: 'a summary out of order', it: 'un riepilogo fuori ordine' },
  'role-differs': { en: 'a button or blind of another seat', it: 'un bottone o un buio di un altro posto' },
  'fold-differs': { en: 'a fold told otherwise', it: 'un passo raccontato diversamente' },
  'result-differs': { en: 'a result told otherwise', it: 'un risultato raccontato diversamente' },
  'words-differ': { en: 'a hand named in two ways', it: 'una mano chiamata in due modi' },
  'words-contradict-cards': {
    en: 'a hand that is not what its cards make',
    it: 'una mano diversa da quella delle sue carte',
  },
  'showdown-missing': { en: 'the showdown is missing', it: 'manca lo showdown' },
  'show-missing': { en: 'a hand that won and is not shown', it: 'una mano vincente non mostrata' },
  'show-twice': { en: 'a hand shown twice', it: 'una mano mostrata due volte' },
  'shown-out-of-order': { en: 'hands shown out of order', it: 'mani mostrate fuori ordine' },
  'hand-cannot-exist': { en: 'a hand that cannot exist', it: 'una mano impossibile' },
};
