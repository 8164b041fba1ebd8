import { expect, it } from 'vitest';
import { isSkipTooLong, isSubstantial } from '../../../src/core/betting/substantial-action.ts';

it('two actions are substantial with chips from one, any three always', () => {
  const measured = [0, 1, 2, 3, 4].flatMap((actions) =>
    [false, true].map(
      (withChips) => `${actions}${withChips ? ' with chips' : ''}: ${isSubstantial(actions, withChips)}`,
    ),
  );
  expect(measured).toEqual([
    '0: false',
    '0 with chips: false',
    '1: false',
    '1 with chips: false',
    '2: false',
    '2 with chips: true',
    '3: true',
    '3 with chips: true',
    '4: true',
    '4 with chips: true',
  ]);
});

it('a skipped player is too late after substantial action, or after three players, as the house has it', () => {
  const late = (limit: 'substantial-action' | 'three-players') =>
    ([2, 3] as const).flatMap((actions) => [false, true].map((withChips) => isSkipTooLong(limit, actions, withChips)));
  expect(late('substantial-action')).toEqual([false, true, true, true]);
  expect(late('three-players')).toEqual([false, false, true, true]);
});
