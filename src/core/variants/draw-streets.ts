import type { Contest, Street } from './spec.ts';

const DRAWS = ['first-draw', 'second-draw', 'third-draw'] as const;

/** So many own cards, and one betting before and after each draw; the second half is bet at the big limit. */
export const drawStreets = (cards: number, draws: number): readonly Street[] => [
  {
    name: 'predraw',
    deal: [{ to: 'hole', facing: 'down', count: cards }],
    opener: 'left-of-blinds',
    betSize: 'small',
  },
  ...DRAWS.slice(0, draws).map(
    (name, i): Street => ({
      name,
      deal: [{ to: 'draw', max: cards }],
      opener: 'left-of-button',
      betSize: 2 * (i + 1) > draws ? 'big' : 'small',
    }),
  ),
];

export const OWN_HIGH: Contest = { name: 'high', evaluator: 'high', use: { kind: 'all' }, qualifier: 'none' };
export const DEUCE_TO_SEVEN: Contest = { ...OWN_HIGH, name: 'low', evaluator: 'deuce-to-seven' };
export const ACE_TO_FIVE: Contest = { ...OWN_HIGH, name: 'low', evaluator: 'ace-to-five' };
export const OWN_BADUGI: Contest = { ...OWN_HIGH, name: 'badugi', evaluator: 'badugi' };
