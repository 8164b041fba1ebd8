import type { AdjudicationRequest } from '../contract/adjudications.ts';
import {
  type ActionSetup,
  type Aftermath,
  findVariant,
  type HandSetup,
  type HouseRules,
  invariant,
  type MaybeCard,
  NO_AFTERMATH,
  NO_STAKES,
  parseDealt,
  RULEBOOK_IDS,
  type RuleSet,
  ruleSet,
  type SeatSetup,
  type Stakes,
  type VariantSpec,
} from '../core/index.ts';
import { given } from './given.ts';

export const variantOf = (id: string): VariantSpec => {
  const variant = findVariant(id);
  invariant(variant !== undefined, `the schema lets through only known variants, not ${id}`);
  return variant;
};

type Rules = Pick<AdjudicationRequest, 'rulebook' | 'houseRules'>;
type Ruled = Rules & { readonly variant?: string | undefined };

export const overridesOf = ({ houseRules = {} }: Rules): Partial<HouseRules> => given(houseRules);
/** The rulebook named, else the game's usual one. */
export const rulesOf = (request: Ruled): RuleSet =>
  ruleSet(
    request.rulebook ?? (request.variant === undefined ? RULEBOOK_IDS[0] : variantOf(request.variant).rulebook),
    overridesOf(request),
  );

/** `??` and nothing else is a card nobody has seen: the schema has checked the spelling. */
export const cardsOf = (texts: readonly string[]): MaybeCard[] => texts.map(parseDealt);

type WireStakes = NonNullable<AdjudicationRequest['stakes']>;

const rakeOf = ({ basisPoints, cap, drop, noFlopNoDrop, byPot }: NonNullable<WireStakes['rake']>): Stakes['rake'] => ({
  basisPoints: basisPoints ?? NO_STAKES.rake.basisPoints,
  cap: cap ?? NO_STAKES.rake.cap,
  drop: drop ?? NO_STAKES.rake.drop,
  noFlopNoDrop: noFlopNoDrop ?? NO_STAKES.rake.noFlopNoDrop,
  ...(byPot === undefined ? {} : { byPot }),
});

const stakesOf = (told: WireStakes): Stakes => ({
  smallBlind: told.smallBlind ?? NO_STAKES.smallBlind,
  bigBlind: told.bigBlind ?? NO_STAKES.bigBlind,
  ante: told.ante ?? NO_STAKES.ante,
  anteFrom: told.anteFrom ?? NO_STAKES.anteFrom,
  buttonBlind: told.buttonBlind ?? NO_STAKES.buttonBlind,
  straddles: told.straddles ?? NO_STAKES.straddles,
  bringIn: told.bringIn ?? NO_STAKES.bringIn,
  smallBet: told.smallBet ?? NO_STAKES.smallBet,
  bigBet: told.bigBet ?? NO_STAKES.bigBet,
  smallestChip: told.smallestChip ?? NO_STAKES.smallestChip,
  smallBlindSeat: told.smallBlindSeat,
  bigBlindSeat: told.bigBlindSeat,
  rake: told.rake === undefined ? NO_STAKES.rake : rakeOf(told.rake),
});

const seatOf = (s: AdjudicationRequest['seats'][number]): SeatSetup => ({
  seat: s.seat,
  player: s.player ?? null,
  stack: s.stack ?? null,
  hole: s.hole === undefined ? null : cardsOf(s.hole),
  split: s.split === undefined ? null : cardsOf(s.split),
  status: s.status ?? 'live',
  contributed: s.contributed ?? null,
  dead: s.dead ?? 0,
});

function actionOf({ cards, drawn, ...told }: NonNullable<AdjudicationRequest['actions']>[number]): ActionSetup {
  const action = given(told);
  if (cards === undefined && drawn === undefined) return action;
  return {
    ...action,
    ...(cards === undefined ? {} : { cards: cardsOf(cards) }),
    ...(drawn === undefined ? {} : { drawn: cardsOf(drawn) }),
  };
}

/** What a ruling made of a hand, besides what it is told to be. */
export interface HandState {
  readonly voided: boolean;
  readonly aftermath: Aftermath;
}

export const AS_TOLD: HandState = { voided: false, aftermath: NO_AFTERMATH };

/** An adjudication request in the core's terms; nothing is checked here beyond what the schema promises. */
export function handSetup(
  request: AdjudicationRequest,
  rules: RuleSet = rulesOf(request),
  { voided, aftermath }: HandState = AS_TOLD,
): HandSetup {
  return {
    variant: variantOf(request.variant),
    betting: request.betting ?? null,
    rules,
    stakes: request.stakes === undefined ? NO_STAKES : stakesOf(request.stakes),
    button: request.button ?? null,
    lowestRank: request.deck?.lowestRank ?? null,
    seats: request.seats.map(seatOf),
    board: request.board === undefined ? null : cardsOf(request.board),
    boards: request.boards?.map(cardsOf) ?? null,
    reveals: cardsOf(request.reveals ?? []),
    dead: cardsOf(request.dead ?? []),
    opening: request.opening ?? null,
    actions: request.actions?.map(actionOf) ?? null,
    pot: request.pot ?? null,
    carriedIn: request.carriedIn ?? 0,
    noticed: request.noticed ?? 'at-once',
    runouts: request.runouts === true ? 'count' : 'as-needed',
    voided,
    aftermath,
  };
}
