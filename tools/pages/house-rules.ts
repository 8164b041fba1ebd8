import {
  BASE_RULEBOOK,
  differencesOf,
  HOUSE_RULE_NAMES,
  HOUSE_RULES,
  type HouseRule,
  type HouseRuleName,
  presetOf,
  RULE_SOURCES,
  RULEBOOK_IDS,
} from '../../src/core/index.ts';
import { both, page, table, word, words } from './markdown.ts';

/** Every answer, what needs it with its words in both languages. */
function valuesOf(name: HouseRuleName): string {
  const { values, range, words: said }: HouseRule = HOUSE_RULES[name];
  const each = values.map((value) => {
    const own = said?.[String(value)];
    return own === undefined ? word(value) : `${word(value)} ${own.en} · ${own.it}`;
  });
  return [...each, ...(range === undefined ? [] : [`${range.min} to ${range.max}`])].join('<br>');
}

/** Which rulebooks answer otherwise than the base, and how. */
const othersOf = (name: HouseRuleName): string =>
  RULEBOOK_IDS.filter((id) => presetOf(id).values[name] !== presetOf(BASE_RULEBOOK).values[name])
    .map((id) => `${id}: ${word(presetOf(id).values[name])} (${words(presetOf(id).cites[name])})`)
    .join('<br>');

const option = (name: HouseRuleName): string[] => [
  word(name),
  both(HOUSE_RULES[name].meaning),
  valuesOf(name),
  word(presetOf(BASE_RULEBOOK).values[name]),
  words(presetOf(BASE_RULEBOOK).cites[name]),
  othersOf(name),
];

const source = ({ id, title, choosable, citations }: (typeof RULE_SOURCES)[number]): string[] => {
  const chosen = RULEBOOK_IDS.find((book) => book === id);
  const differs = chosen === undefined ? '' : String(differencesOf(chosen).length);
  return [word(id), both(title), choosable ? 'yes' : 'cited only', String(citations.length), differs];
};

const clauses = ({ id, citations }: (typeof RULE_SOURCES)[number]): string[] => [
  `### ${id}`,
  '',
  ...table(
    ['clause', 'what it says', 'che cosa dice'],
    citations.map(({ id: clause, title }) => [word(clause), title.en, title.it]),
  ),
];

/** Every rulebook, every question on which houses differ, and every clause. */
export const houseRulesPage = (): string =>
  page(
    'Rulebooks and house rules',
    `A rulebook is a preset of house rules; single options are laid over it with \`houseRules\`. Unless told otherwise, rulings go by \`${BASE_RULEBOOK}\`.`,
    [
      '## Rulebooks',
      '',
      ...table(
        ['id', 'title', 'can be chosen', 'clauses', `answers other than ${BASE_RULEBOOK}`],
        RULE_SOURCES.map(source),
      ),
      '## Options',
      '',
      ...table(
        ['option', 'meaning', 'values', `value in ${BASE_RULEBOOK}`, 'by', 'other rulebooks'],
        HOUSE_RULE_NAMES.map(option),
      ),
      '## Clauses',
      '',
      ...RULE_SOURCES.flatMap(clauses),
    ],
  );
