import { type Decimal, decimalOf, decimalText, isPrecise, isWhole } from '../decimal.ts';
import type { FieldPath } from './locate.ts';

export const PHH_FAULTS = [
  'not-toml',
  'no-hand',
  'not-a-hand',
  'unsupported-game',
  'missing-field',
  'wrong-type',
  'wrong-length',
  'not-an-amount',
  'too-many-digits',
  'amount-too-large',
  'stack-not-positive',
  'wrong-player-count',
  'no-such-seat',
  'duplicate-seat',
  'seats-not-clockwise',
  'unclear-blinds',
  'unreadable-action',
  'no-such-player',
  'bad-cards',
  'amount-missing',
  'cards-differ',
] as const;
export type PhhFaultCode = (typeof PHH_FAULTS)[number];

export interface HandFault {
  readonly code: PhhFaultCode;
  readonly path: FieldPath;
  readonly expected: string | null;
  readonly detail: string | null;
}

export type Table = Readonly<Record<string, unknown>>;

/** The fields of a hand that are read, told or not, by their places in `FIELDS`: tables of one shape are fast to read. */
export const tableOf = (values: readonly unknown[]): Record<string, unknown> => ({
  variant: values[0],
  antes: values[1],
  blinds_or_straddles: values[2],
  bring_in: values[3],
  small_bet: values[4],
  big_bet: values[5],
  min_bet: values[6],
  starting_stacks: values[7],
  actions: values[8],
  players: values[9],
  seats: values[10],
  finishing_stacks: values[11],
  winnings: values[12],
  currency: values[13],
  ante_trimming_status: values[14],
});

/** Their names: fields that are no labels. */
export const FIELDS: readonly string[] = Object.keys(tableOf([]));

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** A value as text: dates without the time they lack, lists and tables as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString().replace(/\.000(?=Z?$|[+-])/, '');
  if (typeof value !== 'object' || value === null) return String(value);
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? String(inner) : inner));
}

// Lists are taken as they are where nothing in them has to be read: nearly always.

const areTexts = (list: readonly unknown[]): list is readonly string[] => {
  for (const value of list) if (typeof value !== 'string') return false;
  return true;
};

/** Whether all are amounts as they stand. */
export const areWhole = (list: readonly unknown[]): list is readonly number[] => {
  for (const value of list) if (typeof value !== 'number' || !isWhole(value)) return false;
  return true;
};

/** The path of a field, or of one element of it. */
const pathOf = (field: string, element: number | null): FieldPath =>
  element === null ? { field } : { field, element };

/** Reads the fields of one hand, collecting everything that is wrong with them. */
export class Fields {
  readonly faults: HandFault[] = [];
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  report(code: PhhFaultCode, path: FieldPath, expected: string | null, detail: unknown): void {
    this.faults.push({ code, path, expected, detail: detail === null ? null : textOf(detail).slice(0, 120) });
  }

  has(field: string): boolean {
    return this.#table[field] !== undefined;
  }

  text(field: string): string | null {
    const value = this.#table[field];
    if (value === undefined || typeof value === 'string') return value ?? null;
    this.report('wrong-type', { field }, 'a string', value);
    return null;
  }

  flag(field: string): boolean {
    const value = this.#table[field] ?? false;
    if (typeof value === 'boolean') return value;
    this.report('wrong-type', { field }, 'true or false', value);
    return false;
  }

  /** The elements of a list, as many as there are players; null where it is missing or no list. */
  list(field: string, length: number | null): readonly unknown[] | null {
    const value = this.#table[field];
    if (value === undefined) return null;
    if (!Array.isArray(value)) {
      this.report('wrong-type', { field }, 'a list', value);
      return null;
    }
    if (length === null || value.length === length) return value;
    this.report('wrong-length', { field }, `${length} values, one a player`, `${value.length} values`);
    return null;
  }

  texts(field: string, length: number | null): readonly string[] | null {
    const list = this.list(field, length);
    if (list === null || areTexts(list)) return list;
    return list.map((value, element) => {
      if (typeof value === 'string') return value;
      this.report('wrong-type', { field, element }, 'a string', value);
      return '';
    });
  }

  amount(field: string): Decimal | null {
    const value = this.#table[field];
    return value === undefined ? null : this.precise(value, field);
  }

  amounts(field: string, length: number | null): readonly (Decimal | null)[] | null {
    const list = this.list(field, length);
    if (list === null || areWhole(list)) return list;
    return list.map((value, element) => this.precise(value, field, element));
  }

  /** A number as the decimal it was written as, however many digits it has. */
  decimal(value: unknown, field: string, element: number | null = null): Decimal | null {
    const decimal = typeof value === 'number' || typeof value === 'bigint' ? decimalOf(value) : null;
    if (decimal === null) this.report('not-an-amount', pathOf(field, element), 'a number from 0', value);
    return decimal;
  }

  precise(value: unknown, field: string, element: number | null = null): Decimal | null {
    const decimal = this.decimal(value, field, element);
    if (decimal === null || isPrecise(decimal)) return decimal;
    const path = pathOf(field, element);
    this.report('too-many-digits', path, 'at most 15 significant digits', decimalText(decimal));
    return null;
  }

  /** Fields that are not read, as labelled text. */
  rest(): Record<string, string> {
    const others: Record<string, string> = {};
    const told = Object.keys(this.#table);
    for (let i = 0; i < told.length; i += 1) {
      const field = told[i] ?? '';
      if (field !== FIELDS[i] && !FIELDS.includes(field)) others[field] = textOf(this.#table[field]);
    }
    return others;
  }
}
