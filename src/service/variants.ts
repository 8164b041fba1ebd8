import type { VariantDetail, VariantList } from '../contract/variants.ts';
import {
  deckSize,
  err,
  findVariant,
  isVariantId,
  type Language,
  ok,
  VARIANTS,
  type VariantSpec,
} from '../core/index.ts';
import type { Answer } from './context.ts';
import { notFound } from './speech.ts';

type Use = VariantSpec['contests'][number]['use'];

/** How many hole cards play, where it is one number. */
const fromHoleOf = (use: Use): number | null =>
  use.kind === 'exactly' || use.kind === 'contiguous' || use.kind === 'one-per-row' ? use.fromHole : null;

/** How many may, where there is a choice. */
function choicesOf(use: Use): readonly number[] {
  if (use.kind === 'either') return use.fromHole;
  return use.kind === 'between' ? Array.from({ length: use.most - use.least + 1 }, (_, i) => use.least + i) : [];
}

const summaryOf = (variant: VariantSpec, language: Language): VariantList['variants'] =>
  isVariantId(variant.id)
    ? [
        {
          id: variant.id,
          name: variant.name[language],
          description: variant.description[language],
          family: variant.family,
          seats: variant.seats,
          betting: variant.betting,
        },
      ]
    : [];

/** Every game that can be ruled. */
export const listVariants = (language: Language): VariantList => ({
  variants: VARIANTS.flatMap((variant) => summaryOf(variant, language)),
});

/** One game with everything the engine does it by. */
export function describeVariant(id: string, language: Language): Answer<VariantDetail> {
  const variant = findVariant(id);
  const [summary] = variant === undefined ? [] : summaryOf(variant, language);
  if (variant === undefined || summary === undefined) return err(notFound('unknown-variant', id, language));
  return ok({
    ...summary,
    aliases: variant.aliases,
    deck: { ...variant.deck, jokers: variant.deck.jokers ?? 0, cards: deckSize(variant.deck), rule: variant.deckRule },
    joker: variant.joker ?? null,
    forcedBets: variant.forcedBets,
    streets: variant.streets.map((street) => ({
      ...street,
      openPair: street.openPair ?? null,
      deal: street.deal.map((deal) => ({
        to: deal.to,
        facing: deal.to === 'hole' ? deal.facing : null,
        count: deal.to === 'draw' ? deal.max : deal.to === 'reveal' ? null : deal.count,
        lastCard: deal.to === 'draw' ? (deal.lastCard ?? null) : null,
        whenShort: deal.to === 'hole' ? (deal.whenShort ?? null) : null,
      })),
    })),
    boards: variant.boards,
    boardRole: variant.boardRole ?? 'each',
    openers: variant.openers ?? 'by-house',
    transform: variant.transform,
    contests: variant.contests.map(({ name, evaluator, use, qualifier, part = null, unqualified = null }) => ({
      name,
      evaluator,
      use: { kind: use.kind, fromHole: fromHoleOf(use), choices: choicesOf(use) },
      qualifier,
      part,
      unqualified,
    })),
    ordering: variant.ordering,
    oddChip: variant.oddChip,
    rulebook: variant.rulebook,
    literal: variant.literal,
    cites: [
      ...new Set([
        ...variant.cites.use,
        ...variant.cites.ranking,
        ...(variant.cites.play ?? []),
        ...(variant.cites.draw ?? []),
        ...(variant.cites.joker ?? []),
      ]),
    ],
  });
}
