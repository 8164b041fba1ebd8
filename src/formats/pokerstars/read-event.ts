import { AMOUNT, amountIn } from './amounts.ts';
import { bracketsIn, cardsIn } from './cards.ts';
import type { Event, Mark, PostName, TableNote } from './events.ts';
import { faultAt, Unreadable } from './faults.ts';
import type { Line } from './text.ts';

/** Names of the players at the table, longest first, with their seats. */
export type Players = readonly { readonly name: string; readonly seat: number }[];

interface Context {
  readonly line: Line;
  readonly decimals: number;
  readonly seat: number;
}

/** What follows a name and a colon, and what it is; null where the words are others. */
type Act = readonly [RegExp, (found: readonly string[], context: Context) => Event];

const END = '( and is all-in| and has reached the .{1,20} cap)?$';

const markOf = (words: string | undefined): Mark =>
  words === undefined || words === '' ? null : words === ' and is all-in' ? 'all-in' : 'cap';

const POSTS: Readonly<Record<string, PostName>> = {
  'small blind': 'small-blind',
  'big blind': 'big-blind',
  'the ante': 'ante',
  ante: 'ante',
  'small & big blinds': 'both-blinds',
  'button blind': 'button-blind',
  straddle: 'straddle',
  'the straddle': 'straddle',
  'dead blind': 'dead-blind',
  'a dead blind': 'dead-blind',
};
const POST_WORDS = Object.keys(POSTS).join('|');

const amountOf = ({ line, decimals }: Context, text = ''): number => amountIn(line, text, decimals);

const bracketed = (line: Line, text = ''): ReturnType<typeof cardsIn> | null => {
  const [inner] = bracketsIn(text);
  return inner === undefined || inner === '' ? null : cardsIn(line, inner);
};

const ACTS: readonly Act[] = [
  [
    /^folds( \[.*\])?(?: \(disconnect\))?$/,
    ([, cards], { seat, line }) => ({ kind: 'fold', seat, cards: bracketed(line, cards) }),
  ],
  [/^checks$/, (_, { seat }) => ({ kind: 'check', seat })],
  [
    new RegExp(`^calls (${AMOUNT})${END}`),
    ([, amount, mark], context) => ({
      kind: 'call',
      seat: context.seat,
      amount: amountOf(context, amount),
      mark: markOf(mark),
    }),
  ],
  [
    new RegExp(`^bets (${AMOUNT})${END}`),
    ([, amount, mark], context) => ({
      kind: 'bet',
      seat: context.seat,
      amount: amountOf(context, amount),
      mark: markOf(mark),
    }),
  ],
  [
    new RegExp(`^raises (${AMOUNT}) to (${AMOUNT})${END}`),
    ([, by, to, mark], context) => ({
      kind: 'raise',
      seat: context.seat,
      by: amountOf(context, by),
      to: amountOf(context, to),
      mark: markOf(mark),
    }),
  ],
  [
    new RegExp(`^posts (${POST_WORDS}) (?:of )?(${AMOUNT})${END}`),
    ([, words = '', amount, mark], context) => ({
      kind: 'post',
      seat: context.seat,
      post: POSTS[words] ?? 'ante',
      amount: amountOf(context, amount),
      mark: markOf(mark),
    }),
  ],
  [
    new RegExp(`^brings in for (${AMOUNT})${END}`),
    ([, amount, mark], context) => ({
      kind: 'bring-in',
      seat: context.seat,
      amount: amountOf(context, amount),
      mark: markOf(mark),
    }),
  ],
  [
    /^discards (1 card|\d{1,2} cards)( \[.*\])?$/,
    ([, count = '', cards], { seat, line }) => ({
      kind: 'discard',
      seat,
      count: Number.parseInt(count, 10),
      cards: bracketed(line, cards),
    }),
  ],
  [
    /^stands pat(?: on( \[.*\]))?$/,
    ([, cards], { seat, line }) => ({ kind: 'stand-pat', seat, cards: bracketed(line, cards) }),
  ],
  [
    /^shows (\[[^\]]*\])(?: \((.*)\))?$/,
    ([, cards, words], { seat, line }) => ({
      kind: 'show',
      seat,
      cards: bracketed(line, cards) ?? [],
      words: words || null,
    }),
  ],
  [/^mucks hand$/, (_, { seat }) => ({ kind: 'muck', seat })],
  [/^doesn't show hand$/, (_, { seat }) => ({ kind: 'no-show', seat })],
  [/^(?:sits out|is sitting out|Table deposit .*)$/, () => ({ kind: 'aside' })],
];

/** What follows a name without a colon. */
const PLAIN: readonly Act[] = [
  [
    new RegExp(`^ collected (${AMOUNT}) from (?:the )?(pot|main pot|side pot(?:-\\d)?)$`),
    ([, amount, pot = ''], context) => ({
      kind: 'collect',
      seat: context.seat,
      amount: amountOf(context, amount),
      pot: potOf(pot),
    }),
  ],
  [
    new RegExp(`^ cashed out the hand for (${AMOUNT})(?: \\| Cash Out Fee (${AMOUNT}))?$`),
    ([, amount, fee], context) => ({
      kind: 'cash-out',
      seat: context.seat,
      amount: amountOf(context, amount),
      fee: fee === undefined ? null : amountOf(context, fee),
    }),
  ],
];

/** `main`, `side-1` …; null where the pot is the only one. */
function potOf(words: string): string | null {
  if (words === 'pot') return null;
  return words === 'main pot' ? 'main' : words === 'side pot' ? 'side-1' : words.replace('side pot', 'side');
}

/** What anybody may do, listed or not, that is nothing of the hand. */
const ASIDES =
  /^.{1,80}?(?: said, ".*|,? observer.*| joins the table at seat #\d+| leaves the table| is connected| is disconnected| has returned| has timed out(?: while (?:being )?disconnected)?| is sitting out|:? sits out|: is sitting out| was removed from the table for failing to post| will be allowed to play after the button| (?:finished|wins) the tournament\b.*| wins .{1,30} for .*| wins the .{1,30} bounty for .*| split the .{1,30} bounty for .*| re-buys and receives .*| takes the add-on and receives .*| adds .{1,30} to .*| has .{1,10} seconds left to act| was moved .*)$/;

const NOTES: ReadonlyMap<string, TableNote> = new Map([
  ['Betting is capped', 'capped'],
  ['No low hand qualified', 'no-low'],
  ['Pair on board - a double bet is allowed', 'open-pair'],
  ['The deck is reshuffled', 'reshuffled'],
]);
/** Of programs that keep the text. */
const MARKS = /^(?:Table leave user|\*{4,} # \d+ \*{4,}|Seat \d+ is empty)$/;

const HEADING = /^\*\*\* (FIRST |SECOND )?([A-Za-z0-9 -]{1,40}?) \*\*\*((?: *\[[^\]]*\])*)$/;
/** A game with an open card before the flop may repeat the heading around it. */
const REPEATED = /^\*\*\* HOLE CARDS \*\*\* (\[[^\]]*\])\*\*\* HOLE CARDSPRE-FLOP \*\*\* \[[^\]]*\]$/;
const UNCALLED = new RegExp(`^Uncalled bet \\((${AMOUNT})\\) returned to (.+)$`);
const DEALT = 'Dealt to ';
const GROUPS = /^(?: \[[^[\]]*\])+$/;

const DRAW_HEADINGS = ['FIRST DRAW', 'SECOND DRAW', 'THIRD DRAW'];

function headingOf(text: string): Event | null {
  const [, repeated] = REPEATED.exec(text) ?? [];
  if (repeated !== undefined) return { kind: 'heading', name: 'PRE-FLOP', board: null, cards: bracketsIn(repeated) };
  const [match, which = '', name = '', cards = ''] = HEADING.exec(text) ?? [];
  if (match === undefined) return null;
  const whole = which + name;
  if (DRAW_HEADINGS.includes(whole)) return { kind: 'heading', name: whole, board: null, cards: bracketsIn(cards) };
  const board = which === '' ? null : which === 'FIRST ' ? 1 : 2;
  return { kind: 'heading', name, board, cards: bracketsIn(cards) };
}

const playerIn = (players: Players, text: string): Players[number] | undefined =>
  players.find(({ name }) => text.startsWith(name));

function seatOf(players: Players, line: Line, name: string): number {
  const found = players.find((player) => player.name === name);
  if (found === undefined) throw new Unreadable(faultAt(line, 'no-such-player', 'a player of the table', name, name));
  return found.seat;
}

function actOf(acts: readonly Act[], text: string, context: Context): Event | null {
  for (const [pattern, make] of acts) {
    const found = pattern.exec(text);
    if (found !== null) return make(found, context);
  }
  return null;
}

/** What a listed player does. */
function byPlayer(line: Line, players: Players, decimals: number): Event | null {
  for (const { name, seat } of players) {
    if (!line.text.startsWith(name)) continue;
    const rest = line.text.slice(name.length);
    const context = { line, decimals, seat };
    const event = rest.startsWith(': ') ? actOf(ACTS, rest.slice(2), context) : actOf(PLAIN, rest, context);
    if (event !== null) return event;
  }
  return null;
}

function byTable(line: Line, players: Players, decimals: number): Event | null {
  const { text } = line;
  if (text.startsWith('***')) return headingOf(text);
  const [, amount, returnedTo] = UNCALLED.exec(text) ?? [];
  if (amount !== undefined && returnedTo !== undefined) {
    const seat = seatOf(players, line, returnedTo);
    return { kind: 'uncalled', seat, amount: amountIn(line, amount, decimals) };
  }
  if (text.startsWith(DEALT)) return dealtIn(line, players, text.slice(DEALT.length));
  if (text === 'Hand cancelled') return { kind: 'cancelled' };
  if (text === 'Hand was run twice') return { kind: 'run-twice' };
  const says = NOTES.get(text);
  if (says !== undefined) return { kind: 'note', says };
  return MARKS.test(text) ? { kind: 'aside' } : null;
}

/** Cards dealt to a player, whose name may have brackets of its own. */
function dealtIn(line: Line, players: Players, text: string): Event | null {
  const player = players.find(({ name }) => text.startsWith(name) && GROUPS.test(text.slice(name.length)));
  if (player !== undefined) {
    const inner = bracketsIn(text.slice(player.name.length));
    return { kind: 'dealt', seat: player.seat, groups: inner.map((own) => (own === '' ? [] : cardsIn(line, own))) };
  }
  if (/ \[[^[\]]*\]$/.test(text)) seatOf(players, line, text.replace(/(?: \[[^[\]]*\]){1,2}$/, ''));
  return null;
}

const ACTION = /^(.{1,60}?): (?:posts|folds|checks|calls|bets|raises|brings|discards|stands|shows|mucks) ?/;

/** Reads one line between the seats and the summary; one that is not understood may change everything after it. */
export function readEvent(line: Line, players: Players, decimals: number): Event {
  const event = byPlayer(line, players, decimals) ?? byTable(line, players, decimals);
  if (event !== null) return event;
  if (ASIDES.test(line.text)) return { kind: 'aside' };
  const [, actor] = ACTION.exec(line.text) ?? [];
  if (actor !== undefined && playerIn(players, line.text) === undefined)
    throw new Unreadable(faultAt(line, 'no-such-player', 'a player of the table', actor));
  throw new Unreadable(faultAt(line, 'unknown-line', 'an action, a heading or a result', line.text));
}
