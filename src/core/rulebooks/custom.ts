import type { Localised } from '../kernel/language.ts';

/** Customs no rulebook numbers: what every card room does without writing it down. */
export const CUSTOM = {
  'hand-ranking': {
    en: 'Standard order of hands, straight flush to high card; an ace may close A-2-3-4-5',
    it: "Ordine normale delle mani, dalla scala colore alla carta alta; l'asso può chiudere A-2-3-4-5",
  },
  'short-deck-ranking': {
    en: '36 cards: a flush beats a full house and A-6-7-8-9 is a straight',
    it: '36 carte: il colore batte il full e A-6-7-8-9 è una scala',
  },
  'mexican-ranking': {
    en: 'Mexican stud: 40 cards without eights, nines and tens, and a joker; seven and jack are neighbours, a flush beats a full house',
    it: 'Stud messicano: 40 carte senza otto, nove e dieci, e un jolly; sette e jack sono vicini, il colore batte il full',
  },
  'mexican-joker': {
    en: 'Mexican stud: the joker dealt face down is any card the hand does not hold, face up an ace or what completes a straight or a flush; nobody has five of a rank',
    it: 'Stud messicano: il jolly dato coperto è qualunque carta che la mano non ha, scoperto un asso o la carta che completa una scala o un colore; nessuno ha cinque carte uguali',
  },
  'any-five': {
    en: 'The best five cards of hole and board in any combination',
    it: 'Le migliori cinque carte tra quelle proprie e del tavolo, in ogni combinazione',
  },
  'two-and-three': {
    en: 'Exactly two hole cards with exactly three of the board',
    it: 'Esattamente due carte proprie con esattamente tre del tavolo',
  },
  'royal-ranking': {
    en: '20 cards from ten to ace: the usual order, the only straight runs from ten to ace',
    it: "20 carte dal dieci all'asso: ordine normale, l'unica scala va dal dieci all'asso",
  },
  'manila-ranking': {
    en: '32 cards: a flush beats a full house; whether A-7-8-9-T is a straight is for the house',
    it: '32 carte: il colore batte il full; se A-7-8-9-10 sia scala lo dice la casa',
  },
  'eight-low': {
    en: 'Ace-to-five low of five different ranks, eight or lower, straights and flushes ignored',
    it: "Basso dall'asso al cinque con cinque valori diversi, otto o meno, senza contare scale e colori",
  },
  'ace-to-five': {
    en: 'Ace-to-five: the ace is low, straights and flushes do not count, A-2-3-4-5 is best',
    it: "Asso-cinque: l'asso è basso, scale e colori non contano, A-2-3-4-5 è la migliore",
  },
  'deuce-to-seven': {
    en: 'Deuce-to-seven: the ace is high, straights and flushes count against the hand, 2-3-4-5-7 is best',
    it: "Due-sette: l'asso è alto, scale e colori contano contro, 2-3-4-5-7 è la migliore",
  },
  badugi: {
    en: 'Badugi: up to four cards of different ranks and suits; more cards beat fewer, then the lower ranks',
    it: 'Badugi: fino a quattro carte di valori e semi diversi; più carte battono meno, poi i valori più bassi',
  },
  points: {
    en: 'Points: the ace is one, two to ten their number, king, queen and jack nothing',
    it: "Punti: l'asso vale uno, dal due al dieci il loro numero, re, donna e jack niente",
  },
  'up-to-two': {
    en: 'None, one or two of the hole cards with the rest of the board',
    it: 'Nessuna, una o due carte proprie e il resto del tavolo',
  },
  'two-or-five': {
    en: 'Exactly two hole cards with three of the board, or all five hole cards',
    it: 'Esattamente due carte proprie con tre del tavolo, oppure tutte e cinque le proprie',
  },
  'own-five': {
    en: "A draw hand is made of the player's own cards alone",
    it: 'La mano con cambio si fa solo con le carte proprie',
  },
  'draw-and-board': {
    en: 'One half for the own cards alone, the other for exactly two of them with three of the board',
    it: "Metà alle sole carte proprie, l'altra a esattamente due di esse con tre del tavolo",
  },
  'split-hole': {
    en: "The player names the two cards of his hold'em hand; the other four play as in Omaha",
    it: "Il giocatore nomina le due carte della mano di hold'em; le altre quattro giocano come nell'Omaha",
  },
  'one-per-row': {
    en: 'A board of three rows: two hole cards with one card of each row',
    it: 'Un tavolo di tre file: due carte proprie con una carta di ogni fila',
  },
  'grid-board': {
    en: 'A grid of three flops, two turns and a river: three cards of one flop, a turn next to it and the river',
    it: 'Griglia di tre flop, due turn e un river: tre carte tra un flop, un turn che lo tocca e il river',
  },
  'best-of-boards': {
    en: 'Boards that decide together: a hand is the best it makes on either',
    it: "Tavoli che decidono insieme: vale la mano migliore su uno o sull'altro",
  },
  'pair-of-sixes': {
    en: 'Archie: the high half takes a pair of sixes or better, the low half an eight or better',
    it: "Archie: l'alto vuole almeno una coppia di sei, il basso un otto o meno",
  },
  unclaimed: {
    en: 'Where nobody qualifies on either side the best high hand takes the pot all the same',
    it: 'Se nessuno si qualifica né da una parte né dall’altra, la mano alta migliore prende comunque il piatto',
  },
  'jacks-or-better': {
    en: 'Jacks or better: the betting is opened with at least a pair of jacks; a deal nobody opens is passed',
    it: 'Jacks or better: si apre almeno con una coppia di jack; la mano che nessuno apre passa',
  },
  'last-player': {
    en: 'The last player holding cards takes the pot without showing',
    it: "L'ultimo rimasto con le carte prende il piatto senza mostrare",
  },
  layers: {
    en: 'A player competes for as much from each opponent as he put in himself',
    it: 'Si compete con ogni avversario per quanto si è messo di proprio',
  },
  'folded-chips': {
    en: 'Chips of folded hands stay in the pots they reached',
    it: 'Le fiche di chi ha lasciato restano nei piatti raggiunti',
  },
  'dead-money': {
    en: 'Money nobody has to match belongs to the main pot',
    it: 'I soldi che nessuno deve pareggiare appartengono al piatto principale',
  },
  'carried-in': {
    en: 'Chips left from the previous hand join the main pot',
    it: 'Le fiche rimaste dalla mano precedente vanno nel piatto principale',
  },
  rake: {
    en: 'The house takes its rake from the contested pots, main pot first',
    it: 'La casa preleva dai piatti contesi, a partire dal principale',
  },
  'no-flop-no-drop': {
    en: 'No rake is taken from a hand that ends before the first board card',
    it: 'Nessun prelievo su una mano che finisce prima della prima carta del tavolo',
  },
  boards: {
    en: 'Each board decides an equal part of every pot; odd chips go to the first board',
    it: 'Ogni tavolo decide una parte uguale di ogni piatto; le fiche indivisibili vanno al primo',
  },
  halves: {
    en: 'Each contest decides an equal part; where nobody qualifies the others take it',
    it: 'Ogni contesa decide una parte uguale; dove nessuno si qualifica la prendono le altre',
  },
  'smallest-chip': {
    en: 'A pot that cannot be made of chips in play gives its remainder with the first odd chip',
    it: 'Un piatto che le fiche in gioco non possono comporre dà il resto con la prima fiche indivisibile',
  },
  'run-outs': {
    en: 'When no betting is left, only cards to come can change the outcome',
    it: "Quando non si può più puntare, solo le carte da scoprire possono cambiare l'esito",
  },
  showdown: {
    en: 'With two or more hands left after the last bet the best hand wins',
    it: "Con due o più mani dopo l'ultima puntata vince la mano migliore",
  },
  'forced-bets': {
    en: 'Antes and blinds are posted before the first card is acted on',
    it: 'Ante e bui si mettono prima che si agisca sulla prima carta',
  },
  'short-blind': {
    en: 'A blind posted short does not lower the price of a call',
    it: 'Un buio messo corto non abbassa il prezzo per vedere',
  },
  'turn-order': {
    en: 'Action goes clockwise; before the flop from the left of the last blind, later from the left of the button',
    it: "Si parla in senso orario; prima del flop da sinistra dell'ultimo buio, poi da sinistra del bottone",
  },
  'opener-speaks': {
    en: 'After the draw the player who opened the betting speaks first; if he is out, the next to his left',
    it: 'Dopo il cambio parla per primo chi ha aperto; se non può, il primo alla sua sinistra',
  },
  draw: {
    en: 'Everybody left draws once, in turn from the left of the button, up to what the game allows',
    it: 'Ognuno dei rimasti cambia una volta, a turno da sinistra del bottone, fino a quanto il gioco permette',
  },
  discard: {
    en: 'Where cards are thrown away without drawing, everybody left throws away as many as the game says',
    it: 'Dove si scarta senza cambiare, tutti i rimasti scartano quante carte prescrive il gioco',
  },
  'five-of-seven': {
    en: 'Stud: the best five of the seven cards dealt, in any combination',
    it: 'Stud: le migliori cinque delle sette carte ricevute, in ogni combinazione',
  },
  'all-five': {
    en: 'All five cards dealt are the hand',
    it: 'La mano sono tutte e cinque le carte ricevute',
  },
  'ace-to-six': {
    en: 'Ace-to-six: the ace is low, straights and flushes count against the hand, A-2-3-4-6 is best',
    it: "Asso-sei: l'asso è basso, scale e colori contano contro, A-2-3-4-6 è la migliore",
  },
  'stud-streets': {
    en: 'Stud: a round of betting after each card; small bets on the first two streets, big bets from then on',
    it: 'Stud: un giro di puntate dopo ogni carta; puntate piccole nei primi due giri, grandi dal terzo',
  },
  'bring-in': {
    en: 'Stud: the lowest up-card, in low games the highest, brings it in; spades, hearts, diamonds, clubs part equal ranks',
    it: 'Stud: la scoperta più bassa, nei giochi al basso la più alta, apre per obbligo; a pari valore picche, cuori, quadri, fiori',
  },
  'bring-in-passed': {
    en: 'Where the seat that owes the bring-in is all-in for the ante, or folds, the next to its left owes it',
    it: "Se chi deve l'apertura obbligata è all-in con la posta, o lascia, la deve il primo alla sua sinistra",
  },
  'bring-in-completion': {
    en: 'The bring-in is no bet: raising it to the small bet completes it and is the first bet of the street',
    it: "L'apertura obbligata non è una puntata: portarla alla puntata piccola la completa ed è la prima puntata del giro",
  },
  'first-showing': {
    en: 'Stud: after the first street the best hand showing speaks first, in low games the lowest',
    it: 'Stud: dopo il primo giro parla per prima la mano migliore in vista, nei giochi al basso la più bassa',
  },
  'equal-showing': {
    en: 'Stud: of equal hands showing, the first from the left of the button, or of the dealer, speaks first',
    it: 'Stud: tra mani in vista uguali parla per prima la prima a sinistra del bottone, o del mazziere',
  },
  'shared-seventh': {
    en: 'Seven-card stud: where the deck has no last card for everybody, one is turned up and counts for all',
    it: "Stud a sette carte: se non c'è un'ultima carta per tutti, se ne scopre una che vale per tutti",
  },
  telesina: {
    en: 'Telesina: a card down and one up, then three up; the best cards showing speak first on every street',
    it: 'Telesina: una carta coperta e una scoperta, poi tre scoperte; in ogni giro parla chi ha le migliori in vista',
  },
  'street-close': {
    en: 'A street ends when everybody left has matched the highest wager or is all-in',
    it: 'Un giro finisce quando tutti i rimasti hanno pareggiato la puntata più alta o sono all-in',
  },
  'no-betting-alone': {
    en: 'With at most one player holding chips there is nothing left to bet',
    it: "Quando al massimo un giocatore ha ancora fiche non c'è più nulla da puntare",
  },
  'bet-size': {
    en: 'A bet is at least the big blind; an all-in may be less',
    it: 'Una puntata vale almeno il grande buio; un all-in può valere meno',
  },
  'open-pair': {
    en: 'An open pair on fourth street leaves the bet small, unless the house lets it be the big one',
    it: 'Una coppia scoperta al quarto giro lascia piccola la puntata, se la sala non ammette la grande',
  },
  'limit-size': {
    en: 'Fixed limit: bets and raises come in the size of the street',
    it: 'Limit: puntate e rilanci hanno la misura del giro',
  },
  opening: {
    en: 'A record that starts in mid-hand is taken at its word about what was already in',
    it: 'A una registrazione che comincia a mano iniziata si crede su quanto era già nel piatto',
  },
  'general-rule': {
    en: "A game's general rule decides before the wording of a single clause",
    it: 'La regola generale del gioco decide prima delle parole di un singolo punto',
  },
  'house-rule': {
    en: 'A rule this house chose for itself',
    it: 'Una regola che questa casa ha scelto per sé',
  },
  'answer-a-bet': {
    en: 'A wager is answered by folding, calling or raising; without one a player checks or bets',
    it: 'A una puntata si risponde lasciando, vedendo o rilanciando; senza puntata si passa o si punta',
  },
  'bet-means-raise': {
    en: 'Who says "bet" where there is a bet to answer raises',
    it: 'Chi dice "punto" davanti a una puntata rilancia',
  },
  'named-amount': {
    en: 'A bet or raise needs its figure where the structure does not fix it',
    it: 'Una puntata o un rilancio vuole la sua cifra dove la struttura non la fissa',
  },
  'table-stakes': {
    en: 'A player wagers no more than lies in front of him; without chips he has no more decisions',
    it: 'Non si punta più di quanto si ha davanti; senza fiche non ci sono più decisioni',
  },
  'folded-hand': {
    en: 'A folded hand is out; as long as there is betting a hand is given up by folding it',
    it: 'Una mano lasciata è fuori; finché si punta, una mano si abbandona lasciandola',
  },
  'game-actions': {
    en: 'A game knows its own actions only',
    it: 'Un gioco conosce solo le proprie azioni',
  },
  'short-ante': {
    en: 'An ante posted short makes a pot of its own for those who paid no more',
    it: 'Un ante messo corto fa un piatto a sé per chi non ha pagato di più',
  },
  'newcomer-blind': {
    en: 'A newcomer may post a big blind to be dealt in; what he missed is dead',
    it: 'Chi arriva può mettere un grande buio per ricevere carte; quanto ha saltato è denaro morto',
  },
  'it-deck': {
    en: 'Italian draw: the lowest rank of the deck is eleven less the number of players',
    it: 'Poker italiano: la carta minima del mazzo è undici meno il numero dei giocatori',
  },
  'it-ord': {
    en: 'Italian draw: a flush beats a full house',
    it: 'Poker italiano: il colore batte il full',
  },
  'it-ace': {
    en: 'Italian draw: the ace closes a straight above the king or opens one below the lowest rank in play',
    it: "Poker italiano: l'asso chiude la scala sopra il re o la apre sotto la carta minima in gioco",
  },
  'it-sf': {
    en: 'Italian draw: the lowest straight flush beats the highest, the highest a middle one, a middle one the lowest',
    it: 'Poker italiano: la scala colore minima batte la massima, la massima batte la media, la media batte la minima',
  },
  'it-suit': {
    en: 'Italian draw: hearts, diamonds, clubs, spades, in this order, decide between equal hands',
    it: 'Poker italiano: cuori, quadri, fiori, picche, in questo ordine, decidono tra punti uguali',
  },
  'it-suit-how': {
    en: 'Italian draw: which suit is compared, that of the kicker, of the highest card, or of the group',
    it: 'Poker italiano: quale seme si confronta, quello del kicker, della carta più alta o della combinazione',
  },
  'it-flush': {
    en: 'Italian draw: flushes compare by ranks first, or by suit first',
    it: 'Poker italiano: i colori si confrontano prima per valore o prima per seme',
  },
  'it-open': {
    en: 'Italian draw: opening takes jacks or better, queens after one deal all passed, then kings; or four to an open-ended straight flush',
    it: 'Poker italiano: si apre con coppia vestita, dopo un giro di passo con donne, poi con re; o con quattro carte di scala colore aperta',
  },
  'it-proof': {
    en: 'Italian draw: an opener without openers who wins refunds every stake; if another wins, the opener refunds the first pot',
    it: "Poker italiano: l'apertore senza apertura che vince restituisce ogni messa; se vince un altro, l'apertore rifonde il piatto iniziale",
  },
  'it-cip': {
    en: 'Italian draw: "cip" is the least stake, "parola" passes the word without betting; both as the house has them',
    it: 'Poker italiano: "cip" è la posta minima, "parola" passa senza puntare; come li intende la casa',
  },
  'it-draw': {
    en: 'Italian draw: up to four cards are exchanged, the last of four after the others have drawn; a hand kept whole is pat',
    it: 'Poker italiano: si cambiano fino a quattro carte, la quarta dopo gli altri; chi non cambia è servito',
  },
  'it-cap': {
    en: 'Italian draw: in many houses opening and raises are limited to the pot',
    it: 'Poker italiano: in molte case apertura e rilanci sono limitati al piatto',
  },
  'it-notie': {
    en: 'Italian draw: where suits decide there is no split, where they do not equal hands split as usual',
    it: 'Poker italiano: dove decidono i semi non si divide, dove non decidono i punti uguali dividono',
  },
  'silent-rulebook': {
    en: 'Where a rulebook has no word on a case the floor decides it',
    it: 'Dove un regolamento non dice nulla decide il direttore',
  },
  'exposed-card-burn': {
    en: 'A card exposed in the deal and replaced serves as the next burn',
    it: 'Una carta scoperta nella distribuzione e sostituita fa da prossima bruciata',
  },
  'voided-hand': {
    en: 'In a hand that is stopped everybody takes back what he put in',
    it: 'In una mano fermata ognuno riprende quanto ha messo',
  },
  penalty: {
    en: 'A penalty for conduct is for the floor to give',
    it: 'Una sanzione per la condotta spetta al direttore',
  },
  withdrawal: {
    en: 'Who withdraws by right leaves the hand to the others; if nobody is left, the antes stay for the next deal',
    it: 'Chi si ritira per diritto lascia la mano agli altri; se non resta nessuno, le entrate passano alla mano successiva',
  },
  'boxed-card': {
    en: 'A card found face up in the deck counts as a scrap of paper, and the next card takes its place',
    it: 'Una carta trovata scoperta nel mazzo vale come un pezzo di carta e la successiva ne prende il posto',
  },
  'ineligible-hand': {
    en: 'A hand dealt to a seat that was not entitled to it is dead',
    it: 'Una mano data a un posto che non ne aveva diritto è morta',
  },
} as const satisfies Readonly<Record<string, Localised>>;
