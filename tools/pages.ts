import { writeFileSync } from 'node:fs';
import { codesPage } from './pages/codes.ts';
import { houseRulesPage } from './pages/house-rules.ts';
import { irregularitiesPage } from './pages/irregularities.ts';
import { problemsPage } from './pages/problems.ts';
import { variantsPage } from './pages/variants.ts';

/** The pages of `docs/` that follow from the catalogues, and who writes each. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/variants.md': variantsPage,
  'docs/house-rules.md': houseRulesPage,
  'docs/irregularities.md': irregularitiesPage,
  'docs/problems.md': problemsPage,
  'docs/codes.md': codesPage,
};

if (import.meta.url === new URL(process.argv[1] ?? '', 'file://').href)
  for (const [file, write] of Object.entries(PAGES)) writeFileSync(new URL(`../${file}`, import.meta.url), write());
