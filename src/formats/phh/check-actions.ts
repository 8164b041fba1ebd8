import type { FieldPath } from './locate.ts';
import type { Notation } from './notation.ts';

/** Where the actions of a hand contradict each other, though they can be read. */
export interface ActionConflict {
  readonly code: 'cards-missing' | 'show-twice';
  readonly path: FieldPath;
  readonly expected: string;
  readonly detail: string | null;
}

const conflict = (
  code: ActionConflict['code'],
  element: number,
  expected: string,
  detail: string | null = null,
): ActionConflict => ({ code, path: { field: 'actions', element }, expected, detail });

const NONE: readonly ActionConflict[] = [];

/** Players of a set of bits, as PHH calls them. */
const named = (bits: number): string =>
  Array.from({ length: 32 }, (_, player) => player)
    .filter((player) => ((bits >> player) & 1) === 1)
    .map((player) => `p${player + 1}`)
    .join(', ');

/**
 * What is left out or told twice: where anybody is dealt cards everybody is, seen or not, before somebody acts; nobody
 * shows or mucks twice on end.
 */
export function actionConflicts(actions: readonly Notation[], players: number): readonly ActionConflict[] {
  const everybody = 2 ** players - 1;
  let dealt = 0;
  let found: ActionConflict[] | null = null;
  let hasBegun = false;
  let before: Notation | null = null;
  for (const made of actions) {
    const last = before;
    before = made;
    if (made.kind === 'deal-board') continue;
    const bit = 1 << made.player;
    if (made.kind === 'deal-hole') {
      dealt |= bit;
      continue;
    }
    if (!hasBegun && dealt !== 0 && dealt !== everybody) {
      found ??= [];
      found.push(conflict('cards-missing', made.at, `d dh ${named(everybody & ~dealt)} before it`));
    }
    hasBegun = true;
    const isTurned = made.kind === 'show' || made.kind === 'muck';
    if (isTurned && last?.kind === made.kind && last.player === made.player) {
      found ??= [];
      found.push(conflict('show-twice', made.at, 'a hand shown once', `p${made.player + 1}`));
    }
  }
  return found ?? NONE;
}
