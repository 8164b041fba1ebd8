import * as z from 'zod';
import {
  BOARD_ROLES,
  CATEGORY_ORDERS,
  EVALUATORS,
  GAME_OPENERS,
  HOLE_PARTS,
  JOKERS,
  STREETS,
  USES,
} from '../core/index.ts';
import { betting, contest, rulebookId, variantId, type Wire } from './components.ts';
import { cites, code, oneOf, sentence, whole } from './fields.ts';

const seats = z
  .strictObject({ min: whole(1, 10), max: whole(1, 10) })
  .meta({ id: 'SeatRange', description: 'How many can play.' });

const bettingChoice = z
  .strictObject({ usual: betting, allowed: z.array(betting).max(3) })
  .meta({ id: 'BettingChoice', description: 'How the game is usually bet, and how it may be.' });

const summary = {
  id: variantId,
  name: z.string().max(64),
  description: sentence,
  family: code,
  seats,
  betting: bettingChoice,
};

export const variantSummary = z
  .strictObject(summary)
  .meta({ id: 'VariantSummary', description: 'A game that can be ruled.' });

const deal = z
  .strictObject({
    to: oneOf(['hole', 'board', 'draw', 'discard', 'reveal']),
    facing: oneOf(['down', 'up']).nullable(),
    count: whole(0, 10).nullable(),
    lastCard: oneOf(['after-the-others']).nullable(),
    whenShort: oneOf(['one-shared-card']).nullable(),
  })
  .meta({
    id: 'Deal',
    description:
      'Cards a street brings; for a draw, `count` is the most that may be drawn, and `lastCard` when the last of so many comes. `whenShort`: what is dealt where the deck has no card for everybody.',
  });

const street = z
  .strictObject({
    name: oneOf(STREETS),
    deal: z.array(deal).max(4),
    opener: code,
    betSize: oneOf(['small', 'big']),
    openPair: oneOf(['big-bet-by-house']).nullable(),
  })
  .meta({
    id: 'VariantStreet',
    description:
      'What is dealt, who speaks first, and which limit holds; `openPair`: whether the house may let a pair face up make it the big one.',
  });

const use = z
  .strictObject({ kind: oneOf(USES), fromHole: whole(0, 10).nullable(), choices: z.array(whole(0, 10)).max(10) })
  .meta({
    id: 'Use',
    description:
      'Which cards make a hand: `any` of hole and board, `exactly` so many of the hole, one number of `choices` (`between`, `either`), the hole alone (`all`), or so many with a `contiguous` line of a grid, or with one card of each row (`one-per-row`).',
  });

const variantContest = z
  .strictObject({
    name: contest,
    evaluator: oneOf(EVALUATORS),
    use,
    qualifier: code,
    part: oneOf(HOLE_PARTS).nullable(),
    unqualified: oneOf(['takes-unclaimed']).nullable(),
  })
  .meta({
    id: 'VariantContest',
    description:
      'One way to win; the first of a game takes the odd chip. `part` is which of the hole cards it is played with where a player parts them, `unqualified` whether its best hand takes a pot nobody qualifies for.',
  });

const ordering = z
  .strictObject({
    categories: oneOf([...CATEGORY_ORDERS, 'by-short-deck-order', 'by-flush-order']),
    aceLowStraight: code,
    suits: code,
    straightFlushes: code,
  })
  .meta({
    id: 'Ordering',
    description:
      'The order of categories, or the house rule that chooses it; whether suits may decide, and how straight flushes compare.',
  });

const variantDeck = z
  .strictObject({
    lowestRank: z.string().max(1),
    droppedRanks: z.array(z.string().max(1)).max(13),
    cards: whole(1, 53),
    jokers: whole(0, 1),
    rule: code,
  })
  .meta({
    id: 'VariantDeck',
    description: 'Which cards are dealt from; by `rule` the number of players may strip it.',
  });

const joker = z
  .strictObject({ down: oneOf(JOKERS), up: oneOf(JOKERS) })
  .meta({ id: 'VariantJoker', description: 'What a joker is, dealt face down or face up: any card, or a bug.' });

export const variantDetail = z
  .strictObject({
    ...summary,
    aliases: z.record(z.string().max(32), z.array(z.string().max(64)).max(16)).meta({ maxProperties: 16 }),
    deck: variantDeck,
    joker: joker.nullable(),
    forcedBets: code,
    streets: z.array(street).max(8),
    boards: whole(1, 3),
    boardRole: oneOf(BOARD_ROLES),
    openers: oneOf(GAME_OPENERS),
    transform: code,
    contests: z.array(variantContest).max(4),
    ordering,
    oddChip: code,
    rulebook: rulebookId,
    literal: code,
    cites,
  })
  .meta({ id: 'VariantDetail', description: 'A game with everything the engine does it by.' });

export const variantList = z
  .strictObject({ variants: z.array(variantSummary).max(200) })
  .meta({ id: 'VariantList', description: 'Every game.' });

export type VariantSummary = Wire<z.infer<typeof variantSummary>>;
export type VariantDetail = Wire<z.infer<typeof variantDetail>>;
export type VariantList = Wire<z.infer<typeof variantList>>;
