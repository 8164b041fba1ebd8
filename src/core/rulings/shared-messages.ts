import type { Messages } from '../explanation/messages.ts';
import { says } from './words.ts';

/** What several rulings say. */
export const SHARED_RULING_MESSAGES: Messages = {
  'rulebook-silent': says(
    'This rulebook has no word on it: the floor decides, in the interest of the game and of fairness.',
    "Questo regolamento non ne parla: decide il direttore, nell'interesse del gioco e dell'equità.",
  ),
  'exact-replay': says(
    'The same hand is dealt again: same button, same blinds, same seats.',
    'Si ridistribuisce la stessa mano: stesso bottone, stessi bui, stessi posti.',
  ),
};
