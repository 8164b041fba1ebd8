/** Digits a double carries without loss: a decimal with more may not be the one that was written. */
const MOST_DIGITS = 15;
const MOST_WHOLE = 10 ** MOST_DIGITS;
const MOST_EXPONENT = 30;

const DECIMAL = /^\+?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

const ZERO = 48;
const NINE = 57;

/** The number of up to fifteen digits a text is from a place on; -1 for any other text, and for a zero before others. */
export function wholeIn(text: string, from: number): number {
  const { length } = text;
  if (from >= length || length - from > MOST_DIGITS) return -1;
  let number = 0;
  for (let i = from; i < length; i += 1) {
    const code = text.charCodeAt(i);
    if (code < ZERO || code > NINE) return -1;
    number = number * 10 + code - ZERO;
  }
  return length - from > 1 && text.charCodeAt(from) === ZERO ? -1 : number;
}

/** A non-negative decimal that is no number below: canonical text (`1492.5`), digits after the point, significant digits. */
export interface LongDecimal {
  readonly text: string;
  readonly decimals: number;
  readonly significant: number;
}

/** A non-negative decimal: a whole number of up to fifteen digits as it is, which nearly all are. */
export type Decimal = number | LongDecimal;

/** Reads `12`, `2.50`, `.5`, `1e3`; null for anything else, and for exponents beyond any amount of money. */
export function parseDecimal(text: string): Decimal | null {
  const number = wholeIn(text, 0);
  if (number >= 0) return number;
  const [match, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const shift = Number(exponent);
  if (match === undefined || whole + fraction === '' || Math.abs(shift) > MOST_EXPONENT) return null;
  const point = whole.length + shift;
  const digits =
    '0'.repeat(Math.max(0, -point)) +
    whole +
    fraction +
    '0'.repeat(Math.max(0, point - whole.length - fraction.length));
  const at = Math.max(0, point);
  const before = digits.slice(0, at).replace(/^0+/, '') || '0';
  const after = digits.slice(at).replace(/0+$/, '');
  if (after === '' && before.length <= MOST_DIGITS) return Number(before);
  return {
    text: after === '' ? before : `${before}.${after}`,
    decimals: after.length,
    significant: (before + after).replace(/^0+/, '').replace(/0+$/, '').length,
  };
}

/** Whether a double is a whole number no digit of which is lost, as it stands. */
export const isWhole = (n: number): boolean => n < MOST_WHOLE && (n > 0 ? Number.isInteger(n) : Object.is(n, 0));

/** The shortest decimal that names this double, or the digits of an integer. */
export function decimalOf(n: number | bigint): Decimal | null {
  if (typeof n === 'number' && isWhole(n)) return n;
  return parseDecimal(String(n));
}

export const decimalText = (d: Decimal): string => (typeof d === 'number' ? String(d) : d.text);

/** Digits after the point. */
export const decimalsOf = (d: Decimal): number => (typeof d === 'number' ? 0 : d.decimals);

export const isPrecise = (d: Decimal): boolean => typeof d === 'number' || d.significant <= MOST_DIGITS;

/** The decimal in units of 10^-decimals; null where it is no safe whole number of them. */
export function inUnits(d: Decimal, decimals: number): number | null {
  if (typeof d === 'number' && decimals === 0) return d;
  const own = decimalsOf(d);
  if (own > decimals) return null;
  const n = Number(decimalText(d).replace('.', '') + '0'.repeat(decimals - own));
  return Number.isSafeInteger(n) ? n : null;
}

/** A decimal text times ten to some power, exactly: `12.5` by 2 is `1250`. */
export function shifted(text: string, power: number): string {
  const [whole = '', fraction = ''] = text.split('.');
  const point = whole.length + power;
  const padded = '0'.repeat(Math.max(0, -point)) + whole + fraction;
  const digits = padded + '0'.repeat(Math.max(0, point - padded.length));
  const at = Math.max(0, point);
  const before = digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const after = digits.slice(at).replace(/0+$/, '');
  return after === '' ? before : `${before}.${after}`;
}

/** Units of 10^-decimals as the shortest decimal: `14925` of one decimal is `1492.5`. */
export function unitsText(units: number, decimals: number): string {
  if (decimals === 0) return String(units);
  const digits = String(units).padStart(decimals + 1, '0');
  const after = digits.slice(-decimals).replace(/0+$/, '');
  return after === '' ? digits.slice(0, -decimals) : `${digits.slice(0, -decimals)}.${after}`;
}
