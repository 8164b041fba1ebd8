import type { Language } from '../core/index.ts';
import type { FaultCode } from './faults.ts';
import type { FaultBody } from './problems.ts';
import type { ShapeFault } from './shape-faults.ts';

type Facts = ShapeFault['facts'];
type Text = Readonly<Record<Language, (facts: Facts) => string>>;

const TYPES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  string: { en: 'a text', it: 'un testo' },
  number: { en: 'a number', it: 'un numero' },
  int: { en: 'a whole number', it: 'un numero intero' },
  boolean: { en: 'true or false', it: 'true o false' },
  array: { en: 'a list', it: 'una lista' },
  object: { en: 'an object', it: 'un oggetto' },
  record: { en: 'an object', it: 'un oggetto' },
};

const typeName = (facts: Facts, language: Language): string =>
  TYPES[String(facts.expected)]?.[language] ?? String(facts.expected);

const TEXTS: Readonly<Record<FaultCode, Text>> = {
  required: { en: () => 'This field is required.', it: () => 'Questo campo è obbligatorio.' },
  'wrong-type': {
    en: (facts) => `This must be ${typeName(facts, 'en')}.`,
    it: (facts) => `Qui serve ${typeName(facts, 'it')}.`,
  },
  'not-an-amount': {
    en: () => 'An amount is a whole number from 0 to 9007199254740991 in the smallest unit of play.',
    it: () => "Un importo è un numero intero da 0 a 9007199254740991 nell'unità più piccola in gioco.",
  },
  'bad-card': {
    en: () => 'This is no card: write rank and suit as in "As", "Td" or "10h", or "??" for a card nobody has seen.',
    it: () =>
      'Questa non è una carta: scrivi valore e seme come in "As", "Td" o "10h", oppure "??" per una carta mai vista.',
  },
  'not-one-of': {
    en: (facts) => `This must be one of: ${facts.values}.`,
    it: (facts) => `Qui serve uno di questi valori: ${facts.values}.`,
  },
  'unknown-field': { en: () => 'There is no such field.', it: () => 'Questo campo non esiste.' },
  'too-long': {
    en: (facts) => `At most ${facts.most} characters are allowed.`,
    it: (facts) => `Sono ammessi al massimo ${facts.most} caratteri.`,
  },
  'too-short': {
    en: (facts) => `At least ${facts.least} characters are needed.`,
    it: (facts) => `Servono almeno ${facts.least} caratteri.`,
  },
  'too-many': {
    en: (facts) => `At most ${facts.most} entries are allowed.`,
    it: (facts) => `Sono ammessi al massimo ${facts.most} elementi.`,
  },
  'too-few': {
    en: (facts) => `At least ${facts.least} entries are needed.`,
    it: (facts) => `Servono almeno ${facts.least} elementi.`,
  },
  'too-large': {
    en: (facts) => `This must be at most ${facts.most}.`,
    it: (facts) => `Il valore massimo è ${facts.most}.`,
  },
  'too-small': {
    en: (facts) => `This must be at least ${facts.least}.`,
    it: (facts) => `Il valore minimo è ${facts.least}.`,
  },
  'bad-format': {
    en: () => 'This is not written as it should be.',
    it: () => 'Questo valore non è scritto come dovrebbe.',
  },
  'not-together': {
    en: () => 'A hand comes one way: as `hand` with `stated`, or as `text` with `format`.',
    it: () => 'Una mano arriva in un solo modo: come `hand` con `stated`, o come `text` con `format`.',
  },
  invalid: { en: () => 'This value is not allowed.', it: () => 'Questo valore non è ammesso.' },
};

/** What is wrong, in words. */
export const faultText = (fault: ShapeFault, language: Language): string => TEXTS[fault.code][language](fault.facts);

/** Faults of shape as a problem lists them. */
export const wordedFaults = (faults: readonly ShapeFault[], language: Language): FaultBody[] =>
  faults.map((fault) => ({ pointer: fault.pointer, code: fault.code, detail: faultText(fault, language) }));
