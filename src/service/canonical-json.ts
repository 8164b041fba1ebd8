/** A text in which nothing is escaped in JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** A few keys are put in order faster than `sort` begins to. */
function inOrder(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i += 1) {
    const key = keys[i] ?? '';
    let place = i;
    for (; place > 0 && (keys[place - 1] ?? '') > key; place -= 1) keys[place] = keys[place - 1] ?? '';
    keys[place] = key;
  }
  return keys;
}

function ofObject(value: object): string {
  let text = '';
  for (const key of inOrder(Object.keys(value))) {
    const own: unknown = Reflect.get(value, key);
    if (own !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonicalJson(own)}`;
  }
  return `{${text}}`;
}

/**
 * Canonical JSON (RFC 8785) of what came as JSON: keys by their code units, no blanks, fields that are undefined left out.
 * Half a surrogate pair, which that standard refuses, is written escaped, as `JSON.stringify` does.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) {
    let text = '';
    for (const own of value) text += `${text === '' ? '' : ','}${canonicalJson(own)}`;
    return `[${text}]`;
  }
  return typeof value === 'object' && value !== null ? ofObject(value) : String(value);
}
