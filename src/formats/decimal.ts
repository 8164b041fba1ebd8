/** Digits a double carries without loss: a decimal with more may not be the one that was written. */
const MOST_DIGITS = 15;
const MOST_WHOLE = 10 ** MOST_DIGITS;
const MOST_EXPONENT = 30;

const DECIMAL = /^\+?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

const ZERO = 48;
const NINE = 57;
const POINT = 46;

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

/**
 * A non-negative decimal that is no number below, in units of 10^-decimals with no needless zero at the end; as canonical
 * text (`1492.5`) where those are more than fifteen digits, with how many of its digits are significant.
 */
export interface LongDecimal {
  readonly units: number;
  readonly decimals: number;
  readonly text: string | null;
  readonly significant: number;
}

/** A non-negative decimal: a whole number of up to fifteen digits as it is, which nearly all are. */
export type Decimal = number | LongDecimal;

const fixed = (units: number, decimals: number): LongDecimal => ({ units, decimals, text: null, significant: 0 });

/** Up to fifteen digits around a point, as in `12.50`; null for any other text. */
function pointed(text: string): Decimal | null {
  const { length } = text;
  let point = -1;
  let units = 0;
  for (let i = 0; i < length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === POINT && point < 0) point = i;
    else if (code < ZERO || code > NINE) return null;
    else units = units * 10 + code - ZERO;
  }
  if (point <= 0 || point === length - 1 || length > MOST_DIGITS) return null;
  let decimals = length - 1 - point;
  for (; decimals > 0 && units % 10 === 0; decimals -= 1) units /= 10;
  return decimals === 0 ? units : fixed(units, decimals);
}

/** Reads `12`, `2.50`, `.5`, `1e3`; null for anything else, and for exponents beyond any amount of money. */
export function parseDecimal(text: string): Decimal | null {
  const number = wholeIn(text, 0);
  if (number >= 0) return number;
  const plain = pointed(text);
  if (plain !== null) return plain;
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
  const figures = (before + after).replace(/^0+/, '');
  if (after !== '' && figures.length <= MOST_DIGITS) return fixed(Number(figures), after.length);
  return {
    units: Number.NaN,
    decimals: after.length,
    text: after === '' ? before : `${before}.${after}`,
    significant: figures.replace(/0+$/, '').length,
  };
}

/** Whether a double is a whole number no digit of which is lost, as it stands. */
export const isWhole = (n: number): boolean => n < MOST_WHOLE && (n > 0 ? Number.isInteger(n) : Object.is(n, 0));

/** Powers of ten by which amounts of money become whole. */
const POWERS: readonly number[] = [10, 100, 1000, 10_000];

/** The shortest decimal that names this double, or the digits of an integer. */
export function decimalOf(n: number | bigint): Decimal | null {
  if (typeof n !== 'number') return parseDecimal(String(n));
  if (isWhole(n)) return n;
  // No two decimals of fifteen digits are one double: whichever comes to this one is the one that was written.
  for (let i = 0; i < POWERS.length; i += 1) {
    const power = POWERS[i] ?? 1;
    const units = Math.round(n * power);
    if (units > 0 && units < MOST_WHOLE && units / power === n) return fixed(units, i + 1);
  }
  return parseDecimal(String(n));
}

export function decimalText(d: Decimal): string {
  return typeof d === 'number' ? String(d) : (d.text ?? unitsText(d.units, d.decimals));
}

/** Digits after the point. */
export const decimalsOf = (d: Decimal): number => (typeof d === 'number' ? 0 : d.decimals);

export const isPrecise = (d: Decimal): boolean =>
  typeof d === 'number' || d.text === null || d.significant <= MOST_DIGITS;

/** The decimal in units of 10^-decimals; null where it is no safe whole number of them. */
export function inUnits(d: Decimal, decimals: number): number | null {
  if (typeof d === 'number') return decimals === 0 ? d : scaled(d, decimals);
  if (d.decimals > decimals) return null;
  if (d.text === null) return scaled(d.units, decimals - d.decimals);
  return safe(Number(d.text.replace('.', '') + '0'.repeat(decimals - d.decimals)));
}

const safe = (n: number): number | null => (Number.isSafeInteger(n) ? n : null);

const scaled = (units: number, power: number): number | null => safe(units === 0 ? 0 : units * 10 ** power);

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
