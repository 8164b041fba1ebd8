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

type BlindStakes = Pick<
  Stakes,
  'smallBlind' | 'bigBlind' | 'buttonBlind' | 'straddles' | 'smallBlindSeat' | 'bigBlindSeat'
>;

interface Blinds {
  readonly stakes: BlindStakes;
  readonly list: Blind[];
}

const { smallBlind, bigBlind, buttonBlind, straddles, smallBlindSeat, bigBlindSeat } = NO_STAKES;
const NO_BLINDS: BlindStakes = { smallBlind, bigBlind, buttonBlind, straddles, smallBlindSeat, bigBlindSeat };

/** Heads-up the lists are reversed: their first value is the button's, who is the last player. */
const byPlayer = (values: readonly number[]): readonly number[] =>
  values.length === 2 ? [...values].reverse() : values;

/** The player at a place of a list. */
const playerAt = (place: number, players: number): number => (players === 2 ? 1 - place : place);

/** The big blind of a place, which may be stated as short as the stack that posted it. */
function fullBlind({ stacks, antes, smallBet, minBet }: ForcedBetFields, player: number, stated: number): number {
  const least = minBet || smallBet;
  const stack = stacks[player] ?? null;
  if (stated === 0 || stated >= least || stack === null) return stated;
  const ante = byPlayer(antes)[player] ?? 0;
  return stack <= stated + ante ? least : stated;
}

/** The first two places, of which a blind may be missing. */
function firstTwo(fields: ForcedBetFields, small: number, stated: number): Blinds | null {
  const { seats, smallBet, minBet } = fields;
  const [smallPlayer, bigPlayer] = [playerAt(0, seats.length), playerAt(1, seats.length)];
  const big = fullBlind(fields, bigPlayer, stated);
  const smallOne: Blind = { player: smallPlayer, role: 'small-blind', amount: small };
  const bigOne: Blind = { player: bigPlayer, role: 'big-blind', amount: big };
  if (small > 0 && big > 0) {
    if (small > big) return null;
    return { stakes: { ...NO_BLINDS, smallBlind: small, bigBlind: big }, list: [smallOne, bigOne] };
  }
  const [smallSeat, bigSeat] = [seats[smallPlayer] ?? null, seats[bigPlayer] ?? null];
  const alone = (blinds: Partial<BlindStakes>, one: Blind): Blinds => ({
    stakes: { ...NO_BLINDS, smallBlindSeat: null, bigBlindSeat: null, ...blinds },
    list: [one],
  });
  if (big > 0) return alone({ bigBlind: big, bigBlindSeat: bigSeat }, bigOne);
  const least = minBet || smallBet;
  if (small < least) return alone({ smallBlind: small, bigBlind: least, smallBlindSeat: smallSeat }, smallOne);
  // A big blind's worth from the first place alone: the small blind is dead and the big blind sits left of the button.
  if (seats.length === 2) return onButton(smallPlayer, small);
  return alone({ bigBlind: small, bigBlindSeat: smallSeat }, { player: smallPlayer, role: 'big-blind', amount: small });
}

const onButton = (player: number, amount: number): Blinds => ({
  stakes: { ...NO_BLINDS, buttonBlind: amount },
  list: [{ player, role: 'button-blind', amount }],
});

/** The place of the last blind; -1 where there is none. */
function lastBlind(list: readonly number[]): number {
  let place = list.length - 1;
  while (place >= 0 && list[place] === 0) place -= 1;
  return place;
}

/** What each place of the list is; null where it could be more than one thing. */
function readBlinds(fields: ForcedBetFields, list: readonly number[]): Blinds | null {
  const [first = 0, second = 0] = list;
  const last = lastBlind(list);
  if (last < 0) return { stakes: NO_BLINDS, list: [] };
  if (first === 0 && second === 0) {
    const alone = last === list.length - 1 && list.every((amount, i) => amount === 0 || i === last);
    return alone ? onButton(last, list[last] ?? 0) : null;
  }
  const blinds = firstTwo(fields, first, second);
  return blinds === null || last < 2 ? blinds : withExtra(fields, blinds, list);
}

/** Blinds after the first two: as much as the big blind, or straddles. */
function withExtra({ seats }: ForcedBetFields, blinds: Blinds, list: readonly number[]): Blinds | null {
  const { stakes } = blinds;
  const extra = list.flatMap((amount, player): Blind[] =>
    amount === 0 || player < 2 ? [] : [{ player, role: amount === stakes.bigBlind ? 'big-blind' : 'straddle', amount }],
  );
  if (extra.some(({ amount }) => amount < stakes.bigBlind)) return null;
  const raised = extra.filter(({ role }) => role === 'straddle');
  return {
    stakes: { ...stakes, straddles: raised.map(({ player, amount }) => ({ seat: seats[player] ?? 0, amount })) },
    list: [...blinds.list, ...extra],
  };
}

/** The ante of every seat where only stacks that cannot pay it have less stated; null where they differ besides. */
function anteOfEach({ antes, stacks }: ForcedBetFields): number | null {
  const paid = byPlayer(antes).map((amount, player) => Math.min(amount, stacks[player] ?? amount));
  const most = Math.max(...paid);
  return paid.every((amount, player) => amount === most || amount === stacks[player]) ? most : null;
}

/** Antes of one seat or of all are stakes; any others are told one by one. */
function readAntes(fields: ForcedBetFields, blinds: Blinds): Pick<Stakes, 'ante' | 'anteFrom'> | null {
  const { antes } = fields;
  const [first = 0] = antes;
  if (antes.every((amount) => amount === first)) return { ante: first, anteFrom: 'each' };
  const each = anteOfEach(fields);
  if (each !== null) return { ante: each, anteFrom: 'each' };
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

/** All stakes of a hand, in the order of `NO_STAKES`. */
function stakesOf(fields: ForcedBetFields, blinds: BlindStakes, antes: ReturnType<typeof readAntes>): Stakes {
  return {
    smallBlind: blinds.smallBlind,
    bigBlind: blinds.bigBlind,
    ante: antes?.ante ?? NO_STAKES.ante,
    anteFrom: antes?.anteFrom ?? NO_STAKES.anteFrom,
    buttonBlind: blinds.buttonBlind,
    straddles: blinds.straddles,
    bringIn: fields.bringIn,
    smallBet: fields.smallBet,
    bigBet: fields.bigBet,
    smallestChip: NO_STAKES.smallestChip,
    smallBlindSeat: blinds.smallBlindSeat,
    bigBlindSeat: blinds.bigBlindSeat,
    rake: NO_STAKES.rake,
  };
}

/**
 * Turns PHH's forced bets into stakes, or into posts where amounts differ by player.
 * Out: null where the blinds can be read in more than one way.
 */
export function readForcedBets(fields: ForcedBetFields): ForcedBets | null {
  const blinds = readBlinds(fields, fields.blinds ?? []);
  if (blinds === null) return null;
  const antes = readAntes(fields, blinds);
  const newcomers = blinds.list.filter(({ role }) => role === 'big-blind').length > 1;
  const paid = byPlayer(fields.antes);
  const stacks = fields.stacks.map((stack, player) =>
    stack === null ? null : Math.max(0, stack - (paid[player] ?? 0)),
  );
  const wagers = fields.seats.map(() => 0);
  for (const { player, amount } of blinds.list) wagers[player] = amount;
  return {
    stakes: stakesOf(fields, blinds.stakes, antes),
    posts: antes === null || newcomers ? tellPosts(fields, blinds) : [],
    wagers,
    stacks,
  };
}
