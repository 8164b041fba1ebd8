import {
  type ActionSetup,
  err,
  isNonEmpty,
  isSeat,
  type NonEmpty,
  ok,
  type Result,
  SEAT_LIMIT,
  VARIANTS,
  type VariantSpec,
} from '../../core/index.ts';
import { type Decimal, inUnits } from '../decimal.ts';
import type { RecordedHand, StatedAmount } from '../recorded-hand.ts';
import { Fields, type HandFault, type Table } from './fields.ts';
import { type ForcedBetFields, type ForcedBets, readForcedBets } from './forced-bets.ts';
import { readHistory } from './history.ts';
import type { FieldPath } from './locate.ts';
import { type Commentary, type NotedAction, readNotation } from './notation.ts';

/** A hand read from PHH. */
export interface PhhHand extends RecordedHand {
  /** PHH's own code for the game and its betting, as in `NT`. */
  readonly code: string;
  /** The stated least bet of a no-limit or pot-limit game, in units of play; null where the game has none. */
  readonly minBet: number | null;
  /** `ante_trimming_status`: a short ante wins no more of the antes than it matched. */
  readonly anteTrimming: boolean;
  readonly commentary: readonly Commentary[];
}

type Betting = VariantSpec['betting']['usual'];

interface Game {
  readonly code: string;
  readonly variant: VariantSpec;
  readonly betting: Betting;
}

/** The fields of a hand before the unit of play is known. */
interface Draft extends Game {
  readonly players: number;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  /** null: `inf`, a stack nobody knows. */
  readonly stacks: readonly (Decimal | null)[];
  readonly antes: readonly Decimal[];
  readonly blinds: readonly Decimal[] | null;
  readonly single: Readonly<Record<SingleField, Decimal>>;
  readonly actions: readonly NotedAction[];
  readonly commentary: readonly Commentary[];
}

const ZERO: Decimal = { text: '0', decimals: 0, significant: 1 };
const SINGLE_FIELDS = ['bring_in', 'small_bet', 'big_bet', 'min_bet'] as const;
type SingleField = (typeof SINGLE_FIELDS)[number];

const OWN_FIELDS: ReadonlySet<string> = new Set([
  'variant',
  'antes',
  'blinds_or_straddles',
  ...SINGLE_FIELDS,
  'starting_stacks',
  'actions',
  'players',
  'seats',
  'finishing_stacks',
  'winnings',
  'currency',
  'ante_trimming_status',
]);

const VARIANT_BY_CODE = new Map(
  VARIANTS.flatMap((variant) => variant.aliases.phh.map((code) => [code, variant] as const)),
);
const BETTING_BY_LETTER: Readonly<Record<string, Betting>> = { N: 'no-limit', P: 'pot-limit', F: 'fixed-limit' };

function readGame(fields: Fields): Game | null {
  const code = fields.text('variant');
  if (code === null) {
    if (!fields.has('variant')) fields.report('missing-field', { field: 'variant' }, 'variant', null);
    return null;
  }
  const variant = VARIANT_BY_CODE.get(code);
  const betting = BETTING_BY_LETTER[code.charAt(0)];
  if (variant !== undefined && betting !== undefined) return { code, variant, betting };
  fields.report('unsupported-variant', { field: 'variant' }, [...VARIANT_BY_CODE.keys()].join(', '), code);
  return null;
}

function requiredFields({ variant, betting }: Game): string[] {
  const forced =
    variant.forcedBets === 'blinds' ? ['blinds_or_straddles'] : variant.forcedBets === 'antes' ? [] : ['bring_in'];
  const bets = betting === 'fixed-limit' ? ['small_bet', 'big_bet'] : ['min_bet'];
  return ['antes', ...forced, ...bets, 'starting_stacks', 'actions'];
}

/** `inf` is a stack nobody knows. */
function readStacks(fields: Fields): readonly (Decimal | null)[] | null {
  const field = 'starting_stacks';
  const list = fields.list(field, null);
  return (
    list?.map((value, element) => {
      if (value === Number.POSITIVE_INFINITY) return null;
      const stack = fields.precise(value, { field, element });
      if (stack?.text === '0') fields.report('stack-not-positive', { field, element }, 'more than 0, or inf', '0');
      return stack;
    }) ?? null
  );
}

/** Seat numbers by player: as stated, else 1, 2, 3 … from the small blind; the last player has the button. */
function readSeats(fields: Fields, players: number): readonly number[] {
  const field = 'seats';
  const plain = Array.from({ length: players }, (_, i) => i + 1);
  const list = fields.list(field, players);
  if (list === null) return plain;
  const seats = list.map((value, element) => {
    const number = typeof value === 'number' ? value : 0;
    if (!isSeat(number)) fields.report('no-such-seat', { field, element }, `1 to ${SEAT_LIMIT}`, value);
    else if (list.indexOf(value) !== element)
      fields.report('duplicate-seat', { field, element }, 'a seat of his own', value);
    return number;
  });
  const turns = seats.filter((seat, i) => i > 0 && seat < (seats[i - 1] ?? 0)).length;
  const [first = 0] = seats;
  if (turns > 1 || (turns === 1 && (seats.at(-1) ?? 0) > first)) {
    fields.report('seats-not-clockwise', { field }, 'seats in clockwise order', seats.join(', '));
  }
  return seats;
}

const known = (list: readonly (Decimal | null)[] | null): readonly Decimal[] | null =>
  list?.map((d) => d ?? ZERO) ?? null;

function readDraft(fields: Fields, game: Game): Draft | null {
  const missing = requiredFields(game).filter((field) => !fields.has(field));
  for (const field of missing) fields.report('missing-field', { field: null }, field, null);
  const stacks = readStacks(fields);
  const texts = fields.texts('actions', null);
  if (missing.length > 0 || stacks === null || texts === null) return null;
  const players = stacks.length;
  if (players < 2 || players > SEAT_LIMIT) {
    fields.report('wrong-player-count', { field: 'starting_stacks' }, `2 to ${SEAT_LIMIT} players`, `${players}`);
    return null;
  }
  const { actions, commentary } = readNotation(fields, texts, players);
  const single = Object.fromEntries(SINGLE_FIELDS.map((field) => [field, fields.amount(field) ?? ZERO]));
  return {
    ...game,
    players,
    seats: readSeats(fields, players),
    names: fields.texts('players', players) ?? [],
    stacks,
    antes: known(fields.amounts('antes', players)) ?? [],
    blinds: game.variant.forcedBets === 'blinds' ? (known(fields.amounts('blinds_or_straddles', players)) ?? []) : null,
    single: single as Record<SingleField, Decimal>,
    actions,
    commentary,
  };
}

/** Digits after the point of the finest amount in play; stated results have no say. */
function finest({ antes, blinds, single, stacks, actions }: Draft): number {
  let most = 0;
  const see = (d: Decimal | null): void => {
    if (d !== null && d.decimals > most) most = d.decimals;
  };
  for (const list of [antes, blinds ?? [], Object.values(single), stacks]) list.forEach(see);
  for (const { notation } of actions) if (notation.kind === 'wager') see(notation.to);
  return most;
}

function readStated(
  fields: Fields,
  field: string,
  { players, seats }: Draft,
  decimals: number,
): readonly StatedAmount[] | null {
  const list = fields.list(field, players);
  return (
    list?.flatMap((value, element) => {
      const decimal = fields.decimal(value, { field, element });
      return decimal === null
        ? []
        : [{ seat: seats[element] ?? 0, text: decimal.text, amount: inUnits(decimal, decimals) }];
    }) ?? null
  );
}

type Scale = (amount: Decimal, path: FieldPath) => number;

function scaleTo(fields: Fields, decimals: number): Scale {
  return (amount, path) => {
    const units = inUnits(amount, decimals);
    if (units === null)
      fields.report(
        'amount-too-large',
        path,
        `at most ${Number.MAX_SAFE_INTEGER} units of the finest amount`,
        amount.text,
      );
    return units ?? 0;
  };
}

function forcedBetFields(draft: Draft, scale: Scale): ForcedBetFields {
  const { single, variant } = draft;
  const list = (field: string, amounts: readonly Decimal[]): number[] =>
    amounts.map((amount, element) => scale(amount, { field, element }));
  const one = (field: SingleField): number => scale(single[field], { field });
  return {
    antes: list('antes', draft.antes),
    blinds: draft.blinds === null ? null : list('blinds_or_straddles', draft.blinds),
    bringIn: one('bring_in'),
    smallBet: one('small_bet'),
    bigBet: one('big_bet'),
    minBet: one('min_bet'),
    seats: draft.seats,
    stacks: draft.stacks.map((stack, element) => stack && scale(stack, { field: 'starting_stacks', element })),
    firstStreet: variant.streets[0]?.name ?? 'preflop',
  };
}

function assemble(fields: Fields, draft: Draft): PhhHand | null {
  const decimals = finest(draft);
  const scale = scaleTo(fields, decimals);
  const terms = forcedBetFields(draft, scale);
  const forced = readForcedBets(terms);
  if (forced === null) {
    const path = { field: 'blinds_or_straddles' };
    fields.report(
      'unclear-blinds',
      path,
      'small blind, big blind, then straddles or blinds',
      draft.blinds?.map((d) => d.text).join(', '),
    );
    return null;
  }
  return {
    code: draft.code,
    setup: setupOf(fields, draft, { terms, forced, scale }),
    minBet: draft.betting === 'fixed-limit' ? null : terms.minBet,
    anteTrimming: fields.flag('ante_trimming_status'),
    stated: {
      finalStacks: readStated(fields, 'finishing_stacks', draft, decimals),
      winnings: readStated(fields, 'winnings', draft, decimals),
    },
    money: { currency: fields.text('currency'), decimals },
    record: fields.rest(OWN_FIELDS),
    commentary: draft.commentary,
  };
}

interface Scaled {
  readonly terms: ForcedBetFields;
  readonly forced: ForcedBets;
  readonly scale: Scale;
}

function setupOf(fields: Fields, draft: Draft, { terms, forced, scale }: Scaled): PhhHand['setup'] {
  const { seats, names, variant, betting } = draft;
  const { stakes, posts, wagers, stacks } = forced;
  const { bigBlind: price, bringIn, smallBet, bigBet } = stakes;
  const limits = betting === 'fixed-limit' ? { small: smallBet, big: bigBet } : null;
  const history = readHistory(
    { fields, variant, seats, wagers, stacks, price, bringIn, limits, inUnits: scale },
    draft.actions,
  );
  const actions: readonly ActionSetup[] = [...posts, ...history.actions];
  return {
    variant,
    betting,
    stakes,
    // Players are listed from the left of the button; stud has the dealer there.
    button: seats.at(-1) ?? null,
    lowestRank: null,
    seats: seats.map((seat, player) => ({
      seat,
      player: names[player] || null,
      stack: terms.stacks[player] ?? null,
      hole: history.holes[player] ?? null,
      status: 'live',
      contributed: null,
      dead: 0,
    })),
    board: history.board,
    boards: null,
    reveals: [],
    dead: [],
    opening: null,
    actions,
    pot: null,
    carriedIn: 0,
    runouts: 'as-needed',
  };
}

/** Reads one table of a PHH file. Out: the hand, or everything that is wrong with it. */
export function readHand(table: Table): Result<PhhHand, NonEmpty<HandFault>> {
  const fields = new Fields(table);
  const game = readGame(fields);
  const draft = game && readDraft(fields, game);
  const hand = draft && fields.faults.length === 0 ? assemble(fields, draft) : null;
  if (isNonEmpty(fields.faults)) return err(fields.faults);
  return hand === null ? err([{ code: 'not-a-hand', path: { field: null }, expected: null, detail: null }]) : ok(hand);
}
