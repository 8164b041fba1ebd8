import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULT_CODES } from '../src/contract/faults.ts';
import { PROBLEMS } from '../src/contract/problem-catalog.ts';
import { HOUSE_RULE_NAMES, MESSAGES, RULING_TYPES, VARIANT_IDS } from '../src/core/index.ts';
import { LOSSES } from '../src/formats/losses.ts';
import { PAGES } from '../tools/pages.ts';

it.each(Object.entries(PAGES))('%s is what the catalogues say', (file, write) => {
  expect(readFileSync(file, 'utf8')).toBe(write());
});

it.each([
  ['docs/variants.md', VARIANT_IDS],
  ['docs/house-rules.md', HOUSE_RULE_NAMES],
  ['docs/irregularities.md', RULING_TYPES],
  ['docs/problems.md', Object.keys(PROBLEMS)],
  ['docs/codes.md', [...Object.keys(MESSAGES), ...FAULT_CODES, ...Object.keys(LOSSES)]],
] as const)('%s leaves nothing out', (file, names) => {
  const page = readFileSync(file, 'utf8');
  const told = (name: string): boolean => page.includes(`| \`${name}\` |`) || page.includes(`\n## ${name}\n`);
  expect(names.filter((name) => !told(name))).toEqual([]);
});
