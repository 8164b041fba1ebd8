import { type ActionSetup, NO_STAKES, type Stakes, type StreetName } from '../../core/index.ts';

/** The forced bets of a hand as PHH states them, in units of play, by player in the file's order. */
export interface ForcedBetFields {
  readonly antes: readonly number[];
  /** null: the game has a bring-in instead. */
  readonly blinds: readonly number[] | null;
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly minBet: number;
  /** Seats and stacks by player; null is a stack nobody knows. */
  readonly seats: readonly number[];
  readonly stacks: readonly (number | null)[];
  readonly firstStreet: StreetName;
}

export interface ForcedBets {
  readonly stakes: Stakes;
  /** Posts to be told in the history, because the stakes can't say them; else empty, and posted from the stakes. */
  readonly posts: readonly ActionSetup[];
  /** What lies in front of each player, in full, before anybody acts. */
  readonly wagers: readonly number[];
  /** What each player has left for wagers once his ante is in; null is a stack nobody knows. */
  readonly stacks: readonly (number | null)[];
}

type Role = 'small-blind' | 'big-blind' | 'straddle' | 'button-blind';

interface Blind {
  readonly player: number;
  readonly role: Role;
  readonly amount: number;
}

interface Blinds {
  readonly stakes: Partial<Stakes>;
  readonly list: readonly Blind[];
}

/** Heads-up the lists are reversed: their first value is the button's, who is the last player. */
const byPlayer = (values: readonly number[]): readonly number[] =>
  values.length === 2 ? [...values].reverse() : values;

/** The player at a place of a list. */
const playerAt = (place: number, players: number): number => (players === 2 ? 1 - place : place);

/** The first two places: a blind may be missing, and a big blind may be stated as short as the stack that posted it. */
function firstTwo(fields: ForcedBetFields, small: number, stated: number): Blinds | null {
  const { seats, stacks, smallBet, minBet } = fields;
  const [smallPlayer, bigPlayer] = [playerAt(0, seats.length), playerAt(1, seats.length)];
  const least = minBet || smallBet;
  const stack = stacks[bigPlayer] ?? null;
  const ante = byPlayer(fields.antes)[bigPlayer] ?? 0;
  const big = stated > 0 && stated < least && stack !== null && stack <= stated + ante ? least : stated;
  const smallBlind: Blind = { player: smallPlayer, role: 'small-blind', amount: small };
  const bigBlind: Blind = { player: bigPlayer, role: 'big-blind', amount: big };
  if (small > 0 && big > 0) {
    return small > big ? null : { stakes: { smallBlind: small, bigBlind: big }, list: [smallBlind, bigBlind] };
  }
  const dead = { smallBlindSeat: null, bigBlindSeat: seats[bigPlayer] ?? null };
  if (big > 0) return { stakes: { bigBlind: big, ...dead }, list: [bigBlind] };
  if (small < least) {
    const terms = {
      smallBlind: small,
      bigBlind: least,
      smallBlindSeat: seats[smallPlayer] ?? null,
      bigBlindSeat: null,
    };
    return { stakes: terms, list: [smallBlind] };
  }
  // A big blind's worth from the first place alone: the small blind is dead and the big blind sits left of the button.
  if (seats.length === 2) return onButton(smallPlayer, small);
  const terms = { bigBlind: small, smallBlindSeat: null, bigBlindSeat: seats[smallPlayer] ?? null };
  return { stakes: terms, list: [{ player: smallPlayer, role: 'big-blind', amount: small }] };
}

const onButton = (player: number, amount: number): Blinds => ({
  stakes: { buttonBlind: amount },
  list: [{ player, role: 'button-blind', amount }],
});

/** What each place of the list is; null where it could be more than one thing. */
function readBlinds(fields: ForcedBetFields, list: readonly number[]): Blinds | null {
  const [first = 0, second = 0, ...later] = list;
  const last = list.length - 1;
  if (list.every((amount) => amount === 0)) return { stakes: {}, list: [] };
  if (first === 0 && second === 0) {
    const alone = later.every((amount, i) => amount === 0 || i + 2 === last);
    return alone ? onButton(last, list[last] ?? 0) : null;
  }
  const blinds = firstTwo(fields, first, second);
  const big = blinds?.stakes.bigBlind ?? 0;
  const extra = later.flatMap((amount, i): Blind[] =>
    amount === 0 ? [] : [{ player: i + 2, role: amount === big ? 'big-blind' : 'straddle', amount }],
  );
  if (blinds === null || extra.some(({ amount }) => amount < big)) return null;
  const straddles = extra.filter(({ role }) => role === 'straddle');
  return {
    stakes: {
      ...blinds.stakes,
      straddles: straddles.map(({ player, amount }) => ({ seat: fields.seats[player] ?? 0, amount })),
    },
    list: [...blinds.list, ...extra],
  };
}

/** Antes of one seat or of all are stakes; any others are told one by one. */
function readAntes({ antes }: ForcedBetFields, blinds: Blinds): Pick<Stakes, 'ante' | 'anteFrom'> | null {
  const [first = 0] = antes;
  if (antes.every((amount) => amount === first)) return { ante: first, anteFrom: 'each' };
  const by = byPlayer(antes);
  const payers = by.flatMap((amount, player) => (amount > 0 ? [{ amount, player }] : []));
  const [only] = payers;
  if (only === undefined || payers.length > 1) return null;
  const big = blinds.list.find(({ role }) => role === 'big-blind');
  if (big?.player === only.player) return { ante: only.amount, anteFrom: 'big-blind' };
  return only.player === antes.length - 1 ? { ante: only.amount, anteFrom: 'button' } : null;
}

/** Every forced bet as an entry of the history, each no more than what is left of the stack. */
function tellPosts(fields: ForcedBetFields, blinds: Blinds): ActionSetup[] {
  const { seats, firstStreet: street } = fields;
  const left = fields.stacks.map((stack) => stack ?? Number.POSITIVE_INFINITY);
  const antes = byPlayer(fields.antes).map((amount, player) => ({ player, role: 'ante' as const, amount }));
  return [...antes, ...blinds.list].flatMap(({ player, role, amount }) => {
    const paid = Math.min(amount, left[player] ?? 0);
    left[player] = (left[player] ?? 0) - paid;
    const action: ActionSetup['action'] = `post-${role}`;
    return paid === 0 ? [] : [{ seat: seats[player] ?? 0, action, amount: paid, street }];
  });
}

/**
 * Turns PHH's forced bets into stakes, or into posts where amounts differ by player.
 * Out: null where the blinds can be read in more than one way.
 */
export function readForcedBets(fields: ForcedBetFields): ForcedBets | null {
  const blinds = readBlinds(fields, fields.blinds ?? fields.seats.map(() => 0));
  if (blinds === null) return null;
  const antes = readAntes(fields, blinds);
  const newcomers = blinds.list.filter(({ role }) => role === 'big-blind').length > 1;
  const { bringIn, smallBet, bigBet } = fields;
  const paid = byPlayer(fields.antes);
  const stacks = fields.stacks.map((stack, player) =>
    stack === null ? null : Math.max(0, stack - (paid[player] ?? 0)),
  );
  const wagers = fields.seats.map((_, player) => blinds.list.find((b) => b.player === player)?.amount ?? 0);
  return {
    stakes: { ...NO_STAKES, ...blinds.stakes, ...antes, bringIn, smallBet, bigBet },
    posts: antes === null || newcomers ? tellPosts(fields, blinds) : [],
    wagers,
    stacks,
  };
}
