import { type Change, type ChangeKind, type Direction, isNode, type Node, nodeAt, under } from './change.ts';

/**
 * Compares schemas as sets of values. What was allowed in a request has to stay allowed: the released schema has to fit
 * into the present one. What comes in a response has to stay within what was promised: the present one has to fit into
 * the released one. Two things are promised of responses beside the schemas: they may get fields, and the words of a
 * list may get more; a client passes over what it does not know.
 */
export interface SchemaSides {
  readonly released: unknown;
  readonly current: unknown;
}

/** One schema that has to fit into another. */
interface Pair {
  readonly inner: Node;
  readonly outer: Node;
  readonly pointer: string;
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const SIZES: readonly string[] = ['minLength', 'minItems', 'minProperties'];

const listAt = (node: Node, key: string): readonly unknown[] => {
  const found = node[key];
  return Array.isArray(found) ? found : [];
};

/** The values a schema names, if it names them. */
const valuesOf = (schema: Node): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : Array.isArray(schema.enum) ? schema.enum : undefined;

/** The alternatives of a schema; one that has none is its only one. */
function branchesOf(schema: Node): readonly Node[] {
  const choice = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')].filter(isNode);
  if (choice.length > 0) return choice;
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

const typesFit = (inner: unknown, outer: unknown): boolean =>
  outer === undefined || inner === outer || (inner === 'integer' && outer === 'number');

const typeOf = (schema: Node): unknown => {
  const [value] = valuesOf(schema) ?? [];
  return schema.type ?? (value === undefined ? undefined : value === null ? 'null' : typeof value);
};

/** Compares the schemas of two documents in one direction. */
export class SchemaComparison {
  readonly #sides: SchemaSides;
  readonly #direction: Direction;
  readonly #known = new Map<string, readonly Change[]>();

  constructor(documents: SchemaSides, direction: Direction) {
    this.#sides = documents;
    this.#direction = direction;
  }

  /** What breaks between two schemas; `pointer` is where the present one stands. */
  compare({ released, current }: SchemaSides, pointer: string): readonly Change[] {
    const [was, is] = [isNode(released) ? released : {}, isNode(current) ? current : {}];
    return this.#direction === 'request'
      ? this.#misfits({ inner: was, outer: is, pointer })
      : this.#misfits({ inner: is, outer: was, pointer });
  }

  get #innerDocument(): unknown {
    return this.#direction === 'request' ? this.#sides.released : this.#sides.current;
  }

  get #outerDocument(): unknown {
    return this.#direction === 'request' ? this.#sides.current : this.#sides.released;
  }

  #misfits({ inner, outer, pointer }: Pair): readonly Change[] {
    const [from, to] = [refOf(inner), refOf(outer)];
    if (from === undefined && to === undefined) return this.#branchMisfits({ inner, outer, pointer });
    const key = `${from ?? pointer} ${to ?? pointer}`;
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    this.#known.set(key, []);
    const here = (this.#direction === 'request' ? to : from) ?? pointer;
    const found = this.#misfits({
      inner: from === undefined ? inner : resolve(this.#innerDocument, from),
      outer: to === undefined ? outer : resolve(this.#outerDocument, to),
      pointer: here,
    });
    this.#known.set(key, found);
    return found;
  }

  #branchMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
    const [from, to] = [branchesOf(inner), branchesOf(outer)];
    const [onlyInner, onlyOuter] = [from[0], to[0]];
    if (from.length === 1 && to.length === 1 && onlyInner === inner && onlyOuter === outer)
      return this.#plainMisfits({ inner, outer, pointer });
    return from.flatMap((branch) => this.#alternative(branch, to, pointer));
  }

  /** An alternative fits where one of the other side takes it whole; else it is told beside the one it resembles. */
  #alternative(branch: Node, others: readonly Node[], pointer: string): readonly Change[] {
    const tried = (other: Node): readonly Change[] => this.#misfits({ inner: branch, outer: other, pointer });
    const alike = others.find((other) => this.#resembles(branch, other));
    const found = alike === undefined ? undefined : tried(alike);
    if (found?.length === 0 || others.some((other) => other !== alike && tried(other).length === 0)) return [];
    if (found !== undefined) return found;
    const kind = this.#direction === 'request' ? 'alternative-removed' : 'alternative-added';
    return [{ pointer, kind, detail: refOf(branch) ?? JSON.stringify(branch).slice(0, 120) }];
  }

  #resembles(inner: Node, outer: Node): boolean {
    if (refOf(inner) !== undefined || refOf(outer) !== undefined) return refOf(inner) === refOf(outer);
    return typeOf(inner) === typeOf(outer);
  }

  #plainMisfits(pair: Pair): readonly Change[] {
    const { inner, outer, pointer } = pair;
    refuseUnknown(inner);
    refuseUnknown(outer);
    if (!typesFit(typeOf(inner), typeOf(outer)))
      return [{ pointer, kind: 'type-changed', detail: `${typeOf(inner)} does not fit ${typeOf(outer)}` }];
    const values = this.#valueMisfits(pair);
    const named = valuesOf(inner);
    if (named !== undefined)
      return [...values, ...named.flatMap((value) => boundMisfits({ ...pair, inner: boundsOf(value) }))];
    return [...values, ...boundMisfits(pair), ...this.#itemMisfits(pair), ...this.#objectMisfits(pair)];
  }

  #valueMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
    const [from, to] = [valuesOf(inner), valuesOf(outer)];
    if (to === undefined) return [];
    if (from === undefined) return [{ pointer, kind: 'values-opened', detail: 'no longer a list of values' }];
    const mayGrow = this.#direction === 'response' && !('const' in outer);
    const beyond = mayGrow ? [] : from.filter((value) => !to.includes(value));
    const kind: ChangeKind = this.#direction === 'request' ? 'values-removed' : 'values-opened';
    return beyond.length === 0 ? [] : [{ pointer, kind, detail: beyond.map(String).join(', ') }];
  }

  #itemMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
    if (outer.items === undefined) return [];
    return this.#misfits({
      inner: nodeAt(inner, 'items'),
      outer: nodeAt(outer, 'items'),
      pointer: under(pointer, 'items'),
    });
  }

  #objectMisfits(pair: Pair): readonly Change[] {
    if (typeOf(pair.inner) !== 'object' && pair.inner.properties === undefined) return [];
    return [
      ...this.#requiredMisfits(pair),
      ...this.#fieldMisfits(pair),
      ...this.#goneFields(pair),
      ...this.#openMisfits(pair),
    ];
  }

  #requiredMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
    const required = listAt(inner, 'required');
    const kind: ChangeKind = this.#direction === 'request' ? 'field-required' : 'field-optional';
    return (
      listAt(outer, 'required')
        .filter((name) => !required.includes(name))
        // A field that is gone is told as such.
        .filter((name) => this.#direction === 'request' || String(name) in nodeAt(inner, 'properties'))
        .map((name) => ({ pointer: under(under(pointer, 'properties'), String(name)), kind, detail: String(name) }))
    );
  }

  #fieldMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
    const fields = nodeAt(outer, 'properties');
    return Object.entries(nodeAt(inner, 'properties')).flatMap(([name, schema]): readonly Change[] => {
      const place = under(under(pointer, 'properties'), name);
      const field = isNode(schema) ? schema : {};
      if (name in fields) return this.#misfits({ inner: field, outer: nodeAt(fields, name), pointer: place });
      const rest = outer.additionalProperties;
      if (isNode(rest)) return this.#misfits({ inner: field, outer: rest, pointer: place });
      const isRefused = rest === false && this.#direction === 'request';
      return isRefused ? [{ pointer: place, kind: 'field-removed', detail: name }] : [];
    });
  }

  /** A field that answers had and have no longer. */
  #goneFields({ inner, outer, pointer }: Pair): readonly Change[] {
    if (this.#direction === 'request') return [];
    return Object.keys(nodeAt(outer, 'properties'))
      .filter((name) => !(name in nodeAt(inner, 'properties')))
      .map((name) => ({ pointer: under(under(pointer, 'properties'), name), kind: 'field-removed', detail: name }));
  }

  #openMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
    const [from, to] = [inner.additionalProperties ?? true, outer.additionalProperties ?? true];
    const place = under(pointer, 'additionalProperties');
    if (from === false || to === true) return [];
    if (to === false) {
      const kind: ChangeKind = this.#direction === 'request' ? 'fields-closed' : 'fields-opened';
      return [{ pointer: place, kind, detail: 'any other field' }];
    }
    const names = {
      inner: nodeAt(inner, 'propertyNames'),
      outer: nodeAt(outer, 'propertyNames'),
      pointer: under(pointer, 'propertyNames'),
    };
    const rest = { inner: isNode(from) ? from : {}, outer: isNode(to) ? to : {}, pointer: place };
    return [...this.#misfits(rest), ...(outer.propertyNames === undefined ? [] : this.#misfits(names))];
  }
}

const refOf = ({ $ref }: Node): string | undefined => (typeof $ref === 'string' ? $ref.slice(1) : undefined);

const resolve = (document: unknown, pointer: string): Node =>
  pointer
    .split('/')
    .slice(1)
    .reduce(
      (node: Node, key) => nodeAt(node, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      isNode(document) ? document : {},
    );

/** What says more than is compared here must not pass for unchanged. */
function refuseUnknown(schema: Node): void {
  const found = ['allOf', 'not', 'if', 'prefixItems', 'patternProperties', 'dependentRequired'].find(
    (key) => key in schema,
  );
  if (found !== undefined) throw new Error(`schemas with ${found} cannot be compared`);
}

/** The bounds a value keeps by itself. */
function boundsOf(value: unknown): Node {
  if (typeof value === 'number') return { type: 'number', minimum: value, maximum: value };
  return typeof value === 'string' ? { type: 'string', minLength: value.length, maxLength: value.length } : {};
}

const numberAt = (node: Node, key: string): number | undefined => {
  const found = node[key];
  return typeof found === 'number' ? found : SIZES.includes(key) ? 0 : undefined;
};

function boundMisfits({ inner, outer, pointer }: Pair): readonly Change[] {
  const told = (key: string): string => `${key}: ${inner[key] ?? 'none'} does not fit ${outer[key]}`;
  const above = UPPER.filter((key) => {
    const [from, to] = [numberAt(inner, key), numberAt(outer, key)];
    return to !== undefined && (from === undefined || from > to);
  });
  const below = LOWER.filter((key) => {
    const [from, to] = [numberAt(inner, key), numberAt(outer, key)];
    return to !== undefined && (from === undefined || from < to);
  });
  const alike = outer.uniqueItems === true && inner.uniqueItems !== true ? ['uniqueItems'] : [];
  const bounds = [...above, ...below, ...alike].map(
    (key): Change => ({ pointer: under(pointer, key), kind: 'bound-moved', detail: told(key) }),
  );
  const forms = ['pattern', 'format'].filter((key) => outer[key] !== undefined && inner[key] !== outer[key]);
  return [
    ...bounds,
    ...forms.map((key): Change => ({ pointer: under(pointer, key), kind: 'pattern-changed', detail: told(key) })),
  ];
}
