import { type BettingAction, diagnose, type Made, totalAfter } from '../betting/check-action.ts';
import { type Bounds, boundsOf, NOT_OPEN, optionsOf } from '../betting/legal-actions.ts';
import {
  allowBigBet,
  type Bettor,
  closeStreet,
  fold,
  newBettor,
  newRound,
  nextToAct,
  openStreet,
  pay,
  payBringIn,
  type Round,
  wagerTo,
  withdraw,
} from '../betting/round.ts';
import { inOrder } from '../kernel/in-order.ts';
import { assertNever, invariant } from '../kernel/invariant.ts';
import { SEAT_LIMIT, type Seat } from '../kernel/seat.ts';
import type { Contribution } from '../pots/build-pots.ts';
import type { Street, StreetName } from '../variants/spec.ts';
import { boardSizes, type Hand, type Money, openCards, openSizes } from './hand.ts';
import { holeDeal, isStreetDealt } from './hole-cards.ts';
import type { IrregularEntry, Judge, Judgement } from './judge.ts';
import { mayOpenPair, showsPair } from './open-pair.ts';
import type { Play } from './play.ts';
import { Draws, hasExchanges, isExchange } from './replay-draws.ts';
import type { OverReason, ReplayEvent } from './replay-events.ts';
import { type Fault, fault, type Irregularity, irregularity } from './replay-irregularities.ts';
import { Mucks } from './replay-mucks.ts';
import { openingOf } from './replay-openers.ts';
import { placeBeforeFirst } from './replay-order.ts';
import type { Posted, Start } from './replay-posts.ts';
import type { Replay } from './replay-result.ts';
import { bringInDue, firstAsTold, sharedCard, withFigure } from './replay-stud.ts';
import { termsOf } from './replay-terms.ts';
import type { ActionSetup } from './setup.ts';
import { meantBy } from './silent-wager.ts';
import { cardOpener, type FirstByCards, firstByCards } from './up-cards.ts';

type History = Extract<Money, { kind: 'history' }>;

/** A figure no chip in play makes is not read as that many chips. */
function unclear(found: Fault, to: number | undefined, smallestChip: number): Fault {
  const low = found.code === 'bet-below-minimum' || found.code === 'raise-below-minimum';
  return low && to !== undefined && to < smallestChip ? fault('ambiguous-amount', { to }) : found;
}

/** How an entry was made, and what was made before it in vain; where it is judged again, also how it stood then. */
type How = Pick<IrregularEntry, 'declared' | 'early'> & Partial<Pick<IrregularEntry, 'since' | 'read' | 'bounds'>>;

const PLAIN: How = { declared: false, early: [] };

const NOBODY: readonly undefined[] = new Array<undefined>(SEAT_LIMIT + 1).fill(undefined);

/** The table while a history is replayed: the only place where its state changes. */
export class Table {
  readonly events: ReplayEvent[] = [];
  readonly #hand: Hand;
  readonly #history: History;
  readonly #bettors: readonly Bettor[];
  readonly #seats: readonly Seat[];
  readonly #bySeat: (Bettor | undefined)[] = NOBODY.slice();
  readonly #round: Round;
  readonly #mucks: Mucks;
  readonly #draws: Draws;
  #streetIndex = 0;
  #street: Street;
  #toAct: Bettor | null = null;
  #over = false;
  /** The big blind, while nobody has asked him anything where the house gives him no option. */
  #unasked: Bettor | null = null;
  /** Who made the first bet of the hand. */
  #opener: Bettor | null = null;
  /** Who opened without the openers asked for. */
  #falseOpener: Seat | null = null;
  readonly #noted: Irregularity[] = [];
  #allPassed = false;
  /** Stud: the cards that have to come before anybody speaks. */
  #toDeal: Play['toDeal'] = null;
  /** Stud: the seats that may speak first, where the cards that are told leave more than one. */
  #unclear: FirstByCards | null = null;
  readonly start: Start;
  readonly #judge: Judge;

  constructor(hand: Hand, history: History, start: Start, judge: Judge) {
    this.#hand = hand;
    this.#history = history;
    this.#judge = judge;
    this.start = start;
    this.#draws = new Draws(hand);
    this.#mucks = new Mucks(hand);
    this.#bettors = inOrder(
      hand.seats.map(({ seat, stack, status }) => newBettor(seat, stack, status === 'folded')),
      (a, b) => a.seat - b.seat,
    );
    for (const bettor of this.#bettors) this.#bySeat[bettor.seat] = bettor;
    this.#seats = this.#bettors.map(({ seat }) => seat);
    const { opening } = history;
    this.#round = newRound(termsOf(hand, this.start), this.#bettors, hand.carriedIn + (opening?.pot ?? 0));
    this.#streetIndex = opening === null ? 0 : hand.variant.streets.findIndex((s) => s.name === opening.street);
    this.#street = this.#streetAt(this.#streetIndex);
    this.#begin();
  }

  #streetAt(index: number): Street {
    const street = this.#hand.variant.streets[index];
    invariant(street !== undefined, 'a hand has this street');
    return street;
  }

  #begin(): void {
    for (const post of this.start.posts) this.#post(post);
    this.#round.missing = this.start.missing;
    this.#round.pot += this.start.missing;
    this.#round.ceiling = this.#ceiling();
    // A record that begins on a street with a draw may tell the draw, or begin after it.
    const told = this.#history.opening === null || isExchange(this.#history.actions[0]);
    if (this.#draws.isDue(this.#street) && told) this.#startDraw(this.#street);
    else if (isStreetDealt(this.#hand, this.#live(), this.#streetIndex)) this.#openFirst();
    else this.#awaitCards(this.#streetIndex);
  }

  /** The betting a hand begins with, or its record. */
  #openFirst(): void {
    this.#toDeal = null;
    this.#open(this.start.price, this.start.bigBlindSeat);
  }

  #awaitCards(streetIndex: number): void {
    if (this.#round.live < 2) this.#end('last-player');
    else this.#toDeal = holeDeal(this.#hand, this.#live(), streetIndex);
  }

  #live(): Seat[] {
    return this.#seats.filter((seat) => this.#bySeat[seat]?.folded === false);
  }

  /** Where the house limits the opening, it does in the betting that opens the hand. */
  #ceiling(): Round['ceiling'] {
    const { rules, variant } = this.#hand;
    const opens = variant.family === 'draw' && this.start.price === 0 && this.#history.opening === null;
    return opens ? rules.values.openingLimit : 'none';
  }

  #post(post: Posted): void {
    const bettor = this.#bySeat[post.seat];
    invariant(bettor !== undefined, 'a post comes from a seat of the hand');
    const dead = post.kind === 'dead-blind' || (post.kind === 'ante' && this.start.antes === 'dead');
    pay(this.#round, bettor, post.paid, dead ? 'dead' : post.kind === 'ante' ? 'matched' : 'wager');
    this.events.push({ kind: 'posted', post });
  }

  #open(price: number, bigBlind: Seat | null = null): void {
    openStreet(this.#round, this.#street.betSize, price, bringInDue(this.#hand, this.#streetIndex));
    if (price > 0 && bigBlind !== null && !this.#hand.rules.values.bigBlindOption) this.#denyOption(bigBlind);
    const { pot, missing } = this.#round;
    this.events.push({ kind: 'street-opened', street: this.#street.name, pot: pot - missing });
    this.events.push(...sharedCard(this.#hand, this.#streetIndex));
    this.#allowBigBet();
    if (cardOpener(this.#street.opener) !== null && nextToAct(this.#round, 0) !== null) this.#openByCards();
    else this.#openByPosition();
  }

  #allowBigBet(): void {
    if (!mayOpenPair(this.#hand, this.#streetIndex)) return;
    const seats = this.#live().filter((seat) => showsPair(this.#hand, seat, this.#streetIndex));
    if (seats.length === 0) return;
    allowBigBet(this.#round);
    this.events.push({ kind: 'open-pair', seats, small: this.#round.increment, big: this.#round.optionalBig });
  }

  #openByPosition(): void {
    this.#moveOn(placeBeforeFirst(this.#hand, this.#street, this.#seats, this.#marks()));
  }

  #marks() {
    const { lastBlind, bigBlindSeat } = this.start;
    return { lastBlind, bigBlindSeat, opener: this.#opener?.seat ?? null };
  }

  #openByCards(): void {
    const by = cardOpener(this.#street.opener);
    invariant(by !== null, 'cards decide who speaks first');
    const first = firstByCards(this.#hand, by, this.#streetIndex, this.#live());
    const [seat, ...others] = first.candidates;
    if (seat === undefined || others.length > 0) this.#unclear = first;
    else this.#firstIs(seat, first, false);
  }

  #firstIs(seat: Seat, { by, showing, tied }: FirstByCards, told: boolean): void {
    this.#unclear = null;
    this.events.push({ kind: 'first-by-cards', seat, by, showing, tied, told, owes: this.#round.bringIn });
    this.#moveOn(this.#placeOf(seat) - 1);
    this.#passBringIn(seat);
  }

  /** Who owes the bring-in and cannot or does not pay it leaves it to the next to speak. */
  #passBringIn(from: Seat): void {
    const seat = this.#toAct?.seat ?? from;
    if (this.#round.bringIn === 0 || this.#round.price > 0 || seat === from) return;
    this.events.push({ kind: 'bring-in-passed', from, seat });
  }

  #placeOf(seat: Seat): number {
    return this.#seats.indexOf(seat);
  }

  /** A seat that has spoken without answering anything: only a raise brings the word back to it. */
  #denyOption(seat: Seat): void {
    const bettor = this.#bySeat[seat];
    if (bettor === undefined || bettor.folded || bettor.behind === 0) return;
    bettor.acted = true;
    this.#unasked = bettor;
  }

  /** Finds who acts next after `place`, or closes the street. */
  #moveOn(place: number): void {
    if (this.#round.live < 2) this.#end('last-player');
    else {
      this.#toAct = nextToAct(this.#round, place);
      if (this.#toAct === null) this.#close();
    }
  }

  #close(): void {
    const { pot, missing } = this.#round;
    if (this.#unasked !== null) this.events.push({ kind: 'option-denied', seat: this.#unasked.seat });
    this.#unasked = null;
    this.events.push({ kind: 'street-closed', street: this.#street.name, pot: pot - missing });
    closeStreet(this.#round);
    this.#allPassed = this.#isPassed();
    if (this.#allPassed) this.#end('all-passed');
    else this.#goOn();
  }

  /** A game whose later betting starts with the opener ends where nobody has opened it. */
  #isPassed(): boolean {
    const next = this.#hand.variant.streets[this.#streetIndex + 1];
    return this.#streetIndex === 0 && next?.opener === 'opener' && this.#opener === null && this.#round.able > 1;
  }

  /** What follows betting or a draw: the draw of the next street, its betting, its cards, or the end. */
  #goOn(): void {
    const { streets } = this.#hand.variant;
    const next = streets[this.#streetIndex + 1];
    if (next !== undefined && this.#draws.isDue(next)) this.#startDraw(next);
    else if (this.#round.able < 2 && !this.#isDrawToCome()) this.#end('nobody-left-to-bet');
    else if (next === undefined) this.#end('last-street');
    else if (!isStreetDealt(this.#hand, this.#live(), this.#streetIndex + 1)) this.#awaitCards(this.#streetIndex + 1);
    else if (openCards(this.#hand) >= (openSizes(this.#hand.variant)[this.#streetIndex + 1] ?? 0)) this.#deal();
  }

  /** Whether there is a draw after the next street. */
  #isDrawToCome(): boolean {
    const { streets } = this.#hand.variant;
    for (let i = this.#streetIndex + 2; i < streets.length; i += 1)
      if (this.#draws.isDue(this.#streetAt(i))) return true;
    return false;
  }

  #deal(): void {
    this.#toDeal = null;
    this.#streetIndex += 1;
    this.#street = this.#streetAt(this.#streetIndex);
    if (this.#isWeak()) this.#end('weak-board');
    else if (this.#round.able < 2) this.#goOn();
    else this.#open(0);
  }

  /** Whether the reveals up to this street have left too few board cards for a hand. */
  #isWeak(): boolean {
    const { view, boardSize, variant } = this.#hand;
    return view?.weak === true && (openSizes(variant)[this.#streetIndex] ?? 0) >= boardSize + view.steps.length;
  }

  #startDraw(street: Street): void {
    this.events.push(this.#draws.start(street, this.#live()));
  }

  #draw(bettor: Bettor, made: ActionSetup, index: number): Fault | null {
    if (!hasExchanges(this.#hand.variant)) return fault('action-not-in-game');
    if (bettor.folded) return fault('seat-folded');
    if (this.#over) return fault('betting-over');
    const taken = this.#draws.take(bettor.seat, made, index);
    if ('code' in taken) return taken;
    this.events.push(taken);
    if (this.#draws.next === null) this.#afterDraw();
    return null;
  }

  #afterDraw(): void {
    // In a record that begins with a draw its street is the one to be bet.
    if (this.#isOpen()) this.#goOn();
    else this.#openFirst();
  }

  /** Where the record ends, those who withdraw leave, and who may not raise is kept from it. */
  conclude(): void {
    const { withdrawn, barred } = this.#hand.aftermath;
    for (const { seat, bet } of barred) {
      const bettor = this.#bySeat[seat];
      if (bettor !== undefined) bettor.barred = bet ? 'bet-and-raise' : 'raise';
    }
    if (withdrawn.length === 0) return;
    let drawEnded = false;
    for (const { seat, amount } of withdrawn) {
      const bettor = this.#bySeat[seat];
      if (bettor === undefined || bettor.folded) continue;
      withdraw(this.#round, bettor, amount);
      if (this.#draws.leave(seat)) drawEnded = true;
    }
    if (this.#over) return;
    if (this.#round.live === 0) [this.#toAct, this.#over] = [null, true];
    else if (this.#round.live === 1) this.#end('last-player');
    else if (this.#toAct !== null) this.#moveOn(this.#bettors.indexOf(this.#toAct) - 1);
    else if (drawEnded) this.#afterDraw();
  }

  /** What bounds a seat where the record ends, its turn or not; null where nobody bets. */
  boundsFor(seat: number): Bounds | null {
    const bettor = this.#bySeat[seat];
    return bettor === undefined || bettor.folded || this.#toAct === null ? null : boundsOf(this.#round, bettor);
  }

  #isOpen(): boolean {
    return this.events.some(({ kind }) => kind === 'street-opened');
  }

  #end(reason: OverReason): void {
    this.#toAct = null;
    this.#over = true;
    this.events.push({ kind: 'betting-over', reason });
  }

  /** Reads one entry of the history. Out: what is wrong with it, and then no chip has moved. */
  take(made: ActionSetup, index: number): Fault | null {
    const bettor = this.#bySeat[made.seat];
    if (bettor === undefined) return fault('seat-not-in-hand');
    switch (made.action) {
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
      case 'complete':
      case 'all-in':
        return this.#act(bettor, made, made.action, index);
      case 'show':
        return null;
      case 'muck':
        return this.#muck(bettor, index);
      case 'post-ante':
      case 'post-small-blind':
      case 'post-big-blind':
      case 'post-straddle':
      case 'post-dead-blind':
      case 'post-button-blind':
        return fault('late-post');
      case 'bring-in':
        if (this.#hand.variant.forcedBets !== 'antes-and-bring-in') return fault('action-not-in-game');
        return this.#act(bettor, withFigure(made), made.action, index);
      case 'chips':
        return this.#chips(bettor, made, index);
      case 'discard':
      case 'stand-pat':
        return this.#draw(bettor, made, index);
      default:
        return assertNever(made.action);
    }
  }

  /** Whether it is this seat's turn, once the cards of the street its action belongs to are dealt. */
  #turnOf(bettor: Bettor, street: ActionSetup['street'], action: BettingAction): Fault | null {
    if (bettor.folded) return fault('seat-folded');
    if (this.#over) return fault('betting-over');
    const waits = this.#toAct === null && this.#unclear === null ? this.#goOnWithoutCards() : null;
    if (waits !== null) return waits;
    const { name } = this.#street;
    if (street !== undefined && street !== name) return fault('wrong-street', { stated: street, actual: name });
    if (this.#unclear !== null) {
      const first = firstAsTold(this.#round, this.#unclear, bettor.seat, action);
      if (typeof first === 'object') return first;
      this.#firstIs(first, this.#unclear, true);
    }
    return bettor === this.#toAct ? null : this.#turnFault(bettor, action);
  }

  /** Betting goes on, so the next street has been dealt even where its cards are not told. */
  #goOnWithoutCards(): Fault | null {
    const toDraw = this.#draws.next;
    if (toDraw !== null) return fault('draws-pending', { toAct: toDraw.seat });
    if (!this.#isOpen()) this.#openFirst();
    else if (this.#round.able < 2) return fault('betting-over');
    else this.#deal();
    return null;
  }

  #act(bettor: Bettor, { to, street }: ActionSetup, action: BettingAction, index: number): Fault | null {
    const outOfTurn = this.#turnOf(bettor, street, action);
    if (outOfTurn !== null) return outOfTurn;
    const bounds = boundsOf(this.#round, bettor);
    const made = { action, to };
    const { betting, stakes } = this.#hand;
    const total = totalAfter(made, bounds, betting);
    if (total === NOT_OPEN) return unclear(diagnose(made, bounds, betting), to, stakes.smallestChip);
    this.#wager(bettor, made, total, bounds, index);
    return null;
  }

  /** Moves the chips of an action and the turn to whoever is next. */
  #wager(bettor: Bettor, { action, to }: Made, total: number, bounds: Bounds, index: number): void {
    const opens = this.#opener === null && bounds.price === 0 && total > 0;
    if (opens) {
      const { seat } = bettor;
      this.#opens(bettor, to === undefined ? { seat, action } : { seat, action, to }, index);
    }
    if (action === 'fold') fold(this.#round, bettor);
    else if (bounds.owes > 0 && total <= bounds.owes) payBringIn(this.#round, bettor, total);
    else wagerTo(this.#round, bettor, total);
    if (bettor === this.#unasked) this.#unasked = null;
    bettor.barred = 'nothing';
    this.events.push({ kind: 'acted', action: index, made: action, to: total, added: total - bounds.wager, bounds });
    this.#moveOn(this.#bettors.indexOf(bettor));
    if (bounds.owes > 0) this.#passBringIn(bettor.seat);
  }

  /** Chips pushed forward without a word: a bet or a call where they can mean nothing else. */
  #chips(bettor: Bettor, made: ActionSetup, index: number): Fault | null {
    const outOfTurn = this.#turnOf(bettor, made.street, 'bet');
    if (outOfTurn !== null) return outOfTurn;
    const meant = meantBy(made.chips ?? [], boundsOf(this.#round, bettor));
    return 'code' in meant ? meant : this.#act(bettor, { ...made, to: meant.to }, meant.action, index);
  }

  /** A wager stands at `to` though it was not open, its turn or not; of those it passed over, `next` may still answer. */
  stand({ seat, action }: ActionSetup, to: number, index: number, next: number | undefined): void {
    const bettor = this.#bySeat[seat];
    invariant(bettor !== undefined, 'a wager that stands is of a seat of the hand');
    const bounds = boundsOf(this.#round, bettor);
    const total = Math.min(to, bounds.stackTo);
    const raises = total > bounds.price ? (bounds.price === 0 ? 'bet' : 'raise') : 'call';
    const waits = this.#passedOver(bettor).find((passed) => passed.seat === next);
    this.#wager(bettor, { action: action === 'check' ? action : raises, to: total }, total, bounds, index);
    if (waits !== undefined && !this.#over) this.#moveOn(this.#bettors.indexOf(waits) - 1);
  }

  /** From the seat whose turn it is up to another that acts before it, those with an answer to give. */
  #passedOver(bettor: Bettor): readonly Bettor[] {
    const passed: Bettor[] = [];
    let due = this.#toAct;
    while (due !== null && due !== bettor && !passed.includes(due)) {
      passed.push(due);
      due = nextToAct(this.#round, this.#bettors.indexOf(due));
    }
    return due === bettor ? passed : [];
  }

  /** Whether a street is over and another seat speaks first on the next: an entry of this one belongs to the last. */
  isClosedFor(seat: number): boolean {
    const next = this.#hand.variant.streets[this.#streetIndex + 1];
    const isBetween = this.#toAct === null && this.#unclear === null && !this.#over && this.#draws.next === null;
    if (next === undefined || !isBetween || !this.#isOpen() || this.#round.able < 2) return false;
    return !this.#firstOn(next).some((first) => first === seat);
  }

  /** Who speaks first on a street about to be dealt; several where cards nobody told decide. */
  #firstOn(street: Street): readonly Seat[] {
    const by = cardOpener(street.opener);
    if (by !== null) return firstByCards(this.#hand, by, this.#streetIndex + 1, this.#live()).candidates;
    const first = nextToAct(this.#round, placeBeforeFirst(this.#hand, street, this.#seats, this.#marks()));
    return first === null ? [] : [first.seat];
  }

  /** A hand given up before its turn is out at once; the turn stays where it is. */
  foldEarly(seat: number, index: number): void {
    const bettor = this.#bySeat[seat];
    invariant(bettor !== undefined, 'who folds is in the hand');
    const bounds = boundsOf(this.#round, bettor);
    fold(this.#round, bettor);
    this.events.push({ kind: 'acted', action: index, made: 'fold', to: bounds.wager, added: 0, bounds });
    if (this.#round.live < 2) this.#end('last-player');
    else if (this.#toAct !== null) this.#moveOn(this.#bettors.indexOf(this.#toAct) - 1);
  }

  /** Who is to act in the betting, what is to be matched, and what a seat has in front. */
  get turn(): { readonly seat: Seat | null; readonly price: number; readonly street: StreetName } {
    return { seat: this.#toAct?.seat ?? null, price: this.#round.price, street: this.#street.name };
  }

  /** A seat that may not raise when its turn comes. */
  barRaising(seat: number): void {
    const bettor = this.#bySeat[seat];
    if (bettor !== undefined) bettor.barred = 'raise';
  }

  wagerOf(seat: number): number {
    return this.#bySeat[seat]?.wager ?? 0;
  }

  /** Notes the first bet of the hand, and where it is known to lack the openers the house asks for. */
  #opens(bettor: Bettor, made: ActionSetup, index: number): void {
    const { seat } = bettor;
    const opening = this.#streetIndex === 0 ? openingOf(this.#hand, seat) : null;
    this.#opener = bettor;
    if (opening?.fault) {
      this.#falseOpener = seat;
      this.#note(made, index, opening.fault);
    } else if (opening?.asked) this.events.push({ kind: 'opened', seat, dealt: opening.dealt });
  }

  /** What the rulebook makes of an entry that is not open. */
  judge(made: ActionSetup, action: number, found: Fault, how: How = PLAIN): Judgement {
    const bounds = this.boundsFor(made.seat);
    const read = this.result(action, null);
    return this.#judge({ hand: this.#hand, made, action, fault: found, since: null, bounds, read, ...how });
  }

  /** The entry with what was due instead and its ruling, as it stands before the ruling is followed. */
  irregular(
    made: ActionSetup,
    action: number,
    found: Fault,
    { ruling }: Judgement,
    how: { readonly applied: boolean; readonly due?: null },
  ): Irregularity {
    const { due = this.result(action, null).play.toAct, applied } = how;
    return irregularity(this.#hand, made, action, found, { due, ruling, applied });
  }

  /** Notes an irregular entry the replay goes on from, among the events `at` a place. */
  note(noted: Irregularity, at = this.events.length): void {
    this.#noted.push(noted);
    this.events.splice(at, 0, { kind: 'noted', irregularity: noted });
  }

  /** What is known of a noted entry by now, in place of what was. */
  renote(noted: Irregularity, known: Irregularity): void {
    this.#noted[this.#noted.indexOf(noted)] = known;
  }

  /** An irregular entry a rule settles by itself. */
  #note(made: ActionSetup, index: number, found: Fault): void {
    this.note(this.irregular(made, index, found, this.judge(made, index, found), { applied: true }));
  }

  #turnFault(bettor: Bettor, action: BettingAction): Fault {
    if (bettor.behind === 0) return fault('seat-all-in');
    const toAct = this.#toAct?.seat ?? 0;
    const due = action === 'bring-in' && this.#round.bringIn > 0 && this.#round.price === 0;
    return fault(due ? 'bring-in-from-wrong-seat' : 'out-of-turn', { toAct });
  }

  #muck(bettor: Bettor, index: number): Fault | null {
    if (bettor.folded) return fault('seat-folded');
    if (!this.#over) return fault('muck-before-showdown');
    const mucked = this.#mucks.take(this.#round, bettor.seat, index);
    if (mucked === null) return null;
    if ('code' in mucked) this.#note({ seat: bettor.seat, action: 'muck' }, index, mucked);
    else this.events.push(mucked);
    return null;
  }

  #contributions(): Contribution[] {
    const isMucked = (seat: Seat): boolean => this.#over && this.#mucks.isMucked(this.#round, seat);
    return this.#hand.seats.map(({ seat }) => {
      const { put = 0, dead = 0, folded = true } = this.#bySeat[seat] ?? {};
      return { seat, status: folded ? 'folded' : isMucked(seat) ? 'mucked' : 'live', wager: put, dead };
    });
  }

  /** A seat whose cards face up would tell who speaks first, where nothing else does. */
  #unseen(): Play['unseen'] {
    const seat = this.#over ? undefined : this.#unclear?.showing.find(({ cards }) => cards === null)?.seat;
    return seat === undefined ? null : { seat, street: this.#street.name };
  }

  #toDraw(): Draws['next'] {
    return this.#over ? null : this.#draws.next;
  }

  result(actionsRead: number, found: Irregularity | null): Replay {
    const { carriedIn, seats, variant } = this.#hand;
    const bounds = this.#toAct === null ? null : boundsOf(this.#round, this.#toAct);
    return {
      play: {
        contributions: this.#contributions(),
        opening: { pot: this.#history.opening?.pot ?? 0, carriedIn },
        toAct: bounds === null ? this.#toDraw() : { kind: 'act', seat: bounds.seat, options: optionsOf(bounds) },
        betting: this.#over ? 'over' : 'open',
        aggressor: this.#round.aggressor,
        street: this.#street.name,
        toDeal: this.#over ? null : this.#toDeal,
        unseen: found === null ? this.#unseen() : null,
        dealt: this.#over && this.#round.live < 2 ? (boardSizes(variant)[this.#streetIndex] ?? 0) : null,
        allPassed: this.#allPassed,
        falseOpener: this.#falseOpener,
      },
      actionsRead,
      irregularity: found,
      noted: this.#noted,
      events: this.events,
      street: this.#street.name,
      bigBlindSeat: this.start.bigBlindSeat,
      stacks: seats.map(({ seat, stack }) => (stack === null ? null : (this.#bySeat[seat]?.behind ?? stack))),
      bounds,
    };
  }
}
