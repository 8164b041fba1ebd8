import { aceLowStraight } from './ace-low-straight.ts';
import { duplicateCards } from './duplicate-cards.ts';
import { headsUpCap } from './heads-up-cap.ts';
import { identicalHighLow } from './identical-high-low.ts';
import { limitReopen } from './limit-reopen.ts';
import { oddChip } from './odd-chip.ts';
import { oddChipHighLow } from './odd-chip-high-low.ts';
import { raiseCap } from './raise-cap.ts';
import { shortAllInsAddUp } from './short-all-ins-add-up.ts';
import { shortAnteOrder } from './short-ante-order.ts';
import { shortDeckOrder } from './short-deck-order.ts';

/** Every named option; its first value is the default. */
export const HOUSE_RULES = {
  oddChip,
  oddChipHighLow,
  identicalHighLow,
  shortDeckOrder,
  aceLowStraight,
  duplicateCards,
  raiseCap,
  headsUpCap,
  limitReopen,
  shortAllInsAddUp,
  shortAnteOrder,
} as const;

export type HouseRuleName = keyof typeof HOUSE_RULES;

type Widen<N extends HouseRuleName> = N extends 'raiseCap' ? number | null : (typeof HOUSE_RULES)[N]['values'][number];

/** One answer to every question. */
export type HouseRules = { readonly [N in HouseRuleName]: Widen<N> };

export const HOUSE_RULE_NAMES = Object.keys(HOUSE_RULES).filter((name): name is HouseRuleName => name in HOUSE_RULES);
