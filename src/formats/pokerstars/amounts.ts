import { faultAt, type PokerStarsFaultCode, Unreadable } from './faults.ts';
import type { Line } from './text.ts';

/** An amount anywhere in a line: a currency sign, thousands with or without commas, cents. */
export const AMOUNT = '[^\\s\\d()[\\]|.,+-]{0,3}\\d[\\d,]*(?:\\.\\d+)?';

const ONE = /^([^\s\d()[\]|.,+-]{0,3})(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,9}))?$/;

/** Currency signs and the currencies they stand for; a sign the file's encoding has lost stands for none. */
const SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '\u0080': 'EUR', '£': 'GBP', '₹': 'INR' };

export const currencyOf = (sign: string): string | null => SIGNS[sign] ?? null;

export interface Amount {
  readonly sign: string;
  readonly units: number;
}

/** The amount in units of 10^-decimals, or why it is none. */
export function readAmount(text: string, decimals: number): Amount | PokerStarsFaultCode {
  const [match, sign = '', whole = '', cents = ''] = ONE.exec(text) ?? [];
  if (match === undefined) return 'not-an-amount';
  const kept = cents.replace(/0+$/, '');
  if (kept.length > decimals) return 'amount-too-fine';
  const units = Number(whole.replaceAll(',', '') + kept.padEnd(decimals, '0'));
  return Number.isSafeInteger(units) ? { sign, units } : 'not-an-amount';
}

/** The same where the line cannot be read without it. */
export function amountIn(line: Line, text: string, decimals: number): number {
  const amount = readAmount(text, decimals);
  if (typeof amount === 'string') {
    const expected = amount === 'amount-too-fine' ? `at most ${decimals} decimals` : 'an amount';
    throw new Unreadable(faultAt(line, amount, expected, text, text));
  }
  return amount.units;
}

/** The shortest decimal of an amount, with two places where it has cents, as in `0.50`, `12`, `6.05`. */
export function formatUnits(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const scale = 10 ** decimals;
  const cents = units % scale;
  return cents === 0 ? String(units / scale) : `${Math.floor(units / scale)}.${String(cents).padStart(decimals, '0')}`;
}
