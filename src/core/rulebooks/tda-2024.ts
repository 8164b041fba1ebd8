import type { Localised } from '../kernel/language.ts';

/** Poker TDA rules, 2024: section → what it settles, in our own words. */
export const TDA_2024 = {
  '1': {
    en: 'The floor decides in the interest of the game and of fairness; its word is final',
    it: "Il direttore decide nell'interesse del gioco e dell'equità; la sua decisione è definitiva",
  },
  '12': {
    en: 'Cards speak: the tabled cards decide, whatever was announced',
    it: 'Le carte parlano: decidono le carte mostrate, qualunque cosa si sia annunciata',
  },
  '13-A': {
    en: 'A hand is tabled when all its cards lie face up and can be read',
    it: 'Una mano è mostrata quando tutte le sue carte sono scoperte e leggibili',
  },
  '13-B': {
    en: 'Who throws cards in before all of them are tabled and read does so at his own risk',
    it: 'Chi getta le carte prima che siano tutte mostrate e lette lo fa a suo rischio',
  },
  '13-C': {
    en: 'A hand properly tabled that plainly wins cannot be killed',
    it: 'Una mano mostrata in regola e chiaramente vincente non può essere uccisa',
  },
  '14': {
    en: 'A hand given up face down has no claim unless it can be retrieved',
    it: 'Chi consegna la mano coperta perde ogni diritto, salvo che la si possa recuperare',
  },
  '15-A': {
    en: 'Who tables only one card of a winning hand is told to table all; if he refuses, the floor decides',
    it: 'A chi mostra una sola carta di una mano vincente si chiede di mostrarle tutte; se rifiuta, decide il direttore',
  },
  '15-B': {
    en: 'A bet nobody called goes back to the player who made it',
    it: "Una puntata che nessuno ha visto torna a chi l'ha fatta",
  },
  '16': {
    en: 'With a player all-in and no betting left, every hand is turned face up',
    it: 'Con un giocatore all-in e nessuna puntata possibile si scoprono tutte le mani',
  },
  '17': {
    en: 'Order of showing: last aggressor of the last street first, else from the left of the button; in stud the best hand showing',
    it: "Ordine in cui si mostra: prima chi ha puntato o rilanciato per ultimo nell'ultimo giro, altrimenti da sinistra del bottone; nello stud la mano migliore in vista",
  },
  '17-B': {
    en: 'When all others muck at the showdown the last hand wins and need not be shown',
    it: "Se allo showdown tutti gli altri fanno mucchio, l'ultima mano vince e non si deve mostrare",
  },
  '18': {
    en: 'Who may ask to see a hand at the showdown',
    it: 'Chi può chiedere di vedere una mano allo showdown',
  },
  '19': {
    en: 'A player who plays the board tables every hole card to share the pot',
    it: 'Chi gioca il tavolo mostra tutte le sue carte per dividere il piatto',
  },
  '20': {
    en: 'Odd chips are broken into the smallest denomination in play',
    it: 'Le fiche indivisibili si cambiano nel taglio più piccolo in gioco',
  },
  '20-A': {
    en: 'Board games: an odd chip goes to the first winning seat left of the button',
    it: 'Giochi con tavolo: la fiche indivisibile va al primo vincitore a sinistra del bottone',
  },
  '20-B': {
    en: 'Stud and razz: an odd chip goes to the highest card by suit among the winning five',
    it: 'Stud e razz: la fiche indivisibile va alla carta più alta per seme tra le cinque vincenti',
  },
  '20-C': {
    en: 'High-low: the odd chip of the whole pot goes to the high half',
    it: 'Alto-basso: la fiche indivisibile del piatto intero va alla metà alta',
  },
  '21': {
    en: 'Each side pot is split on its own',
    it: 'Ogni piatto laterale si divide per conto suo',
  },
  '22': {
    en: 'Readings can be disputed until the next hand begins, counts until substantial action in it',
    it: "Le letture si contestano fino all'inizio della mano successiva, i conteggi fino ad azione sostanziale in quella",
  },
  '23': {
    en: 'Before a break the time to dispute a hand is limited',
    it: 'Prima di una pausa il tempo per contestare una mano è limitato',
  },
  '25': {
    en: 'Cards and chips are kept in sight and can be counted',
    it: 'Carte e fiche restano in vista e si possono contare',
  },
  '34-B': {
    en: 'Heads-up the button posts the small blind, acts first before the flop and last after it',
    it: 'In due il bottone mette il piccolo buio, parla per primo prima del flop e per ultimo dopo',
  },
  '35-A': {
    en: 'Faults of the deal that make a misdeal',
    it: 'Errori di distribuzione che annullano la mano',
  },
  '35-A1': {
    en: 'Misdeal: two or more boxed cards',
    it: 'Annullamento: due o più carte girate nel mazzo',
  },
  '35-A2': {
    en: 'Misdeal: the first card dealt to the wrong seat',
    it: 'Annullamento: la prima carta data al posto sbagliato',
  },
  '35-A3': {
    en: 'Misdeal: cards dealt to a seat not entitled to a hand',
    it: 'Annullamento: carte date a un posto che non ne ha diritto',
  },
  '35-A4': {
    en: 'Misdeal: a seat entitled to a hand was dealt out',
    it: 'Annullamento: saltato un posto che aveva diritto alle carte',
  },
  '35-A5': {
    en: 'Misdeal: a wrong number of cards',
    it: 'Annullamento: numero di carte sbagliato',
  },
  '35-A6': {
    en: 'Misdeal: a card that is not of the game',
    it: 'Annullamento: una carta che non è del gioco',
  },
  '35-A7': {
    en: 'Misdeal: one of the first two cards, or any two, exposed by the dealer',
    it: 'Annullamento: una delle prime due carte, o due qualsiasi, scoperte dal mazziere',
  },
  '35-C': {
    en: 'After a misdeal the same hand is dealt again, with the same button and blinds',
    it: "Dopo l'annullamento si ridistribuisce la stessa mano, con lo stesso bottone e gli stessi bui",
  },
  '35-D': {
    en: 'Once there is substantial action a faulty deal stands',
    it: "Con un'azione sostanziale una distribuzione errata resta valida",
  },
  '35-E': {
    en: 'A fouled deck stops the hand and every bet goes back',
    it: 'Un mazzo irregolare ferma la mano e ogni puntata torna indietro',
  },
  '36': {
    en: 'Substantial action: two actions in turn with chips from at least one, or any three',
    it: 'Azione sostanziale: due azioni di fila di cui almeno una con fiche, o tre qualsiasi',
  },
  '37': {
    en: 'A button short of a card may receive it as long as he has not acted',
    it: 'Al bottone che ha una carta in meno la si può dare finché non ha parlato',
  },
  '39-A': {
    en: 'A flop of four cards: they are mixed face down, one becomes the next burn',
    it: 'Flop di quattro carte: si mescolano coperte e una diventa la prossima bruciata',
  },
  '39-B': {
    en: 'A street without its burn is put right until somebody acts on it',
    it: 'Un giro senza carta bruciata si corregge finché nessuno agisce',
  },
  '40': {
    en: 'Chips and words: what comes first binds',
    it: 'Fiche e parole: vincola ciò che viene prima',
  },
  '40-A': {
    en: 'Of words and chips the first binds; together, clear words',
    it: 'Tra parole e fiche vincola ciò che viene prima; insieme, parole chiare',
  },
  '40-B': {
    en: 'Words may name an action, an amount, or both',
    it: "Le parole possono dire un'azione, un importo, o tutti e due",
  },
  '40-C': {
    en: 'An amount alone is the same as that many chips pushed forward',
    it: 'Il solo importo vale come altrettante fiche spinte avanti',
  },
  '41': {
    en: 'How a bet is called; a tiny chip instead of the call is for the floor',
    it: 'Come si vede una puntata; una fiche minima al posto del call la giudica il direttore',
  },
  '42': {
    en: 'A raise is put in with one motion, or its amount is declared',
    it: "Il rilancio si mette con un solo gesto, o se ne dichiara l'importo",
  },
  '43': {
    en: 'A raise is at least as large as the largest bet or raise of the street',
    it: 'Un rilancio vale almeno quanto la puntata o il rilancio più grande del giro',
  },
  '43-A': {
    en: 'Half a raise or more is made up to a full one; less is a call',
    it: 'Metà rilancio o più si completa; meno è un call',
  },
  '44': {
    en: 'A single oversized chip facing a bet is a call unless a raise was declared first',
    it: 'Una sola fiche più grande davanti a una puntata è un call, se prima non si dichiara il rilancio',
  },
  '45-A': {
    en: 'Several chips are a call when every one of them is needed to call',
    it: 'Più fiche sono un call quando servono tutte per vedere',
  },
  '45-B': {
    en: 'Several chips, not all needed to call, are measured by half a raise; the last chips are all-in',
    it: 'Più fiche non tutte necessarie si misurano sulla metà del rilancio; le ultime fiche sono all-in',
  },
  '46-A': {
    en: 'Chips of an earlier bet not pulled in count or not by what is done with them',
    it: 'Fiche di una puntata precedente non ritirate contano o no secondo che cosa se ne fa',
  },
  '46-B': {
    en: 'Pulling earlier chips back binds to a call or a raise',
    it: 'Chi tira indietro le fiche precedenti deve vedere o rilanciare',
  },
  '46-C': {
    en: 'New chips beside earlier ones: alone they count for themselves; once part was pulled back, or the earlier ones cover the call, half a raise measures them all',
    it: 'Fiche nuove accanto alle precedenti: da sole contano per sé; se una parte è stata ritirata, o le precedenti bastano per vedere, la metà del rilancio le misura tutte',
  },
  '47-A': {
    en: 'No-limit and pot-limit: short all-ins reopen the betting once they add up to a full raise',
    it: 'No-limit e pot-limit: gli all-in corti riaprono le puntate quando sommati fanno un rilancio pieno',
  },
  '47-B': {
    en: 'Limit: an all-in of half a bet or more reopens the betting',
    it: 'Limit: un all-in di almeno mezza puntata riapre le puntate',
  },
  '48': {
    en: 'Number of raises in limit games: the house limit holds until the event is heads-up',
    it: 'Numero di rilanci nel limit: il tetto della casa vale finché il torneo non resta a due',
  },
  '49': {
    en: 'Who calls owes the true amount, whatever was announced',
    it: "Chi vede deve l'importo vero, qualunque cosa si sia annunciata",
  },
  '50': {
    en: 'Players act in turn; action in turn binds and commits the chips',
    it: 'Si agisce a turno; chi agisce nel suo turno è vincolato e impegna le fiche',
  },
  '51-A': {
    en: '"Call" or "raise" said in turn commits to the full amount',
    it: 'Dire "vedo" o "rilancio" nel proprio turno impegna per intero',
  },
  '51-B': {
    en: 'An undercall is a full call heads-up or facing the opening bet; otherwise the floor decides',
    it: 'Un call in difetto è un call pieno in due o davanti alla prima puntata; altrimenti decide il direttore',
  },
  '52-A': {
    en: 'A wrong amount is corrected for everyone on the same street, later it stands',
    it: 'Un importo errato si corregge per tutti nello stesso giro, dopo resta valido',
  },
  '52-B': {
    en: 'Pot-limit: a pot counted too high is corrected all street, too low until substantial action',
    it: 'Pot-limit: un piatto contato in eccesso si corregge per tutto il giro, in difetto fino ad azione sostanziale',
  },
  '53': {
    en: 'Action out of turn is binding if the action to that player has not changed',
    it: "Un'azione fuori turno vincola se l'azione verso quel giocatore non è cambiata",
  },
  '53-A': {
    en: 'Out of turn, a check, call or fold in between does not free the player; a fold always binds',
    it: 'Fuori turno, un check, un call o un fold in mezzo non libera il giocatore; un fold vincola sempre',
  },
  '53-B': {
    en: 'A skipped player speaks before substantial action out of turn',
    it: "Chi è stato saltato parla prima di un'azione sostanziale fuori turno",
  },
  '54-A': {
    en: 'Pot-limit: the largest raise is the pot after a call',
    it: 'Pot-limit: il rilancio massimo è il piatto dopo aver visto',
  },
  '54-B': {
    en: 'Pot-limit: before the flop short or missing blinds count in full',
    it: 'Pot-limit: prima del flop i bui corti o mancanti contano per intero',
  },
  '54-D': {
    en: 'No-limit: betting "the pot" is no amount, but binds to a valid bet or raise',
    it: 'No-limit: puntare "il piatto" non è un importo, ma vincola a una puntata o a un rilancio valido',
  },
  '55': {
    en: 'Words that do not fit: without a bet, call is a check and raise at least the least bet; facing a bet, check leaves a call or a fold',
    it: 'Parole fuori posto: senza puntata, call vale check e rilancio almeno la puntata minima; davanti a una puntata, check lascia solo vedere o passare',
  },
  '56': {
    en: 'A string bet is a call: chips added in a second motion do not count',
    it: 'Puntare in più riprese è un call: le fiche aggiunte con un secondo gesto non contano',
  },
  '57': {
    en: 'An unclear amount is the highest reasonable one not above the pot',
    it: 'Un importo poco chiaro vale il più alto ragionevole non oltre il piatto',
  },
  '62': {
    en: 'All-in chips kept out of sight do not win, but are lost',
    it: 'Le fiche nascoste di un all-in non vincono, ma si perdono',
  },
  '65': {
    en: 'An unprotected hand fouled or taken by the dealer has no claim but the uncalled part of its bet',
    it: 'Una mano non protetta confusa o ritirata ha diritto solo alla parte della puntata non vista',
  },
  '65-A': {
    en: 'A hand killed or fouled beyond recognition gets no called bets back, only the uncalled part',
    it: 'Una mano persa o irriconoscibile non riprende le puntate viste, solo la parte non vista',
  },
  '65-B': {
    en: 'A fouled hand that can be identified plays on',
    it: 'Una mano confusa ma riconoscibile resta in gioco',
  },
  '68': {
    en: 'Exposing cards with action pending may be penalised; the hand stays live',
    it: 'Scoprire le carte ad azione in corso può essere sanzionato; la mano resta viva',
  },
  'RP-5': {
    en: 'A board card dealt too early goes back into the stub, which is shuffled; the burn stays',
    it: 'Una carta del tavolo scoperta troppo presto torna nel mazzo, che si rimischia; la bruciata resta',
  },
  '38': {
    en: 'The burn protects the stub, not the order of the cards: one a street and never more',
    it: 'La bruciata protegge il mazzo, non l’ordine delle carte: una a giro e mai di più',
  },
  'RP-14': {
    en: 'Where no rule says how an error is put right, chance may',
    it: 'Dove nessuna regola dice come rimediare, si può affidarsi al caso',
  },
} as const satisfies Readonly<Record<string, Localised>>;
