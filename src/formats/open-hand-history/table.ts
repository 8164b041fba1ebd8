import { derived, isSeat, SEAT_LIMIT, VARIANTS, type VariantSpec } from '../../core/index.ts';
import type { Value } from './value.ts';

export type Betting = VariantSpec['betting']['usual'];

export interface Player {
  readonly id: string;
  readonly seat: number;
  readonly name: string | null;
  /** null: a stack nobody knows. */
  readonly stack: number | null;
  readonly sitsOut: boolean;
  readonly value: Value;
}

const GAMES = new Map(
  VARIANTS.flatMap((variant): [string, VariantSpec][] =>
    variant.aliases.ohh.map((alias) => [alias.toLowerCase(), variant]),
  ),
);
export const BETTING: Readonly<Record<string, Betting>> = { nl: 'no-limit', pl: 'pot-limit', fl: 'fixed-limit' };

const boardsOf = (variant: VariantSpec): string => derived(variant).boards.join();

/** The same game with as many hole cards: the format has one name for four, five and six cards. */
function withHole(variant: VariantSpec, cards: number): VariantSpec {
  if (cards <= derived(variant).hole || variant.family !== 'board') return variant;
  const contests = JSON.stringify(variant.contests);
  const larger = VARIANTS.find(
    (other: VariantSpec) =>
      derived(other).hole === cards &&
      JSON.stringify(other.contests) === contests &&
      boardsOf(other) === boardsOf(variant) &&
      other.deck === variant.deck,
  );
  return larger ?? variant;
}

/** The format's name for a game, by which it is read as that game where somebody holds a full hand; null for none. */
export function gameName(variant: VariantSpec, isHeld: boolean): string | null {
  const [own] = variant.aliases.ohh;
  if (own !== undefined) return own;
  const base = isHeld
    ? [...GAMES.values()].find((one) => withHole(one, derived(variant).hole).id === variant.id)
    : null;
  return base?.aliases.ohh[0] ?? null;
}

/** The game, by its name and by how many cards a player is dealt at once. */
export function readGame(hand: Value): VariantSpec | null {
  const value = hand.get('game_type');
  const name = value.text();
  if (name === null) return value.isGiven ? null : value.missing();
  const variant = GAMES.get(name.trim().toLowerCase());
  if (variant === undefined) return value.fault('unsupported-game', [...GAMES.keys()].join(', '));
  let most = 0;
  for (const round of hand.get('rounds').items()) {
    for (const action of round.get('actions').items()) {
      const { node } = action.get('cards');
      if (node?.kind === 'list') most = Math.max(most, node.items.length);
    }
  }
  return withHole(variant, most);
}

/** How the game is bet; where the record is silent, as usual. */
export function readBetting(hand: Value, variant: VariantSpec): Betting {
  const value = hand.get('bet_limit').get('bet_type');
  const name = value.text()?.trim().toLowerCase() ?? null;
  if (name === null) return variant.betting.usual;
  const betting = BETTING[name];
  if (betting === undefined) value.fault('wrong-type', 'NL, PL or FL');
  return betting ?? variant.betting.usual;
}

/** A number from 0 that may be written as a text, or as a decimal with nothing behind the point. */
export const idOf = (value: Value): string | null => {
  const text = value.text()?.trim() ?? null;
  return text === null ? null : text.replace(/\.0{1,9}$/, '');
};

function readPlayer(value: Value): Player | null {
  const [id, seat] = [idOf(value.get('id')), value.get('seat').whole()];
  if (id === null) return value.get('id').missing();
  if (seat === null) return value.get('seat').isGiven ? null : value.get('seat').missing();
  if (!isSeat(seat)) return value.get('seat').fault('no-such-seat', `1 to ${SEAT_LIMIT}`);
  const stack = value.get('starting_stack').units();
  const sitsOut = value.get('is_sitting_out').flag() ?? false;
  return { id, seat, name: value.get('name').text(), stack, sitsOut, value };
}

/** Everybody listed, each with a number and a seat of his own. */
export function readPlayers(hand: Value): readonly Player[] {
  const list = hand.get('players');
  if (!list.isGiven) list.missing();
  const players: Player[] = [];
  const [ids, seats] = [new Set<string>(), new Set<number>()];
  for (const value of list.items()) {
    const player = readPlayer(value);
    if (player === null) continue;
    if (ids.has(player.id)) value.get('id').fault('duplicate-player', 'a number of his own');
    else if (seats.has(player.seat)) value.get('seat').fault('duplicate-seat', 'a seat of his own');
    else players.push(player);
    ids.add(player.id);
    seats.add(player.seat);
  }
  return players;
}

/** The dealer's seat; null where the record does not tell. */
export function readButton(hand: Value): number | null {
  const value = hand.get('dealer_seat');
  const seat = value.whole();
  if (seat === null || isSeat(seat)) return seat;
  return value.fault('no-such-seat', `1 to ${SEAT_LIMIT}`);
}
