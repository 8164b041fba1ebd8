import { RULEBOOK_IDS, type RulebookId } from '../core/index.ts';

/** Names of sites whose preset has a shorter one. */
const OTHER_NAMES: Readonly<Record<string, RulebookId>> = { 'absolute-poker': 'absolute' };

/** Names that have been looked up: the records of a stream are of few sites. */
const KNOWN = new Map<string, RulebookId | null>();
const MOST_KNOWN = 100;

/** The preset of the site a record names as its own, where there is one. */
export function siteRulebook(site: string | undefined): RulebookId | null {
  if (site === undefined) return null;
  const before = KNOWN.get(site);
  if (before !== undefined) return before;
  const found = presetOf(site);
  if (KNOWN.size < MOST_KNOWN && site.length <= 64) KNOWN.set(site, found);
  return found;
}

function presetOf(site: string): RulebookId | null {
  const id = site
    .trim()
    .toLowerCase()
    .replace(/[\s.]+/g, '-')
    .slice(0, 64);
  return OTHER_NAMES[id] ?? RULEBOOK_IDS.find((rulebook) => rulebook === id) ?? null;
}

/** How the sites that have a preset call themselves. */
const SITES: Readonly<Partial<Record<RulebookId, string>>> = {
  pokerstars: 'PokerStars',
  absolute: 'Absolute Poker',
  pluribus: 'Pluribus',
};

/** The site a hand was played at: as its record names it, else the one whose preset it was played under. */
export const siteOf = (told: string | undefined, rulebook: RulebookId | null): string | undefined =>
  told ?? (rulebook === null ? undefined : SITES[rulebook]);
