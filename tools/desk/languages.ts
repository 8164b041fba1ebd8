import type { Plugin } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a syntax tree, outermost first. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const own of value) yield* nodesOf(own);
  else if (isNode(value)) {
    yield value;
    for (const own of Object.values(value)) if (typeof own === 'object') yield* nodesOf(own);
  }
}

function keyOf(property: unknown): string | null {
  if (!isNode(property) || property.type !== 'Property' || property.computed === true) return null;
  const { key } = property;
  if (!isNode(key)) return null;
  return String(key.type === 'Identifier' ? key.name : key.value);
}

/** Where the text of the other languages stands: in every object that has one entry a language and nothing else. */
function othersIn(program: unknown, language: string, languages: readonly string[]): [number, number][] {
  const cuts: [number, number][] = [];
  for (const { type, properties } of nodesOf(program)) {
    if (type !== 'ObjectExpression' || !Array.isArray(properties) || properties.length !== languages.length) continue;
    const keys = properties.map(keyOf);
    if (!languages.every((own) => keys.includes(own))) continue;
    for (const [i, property] of properties.entries())
      if (keys[i] !== language && isNode(property)) cuts.push([property.start, property.end]);
  }
  return cuts;
}

/** The code without what is between the cuts; cuts inside cuts go with them. */
function without(code: string, cuts: readonly (readonly [number, number])[]): string {
  let [out, from] = ['', 0];
  for (const [start, end] of [...cuts].sort((a, b) => a[0] - b[0])) {
    if (start < from) continue;
    out += code.slice(from, start);
    from = end;
    while (/[\s,]/.test(code[from] ?? '')) from += 1;
  }
  return out + code.slice(from);
}

/** Leaves one language of every text in a bundle: half of what the core has to say is never shown on one page. */
export const oneLanguage = (language: string, languages: readonly string[]): Plugin => ({
  name: 'one-language',
  transform(code, id) {
    if (!/\/src\/(?:core|formats|service|contract)\//.test(id)) return null;
    const cuts = othersIn(this.parse(code), language, languages);
    return cuts.length === 0 ? null : { code: without(code, cuts), map: null };
  },
});
