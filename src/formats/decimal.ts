/** Digits a double carries without loss: a decimal with more may not be the one that was written. */
const MOST_DIGITS = 15;
const MOST_EXPONENT = 30;

const DECIMAL = /^\+?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
const WHOLE = /^(?:0|[1-9]\d{0,14})$/;

/** A non-negative decimal: canonical text (`1492.5`), digits after the point, significant digits. */
export interface Decimal {
  readonly text: string;
  readonly decimals: number;
  readonly significant: number;
}

/** Reads `12`, `2.50`, `.5`, `1e3`; null for anything else, and for exponents beyond any amount of money. */
export function parseDecimal(text: string): Decimal | null {
  if (WHOLE.test(text)) return { text, decimals: 0, significant: text.length };
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
  return {
    text: after === '' ? before : `${before}.${after}`,
    decimals: after.length,
    significant: (before + after).replace(/^0+/, '').replace(/0+$/, '').length,
  };
}

/** The shortest decimal that names this double, or the digits of an integer. */
export const decimalOf = (n: number | bigint): Decimal | null => parseDecimal(String(n === 0 ? 0 : n));

export const isPrecise = ({ significant }: Decimal): boolean => significant <= MOST_DIGITS;

/** The decimal in units of 10^-decimals; null where it is no safe whole number of them. */
export function inUnits({ text, decimals: own }: Decimal, decimals: number): number | null {
  if (own > decimals) return null;
  const n = Number(text.replace('.', '') + '0'.repeat(decimals - own));
  return Number.isSafeInteger(n) ? n : null;
}
