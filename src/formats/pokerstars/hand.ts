import {
  type ActionSetup,
  err,
  type MaybeCard,
  ok,
  openHand,
  ruleSet,
  type SetupViolation,
  type Stakes,
  underRules,
} from '../../core/index.ts';
import type { FileEntry, RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { formatUnits } from './amounts.ts';
import { checkMoney } from './check-money.ts';
import { checkShowdown } from './check-showdown.ts';
import { checkSummary } from './check-summary.ts';
import { checkWords } from './check-words.ts';
import type { PostName } from './events.ts';
import { faultAt, Unreadable } from './faults.ts';
import { type Header, readHeader } from './header.ts';
import { Notes } from './notes.ts';
import { Play } from './play.ts';
import { type Players, readEvent } from './read-event.ts';
import { readSeating, type Seating } from './seats.ts';
import { stakesOf } from './stakes.ts';
import { statedOf } from './stated.ts';
import { readSummary, type Summary } from './summary.ts';
import { type HandText, type Line, LONGEST_LINE } from './text.ts';

const SUMMARY = '*** SUMMARY ***';
const ID = /#(\d{1,30})/;

/** Reads the lines of one hand. Out: the hand, or why it can't be read. */
export function readHandText(lines: HandText): FileEntry {
  const number = ID.exec(lines[0].text.slice(0, LONGEST_LINE))?.[1] ?? null;
  try {
    return { number, hand: ok(readWhole(lines)) };
  } catch (cause) {
    if (!(cause instanceof Unreadable)) throw cause;
    return { number, hand: err([cause.fault]) };
  }
}

function readWhole([first, ...rest]: HandText): RecordedHand {
  const long = [first, ...rest].find(({ text }) => text.length > LONGEST_LINE);
  if (long !== undefined)
    throw new Unreadable(faultAt(long, 'line-too-long', `at most ${LONGEST_LINE} characters`, long.text));
  const header = readHeader(first);
  const seating = readSeating(rest, first, header.decimals);
  if (seating.listed.length < 1) throw new Unreadable(faultAt(first, 'too-few-players', 'seats', null));
  const notes = new Notes();
  notes.found.push(...seating.conflicts);
  const players: Players = seating.listed
    .map(({ name, seat }) => ({ name, seat }))
    .sort((a, b) => b.name.length - a.name.length);
  const body = rest.slice(seating.read);
  const end = body.findIndex(({ text }) => text === SUMMARY);
  const play = new Play(header, seating, notes);
  const heading = body[end];
  const last = body.at(-1) ?? first;
  // Without a summary the last line may be cut in its middle.
  for (const line of heading === undefined ? body.slice(0, -1) : body.slice(0, end))
    play.take(line, readEvent(line, players, header.decimals));
  if (heading === undefined) throw new Unreadable(faultAt(last, 'truncated-hand', SUMMARY, last.text));
  play.finish();
  const isAside = (line: Line): boolean => readEvent(line, players, header.decimals).kind === 'aside';
  const summary = readSummary(body.slice(end + 1), heading, { ...seating, decimals: header.decimals, notes }, isAside);
  return assemble({ header, seating, play, summary, notes });
}

interface Parts {
  readonly header: Header;
  readonly seating: Seating;
  readonly play: Play;
  readonly summary: Summary;
  readonly notes: Notes;
}

function assemble(parts: Parts): RecordedHand {
  const { header, seating, play, summary, notes } = parts;
  checkSummary(parts);
  checkMoney(parts);
  checkPlay(parts);
  const setup = setupOf(parts);
  checkPosts(parts, setup.stakes);
  const opened = openHand(underRules(setup, ruleSet('pokerstars')));
  if (opened.ok) {
    checkWords(opened.value, play, notes, !header.imitation);
    checkShowdown(parts, opened.value);
  } else checkExists(opened.error, summary, notes);
  return {
    setup,
    stated: statedOf(header, play, summary),
    rulebook: 'pokerstars',
    conflicts: notes.sorted(),
    money: { currency: header.currency, decimals: header.decimals },
    record: {
      ...header.record,
      table: seating.table,
      ...(seating.seats === null ? {} : { tableSeats: seating.seats }),
      ...(summary.pot.jackpot === null ? {} : { jackpot: formatUnits(summary.pot.jackpot, header.decimals) }),
    },
  };
}

/** Lines that must be there, and in their order. */
function checkPlay({ play, notes, summary }: Parts): void {
  const tabled = new Set(play.shown.map(({ seat }) => seat));
  for (const { seat } of play.mucked) tabled.add(seat);
  if (tabled.size > 1 && !play.atShowdown)
    notes.add(summary.pot.line, 'showdown-missing', '*** SHOW DOWN *** before it', null);
  checkAntes(play, notes);
}

/** Antes go once round the table, all of them before the blinds or all after. */
function checkAntes({ posts }: Play, notes: Notes): void {
  const antes = posts.filter(({ post }) => post === 'ante');
  const turns = antes.filter(({ seat }, i) => i > 0 && seat < (antes[i - 1]?.seat ?? 0));
  const isOnce = (antes.at(-1)?.seat ?? 0) < (antes[0]?.seat ?? 0);
  const [again] = turns.slice(isOnce ? 1 : 0);
  if (again !== undefined) notes.add(again.line, 'posts-out-of-order', 'antes seat by seat', again.line.text);
  const isBlind = ({ post }: Play['posts'][number]): boolean => post === 'small-blind' || post === 'big-blind';
  const first = posts.findIndex(({ post }) => post === 'ante');
  const isBetween = first > 0 && posts.slice(0, first).some(isBlind) && posts.slice(first).some(isBlind);
  const parted = posts.find((own, i) => own.post === 'ante' && antes.length > 1 && (isBetween || isParted(posts, i)));
  if (parted) notes.add(parted.line, 'posts-out-of-order', 'all antes together', parted.line.text);
}

/** Whether a blind stands between this ante and the one before. */
const isParted = (posts: Play['posts'], i: number): boolean =>
  posts[i - 1]?.post !== 'ante' && posts.slice(0, i).some(({ post }) => post === 'ante');

/** Forced bets are of the height the first line names, save where a stack is too short. */
function checkPosts({ header, play, notes }: Parts, { smallBlind, bigBlind, ante }: Stakes): void {
  const [first, second] = header.stakes;
  const isLimit = header.betting === 'fixed-limit';
  if (isLimit && second !== 2 * first)
    notes.add(
      header.line,
      'blinds-differ',
      `a big bet of ${formatUnits(2 * first, header.decimals)}`,
      header.line.text,
    );
  if (!isLimit && !header.buttonBlind && first > second)
    notes.add(
      header.line,
      'blinds-differ',
      `a small blind of at most ${formatUnits(second, header.decimals)}`,
      header.line.text,
    );
  // The small blind of a limit game is half the bet, or two fifths where that cannot be halved.
  const halves = first % 2 === 0 ? [first / 2] : [Math.floor(first / 2), (first * 2) / 5];
  const smalls = isLimit ? halves : [smallBlind];
  const due: Partial<Readonly<Record<PostName, readonly number[]>>> = {
    'small-blind': smalls,
    'big-blind': [bigBlind],
    ante: [ante],
  };
  for (const { line, post, amount, isAllIn } of play.posts) {
    const expected = due[post];
    if (expected === undefined || (isAllIn && amount <= Math.max(...expected)) || expected.includes(amount)) continue;
    notes.add(
      line,
      'blinds-differ',
      expected.map((units) => formatUnits(units, header.decimals)).join(' or '),
      line.text,
    );
  }
}

/** A hand no table can deal, as with the same card twice. */
function checkExists(violations: readonly SetupViolation[], { pot }: Summary, notes: Notes): void {
  for (const { code, at, facts } of violations)
    notes.add(pot.line, 'hand-cannot-exist', code, `/${at.join('/')} ${JSON.stringify(facts)}`);
}

/** Whoever did something, or is told by the summary to have been dealt in. */
function isIn({ play, summary }: Parts, seat: number): boolean {
  return play.active.has(seat) || summary.seats.some((own) => own.seat === seat);
}

/** Hands given up in the end whose cards are not told; a hand that is told is judged like one shown. */
function mucksOf({ play, summary }: Parts): ActionSetup[] {
  const given = play.bets.purses.filter(({ gaveUp }) => gaveUp).map(({ seat }) => seat);
  const mucked = [...play.mucked, ...summary.seats.filter((own) => own.mucked)]
    .map(({ seat }) => seat)
    .filter((seat) => !play.foldedOn.has(seat) && (play.holdings.cardsOf(seat)?.includes(null) ?? true));
  return [...new Set([...given, ...mucked])].map((seat) => ({ seat, action: 'muck' }));
}

function setupOf(parts: Parts): RecordedSetup {
  const { header, seating, play, summary } = parts;
  const { runs, common } = play.boards;
  const known = (cards: readonly MaybeCard[]): readonly MaybeCard[] => cards;
  return {
    variant: header.variant,
    betting: header.betting,
    stakes: stakesOf(header, seating, play, summary.pot),
    button: seating.button,
    lowestRank: null,
    seats: play.bets.purses
      .filter(({ seat }) => isIn(parts, seat))
      .map(({ seat, name, stack }) => ({
        seat,
        player: name,
        stack,
        hole: play.holdings.cardsOf(seat),
        status: 'live',
        contributed: null,
        dead: 0,
      })),
    board: runs === null ? known(common) : null,
    boards: runs === null ? null : runs.map(known),
    reveals: [],
    dead: [],
    opening: null,
    actions: [...play.actions, ...mucksOf(parts)],
    pot: null,
    carriedIn: 0,
    runouts: 'as-needed',
  };
}
