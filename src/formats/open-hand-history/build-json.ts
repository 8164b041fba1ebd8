/** JSON written as text at once, so that numbers stay decimals. */
export type Token = string;

export const text = (value: string): Token => JSON.stringify(value);

export const list = (items: readonly Token[]): Token => `[${items.join(',')}]`;

/** An object of the fields that are told. */
export const object = (fields: readonly (readonly [string, Token | null])[]): Token =>
  `{${fields.flatMap(([key, value]) => (value === null ? [] : [`${text(key)}:${value}`])).join(',')}}`;

const NUMBER = /^(?:0|[1-9]\d{0,20})(?:\.\d{1,20})?$/;

/** A number as it is written, else the text in quotes. */
export const number = (value: string): Token => (NUMBER.test(value) ? value : text(value));

/** A truth value, else the text in quotes. */
export const flag = (value: string): Token => (value === 'true' || value === 'false' ? value : text(value));
