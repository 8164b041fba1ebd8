import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { RULE_SOURCES } from '../src/core/index.ts';

/** Where the table lies: every clause of the five source texts, the code it acts in and the tests that hold it. */
export const FILE = new URL('../docs/clauses.md', import.meta.url);

const ROOT = new URL('../', import.meta.url);

/** The name of a source's clauses in tests; customs of the Italian game have words for numbers. */
const PREFIXES: Readonly<Record<string, string>> = {
  'texas-walter': 'WALTER',
  'hidden-poker': 'HIDDEN',
  'italian-limit-room': 'HFL',
  'guida-poker': 'G10',
  'italian-tournament': 'TOUR',
};

export interface ClauseRow {
  readonly clause: string;
  readonly citation: string;
  readonly title: string;
  /** Source files that cite it, the tables of citations themselves apart. */
  readonly acts: readonly string[];
  /** Test files in which a test is named by it. */
  readonly tests: readonly string[];
}

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

function read(folder: string, skip: RegExp): SourceFile[] {
  return readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !skip.test(name))
    .map((name) => `${folder}/${name}`)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, ROOT), 'utf8') }));
}

const clauseOf = (rulebook: string, section: string): string | null => {
  const prefix = PREFIXES[rulebook];
  if (prefix !== undefined) return `${prefix}-${section}`;
  return rulebook === 'custom' && section.startsWith('it-') ? section.toUpperCase() : null;
};

/** Whether a test is named by the clause, and not by a longer one that begins with it. */
const names = (text: string, clause: string): boolean => new RegExp(`['"\`(\\[ ;]${clause}(?![\\w-])`).test(text);

/** One row a clause, in the order of the sources. */
export function clauseRows(): ClauseRow[] {
  const sources = read('src', /rulebooks\//);
  const tests = read('test', /^support\//);
  return RULE_SOURCES.flatMap(({ citations }) =>
    citations.flatMap(({ id, rulebook, section, title }): ClauseRow[] => {
      const clause = clauseOf(rulebook, section);
      if (clause === null) return [];
      const acts = sources.filter(({ text }) => text.includes(`'${id}'`)).map(({ name }) => name);
      const held = tests.filter(({ text }) => names(text, clause)).map(({ name }) => name);
      return [{ clause, citation: id, title: title.en, acts, tests: held }];
    }),
  );
}

const list = (names_: readonly string[]): string => names_.map((name) => `\`${name}\``).join('<br>');

export function clauseTable(): string {
  const rows = clauseRows().map(
    ({ clause, citation, title, acts, tests }) =>
      `| ${clause} | \`${citation}\` | ${title.replaceAll('|', '\\|')} | ${list(acts)} | ${list(tests)} |`,
  );
  return [
    '# The clauses of the five source texts',
    '',
    'Every clause has an entry that can be cited, a place in the code that acts on it, and a test named by it.',
    'Generated from the catalogues by `npm run clauses`; a test compares.',
    '',
    '| clause | citation | what it says | acts in | tested in |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file://').href) {
  if (!existsSync(new URL('.', FILE))) mkdirSync(new URL('.', FILE));
  writeFileSync(FILE, clauseTable());
}
