import type { RulingsResponse } from '../contract/rulings.ts';
import type { DisplayMoney, Language } from '../core/index.ts';

export function rulingAloud(
  { rulings }: RulingsResponse,
  _language: Language,
  _money?: DisplayMoney | undefined,
): string {
  return rulings.map(({ text }) => text).join('\n');
}
