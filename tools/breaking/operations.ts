import { type Change, isNode, type Node, nodeAt, under } from './change.ts';
import type { SchemaComparison, SchemaSides } from './schemas.ts';

/** How requests and responses are compared. */
export interface Comparisons {
  readonly request: SchemaComparison;
  readonly response: SchemaComparison;
}

interface Sides extends SchemaSides {
  readonly released: Node;
  readonly current: Node;
}

const both = ({ released, current }: Sides, key: string): Sides => ({
  released: nodeAt(released, key),
  current: nodeAt(current, key),
});

/** What is left of each entry that was there; the entries that are gone are told by `gone`. */
function eachKept(
  { released, current }: Sides,
  pointer: string,
  { kept, gone }: { kept: (sides: Sides, place: string, key: string) => readonly Change[]; gone: Change['kind'] },
): readonly Change[] {
  return Object.keys(released).flatMap((key) => {
    const place = under(pointer, key);
    return key in current
      ? kept(both({ released, current }, key), place, key)
      : [{ pointer: place, kind: gone, detail: key }];
  });
}

const parametersOf = (operation: Node): ReadonlyMap<string, Node> => {
  const listed = Array.isArray(operation.parameters) ? operation.parameters.filter(isNode) : [];
  return new Map(listed.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
};

function parameterChanges({ released, current }: Sides, pointer: string, { request }: Comparisons): readonly Change[] {
  const [before, now] = [parametersOf(released), parametersOf(current)];
  const place = under(pointer, 'parameters');
  const gone = [...before.keys()].filter((name) => !now.has(name));
  const changed = [...now].flatMap(([name, parameter], i): readonly Change[] => {
    const was = before.get(name);
    const here = under(place, String(i));
    const isNewlyRequired = parameter.required === true && was?.required !== true;
    const sides = { released: was?.schema, current: parameter.schema };
    return [
      ...(isNewlyRequired ? [{ pointer: here, kind: 'parameter-required', detail: name } as const] : []),
      ...(was === undefined ? [] : request.compare(sides, under(here, 'schema'))),
    ];
  });
  return [...gone.map((name) => ({ pointer: place, kind: 'parameter-removed', detail: name }) as const), ...changed];
}

/** Bodies by their media types: more may be taken or offered, none may go. */
const contentChanges = (sides: Sides, pointer: string, comparison: SchemaComparison): readonly Change[] =>
  eachKept(both(sides, 'content'), under(pointer, 'content'), {
    gone: 'media-type-removed',
    kept: ({ released, current }, place) =>
      comparison.compare({ released: released.schema, current: current.schema }, under(place, 'schema')),
  });

function bodyChanges(sides: Sides, pointer: string, { request }: Comparisons): readonly Change[] {
  const { released, current } = both(sides, 'requestBody');
  const place = under(pointer, 'requestBody');
  const had = 'requestBody' in sides.released;
  if (!('requestBody' in sides.current))
    return had ? [{ pointer: place, kind: 'body-removed', detail: 'no body is taken' }] : [];
  const isNewlyRequired = current.required === true && released.required !== true;
  return [
    ...(isNewlyRequired ? [{ pointer: place, kind: 'body-required', detail: 'a body has to be sent' } as const] : []),
    ...contentChanges({ released, current }, place, request),
  ];
}

/** A client knows every status by its class; only an answer it takes for a success, or has to follow, is new to it. */
const isSurprise = (status: string): boolean => /^[123]/.test(status) && status !== '304';

function responseChanges(sides: Sides, pointer: string, { response }: Comparisons): readonly Change[] {
  const answers = both(sides, 'responses');
  const place = under(pointer, 'responses');
  const added = Object.keys(answers.current).filter((status) => !(status in answers.released) && isSurprise(status));
  const kept = eachKept(answers, place, {
    gone: 'status-removed',
    kept: (answer, here) => [
      ...contentChanges(answer, here, response),
      ...eachKept(both(answer, 'headers'), under(here, 'headers'), {
        gone: 'header-removed',
        kept: ({ released, current }, header) =>
          response.compare({ released: released.schema, current: current.schema }, under(header, 'schema')),
      }),
    ],
  });
  return [
    ...added.map((status) => ({ pointer: under(place, status), kind: 'status-added', detail: status }) as const),
    ...kept,
  ];
}

type Requirement = readonly string[];

/** The ways to be let in; one that asks for nothing where there are none. */
function waysIn(operation: Node, document: Node): readonly Requirement[] {
  const told = operation.security ?? document.security;
  const ways = Array.isArray(told) ? told.filter(isNode).map((way) => Object.keys(way)) : [];
  return ways.length === 0 ? [[]] : ways;
}

/** Whoever was let in has to be let in with the same. */
function securityChanges({ released, current }: Sides, pointer: string, documents: Sides): readonly Change[] {
  const ways = waysIn(current, documents.current);
  const shut = waysIn(released, documents.released).filter(
    (way) => !ways.some((schemes) => schemes.every((scheme) => way.includes(scheme))),
  );
  return shut.map((way) => ({
    pointer: under(pointer, 'security'),
    kind: 'security-added',
    detail: way.length === 0 ? 'was open to everybody' : way.join(', '),
  }));
}

const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace', 'query'];

const operationsOf = (item: Node): Node =>
  Object.fromEntries(Object.entries(item).filter(([key]) => METHODS.includes(key)));

function operationChanges(
  sides: Sides,
  pointer: string,
  documents: Sides,
  comparisons: Comparisons,
): readonly Change[] {
  const { released, current } = sides;
  const id = released.operationId;
  return [
    ...(id === current.operationId
      ? []
      : [{ pointer: under(pointer, 'operationId'), kind: 'operation-id-changed', detail: `was ${id}` } as const]),
    ...securityChanges(sides, pointer, documents),
    ...parameterChanges(sides, pointer, comparisons),
    ...bodyChanges(sides, pointer, comparisons),
    ...responseChanges(sides, pointer, comparisons),
  ];
}

/** What breaks in the paths of two documents. */
export const pathChanges = (documents: Sides, comparisons: Comparisons): readonly Change[] =>
  eachKept(both(documents, 'paths'), '/paths', {
    gone: 'path-removed',
    kept: ({ released, current }, place) =>
      eachKept({ released: operationsOf(released), current: operationsOf(current) }, place, {
        gone: 'operation-removed',
        kept: (sides, here) => operationChanges(sides, here, documents, comparisons),
      }),
  });
