import { BOARD_GAMES } from './board-games.ts';
import { DRAW_GAMES } from './draw-games.ts';
import { DRAWMAHA_GAMES } from './drawmaha-games.ts';
import { LOWBALL_GAMES } from './lowball-games.ts';
import { OMAHA_GAMES } from './omaha-games.ts';
import type { VariantSpec } from './spec.ts';
import { STUD_GAMES } from './stud-games.ts';

/** Every game, in the order the catalogue shows them. A new game joins through its family file alone. */
const ALL = [
  ...BOARD_GAMES,
  ...OMAHA_GAMES,
  ...STUD_GAMES,
  ...DRAW_GAMES,
  ...LOWBALL_GAMES,
  ...DRAWMAHA_GAMES,
] as const;

export type VariantId = (typeof ALL)[number]['id'];

export const VARIANTS: readonly VariantSpec[] = ALL;
export const VARIANT_IDS = ALL.map((variant) => variant.id);

export const isVariantId = (id: string): id is VariantId => VARIANT_IDS.some((known) => known === id);

const BY_ID: ReadonlyMap<string, VariantSpec> = new Map(VARIANTS.map((variant) => [variant.id, variant]));

export const findVariant = (id: string): VariantSpec | undefined => BY_ID.get(id);
