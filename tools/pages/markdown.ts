import type { Localised } from '../../src/core/index.ts';

/** What a cell of a table holds; what would end the cell is escaped. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table; nothing where it has no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line), ''];
}

export const word = (text: unknown): string => `\`${String(text)}\``;
export const words = (list: readonly unknown[]): string => list.map(word).join(', ');

/** Both languages, one under the other. */
export const both = ({ en, it }: Localised): string => `${en}<br>*${it}*`;

/** A page, and how it came to be. */
export const page = (title: string, about: string, lines: readonly string[]): string =>
  [
    `# ${title}`,
    '',
    about,
    '',
    'Generated from the catalogues by `npm run pages`; a test compares.',
    '',
    ...lines,
  ].join('\n');
