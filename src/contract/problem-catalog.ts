import type { Language, Localised } from '../core/index.ts';
import { MOST_FAULTS } from './faults.ts';
import type { FaultBody, ProblemBody } from './problems.ts';

interface ProblemKind {
  readonly status: number;
  readonly title: Localised;
  /** What it means and what to do, for the page behind `type`. */
  readonly about: Localised;
}

/** Every reason for which there is no answer. */
export const PROBLEMS = {
  'malformed-json': {
    status: 400,
    title: { en: 'Not JSON', it: 'Non è JSON' },
    about: {
      en: 'The body could not be read as JSON, was empty, or has a key that is not allowed (__proto__).',
      it: 'Il corpo non è JSON leggibile, è vuoto o contiene una chiave non ammessa (__proto__).',
    },
  },
  'bad-request': {
    status: 400,
    title: { en: 'Bad request', it: 'Richiesta non valida' },
    about: {
      en: 'The request could not be read as HTTP allows: its address, headers or length are wrong.',
      it: 'La richiesta non rispetta HTTP: indirizzo, intestazioni o lunghezza non sono corretti.',
    },
  },
  'invalid-request': {
    status: 400,
    title: { en: 'Invalid request', it: 'Richiesta non conforme' },
    about: {
      en: 'The body is JSON but not of the described shape. Every fault is listed in errors with a pointer to its place.',
      it: 'Il corpo è JSON ma non ha la forma descritta. Ogni errore è elencato in errors con il puntatore al suo posto.',
    },
  },
  unauthorized: {
    status: 401,
    title: { en: 'No valid key', it: 'Nessuna chiave valida' },
    about: {
      en: 'This service answers to keys only: send yours as Authorization: Bearer …',
      it: 'Questo servizio risponde solo a chi ha una chiave: inviala come Authorization: Bearer …',
    },
  },
  'not-found': {
    status: 404,
    title: { en: 'Not found', it: 'Non trovato' },
    about: { en: 'Nothing exists under this address.', it: 'A questo indirizzo non esiste nulla.' },
  },
  'method-not-allowed': {
    status: 405,
    title: { en: 'Method not allowed', it: 'Metodo non ammesso' },
    about: {
      en: 'This address does not answer to this method. The Allow header names those it answers to.',
      it: "Questo indirizzo non risponde a questo metodo. L'intestazione Allow elenca quelli ammessi.",
    },
  },
  'not-acceptable': {
    status: 406,
    title: { en: 'Not acceptable', it: 'Formato non disponibile' },
    about: {
      en: 'The Accept header rules out what this address answers in: application/json, for some rulings also text/plain, for streams application/x-ndjson.',
      it: "L'intestazione Accept esclude i formati in cui questo indirizzo risponde: application/json, per alcune decisioni anche text/plain, per gli stream application/x-ndjson.",
    },
  },
  'request-timeout': {
    status: 408,
    title: { en: 'Request timeout', it: 'Tempo scaduto' },
    about: { en: 'The request took too long to arrive.', it: 'La richiesta ha impiegato troppo ad arrivare.' },
  },
  'body-too-large': {
    status: 413,
    title: { en: 'Body too large', it: 'Corpo troppo grande' },
    about: {
      en: 'The body is larger than this service takes.',
      it: 'Il corpo è più grande di quanto il servizio accetti.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    title: { en: 'Unsupported media type', it: 'Tipo di contenuto non ammesso' },
    about: {
      en: 'Requests are sent as application/json; streams as application/x-ndjson, or as the text of a hand history in text/plain or application/toml. None has a content encoding.',
      it: 'Le richieste si inviano come application/json; gli stream come application/x-ndjson, o come testo di una cronologia in text/plain o application/toml. Nessuna con codifica del contenuto.',
    },
  },
  impossible: {
    status: 422,
    title: { en: 'This cannot be', it: 'Situazione impossibile' },
    about: {
      en: 'The request is well-formed but cannot have happened: the same card twice, more chips in than the stack had, money told in two ways. Every violation is listed in errors.',
      it: 'La richiesta è ben formata ma non può essere accaduta: la stessa carta due volte, più fiches dello stack, denaro indicato in due modi. Ogni violazione è elencata in errors.',
    },
  },
  unreadable: {
    status: 422,
    title: { en: 'Unreadable record', it: 'Documento illeggibile' },
    about: {
      en: 'The text is no hand history that can be read. Every fault is listed in errors with its line, column and what was expected.',
      it: 'Il testo non è una cronologia leggibile. Ogni errore è elencato in errors con riga, colonna e ciò che ci si aspettava.',
    },
  },
  'too-many-runouts': {
    status: 422,
    title: { en: 'Too many deals to count', it: 'Troppi casi da contare' },
    about: {
      en: 'Every way the cards to come can fall is counted, and these are more than this service counts. Give more cards, or leave runouts out.',
      it: 'Si conta ogni modo in cui possono uscire le carte mancanti, e sono più di quanti il servizio ne conti. Indica più carte o togli runouts.',
    },
  },
  'rate-limited': {
    status: 429,
    title: { en: 'Too many requests', it: 'Troppe richieste' },
    about: {
      en: 'The requests of this window are used up: RateLimit-Policy says how many there are, Retry-After when there are more.',
      it: 'Le richieste di questa finestra sono finite: RateLimit-Policy dice quante sono, Retry-After quando ce ne sono altre.',
    },
  },
  'headers-too-large': {
    status: 431,
    title: { en: 'Headers too large', it: 'Intestazioni troppo grandi' },
    about: {
      en: 'The request headers are larger than allowed.',
      it: 'Le intestazioni della richiesta superano il limite.',
    },
  },
  'internal-error': {
    status: 500,
    title: { en: 'Internal error', it: 'Errore interno' },
    about: {
      en: 'Something is wrong in this service. Please report it with the request id in instance.',
      it: "C'è un errore in questo servizio. Segnalalo con l'identificativo della richiesta in instance.",
    },
  },
  overloaded: {
    status: 503,
    title: { en: 'Busy', it: 'Servizio occupato' },
    about: {
      en: 'There is more to do than is done in good time. Try again after the time in Retry-After.',
      it: "C'è più lavoro di quanto se ne faccia in tempo utile. Riprova dopo il tempo indicato in Retry-After.",
    },
  },
  stopping: {
    status: 503,
    title: { en: 'Stopping', it: 'In arresto' },
    about: {
      en: 'This service is stopping: what it has begun it finishes, new requests belong elsewhere.',
      it: 'Questo servizio si sta fermando: finisce ciò che ha iniziato, le nuove richieste vanno altrove.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEMS;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);

/** The kind of an HTTP status that has no kind of its own. */
export function problemOfStatus(status: number): ProblemCode {
  const found = Object.entries(PROBLEMS).find(([, kind]) => kind.status === status)?.[0];
  if (found !== undefined && isProblemCode(found) && status !== 400) return found;
  return status >= 400 && status < 500 ? 'bad-request' : 'internal-error';
}

/** Why there is no answer, before it is put into words; `detail` is said instead of the kind's own explanation. */
export interface Told {
  readonly code: ProblemCode;
  readonly faults?: readonly FaultBody[];
  readonly detail?: string | undefined;
}

function countFaults(count: number, language: Language): string {
  if (language === 'it') return count === 1 ? 'La richiesta ha un errore.' : `La richiesta ha ${count} errori.`;
  return count === 1 ? 'The request has one fault.' : `The request has ${count} faults.`;
}

/** The body of RFC 9457 for a problem, but for the request it belongs to. */
export function wordedProblem({ code, faults = [], detail }: Told, language: Language): Omit<ProblemBody, 'instance'> {
  const { status, title, about } = PROBLEMS[code];
  return {
    type: `/problems/${code}`,
    title: title[language],
    status,
    detail: detail ?? (faults.length > 0 ? countFaults(faults.length, language) : about[language]),
    code,
    errors: faults.slice(0, MOST_FAULTS),
  };
}
