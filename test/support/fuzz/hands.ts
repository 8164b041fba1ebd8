import { type HandSetup, RULEBOOK_IDS, RULING_TYPES, VARIANTS } from '../../../src/core/index.ts';
import { FORMAT_IDS } from '../../../src/formats/index.ts';
import { recordedRequest } from '../../../src/service/recorded-request.ts';
import { randomHistory } from '../../core/hand/random-play.ts';
import { dealtHand, openedHand } from '../played-hand.ts';
import type { Below } from '../random-hand.ts';
import { randomHand, setupOf } from '../random-hand.ts';

const pick = <T>(list: readonly T[], below: Below): T => {
  const one = list[below(list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const NO_MONEY = { currency: null, decimals: 0 } as const;

function asked(setup: HandSetup): object {
  const request = recordedRequest({ setup, money: NO_MONEY, record: {} });
  if (request === null) throw new Error(`a game outside the catalogue: ${setup.variant.id}`);
  return request;
}

/** A hand of any game with a history as dice have it: legal, or with irregular entries one time in `odds`. */
function playedHand(below: Below): object {
  const variant = pick(VARIANTS, below);
  const setup = dealtHand(variant, pick(variant.betting.allowed, below), below);
  const dice = Array.from({ length: 2 + below(24) }, () => below(1_000_000));
  const actions = randomHistory(openedHand(setup), dice, pick([1_000_000, 12, 3], below));
  return asked({ ...setup, actions });
}

/** A hand of any game played to the end, or not quite, for one pot or for what each seat has put in. */
function shownHand(below: Below): object {
  const variant = pick(VARIANTS, below);
  const random = randomHand(variant, below, 4, below(4) === 0 ? 1 : 0);
  const contributions = below(2) === 0;
  const seats = random.seats.map((seat) => {
    const stack = 1 + below(500);
    return contributions ? { ...seat, stack, contributed: 1 + below(stack) } : seat;
  });
  const setup = setupOf({ ...random, seats }, contributions ? {} : { pot: below(2_000) });
  return asked(setup);
}

const hand = (below: Below): object => (below(2) === 0 ? playedHand(below) : shownHand(below));

const books = (below: Below): string[] => [
  ...new Set(Array.from({ length: 1 + below(3) }, () => pick(RULEBOOK_IDS, below))),
];

/** Options laid over a rulebook, told in no order of ours. */
const HOUSE = [
  { suitTieBreak: 'suits', oddChip: 'carry-over', raiseCap: 4 },
  { shortAllInsAddUp: false, irregular: 'stop', identicalHighLow: 'evenly' },
];

/** Plausible requests of each resource: what the shape alone hardly ever comes to. */
export const PLAUSIBLE: Readonly<Record<string, (below: Below) => unknown>> = {
  adjudications: (below) => ({
    ...hand(below),
    rulebook: pick(RULEBOOK_IDS, below),
    ...(below(2) === 0 ? { houseRules: HOUSE[below(HOUSE.length)] } : {}),
    ...(below(3) === 0 ? { compare: books(below) } : {}),
    ...(below(4) === 0 ? { explain: false } : {}),
  }),
  evaluations: (below) => {
    const { variant, seats, board, boards, reveals } = shownHand(below) as Record<string, unknown>;
    const holes = (seats as Record<string, unknown>[]).map(({ seat, hole }) => ({ seat, hole }));
    return {
      variant,
      seats: holes,
      ...(board ? { board } : {}),
      ...(boards ? { boards } : {}),
      ...(reveals ? { reveals } : {}),
    };
  },
  pots: (below) => {
    const seats = Array.from({ length: 2 + below(5) }, (_, i) => i + 1);
    return {
      seats: seats.map((seat) => ({ seat, contributed: below(900), status: below(4) === 0 ? 'folded' : 'live' })),
      button: pick(seats, below),
      smallestChip: pick([1, 1, 25], below),
      ranking: { high: seats.filter(() => below(5) > 0).map((seat) => [seat]) },
    };
  },
  rulings: (below) => ({
    irregularity: { type: pick(RULING_TYPES, below) },
    rulebooks: books(below),
    ...(below(2) === 0 ? { hand: hand(below) } : {}),
  }),
  verifications: (below) => ({
    hand: hand(below),
    stated: { collected: [{ seat: 1 + below(4), amount: below(600) }] },
  }),
  conversions: (below) => ({ hand: hand(below), to: pick(['json', ...FORMAT_IDS], below) }),
};
