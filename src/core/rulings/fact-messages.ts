import { type Messages, message } from '../explanation/messages.ts';
import { says } from './words.ts';

/** Why a fact told about an irregularity cannot be. */
export const FACT_MESSAGES: Messages = {
  'contradicts-hand': says(
    'The hand given tells otherwise: correct one of the two, or leave this out.',
    'La mano indicata dice altro: correggere una delle due cose, o ometterla.',
  ),
  'fact-seat-twice': message<{ seat: number }>({
    en: (f) => `Seat ${f.seat} is named twice.`,
    it: (f) => `Il posto ${f.seat} è indicato due volte.`,
  }),
  'fact-too-few-seats': message<{ least: number }>({
    en: (f) => `At least ${f.least} seats have to be named.`,
    it: (f) => `Occorre indicare almeno ${f.least} posti.`,
  }),
  'fact-card-twice': message<{ card: string }>({
    en: (f, say) => `${say.cards([f.card])} is named more often than it can be.`,
    it: (f, say) => `${say.cards([f.card])} è indicata più volte di quanto sia possibile.`,
  }),
  'fact-card-unread': says(
    'The ruling depends on this card: it has to be read.',
    'La decisione dipende da questa carta: va letta.',
  ),
  'fact-too-few-cards': message<{ least: number }>({
    en: (f) => (f.least === 1 ? 'At least one card has to be named.' : `All ${f.least} cards have to be named.`),
    it: (f) => (f.least === 1 ? 'Occorre indicare almeno una carta.' : `Occorre indicare tutte e ${f.least} le carte.`),
  }),
  'fact-too-small': message<{ amount: number; least: number }>({
    en: (f, say) =>
      `${say.chips(f.amount)} cannot be: by the rest of what is told it is at least ${say.chips(f.least)}.`,
    it: (f, say) =>
      `${say.chips(f.amount)} non è possibile: per il resto di quanto detto sono almeno ${say.chips(f.least)}.`,
  }),
  'fact-too-large': message<{ amount: number; most: number }>({
    en: (f, say) => `${say.chips(f.amount)} cannot be: by the rest of what is told it is at most ${say.chips(f.most)}.`,
    it: (f, say) =>
      `${say.chips(f.amount)} non è possibile: per il resto di quanto detto sono al massimo ${say.chips(f.most)}.`,
  }),
  'not-a-holder': message<{ seat: number }>({
    en: (f) => `Seat ${f.seat} is not among those who may withdraw.`,
    it: (f) => `Il posto ${f.seat} non è tra chi può ritirarsi.`,
  }),
};
