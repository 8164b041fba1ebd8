import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** What recorded hands show of the site; where they show nothing the TDA answers. */
export const ABSOLUTE_PRESET = over(
  TDA_2024_PRESET,
  { uncalledBlind: { value: 'in-pot', cites: ['absolute/uncalled-blind'] } },
  { clauses: { 'side-pots': ['absolute/rake'] } },
);
