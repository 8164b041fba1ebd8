import type { IrregularityEntry } from '../../contract/irregularities.ts';
import type { RulingsRequest, RulingsResponse, WireFact } from '../../contract/rulings.ts';
import { readCards } from './cards.ts';
import type { Told } from './hand.ts';

type Book = NonNullable<Told['rulebook']>;
type Schema = Readonly<Record<string, unknown>>;

/** How a question is answered. */
export type Asking =
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'seats' | 'chips' | 'cards' | 'seat-cards' | 'seat-amounts' };

/** Answers that are written. */
export type Written = Exclude<Asking, { kind: 'flag' | 'choice' | 'choices' }>;

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((own) => typeof own === 'string') : [];

const schemaIn = (value: unknown): Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Seats are few; a list of larger numbers is chips. */
const SEATS = 10;

function listAsking(items: Schema): Asking {
  if (Array.isArray(items.enum)) return { kind: 'choices', values: strings(items.enum) };
  if (items.type === 'string') return { kind: 'cards' };
  if (items.type === 'object') return { kind: 'card' in schemaIn(items.properties) ? 'seat-cards' : 'seat-amounts' };
  return { kind: Number(items.maximum) <= SEATS ? 'seats' : 'chips' };
}

/** How the fact of a schema is asked for. */
export function askingOf(schema: Schema): Asking {
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (Array.isArray(schema.enum)) return { kind: 'choice', values: strings(schema.enum) };
  if (schema.type === 'array') return listAsking(schemaIn(schema.items));
  return { kind: 'number', least: Number(schema.minimum ?? 0), most: Number(schema.maximum ?? 0) };
}

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** Reads `3 7h, 4 Kd` or `3 200, 4 150`: a seat and what is its. */
function pairs<T>(text: string, read: (rest: string) => T | undefined): { seat: number; own: T }[] | undefined {
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '');
  const found = parts.flatMap((part) => {
    const [, seat, rest = ''] = /^\s*(\d+)\s+(.+)$/.exec(part) ?? [];
    const own = read(rest);
    return seat === undefined || own === undefined ? [] : [{ seat: Number(seat), own }];
  });
  return found.length === parts.length && found.length > 0 ? found : undefined;
}

const single = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** An answer that is written; undefined where it cannot be read. */
export function factOf(asking: Asking, text: string): WireFact | undefined {
  switch (asking.kind) {
    case 'flag':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'choice':
      return asking.values.find((own) => own === text);
    case 'choices': {
      const chosen = text.split(' ').filter((own) => asking.values.includes(own));
      return chosen.length > 0 ? chosen : undefined;
    }
    case 'number': {
      const number = single(numbersIn(text));
      return number !== undefined && number >= asking.least && number <= asking.most ? number : undefined;
    }
    case 'cards': {
      const { cards, rest } = readCards(text);
      return cards.length > 0 && rest === '' ? cards : undefined;
    }
    case 'seat-cards':
      return pairs(text, (rest) => single(readCards(rest).cards))?.map(({ seat, own }) => ({ seat, card: own }));
    case 'seat-amounts':
      return pairs(text, (rest) => single(numbersIn(rest)))?.map(({ seat, own }) => ({ seat, amount: own }));
    default: {
      const numbers = numbersIn(text);
      return numbers.length > 0 ? numbers : undefined;
    }
  }
}

/** A case at the table as it is told so far. */
export interface Case {
  readonly type: IrregularityEntry['type'];
  /** What was answered, in the order it was, as written. */
  readonly answers: readonly { readonly fact: string; readonly text: string }[];
}

export const answer = (own: Case, fact: string, text: string): Case => {
  const known = own.answers.some((given) => given.fact === fact);
  const answers = known
    ? own.answers.map((given) => (given.fact === fact ? { fact, text } : given))
    : [...own.answers, { fact, text }];
  return { ...own, answers: answers.filter((given) => given.text !== '') };
};

/** What the service is asked about a case, the house's rulebook first. */
export function caseRequest(
  { type, answers }: Case,
  { facts }: IrregularityEntry,
  rulebooks: readonly Book[],
  hand: Told | null,
): RulingsRequest {
  const told = answers.flatMap(({ fact, text }) => {
    const schema = facts.properties[fact];
    const value = schema === undefined ? undefined : factOf(askingOf(schema), text);
    return value === undefined ? [] : [[fact, value] as const];
  });
  return {
    irregularity: { type, ...Object.fromEntries(told) },
    rulebooks: [...rulebooks],
    ...(hand === null ? {} : { hand }),
  };
}

type Ruling = RulingsResponse['rulings'][number];

/** The house's own ruling, and the others, those that say the same together. */
export function rulingsBeside(
  { rulings }: RulingsResponse,
  house: string,
): {
  readonly own: Ruling | undefined;
  readonly others: readonly { readonly books: readonly string[]; readonly ruling: Ruling }[];
} {
  const own = rulings.find(({ rulebook }) => rulebook === house);
  const others = new Map<string, { books: string[]; ruling: Ruling }>();
  for (const ruling of rulings.filter(({ rulebook }) => rulebook !== house)) {
    const key = `${ruling.decision} ${ruling.text}`;
    const known = others.get(key);
    if (known === undefined) others.set(key, { books: [ruling.rulebook], ruling });
    else known.books.push(ruling.rulebook);
  }
  return { own, others: [...others.values()] };
}

/** Whether two rulings come to the same. */
export const isSame = (a: Ruling, b: Ruling): boolean => a.decision === b.decision && a.text === b.text;
