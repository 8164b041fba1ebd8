import type { AdjudicationRequest } from '../contract/adjudications.ts';
import { type ActionSetup, formatCard, isVariantId, type MaybeCard, type Stakes } from '../core/index.ts';
import type { RecordedHand } from '../formats/index.ts';

const cardText = (card: MaybeCard): string => (card === null ? '??' : formatCard(card));

const rakeOf = ({ cap, ...rake }: Stakes['rake']) => ({ ...rake, ...(cap === null ? {} : { cap }) });

function stakesOf(stakes: Stakes): NonNullable<AdjudicationRequest['stakes']> {
  const { smallBlindSeat, bigBlindSeat, rake, ...amounts } = stakes;
  return {
    ...amounts,
    ...(smallBlindSeat === undefined ? {} : { smallBlindSeat }),
    ...(bigBlindSeat === undefined ? {} : { bigBlindSeat }),
    ...(rake.basisPoints + rake.drop === 0 ? {} : { rake: rakeOf(rake) }),
  };
}

const actionOf = ({ cards, drawn, ...action }: ActionSetup): NonNullable<AdjudicationRequest['actions']>[number] => ({
  ...action,
  ...(cards === undefined ? {} : { cards: cards.map(cardText) }),
  ...(drawn === undefined ? {} : { drawn: drawn.map(cardText) }),
});

const isKept = ([label, text]: readonly [string, string]): boolean => label.length <= 64 && text.length <= 256;

/** A recorded hand as the request that adjudicates it; null for a game outside the catalogue. */
export function recordedRequest({ setup, money, record }: RecordedHand): AdjudicationRequest | null {
  const { variant, betting, button, board, boards, opening, actions } = setup;
  if (!isVariantId(variant.id)) return null;
  const { currency, decimals } = money;
  return {
    variant: variant.id,
    ...(betting === null ? {} : { betting }),
    stakes: stakesOf(setup.stakes),
    ...(button === null ? {} : { button }),
    seats: setup.seats.map(({ seat, player, stack, hole, status }) => ({
      seat,
      status,
      ...(player === null ? {} : { player: player.slice(0, 64) }),
      ...(stack === null ? {} : { stack }),
      ...(hole === null ? {} : { hole: hole.map(cardText) }),
    })),
    ...(board === null ? {} : { board: board.map(cardText) }),
    ...(boards === null ? {} : { boards: boards.map((cards) => cards.map(cardText)) }),
    ...(opening === null ? {} : { opening }),
    ...(actions === null ? {} : { actions: actions.map(actionOf) }),
    money: { decimals, ...(currency === null ? {} : { currency: currency.slice(0, 8) }) },
    record: Object.fromEntries(Object.entries(record).filter(isKept).slice(0, 64)),
  };
}
