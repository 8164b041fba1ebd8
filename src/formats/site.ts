import { RULEBOOK_IDS, type RulebookId } from '../core/index.ts';

/** Names of sites whose preset has a shorter one. */
const OTHER_NAMES: Readonly<Record<string, RulebookId>> = { 'absolute-poker': 'absolute' };

/** The preset of the site a record names as its own, where there is one. */
export function siteRulebook(site: string | undefined): RulebookId | null {
  if (site === undefined) return null;
  const id = site
    .trim()
    .toLowerCase()
    .replace(/[\s.]+/g, '-')
    .slice(0, 64);
  return OTHER_NAMES[id] ?? RULEBOOK_IDS.find((rulebook) => rulebook === id) ?? null;
}
