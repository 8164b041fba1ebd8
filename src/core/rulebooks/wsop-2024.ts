import type { Localised } from '../kernel/language.ts';

/** World Series of Poker, 2024: live action rules (`L`) and tournament rules (`T`) → what each settles, in our own words. */
export const WSOP_2024 = {
  L51: {
    en: 'A ruling is asked for before the next hand starts; an error of the house is put right even later',
    it: 'La decisione si chiede prima che cominci la mano successiva; un errore della casa si ripara anche dopo',
  },
  L104: {
    en: 'What makes a misdeal; a button in the wrong place is one of the reasons',
    it: 'Che cosa annulla una distribuzione; un bottone al posto sbagliato è tra i motivi',
  },
  L105: {
    en: 'Substantial action: three folds or checks, or two other actions',
    it: 'Azione sostanziale: tre fold o check, oppure due azioni diverse da questi',
  },
  L107: {
    en: 'Cards thrown face down may be given back at the discretion of the floor',
    it: 'Le carte gettate coperte si possono restituire a discrezione della direzione',
  },
  L110: {
    en: 'A player protects his own hand; one killed or fouled unprotected has no redress',
    it: 'Ognuno protegge la propria mano; una non protetta e persa o confusa non ha rimedio',
  },
  L111: {
    en: 'A card with a different back voids the hand',
    it: 'Una carta con un dorso diverso annulla la mano',
  },
  L112: {
    en: 'Two cards of the same rank and suit: all bets go back',
    it: 'Due carte uguali per valore e seme: tutte le puntate tornano indietro',
  },
  L113: {
    en: 'Who knows the deck is fouled and bets all the same may lose his refund',
    it: 'Chi sa che il mazzo è irregolare e punta ugualmente può perdere il rimborso',
  },
  L115: {
    en: 'A joker never makes a misdeal; a player who acts holding one has a dead hand',
    it: 'Un jolly non annulla mai la distribuzione; chi agisce tenendone uno ha la mano morta',
  },
  L122: {
    en: 'A missing or extra burn: the cards are put back in the order they would have come',
    it: "Bruciata mancante o in più: si ristabilisce l'ordine in cui le carte sarebbero venute",
  },
  L126: {
    en: 'Limit: a bet and four raises while three or more players have chips behind',
    it: 'Limit: una puntata e quattro rilanci finché tre o più giocatori hanno fiche dietro',
  },
  L127: {
    en: 'No limit to raises in a round that began heads-up',
    it: 'Nessun tetto ai rilanci in un giro cominciato in due',
  },
  L129: {
    en: 'Limit: an all-in of half a bet or more reopens the betting; below half it can be completed; several add up',
    it: 'Limit: un all-in di almeno mezza puntata riapre il gioco; sotto la metà si può completare; più all-in si sommano',
  },
  L133: {
    en: 'A skipped player keeps his turn if he speaks before substantial action behind him',
    it: "Chi è stato saltato conserva il turno se parla prima di un'azione sostanziale dopo di lui",
  },
  L136: {
    en: 'A string bet or raise is not allowed: chips added in a second motion do not count',
    it: 'Puntare o rilanciare in più riprese non è ammesso: le fiche aggiunte con un secondo gesto non contano',
  },
  L138: {
    en: 'A wager of the wrong size is put right until the betting round is complete',
    it: "Una puntata d'importo sbagliato si corregge finché il giro non è completo",
  },
  L139: {
    en: 'To win, every card of the hand is tabled face up',
    it: 'Per vincere si mostrano scoperte tutte le carte della mano',
  },
  L140: {
    en: 'Cards speak: what is said about a hand does not bind',
    it: 'Le carte parlano: quanto si dice di una mano non vincola',
  },
  L143: {
    en: 'A hand is shown on request only where collusion is suspected',
    it: 'Una mano si mostra a richiesta solo se si sospetta un accordo tra giocatori',
  },
  L145: {
    en: 'Order of showing: the last to bet or raise first; all-in before the river, whoever pushed',
    it: "Ordine in cui si mostra: prima chi ha puntato o rilanciato per ultimo; all-in prima del river, chi l'ha spinto",
  },
  L146: {
    en: 'Suits part cards of the same rank, spades, hearts, diamonds, clubs, but never win a pot',
    it: 'I semi distinguono carte di pari valore, picche, cuori, quadri, fiori, ma non vincono mai un piatto',
  },
  L148: {
    en: 'Odd chips are broken into the smallest unit in play; nobody takes more than one',
    it: "Le fiche indivisibili si cambiano nell'unità più piccola in gioco; nessuno ne prende più d'una",
  },
  L149: {
    en: 'Odd chips by the form of game: left of the button, highest card by suit in stud, to the high half of a high-low pot; where no half is high, by position; each side pot on its own, the last made first',
    it: "Fiche indivisibili secondo il gioco: a sinistra del bottone, nello stud alla carta più alta per seme, alla metà alta nell'alto-basso; dove nessuna metà è alta, per posizione; ogni piatto laterale per conto suo, prima l'ultimo formato",
  },
  L150: {
    en: 'A big blind short of chips: whoever calls still owes it in full',
    it: 'Grande buio corto di fiche: chi vede lo deve comunque per intero',
  },
  L153: {
    en: 'Heads-up the button posts the small blind and acts first before the flop',
    it: 'In due il bottone mette il piccolo buio e parla per primo prima del flop',
  },
  L168: {
    en: 'Who plays the board tables all his cards to share the pot',
    it: 'Chi gioca il tavolo mostra tutte le sue carte per dividere il piatto',
  },
  L174: {
    en: 'Who has said "raise" puts in the call and may then add the raise in one more motion',
    it: 'Chi ha detto "rilancio" mette la chiamata e può aggiungere il rilancio con un solo altro gesto',
  },
  L178: {
    en: 'A single oversized chip without a word is a call',
    it: 'Una sola fiche più grande senza parola è un call',
  },
  L179: {
    en: 'A raise short of the least: from half of it up it is completed, below it is a call',
    it: 'Rilancio inferiore al minimo: dalla metà in su si completa, sotto è un call',
  },
  L185: {
    en: 'Who has acted may not turn a call into a raise because a wager is put right',
    it: 'Chi ha già agito non può mutare il call in rilancio perché una puntata viene corretta',
  },
  T73: {
    en: 'Players with the same hand for both halves share the pot as evenly as it goes',
    it: 'Chi ha la stessa mano in entrambe le metà divide il piatto nel modo più uguale possibile',
  },
  T75: {
    en: 'Tournaments: who plays the board tables all his cards',
    it: 'Tornei: chi gioca il tavolo mostra tutte le sue carte',
  },
  T76: {
    en: 'How long a hand or a pot can be disputed',
    it: 'Fino a quando si può contestare una mano o un piatto',
  },
  T88: {
    en: 'Tournaments: faults of the deal that make a misdeal',
    it: 'Tornei: errori di distribuzione che annullano la mano',
  },
  T89: {
    en: 'A flop of four cards: they are mixed face down, one becomes the next burn',
    it: 'Flop di quattro carte: si mescolano coperte e una diventa la prossima bruciata',
  },
  'T90-f': {
    en: 'A board card dealt too early goes back into the stub, which is shuffled; the burn stays',
    it: 'Una carta del tavolo scoperta troppo presto torna nel mazzo, che si rimischia; la bruciata resta',
  },
  T95: {
    en: 'Half a raise or more is made up to a full one; less is a call',
    it: 'Metà rilancio o più si completa; meno è un call',
  },
  T96: {
    en: 'A raise is at least the largest bet or raise of the street',
    it: 'Un rilancio vale almeno la puntata o il rilancio più grande del giro',
  },
  'T96-a': {
    en: 'Short all-ins reopen the betting to who faces a full raise once they add up',
    it: 'Gli all-in corti riaprono le puntate a chi, sommandoli, ha davanti un rilancio pieno',
  },
  T97: {
    en: 'Tournaments: a single oversized chip facing a bet is a call unless a raise was declared first',
    it: 'Tornei: una sola fiche più grande davanti a una puntata è un call, se prima non si dichiara il rilancio',
  },
  T98: {
    en: 'Chips of an earlier bet not pulled in: when they count with the new ones',
    it: 'Fiche di una puntata precedente non ritirate: quando contano insieme alle nuove',
  },
} as const satisfies Readonly<Record<string, Localised>>;
