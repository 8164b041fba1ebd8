import {
  derived,
  err,
  isNonEmpty,
  type NonEmpty,
  ok,
  type Result,
  type Stated,
  type StatedShare,
  type StatedSum,
} from '../../core/index.ts';
import { inUnits, parseDecimal, unitsText } from '../decimal.ts';
import { type Loss, loss } from '../losses.ts';
import type { RecordedHand, RecordedSetup, Written } from '../recorded-hand.ts';
import { siteOf, siteRulebook } from '../site.ts';
import { contestedIn, type ToldHistory, tellHistory } from '../told-history.ts';
import { flag, list, number, object, type Token, text } from './build-json.ts';
import { BONUSES, OWN_FIELDS } from './labels.ts';
import { BETTING, gameName } from './table.ts';
import { writeRounds } from './write-rounds.ts';

/** The version of the specification that is written. */
const VERSION = '1.4.7';

const isStud = ({ variant }: RecordedSetup): boolean => variant.forcedBets === 'antes-and-bring-in';

const nameOf = ({ variant, seats }: RecordedSetup): string | null =>
  gameName(
    variant,
    seats.some(({ hole }) => hole?.length === derived(variant).hole),
  );

/** Why the format has no words for a hand. */
function refusals({ setup }: RecordedHand, history: ToldHistory): Loss[] {
  const unsized = history.actions.filter(({ to }) => to === null);
  const piles = (setup.actions ?? []).filter(({ action }) => action === 'chips');
  return [
    ...(nameOf(setup) === null ? [loss('no-such-game', setup.variant.id)] : []),
    ...(setup.actions === null ? [loss('no-history')] : []),
    ...(setup.opening === null ? [] : [loss('opening', setup.opening.street)]),
    ...unsized.map(({ index }) => loss('unknown-amount', `/actions/${index}`)),
    ...piles.map(({ seat }) => loss('chips-without-a-word', String(seat))),
  ];
}

const SAID = new Set(['collected', 'pots', 'totalPot', 'rake', 'winners', 'shown', 'cashedOut']);

/** What was collected; who lists nought for everybody states nothing. */
const collectedOf = ({ collected }: Stated): Stated['collected'] =>
  collected?.some(({ amount }) => amount !== 0) === false && collected.length > 0 ? null : collected;

/** The pots the file tells apart; none where there is one, or somebody's share is not told to be of one. */
function partsOf({ collected, pots }: Stated): readonly (string | null)[] {
  const names = pots?.map(({ name }) => name) ?? [...new Set(collected?.map(({ pot }) => pot))];
  return names.length > 1 && (collected ?? []).every(({ pot }) => pot !== null) ? names : [];
}

/** Whether what the house took, which the file tells, is all there is to say of its rake. */
function isRakeTold({ setup: { stakes }, stated }: RecordedHand): boolean {
  const { basisPoints, drop, byPot = [drop] } = stakes.rake;
  const told = collectedOf(stated) === null ? 0 : (stated.rake?.amount ?? 0);
  const parts = byPot.slice(1).some((taken) => taken > 0) ? stated.pots?.length : byPot.length;
  return basisPoints === 0 && drop === told && parts === byPot.length;
}

/** What the file does not say of a hand it tells. */
function losses(hand: RecordedHand): Loss[] {
  const { setup, stated, rulebook, record } = hand;
  const { smallestChip, smallBlind, bringIn } = setup.stakes;
  const isParted = stated.collected?.some(({ board }) => board !== null) ?? false;
  return [
    ...Object.entries(stated).flatMap(([name, value]) =>
      value === null || SAID.has(name) ? [] : [loss('stated', name)],
    ),
    ...(stated.collected !== null && collectedOf(stated) === null ? [loss('stated', 'collected')] : []),
    ...(collectedOf(stated) === null && stated.totalPot !== null ? [loss('stated', 'totalPot')] : []),
    ...((stated.pots ?? []).length > 1 && partsOf(stated).length === 0 ? [loss('stated', 'pots')] : []),
    ...(isParted ? [loss('stated', 'collected by board')] : []),
    ...(rulebook === null || rulebook === siteRulebook(siteOf(record.site_name, rulebook))
      ? []
      : [loss('rulebook', rulebook)]),
    ...(isRakeTold(hand) ? [] : [loss('rake')]),
    ...(smallestChip === 1 ? [] : [loss('smallest-chip', String(smallestChip))]),
    ...(setup.dead.length > 0 ? [loss('dead-cards')] : []),
    ...(setup.reveals.length > 0 ? [loss('reveals')] : []),
    ...(setup.lowestRank === null ? [] : [loss('deck', setup.lowestRank)]),
    ...(isStud(setup) ? (smallBlind > 0 ? [loss('blinds')] : []) : bringIn > 0 ? [loss('bring-in')] : []),
  ];
}

/** The limits a reader takes from the blinds. */
function usualLimits({ stakes, betting, variant }: RecordedSetup): { smallBet: number; bigBet: number } {
  const isLimit = (betting ?? variant.betting.usual) === 'fixed-limit';
  return isLimit ? { smallBet: stakes.bigBlind, bigBet: 2 * stakes.bigBlind } : { smallBet: 0, bigBet: 0 };
}

/** Labels that are fields of objects inside the hand. */
const NESTED =
  /^(?:tournament .+|bounty .+|display of seat .+|bonus of seat .+|cashout fee of seat .+|added chips of seat .+|hero|jackpot|bet_cap)$/;
const BOUNTY = /^seat (\d{1,2}) won (\d{1,15}(?:\.\d{1,8})?)(?: for seat (\d{1,2}))?$/;

/** Writes one hand. */
class Writer {
  readonly #hand: RecordedHand;
  readonly #history: ToldHistory;
  readonly #ids: ReadonlyMap<number, number>;
  readonly lost: Loss[];

  constructor(hand: RecordedHand, history: ToldHistory) {
    this.#hand = hand;
    this.#history = history;
    this.#ids = new Map(hand.setup.seats.map(({ seat }, id) => [seat, id]));
    this.lost = losses(hand);
  }

  hand(): Token {
    const { setup, money, rulebook } = this.#hand;
    const site = siteOf(this.#hand.record.site_name, rulebook);
    const record = site === undefined ? this.#hand.record : { ...this.#hand.record, site_name: site };
    const required = ['site_name', 'network_name', 'internal_version', 'game_number', 'start_date_utc', 'table_name'];
    const missing = required.filter((field) => record[field] === undefined);
    const fields: (readonly [string, Token | null])[] = [
      ['spec_version', text(VERSION)],
      ...missing.map((field) => [field, text('')] as const),
      ...this.#labels(record),
      ['game_type', text(nameOf(setup) ?? '')],
      ['bet_limit', this.#betLimit()],
      ['currency', text(money.currency ?? '')],
      ['dealer_seat', setup.button === null ? null : String(setup.button)],
      ...this.#stakes(),
      ['hero_player_id', this.#idOfSeat(/^seat (\d{1,2})$/.exec(record.hero ?? '')?.[1])],
      ['tournament_info', this.#tournament()],
      ['players', list(setup.seats.map((seat) => this.#player(seat)))],
      ['rounds', writeRounds(this.#hand, this.#history, this.#ids)],
      ['pots', list(this.#pots())],
      ['tournament_bounties', this.#bounties()],
    ];
    return object([['ohh', object(fields)]]);
  }

  #amount(units: number): Token {
    return unitsText(units, this.#hand.money.decimals);
  }

  #idOfSeat(seat: string | undefined): Token | null {
    const id = seat === undefined ? undefined : this.#ids.get(Number(seat));
    return id === undefined ? null : String(id);
  }

  /** Labels that are fields of the hand itself. */
  #labels(record: RecordedHand['record']): (readonly [string, Token])[] {
    return Object.entries(record).flatMap(([label, value]): (readonly [string, Token])[] => {
      if (NESTED.test(label)) return [];
      if (OWN_FIELDS.has(label)) {
        this.lost.push(loss('record', label));
        return [];
      }
      if (label === 'flags') return [[label, list(value.split(', ').map(text))]];
      if (label === 'tournament') return [[label, flag(value)]];
      return [[label, label === 'table_size' ? number(value) : text(value)]];
    });
  }

  #betLimit(): Token {
    const { betting, variant } = this.#hand.setup;
    const structure = betting ?? variant.betting.usual;
    const type = Object.entries(BETTING).find(([, own]) => own === structure)?.[0] ?? '';
    const cap = this.#hand.record.bet_cap;
    return object([
      ['bet_type', text(type.toUpperCase())],
      ['bet_cap', cap === undefined ? '0' : number(cap)],
    ]);
  }

  #stakes(): (readonly [string, Token | null])[] {
    const { setup } = this.#hand;
    const { stakes } = setup;
    const stud = isStud(setup);
    const usual = stud ? stakes : usualLimits(setup);
    const unless = (is: boolean, units: number): Token | null => (is ? null : this.#amount(units));
    return [
      ['small_blind_amount', this.#amount(stud ? stakes.smallBet : stakes.smallBlind)],
      ['big_blind_amount', this.#amount(stud ? stakes.bigBet : stakes.bigBlind)],
      ['ante_amount', this.#amount(stakes.ante)],
      ['small_bet_amount', unless(stakes.smallBet === usual.smallBet, stakes.smallBet)],
      ['big_bet_amount', unless(stakes.bigBet === usual.bigBet, stakes.bigBet)],
      ['bring_in_amount', unless(!stud, stakes.bringIn)],
    ];
  }

  #player({ seat, player, stack }: RecordedSetup['seats'][number]): Token {
    const { record } = this.#hand;
    const bounty = record[`bounty of seat ${seat}`];
    const display = record[`display of seat ${seat}`];
    return object([
      ['id', String(this.#ids.get(seat) ?? '')],
      ['seat', String(seat)],
      ['name', text(player ?? '')],
      ['display', display === undefined ? null : text(display)],
      ['starting_stack', stack === null ? null : this.#amount(stack)],
      ['player_bounty', bounty === undefined ? null : number(bounty)],
    ]);
  }

  #tournament(): Token | null {
    const labels = Object.entries(this.#hand.record).filter(([label]) => label.startsWith('tournament '));
    const own = labels.map(([label, value]) => [label.slice('tournament '.length), value] as const);
    const fields = own
      .filter(([field]) => !field.startsWith('speed '))
      .map(([field, value]) => [field, TOURNAMENT_TEXTS.has(field) ? text(value) : number(value)] as const);
    const speed = own
      .filter(([field]) => field.startsWith('speed '))
      .map(([field, value]) => [field.slice('speed '.length), number(value)] as const);
    if (own.length === 0) return null;
    return object([...fields, ['speed', speed.length === 0 ? null : object(speed)]]);
  }

  #bounties(): Token | null {
    const won = Object.entries(this.#hand.record).flatMap(([label, value]) => {
      const [match, by, amount = '', of] = /^bounty \d{1,4}$/.test(label) ? (BOUNTY.exec(value) ?? []) : [];
      if (match === undefined) return [];
      return [
        object([
          ['player_id', this.#idOfSeat(by)],
          ['bounty_won', number(amount)],
          ['defeated_player_id', this.#idOfSeat(of)],
        ]),
      ];
    });
    return won.length === 0 ? null : list(won);
  }

  /** Pots by their names, else one of everything. */
  #pots(): Token[] {
    const { stated } = this.#hand;
    const collected = collectedOf(stated);
    if (collected === null) return [];
    const names = partsOf(stated);
    if (names.length === 0) return [this.#pot(collected, stated.totalPot, 0)];
    return names.map((name, place) => {
      const shares = collected.filter(({ pot }) => pot === name);
      const paid = stated.pots?.find((pot) => pot.name === name)?.amount ?? sumOf(shares);
      const amount = paid + this.#taken(place);
      return this.#pot(shares, { text: this.#amount(amount), amount }, place);
    });
  }

  #pot(shares: readonly StatedShare[], total: StatedSum | null, place: number): Token {
    const { record, stated } = this.#hand;
    const jackpot = place === 0 ? record.jackpot : undefined;
    return object([
      ['number', String(place)],
      ['amount', total === null ? this.#amount(this.#total(shares, place)) : number(total.text)],
      ['rake', stated.rake === null ? null : this.#rake(place, jackpot)],
      ['jackpot', jackpot === undefined ? null : number(jackpot)],
      ['player_wins', list(this.#wins(shares, place))],
    ]);
  }

  /** What lies in a pot whose amount is not stated: the bets tell, where what the house took is not stated either. */
  #total(shares: readonly StatedShare[], place: number): number {
    const paid = sumOf(shares) + this.#taken(place);
    return this.#hand.stated.rake === null ? Math.max(paid, contestedIn(this.#hand.setup, this.#history)) : paid;
  }

  /** What the house took from a pot: from the main pot first where nothing tells. */
  #taken(place: number): number {
    const { setup, stated } = this.#hand;
    const all = stated.rake?.amount ?? 0;
    const { byPot = [] } = setup.stakes.rake;
    const isTold = byPot.length === partsOf(stated).length && byPot.reduce((sum, taken) => sum + taken, 0) === all;
    return isTold ? (byPot[place] ?? 0) : place === 0 ? all : 0;
  }

  #rake(place: number, jackpot: string | undefined): Token {
    const { stated, money } = this.#hand;
    const taken = this.#taken(place);
    if (jackpot === undefined) return taken === stated.rake?.amount ? number(stated.rake.text) : this.#amount(taken);
    const decimal = parseDecimal(jackpot);
    const units = decimal === null ? null : inUnits(decimal, money.decimals);
    return this.#amount(Math.max(0, taken - (units ?? 0)));
  }

  /** What each seat won, and what the site pays beside. */
  #wins(shares: readonly StatedShare[], place: number): Token[] {
    const { stated, record, setup } = this.#hand;
    const beside = (seat: number): (readonly [string, Token | null])[] => {
      if (place > 0) return [];
      const sold = stated.cashedOut?.find((one) => one.seat === seat);
      const paid = BONUSES.map(([field, label]) => [field, record[`${label} of seat ${seat}`]] as const);
      return [
        ['cashout_amount', sold === undefined ? null : number(sold.text)],
        ...paid.map(([field, value]) => [field, value === undefined ? null : number(value)] as const),
      ];
    };
    const win = (seat: number, won: Token, more: (readonly [string, Token | null])[]): Token =>
      object([['player_id', this.#idOfSeat(String(seat))], ['win_amount', won], ...more]);
    const others = setup.seats.filter(
      ({ seat }) => shares.every((share) => share.seat !== seat) && beside(seat).some(([, value]) => value !== null),
    );
    return [
      ...shares.map((share, i) => {
        const isFirst = shares.findIndex(({ seat }) => seat === share.seat) === i;
        return win(share.seat, number(share.text), isFirst ? beside(share.seat) : []);
      }),
      ...others.map(({ seat }) => win(seat, '0', beside(seat))),
    ];
  }
}

const TOURNAMENT_TEXTS: ReadonlySet<string> = new Set([
  'tournament_number',
  'name',
  'start_date_utc',
  'currency',
  'type',
]);

const sumOf = (shares: readonly StatedShare[]): number => shares.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Writes a hand as an object of the format. Out: a file of it, and what it cannot say; an error where it cannot tell it. */
export function writeHand(hand: RecordedHand): Result<Written, NonEmpty<Loss>> {
  const history = tellHistory(hand.setup);
  const refused = refusals(hand, history);
  if (isNonEmpty(refused)) return err(refused);
  const writer = new Writer(hand, history);
  const written = `${writer.hand()}\n`;
  return ok({ text: written, lost: writer.lost });
}
