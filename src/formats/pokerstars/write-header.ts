import { type Loss, loss } from '../losses.ts';
import type { RecordedHand, RecordedSetup } from '../recorded-hand.ts';
import { type Betting, readHeader } from './header.ts';
import type { Money } from './results.ts';

const SIGN_OF: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', INR: '₹' };

/** The sign of a currency; none where the hand has no cents, for chips have none. */
export const signOf = ({ money, record }: RecordedHand): string =>
  record.tournament !== undefined || money.decimals === 0 ? '' : (SIGN_OF[money.currency ?? ''] ?? '');

const BETTING_NAMES: Readonly<Record<Betting, string>> = {
  'no-limit': 'No Limit',
  'pot-limit': 'Pot Limit',
  'fixed-limit': 'Limit',
};

const bettingOf = ({ betting, variant }: RecordedSetup): Betting => betting ?? variant.betting.usual;

/** What the format calls the game; null where it has no name for it: of stud it tells the bets in fixed limit alone. */
export function gameOf(setup: RecordedSetup): string | null {
  const { aliases, forcedBets } = setup.variant;
  const [name] = aliases.pokerstars;
  const betting = bettingOf(setup);
  if (name === undefined || (forcedBets === 'antes-and-bring-in' && betting !== 'fixed-limit')) return null;
  return `${name} ${BETTING_NAMES[betting]}`;
}

/** Whether the text says how high the bring-in is: only by what somebody brought in for. */
const isBringInTold = ({ stakes, actions }: RecordedSetup): boolean =>
  stakes.bringIn === 0 || (actions ?? []).some(({ action, to }) => action === 'bring-in' && to === stakes.bringIn);

/** An amount that says by itself that it counts cents. */
const inCents = (text: string): string => (text.includes('.') ? text : `${text}.00`);

function stakesText({ setup, money, record }: RecordedHand, text: Money): string {
  const { smallBlind, bigBlind, smallBet, bigBet, buttonBlind, ante } = setup.stakes;
  const limit = bettingOf(setup) === 'fixed-limit';
  const exact: Money = money.decimals > 0 ? (units) => inCents(text(units)) : text;
  const currency =
    record.tournament === undefined && money.decimals > 0 && money.currency !== null ? ` ${money.currency}` : '';
  if (buttonBlind > 0 && bigBlind === 0) return `(Button Blind ${exact(buttonBlind)} - Ante ${exact(ante)}${currency})`;
  const [first, second] = limit ? [smallBet, bigBet] : [smallBlind, bigBlind];
  return `(${exact(first)}/${exact(second)}${currency})`;
}

const idOf = (record: RecordedHand['record']): string =>
  /^\d{1,30}$/.test(record.hand ?? '') ? (record.hand ?? '0') : '0';

/** The first line: as it was where the record is of this format and says the same, else made anew. */
export function headerText(hand: RecordedHand, game: string, text: Money): string {
  const { record } = hand;
  const id = idOf(record);
  const own = `PokerStars Hand #${id}: ${record.header ?? ''}`;
  if (record.header !== undefined && saysTheSame(own, hand)) return own;
  const tournament = record.tournament === undefined ? '' : `Tournament #${record.tournament}, `;
  const date = record.date === undefined ? '' : ` - ${record.date} ET`;
  return `PokerStars Hand #${id}: ${tournament}${game} ${stakesText(hand, text)}${date}`;
}

function saysTheSame(text: string, { setup, money }: RecordedHand): boolean {
  try {
    const { variant, betting, decimals } = readHeader({ n: 1, at: 0, text });
    return variant === setup.variant && betting === bettingOf(setup) && decimals === money.decimals;
  } catch {
    return false;
  }
}

/** Why the format cannot tell a hand at all. */
export function refusals({ setup, money }: RecordedHand): Loss[] {
  const names = setup.seats.map(({ player }) => player ?? '');
  const unclear = names.filter(
    (name, i) => name.trim() !== name || /[\n\r]/.test(name) || (name !== '' && names.indexOf(name) < i),
  );
  return [
    ...(gameOf(setup) === null ? [loss('no-such-game', setup.variant.id)] : []),
    ...(setup.actions === null ? [loss('no-history')] : []),
    ...(isBringInTold(setup) ? [] : [loss('bring-in-untold', String(setup.stakes.bringIn))]),
    ...(setup.opening === null ? [] : [loss('opening', setup.opening.street)]),
    ...(setup.boards !== null && setup.boards.length > 2 ? [loss('several-boards', String(setup.boards.length))] : []),
    ...setup.seats.flatMap(({ seat, stack }) => (stack === null ? [loss('unknown-stack', String(seat))] : [])),
    ...unclear.map((name) => loss('unclear-name', name)),
    ...(money.decimals === 0 || money.decimals === 2 ? [] : [loss('decimals', String(money.decimals))]),
    ...(setup.actions ?? []).flatMap(({ action, seat }) =>
      action === 'chips' ? [loss('chips-without-a-word', String(seat))] : [],
    ),
  ];
}
