import type { Localised } from '../kernel/language.ts';

/** Robert's Rules of Poker, version 11: chapter and rule → what it settles, in our own words. */
export const ROBERTS_11 = {
  'decision-making-1': {
    en: 'Decisions are made in the spirit of fairness, even against the letter of a rule',
    it: 'Si decide secondo equità, anche contro la lettera di una regola',
  },
  'decision-making-2': {
    en: 'The word of the supervisor is final',
    it: 'La parola del responsabile è definitiva',
  },
  'decision-making-5': {
    en: 'A ruling is asked for before the next hand starts; after that the result stands',
    it: 'La decisione si chiede prima che cominci la mano successiva; dopo, il risultato resta',
  },
  'decision-making-6': {
    en: 'A pot wrongly awarded and mixed with other chips is rebuilt if the claim came in time',
    it: 'Un piatto assegnato male e mischiato ad altre fiche si ricostruisce se il reclamo è in tempo',
  },
  'misdeals-1': {
    en: 'Once two players after the blinds or the forced bet have acted the deal is played to the end; a fouled hand gets nothing back',
    it: "Quando due giocatori dopo i bui o l'apertura obbligata hanno agito si gioca fino in fondo; una mano irregolare non riprende nulla",
  },
  'misdeals-2': {
    en: 'Faults of the deal that make a misdeal until two players have acted: among them the first or second card or two cards exposed, two boxed cards, a wrong number of cards, the button out of place, a seat missed or dealt in wrongly',
    it: 'Errori che annullano la distribuzione finché non hanno agito in due: tra questi prima o seconda carta, o due carte, scoperte, due carte girate nel mazzo, numero di carte sbagliato, bottone fuori posto, un posto saltato o servito a torto',
  },
  'dead-hands-1': {
    en: 'What makes a hand dead: folding to a bet, throwing it away so that another acts, a wrong number of cards, acting with a joker',
    it: 'Che cosa rende morta una mano: lasciare davanti a una puntata, gettarla così che un altro agisca, numero di carte sbagliato, agire con un jolly',
  },
  'dead-hands-2': {
    en: 'Cards in the muck may be dead; a hand that can be identified may be given back in the interest of the game',
    it: "Le carte tra gli scarti possono essere morte; una mano riconoscibile si può restituire nell'interesse del gioco",
  },
  'dead-hands-3': {
    en: "Cards thrown into another player's hand are dead",
    it: 'Le carte gettate nella mano di un altro sono morte',
  },
  'irregularities-1': {
    en: 'A button put wrongly is set right for the next hand',
    it: 'Un bottone messo male si corregge per la mano successiva',
  },
  'irregularities-2': {
    en: 'A player protects his own hand; an unprotected one fouled or taken by the dealer has no redress',
    it: 'Ognuno protegge la propria mano; se non protetta e confusa o ritirata dal mazziere non ha rimedio',
  },
  'irregularities-3': {
    en: 'A card with a different back in play voids the hand; one found in the stub does not',
    it: 'Una carta con un altro dorso in gioco annulla la mano; trovata nel resto del mazzo no',
  },
  'irregularities-4': {
    en: 'Two cards of the same rank and suit: the action is void and all bets go back',
    it: "Due carte uguali per valore e seme: l'azione è nulla e tutte le puntate tornano indietro",
  },
  'irregularities-5': {
    en: 'Who knows the deck is fouled and bets for a free ride may lose his refund',
    it: 'Chi sa che il mazzo è irregolare e punta a colpo sicuro può perdere il rimborso',
  },
  'irregularities-7': {
    en: 'A card face up in the deck is a scrap of paper and is replaced',
    it: 'Una carta girata nel mazzo vale come un pezzo di carta e si sostituisce',
  },
  'irregularities-8': {
    en: 'A joker is a scrap of paper and no misdeal; who acts without showing it has a dead hand',
    it: 'Un jolly vale come un pezzo di carta e non annulla la mano; chi agisce senza segnalarlo ha la mano morta',
  },
  'irregularities-10': {
    en: 'Cards missing from the deck do not undo the result of a hand',
    it: "Se mancano carte dal mazzo l'esito della mano resta",
  },
  'irregularities-11': {
    en: 'One card too many, before the betting, goes back and becomes the burn',
    it: 'Una carta di troppo, prima delle puntate, torna sul mazzo e fa da bruciata',
  },
  'irregularities-12': {
    en: 'A card a player shows of his own plays',
    it: 'Una carta mostrata dal suo giocatore gioca',
  },
  'irregularities-13': {
    en: 'A player cannot choose whether to keep a card the dealer exposed',
    it: 'Non si sceglie se tenere una carta scoperta dal mazziere',
  },
  'irregularities-15': {
    en: 'Cards dealt before the betting is complete do not play',
    it: 'Le carte scoperte prima della fine delle puntate non giocano',
  },
  'irregularities-16': {
    en: 'A burn missing or doubled is put right before anybody acts on the card; the later cards stay those that would have come',
    it: 'Bruciata mancante o doppia: si corregge prima che si agisca sulla carta; le carte seguenti restano quelle che sarebbero venute',
  },
  'betting-and-raising-2': {
    en: 'No-limit and pot-limit: as many raises as there are chips for',
    it: 'No-limit e pot-limit: tanti rilanci quanti ne permettono le fiche',
  },
  'betting-and-raising-3': {
    en: 'Limit: a bet and three raises with three or more players not all-in, four raises in games of two betting rounds',
    it: 'Limit: una puntata e tre rilanci con tre o più giocatori non all-in, quattro rilanci nei giochi a due giri',
  },
  'betting-and-raising-4': {
    en: 'Heads-up there is no limit to raises, if the action was heads-up before the limit was reached',
    it: 'In due non c’è tetto ai rilanci, se si è rimasti in due prima di raggiungerlo',
  },
  'betting-and-raising-5': {
    en: 'A wager is at least the last bet or raise of the round, all-in apart',
    it: "Una puntata vale almeno l'ultima puntata o l'ultimo rilancio del giro, all-in a parte",
  },
  'betting-and-raising-6': {
    en: 'Limit: an all-in of half a bet or more counts as a full bet; below half it can be completed; several small ones reopen the betting together',
    it: 'Limit: un all-in di almeno mezza puntata vale come puntata intera; sotto la metà si può completare; più all-in piccoli insieme riaprono le puntate',
  },
  'betting-and-raising-8': {
    en: 'What is said in turn binds',
    it: 'Quanto si dice nel proprio turno vincola',
  },
  'betting-and-raising-10': {
    en: 'Action out of turn binds unless a bet or raise comes between, and after a call it may; who checked or called out of turn may not raise',
    it: "Un'azione fuori turno vincola salvo puntate o rilanci in mezzo, e dopo un call può vincolare; chi ha fatto check o call fuori turno non può rilanciare",
  },
  'betting-and-raising-11': {
    en: 'A skipped player who lets three or more act behind him may lose his turn',
    it: 'Chi è stato saltato e lascia agire tre o più giocatori dopo di lui può perdere il turno',
  },
  'betting-and-raising-12': {
    en: 'Chips released bind and the wager is made right; who did not know of a raise may take them back if nobody acted since',
    it: "Le fiche rilasciate vincolano e l'importo si corregge; chi ignorava il rilancio può riprenderle se nessuno ha più agito",
  },
  'betting-and-raising-13': {
    en: 'No string raises; half a raise or more put in without a word is a raise and is completed',
    it: 'Niente rilanci in più riprese; metà rilancio o più messo senza parola è un rilancio e si completa',
  },
  'betting-and-raising-14': {
    en: 'A single larger chip without a word is a call',
    it: 'Una sola fiche più grande senza parola è un call',
  },
  'betting-and-raising-15': {
    en: 'A wager that is too small is made up until the betting round is complete; nobody who acted may raise for that',
    it: 'Una puntata troppo piccola si completa finché il giro non è finito; chi ha già agito non può rilanciare per questo',
  },
  'showdown-1': {
    en: 'To win any part of a pot every card of the hand is shown',
    it: 'Per vincere una parte del piatto si mostrano tutte le carte della mano',
  },
  'showdown-2': {
    en: 'Cards speak; miscalling a hand on purpose may cost the pot',
    it: 'Le carte parlano; annunciare apposta una mano falsa può costare il piatto',
  },
  'showdown-3': {
    en: 'Whoever sees a wrong amount or a wrong award has to say so',
    it: "Chi vede un importo o un'assegnazione sbagliati deve segnalarlo",
  },
  'showdown-5': {
    en: 'Anybody dealt in may ask to see a called hand; asked by the winner it is live again, asked by others it is dead',
    it: 'Chiunque abbia ricevuto carte può chiedere di vedere una mano che ha visto; chiesta dal vincitore torna viva, da altri è morta',
  },
  'showdown-6': {
    en: 'Cards shown to one player are shown to all',
    it: 'Le carte mostrate a un giocatore si mostrano a tutti',
  },
  'showdown-7': {
    en: 'Order of showing: the last to bet or raise on the last round, else who acted first; side pots before the main pot',
    it: "Ordine in cui si mostra: chi ha puntato o rilanciato per ultimo nell'ultimo giro, altrimenti chi ha parlato per primo; i piatti laterali prima del principale",
  },
  'ties-1': {
    en: 'Suits never win a pot; spades, hearts, diamonds, clubs part cards of the same rank elsewhere',
    it: 'I semi non vincono mai un piatto; altrove picche, cuori, quadri, fiori distinguono carte di pari valore',
  },
  'ties-3': {
    en: 'An odd chip is broken into the smallest unit in play',
    it: "Una fiche indivisibile si cambia nell'unità più piccola in gioco",
  },
  'ties-4': {
    en: 'Nobody takes more than one odd chip',
    it: 'Nessuno prende più di una fiche indivisibile',
  },
  'ties-5': {
    en: 'Odd chips: left of the button; in stud the highest card by suit of all cards held, in low stud the lowest; to the high half in high-low; identical hands share as evenly as it goes',
    it: "Fiche indivisibili: a sinistra del bottone; nello stud la carta più alta per seme tra tutte quelle tenute, al basso la più bassa; nell'alto-basso alla metà alta; mani identiche dividono nel modo più uguale",
  },
  'ties-6': {
    en: 'Main pot and side pots are split each on its own',
    it: 'Piatto principale e laterali si dividono ognuno per conto suo',
  },
  'blinds-1': {
    en: 'The least bet and raise follow the blinds of the game, even where a blind is short of chips',
    it: 'Puntata e rilancio minimi seguono i bui del gioco, anche se un buio è corto di fiche',
  },
  'blinds-3': {
    en: 'Who posted a blind may raise when his turn comes',
    it: 'Chi ha messo un buio può rilanciare quando tocca a lui',
  },
  'blinds-4': {
    en: 'Heads-up the small blind is on the button',
    it: 'In due il piccolo buio è sul bottone',
  },
  'holdem-1': {
    en: "Hold'em: the first card exposed, or more than one, is a misdeal; any other is replaced by the top card and becomes the burn",
    it: "Hold'em: la prima carta scoperta, o più d'una, annulla la mano; ogni altra si sostituisce con la prima del mazzo e fa da bruciata",
  },
  holdem: {
    en: "Hold'em: who plays the board says so before throwing the cards away, or gives up the pot",
    it: "Hold'em: chi gioca il tavolo lo dice prima di gettare le carte, o rinuncia al piatto",
  },
  'holdem-2': {
    en: 'One card too many, dealt to the first player once everybody has his, goes back and becomes the burn; more than one is a misdeal',
    it: "Una carta di troppo, data al primo quando tutti hanno le proprie, torna sul mazzo e fa da bruciata; più d'una annulla la mano",
  },
  'holdem-3': {
    en: 'A flop of too many cards is dealt again',
    it: 'Un flop con troppe carte si ridistribuisce',
  },
  'holdem-4': {
    en: 'A burn missing or doubled before the flop is put right while no card shows; a flop that shows is shuffled back',
    it: 'Bruciata mancante o doppia prima del flop: si corregge finché non si vedono carte; un flop in vista si rimischia',
  },
  'holdem-5': {
    en: 'A burn missing or doubled later is put right until somebody acts on the card',
    it: 'Bruciata mancante o doppia in seguito: si corregge finché nessuno agisce sulla carta',
  },
  'holdem-6': {
    en: 'Cards dealt before the betting is complete do not play, even if everybody still to act folds',
    it: 'Le carte scoperte prima della fine delle puntate non giocano, nemmeno se chi deve parlare lascia',
  },
  'holdem-7': {
    en: 'A flop dealt again: the board cards are shuffled into the stub, the burn stays and none is burned anew',
    it: 'Flop ridistribuito: le carte del tavolo si rimischiano nel mazzo, la bruciata resta e non se ne brucia un’altra',
  },
  'holdem-8': {
    en: 'A turn dealt too early is set aside, the next card takes its place and it is shuffled back before the river; a river too early is shuffled back',
    it: 'Un turn scoperto troppo presto si mette da parte, la carta successiva prende il suo posto e lo si rimischia prima del river; un river prematuro si rimischia',
  },
  'seven-card-stud-1': {
    en: 'Seven-card stud: the lowest card by suit brings it in, later the best hand showing speaks first; equal hands by position',
    it: 'Stud a sette carte: apre per obbligo la carta più bassa per seme, poi parla la mano migliore in vista; a parità decide la posizione',
  },
  'seven-card-stud-3': {
    en: 'Raising the bring-in to a full bet completes it and is no raise',
    it: "Portare l'apertura obbligata alla puntata piena la completa e non è un rilancio",
  },
  'seven-card-stud-4': {
    en: 'Seven-card stud, limit: with an open pair on fourth street anybody may bet or raise the big bet; after one, all raises are big',
    it: 'Stud a sette carte, limit: con una coppia scoperta al quarto giro chiunque può puntare o rilanciare la puntata grande; da lì in poi tutti i rilanci sono grandi',
  },
  'blinds-11': {
    en: 'Dealt in owing a missed blind: a hand looked at is dead, one already played on is live and the blind is owed on the next deal',
    it: 'Chi riceve le carte dovendo un buio saltato: la mano guardata è morta, quella già giocata è viva e il buio si deve alla mano successiva',
  },
  'draw-high': {
    en: 'Draw: the number of cards asked for may be changed until one is dealt on it; after the draw a wrong number fouls the hand',
    it: 'Draw: il numero di carte chieste può cambiare finché non se ne dà una; dopo il cambio un numero errato invalida la mano',
  },
  'no-limit-1': {
    en: 'No-limit: the number of raises is not limited',
    it: 'No-limit: il numero dei rilanci non è limitato',
  },
  'no-limit-2': {
    en: 'No-limit: a bet is at least the bring-in; a straddle sets a new one and is no raise',
    it: "No-limit: la puntata vale almeno l'ingresso minimo; uno straddle ne fissa uno nuovo e non è un rilancio",
  },
  'no-limit-3': {
    en: 'No-limit: a raise is at least the last full one; who has acted may raise again only facing a full wager',
    it: "No-limit: un rilancio vale almeno l'ultimo pieno; chi ha agito può rilanciare ancora solo davanti a un rilancio pieno",
  },
  'no-limit-4': {
    en: 'No-limit: a short all-in is not completed; a raise goes a full raise above it',
    it: 'No-limit: un all-in corto non si completa; il rilancio va di un rilancio pieno sopra',
  },
  'no-limit-5': {
    en: 'No-limit: several short all-ins reopen the betting once they add up to a raise',
    it: 'No-limit: più all-in corti riaprono le puntate quando sommati fanno un rilancio',
  },
  'no-limit-6': {
    en: 'No-limit cash games: who says "raise" may put in the chips in several motions; in tournaments one motion or a stated amount',
    it: 'No-limit cash: chi dice "rilancio" può mettere le fiche in più riprese; in torneo un solo gesto o l\'importo dichiarato',
  },
  // The copies of this chapter number its later rules differently: they are named by their matter.
  'no-limit-spoken-amount': {
    en: 'No-limit: where words and chips disagree the bet is put right to the words',
    it: 'No-limit: se parole e fiche non concordano la puntata si corregge secondo le parole',
  },
  'no-limit-short-wager': {
    en: 'No-limit: a wager below the least is made up to it and no further, unless too much was put in by mistake to call',
    it: 'No-limit: una puntata sotto il minimo si porta al minimo e non oltre, salvo che per errore si sia messo troppo per vedere',
  },
  'no-limit-misunderstanding': {
    en: 'No-limit: a caller grossly mistaken about the amount may be protected; not so who has put in four fifths of it',
    it: "No-limit: chi vede sbagliandosi gravemente sull'importo può essere tutelato; non chi ne ha già messo quattro quinti",
  },
  'pot-limit-1': {
    en: 'Pot-limit: what exceeds the pot is given back',
    it: 'Pot-limit: quanto supera il piatto si restituisce',
  },
  'pot-limit-2': {
    en: 'Pot-limit: a wager above the pot is put right until everybody has acted on it',
    it: 'Pot-limit: una puntata oltre il piatto si corregge finché tutti non hanno agito',
  },
  'pot-limit-3': {
    en: 'Pot-limit: an oversize wager somebody has long considered and decided on may be left standing',
    it: 'Pot-limit: una puntata eccessiva che qualcuno ha a lungo valutato e su cui ha deciso può restare valida',
  },
  'pot-limit-5': {
    en: 'Pot-limit cash games: many houses count the small blind as large as the big blind',
    it: 'Pot-limit cash: molte case contano il piccolo buio come il grande',
  },
  'tournaments-34': {
    en: 'Tournaments: with a player all-in and the betting over all hands are turned face up',
    it: 'Tornei: con un giocatore all-in e le puntate finite tutte le mani si scoprono',
  },
} as const satisfies Readonly<Record<string, Localised>>;
