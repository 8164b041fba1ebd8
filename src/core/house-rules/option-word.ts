import type { Language, Localised } from '../kernel/language.ts';
import { HOUSE_RULES, type HouseRuleName } from './catalog.ts';
import type { HouseRule, OptionValue } from './define-house-rule.ts';

const YES: Localised = { en: 'yes', it: 'sì' };
const NO: Localised = { en: 'no', it: 'no' };

/** An answer to a question on which houses differ, in a few words: its own, or yes, no or the number it is. */
export function optionWord(name: HouseRuleName, value: OptionValue, language: Language): string {
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  const { words }: HouseRule = HOUSE_RULES[name];
  return words?.[String(value)]?.[language] ?? String(value);
}
