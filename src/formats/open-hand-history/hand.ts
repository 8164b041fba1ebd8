import { type ActionSetup, NO_STAKES, type Stakes, type Stated, type VariantSpec } from '../../core/index.ts';
import { type Decimal, decimalsOf } from '../decimal.ts';
import { clockwise } from '../posts.ts';
import type { RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { siteRulebook } from '../site.ts';
import { checkButton, checkCards, checkPosts, checkTable } from './checks.ts';
import { type Entry, type Rounds, readRounds } from './entries.ts';
import { follow, type History } from './history.ts';
import { readLabels } from './labels.ts';
import { readResults } from './results.ts';
import { type Betting, type Player, readBetting, readButton, readGame, readPlayers } from './table.ts';
import type { Value } from './value.ts';

const STAKES = ['small_blind_amount', 'big_blind_amount', 'ante_amount', 'small_bet_amount', 'big_bet_amount'];
const POT_AMOUNTS = ['amount', 'rake', 'jackpot'];
const WIN_AMOUNTS = ['win_amount', 'cashout_amount'];

/** Every amount of a hand that is of its chips. */
function* amountsOf(hand: Value): Generator<Value> {
  for (const field of STAKES) yield hand.get(field);
  for (const player of hand.get('players').items()) yield player.get('starting_stack');
  for (const round of hand.get('rounds').items()) {
    for (const action of round.get('actions').items()) yield action.get('amount');
  }
  for (const pot of hand.get('pots').items()) {
    for (const field of POT_AMOUNTS) yield pot.get(field);
    for (const win of pot.get('player_wins').items()) for (const field of WIN_AMOUNTS) yield win.get(field);
  }
}

/** Digits after the point of the finest amount: results count too, since a pot is split to the cent. */
function finest(hand: Value): number {
  return hand.log.quietly(() => {
    let most = 0;
    for (const value of amountsOf(hand)) {
      const decimal: Decimal | null = value.decimal();
      if (decimal !== null) most = Math.max(most, decimalsOf(decimal));
    }
    return most;
  });
}

interface Draft {
  readonly hand: Value;
  readonly variant: VariantSpec;
  readonly betting: Betting;
  readonly players: readonly Player[];
  readonly rounds: Rounds;
}

const amount = (value: Value): number | null => value.units();

/** The most posted by an action of some kind. */
const posted = (entries: readonly Entry[], kind: Entry['kind']): number =>
  Math.max(0, ...entries.flatMap((entry) => (entry.kind === kind ? (entry.amount ?? 0) : [])));

/** Who pays the ante, by who did. */
function anteFrom({ rounds, players }: Draft, button: number | null): Stakes['anteFrom'] {
  const by = (kind: Entry['kind']): (number | null)[] =>
    rounds.entries.flatMap((entry) => (entry.kind === kind ? entry.seat : []));
  const [payer, ...others] = by('post-ante');
  if (payer === undefined || others.length > 0 || players.length < 2) return 'each';
  if (by('post-big-blind').includes(payer)) return 'big-blind';
  return payer === button ? 'button' : 'each';
}

/** The limits of a fixed-limit game: twice the small bet is the big one, and the big blind is the small bet. */
function limitsOf({ hand, variant, betting }: Draft, small: number, big: number): Pick<Stakes, 'smallBet' | 'bigBet'> {
  const isStud = variant.forcedBets === 'antes-and-bring-in';
  const usual = isStud ? { smallBet: small, bigBet: big } : { smallBet: big, bigBet: 2 * big };
  const own = { smallBet: amount(hand.get('small_bet_amount')), bigBet: amount(hand.get('big_bet_amount')) };
  const none = betting === 'fixed-limit' || isStud ? usual : { smallBet: 0, bigBet: 0 };
  return { smallBet: own.smallBet ?? none.smallBet, bigBet: own.bigBet ?? none.bigBet };
}

/** Without a small blind the seat of the big one is told, unless it is where it falls by the button. */
function blindSeats(
  { rounds, players }: Draft,
  button: number | null,
): Pick<Stakes, 'smallBlindSeat' | 'bigBlindSeat'> {
  const byButton = { smallBlindSeat: undefined, bigBlindSeat: undefined };
  if (rounds.entries.some(({ kind }) => kind === 'post-small-blind')) return byButton;
  const big = rounds.entries.find(({ kind }) => kind === 'post-big-blind')?.seat ?? null;
  const [left] = clockwise({ seats: players.map(bareSeat), button });
  return big === null || left?.seat === big ? byButton : { smallBlindSeat: null, bigBlindSeat: big };
}

/** Where there is no big blind, the button may post the only one. */
const buttonBlindOf = ({ rounds, variant }: Draft, button: number | null, big: number): number =>
  big > 0 || variant.forcedBets !== 'blinds'
    ? 0
    : posted(
        rounds.entries.filter(({ seat }) => seat === button),
        'extra-blind',
      );

function stakesOf(draft: Draft, button: number | null): Stakes {
  const { hand, variant, rounds } = draft;
  const { entries } = rounds;
  const isStud = variant.forcedBets === 'antes-and-bring-in';
  const small = amount(hand.get('small_blind_amount')) ?? posted(entries, 'post-small-blind');
  const big = amount(hand.get('big_blind_amount')) ?? posted(entries, 'post-big-blind');
  const bringIn = posted(entries, 'bring-in') || (isStud ? posted(entries, 'extra-blind') : 0);
  return {
    ...NO_STAKES,
    ...(isStud ? {} : { smallBlind: small, bigBlind: big }),
    ...blindSeats(draft, button),
    ante: amount(hand.get('ante_amount')) ?? posted(entries, 'post-ante'),
    anteFrom: anteFrom(draft, button),
    buttonBlind: buttonBlindOf(draft, button, big),
    bringIn: isStud ? (amount(hand.get('bring_in_amount')) ?? bringIn) : 0,
    ...limitsOf(draft, small, big),
  };
}

/** The dealer's seat as told, else the one the small blind says it is. */
function buttonOf({ hand, rounds, players }: Draft): number | null {
  const told = readButton(hand);
  if (told !== null) return told;
  const small = rounds.entries.find(({ kind }) => kind === 'post-small-blind')?.seat ?? null;
  if (small === null || players.length === 2) return small;
  return clockwise({ seats: players.map(bareSeat), button: small }).at(-2)?.seat ?? null;
}

const bareSeat = ({ seat, name, stack }: Player): RecordedSetup['seats'][number] => ({
  seat,
  player: name,
  stack,
  hole: null,
  status: 'live',
  contributed: null,
  dead: 0,
});

/** Follows the actions with raises as chips added, unless only totals make calls and stacks fit. */
function historyOf(draft: Draft, stakes: Stakes, button: number | null): History {
  const { hand, variant, betting, players, rounds } = draft;
  const limits = betting === 'fixed-limit' ? { small: stakes.smallBet, big: stakes.bigBet } : null;
  const buttonSeat = stakes.buttonBlind > 0 ? button : null;
  const { bigBlind, bringIn, smallBet: completion } = stakes;
  const terms = { variant, players, bigBlind, bringIn, completion, buttonSeat, limits };
  const as = (raises: 'added' | 'total'): History => follow(terms, rounds.entries, raises);
  if (hand.log.quietly(() => as('added')).misfits === 0) return as('added');
  const total = hand.log.quietly(() => as('total'));
  if (total.misfits > 0) return as('added');
  const raise = rounds.entries.find(({ kind }) => kind === 'raise');
  raise?.value.get('amount').conflict('raise-to', 'the chips the raise adds');
  return as('total');
}

/** Those dealt in: everybody who does anything. Who does nothing and does not sit out is an action missing. */
function dealtIn(players: readonly Player[], history: History): readonly Player[] {
  return players.filter((player) => {
    if (history.active.has(player.seat)) return true;
    if (!player.sitsOut) player.value.conflict('player-without-action', null, `seat ${player.seat}`);
    return false;
  });
}

/**
 * Mucks a record may leave out, where others show: those of live hands that neither show nor win anything. Mucking
 * without cards need not be told.
 */
function silentMucks({ players, variant, rounds }: Draft, history: History, stated: Stated): ActionSetup[] {
  const { winners } = stated;
  if (winners === null || history.shown.every(({ seat }) => history.folded.has(seat))) return [];
  const spoken = new Set(
    history.actions.flatMap(({ action, seat }) => (action === 'show' || action === 'muck' ? seat : [])),
  );
  const street = variant.streets[rounds.street]?.name;
  return players
    .filter(({ seat }) => history.active.has(seat) && !history.folded.has(seat) && !spoken.has(seat))
    .filter(({ seat }) => !winners.includes(seat))
    .map(({ seat }) => ({ seat, action: 'muck', ...(street === undefined ? {} : { street }) }));
}

function setupOf(
  draft: Draft,
  { stakes, button }: { stakes: Stakes; button: number | null },
  history: History,
  stated: Stated,
): RecordedSetup {
  const { variant, betting, players, rounds } = draft;
  const [board = [], ...others] = rounds.boards;
  return {
    variant,
    betting,
    stakes,
    button,
    lowestRank: null,
    seats: dealtIn(players, history).map((player) => ({
      ...bareSeat(player),
      hole: history.holes.get(player.seat) ?? null,
    })),
    board: others.length > 0 ? null : board,
    boards: others.length > 0 ? rounds.boards : null,
    reveals: [],
    dead: [],
    opening: null,
    actions: [...history.actions, ...silentMucks(draft, history, stated)],
    pot: null,
    carriedIn: history.added,
    runouts: 'as-needed',
  };
}

/** Reads one hand. Out: null where it cannot be told; why, and what it says against itself, is in the log. */
export function readHand(hand: Value): RecordedHand | null {
  const { log } = hand;
  log.decimals = finest(hand);
  const variant = readGame(hand);
  const players = readPlayers(hand);
  if (variant === null || players.length === 0) return null;
  const draft: Draft = {
    hand,
    variant,
    betting: readBetting(hand, variant),
    players,
    rounds: readRounds(hand, variant, players),
  };
  const button = buttonOf(draft);
  const stakes = stakesOf(draft, button);
  checkPosts(draft);
  const history = historyOf(draft, stakes, button);
  const { stated, jackpot, rake } = readResults(hand, players, history);
  // No rule of the house is told, but what it took: the rest is to come out right with that.
  const raked: Stakes = { ...stakes, rake: { ...stakes.rake, ...rake } };
  const setup = setupOf(draft, { stakes: raked, button }, history, stated);
  checkTable(draft);
  checkButton(draft, history.active, button);
  checkCards(draft, history, stated);
  return {
    setup,
    stated,
    rulebook: siteRulebook(hand.get('site_name').text() ?? undefined),
    conflicts: [],
    money: { currency: hand.get('currency').text(), decimals: log.decimals },
    record: readLabels(hand, { players, chips: history.chips, jackpot }),
  };
}
