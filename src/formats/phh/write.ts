import { err, isNonEmpty, type NonEmpty, ok, type Result, type StatedAmount } from '../../core/index.ts';
import { unitsText } from '../decimal.ts';
import { type Loss, loss } from '../losses.ts';
import { clockwise, type Post } from '../posts.ts';
import type { RecordedHand, RecordedSetup, Written } from '../recorded-hand.ts';
import { siteOf, siteRulebook } from '../site.ts';
import { type ToldHistory, tellHistory } from '../told-history.ts';
import { FIELDS } from './fields.ts';
import { BETTING_BY_LETTER } from './hand.ts';
import { commentOf } from './labels.ts';
import { tomlField, tomlList, tomlString } from './toml.ts';
import { writeActions } from './write-actions.ts';

/** PHH's code for a game and its betting; null where it has none. */
function codeOf({ variant, betting }: RecordedSetup): string | null {
  const structure = betting ?? variant.betting.usual;
  return variant.aliases.phh.find((code) => BETTING_BY_LETTER[code.charAt(0)] === structure) ?? null;
}

/** Why PHH has no words for a hand. */
function refusals(hand: RecordedHand, history: ToldHistory): Loss[] {
  const { setup } = hand;
  const unsized = history.actions.filter(({ to }) => to === null);
  return [
    ...(codeOf(setup) === null ? [loss('no-such-game', setup.variant.id)] : []),
    ...(setup.actions === null ? [loss('no-history')] : []),
    ...(setup.boards === null ? [] : [loss('several-boards', String(setup.boards.length))]),
    ...(setup.opening === null ? [] : [loss('opening', setup.opening.street)]),
    ...(setup.seats.length < 2 ? [loss('one-player')] : []),
    ...unsized.map(({ index }) => loss('unknown-amount', `/actions/${index}`)),
  ];
}

/** What the file does not say of a hand it tells. */
function losses(hand: RecordedHand, { posts }: ToldHistory): Loss[] {
  const { setup, stated } = hand;
  const { rake, smallestChip } = setup.stakes;
  const said = new Set(['finalStacks', 'collected']);
  const parted = stated.collected?.some(({ pot, board }) => pot !== null || board !== null) ?? false;
  const onButton = setup.seats.some(({ seat }) => seat === setup.button);
  return [
    ...Object.entries(stated).flatMap(([name, value]) =>
      value === null || said.has(name) ? [] : [loss('stated', name)],
    ),
    ...(parted ? [loss('stated', 'collected by pot')] : []),
    ...(hand.rulebook === null || hand.rulebook === siteRulebook(siteOf(hand.record.venue, hand.rulebook))
      ? []
      : [loss('rulebook', hand.rulebook)]),
    ...(rake.basisPoints + rake.drop > 0 ? [loss('rake')] : []),
    ...(smallestChip === 1 ? [] : [loss('smallest-chip', String(smallestChip))]),
    ...(setup.button === null || onButton ? [] : [loss('dead-button', String(setup.button))]),
    ...(setup.dead.length > 0 ? [loss('dead-cards')] : []),
    ...(setup.carriedIn > 0 ? [loss('carried-in', String(setup.carriedIn))] : []),
    ...(setup.lowestRank === null ? [] : [loss('deck', setup.lowestRank)]),
    ...posts.flatMap(({ role, seat }) => (role === 'dead-blind' ? [loss('dead-blind-as-ante', String(seat))] : [])),
  ];
}

/** Heads-up the lists begin with the button's amount, who is the last player. */
const inFileOrder = <T>(amounts: readonly T[]): readonly T[] =>
  amounts.length === 2 ? [...amounts].reverse() : amounts;

/** What each player puts in of some kinds of posts, in the order of the file's lists. */
function listOf(
  posts: readonly Post[],
  order: readonly number[],
  isOfKind: (post: Post) => boolean,
): readonly number[] {
  return inFileOrder(
    order.map((seat) => posts.reduce((sum, post) => sum + (post.seat === seat && isOfKind(post) ? post.amount : 0), 0)),
  );
}

const isAnte = ({ role }: Post): boolean => role === 'ante' || role === 'dead-blind';

/** The amounts of all players; null where the record leaves out somebody. */
function amountsOf(stated: readonly StatedAmount[] | null, order: readonly number[], absent: string | null) {
  if (stated === null) return null;
  const texts = order.map((seat) => {
    const ofSeat = stated.filter((one) => one.seat === seat);
    const [one, ...others] = ofSeat;
    return one === undefined ? absent : others.length === 0 ? one : ofSeat;
  });
  return texts.some((text) => text === null) ? null : texts;
}

/** Live seats that neither show nor muck where others show; a PHH record that leaves them out says so itself. */
function unspokenIn({ setup, conflicts }: RecordedHand, order: readonly number[]): readonly number[] {
  const seatsOf = (...kinds: readonly string[]): Set<number> =>
    new Set((setup.actions ?? []).flatMap(({ action, seat }) => (kinds.includes(action) ? seat : [])));
  const [folded, shown, spoken] = [seatsOf('fold'), seatsOf('show'), seatsOf('show', 'muck')];
  const live = order.filter((seat) => !folded.has(seat));
  const isShowdown = live.length > 1 && live.some((seat) => shown.has(seat));
  if (!isShowdown || conflicts.some(({ code }) => code === 'showdown-missing')) return [];
  return live.filter((seat) => !spoken.has(seat));
}

/** A hand in PHH, one field a line. */
class Writer {
  readonly #hand: RecordedHand;
  readonly #history: ToldHistory;
  readonly #order: readonly number[];
  readonly lost: Loss[];

  constructor(hand: RecordedHand, history: ToldHistory) {
    this.#hand = hand;
    this.#history = history;
    this.#order = clockwise(hand.setup).map(({ seat }) => seat);
    this.lost = losses(hand, history);
  }

  text(): string {
    const { setup, money, rulebook } = this.#hand;
    const { venue: told, ...others } = this.#hand.record;
    const venue = siteOf(told, rulebook);
    const record = venue === undefined ? others : { ...this.#hand.record, venue };
    const labels = Object.entries(record).filter(([label, text]) => commentOf(label, text) === null);
    const lines = [
      `variant = ${tomlString(codeOf(setup) ?? '')}`,
      ...this.#forcedBets(),
      `starting_stacks = ${tomlList(this.#bySeat((seat) => (seat.stack === null ? 'inf' : this.#amount(seat.stack))))}`,
      `actions = ${tomlList(this.#actions().map(tomlString))}`,
      ...this.#table(),
      ...this.#stated('finishing_stacks', this.#hand.stated.finalStacks, null),
      ...this.#stated('winnings', this.#hand.stated.collected, '0'),
      ...(money.currency === null ? [] : [`currency = ${tomlString(money.currency)}`]),
      ...labels.flatMap(([label, text]) => this.#label(label, text)),
    ];
    return `${lines.join('\n')}\n`;
  }

  #amount(units: number): string {
    return unitsText(units, this.#hand.money.decimals);
  }

  #bySeat(tell: (seat: RecordedSetup['seats'][number]) => string): string[] {
    return clockwise(this.#hand.setup).map(tell);
  }

  #forcedBets(): string[] {
    const { setup, record } = this.#hand;
    const { stakes, variant } = setup;
    const { posts } = this.#history;
    const order = this.#order;
    const list = (amounts: readonly number[]): string => tomlList(amounts.map((amount) => this.#amount(amount)));
    const isLimit = (setup.betting ?? variant.betting.usual) === 'fixed-limit';
    const minBet = stakes.bigBlind || stakes.buttonBlind;
    return [
      `antes = ${list(listOf(posts, order, isAnte))}`,
      ...(variant.forcedBets === 'blinds'
        ? [`blinds_or_straddles = ${list(listOf(posts, order, (post) => !isAnte(post)))}`]
        : []),
      ...this.#bet('bring_in', stakes.bringIn, variant.forcedBets === 'antes-and-bring-in'),
      ...this.#bet('small_bet', stakes.smallBet, isLimit),
      ...this.#bet('big_bet', stakes.bigBet, isLimit),
      ...(isLimit || MEANT.min_bet?.test(record.min_bet ?? '') ? [] : [`min_bet = ${this.#amount(minBet)}`]),
    ];
  }

  #bet(field: string, amount: number, isNeeded: boolean): string[] {
    return isNeeded || amount > 0 ? [`${field} = ${this.#amount(amount)}`] : [];
  }

  #actions(): readonly string[] {
    const { setup, money, record } = this.#hand;
    const comments = Object.entries(record)
      .flatMap(([label, text]) => commentOf(label, text) ?? [])
      .sort((a, b) => a.before - b.before || a.nth - b.nth);
    const unspoken = unspokenIn(this.#hand, this.#order);
    const terms = { setup, order: this.#order, decimals: money.decimals, comments, unspoken };
    return writeActions(terms, this.#history.actions);
  }

  #table(): string[] {
    const order = this.#order;
    const isPlain = order.every((seat, i) => seat === i + 1);
    const isNamed = this.#hand.setup.seats.some(({ player }) => player !== null);
    return [
      ...(isPlain ? [] : [`seats = ${tomlList(order.map(String))}`]),
      ...(isNamed ? [`players = ${tomlList(this.#bySeat(({ player }) => tomlString(player ?? '')))}`] : []),
    ];
  }

  #stated(field: string, stated: readonly StatedAmount[] | null, absent: string | null): string[] {
    const amounts = amountsOf(stated, this.#order, absent);
    if (amounts === null && stated !== null) this.lost.push(loss('stated', field));
    if (amounts === null) return [];
    const texts = amounts.map((one) => this.#statedText(one));
    return [`${field} = ${tomlList(texts)}`];
  }

  #statedText(one: string | StatedAmount | readonly StatedAmount[] | null): string {
    if (one === null || typeof one === 'string') return one ?? '0';
    if ('text' in one) return one.text;
    return this.#amount(one.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  }

  #label(label: string, text: string): string[] {
    const meant = MEANT[label];
    if (meant === undefined ? FIELDS.includes(label) || label === '__proto__' : !meant.test(text)) {
      this.lost.push(loss('record', label));
      return [];
    }
    return [tomlField(label, text)];
  }
}

/** Labels that are fields with a meaning of their own, and what they must look like. */
const MEANT: Readonly<Record<string, RegExp>> = {
  min_bet: /^\d{1,15}(?:\.\d{1,8})?$/,
  ante_trimming_status: /^(?:true|false)$/,
};

/** Writes a hand as PHH. Out: a `.phh` file, and what it cannot say; an error where it cannot tell the hand at all. */
export function writeHand(hand: RecordedHand): Result<Written, NonEmpty<Loss>> {
  const history = tellHistory(hand.setup);
  const refused = refusals(hand, history);
  if (isNonEmpty(refused)) return err(refused);
  const writer = new Writer(hand, history);
  const text = writer.text();
  return ok({ text, lost: writer.lost });
}
