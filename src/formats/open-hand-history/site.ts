import { RULEBOOK_IDS, type RulebookId } from '../../core/index.ts';

/** The preset of the site a record names, where there is one. */
export function siteRulebook(site: string): RulebookId | null {
  const id = site
    .trim()
    .toLowerCase()
    .replace(/[\s.]+/g, '-')
    .slice(0, 64);
  return RULEBOOK_IDS.find((rulebook) => rulebook === id) ?? null;
}
