import type { HouseRules } from '../house-rules/catalog.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import type { Hand } from './hand.ts';
import type { Settlement } from './settle.ts';

/** What opens the deal after one that was passed. */
const RISES_TO: Readonly<Record<Exclude<HouseRules['openers'], 'none'>, string>> = {
  jacks: 'queens',
  queens: 'kings',
  kings: 'kings',
};

/** Why nobody takes the pots of a deal nobody opened, and what opens the next. */
export function passedDecisions({ rules, variant }: Hand, { carriedOver }: Settlement): Decision[] {
  const { openers } = rules.values;
  const stays = decision('antes-stay', { amount: carriedOver }, rules.cites.openers);
  if (openers === 'none' || (variant.openers ?? 'by-house') !== 'by-house') return [stays];
  return [stays, decision('openers-rise', { openers: RISES_TO[openers] }, cite('custom/it-open'), [stays])];
}
