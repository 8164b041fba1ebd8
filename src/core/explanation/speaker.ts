import type { Language } from '../kernel/language.ts';
import type { Speaker } from './messages.ts';

export interface Money {
  readonly currency?: string | undefined;
  readonly decimals?: number | undefined;
}

const AND: Readonly<Record<Language, string>> = { en: ' and ', it: ' e ' };

const list = (items: readonly string[], language: Language): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${AND[language]}${items.at(-1)}`;

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£' };

/** Groups of three, and the decimals money asks for: 1250 at two decimals is 12.50, in Italian 12,50. */
function amountText(amount: number, { currency, decimals = 0 }: Money, language: Language): string {
  if (amount >= 0 && amount < 1000 && decimals === 0 && currency === undefined) return String(amount);
  const [thousands, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const number = decimals === 0 ? whole : `${whole}${point}${digits.slice(-decimals)}`;
  if (currency === undefined) return number;
  const symbol = SYMBOLS[currency];
  return symbol === undefined ? `${number} ${currency}` : `${symbol}${number}`;
}

const STREETS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    preflop: 'before the flop',
    predraw: 'before the draw',
    'first-draw': 'draw',
    'second-draw': 'second draw',
    'third-draw': 'third draw',
    second: 'second street',
    third: 'third street',
    fourth: 'fourth street',
    fifth: 'fifth street',
    sixth: 'sixth street',
    seventh: 'seventh street',
    preboard: 'before the board',
    h1: 'H1',
    h2: 'H2',
    h3: 'H3',
  },
  it: {
    preflop: 'prima del flop',
    predraw: 'prima del cambio',
    'first-draw': 'cambio',
    'second-draw': 'secondo cambio',
    'third-draw': 'terzo cambio',
    second: 'secondo giro',
    third: 'terzo giro',
    fourth: 'quarto giro',
    fifth: 'quinto giro',
    sixth: 'sesto giro',
    seventh: 'settimo giro',
    preboard: 'prima del board',
    h1: 'H1',
    h2: 'H2',
    h3: 'H3',
  },
};

const CONTESTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { high: 'high', low: 'low', badugi: 'badugi', points: 'points', draw: 'draw hand', holdem: "hold'em hand" },
  it: {
    high: 'alto',
    low: 'basso',
    badugi: 'badugi',
    points: 'punti',
    draw: 'mano con cambio',
    holdem: "mano di hold'em",
  },
};

/** What is contested, as a word: the high, the low. */
export const contestName = (name: string, language: Language): string => CONTESTS[language][name] ?? name;

function potText(name: string, language: Language): string {
  if (name === 'main') return language === 'en' ? 'the main pot' : 'il piatto principale';
  const number = name.replace(/^side-?/, '');
  return language === 'en' ? `side pot ${number}` : `il piatto laterale ${number}`;
}

/** Hidden Poker's steps are names: H1 has no article. */
const theStreet = (name: string, language: Language): string =>
  /^H\d$/.test(name) ? name : `${language === 'en' ? 'the' : 'il'} ${name}`;

export interface Table {
  readonly language: Language;
  /** Label of a seat, where it has one. */
  readonly labels: ReadonlyMap<number, string>;
  readonly money?: Money | undefined;
}

/** Speaks of one table's players and chips in one language. */
export function speakerFor({ language, labels, money = {} }: Table): Speaker {
  const seatWord = language === 'en' ? 'seat' : 'posto';
  const player = (seat: number): string => labels.get(seat) ?? `${seatWord} ${seat}`;
  return {
    language,
    player,
    players: (seats) => list(seats.map(player), language),
    chips: (amount) => amountText(amount, money, language),
    cards: (cards) => cards.join(' '),
    list: (items) => list(items, language),
    pot: (name) => potText(name, language),
    street: (name) => STREETS[language][name] ?? name,
    theStreet: (name) => theStreet(STREETS[language][name] ?? name, language),
    contest: (name) => contestName(name, language),
  };
}
