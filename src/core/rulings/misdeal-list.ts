import type { HouseRules } from '../house-rules/catalog.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { clausesOf, type Topic } from '../house-rules/topics.ts';
import type { CitationId } from '../rulebooks/catalog.ts';

/** Faults of the deal that may make a misdeal by a house's list; exposed and stray cards have rules of their own. */
export const MISDEAL_CAUSES = [
  'boxed-cards',
  'first-card-to-wrong-seat',
  'ineligible-seat-dealt',
  'entitled-seat-missed',
  'wrong-number-of-cards',
  'cards-out-of-order',
  'button-wrong',
  'not-shuffled',
  'not-cut',
] as const;
export type MisdealCause = (typeof MISDEAL_CAUSES)[number];

type List = HouseRules['misdealList'];

const TDA: readonly MisdealCause[] = [
  'boxed-cards',
  'first-card-to-wrong-seat',
  'ineligible-seat-dealt',
  'entitled-seat-missed',
  'wrong-number-of-cards',
];

const LISTS: Readonly<Record<List, readonly MisdealCause[]>> = {
  tda: TDA,
  wsop: [...TDA, 'button-wrong'],
  roberts: [...TDA, 'button-wrong', 'cards-out-of-order'],
  uk: [...TDA, 'not-shuffled', 'not-cut'],
  'missed-player-only': ['entitled-seat-missed'],
};

const TOPIC_OF: Readonly<Partial<Record<MisdealCause, Topic>>> = {
  'boxed-cards': 'boxed-cards',
  'first-card-to-wrong-seat': 'first-card-to-wrong-seat',
  'ineligible-seat-dealt': 'ineligible-seat-dealt',
  'entitled-seat-missed': 'entitled-seat-missed',
  'wrong-number-of-cards': 'wrong-number-of-cards',
};

/** The clause that names the fault, where the rulebook has one for it alone, else the list. */
export function citesOf(rules: RuleSet, cause: MisdealCause): readonly CitationId[] {
  const topic = TOPIC_OF[cause];
  const own = topic === undefined ? [] : clausesOf(rules, topic);
  return own.length > 0 && isMisdeal(rules.values.misdealList, cause) ? own : rules.cites.misdealList;
}

export const isMisdeal = (list: List, cause: MisdealCause): boolean => LISTS[list].includes(cause);
