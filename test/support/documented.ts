import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Described {
  readonly content?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Described>>;
}

/** An answer as it went out; the body is null where it is not read here. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string | null;
}

export const DOCUMENT: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
} = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
ajv.addSchema(DOCUMENT, 'document');

const compiled = new Map<string, ValidateFunction>();

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** The validator of the schema at a place of the document. */
export function schemaAt(...place: readonly string[]): ValidateFunction {
  const pointer = place.map((part) => `/${encodeURIComponent(escaped(part))}`).join('');
  const before = compiled.get(pointer);
  if (before !== undefined) return before;
  const made = ajv.compile({ $ref: `document#${pointer}` });
  compiled.set(pointer, made);
  return made;
}

/** Sent with any answer, whatever its operation: about the connection, or protective. */
const GENERAL =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|content-type|content-security-policy|cross-origin-.*|origin-agent-cluster|referrer-policy|strict-transport-security|x-.*|access-control-.*)$/;
/** With a problem, which has one shape everywhere. */
const OF_PROBLEMS = /^(?:content-language|vary|cache-control|allow|accept-query|retry-after|www-authenticate)$/;
/** Only where a limit is set. */
const WHERE_LIMITED = /^ratelimit/i;

const matches = (template: string, path: string): boolean => {
  const parts = template.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, i) => part === given[i] || (part.startsWith('{') && given[i] !== ''))
  );
};

const pathOf = (url: string): string => url.split('?')[0] ?? '';

const templateOf = (url: string): string | undefined => {
  const path = pathOf(url);
  return path in DOCUMENT.paths ? path : Object.keys(DOCUMENT.paths).find((template) => matches(template, path));
};

/** A QUERY answers like POST and HEAD like GET; the document has neither. */
const documentedMethod = (method: string): string => ({ QUERY: 'post', HEAD: 'get' })[method] ?? method.toLowerCase();

const typeOf = ({ headers }: Sent): string => String(headers['content-type'] ?? '').split(';')[0] ?? '';

const errorsOf = (validate: ValidateFunction): string => ajv.errorsText(validate.errors).slice(0, 500);

function faultIn(body: string, type: string, validate: ValidateFunction): string | null {
  const values = type.startsWith('text/')
    ? [body]
    : type === 'application/x-ndjson'
      ? body
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line))
      : [JSON.parse(body)];
  for (const value of values)
    if (!validate(value)) return `${errorsOf(validate)}: ${JSON.stringify(value).slice(0, 300)}`;
  return null;
}

/** What is wrong with a problem, wherever it comes from. */
function faultOfProblem(sent: Sent): string | null {
  if (typeOf(sent) !== 'application/problem+json') return `${sent.status} sent as ${typeOf(sent)}`;
  if (sent.headers['cache-control'] !== 'no-store') return 'a problem that may be kept';
  if (sent.method === 'HEAD' || sent.body === null) return null;
  const fault = faultIn(sent.body, typeOf(sent), schemaAt('components', 'schemas', 'Problem'));
  if (fault !== null) return fault;
  return JSON.parse(sent.body).status === sent.status ? null : 'another status in the body';
}

function faultOfHeaders(sent: Sent, { headers: described = {} }: Described): string | null {
  const names = new Map(Object.keys(described).map((name) => [name.toLowerCase(), name]));
  const isProblem = sent.status >= 400;
  for (const name of Object.keys(sent.headers))
    if (!names.has(name) && !GENERAL.test(name) && !(isProblem && OF_PROBLEMS.test(name)))
      return `a header that is not described: ${name}`;
  for (const name of names.keys())
    if (sent.headers[name] === undefined && !WHERE_LIMITED.test(name)) return `without the header ${name}`;
  return null;
}

function faultOfOperation(sent: Sent, path: string, method: string, operation: Operation): string | null {
  const described = operation.responses[sent.status];
  // Conditions are described where the document has a method that they hold for.
  if (described === undefined && sent.status === 304 && sent.method === 'QUERY') return sent.body ? 'a body' : null;
  if (described === undefined) return `the status ${sent.status} is not described`;
  const headers = faultOfHeaders(sent, described);
  if (headers !== null) return headers;
  const types = Object.keys(described.content ?? {});
  if (types.length === 0) return sent.body ? 'a body that is not described' : null;
  const type = typeOf(sent);
  if (!types.includes(type)) return `the type ${type} is not described`;
  if (sent.method === 'HEAD' || sent.body === null) return null;
  return faultIn(
    sent.body,
    type,
    schemaAt('paths', path, method, 'responses', String(sent.status), 'content', type, 'schema'),
  );
}

/** Addresses the document leaves out: pages for people. */
const isPage = (url: string): boolean => /^\/(?:docs|desk|problems|metrics|openapi\.json|$)/.test(pathOf(url));

function faultOf(sent: Sent): string | null {
  const { method, url, status } = sent;
  if (status >= 400) {
    const fault = faultOfProblem(sent);
    if (fault !== null) return fault;
  }
  const path = templateOf(url);
  if (path === undefined) return status < 400 && !isPage(url) ? 'an address that is not described' : null;
  const operation = DOCUMENT.paths[path]?.[documentedMethod(method)];
  if (operation !== undefined) return faultOfOperation(sent, path, documentedMethod(method), operation);
  if (method === 'OPTIONS' && status === 204) {
    // A browser that asks beforehand is told in headers of its own.
    const told = sent.headers.allow ?? sent.headers['access-control-allow-methods'];
    return told === undefined ? 'OPTIONS without Allow' : null;
  }
  if (status === 405) return sent.headers.allow === undefined ? '405 without Allow' : null;
  return status >= 400 && status < 500 ? null : `the method answers ${status} and is not described`;
}

/** What is undocumented in an answer, or against its schema; null where nothing is. */
export function undocumented(sent: Sent): string | null {
  const fault = faultOf(sent);
  return fault === null ? null : `${sent.method} ${sent.url} ${sent.status}: ${fault}`;
}
