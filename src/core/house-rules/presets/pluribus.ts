import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/**
 * What the records of the experiment show. No rule of whole chips pays as they do: the nearest one is taken, and its
 * clause says where they differ.
 */
export const PLURIBUS_PRESET = over(
  TDA_2024_PRESET,
  { oddChip: { value: 'first-seat-left-of-button', cites: ['pluribus/odd-chip'] } },
  { clauses: { 'odd-chips': ['pluribus/odd-chip'], 'side-pots': ['pluribus/no-rake'] } },
);
