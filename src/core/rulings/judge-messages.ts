import { type Messages, message, type Speaker } from '../explanation/messages.ts';
import { atName, capital } from '../explanation/words.ts';
import { findRuling } from './catalog.ts';
import { says, who, whoFirst } from './words.ts';

type One = { readonly seat: number };
type To = One & { readonly to: number };
type Way = To & { readonly added: number };
type Asked = One & { readonly ruling: string; readonly facts: readonly string[] };

/** The questions of a ruling's facts, as one text. */
const questions = ({ ruling, facts }: Asked, { language }: Speaker): string =>
  facts.map((fact) => findRuling(ruling)?.facts[fact]?.question[language] ?? fact).join(' ');

const adds = (f: Way, say: Speaker, en: string, it: string): string =>
  say.language === 'en'
    ? `${whoFirst(f, say)} ${en} (${say.chips(f.added)} more).`
    : `${whoFirst(f, say)} ${it} (altri ${say.chips(f.added)}).`;

const WAYS: Messages = {
  'way-fold': message<Way>({
    en: (f, say) => `${whoFirst(f, say)} folds.`,
    it: (f, say) => `${whoFirst(f, say)} passa.`,
  }),
  'way-check': message<Way>({
    en: (f, say) => `${whoFirst(f, say)} checks.`,
    it: (f, say) => `${whoFirst(f, say)} fa check.`,
  }),
  'way-call': message<Way>({
    en: (f, say) => adds(f, say, `calls to ${say.chips(f.to)}`, ''),
    it: (f, say) => adds(f, say, '', `vede arrivando a ${say.chips(f.to)}`),
  }),
  'way-bet': message<Way>({
    en: (f, say) => adds(f, say, `bets at least ${say.chips(f.to)}`, ''),
    it: (f, say) => adds(f, say, '', `punta almeno ${say.chips(f.to)}`),
  }),
  'way-raise': message<Way>({
    en: (f, say) => adds(f, say, `raises at least to ${say.chips(f.to)}`, ''),
    it: (f, say) => adds(f, say, '', `rilancia almeno a ${say.chips(f.to)}`),
  }),
  'way-bring-in': message<Way>({
    en: (f, say) => adds(f, say, `brings it in for ${say.chips(f.to)}`, ''),
    it: (f, say) => adds(f, say, '', `mette il bring-in di ${say.chips(f.to)}`),
  }),
  'way-complete': message<Way>({
    en: (f, say) => adds(f, say, `completes to ${say.chips(f.to)}`, ''),
    it: (f, say) => adds(f, say, '', `completa a ${say.chips(f.to)}`),
  }),
  'way-taken-back': message<{ readonly seat?: number }>({
    en: (f, say) => `What ${who(f, say)} did is taken back, and whoever is due acts.`,
    it: (f, say) => `Quello che ha fatto ${who(f, say)} si ritira, e agisce chi era di turno.`,
  }),
  'way-discard': message<One & { count: number }>({
    en: (f, say) =>
      f.count === 0
        ? `${whoFirst(f, say)} stands pat.`
        : `${whoFirst(f, say)} throws away ${f.count === 1 ? 'one card' : `${f.count} cards`}.`,
    it: (f, say) =>
      f.count === 0
        ? `${whoFirst(f, say)} è servito.`
        : `${whoFirst(f, say)} scarta ${f.count === 1 ? 'una carta' : `${f.count} carte`}.`,
  }),
};

const WAGERS: Messages = {
  'wager-stands': message<To>({
    en: (f, say) => `It is too late to put it right: the wager of ${who(f, say)} stands at ${say.chips(f.to)}.`,
    it: (f, say) => `È tardi per correggerla: la puntata di ${who(f, say)} resta a ${say.chips(f.to)}.`,
  }),
  'raise-is-a-call': message<To>({
    en: (f, say) =>
      `${whoFirst(f, say)} may not raise: it is a call to ${say.chips(f.to)}, and what is above goes back.`,
    it: (f, say) =>
      `${whoFirst(f, say)} non può rilanciare: è un call a ${say.chips(f.to)}, e il di più torna indietro.`,
  }),
  'raise-is-a-check': message<To>({
    en: (f, say) => `${whoFirst(f, say)} may not raise: it is a check, and the chips go back.`,
    it: (f, say) => `${whoFirst(f, say)} non può rilanciare: è un check, e le fiche tornano indietro.`,
  }),
  'no-raise-but-a-call': message<To>({
    en: (f, say) => `That does not pass what is bet already: ${who(f, say)} calls, ${say.chips(f.to)} in all.`,
    it: (f, say) => `Non supera quanto è già puntato: ${who(f, say)} vede, ${say.chips(f.to)} in tutto.`,
  }),
  'no-raise-but-a-check': message<To>({
    en: (f, say) => `That does not pass what is bet already: ${who(f, say)} checks.`,
    it: (f, say) => `Non supera quanto è già puntato: ${who(f, say)} fa check.`,
  }),
  'wager-is-the-stack': message<One & { stackTo: number }>({
    en: (f, say) =>
      `Nobody wagers more than his chips: ${who(f, say)} has put in what there is, ${say.chips(f.stackTo)} at most.`,
    it: (f, say) =>
      `Nessuno punta più delle fiche che ha: ${who(f, say)} ha messo quello che c'è, al massimo ${say.chips(f.stackTo)}.`,
  }),
  'stack-to-be-counted': message<One>({
    en: (f, say) => `The dealer counts the chips of ${who(f, say)}; the hand goes on once they are known.`,
    it: (f, say) => `Il mazziere conta le fiche di ${who(f, say)}; la mano prosegue quando si conoscono.`,
  }),
  'call-is-the-price': message<To>({
    en: (f, say) => `${whoFirst(f, say)} calls what is really to be called: ${say.chips(f.to)}.`,
    it: (f, say) => `${whoFirst(f, say)} vede quello che c'è davvero da vedere: ${say.chips(f.to)}.`,
  }),
  'second-motion-goes-back': message<One>({
    en: (f, say) => `${whoFirst(f, say)} has acted with the first motion: what came in the second goes back.`,
    it: (f, say) =>
      `${whoFirst(f, say)} ha agito con il primo gesto: ciò che è arrivato con il secondo torna indietro.`,
  }),
  'check-seen-late': message<One>({
    en: (f, say) =>
      `The check of ${who(f, say)} was accepted with a bet to answer and seen late: the floor decides about the hand.`,
    it: (f, say) =>
      `Il check di ${who(f, say)} è stato accettato con una puntata a cui rispondere e notato tardi: sulla mano decide il direttore.`,
  }),
  'nothing-short-to-complete': message<One>({
    en: (f, say) => `There is no short bet to complete: ${who(f, say)} says what is meant.`,
    it: (f, say) => `Non c'è una puntata incompleta da completare: ${who(f, say)} dice che cosa intende.`,
  }),
  'amount-to-be-named': message<One>({
    en: (f, say) => `${whoFirst(f, say)} is asked how much; it is at least the least that is open.`,
    it: (f, say) => `Si chiede ${atName(who(f, say))} quanto; è almeno il minimo permesso.`,
  }),
};

const TURNS: Messages = {
  'early-action-for-the-floor': message<One>({
    en: (f, say) => `The floor decides whether ${who(f, say)} is bound by it, or has every option.`,
    it: (f, say) => `Il direttore decide se ${who(f, say)} ne è vincolato o ha ogni scelta.`,
  }),
  'out-of-turn-accepted': message<One>({
    en: (f, say) => `It was accepted and the hand has gone on: what ${who(f, say)} did stands.`,
    it: (f, say) => `È stato accettato e la mano è proseguita: quello che ha fatto ${who(f, say)} resta valido.`,
  }),
  'draw-waits': message<One>({
    en: (f, say) =>
      `Cards are exchanged in turn: ${who(f, say)} waits, and the floor decides about cards already dealt.`,
    it: (f, say) => `Le carte si cambiano a turno: ${who(f, say)} aspetta, e sulle carte già date decide il direttore.`,
  }),
  'muck-is-a-fold': message<One>({
    en: (f, say) => `Throwing the cards away while there is betting is a fold: ${who(f, say)} is out.`,
    it: (f, say) => `Buttare le carte mentre si punta è passare: ${who(f, say)} è fuori.`,
  }),
  'not-dealt-in': message<One>({
    en: (f, say) => `${whoFirst(f, say)} was not dealt in: nothing counts, and chips go back.`,
    it: (f, say) => `${whoFirst(f, say)} non ha ricevuto carte: niente conta, e le fiche tornano indietro.`,
  }),
  'which-street-is-open': message<One>({
    en: (f, say) => `The floor settles on which street ${who(f, say)} acted, and who has still to speak before.`,
    it: (f, say) => `Il direttore stabilisce in quale giro ha agito ${who(f, say)}, e chi deve ancora parlare prima.`,
  }),
  'no-such-action': message<One>({
    en: (f, say) => `This game has no such action: what ${who(f, say)} did has no effect.`,
    it: (f, say) => `Questo gioco non ha un'azione simile: quello che ha fatto ${who(f, say)} non ha effetto.`,
  }),
};

const FORCED: Messages = {
  'post-goes-back': message<One>({
    en: (f, say) => `Nothing of that kind was due: the chips go back to ${who(f, say)}.`,
    it: (f, say) => `Niente del genere era dovuto: le fiche tornano ${atName(who(f, say))}.`,
  }),
  'post-came-too-late': message<One>({
    en: (f, say) => `What was due lies there already: the chips go back to ${who(f, say)}.`,
    it: (f, say) => `Quanto era dovuto c'è già: le fiche tornano ${atName(who(f, say))}.`,
  }),
  'bring-in-put-right': message<One & { due: number }>({
    en: (f, say) => `${whoFirst(f, say)} owes the bring-in: ${say.chips(f.due)}.`,
    it: (f, say) => `${whoFirst(f, say)} deve il bring-in: ${say.chips(f.due)}.`,
  }),
  'bring-in-goes-back': message<One>({
    en: (f, say) => `The chips go back to ${who(f, say)}; the bring-in is paid by who owes it.`,
    it: (f, say) => `Le fiche tornano ${atName(who(f, say))}; il bring-in lo mette chi lo deve.`,
  }),
  'no-bring-in-due-now': message<One>({
    en: (f, say) => `No bring-in is due: ${who(f, say)} says what is meant.`,
    it: (f, say) => `Non è dovuto alcun bring-in: ${who(f, say)} dice che cosa intende.`,
  }),
};

const DRAWS: Messages = {
  'draws-come-first': message<One>({
    en: (f, say) => `Everybody draws before anybody bets: what ${who(f, say)} did waits for the floor.`,
    it: (f, say) => `Si cambia tutti prima di puntare: su quello che ha fatto ${who(f, say)} decide il direttore.`,
  }),
  'no-draw-now': message<One>({
    en: (f, say) => `No cards are exchanged now: ${who(f, say)} keeps the hand as it is.`,
    it: (f, say) => `Adesso non si cambiano carte: ${who(f, say)} tiene la mano com'è.`,
  }),
  'one-draw-each': message<One>({
    en: (f, say) => `Each player draws once: ${who(f, say)} keeps what came.`,
    it: (f, say) => `Si cambia una volta sola: ${who(f, say)} tiene quello che ha ricevuto.`,
  }),
  'discard-to-be-settled': message<One>({
    en: (f, say) => `Before a card is dealt ${who(f, say)} says how many are thrown away, as many as the game allows.`,
    it: (f, say) => `Prima di dare carte ${who(f, say)} dice quante ne scarta, nei limiti del gioco.`,
  }),
};

/** What is said of irregular entries of a bet history, beside what the rulings themselves say. */
export const JUDGE_MESSAGES: Messages = {
  ...WAYS,
  ...WAGERS,
  ...TURNS,
  ...FORCED,
  ...DRAWS,
  'text-silent-base': says(
    'The text has no word on this; the rulebook it is read over is followed.',
    'Il testo non ne parla; si segue il regolamento su cui è letto.',
  ),
  'floor-asks': message<Asked>({
    en: (f, say) => `The floor has to know first: ${capital(questions(f, say))}`,
    it: (f, say) => `Il direttore deve prima sapere: ${capital(questions(f, say))}`,
  }),
};
