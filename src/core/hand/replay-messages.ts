import { type Messages, message, type Speaker } from '../explanation/messages.ts';
import type { Language } from '../kernel/language.ts';
import { IRREGULARITY_MESSAGES, OPENERS, postEn, postIt } from './replay-irregularity-messages.ts';
import { STUD_MESSAGES } from './stud-messages.ts';

interface ActionFacts extends Record<string, string | number | boolean> {
  seat: number;
  action: string;
  to: number;
  added: number;
  price: number;
  allIn: boolean;
}

function actionEn(f: ActionFacts, say: Speaker): string {
  const who = say.player(f.seat);
  const allIn = f.allIn ? ' and is all-in' : '';
  if (f.action === 'fold') return `${who} folds.`;
  if (f.action === 'check') return `${who} checks.`;
  if (f.action === 'bring-in') return `${who} brings it in for ${say.chips(f.to)}${allIn}.`;
  if (f.action === 'complete') return `${who} completes to ${say.chips(f.to)}${allIn}.`;
  if (f.to <= f.price) return `${who} calls ${say.chips(f.added)}${allIn}.`;
  if (f.price === 0) return `${who} bets ${say.chips(f.to)}${allIn}.`;
  return `${who} raises to ${say.chips(f.to)}${allIn}.`;
}

function actionIt(f: ActionFacts, say: Speaker): string {
  const who = say.player(f.seat);
  const allIn = f.allIn ? ' e va all-in' : '';
  if (f.action === 'fold') return `${who} lascia la mano.`;
  if (f.action === 'check') return `${who} fa check.`;
  if (f.action === 'bring-in') return `${who} mette il bring-in di ${say.chips(f.to)}${allIn}.`;
  if (f.action === 'complete') return `${who} completa a ${say.chips(f.to)}${allIn}.`;
  if (f.to <= f.price) return `${who} chiama ${say.chips(f.added)}${allIn}.`;
  if (f.price === 0) return `${who} punta ${say.chips(f.to)}${allIn}.`;
  return `${who} rilancia a ${say.chips(f.to)}${allIn}.`;
}

const OVER: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'last-player': 'One player is left: there is no more betting.',
    'nobody-left-to-bet': 'Nobody can answer another bet: there is no more betting.',
    'weak-board': 'The board has become too weak for a hand: there is no more betting.',
    'last-street': 'The last street is bet out: there is no more betting.',
    'all-passed': 'Everybody passed: the deal is over without a bet.',
  },
  it: {
    'last-player': 'Resta un solo giocatore: non si punta più.',
    'nobody-left-to-bet': "Nessuno può rispondere a un'altra puntata: non si punta più.",
    'weak-board': 'Il tavolo è troppo debole per un punto: non si punta più.',
    'last-street': "L'ultimo giro è chiuso: non si punta più.",
    'all-passed': 'Hanno passato tutti: la mano finisce senza apertura.',
  },
};

/** What joins a street to its betting. */
const WHEN: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  preflop: { en: ' ', it: ' ' },
  predraw: { en: ' ', it: ' ' },
  preboard: { en: ' ', it: ' ' },
  h1: { en: ' after ', it: ' dopo ' },
  h2: { en: ' after ', it: ' dopo ' },
  h3: { en: ' after ', it: ' dopo ' },
  'first-draw': { en: ' after the ', it: ' dopo il ' },
  'second-draw': { en: ' after the ', it: ' dopo il ' },
  'third-draw': { en: ' after the ', it: ' dopo il ' },
  second: { en: ' on the ', it: ': ' },
  third: { en: ' on the ', it: ': ' },
  fourth: { en: ' on the ', it: ': ' },
  fifth: { en: ' on the ', it: ': ' },
  sixth: { en: ' on the ', it: ': ' },
  seventh: { en: ' on the ', it: ': ' },
  later: { en: ' on the ', it: ' al ' },
};

const cardsEn = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const cardsIt = (count: number): string => (count === 1 ? 'una carta' : `${count} carte`);

/** How the pot of a pot-sized raise counts blinds that are not there in full. */
const BLINDS_COUNTED = {
  en: (how: string): string =>
    how === 'small-as-big' ? ' with the small blind counted as a big one' : ' with the blinds counted in full',
  it: (how: string): string =>
    how === 'small-as-big' ? ' con il piccolo buio contato come il grande' : ' con i bui contati per intero',
};

/** What the steps of a replayed history say. */
export const STEP_MESSAGES: Messages = {
  ...STUD_MESSAGES,
  'opening-taken': message<{ street: string; pot: number }>({
    en: (f, say) =>
      `The record starts in mid-hand (${say.street(f.street)}) with ${say.chips(f.pot)} already in the pot.`,
    it: (f, say) =>
      `Il racconto comincia a mano in corso (${say.street(f.street)}) con ${say.chips(f.pot)} già nel piatto.`,
  }),
  'forced-bet-posted': message<{ seat: number; kind: string; amount: number; due: number; short: boolean }>({
    en: (f, say) =>
      `${say.player(f.seat)} posts ${f.kind === 'dead-blind' ? 'a' : 'the'} ${postEn(f.kind)}: ${say.chips(f.amount)}${f.short ? ` of ${say.chips(f.due)}, all-in` : ''}.`,
    it: (f, say) =>
      `${say.player(f.seat)} mette ${postIt(f.kind)}: ${say.chips(f.amount)}${f.short ? ` su ${say.chips(f.due)}, all-in` : ''}.`,
  }),
  'early-action-binds': message<{ seat: number }>({
    en: (f, say) =>
      `It is the turn of ${say.player(f.seat)}, who has acted already: nobody has bet or raised since, so that binds.`,
    it: (f, say) =>
      `È il turno di ${say.player(f.seat)}, che ha già agito: da allora nessuno ha puntato o rilanciato, quindi vale.`,
  }),
  'early-action-freed': message<{ seat: number }>({
    en: (f, say) =>
      `It is the turn of ${say.player(f.seat)}: there has been a bet or raise since the action out of turn, so the chips go back and every option is open.`,
    it: (f, say) =>
      `È il turno di ${say.player(f.seat)}: dopo l'azione fuori turno c'è stata una puntata o un rilancio, quindi le fiche tornano indietro e ogni scelta è aperta.`,
  }),
  'early-action-no-raise': message<{ seat: number }>({
    en: (f, say) =>
      `It is the turn of ${say.player(f.seat)}: there has been a bet or raise since the action out of turn, so it does not bind; who checked or called out of turn may not raise now.`,
    it: (f, say) =>
      `È il turno di ${say.player(f.seat)}: dopo l'azione fuori turno c'è stata una puntata o un rilancio, quindi non vincola; chi ha fatto check o call fuori turno ora non può rilanciare.`,
  }),
  'short-ante': message<{ seat: number; amount: number; due: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} paid ${say.chips(f.amount)} of the ante and plays for that much of every ante only.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha messo ${say.chips(f.amount)} di ante e gioca solo per altrettanto di ogni ante.`,
  }),
  'short-blind-price': message<{ seat: number; amount: number; price: number }>({
    en: (f, say) => `The blind is short, but a call still costs the full ${say.chips(f.price)}.`,
    it: (f, say) => `Il buio è incompleto, ma per chiamare servono comunque ${say.chips(f.price)}.`,
  }),
  'short-blind-lowers-price': message<{ seat: number; amount: number; price: number }>({
    en: (f, say) => `The blind of ${say.chips(f.price)} was posted short: here a call costs no more than was posted.`,
    it: (f, say) => `Il buio da ${say.chips(f.price)} è incompleto: qui per vedere basta quanto è stato messo.`,
  }),
  'street-opened': message<{ street: string; pot: number }>({
    en: (f, say) => `Betting opens${(WHEN[f.street] ?? WHEN.later)?.en ?? ''}${say.street(f.street)}.`,
    it: (f, say) => `Si apre il giro di puntate${(WHEN[f.street] ?? WHEN.later)?.it ?? ''}${say.street(f.street)}.`,
  }),
  'action-applied': message<ActionFacts>({ en: actionEn, it: actionIt }),
  'minimum-bet': message<{ seat: number; minTo: number }>({
    en: (f, say) => `${say.player(f.seat)} may bet: at least ${say.chips(f.minTo)}.`,
    it: (f, say) => `${say.player(f.seat)} può puntare: almeno ${say.chips(f.minTo)}.`,
  }),
  'minimum-raise': message<{ seat: number; price: number; increment: number; minTo: number }>({
    en: (f, say) =>
      `A full raise by ${say.player(f.seat)} goes to at least ${say.chips(f.minTo)}: ${say.chips(f.price)} to match and ${say.chips(f.increment)} more, the last full bet or raise.`,
    it: (f, say) =>
      `Un rilancio pieno di ${say.player(f.seat)} va almeno a ${say.chips(f.minTo)}: ${say.chips(f.price)} da pareggiare più ${say.chips(f.increment)}, l'ultima puntata o l'ultimo rilancio pieno.`,
  }),
  'pot-limit-maximum': message<{
    seat: number;
    price: number;
    pot: number;
    missing: number;
    blinds: string;
    toCall: number;
    maxTo: number;
  }>({
    en: (f, say) =>
      f.price === 0
        ? `${say.player(f.seat)} may bet the pot: ${say.chips(f.maxTo)}.`
        : `${say.player(f.seat)} may raise to ${say.chips(f.maxTo)} at most: ${say.chips(f.price)} to match, plus the pot of ${say.chips(f.pot)}${f.missing > 0 ? BLINDS_COUNTED.en(f.blinds) : ''}, plus the call of ${say.chips(f.toCall)}.`,
    it: (f, say) =>
      f.price === 0
        ? `${say.player(f.seat)} può puntare il piatto: ${say.chips(f.maxTo)}.`
        : `${say.player(f.seat)} può rilanciare al massimo a ${say.chips(f.maxTo)}: ${say.chips(f.price)} da pareggiare, più il piatto di ${say.chips(f.pot)}${f.missing > 0 ? BLINDS_COUNTED.it(f.blinds) : ''}, più la chiamata di ${say.chips(f.toCall)}.`,
  }),
  'limit-size': message<{ seat: number; price: number; size: number; minTo: number }>({
    en: (f, say) =>
      f.price === 0
        ? `Fixed limit: ${say.player(f.seat)} may bet exactly ${say.chips(f.minTo)}.`
        : `Fixed limit: ${say.player(f.seat)} may raise by ${say.chips(f.size)}, to exactly ${say.chips(f.minTo)}.`,
    it: (f, say) =>
      f.price === 0
        ? `Limit: ${say.player(f.seat)} può puntare esattamente ${say.chips(f.minTo)}.`
        : `Limit: ${say.player(f.seat)} può rilanciare di ${say.chips(f.size)}, esattamente a ${say.chips(f.minTo)}.`,
  }),
  'limit-choice': message<{ seat: number; price: number; minTo: number; maxTo: number }>({
    en: (f, say) =>
      `Fixed limit with an open pair: ${say.player(f.seat)} may ${f.price === 0 ? 'bet' : 'raise to'} exactly ${say.chips(f.minTo)} or ${say.chips(f.maxTo)}.`,
    it: (f, say) =>
      `Limit con una coppia scoperta: ${say.player(f.seat)} può ${f.price === 0 ? 'puntare esattamente' : 'rilanciare esattamente a'} ${say.chips(f.minTo)} o ${say.chips(f.maxTo)}.`,
  }),
  'limit-completion': message<{ seat: number; price: number; size: number; minTo: number }>({
    en: (f, say) =>
      `The all-in to ${say.chips(f.price)} is too short to count as a raise: ${say.player(f.seat)} may complete it to ${say.chips(f.minTo)}.`,
    it: (f, say) =>
      `L'all-in a ${say.chips(f.price)} è troppo corto per contare come rilancio: ${say.player(f.seat)} può completarlo a ${say.chips(f.minTo)}.`,
  }),
  'raises-capped': message<{ seat: number; raises: number }>({
    en: (f, say) =>
      `${f.raises} raises have been made, the most allowed on a street: ${say.player(f.seat)} may call or fold.`,
    it: (f, say) =>
      `Sono già stati fatti ${f.raises} rilanci, il massimo del giro: ${say.player(f.seat)} può chiamare o lasciare.`,
  }),
  'raise-barred': message<{ seat: number }>({
    en: (f, say) => `By the ruling ${say.player(f.seat)} may not raise.`,
    it: (f, say) => `Per la decisione presa ${say.player(f.seat)} non può rilanciare.`,
  }),
  'raise-not-reopened': message<{ seat: number; facing: number; fullRaise: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} has acted and faces ${say.chips(f.facing)} more, less than the ${say.chips(f.fullRaise)} that would reopen the betting: no raise.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha già parlato e ha davanti altri ${say.chips(f.facing)}, meno dei ${say.chips(f.fullRaise)} che riaprirebbero il gioco: non può rilanciare.`,
  }),
  'raise-reopened': message<{ seat: number; facing: number; fullRaise: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} has acted, but faces ${say.chips(f.facing)} more, at least ${say.chips(f.fullRaise)}: the betting is open again.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha già parlato, ma ha davanti altri ${say.chips(f.facing)}, almeno ${say.chips(f.fullRaise)}: il gioco è riaperto.`,
  }),
  'nobody-to-raise': message<{ seat: number }>({
    en: (f, say) => `Nobody else has chips left: ${say.player(f.seat)} may call or fold, not raise.`,
    it: (f, say) => `Nessun altro ha fiche: ${say.player(f.seat)} può chiamare o lasciare, non rilanciare.`,
  }),
  'hand-mucked': message<{ seat: number }>({
    en: (f, say) => `${say.player(f.seat)} mucks.`,
    it: (f, say) => `${say.player(f.seat)} butta le carte senza mostrarle.`,
  }),
  'openers-held': message<{ seat: number; openers: string; cards: readonly string[] }>({
    en: (f, say) =>
      `${say.player(f.seat)} was dealt openers: ${say.cards(f.cards)}, where a pair of ${OPENERS.en[f.openers] ?? f.openers} or better is asked for.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha l'apertura: ${say.cards(f.cards)}; serve almeno una coppia di ${OPENERS.it[f.openers] ?? f.openers}.`,
  }),
  'openers-not-shown': message<{ seat: number; openers: string }>({
    en: (f, say) =>
      `The hand ${say.player(f.seat)} was dealt is not told: a pair of ${OPENERS.en[f.openers] ?? f.openers} or better is still to be proved.`,
    it: (f, say) =>
      `Le carte servite a ${say.player(f.seat)} non sono indicate: almeno una coppia di ${OPENERS.it[f.openers] ?? f.openers} resta da provare.`,
  }),
  'draw-opened': message<{ street: string; most: number }>({
    en: (f, say) => `Cards are exchanged (${say.street(f.street)}): ${f.most} at most.`,
    it: (f, say) => `Si cambiano le carte (${say.street(f.street)}): al massimo ${f.most}.`,
  }),
  'cards-drawn': message<{ seat: number; count: number }>({
    en: (f, say) => `${say.player(f.seat)} draws ${cardsEn(f.count)}.`,
    it: (f, say) => `${say.player(f.seat)} cambia ${cardsIt(f.count)}.`,
  }),
  'stood-pat': message<{ seat: number }>({
    en: (f, say) => `${say.player(f.seat)} stands pat.`,
    it: (f, say) => `${say.player(f.seat)} è servito.`,
  }),
  'last-card-later': message<{ seat: number; count: number }>({
    en: (f, say) => `Who draws ${f.count} gets the last when the others have drawn: so does ${say.player(f.seat)}.`,
    it: (f, say) => `Chi cambia ${f.count} carte riceve l'ultima dopo gli altri: così ${say.player(f.seat)}.`,
  }),
  'opening-limit': message<{ seat: number; pot: number; maxTo: number }>({
    en: (f, say) => `${say.player(f.seat)} may open for the pot at most: ${say.chips(f.maxTo)}.`,
    it: (f, say) => `${say.player(f.seat)} può aprire al massimo per il piatto: ${say.chips(f.maxTo)}.`,
  }),
  'big-blind-no-option': message<{ seat: number }>({
    en: (f, say) =>
      `Everybody has only called, and ${say.player(f.seat)} in the big blind is given no option to raise.`,
    it: (f, say) =>
      `Tutti hanno solo visto, e a ${say.player(f.seat)}, grande buio, non è concessa l'opzione di rilanciare.`,
  }),
  'mucked-board-forfeits': message<{ seat: number }>({
    en: (f, say) =>
      `The board is the best hand of a pot ${say.player(f.seat)} paid into, but a mucked hand gives up its share.`,
    it: (f, say) =>
      `Il tavolo è la mano migliore di un piatto a cui ${say.player(f.seat)} ha contribuito, ma chi fa mucchio rinuncia alla sua parte.`,
  }),
  'mucked-board-shares': message<{ seat: number }>({
    en: (f, say) =>
      `${say.player(f.seat)} has mucked, but the board is the best hand: in this house that hand shares all the same.`,
    it: (f, say) =>
      `${say.player(f.seat)} ha fatto mucchio, ma la mano migliore è il tavolo: in questa casa divide comunque.`,
  }),
  'street-closed': message<{ street: string; pot: number }>({
    en: (f, say) => `The betting is closed (${say.street(f.street)}): ${say.chips(f.pot)} in the pot.`,
    it: (f, say) => `Il giro è chiuso (${say.street(f.street)}): nel piatto ci sono ${say.chips(f.pot)}.`,
  }),
  'betting-closed': message<{ reason: string }>({
    en: (f) => OVER.en[f.reason] ?? f.reason,
    it: (f) => OVER.it[f.reason] ?? f.reason,
  }),
  'irregular-action': message<{ action: number; seat: number; code: string }>({
    en: (f, say) =>
      `The history stops before entry ${f.action + 1}, by ${say.player(f.seat)}: it cannot be played as told.`,
    it: (f, say) =>
      `La storia si ferma prima della voce ${f.action + 1}, di ${say.player(f.seat)}: così come è raccontata non si può giocare.`,
  }),
};

export const REPLAY_MESSAGES: Messages = { ...STEP_MESSAGES, ...IRREGULARITY_MESSAGES };
