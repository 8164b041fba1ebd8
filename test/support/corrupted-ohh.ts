import { type CorruptedText, type Excuse, otherAmount, otherCard, pick, type TextCorruption } from './corrupted-phh.ts';
import type { Below } from './random-hand.ts';

interface Action {
  action_number?: number;
  action: string;
  player_id?: number;
  amount?: number;
  is_allin?: boolean;
  cards?: string[];
}
interface Round {
  street: string;
  cards?: string[];
  actions: Action[];
}
interface Pot {
  amount?: number;
  rake?: number;
  player_wins: { player_id: number; win_amount: number }[];
}
interface Hand {
  dealer_seat?: number;
  small_blind_amount?: number;
  big_blind_amount?: number;
  ante_amount?: number;
  players: { id: number; seat: number; starting_stack: number }[];
  rounds: Round[];
  pots: Pot[];
}
interface Made {
  readonly round: Round;
  readonly action: Action;
  readonly at: number;
}
/** Changes a hand in place. Out: what was changed and why nobody could notice, or null where there is nothing to change. */
type Change = (hand: Hand, below: Below) => Omit<CorruptedText, 'text'> | null;

const CENT = 0.01;
const madeIn = ({ rounds }: Hand): Made[] =>
  rounds.flatMap((round) => round.actions.map((action, at) => ({ round, action, at })));
const told = ({ round, action }: Made): string =>
  `${round.street} ${action.action} ${action.player_id ?? ''} ${action.cards?.join(' ') ?? ''}`;
const cents = (amount: number, below: Below): number => Number(otherAmount(amount, CENT, below).toFixed(2));

const foldedIn = (hand: Hand): Set<number> =>
  new Set(madeIn(hand).flatMap(({ action }) => (action.action === 'Fold' ? (action.player_id ?? -1) : [])));
const liveIn = (hand: Hand): number[] => {
  const folded = foldedIn(hand);
  const acted = new Set(madeIn(hand).map(({ action }) => action.player_id));
  return hand.players.map(({ id }) => id).filter((id) => acted.has(id) && !folded.has(id));
};
const wins = (hand: Hand, id: number): boolean =>
  hand.pots.some((pot) => pot.player_wins.some((win) => win.player_id === id && win.win_amount > 0));
/** Whether cards turned up decide nothing: nobody else was left, their player had folded, or he has lost. */
const isByChoice = (hand: Hand, id: number | undefined): boolean =>
  id === undefined || liveIn(hand).length < 2 || foldedIn(hand).has(id) || !wins(hand, id);
const BET = /^(?:Bet|Raise|Call|Check|Fold)$/;
/** No order is due where somebody had folded, or where bets ended before the last street. */
const isUnordered = (hand: Hand, players: readonly (number | undefined)[]): boolean => {
  const folded = foldedIn(hand);
  const last = madeIn(hand).findLast(({ action }) => BET.test(action.action));
  return last?.round.street !== 'River' || players.some((id) => id === undefined || folded.has(id));
};
const SHOWN = /^(?:Shows|Mucks) Cards$/;
const BY_CHOICE = 'cards shown that need not be';

const amount: Change = (hand, below) => {
  const made = pick(
    madeIn(hand).filter(({ action }) => (action.amount ?? 0) > 0),
    below,
  );
  if (made === undefined) return null;
  const { action } = made;
  const [old, now] = [action.amount ?? 0, cents(action.amount ?? 0, below)];
  action.amount = now;
  const undetectable = { whilePaidTheSame: 'a wager nobody called' };
  return old === now ? null : { what: `${told(made)} ${old} => ${now}`, undetectable };
};

const stack: Change = (hand, below) => {
  const player = pick(hand.players, below);
  if (player === undefined) return null;
  const [old, now] = [player.starting_stack, cents(Number(player.starting_stack), below)];
  player.starting_stack = now;
  const isAllIn = madeIn(hand).some(({ action }) => action.player_id === player.id && action.is_allin === true);
  const undetectable = isAllIn ? null : { whilePaidTheSame: 'a stack told once' };
  return Number(old) === now ? null : { what: `stack ${player.id} ${old} => ${now}`, undetectable };
};

const winsOf = ({ pots }: Hand): Pot['player_wins'] => pots.flatMap(({ player_wins }) => player_wins);

const win: Change = (hand, below) => {
  const own = pick(winsOf(hand), below);
  if (own === undefined) return null;
  const old = own.win_amount;
  own.win_amount = cents(Number(old), below);
  return old === own.win_amount ? null : { what: `win ${old} => ${own.win_amount}`, undetectable: null };
};

const winner: Change = (hand, below) => {
  const own = pick(winsOf(hand), below);
  const other = pick(hand.players, below);
  if (own === undefined || other === undefined || own.player_id === other.id) return null;
  const what = `winner ${own.player_id} => ${other.id}`;
  own.player_id = other.id;
  return { what, undetectable: null };
};

const pot: Change = (hand, below) => {
  const own = pick(hand.pots, below);
  const field = pick(['amount', 'rake'] as const, below);
  const old = field && own?.[field];
  if (own === undefined || field === undefined || typeof old !== 'number') return null;
  own[field] = cents(old, below);
  return old === own[field] ? null : { what: `${field} ${old} => ${own[field]}`, undetectable: null };
};

const blind: Change = (hand, below) => {
  const field = pick(['small_blind_amount', 'big_blind_amount', 'ante_amount'] as const, below);
  const old = field && hand[field];
  if (field === undefined || typeof old !== 'number') return null;
  const now = cents(old, below);
  hand[field] = now;
  const isPosted = madeIn(hand).some(({ action }) => action.action === 'Post SB');
  const isLow = field === 'small_blind_amount' && now <= (hand.big_blind_amount ?? 0);
  const undetectable = isLow && !isPosted ? 'a small blind nobody posts' : null;
  return old === now ? null : { what: `${field} ${old} => ${now}`, undetectable };
};

const card: Change = (hand, below) => {
  const lists = hand.rounds.flatMap((round) => [round.cards, ...round.actions.map(({ cards }) => cards)]);
  const all = lists.flatMap((list) => (Array.isArray(list) ? list.map((_, at) => ({ list, at })) : []));
  const chosen = pick(all, below);
  if (chosen === undefined) return null;
  const { list, at } = chosen;
  const old = list[at] ?? '';
  const now = otherCard(old, below);
  const times = (one: string): number => all.filter((own) => own.list[own.at] === one).length;
  const isOnce = times(old) === 1 && times(now) === 0;
  list[at] = now;
  return { what: `card ${old} => ${now}`, undetectable: isOnce ? { whilePaidTheSame: 'a card told once' } : null };
};

function playerExcuse(hand: Hand, { action }: Made, other: number): Excuse {
  if (action.action === 'Post Dead') return 'dead money, told once';
  const isFree = isByChoice(hand, action.player_id) && isByChoice(hand, other);
  return SHOWN.test(action.action) && isFree ? BY_CHOICE : null;
}

const player: Change = (hand, below) => {
  const made = pick(madeIn(hand), below);
  const other = pick(hand.players, below)?.id;
  if (made === undefined || other === undefined || made.action.player_id === other) return null;
  const own = { what: `${told(made)} => ${other}`, undetectable: playerExcuse(hand, made, other) };
  made.action.player_id = other;
  return own;
};

const isDealt = ({ action }: Action): boolean => action === 'Dealt Cards';

const removal: Change = (hand, below) => {
  const made = pick(madeIn(hand), below);
  if (made === undefined) return null;
  const { action, round, at } = made;
  // Where actions are numbered, one left out between others leaves a gap.
  const isAgain = madeIn(hand).filter((own) => told(own) === told(made)).length > 1;
  const isEdge = at === 0 || at === round.actions.length - 1;
  const isShown = SHOWN.test(action.action) && isEdge;
  const free = action.action === 'Payout' ? 'a hand sold, told once' : null;
  const undetectable = isDealt(action)
    ? 'a hand dealt, which records leave out of most seats'
    : isShown && isAgain
      ? 'a hand shown twice'
      : isShown && isByChoice(hand, action.player_id)
        ? BY_CHOICE
        : free;
  round.actions.splice(at, 1);
  return { what: `deleted ${told(made)}`, undetectable };
};

/** Two actions change places, with their numbers or without. */
const swapped =
  (withNumbers: boolean): Change =>
  (hand, below) => {
    const made = pick(
      madeIn(hand).filter(({ round, action, at }) => {
        const isNumbered = action.action_number !== undefined;
        return at + 1 < round.actions.length && (isNumbered || !withNumbers);
      }),
      below,
    );
    const next = made?.round.actions[made.at + 1];
    if (made === undefined || next === undefined) return null;
    const { round, action, at } = made;
    const what = `swapped ${told(made)} / ${told({ round, action: next, at: at + 1 })}`;
    const undetectable = action.action_number === undefined || withNumbers ? swapExcuse(hand, action, next) : null;
    round.actions.splice(at, 2, next, action);
    if (withNumbers) [next.action_number, action.action_number] = [action.action_number ?? 0, next.action_number ?? 0];
    return { what, undetectable };
  };

function swapExcuse(hand: Hand, a: Action, b: Action): Excuse {
  const isPost = ({ action }: Action): boolean => /^(?:Post .*|Straddle|Dealt Cards)$/.test(action);
  if (isPost(a) && isPost(b)) return 'posts and deals, in either order';
  const areShown = SHOWN.test(a.action) && SHOWN.test(b.action);
  return areShown && isUnordered(hand, [a.player_id, b.player_id]) ? 'hands shown where no order is due' : null;
}

const doubling: Change = (hand, below) => {
  const made = pick(madeIn(hand), below);
  made?.round.actions.splice(made.at, 0, { ...made.action });
  return made === undefined ? null : { what: `doubled ${told(made)}`, undetectable: null };
};

const VERBS = ['Fold', 'Check', 'Call', 'Bet', 'Raise', 'Mucks Cards', 'Post Ante', 'Shows Cards', 'Post SB'];
const verb: Change = (hand, below) => {
  const made = pick(madeIn(hand), below);
  const now = pick(VERBS, below);
  if (made === undefined || now === undefined || made.action.action === now) return null;
  const { action } = made;
  const isTurned = SHOWN.test(action.action) && SHOWN.test(now) && isByChoice(hand, action.player_id);
  const isOpened = action.action === 'Straddle' && now === 'Raise';
  const opened = isOpened ? { whilePaidTheSame: 'a straddle or a raise of as much' } : null;
  const own = { what: `${told(made)} => ${now}`, undetectable: isTurned ? BY_CHOICE : opened };
  action.action = now;
  return own;
};

/** Everybody from the left of the dealer's seat on. */
const around = ({ players, dealer_seat = 0 }: Hand): string => {
  const turn = (seat: number): number => (seat > dealer_seat ? seat : seat + 100);
  return [...players]
    .sort((a, b) => turn(a.seat) - turn(b.seat))
    .map(({ id }) => id)
    .join();
};

const seat: Change = (hand, below) => {
  const own = pick(hand.players, below);
  if (own === undefined) return null;
  const [old, before] = [own.seat, around(hand)];
  own.seat = 1 + below(10);
  const isFree = hand.players.filter((other) => other.seat === own.seat).length === 1;
  const isButton = isFree && old === hand.dealer_seat;
  const left = isButton ? { whilePaidTheSame: 'the button left at an empty chair' } : null;
  const undetectable = isFree && around(hand) === before ? 'another chair, nobody passed over' : left;
  return old === own.seat ? null : { what: `seat ${old} => ${own.seat}`, undetectable };
};

const button: Change = (hand, below) => {
  const old = hand.dealer_seat;
  const now = pick(hand.players, below)?.seat;
  if (now === undefined || now === old) return null;
  hand.dealer_seat = now;
  const isPosted = madeIn(hand).some(({ action }) => action.action === 'Post SB');
  const undetectable = isPosted ? null : { whilePaidTheSame: 'a button where nobody posts the small blind' };
  return { what: `button ${old} => ${now}`, undetectable };
};

const allIn: Change = (hand, below) => {
  const made = pick(
    madeIn(hand).filter(({ action }) => typeof action.is_allin === 'boolean'),
    below,
  );
  if (made === undefined) return null;
  const { action } = made;
  action.is_allin = action.is_allin !== true;
  const id = action.player_id;
  const put = madeIn(hand).reduce(
    (sum, own) => sum + (own.action.player_id === id && own.action.action !== 'Payout' ? (own.action.amount ?? 0) : 0),
    0,
  );
  const isBroke = hand.players.some((own) => own.id === id && Math.abs(put - own.starting_stack) < CENT / 2);
  const isAside = SHOWN.test(action.action) || action.action === 'Payout';
  const excuse = action.is_allin ? isBroke && 'a mark that is true' : 'no mark, where nothing is put in';
  return { what: `all-in ${told(made)} => ${action.is_allin}`, undetectable: (isAside && excuse) || null };
};

const round: Change = (hand, below) => {
  const at = below(hand.rounds.length);
  const own = hand.rounds[at];
  if (own === undefined) return null;
  const isFree = own.street === 'Showdown' && own.actions.every((action) => isByChoice(hand, action.player_id));
  hand.rounds.splice(at, 1);
  return { what: `deleted ${own.street} of ${own.actions.length}`, undetectable: isFree ? BY_CHOICE : null };
};

const CHANGES = {
  ...{ amount, stack, win, winner, pot, blind, card, player, removal, doubling, verb, seat, button, allIn, round },
  swap: swapped(false),
  'swap with numbers': swapped(true),
} as const satisfies Record<string, Change>;

const corruptionOf =
  (change: Change): TextCorruption =>
  (text, below) => {
    const root = JSON.parse(text) as { ohh: Hand };
    const made = change(root.ohh, below);
    return made === null ? null : { ...made, text: JSON.stringify(root) };
  };

/** One change at random to an Open Hand History record of numbers, by what is changed. */
export const OHH_CORRUPTIONS: Readonly<Record<string, TextCorruption>> = Object.fromEntries(
  Object.entries(CHANGES).map(([kind, change]) => [kind, corruptionOf(change)]),
);
