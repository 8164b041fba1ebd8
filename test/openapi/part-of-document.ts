import { readFileSync } from 'node:fs';

/** A part of the document that a test may damage. */
// biome-ignore lint/suspicious/noExplicitAny: a document is damaged in places no type allows
export type Damaged = any;

const DOCUMENT = readFileSync('openapi/openapi.json', 'utf8');

const refsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/(\w+\/[\w-]+)"/g)].map(([, ref = '']) => ref);

/** Everything of the components that these names lead to. */
function reachable(components: Damaged, from: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const open = refsIn(from);
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (found.has(ref)) continue;
    found.add(ref);
    const [kind = '', name = ''] = ref.split('/');
    open.push(...refsIn(components[kind][name]));
  }
  return found;
}

/** A new copy of the document with these paths only, and what they need. */
export function partOfDocument(...paths: readonly string[]): Damaged {
  const document = JSON.parse(DOCUMENT);
  const kept = Object.fromEntries(paths.map((path) => [path, document.paths[path]]));
  const needed = reachable(document.components, kept);
  const components = Object.fromEntries(
    Object.entries(document.components as Record<string, object>).map(([kind, entries]) => [
      kind,
      Object.fromEntries(
        Object.entries(entries).filter(([name]) => kind === 'securitySchemes' || needed.has(`${kind}/${name}`)),
      ),
    ]),
  );
  const tags = Object.values(kept).flatMap((item: Damaged) => Object.values(item).flatMap(({ tags }: Damaged) => tags));
  const told = document.tags.filter(({ name }: { name: string }) => tags.includes(name));
  return { ...document, tags: told, paths: kept, components };
}
