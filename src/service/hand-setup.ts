import type { AdjudicationRequest } from '../contract/adjudications.ts';
import {
  findVariant,
  type HandSetup,
  type HouseRules,
  invariant,
  type MaybeCard,
  NO_STAKES,
  parseDealt,
  RULEBOOK_IDS,
  type RuleSet,
  ruleSet,
  type SeatSetup,
  type Stakes,
  type VariantSpec,
} from '../core/index.ts';

/** Fields a request leaves out, taken away. */
type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

function given<T extends object>(value: T): Partial<Given<T>> {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as Partial<Given<T>>;
}

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

function stakesOf({ stakes = {} }: AdjudicationRequest): Stakes {
  const { rake = {}, straddles, ...amounts } = stakes;
  return {
    ...NO_STAKES,
    ...given(amounts),
    straddles: straddles ?? [],
    rake: { ...NO_STAKES.rake, ...given(rake) },
  };
}

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

const actionOf = ({ cards, drawn, ...action }: NonNullable<AdjudicationRequest['actions']>[number]) => ({
  seat: action.seat,
  action: action.action,
  ...given(action),
  ...(cards === undefined ? {} : { cards: cardsOf(cards) }),
  ...(drawn === undefined ? {} : { drawn: cardsOf(drawn) }),
});

/** An adjudication request in the core's terms; nothing is checked here beyond what the schema promises. */
export function handSetup(request: AdjudicationRequest, rules: RuleSet = rulesOf(request)): HandSetup {
  return {
    variant: variantOf(request.variant),
    betting: request.betting ?? null,
    rules,
    stakes: stakesOf(request),
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
  };
}
