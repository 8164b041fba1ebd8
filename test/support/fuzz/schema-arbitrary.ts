import fc from 'fast-check';
import { DOCUMENT } from '../documented.ts';

/** The part of JSON Schema that the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Longer texts and lists say nothing more. */
const MOST_ITEMS = 4;
const LONGEST = 12;

const known = new Map<string, fc.Arbitrary<unknown>>();

function referred($ref: string): fc.Arbitrary<unknown> {
  const name = $ref.split('/').at(-1) ?? '';
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = fitting((DOCUMENT.components.schemas[name] ?? {}) as Schema);
  known.set(name, made);
  return made;
}

function integers({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: Schema): fc.Arbitrary<number> {
  const usual = { min: Math.max(minimum, Math.min(maximum, 0)), max: Math.min(maximum, Math.max(minimum, 1_000)) };
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer(usual) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );
}

function texts({ pattern, minLength = 0, maxLength = LONGEST }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)) });
}

function objects({
  properties = {},
  required = [],
  additionalProperties,
  propertyNames,
}: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, own]) => [name, fitting(own)]));
  // Of a hundred options few are said at a time.
  const optional = Object.keys(fields).filter((name) => !required.includes(name));
  const few = fc.subarray(optional, { maxLength: Math.min(optional.length, 6) });
  const told = few.chain((names) =>
    fc.record(
      Object.fromEntries([...required, ...names].flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
    ),
  );
  if (typeof additionalProperties !== 'object') return told;
  return fc.dictionary(
    fitting(propertyNames ?? { type: 'string' }) as fc.Arbitrary<string>,
    fitting(additionalProperties),
    {
      maxKeys: MOST_ITEMS,
    },
  );
}

/** Values of a schema's shape, mostly small ones. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type, items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
  if ($ref !== undefined) return referred($ref);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const either = anyOf ?? oneOf;
  if (either !== undefined) return fc.oneof(...either.map(fitting));
  switch (type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(fitting(items), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
      });
    case 'integer':
      return integers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
