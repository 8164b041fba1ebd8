/**
 * What a reader expected, in Italian: `{}` stands for what differs from text to text. A format's own words and its field
 * names are the same in every language and are not here.
 */
export const EXPECTED_IN_ITALIAN: Readonly<Record<string, string>> = {
  ', or {}': ', o {}',
  '1 to {}': 'da 1 a {}',
  '2 to {} players': 'da 2 a {} giocatori',
  '*** SHOW DOWN *** before it': '*** SHOW DOWN *** prima di questa riga',
  'Dealt to seat {} before it': 'Dealt to del posto {} prima di questa riga',
  'NL, PL or FL': 'NL, PL o FL',
  'Seat {} under it': 'Seat {} sotto questa riga',
  'a card not discarded': 'una carta non scartata',
  'a closing quote': 'le virgolette di chiusura',
  'a date, as in 2009/11/25 14:12:43': 'una data, come 2009/11/25 14:12:43',
  'a hand as a JSON object': 'una mano come oggetto JSON',
  'a hand played to its end': 'una mano giocata fino alla fine',
  'a hand shown before one is mucked': 'una mano mostrata prima che una sia buttata',
  'a hand shown once': 'una mano mostrata una volta sola',
  'a hand with players and rounds': 'una mano con players e rounds',
  'a hand, or tables [1], [2] …': 'una mano, o le tabelle [1], [2] …',
  'a line of the summary': 'una riga del riepilogo',
  'a line that shows the hand': 'una riga che mostra la mano',
  'a list': 'una lista',
  'a name in quotes': 'un nome tra virgolette',
  'a name of his own': 'un nome solo suo',
  'a number from 0': 'un numero da 0 in su',
  'a number of his own': 'un numero solo suo',
  'a player of the table': 'un giocatore del tavolo',
  'a player who bet': 'un giocatore che ha puntato',
  'a player who did not fold': 'un giocatore che non è passato',
  'a raise': 'un rilancio',
  'a rank and a suit, as in As': 'valore e seme, come As',
  'a seat': 'un posto',
  'a seat above {}': 'un posto oltre il {}',
  'a seat of his own': 'un posto solo suo',
  'a seat of the summary': 'un posto del riepilogo',
  'a seat of the table': 'un posto del tavolo',
  'a street before the showdown': 'un giro prima dello showdown',
  'a street of this game': 'un giro di questo gioco',
  'a string': 'un testo',
  'a table [n]': 'una tabella [n]',
  'a text': 'un testo',
  'a value': 'un valore',
  'a whole first line': 'una prima riga intera',
  'a whole number from 0': 'un numero intero da 0 in su',
  'after the hands of the pot are shown': 'dopo che le mani del piatto sono mostrate',
  'after the pot is collected': 'dopo che il piatto è incassato',
  'an action before the end': "un'azione prima della fine",
  'an action before the uncalled bet goes back': "un'azione prima che la puntata non vista torni indietro",
  'an action, a heading or a result': "un'azione, un'intestazione o un risultato",
  'an action, as in Call, Raise, Post BB': "un'azione, come Call, Raise, Post BB",
  'an amount': 'un importo',
  'antes seat by seat': 'le ante posto per posto',
  'at least {}': 'almeno {}',
  'at most 15 digits, {} of them after the point': 'al massimo 15 cifre, {} delle quali dopo il punto',
  'at most 15 significant digits': 'al massimo 15 cifre significative',
  'at most {}': 'al massimo {}',
  'at most {} characters': 'al massimo {} caratteri',
  'at most {} decimals': 'al massimo {} decimali',
  'at most {} levels': 'al massimo {} livelli',
  'at most {} units of the finest amount': "al massimo {} unità dell'importo più fine",
  'cards as in As, Td': 'carte come As, Td',
  'cards as in AsTd, or ?? for an unknown one': 'carte come AsTd, o ?? per una sconosciuta',
  'cards dealt before anybody acts': 'carte date prima che qualcuno agisca',
  'cards dealt once': 'carte date una volta sola',
  'cards dealt seat by seat': 'carte date posto per posto',
  'cards not discarded': 'carte non scartate',
  'cards the player holds': 'carte che il giocatore ha in mano',
  'different cards': 'carte diverse',
  'each seat once': 'ogni posto una volta',
  'escapes as JSON has them': 'sequenze di escape di JSON',
  'every bet called': 'ogni puntata vista',
  'more than 0, or inf': 'più di 0, o inf',
  'more than {}': 'più di {}',
  'no draw in this game': 'nessun cambio in questo gioco',
  'no hand sold': 'nessuna mano venduta',
  'no role': 'nessun ruolo',
  'no street': 'nessun giro',
  'one uncalled bet': 'una sola puntata non vista',
  'p1 to p{}': 'da p1 a p{}',
  'posts before the cards': 'le poste prima delle carte',
  'right after the last bet': "subito dopo l'ultima puntata",
  'seat {}': 'il posto {}',
  'seats in clockwise order': 'i posti in senso orario',
  'small blind, big blind, then straddles or blinds': 'piccolo buio, grande buio, poi straddle o bui',
  'the amount posted': "l'importo messo",
  'the cards dealt before it': 'le carte date prima',
  'the cards the player was dealt': 'le carte date al giocatore',
  'the chips put in': 'le fiches messe',
  'the chips the raise adds': 'le fiches che il rilancio aggiunge',
  'the hand on both boards': 'la mano su entrambi i board',
  'the pot, the boards, the seats': 'il piatto, i board, i posti',
  'the small blind before the big blind': 'il piccolo buio prima del grande',
  'the stakes, as in ($1/$2 USD)': 'la posta, come ($1/$2 USD)',
  'the total in front of the player after the wager': 'il totale davanti al giocatore dopo la puntata',
  'the total pot': 'il piatto totale',
  'to call {}': '{} per vedere',
  'true or false': 'true o false',
  '{} behind': '{} davanti a sé',
  '{} board cards before it': '{} carte del board prima',
  '{} boards': '{} board',
  '{} boards under it': '{} board sotto questa riga',
  '{} cards': '{} carte',
  '{} from seat {}': '{} dal posto {}',
  '{} has folded': '{} è passato',
  '{} new cards': '{} carte nuove',
  '{} values': '{} valori',
  '{} values, one a player': '{} valori, uno per giocatore',
};

const pattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('{}', '([^\\n]{1,120}?)')}$`);

/** Texts that hold a place for something else, the longest first: the closest fits. */
const PATTERNS = Object.entries(EXPECTED_IN_ITALIAN)
  .filter(([english]) => english.includes('{}'))
  .sort(([a], [b]) => b.length - a.length)
  .map(([english, italian]) => ({ fits: pattern(english), italian }));

/** What a reader expected, in Italian; a format's own words stay as they are. */
export function expectedInItalian(expected: string): string {
  if (Object.hasOwn(EXPECTED_IN_ITALIAN, expected)) return EXPECTED_IN_ITALIAN[expected] ?? expected;
  for (const { fits, italian } of PATTERNS) {
    const held = fits.exec(expected)?.slice(1);
    if (held !== undefined) return held.reduce((text, own) => text.replace('{}', () => own), italian);
  }
  return expected;
}
