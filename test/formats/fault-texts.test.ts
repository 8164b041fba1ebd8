import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { EXPECTED_IN_ITALIAN, expectedInItalian } from '../../src/formats/expected-texts.ts';
import { FORMAT_FAULT_TEXTS } from '../../src/formats/fault-texts.ts';
import { OHH_CONFLICTS, OHH_FAULTS } from '../../src/formats/open-hand-history/value.ts';
import { PHH_CONFLICTS } from '../../src/formats/phh/check-actions.ts';
import { PHH_FAULTS } from '../../src/formats/phh/fields.ts';
import { POKERSTARS_CONFLICTS, POKERSTARS_FAULTS } from '../../src/formats/pokerstars/faults.ts';
import { faultText } from '../../src/service/records.ts';

test('each language says what is wrong in its own words', () => {
  for (const [code, { en, it }] of Object.entries(FORMAT_FAULT_TEXTS))
    expect([code, en.length > 5, it.length > 5, en !== it]).toEqual([code, true, true, true]);
});

test('one thing has one code in every format: no two codes say the same', () => {
  for (const language of ['en', 'it'] as const) {
    const texts = Object.values(FORMAT_FAULT_TEXTS).map((text) => text[language]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  }
});

test('every code is one a reader gives', () => {
  const given = new Set<string>([
    ...PHH_FAULTS,
    ...PHH_CONFLICTS,
    ...OHH_FAULTS,
    ...OHH_CONFLICTS,
    ...POKERSTARS_FAULTS,
    ...POKERSTARS_CONFLICTS,
    'unknown-format',
    'not-one-hand',
    'too-many-hands',
  ]);
  expect(Object.keys(FORMAT_FAULT_TEXTS).toSorted()).toEqual([...given].toSorted());
});

test('a fault says where it lies, what it is, what stands there and what should', () => {
  const fault = {
    line: 3,
    column: 7,
    code: 'bad-cards',
    expected: 'a rank and a suit, as in As',
    detail: 'Xx',
  } as const;
  expect([faultText(fault, 'en'), faultText(fault, 'it')]).toEqual([
    'Line 3, column 7: these are no cards (Xx); expected: a rank and a suit, as in As.',
    'Riga 3, colonna 7: non sono carte (Xx); atteso: valore e seme, come As.',
  ]);
});

/** Words of the formats themselves and names of their fields, which no language changes. */
const OWN_WORDS = new Set([
  '(cashed out)',
  "(didn't bet)",
  'FIRST SHOW DOWN',
  'Hand was run twice',
  'false',
  'Main',
  'PokerStars Hand #number: game',
  'PokerStars Hand #number: …',
  "Table 'name' …",
  'Uncalled bet ({})',
  'actions',
  'and is all-in',
  'antes',
  'folded {}',
  'mucked',
  'not mucked',
  'raises {} to {}',
  'seats',
  'showed',
  'starting_stacks',
  'variant',
]);

const REPORTS = /^#?(report|fault|conflict|faultAt|add|wrong|fail|contradict)$/i;

/** The texts an expression may come to, `{}` for what is not known. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')];
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)];
  return ts.isBinaryExpression(node) ? [...textsOf(node.left), ...textsOf(node.right)] : [];
}

/** Every text a reader gives as what it expected, read off the readers themselves. */
function expectedTexts(): string[] {
  const found = new Set<string>();
  const files = readdirSync('src/formats', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.ts'))) {
    const path = join('src/formats', file);
    const visit = (node: ts.Node): void => {
      const isCall = ts.isCallExpression(node) && REPORTS.test(node.expression.getText().split('.').at(-1) ?? '');
      for (const argument of isCall ? node.arguments : []) for (const text of textsOf(argument)) found.add(text);
      const isNamed =
        (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name.getText() === 'expected';
      if (isNamed && node.initializer !== undefined) for (const text of textsOf(node.initializer)) found.add(text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return [...found].filter((text) => /[a-z]{2}/.test(text) && !(text in FORMAT_FAULT_TEXTS));
}

test('what was expected is told in Italian as well, but for the words of the formats', () => {
  const texts = expectedTexts();
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !(text in EXPECTED_IN_ITALIAN) && !OWN_WORDS.has(text))).toEqual([]);
  expect(Object.keys(EXPECTED_IN_ITALIAN).filter((text) => !texts.includes(text))).toEqual([]);
});

test.each([
  ['an amount', 'un importo'],
  ['at most 2 decimals', 'al massimo 2 decimali'],
  ['300 from seat 4', '300 dal posto 4'],
  ['at most $1 {} $& characters', 'al massimo $1 {} $& caratteri'],
  ['raises 100 to 300', 'raises 100 to 300'],
  ['constructor', 'constructor'],
])('%s is expected as %s', (english, italian) => expect(expectedInItalian(english)).toBe(italian));
