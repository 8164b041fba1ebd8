import { VARIANTS, type VariantSpec } from '../../src/core/index.ts';
import { both, page, table, word, words } from './markdown.ts';

const FAMILIES = [...new Set(VARIANTS.map(({ family }) => family))];

const row = ({ id, name, description, aliases, seats, betting, streets, contests }: VariantSpec): string[] => [
  word(id),
  both(name),
  both(description),
  `${seats.min}–${seats.max}`,
  words([betting.usual, ...betting.allowed.filter((one) => one !== betting.usual)]),
  words(streets.map(({ name: street }) => street)),
  words(contests.map(({ name: contest }) => contest)),
  words(Object.values(aliases).flat()),
];

/** Every game, by family. */
export const variantsPage = (): string =>
  page(
    'Games',
    `${VARIANTS.length} games can be ruled. \`id\` is the \`variant\` of a request; \`GET /v1/variants/{id}\` tells everything a game is ruled by. The first way of betting is the usual one.`,
    FAMILIES.flatMap((family) => [
      `## ${family}`,
      '',
      ...table(
        ['id', 'name', 'description', 'seats', 'betting', 'streets', 'contests', 'called in records'],
        VARIANTS.filter((variant) => variant.family === family).map(row),
      ),
    ]),
  );
