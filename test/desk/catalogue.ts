import { type Game, gameOf } from '../../src/desk/state/game.ts';
import { describeVariant } from '../../src/service/variants.ts';

/** A game as the desk knows it. */
export function game(id: string): Game {
  const detail = describeVariant(id, 'en');
  if (!detail.ok) throw new Error(`no game ${id}`);
  return gameOf(detail.value);
}
