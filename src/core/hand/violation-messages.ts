import { type Messages, message } from '../explanation/messages.ts';

/** What each reason why a hand cannot exist says. */
export const VIOLATION_MESSAGES: Messages = {
  'too-few-seats': message<{ seats: number; least: number }>({
    en: (f) => `A hand needs at least ${f.least} seats; ${f.seats} given.`,
    it: (f) => `Servono almeno ${f.least} posti; indicati ${f.seats}.`,
  }),
  'too-many-seats': message<{ seats: number; most: number }>({
    en: (f) => `This game seats at most ${f.most}; ${f.seats} given.`,
    it: (f) => `Questo gioco ammette al massimo ${f.most} posti; indicati ${f.seats}.`,
  }),
  'no-such-seat': message<{ seat: number }>({
    en: (f) => `There is no seat ${f.seat}: seats run from 1 to 10.`,
    it: (f) => `Il posto ${f.seat} non esiste: i posti vanno da 1 a 10.`,
  }),
  'duplicate-seat': message<{ seat: number }>({
    en: (f) => `Seat ${f.seat} is listed twice.`,
    it: (f) => `Il posto ${f.seat} compare due volte.`,
  }),
  'no-live-seat': message<Record<string, never>>({
    en: () => 'Every seat has folded or mucked: somebody must still hold a hand.',
    it: () => 'Tutti hanno lasciato: almeno un giocatore deve avere ancora le carte.',
  }),
  'wrong-hole-count': message<{ seat: number; cards: number; expected: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} must hold exactly ${f.expected} hole cards; ${f.cards} given. Write "??" for a card nobody has seen.`,
    it: (f, say) =>
      `${say.player(f.seat)} deve avere esattamente ${f.expected} carte; indicate ${f.cards}. Scrivere "??" per una carta mai vista.`,
  }),
  'impossible-hole-count': message<{ seat: number; cards: number; possible: readonly number[] }>({
    en: (f, say) =>
      `${say.player(f.seat)} cannot hold ${f.cards} cards in this game; possible: ${f.possible.join(', ')}. Write "??" for a card nobody has seen.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può avere ${f.cards} carte in questo gioco; possibili: ${f.possible.join(', ')}. Scrivere "??" per una carta mai vista.`,
  }),
  'bring-in-needed': message<Record<string, never>>({
    en: () => 'What is the bring-in of this game? `stakes.bringIn` is not told.',
    it: () => "Quanto vale l'ingresso forzato (bring-in)? `stakes.bringIn` non è indicato.",
  }),
  'small-bet-needed': message<Record<string, never>>({
    en: () => 'What is the small bet of this game? `stakes.smallBet` is not told.',
    it: () => 'Quanto vale la puntata piccola? `stakes.smallBet` non è indicato.',
  }),
  'bring-in-above-small-bet': message<{ amount: number; most: number }>({
    en: (f, say) => `A bring-in of ${say.chips(f.amount)} must be less than the small bet of ${say.chips(f.most)}.`,
    it: (f, say) =>
      `Un bring-in di ${say.chips(f.amount)} deve essere inferiore alla puntata piccola di ${say.chips(f.most)}.`,
  }),
  'up-cards-needed': message<{ seat: number; street: string }>({
    en: (f, say) =>
      `Which cards does ${say.player(f.seat)} show (${say.street(f.street)})? They decide who speaks first.`,
    it: (f, say) =>
      `Quali carte scoperte ha ${say.player(f.seat)} (${say.street(f.street)})? Decidono chi parla per primo.`,
  }),
  'wrong-board-count': message<{ cards: number; possible: readonly number[] }>({
    en: (f) => `A board of ${f.cards} cards cannot lie in this game; possible: ${f.possible.join(', ')}.`,
    it: (f) => `Un tavolo di ${f.cards} carte non esiste in questo gioco; possibili: ${f.possible.join(', ')}.`,
  }),
  'unknown-board-card': message<Record<string, never>>({
    en: () => 'Board cards lie face up: each must be named.',
    it: () => 'Le carte del tavolo sono scoperte: vanno indicate tutte.',
  }),
  'boards-needed': message<{ boards: number }>({
    en: (f) => `This game is dealt with ${f.boards} boards: give \`boards\` instead of \`board\`.`,
    it: (f) => `Questo gioco ha ${f.boards} tavoli: indicare \`boards\` al posto di \`board\`.`,
  }),
  'wrong-boards-count': message<{ boards: number; expected: number }>({
    en: (f) => `This game is dealt with exactly ${f.expected} boards; ${f.boards} given.`,
    it: (f) => `Questo gioco ha esattamente ${f.expected} tavoli; indicati ${f.boards}.`,
  }),
  'uneven-boards': message<{ cards: number; expected: number }>({
    en: (f) => `The boards are dealt together: this one has ${f.cards} cards and the first ${f.expected}.`,
    it: (f) => `I tavoli si danno insieme: questo ha ${f.cards} carte e il primo ${f.expected}.`,
  }),
  'no-split-in-game': message<Record<string, never>>({
    en: () => 'In this game hole cards are not played apart: leave out `split`.',
    it: () => 'In questo gioco le carte proprie non si giocano separate: togliere `split`.',
  }),
  'wrong-split-count': message<{ seat: number; cards: number; expected: number }>({
    en: (f, say) => `${say.player(f.seat)} must name exactly ${f.expected} cards to play apart; ${f.cards} given.`,
    it: (f, say) =>
      `${say.player(f.seat)} deve nominare esattamente ${f.expected} carte da giocare separate; indicate ${f.cards}.`,
  }),
  'split-not-held': message<{ seat: number }>({
    en: (f, say) => `${say.player(f.seat)} can only play apart cards of his own, each once.`,
    it: (f, say) => `${say.player(f.seat)} può giocare separate solo carte proprie, ciascuna una volta.`,
  }),
  'split-needed': message<Record<string, never>>({
    en: () => "Which two hole cards play as the hold'em hand decides: name them in `split`.",
    it: () => "Decide quali due carte proprie giocano come mano di hold'em: indicarle in `split`.",
  }),
  'board-and-boards': message<Record<string, never>>({
    en: () => 'Give either `board` or `boards`, not both.',
    it: () => 'Indicare `board` oppure `boards`, non entrambi.',
  }),
  'no-reveals-in-game': message<Record<string, never>>({
    en: () => 'This game reveals no cards that hide others.',
    it: () => 'In questo gioco non si rivelano carte che ne nascondono altre.',
  }),
  'too-many-reveals': message<{ cards: number; most: number }>({
    en: (f) => `This game reveals ${f.most} cards; ${f.cards} given.`,
    it: (f) => `In questo gioco si rivelano ${f.most} carte; indicate ${f.cards}.`,
  }),
  'reveals-before-board': message<{ cards: number; expected: number }>({
    en: (f) => `Cards are revealed once all ${f.expected} board cards lie; ${f.cards} given.`,
    it: (f) => `Si rivela quando ci sono tutte le ${f.expected} carte del tavolo; indicate ${f.cards}.`,
  }),
  'one-board-with-reveals': message<Record<string, never>>({
    en: () => 'Reveals belong to one board: this game cannot be run on several.',
    it: () => 'Le carte rivelate valgono per un solo tavolo: questo gioco non si corre su più tavoli.',
  }),
  'opening-before-board': message<{ street: string; cards: number; expected: number }>({
    en: (f, say) =>
      `The record starts on ${say.theStreet(f.street)}, with ${f.expected} cards open; ${f.cards} are given.`,
    it: (f, say) =>
      `La storia inizia con ${say.theStreet(f.street)}, a ${f.expected} carte scoperte; indicate ${f.cards}.`,
  }),
  'unknown-reveal': message<Record<string, never>>({
    en: () => 'Cards are revealed face up: each must be named.',
    it: () => 'Le carte si rivelano scoperte: vanno indicate tutte.',
  }),
  'big-bet-below-small': message<{ smallBet: number; bigBet: number }>({
    en: (f, say) => `The big bet, ${say.chips(f.bigBet)}, cannot be below the small bet, ${say.chips(f.smallBet)}.`,
    it: (f, say) =>
      `La puntata grande, ${say.chips(f.bigBet)}, non può essere minore della piccola, ${say.chips(f.smallBet)}.`,
  }),
  'deck-too-small': message<{ left: number; needed: number }>({
    en: (f) => `The deck has ${f.left} cards, and ${f.needed} have to be dealt.`,
    it: (f) => `Il mazzo ha ${f.left} carte e se ne devono dare ${f.needed}.`,
  }),
  'deck-is-fixed': message<{ given: string; lowestRank: string }>({
    en: (f) => `This game is always dealt from ${f.lowestRank} up; its deck cannot start at ${f.given}.`,
    it: (f) => `Questo gioco usa sempre le carte dal ${f.lowestRank} in su; il mazzo non può partire dal ${f.given}.`,
  }),
  'deck-too-short': message<{ left: number; needed: number }>({
    en: (f) => `Only ${f.left} cards are left unseen, and ${f.needed} are still to be dealt.`,
    it: (f) => `Restano solo ${f.left} carte non viste e ne mancano ${f.needed} da dare.`,
  }),
  'card-outside-deck': message<{ card: string; lowestRank: string }>({
    en: (f) =>
      f.card === 'Jk'
        ? 'This game is dealt without a joker.'
        : `${f.card} is not in this game's deck, which starts at ${f.lowestRank}.`,
    it: (f) =>
      f.card === 'Jk'
        ? 'Questo gioco si dà senza jolly.'
        : `${f.card} non è nel mazzo di questo gioco, che parte dal ${f.lowestRank}.`,
  }),
  'no-boards-in-game': message({
    en: () => 'This game is played without a board: the hands are dealt out once.',
    it: () => 'In questo gioco non ci sono carte comuni: le mani si danno una volta sola.',
  }),
  'joker-facing-needed': message<{ seat: number }>({
    en: (f, say) =>
      `Whether the joker of ${say.player(f.seat)} was dealt face down decides what it may be: give the cards as hole, in the order they were dealt.`,
    it: (f, say) =>
      `Se il jolly di ${say.player(f.seat)} sia stato dato coperto decide che cosa può essere: indicare le carte come hole, nell'ordine in cui sono state date.`,
  }),
  'duplicate-card': message<{ card: string; first: string }>({
    en: (f) => `${f.card} is already at ${f.first}.`,
    it: (f) => `${f.card} è già in ${f.first}.`,
  }),
  'drawn-not-held': message<{ seat: number; card: string }>({
    en: (f, say) =>
      `${say.player(f.seat)} is said to have drawn ${f.card}, but neither holds it in the end nor discards it later.`,
    it: (f, say) =>
      `${say.player(f.seat)} avrebbe preso ${f.card} al cambio, ma alla fine non ce l'ha e non la scarta più tardi.`,
  }),
  'two-ways-of-money': message<{ ways: readonly string[] }>({
    en: (f, say) => `Money can come one way only; given: ${say.list(f.ways)}.`,
    it: (f, say) => `Il denaro va indicato in un solo modo; indicati: ${say.list(f.ways)}.`,
  }),
  'opening-without-history': message<Record<string, never>>({
    en: () => '`opening` belongs to a bet history: give `actions` too.',
    it: () => '`opening` appartiene a una storia di puntate: indicare anche `actions`.',
  }),
  'street-not-in-game': message<{ street: string; streets: readonly string[] }>({
    en: (f) => `This game has no street "${f.street}"; it has ${f.streets.join(', ')}.`,
    it: (f) => `Questo gioco non ha il giro "${f.street}"; ha ${f.streets.join(', ')}.`,
  }),
  'contribution-missing': message<{ seat: number }>({
    en: (f, say) => `How much has ${say.player(f.seat)} put in? Other seats say, so every seat still in must.`,
    it: (f, say) => `Quanto ha messo ${say.player(f.seat)}? Gli altri posti lo dicono: chi è in gioco deve dirlo.`,
  }),
  'dead-above-contributed': message<{ seat: number; dead: number; contributed: number }>({
    en: (f, say) => `${say.player(f.seat)} has put in ${say.chips(f.contributed)}: no more than that can be dead.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha messo ${say.chips(f.contributed)}: i soldi morti non possono essere di più.`,
  }),
  'contributed-above-stack': message<{ seat: number; contributed: number; stack: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} cannot put in ${say.chips(f.contributed)} from a stack of ${say.chips(f.stack)}.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può mettere ${say.chips(f.contributed)} da uno stack di ${say.chips(f.stack)}.`,
  }),
  'amounts-too-large': message<{ most: number }>({
    en: (f) => `Together the amounts exceed ${f.most}.`,
    it: (f) => `La somma degli importi supera ${f.most}.`,
  }),
  'betting-not-played': message<{ betting: string; allowed: readonly string[] }>({
    en: (f) => `This game is not played ${f.betting}; it is played ${f.allowed.join(', ')}.`,
    it: (f) => `Questo gioco non si gioca ${f.betting}; si gioca ${f.allowed.join(', ')}.`,
  }),
  'small-blind-needed': message<{ smallBet: number; smallestChip: number }>({
    en: (f, say) =>
      `How much is the small blind? Half of ${say.chips(f.smallBet)} cannot be paid in chips of ${say.chips(f.smallestChip)}: give the blind, or all amounts in a smaller unit.`,
    it: (f, say) =>
      `Quanto vale il piccolo buio? La metà di ${say.chips(f.smallBet)} non si paga con fiche da ${say.chips(f.smallestChip)}: indicare il buio, o tutti gli importi in un'unità minore.`,
  }),
  'button-required': message<Record<string, never>>({
    en: () => 'Who has the button? The order of a bet history depends on it.',
    it: () => "Chi ha il bottone? L'ordine delle puntate dipende da questo.",
  }),
  'button-needed': message<Record<string, never>>({
    en: () => 'Who has the button? It decides who gets the odd chip.',
    it: () => 'Chi ha il bottone? Decide a chi va la fiche indivisibile.',
  }),
  'cards-needed': message<Record<string, never>>({
    en: () => 'The odd chip goes to the highest card, and the cards are not given.',
    it: () => 'La fiche indivisibile va alla carta più alta, e le carte non sono indicate.',
  }),
  'runouts-need-hole-cards': message<Record<string, never>>({
    en: () => 'Run-outs can be counted only when every hole card in contention is known.',
    it: () => 'I completamenti si contano solo se sono note tutte le carte di chi è in gioco.',
  }),
  'ranking-and-rankings': message<Record<string, never>>({
    en: () => 'Give either `ranking` or `rankings`, not both.',
    it: () => 'Indicare `ranking` oppure `rankings`, non entrambi.',
  }),
  'seat-not-in-contention': message<{ seat: number }>({
    en: (f, say) => `${say.player(f.seat)} is not at the table or has given up the hand.`,
    it: (f, say) => `${say.player(f.seat)} non è al tavolo o ha lasciato la mano.`,
  }),
  'seat-not-at-table': message<{ seat: number }>({
    en: (f) => `Seat ${f.seat} is not among the seats of the hand.`,
    it: (f) => `Il posto ${f.seat} non è tra i posti della mano.`,
  }),
  'nobody-ranked': message<{ pot: string; seats: readonly number[] }>({
    en: (f, say) => `Who wins ${say.pot(f.pot)}? Nobody of ${say.players(f.seats)} is ranked.`,
    it: (f, say) => `Chi vince? Nessuno tra ${say.players(f.seats)} è in classifica: ${say.pot(f.pot)}.`,
  }),
  'flop-unknown': message<Record<string, never>>({
    en: () => 'Whether a flop was dealt is not known here: leave `noFlopNoDrop` out and give the rake that applies.',
    it: () => 'Qui non si sa se il flop è stato dato: togliere `noFlopNoDrop` e indicare il prelievo che si applica.',
  }),
  'unknown-variant': message<{ id: string }>({
    en: (f) => `There is no variant "${f.id}"; GET /v1/variants lists them.`,
    it: (f) => `La variante "${f.id}" non esiste; GET /v1/variants le elenca.`,
  }),
  'unknown-rulebook': message<{ id: string }>({
    en: (f) => `There is no rulebook "${f.id}"; GET /v1/rulebooks lists them.`,
    it: (f) => `Il regolamento "${f.id}" non esiste; GET /v1/rulebooks li elenca.`,
  }),
  'unknown-irregularity': message<{ id: string }>({
    en: (f) => `There is no irregularity "${f.id}"; GET /v1/irregularities lists them.`,
    it: (f) => `L'irregolarità "${f.id}" non esiste; GET /v1/irregularities le elenca.`,
  }),
};
