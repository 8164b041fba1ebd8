import type { Bounds } from '../betting/legal-actions.ts';
import { formatCard } from '../cards/card.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { assertNever } from '../kernel/invariant.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { Hand } from './hand.ts';
import type { OverReason, ReplayEvent } from './replay-events.ts';
import { capCites, drawCites, reopeningCites } from './replay-irregularities.ts';
import type { Posted } from './replay-posts.ts';
import type { Replay } from './replay-result.ts';
import { cardOpener } from './up-cards.ts';

type Because = readonly Decision[];
type Cites = readonly CitationId[];

/** What the earlier steps were that later ones follow from. */
interface Thread {
  readonly steps: Decision[];
  /** What set the price of the street, and what was done last. */
  price: Because;
  last: Because;
  /** Whether blinds opened the street. */
  onBlinds: boolean;
}

function push(thread: Thread, step: Decision): Because {
  thread.steps.push(step);
  return [step];
}

const unique = (cites: Cites): Cites => [...new Set(cites)];

const dealtIn = (hand: Hand): Hand['seats'] => hand.seats.filter((s) => s.status !== 'folded');
const isHeadsUp = (hand: Hand): boolean => dealtIn(hand).length === 2;

function smallBlindCites(hand: Hand): Cites {
  const { cites } = hand.rules;
  const byButton = isHeadsUp(hand) && dealtIn(hand).some((s) => s.seat === hand.button);
  return [...(byButton ? cites.headsUpBlinds : []), ...clausesOf(hand.rules, 'button')];
}

function postCites(hand: Hand, { kind }: Posted): Cites {
  if (kind === 'small-blind' || kind === 'big-blind') {
    const own = kind === 'small-blind' ? smallBlindCites(hand) : [];
    return ['custom/forced-bets', ...own, ...clausesOf(hand.rules, 'blinds')];
  }
  if (kind === 'dead-blind') return ['custom/newcomer-blind', 'custom/dead-money'];
  return kind === 'ante' && hand.stakes.anteFrom !== 'each'
    ? ['custom/forced-bets', ...hand.rules.cites.shortAnteOrder]
    : ['custom/forced-bets'];
}

function explainPost(hand: Hand, thread: Thread, post: Posted): void {
  const { seat, kind, amount: due, paid } = post;
  const short = paid < due;
  const step = decision('forced-bet-posted', { seat, kind, amount: paid, due, short }, unique(postCites(hand, post)));
  const because = push(thread, step);
  if (kind === 'ante') {
    if (short && hand.stakes.anteFrom === 'each')
      push(
        thread,
        decision('short-ante', { seat, amount: paid, due }, ['custom/short-ante', 'custom/layers'], because),
      );
    return;
  }
  if (kind === 'dead-blind') return;
  thread.price = because;
  thread.onBlinds = true;
  // A short small blind leaves the price alone: it is the big blind's.
  if (!short || kind === 'small-blind') return;
  const code = hand.rules.values.shortBlindPrice === 'in-full' ? 'short-blind-price' : 'short-blind-lowers-price';
  const facts = { seat, amount: paid, price: due };
  thread.price = push(thread, decision(code, facts, hand.rules.cites.shortBlindPrice, because));
}

/** Why the least raise is what it is, in pot-limit also the greatest. */
function explainSize(hand: Hand, thread: Thread, b: Bounds): Because {
  const { seat, price, increment, minTo } = b;
  const why = thread.price;
  if (b.onBringIn) {
    const facts = { seat, price, size: increment, minTo };
    const completion = push(thread, decision('bring-in-completion', facts, ['custom/bring-in-completion'], why));
    return hand.betting === 'pot-limit' ? [...completion, ...push(thread, potMaximum(hand, b, why))] : completion;
  }
  switch (hand.betting) {
    case 'no-limit':
    case 'pot-limit': {
      const least =
        price === 0
          ? decision('minimum-bet', { seat, minTo }, ['custom/bet-size'])
          : decision('minimum-raise', { seat, price, increment, minTo }, minimumRaiseCites(hand), why);
      const steps = push(thread, least);
      if (hand.betting === 'pot-limit') return [...steps, ...push(thread, potMaximum(hand, b, why))];
      return b.ceiling === 'pot' ? [...steps, ...push(thread, openingMaximum(hand, b))] : steps;
    }
    case 'fixed-limit': {
      if (b.maxTo !== b.minTo) return push(thread, limitChoice(hand, b, why));
      const code = b.completes ? 'limit-completion' : 'limit-size';
      const cites: Cites = b.completes ? hand.rules.cites.limitReopen : limitCites(hand);
      return push(thread, decision(code, { seat, price, size: increment, minTo }, cites, why));
    }
    default:
      return assertNever(hand.betting);
  }
}

/** On an open pair the small or the big bet, as the player likes. */
function limitChoice(hand: Hand, b: Bounds, because: Because): Decision {
  const { seat, price, minTo, maxTo } = b;
  const cites = unique([...(b.completes ? hand.rules.cites.limitReopen : []), ...hand.rules.cites.openPairBigBet]);
  return decision('limit-choice', { seat, price, minTo, maxTo }, cites, because);
}

const limitCites = (hand: Hand): Cites => ['custom/limit-size', ...clausesOf(hand.rules, 'bet-size')];

const minimumRaiseCites = ({ rules }: Hand): Cites => ['tda-2024/43', ...clausesOf(rules, 'minimum-raise')];

function potMaximum({ rules }: Hand, b: Bounds, because: Because): Decision {
  const { seat, price, wager, pot, missing, maxTo } = b;
  const cites: Cites = ['tda-2024/54-A', ...(missing > 0 ? rules.cites.shortBlindsInPot : [])];
  const blinds = rules.values.shortBlindsInPot;
  const facts = { seat, price, pot, missing, blinds, toCall: price - wager, maxTo };
  return decision('pot-limit-maximum', facts, cites, because);
}

function openingMaximum(hand: Hand, { seat, pot, maxTo }: Bounds): Decision {
  return decision('opening-limit', { seat, pot, maxTo }, hand.rules.cites.openingLimit);
}

/** Why a seat may raise and how far, or why it may not. */
function explainBounds(hand: Hand, thread: Thread, b: Bounds): Because {
  const { seat, facing, fullRaise } = b;
  const why = thread.price;
  switch (b.raising) {
    case 'open': {
      // That a full raise lets everybody speak again needs no word; that short all-ins do, does.
      if (!b.acted || !b.shortAllIn) return explainSize(hand, thread, b);
      const reopened = push(thread, decision('raise-reopened', { seat, facing, fullRaise }, reopeningCites(hand), why));
      return [...reopened, ...explainSize(hand, thread, b)];
    }
    case 'already-acted':
      return push(thread, decision('raise-not-reopened', { seat, facing, fullRaise }, reopeningCites(hand), why));
    case 'capped': {
      const cites = unique([...capCites(hand), ...(thread.onBlinds ? hand.rules.cites.bigBlindCounts : [])]);
      return push(thread, decision('raises-capped', { seat, raises: b.fullBets - 1 }, cites, why));
    }
    case 'barred': {
      const { cites = hand.rules.cites.outOfTurn } = hand.aftermath.barred.find((bar) => bar.seat === seat) ?? {};
      return push(thread, decision('raise-barred', { seat }, cites));
    }
    case 'nobody-can-call':
      return push(thread, decision('nobody-to-raise', { seat }, ['custom/no-betting-alone']));
    default:
      return assertNever(b.raising);
  }
}

type Event<K extends ReplayEvent['kind']> = Extract<ReplayEvent, { kind: K }>;

function explainAction(hand: Hand, thread: Thread, event: Event<'acted'>): void {
  const { bounds, made: action, to, added } = event;
  const { seat, price, stackTo, owes } = bounds;
  const bringsIn = owes > 0 && to <= owes;
  const raises = to > price && !bringsIn;
  const because = raises ? explainBounds(hand, thread, bounds) : thread.price;
  const answer: Cites = bringsIn && to > 0 ? ['custom/bring-in'] : ['custom/answer-a-bet'];
  const allIn: Cites = ['custom/table-stakes', ...clausesOf(hand.rules, 'all-in')];
  const cites: Cites = to === stackTo ? allIn : answer;
  const facts = { seat, action, to, added, price, allIn: to === stackTo };
  thread.last = push(thread, decision('action-applied', facts, cites, because));
  if (to > price) thread.price = thread.last;
}

function overCites(hand: Hand, reason: OverReason): Cites {
  switch (reason) {
    case 'last-player':
      return ['custom/last-player'];
    case 'nobody-left-to-bet':
      return ['custom/no-betting-alone'];
    case 'last-street':
      return ['custom/showdown'];
    case 'all-passed':
      return hand.rules.cites.openers;
    case 'weak-board':
      return ['hidden-poker/6'];
    default:
      return assertNever(reason);
  }
}

function explainEvent(hand: Hand, thread: Thread, event: ReplayEvent): void {
  switch (event.kind) {
    case 'posted':
      explainPost(hand, thread, event.post);
      break;
    case 'street-opened':
      explainStreet(hand, thread, event);
      break;
    case 'acted':
      explainAction(hand, thread, event);
      break;
    case 'noted': {
      const { code, facts, cites, ruling } = event.irregularity;
      push(thread, decision(code, facts, cites, thread.last));
      for (const step of ruling.steps) thread.last = push(thread, step);
      break;
    }
    case 'early-action':
      thread.last = push(thread, decision(`early-action-${event.comes}`, { seat: event.seat }, event.cites));
      break;
    case 'mucked':
      push(thread, decision('hand-mucked', { seat: event.seat }, muckCites(hand, event)));
      break;
    case 'opened':
      push(thread, openersDecision(hand, event));
      break;
    case 'first-by-cards':
      thread.last = push(thread, firstDecision(event));
      break;
    case 'bring-in-passed':
      thread.last = push(
        thread,
        decision('bring-in-passed', { seat: event.seat, from: event.from }, ['custom/bring-in-passed'], thread.last),
      );
      break;
    case 'open-pair': {
      const { seats, small, big } = event;
      const { openPairBigBet } = hand.rules.cites;
      push(thread, decision('open-pair-big-bet', { seats, smallBet: small, bigBet: big }, openPairBigBet, thread.last));
      break;
    }
    case 'shared-card':
      push(
        thread,
        decision('shared-card', { street: event.street, card: formatCard(event.card) }, ['custom/shared-seventh']),
      );
      break;
    case 'discard-opened':
      push(thread, decision('discard-opened', { count: event.max }, ['custom/discard']));
      break;
    case 'draw-opened':
      push(thread, decision('draw-opened', { street: event.street, most: event.max }, drawCites(hand)));
      break;
    case 'drew':
    case 'discarded':
      explainDraw(hand, thread, event);
      break;
    case 'option-denied':
      push(
        thread,
        decision('big-blind-no-option', { seat: event.seat }, hand.rules.cites.bigBlindOption, thread.price),
      );
      break;
    case 'street-closed':
      explainClose(hand, thread, event);
      break;
    case 'betting-over':
      push(thread, decision('betting-closed', { reason: event.reason }, overCites(hand, event.reason), thread.last));
      break;
    default:
      assertNever(event);
  }
}

/** Whether the opener is known to hold what the house asks for. */
function openersDecision({ rules }: Hand, { seat, dealt }: Event<'opened'>): Decision {
  const { openers } = rules.values;
  const cites = unique([...rules.cites.openers, 'custom/it-open']);
  return dealt === null
    ? decision('openers-not-shown', { seat, openers }, [...cites, 'custom/it-proof'])
    : decision('openers-held', { seat, openers, cards: dealt.map(formatCard) }, cites);
}

/** Who speaks first by the cards face up, and what everybody shows. */
function firstDecision({ seat, owes, by, showing, tied, told }: Event<'first-by-cards'>): Decision {
  const bringsIn: Cites = ['custom/bring-in', ...(owes > 0 ? cite('custom/bring-in-completion') : [])];
  const seats = showing.map((s) => s.seat);
  const facts = {
    seat,
    seats,
    showing: showing.map(({ cards }) => (cards === null ? '??' : cards.map(formatCard).join(' '))),
    by,
  };
  const first: Cites = tied.length > 1 ? ['custom/first-showing', 'custom/equal-showing'] : ['custom/first-showing'];
  if (told) return decision('first-as-told', { ...facts, due: owes }, owes > 0 ? bringsIn : first);
  if (owes > 0) return decision('bring-in-owed', { ...facts, due: owes }, bringsIn);
  return decision('first-to-speak', { ...facts, tied }, first);
}

function explainDraw(
  hand: Hand,
  thread: Thread,
  { kind, seat, count, lastLater }: Extract<ReplayEvent, { kind: 'drew' | 'discarded' }>,
): void {
  if (kind === 'discarded') {
    push(thread, decision('cards-discarded', { seat, count }, ['custom/discard']));
    return;
  }
  const cites = drawCites(hand);
  const step = count === 0 ? decision('stood-pat', { seat }, cites) : decision('cards-drawn', { seat, count }, cites);
  const drawn = push(thread, step);
  if (lastLater) push(thread, decision('last-card-later', { seat, count }, cites, drawn));
}

function muckCites({ rules }: Hand, { withAllIn }: Event<'mucked'>): Cites {
  return unique(['tda-2024/14', ...clausesOf(rules, 'muck'), ...(withAllIn ? rules.cites.allInMuck : [])]);
}

function explainClose(hand: Hand, thread: Thread, { street, pot }: Event<'street-closed'>): void {
  const cites: Cites = ['custom/street-close', ...clausesOf(hand.rules, 'street-close')];
  thread.last = push(thread, decision('street-closed', { street, pot }, cites, thread.last));
  thread.price = [];
  thread.onBlinds = false;
}

function explainStreet(hand: Hand, thread: Thread, { street, pot }: Event<'street-opened'>): void {
  const { rules, variant } = hand;
  const opener = variant.streets.find((s) => s.name === street)?.opener;
  const isFirst = variant.streets[0]?.name === street;
  const byBlinds = variant.forcedBets === 'blinds';
  const order: Cites = isFirst
    ? ['custom/turn-order', ...clausesOf(rules, 'first-street')]
    : rules.cites.laterStreetOpener;
  const other: CitationId =
    opener === 'opener'
      ? 'custom/opener-speaks'
      : opener !== undefined && cardOpener(opener) !== null
        ? isFirst && variant.forcedBets === 'antes-and-bring-in'
          ? 'custom/bring-in'
          : 'custom/first-showing'
        : 'custom/turn-order';
  const headsUp = byBlinds && isHeadsUp(hand) ? rules.cites.headsUpBlinds : [];
  push(
    thread,
    decision(
      'street-opened',
      { street, pot },
      unique([...(byBlinds ? order : [other]), ...headsUp, ...(variant.cites.play ?? [])]),
    ),
  );
}

function explainOpening(hand: Hand, thread: Thread): void {
  const opening = hand.money.kind === 'history' ? hand.money.opening : null;
  if (opening === null) return;
  push(thread, decision('opening-taken', { street: opening.street, pot: opening.pot }, ['custom/opening']));
}

/** Whose turn it is and what bounds him, and the action the history cannot be followed past. */
function explainEnd(hand: Hand, thread: Thread, { bounds, irregularity }: Replay): void {
  const because = bounds === null ? thread.last : explainBounds(hand, thread, bounds);
  if (irregularity === null) return;
  const { code, facts, cites, action, seat, ruling } = irregularity;
  const fault = push(thread, decision(code, facts, cites, because));
  for (const step of ruling.steps) push(thread, step);
  push(thread, decision('irregular-action', { action, seat, code }, cites, fault));
}

/** The steps of a replayed history: forced bets, bounds, every action, street ends, what is irregular. */
export function replayDecisions(hand: Hand, replay: Replay): Decision[] {
  const thread: Thread = { steps: [], price: [], last: [], onBlinds: false };
  explainOpening(hand, thread);
  for (const event of replay.events) explainEvent(hand, thread, event);
  explainEnd(hand, thread, replay);
  return thread.steps;
}
