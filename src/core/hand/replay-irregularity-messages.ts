import { type Message, message } from '../explanation/messages.ts';
import { ofAmount } from '../explanation/words.ts';
import type { Language } from '../kernel/language.ts';
import type { IrregularityCode } from './replay-irregularities.ts';

type Seat = { seat: number; asked: string };

const POSTS_EN: Readonly<Record<string, string>> = {
  ante: 'ante',
  'small-blind': 'small blind',
  'big-blind': 'big blind',
  straddle: 'straddle',
  'button-blind': 'button blind',
  'dead-blind': 'dead blind',
};

/** With its article: to whom a post falls, and what is wrong with it. */
const POSTS_IT: Readonly<Record<string, string>> = {
  ante: "l'ante",
  'small-blind': 'il piccolo buio',
  'big-blind': 'il grande buio',
  straddle: 'lo straddle',
  'button-blind': 'il buio del bottone',
  'dead-blind': 'il buio morto',
};

/** The rank of the least pair that opens. */
export const OPENERS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { jacks: 'jacks', queens: 'queens', kings: 'kings' },
  it: { jacks: 'fanti', queens: 'donne', kings: 're' },
};

/** What a post is called. */
export const postEn = (kind: string): string => POSTS_EN[kind] ?? kind;
export const postIt = (kind: string): string => POSTS_IT[kind] ?? kind;

/** What each irregularity says. */
export const IRREGULARITY_MESSAGES: Readonly<Record<IrregularityCode, Message>> = {
  'check-facing-bet': message<Seat & { price: number }>({
    en: (f, say) => `${say.player(f.seat)} cannot check: there is a bet of ${say.chips(f.price)} to answer.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può fare check: c'è una puntata di ${say.chips(f.price)} a cui rispondere.`,
  }),
  'nothing-to-call': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} has nothing to call: that is a check.`,
    it: (f, say) => `${say.player(f.seat)} non ha niente da chiamare: è un check.`,
  }),
  undercall: message<Seat & { to: number; expected: number }>({
    en: (f, say) => `${say.player(f.seat)} calls too little: ${say.chips(f.to)} instead of ${say.chips(f.expected)}.`,
    it: (f, say) => `${say.player(f.seat)} chiama per meno: ${say.chips(f.to)} invece di ${say.chips(f.expected)}.`,
  }),
  'wrong-call-amount': message<Seat & { to: number; expected: number }>({
    en: (f, say) => `A call by ${say.player(f.seat)} is ${say.chips(f.expected)}, not ${say.chips(f.to)}.`,
    it: (f, say) => `La chiamata di ${say.player(f.seat)} è di ${say.chips(f.expected)}, non di ${say.chips(f.to)}.`,
  }),
  'bet-facing-bet': message<Seat & { price: number }>({
    en: (f, say) => `${say.player(f.seat)} cannot bet: ${say.chips(f.price)} is already bet. It would be a raise.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può puntare: ci sono già ${say.chips(f.price)} puntati. Sarebbe un rilancio.`,
  }),
  'nothing-to-raise': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} cannot raise: nobody has bet.`,
    it: (f, say) => `${say.player(f.seat)} non può rilanciare: nessuno ha puntato.`,
  }),
  'nothing-to-complete': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} cannot complete: no short bet stands.`,
    it: (f, say) => `${say.player(f.seat)} non può completare: non c'è una puntata incompleta.`,
  }),
  'amount-missing': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} names no amount, and nothing else tells it.`,
    it: (f, say) => `${say.player(f.seat)} non dice la cifra, e niente altro la stabilisce.`,
  }),
  'bet-below-minimum': message<Seat & { to: number; minTo: number }>({
    en: (f, say) =>
      `A bet of ${say.chips(f.to)} by ${say.player(f.seat)} is too small: the least is ${say.chips(f.minTo)}.`,
    it: (f, say) =>
      `Una puntata di ${say.chips(f.to)} di ${say.player(f.seat)} è troppo bassa: il minimo è ${say.chips(f.minTo)}.`,
  }),
  'raise-below-minimum': message<Seat & { to: number; minTo: number }>({
    en: (f, say) =>
      `A raise to ${say.chips(f.to)} by ${say.player(f.seat)} is too small: the least is to ${say.chips(f.minTo)}.`,
    it: (f, say) =>
      `Un rilancio a ${say.chips(f.to)} di ${say.player(f.seat)} è troppo basso: il minimo è a ${say.chips(f.minTo)}.`,
  }),
  'above-stack': message<Seat & { to: number; stackTo: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} cannot put in ${say.chips(f.to)}: the whole stack makes ${say.chips(f.stackTo)}.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può mettere ${say.chips(f.to)}: con tutto lo stack arriva a ${say.chips(f.stackTo)}.`,
  }),
  'above-pot-limit': message<Seat & { to: number; maxTo: number }>({
    en: (f, say) =>
      `${say.chips(f.to)} by ${say.player(f.seat)} is more than the pot allows: at most ${say.chips(f.maxTo)}.`,
    it: (f, say) =>
      `${say.chips(f.to)} di ${say.player(f.seat)} è più di quanto il piatto permetta: al massimo ${say.chips(f.maxTo)}.`,
  }),
  'wrong-limit-size': message<Seat & { to: number; expected: number; maxTo?: number }>({
    en: (f, say) =>
      `In fixed limit ${say.player(f.seat)} may go to ${say.chips(f.expected)}${f.maxTo === undefined ? '' : ` or, on the open pair, to ${say.chips(f.maxTo)}`} only, not to ${say.chips(f.to)}.`,
    it: (f, say) =>
      `Nel limit ${say.player(f.seat)} può andare solo a ${say.chips(f.expected)}${f.maxTo === undefined ? '' : ` o, con la coppia scoperta, a ${say.chips(f.maxTo)}`}, non a ${say.chips(f.to)}.`,
  }),
  'past-raise-cap': message<Seat & { cap: number }>({
    en: (f, say) => `${say.player(f.seat)} cannot raise: ${f.cap} raises have been made, and no more are allowed.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può rilanciare: ci sono già stati ${f.cap} rilanci e il tetto è raggiunto.`,
  }),
  'reopening-denied': message<Seat & { facing: number; fullRaise: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} cannot raise again: ${say.chips(f.facing)} more is no full raise of ${say.chips(f.fullRaise)}, so the betting is not reopened.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può rilanciare di nuovo: altri ${say.chips(f.facing)} non sono un rilancio pieno di ${say.chips(f.fullRaise)}, quindi il gioco non è riaperto.`,
  }),
  'nobody-can-call': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} cannot raise: nobody is left with chips to call.`,
    it: (f, say) => `${say.player(f.seat)} non può rilanciare: nessuno ha più fiche per chiamare.`,
  }),
  'all-in-without-stack': message<Seat>({
    en: (f, say) => `The stack of ${say.player(f.seat)} is not told: how much all-in means is unknown.`,
    it: (f, say) => `Lo stack di ${say.player(f.seat)} non è indicato: non si sa quanto valga l'all-in.`,
  }),
  'wrong-all-in-amount': message<Seat & { to: number; expected: number }>({
    en: (f, say) => `All-in for ${say.player(f.seat)} is ${say.chips(f.expected)}, not ${say.chips(f.to)}.`,
    it: (f, say) => `L'all-in di ${say.player(f.seat)} è ${say.chips(f.expected)}, non ${say.chips(f.to)}.`,
  }),
  'oversized-chip': message<Seat & { count: number; total: number; price: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} puts in one chip of ${say.chips(f.total)} without a word; to call are ${say.chips(f.price)}.`,
    it: (f, say) =>
      `${say.player(f.seat)} mette senza parlare una sola fiche da ${say.chips(f.total)}; per vedere ${ofAmount(f.price, 'serve', 'servono')} ${say.chips(f.price)}.`,
  }),
  'several-chips': message<Seat & { count: number; total: number; price: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} puts in ${f.count} chips worth ${say.chips(f.total)} without a word; to call are ${say.chips(f.price)}.`,
    it: (f, say) =>
      `${say.player(f.seat)} mette senza parlare ${f.count} fiche per ${say.chips(f.total)}; per vedere ${ofAmount(f.price, 'serve', 'servono')} ${say.chips(f.price)}.`,
  }),
  'string-bet': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} has acted and puts in more in a second motion.`,
    it: (f, say) => `${say.player(f.seat)} ha già agito e aggiunge altre fiche con un secondo gesto.`,
  }),
  'ambiguous-amount': message<Seat & { to: number }>({
    en: (f, say) => `${say.player(f.seat)} says "${f.to}", which no chip in play makes: what is meant is not clear.`,
    it: (f, say) =>
      `${say.player(f.seat)} dice «${f.to}», che nessuna fiche in gioco può fare: non è chiaro quanto intenda.`,
  }),
  'bound-out-of-turn': message<Seat>({
    en: (f, say) =>
      `${say.player(f.seat)} has acted out of turn and nobody has bet or raised since: that binds, not what comes now.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha parlato fuori turno e da allora nessuno ha puntato o rilanciato: vale quello, non ciò che fa adesso.`,
  }),
  'called-in-between': message<Seat>({
    en: (f, say) =>
      `${say.player(f.seat)} has acted out of turn, and the action has been called since: whether that binds is not written.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha agito fuori turno, e da allora qualcuno ha visto: se vincoli non è scritto.`,
  }),
  'skipped-player': message<Seat & { toAct: number }>({
    en: (f, say) =>
      `With ${say.player(f.seat)} there is substantial action out of turn, and ${say.player(f.toAct)}, who was skipped, has not spoken.`,
    it: (f, say) =>
      `Con ${say.player(f.seat)} c'è azione sostanziale fuori turno, e ${say.player(f.toAct)}, che è stato saltato, non ha parlato.`,
  }),
  'out-of-turn': message<Seat & { toAct: number }>({
    en: (f, say) => `${say.player(f.seat)} acts out of turn: it is on ${say.player(f.toAct)}.`,
    it: (f, say) => `${say.player(f.seat)} parla fuori turno: tocca a ${say.player(f.toAct)}.`,
  }),
  'seat-folded': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} is out of the hand and has no more actions.`,
    it: (f, say) => `${say.player(f.seat)} è fuori dalla mano e non ha più azioni.`,
  }),
  'seat-all-in': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} is all-in and has no more actions.`,
    it: (f, say) => `${say.player(f.seat)} è all-in e non ha più azioni.`,
  }),
  'seat-not-in-hand': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} is not in this hand.`,
    it: (f, say) => `${say.player(f.seat)} non partecipa a questa mano.`,
  }),
  'betting-over': message<Seat>({
    en: (f, say) => `The betting is over: there is nothing left to do for ${say.player(f.seat)}.`,
    it: (f, say) => `Le puntate sono chiuse: ${say.player(f.seat)} non ha più niente da fare.`,
  }),
  'wrong-street': message<Seat & { stated: string; actual: string }>({
    en: (f, say) =>
      `The action of ${say.player(f.seat)} is told for another street (${say.street(f.stated)}); the betting stands at: ${say.street(f.actual)}.`,
    it: (f, say) =>
      `L'azione di ${say.player(f.seat)} è raccontata in un altro giro (${say.street(f.stated)}); si sta giocando: ${say.street(f.actual)}.`,
  }),
  'late-post': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} posts too late: antes and blinds come before the first action.`,
    it: (f, say) => `${say.player(f.seat)} mette troppo tardi: ante e bui vengono prima della prima azione.`,
  }),
  'wrong-post': message<Seat & { kind: string; amount: number; expected: number }>({
    en: (f, say) =>
      f.expected === 0
        ? `${say.player(f.seat)} posts the ${postEn(f.kind)} twice.`
        : `${say.player(f.seat)} posts ${say.chips(f.amount)} as ${postEn(f.kind)}; it is ${say.chips(f.expected)}.`,
    it: (f, say) =>
      f.expected === 0
        ? `${say.player(f.seat)} mette due volte ${postIt(f.kind)}.`
        : `${say.player(f.seat)} mette ${say.chips(f.amount)} per ${postIt(f.kind)}: servono ${say.chips(f.expected)}.`,
  }),
  'missing-post': message<Seat & { kind: string; expected: number }>({
    en: (f, say) => `${say.player(f.seat)} has not posted the ${postEn(f.kind)}: ${say.chips(f.expected)}.`,
    it: (f, say) => `${say.player(f.seat)} non ha messo ${postIt(f.kind)}: ${say.chips(f.expected)}.`,
  }),
  'blind-from-wrong-seat': message<Seat & { kind: string; expected?: number }>({
    en: (f, say) =>
      `The ${postEn(f.kind)} is not due from ${say.player(f.seat)}${f.expected === undefined ? '' : ` but from ${say.player(f.expected)}`}.`,
    it: (f, say) =>
      `${say.player(f.seat)} non deve mettere ${postIt(f.kind)}${f.expected === undefined ? '' : `: tocca a ${say.player(f.expected)}`}.`,
  }),
  'muck-before-showdown': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} mucks while there is still betting: a hand is given up by folding in turn.`,
    it: (f, say) =>
      `${say.player(f.seat)} butta le carte quando si punta ancora: la mano si lascia passando al proprio turno.`,
  }),
  'draws-pending': message<Seat & { toAct: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} acts while cards are being exchanged: ${say.player(f.toAct)} is to draw, and nobody bets before all have drawn.`,
    it: (f, say) =>
      `${say.player(f.seat)} agisce durante il cambio: tocca a ${say.player(f.toAct)} cambiare, e nessuno punta prima che tutti abbiano cambiato.`,
  }),
  'draw-not-open': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} cannot draw now: no exchange of cards is open.`,
    it: (f, say) => `${say.player(f.seat)} non può cambiare adesso: non è il momento del cambio.`,
  }),
  'already-drawn': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} has had this draw already.`,
    it: (f, say) => `${say.player(f.seat)} ha già cambiato in questo giro.`,
  }),
  'too-many-discards': message<Seat & { count: number; most: number }>({
    en: (f, say) => `${say.player(f.seat)} discards ${f.count} cards; this game allows ${f.most} at most.`,
    it: (f, say) => `${say.player(f.seat)} scarta ${f.count} carte; in questo gioco al massimo ${f.most}.`,
  }),
  'discard-count-missing': message<Seat>({
    en: (f, say) => `How many cards does ${say.player(f.seat)} discard? Neither the cards nor their number are told.`,
    it: (f, say) => `Quante carte scarta ${say.player(f.seat)}? Non sono indicate né le carte né il numero.`,
  }),
  'discard-count-differs': message<Seat & { count: number; discarded: number }>({
    en: (f, say) => `${say.player(f.seat)} says ${f.count} and puts out ${f.discarded} of the cards.`,
    it: (f, say) => `${say.player(f.seat)} ne annuncia ${f.count} e scarta ${f.discarded} carte.`,
  }),
  'drawn-count-differs': message<Seat & { count: number; drawn: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} discards ${f.count} but is dealt ${f.drawn}: one card comes for each that goes.`,
    it: (f, say) =>
      `${say.player(f.seat)} ne scarta ${f.count} ma ne riceve ${f.drawn}: per ogni carta scartata ne arriva una.`,
  }),
  'opened-without-openers': message<Seat & { cards: readonly string[]; openers: string }>({
    en: (f, say) =>
      `${say.player(f.seat)} opens without openers: ${say.cards(f.cards)} is less than a pair of ${OPENERS.en[f.openers] ?? f.openers}.`,
    it: (f, say) =>
      `${say.player(f.seat)} apre senza apertura: ${say.cards(f.cards)} è meno di una coppia di ${OPENERS.it[f.openers] ?? f.openers}.`,
  }),
  'no-bring-in-due': message<Seat>({
    en: (f, say) => `${say.player(f.seat)} brings it in, but the bring-in is paid or not due here.`,
    it: (f, say) => `${say.player(f.seat)} mette il bring-in, ma è già stato messo o qui non è dovuto.`,
  }),
  'wrong-bring-in': message<Seat & { to: number; expected: number }>({
    en: (f, say) =>
      `The bring-in of ${say.player(f.seat)} is ${say.chips(f.expected)}, not ${say.chips(f.to)}; more is a completion.`,
    it: (f, say) =>
      `Il bring-in di ${say.player(f.seat)} è di ${say.chips(f.expected)}, non di ${say.chips(f.to)}; di più è un completamento.`,
  }),
  'bring-in-missing': message<Seat & { due: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} owes the bring-in of ${say.chips(f.due)}: he pays it or completes to the small bet.`,
    it: (f, say) =>
      `${say.player(f.seat)} deve il bring-in di ${say.chips(f.due)}: lo mette oppure completa alla puntata piccola.`,
  }),
  'bring-in-from-wrong-seat': message<Seat & { toAct: number }>({
    en: (f, say) => `${say.player(f.seat)} does not owe the bring-in: it falls to ${say.player(f.toAct)}.`,
    it: (f, say) => `${say.player(f.seat)} non deve il bring-in: tocca a ${say.player(f.toAct)}.`,
  }),
  'wrong-discard-count': message<Seat & { count: number; expected: number }>({
    en: (f, say) => `${say.player(f.seat)} discards ${f.count}; this game asks everybody for exactly ${f.expected}.`,
    it: (f, say) =>
      `${say.player(f.seat)} ne scarta ${f.count}; in questo gioco se ne scartano esattamente ${f.expected}.`,
  }),
  'nothing-to-draw': message<Seat & { drawn: number }>({
    en: (f, say) => `${say.player(f.seat)} is dealt ${f.drawn}, but in this game nothing is drawn for a discard.`,
    it: (f, say) =>
      `${say.player(f.seat)} ne riceve ${f.drawn}, ma in questo gioco per lo scarto non si ricevono carte.`,
  }),
  'all-in-muck': message<Seat>({
    en: (f, say) =>
      `${say.player(f.seat)} may not muck: a player is all-in and the betting is over, so every hand is tabled.`,
    it: (f, say) =>
      `${say.player(f.seat)} non può fare mucchio: un giocatore è all-in e le puntate sono finite, quindi si mostrano tutte le mani.`,
  }),
  'action-not-in-game': message<Seat>({
    en: (f, say) => `What ${say.player(f.seat)} does (${f.asked}) is no action of this game.`,
    it: (f, say) => `Quello che fa ${say.player(f.seat)} (${f.asked}) non è un'azione di questo gioco.`,
  }),
};
