import { assertNever, type FactSpec, RULEBOOK_IDS, RULINGS } from '../../src/core/index.ts';
import { both, page, table, word, words } from './markdown.ts';

type Entry = (typeof RULINGS)[number];

/** What a fact is told as. */
function told(spec: FactSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true or false';
    case 'one-of':
      return `one of ${words(spec.values)}`;
    case 'list-of':
      return `a list of ${words(spec.values)}`;
    case 'seat':
      return 'a seat';
    case 'seats':
      return 'seats';
    case 'amount':
      return 'an amount';
    case 'whole':
      return `${spec.least} to ${spec.most}`;
    case 'cards':
      return `up to ${spec.most} cards`;
    case 'chips':
      return 'chips by denomination';
    case 'seat-cards':
      return 'seats with their cards';
    case 'seat-amounts':
      return 'seats with amounts';
    default:
      return assertNever(spec);
  }
}

const entry = ({ type, title, description, facts, books, clauses }: Entry): string[] => [
  `## ${type}`,
  '',
  `**${title.en}** · *${title.it}*`,
  '',
  both(description),
  '',
  ...table(
    ['fact', 'told as', 'question'],
    Object.entries(facts).map(([name, { spec, question }]) => [word(name), told(spec), both(question)]),
  ),
  `Ruled under ${words(RULEBOOK_IDS.filter((id) => books[id] !== undefined))}; by ${words(clauses)}.`,
  '',
];

/** Every irregularity at the table. */
export const irregularitiesPage = (): string =>
  page(
    'Irregularities',
    `What \`POST /v1/rulings\` rules on: ${RULINGS.length} types. No fact is required; one that decides and was not given is asked for.`,
    RULINGS.flatMap(entry),
  );
