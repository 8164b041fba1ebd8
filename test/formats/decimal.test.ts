import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, decimalsOf, decimalText, inUnits, isPrecise, parseDecimal } from '../../src/formats/decimal.ts';

/** The decimal by its digits alone: whole part, fraction without needless zeros. */
function slow(text: string): { readonly text: string; readonly decimals: number; readonly digits: bigint } {
  const [whole = '', fraction = ''] = text.split('.');
  const after = fraction.replace(/0+$/, '');
  const before = String(BigInt(whole || '0'));
  return {
    text: after === '' ? before : `${before}.${after}`,
    decimals: after.length,
    digits: BigInt(before + after),
  };
}

const written = fc
  .tuple(fc.stringMatching(/^\d{1,18}$/), fc.option(fc.stringMatching(/^\d{1,18}$/)))
  .map(([whole, fraction]) => (fraction === null ? whole : `${whole}.${fraction}`));

const significantDigits = (digits: bigint): number => String(digits).replace(/0+$/, '').length;

describe('a decimal', () => {
  it('is its own digits', () => {
    fc.assert(
      fc.property(written, fc.nat(20), (text, decimals) => {
        const read = parseDecimal(text);
        expect(read).not.toBeNull();
        if (read === null) return;
        const own = slow(text);
        expect(decimalText(read)).toBe(own.text);
        expect(decimalsOf(read)).toBe(own.decimals);
        expect(isPrecise(read)).toBe(significantDigits(own.digits) <= 15);
        const units = decimals < own.decimals ? null : own.digits * 10n ** BigInt(decimals - own.decimals);
        const safe = units !== null && units <= BigInt(Number.MAX_SAFE_INTEGER);
        expect(inUnits(read, decimals)).toBe(safe ? Number(units) : null);
      }),
    );
  });

  it('of a double is the shortest that names it', () => {
    const amounts = fc.oneof(
      fc.double({ min: 0, noNaN: true, noDefaultInfinity: true, max: 1e20 }),
      fc.tuple(fc.nat(1e9), fc.nat(6)).map(([units, decimals]) => Number(`${units}e-${decimals}`)),
    );
    fc.assert(
      fc.property(amounts, (n) => {
        const read = decimalOf(n);
        const byText = parseDecimal(String(n));
        expect(read).toEqual(byText);
      }),
    );
  });

  it.each([
    ['1e3', '1000', 0],
    ['.5', '0.5', 1],
    ['5.', '5', 0],
    ['007.50', '7.5', 1],
    ['+12.25', '12.25', 2],
    ['0.00', '0', 0],
    ['125e-2', '1.25', 2],
  ])('%s is %s', (text, shortest, decimals) => {
    const read = parseDecimal(text) ?? Number.NaN;
    expect([decimalText(read), decimalsOf(read)]).toEqual([shortest, decimals]);
  });

  it.each(['', '.', '1.2.3', '-1', '1e99', '1,5', 'inf', '0x1'])('%j is none', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});
