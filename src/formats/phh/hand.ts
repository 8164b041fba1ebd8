import {
  err,
  isNonEmpty,
  isSeat,
  NOTHING_STATED,
  type NonEmpty,
  ok,
  type Result,
  SEAT_LIMIT,
  type StatedAmount,
  VARIANTS,
  type VariantSpec,
} from '../../core/index.ts';
import { type Decimal, decimalsOf, decimalText, inUnits, unitsText } from '../decimal.ts';
import type { FormatFault, RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { siteRulebook } from '../site.ts';
import { type ActionConflict, actionConflicts } from './check-actions.ts';
import { minBetConflicts } from './check-min-bet.ts';
import { areWhole, Fields, type HandFault, type Table } from './fields.ts';
import { type ForcedBetFields, type ForcedBets, readForcedBets } from './forced-bets.ts';
import { readHistory } from './history.ts';
import { commentLabels, usualMinBet } from './labels.ts';
import { type Commentary, type Notation, readNotation } from './notation.ts';

type Betting = VariantSpec['betting']['usual'];

interface Game {
  readonly code: string;
  readonly variant: VariantSpec;
  readonly betting: Betting;
}

/** The fields of a hand before the unit of play is known. */
interface Draft {
  readonly game: Game;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  /** null: `inf`, a stack nobody knows. */
  readonly stacks: readonly (Decimal | null)[];
  readonly antes: readonly Decimal[];
  readonly blinds: readonly Decimal[] | null;
  readonly bringIn: Decimal;
  readonly smallBet: Decimal;
  readonly bigBet: Decimal;
  readonly minBet: Decimal;
  readonly actions: readonly Notation[];
  readonly commentary: readonly Commentary[];
}

const VARIANT_BY_CODE = new Map(
  VARIANTS.flatMap((variant) => variant.aliases.phh.map((code) => [code, variant] as const)),
);
export const BETTING_BY_LETTER: Readonly<Record<string, Betting>> = { N: 'no-limit', P: 'pot-limit', F: 'fixed-limit' };

function readGame(fields: Fields): Game | null {
  const code = fields.text('variant');
  if (code === null) {
    if (!fields.has('variant')) fields.report('missing-field', { field: 'variant' }, 'variant', null);
    return null;
  }
  const variant = VARIANT_BY_CODE.get(code);
  const betting = BETTING_BY_LETTER[code.charAt(0)];
  if (variant !== undefined && betting !== undefined) return { code, variant, betting };
  fields.report('unsupported-game', { field: 'variant' }, [...VARIANT_BY_CODE.keys()].join(', '), code);
  return null;
}

const FORCED_FIELDS: Readonly<Record<VariantSpec['forcedBets'], readonly string[]>> = {
  blinds: ['blinds_or_straddles'],
  'antes-and-bring-in': ['bring_in'],
  antes: [],
};
const BET_FIELDS: Readonly<Record<Betting, readonly string[]>> = {
  'no-limit': ['min_bet'],
  'pot-limit': ['min_bet'],
  'fixed-limit': ['small_bet', 'big_bet'],
};

/** Reports every field a hand of this game lacks. */
function lacksFields(fields: Fields, { variant, betting }: Game): boolean {
  let lacks = false;
  const need = (field: string): void => {
    if (fields.has(field)) return;
    fields.report('missing-field', { field: null }, field, null);
    lacks = true;
  };
  need('antes');
  FORCED_FIELDS[variant.forcedBets].forEach(need);
  BET_FIELDS[betting].forEach(need);
  need('starting_stacks');
  need('actions');
  return lacks;
}

/** `inf` is a stack nobody knows. */
function readStacks(fields: Fields): readonly (Decimal | null)[] | null {
  const field = 'starting_stacks';
  const list = fields.list(field, null);
  if (list === null || (areWhole(list) && !list.includes(0))) return list;
  return list.map((value, element) => {
    if (value === Number.POSITIVE_INFINITY) return null;
    const stack = fields.precise(value, field, element);
    if (stack === 0) fields.report('stack-not-positive', { field, element }, 'more than 0, or inf', '0');
    return stack;
  });
}

const PLAIN_SEATS: readonly number[] = Array.from({ length: SEAT_LIMIT }, (_, i) => i + 1);

/** Seat numbers by player: as stated, else 1, 2, 3 … from the small blind; the last player has the button. */
function readSeats(fields: Fields, players: number): readonly number[] {
  const field = 'seats';
  const list = fields.list(field, players);
  if (list === null) return PLAIN_SEATS.slice(0, players);
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

const NO_AMOUNTS: readonly Decimal[] = [];

/** The amounts of a list; what is reported counts as nothing. */
function amountsOf(fields: Fields, field: string, players: number): readonly Decimal[] {
  const amounts = fields.amounts(field, players) ?? NO_AMOUNTS;
  return areWhole(amounts) ? amounts : amounts.map((amount) => amount ?? 0);
}

function readDraft(fields: Fields, game: Game): Draft | null {
  const lacks = lacksFields(fields, game);
  const stacks = readStacks(fields);
  const texts = fields.texts('actions', null);
  if (lacks || stacks === null || texts === null) return null;
  const players = stacks.length;
  if (players < 2 || players > SEAT_LIMIT) {
    fields.report('wrong-player-count', { field: 'starting_stacks' }, `2 to ${SEAT_LIMIT} players`, `${players}`);
    return null;
  }
  const { actions, commentary } = readNotation(fields, texts, players);
  // In this order, so that faults are found in it.
  const bringIn = fields.amount('bring_in') ?? 0;
  const smallBet = fields.amount('small_bet') ?? 0;
  const bigBet = fields.amount('big_bet') ?? 0;
  const minBet = fields.amount('min_bet') ?? 0;
  return {
    game,
    seats: readSeats(fields, players),
    names: fields.texts('players', players) ?? [],
    stacks,
    antes: amountsOf(fields, 'antes', players),
    blinds: game.variant.forcedBets === 'blinds' ? amountsOf(fields, 'blinds_or_straddles', players) : null,
    bringIn,
    smallBet,
    bigBet,
    minBet,
    actions,
    commentary,
  };
}

/** Digits after the point of the finest amount in play; stated results have no say. */
function finest({ antes, blinds, bringIn, smallBet, bigBet, minBet, stacks, actions }: Draft): number {
  let most = Math.max(decimalsOf(bringIn), decimalsOf(smallBet), decimalsOf(bigBet), decimalsOf(minBet));
  for (const amount of antes) most = Math.max(most, decimalsOf(amount));
  for (const amount of blinds ?? []) most = Math.max(most, decimalsOf(amount));
  for (const amount of stacks) if (amount !== null) most = Math.max(most, decimalsOf(amount));
  for (const made of actions) if (made.kind === 'wager') most = Math.max(most, decimalsOf(made.to));
  return most;
}

function readStated(fields: Fields, field: string, { seats }: Draft, decimals: number): readonly StatedAmount[] | null {
  const list = fields.list(field, seats.length);
  if (list === null) return null;
  const stated: StatedAmount[] = [];
  for (let element = 0; element < list.length; element += 1) {
    const decimal = fields.decimal(list[element], field, element);
    if (decimal === null) continue;
    stated.push({ seat: seats[element] ?? 0, text: decimalText(decimal), amount: inUnits(decimal, decimals) });
  }
  return stated;
}

/** An amount of a field in units of play. */
type Scale = (amount: Decimal, field: string, element?: number) => number;

function scaleTo(fields: Fields, decimals: number): Scale {
  return (amount, field, element) => {
    const units = inUnits(amount, decimals);
    if (units !== null) return units;
    const path = element === undefined ? { field } : { field, element };
    const most = `at most ${Number.MAX_SAFE_INTEGER} units of the finest amount`;
    fields.report('amount-too-large', path, most, decimalText(amount));
    return 0;
  };
}

function forcedBetFields(draft: Draft, scale: Scale, decimals: number): ForcedBetFields {
  const list = (field: string, amounts: readonly Decimal[]): readonly number[] =>
    decimals === 0 && areWhole(amounts) ? amounts : amounts.map((amount, element) => scale(amount, field, element));
  return {
    antes: list('antes', draft.antes),
    blinds: draft.blinds === null ? null : list('blinds_or_straddles', draft.blinds),
    bringIn: scale(draft.bringIn, 'bring_in'),
    smallBet: scale(draft.smallBet, 'small_bet'),
    bigBet: scale(draft.bigBet, 'big_bet'),
    minBet: scale(draft.minBet, 'min_bet'),
    seats: draft.seats,
    stacks:
      decimals === 0 && areWhole(draft.stacks)
        ? draft.stacks
        : draft.stacks.map((stack, element) => stack && scale(stack, 'starting_stacks', element)),
    firstStreet: draft.game.variant.streets[0]?.name ?? 'preflop',
  };
}

/** Gives a contradiction its place in the text. */
type PlaceConflict = (conflict: ActionConflict) => FormatFault;

const NO_CONFLICTS: RecordedHand['conflicts'] = [];
const conflictsOf = (found: readonly ActionConflict[], place: PlaceConflict): RecordedHand['conflicts'] =>
  found.length === 0 ? NO_CONFLICTS : found.map(place);

function assemble(fields: Fields, draft: Draft, place: PlaceConflict): RecordedHand | null {
  const decimals = finest(draft);
  const scale = scaleTo(fields, decimals);
  const terms = forcedBetFields(draft, scale, decimals);
  const forced = readForcedBets(terms);
  if (forced === null) {
    const path = { field: 'blinds_or_straddles' };
    fields.report(
      'unclear-blinds',
      path,
      'small blind, big blind, then straddles or blinds',
      draft.blinds?.map(decimalText).join(', '),
    );
    return null;
  }
  const scaled = { terms, forced, scale, decimals };
  const record = labelsOf(fields, draft, scaled);
  return {
    setup: setupOf(fields, draft, scaled),
    stated: {
      ...NOTHING_STATED,
      finalStacks: readStated(fields, 'finishing_stacks', draft, decimals),
      collected:
        readStated(fields, 'winnings', draft, decimals)?.map(({ seat, text, amount }) => ({
          seat,
          text,
          amount,
          pot: null,
          board: null,
        })) ?? null,
    },
    rulebook: siteRulebook(record.venue),
    conflicts: conflictsOf(conflictsIn(draft, scaled), place),
    money: { currency: fields.text('currency'), decimals },
    record,
  };
}

/** A least bet that is the big blind is held to with the blinds. */
const isUsual = ({ game }: Draft, { terms, forced }: Scaled): boolean =>
  terms.minBet === usualMinBet(game.betting, forced.stakes);

function conflictsIn(draft: Draft, scaled: Scaled): readonly ActionConflict[] {
  const { actions, game } = draft;
  const found = actionConflicts(actions, draft.seats.length, game.variant);
  if (isUsual(draft, scaled)) return found;
  const { terms, forced, scale } = scaled;
  const { wagers, stacks } = forced;
  const text = (units: number): string => unitsText(units, scaled.decimals);
  const inUnits = ({ to, at }: { to: Decimal; at: number }): number => scale(to, 'actions', at);
  return [...found, ...minBetConflicts(actions, { minBet: terms.minBet, wagers, stacks, inUnits, text })];
}

/** What the hand itself has no place for: fields that are not read, and under PHH's own names some that are. */
function labelsOf(fields: Fields, draft: Draft, scaled: Scaled): Record<string, string> {
  const { commentary, actions } = draft;
  const labels = fields.rest();
  if (fields.flag('ante_trimming_status')) labels.ante_trimming_status = 'true';
  if (!isUsual(draft, scaled)) labels.min_bet = decimalText(draft.minBet);
  if (commentary.length > 0) Object.assign(labels, commentLabels(commentary, actions, scaled.forced.posts.length));
  return labels;
}

interface Scaled {
  readonly terms: ForcedBetFields;
  readonly forced: ForcedBets;
  readonly scale: Scale;
  readonly decimals: number;
}

function setupOf(fields: Fields, draft: Draft, { terms, forced, scale }: Scaled): RecordedSetup {
  const { seats, names } = draft;
  const { variant, betting } = draft.game;
  const { stakes, posts, wagers, stacks } = forced;
  const { bigBlind: price, bringIn, smallBet, bigBet } = stakes;
  const limits = betting === 'fixed-limit' ? { small: smallBet, big: bigBet } : null;
  const history = readHistory(
    {
      fields,
      variant,
      seats,
      wagers,
      stacks,
      price,
      bringIn,
      limits,
      inUnits: (amount, element) => scale(amount, 'actions', element),
    },
    draft.actions,
  );
  const actions = posts.length === 0 ? history.actions : [...posts, ...history.actions];
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

/** Reads one table of a PHH file. Out: the hand, with what it says against itself, or everything that is wrong with it. */
export function readHand(table: Table, place: PlaceConflict): Result<RecordedHand, NonEmpty<HandFault>> {
  const fields = new Fields(table);
  const game = readGame(fields);
  const draft = game && readDraft(fields, game);
  const hand = draft && fields.faults.length === 0 ? assemble(fields, draft, place) : null;
  if (isNonEmpty(fields.faults)) return err(fields.faults);
  return hand === null ? err([{ code: 'not-a-hand', path: { field: null }, expected: null, detail: null }]) : ok(hand);
}
