import type { AdjudicationRequest } from '../contract/adjudications.ts';
import {
  type ActionSetup,
  formatDealt,
  isVariantId,
  type MaybeCard,
  RANKS,
  type SeatSetup,
  type Stakes,
  takesNothing,
} from '../core/index.ts';
import { type Loss, loss, type RecordedHand, type RecordedSetup } from '../formats/index.ts';

type Wire = AdjudicationRequest;
type WireStakes = NonNullable<Wire['stakes']>;

const MOST_LABELS = 64;
const LONGEST_LABEL = 64;
const LONGEST_TEXT = 256;
const LONGEST_NAME = 64;
const LONGEST_CURRENCY = 8;

const cardTexts = (cards: readonly MaybeCard[]): string[] => cards.map(formatDealt);

const rakeOf = ({ cap, byPot, ...rake }: Stakes['rake']): NonNullable<WireStakes['rake']> => ({
  ...rake,
  ...(cap === null ? {} : { cap }),
  ...(byPot === undefined ? {} : { byPot: [...byPot] }),
});

function stakesOf(stakes: Stakes): WireStakes {
  const { smallBlindSeat, bigBlindSeat, rake, ...amounts } = stakes;
  return {
    ...amounts,
    ...(smallBlindSeat === undefined ? {} : { smallBlindSeat }),
    ...(bigBlindSeat === undefined ? {} : { bigBlindSeat }),
    ...(takesNothing(rake) ? {} : { rake: rakeOf(rake) }),
  };
}

const actionOf = ({ cards, drawn, ...action }: ActionSetup): NonNullable<Wire['actions']>[number] => ({
  ...action,
  ...(cards === undefined ? {} : { cards: cardTexts(cards) }),
  ...(drawn === undefined ? {} : { drawn: cardTexts(drawn) }),
});

const seatOf = ({ seat, player, stack, hole, split, status, contributed, dead }: SeatSetup): Wire['seats'][number] => ({
  seat,
  status,
  ...(player === null ? {} : { player: player.slice(0, LONGEST_NAME) }),
  ...(stack === null ? {} : { stack }),
  ...(hole === null ? {} : { hole: cardTexts(hole) }),
  ...(split === null || split === undefined ? {} : { split: cardTexts(split) }),
  ...(contributed === null ? {} : { contributed }),
  ...(dead === 0 ? {} : { dead }),
});

/** What is given besides seats and stakes. */
function tableOf(setup: RecordedSetup): Partial<Wire> {
  const { betting, button, board, boards, opening, actions, pot, noticed } = setup;
  const lowestRank = RANKS.find((rank) => rank === setup.lowestRank);
  return {
    ...(betting === null ? {} : { betting }),
    ...(button === null ? {} : { button }),
    ...(lowestRank === undefined ? {} : { deck: { lowestRank } }),
    ...(board === null ? {} : { board: cardTexts(board) }),
    ...(boards === null ? {} : { boards: boards.map(cardTexts) }),
    ...(setup.reveals.length === 0 ? {} : { reveals: cardTexts(setup.reveals) }),
    ...(setup.dead.length === 0 ? {} : { dead: cardTexts(setup.dead) }),
    ...(opening === null ? {} : { opening }),
    ...(actions === null ? {} : { actions: actions.map(actionOf) }),
    ...(pot === null ? {} : { pot }),
    ...(setup.carriedIn === 0 ? {} : { carriedIn: setup.carriedIn }),
    ...(noticed === undefined || noticed === 'at-once' ? {} : { noticed }),
    ...(setup.runouts === 'count' ? { runouts: true } : {}),
  };
}

const isKept = ([label, text]: readonly [string, string]): boolean =>
  label.length <= LONGEST_LABEL && text.length <= LONGEST_TEXT;

/** A recorded hand as the request that adjudicates it; null for a game outside the catalogue. */
export function recordedRequest({
  setup,
  money,
  record,
}: Pick<RecordedHand, 'setup' | 'money' | 'record'>): AdjudicationRequest | null {
  if (!isVariantId(setup.variant.id)) return null;
  const { currency, decimals } = money;
  return {
    variant: setup.variant.id,
    stakes: stakesOf(setup.stakes),
    seats: setup.seats.map(seatOf),
    ...tableOf(setup),
    money: { decimals, ...(currency === null ? {} : { currency: currency.slice(0, LONGEST_CURRENCY) }) },
    record: Object.fromEntries(Object.entries(record).filter(isKept).slice(0, MOST_LABELS)),
  };
}

/** What the request of a recorded hand cannot say: labels and names cut or left out. What is stated goes beside it. */
export function lostInRequest({ setup, money, record }: RecordedHand): readonly Loss[] {
  const labels = Object.entries(record);
  const beyond = labels.filter(isKept).slice(MOST_LABELS);
  return [
    ...[...labels.filter((label) => !isKept(label)), ...beyond].map(([detail]) => loss('record', detail)),
    ...setup.seats.flatMap(({ player }) =>
      player !== null && player.length > LONGEST_NAME ? [loss('player-name', player)] : [],
    ),
    ...((money.currency?.length ?? 0) > LONGEST_CURRENCY ? [loss('currency', money.currency)] : []),
  ];
}
