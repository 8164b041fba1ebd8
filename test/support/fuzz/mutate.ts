import type { Below } from '../random-hand.ts';

/** What stands in a request by mistake, or by malice. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  'As',
  '??',
  'Jk',
  'constructor',
  'toString',
  '💥'.repeat(40),
  '\u0000',
  '\ud800',
  'x'.repeat(5_000),
  [],
  [[]],
  {},
  { type: 'constructor' },
  { valueOf: 1 },
];

const STEPS = [-1, 1, 1_000_000];

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** Every place in a value. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** One change at one place: another value, one from elsewhere, none, once more, or a name nobody knows. */
function mutateOnce(value: object, below: Below): void {
  const places = placesIn(value);
  const place = places[below(Math.max(1, places.length))];
  const other = places[below(Math.max(1, places.length))];
  if (place === undefined || other === undefined) return;
  const { holder, key } = place;
  switch (below(6)) {
    case 0:
    case 1:
      holder[key] = structuredClone(ODD[below(ODD.length)]);
      return;
    case 2:
      holder[key] = structuredClone(other.holder[other.key]);
      return;
    case 3:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 4:
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      else if (typeof holder[key] === 'number') holder[key] = Number(holder[key]) + (STEPS[below(STEPS.length)] ?? 1);
      return;
    default:
      if (!Array.isArray(holder)) holder[['extra', 'hasOwnProperty', '', '__proto__x'][below(4)] ?? ''] = 1;
  }
}

/** A request with a few changes; what it was made from stays as it is. */
export function mutated<T>(request: T, below: Below): T {
  const copy = { request: structuredClone(request) };
  for (let i = 1 + below(3); i > 0; i -= 1) mutateOnce(copy, below);
  return copy.request;
}
