import type { CitationId, RulebookId } from '../rulebooks/catalog.ts';
import { HOUSE_RULE_NAMES, type HouseRuleName, type HouseRules } from './catalog.ts';
import { ABSOLUTE_PRESET } from './presets/absolute.ts';
import { GUIDA_POKER_PRESET } from './presets/guida-poker.ts';
import { ITALIAN_LIMIT_ROOM_PRESET } from './presets/italian-limit-room.ts';
import { ITALIAN_TOURNAMENT_PRESET } from './presets/italian-tournament.ts';
import { PLURIBUS_PRESET } from './presets/pluribus.ts';
import { POKERSTARS_PRESET } from './presets/pokerstars.ts';
import { ROBERTS_11_PRESET } from './presets/roberts-11.ts';
import { TDA_2024_PRESET } from './presets/tda-2024.ts';
import { WSOP_2024_PRESET } from './presets/wsop-2024.ts';
import type { Reading } from './readings.ts';
import type { Clauses } from './topics.ts';

/** A rulebook's answer to every question, the clause each rests on, and what else its text says or leaves open. */
export interface Preset {
  readonly values: HouseRules;
  readonly cites: Readonly<Record<HouseRuleName, readonly CitationId[]>>;
  /** Its own clauses on what is no option. */
  readonly clauses: Clauses;
  /** Readings of its text a hand is warned of. */
  readonly readings: readonly Reading[];
}

const PRESETS: Readonly<Record<RulebookId, Preset>> = {
  'tda-2024': TDA_2024_PRESET,
  'wsop-2024': WSOP_2024_PRESET,
  'roberts-11': ROBERTS_11_PRESET,
  'italian-tournament': ITALIAN_TOURNAMENT_PRESET,
  'italian-limit-room': ITALIAN_LIMIT_ROOM_PRESET,
  'guida-poker': GUIDA_POKER_PRESET,
  pokerstars: POKERSTARS_PRESET,
  absolute: ABSOLUTE_PRESET,
  pluribus: PLURIBUS_PRESET,
};

export const presetOf = (rulebook: RulebookId): Preset => PRESETS[rulebook];

/** The options a hand is ruled under, and what each may cite. */
export interface RuleSet extends Preset {
  readonly rulebook: RulebookId;
}

const bare = new Map<RulebookId, RuleSet>();

/** A rulebook's preset as it is; the same object each time. */
function ownRules(rulebook: RulebookId): RuleSet {
  const known = bare.get(rulebook) ?? { ...presetOf(rulebook), rulebook };
  bare.set(rulebook, known);
  return known;
}

/** A rulebook's preset with single options laid over it; what the house changed cites the house. */
export function ruleSet(rulebook: RulebookId, overrides: Partial<HouseRules> = {}): RuleSet {
  if (Object.keys(overrides).length === 0) return ownRules(rulebook);
  const preset = presetOf(rulebook);
  const values = { ...preset.values, ...overrides };
  const cites = { ...preset.cites };
  for (const name of HOUSE_RULE_NAMES) {
    if (values[name] !== preset.values[name]) cites[name] = ['custom/house-rule'];
  }
  return { ...preset, rulebook, values, cites };
}
