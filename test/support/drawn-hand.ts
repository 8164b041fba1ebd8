import { holeCount } from '../../src/core/hand/hand.ts';
import { type ActionSetup, type HandSetup, openHand, replay } from '../../src/core/index.ts';
import { type Card, cardsOf } from './core.ts';
import type { Below } from './random-hand.ts';

interface Drawn {
  readonly seats: HandSetup['seats'];
  readonly actions: readonly ActionSetup[];
}

/** A hand nobody has seen, told with every card dealt and drawn; null where the deck does not last, or the cards do not allow the play. */
export function withCardsDrawn(setup: HandSetup, played: readonly ActionSetup[], below: Below): Drawn | null {
  const board = new Set<unknown>([...(setup.board ?? []), ...(setup.boards ?? []).flat(), ...setup.reveals]);
  const pack = cardsOf(setup.variant.deck).filter((card) => !board.has(card));
  const draw = (count: number): Card[] =>
    Array.from({ length: count }, () => pack.splice(below(Math.max(1, pack.length)), 1)).flat();
  const held = new Map(setup.seats.map(({ seat }) => [seat, draw(holeCount(setup.variant))]));
  let short = false;
  const actions = played.map(({ count, ...made }): ActionSetup => {
    const hole = held.get(made.seat) ?? [];
    if (made.action !== 'discard' || count === undefined) return made;
    const kept = [...hole];
    const cards = Array.from({ length: count }, () => kept.splice(below(kept.length), 1)).flat();
    const drawn = draw(count);
    short ||= drawn.length < count;
    held.set(made.seat, [...kept, ...drawn]);
    return { ...made, cards, drawn };
  });
  const seats = setup.seats.map((own) => ({ ...own, hole: held.get(own.seat) ?? null }));
  const opened = openHand({ ...setup, seats, actions });
  if (short || !opened.ok) return null;
  const { irregularity, noted } = replay(opened.value);
  return irregularity === null && noted.length === 0 ? { seats, actions } : null;
}
