import type { Deck } from '../cards/deck.ts';
import type { AceLowStraight, CategoryOrder, EvaluatorName, Use } from '../evaluation/spec.ts';
import type { Localised } from '../kernel/language.ts';
import type { CitationId, RulebookId } from '../rulebooks/catalog.ts';

export const FAMILIES = ['board', 'stud', 'draw'] as const;
export const BETTING_STRUCTURES = ['no-limit', 'pot-limit', 'fixed-limit'] as const;
export type BettingStructure = (typeof BETTING_STRUCTURES)[number];

/** What must be paid before anybody acts. */
export const FORCED_BETS = ['blinds', 'antes-and-bring-in', 'antes'] as const;

/** Every street of every game, in the order they are dealt within a family. */
export const STREETS = [
  'preflop',
  'flop',
  'turn',
  'river',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'predraw',
  'first-draw',
  'second-draw',
  'third-draw',
  'preboard',
  'board',
  'h1',
  'h2',
  'h3',
] as const;
export type StreetName = (typeof STREETS)[number];

/** Who speaks first on a street; cards that decide it are those lying face up. */
export const OPENERS = [
  'left-of-blinds',
  'left-of-button',
  /** Who opened the betting of the hand; without one the deal is passed. */
  'opener',
  /** One card up: it owes the bring-in, suits parting equal ranks. */
  'lowest-upcard',
  'highest-upcard',
  'highest-upcard-ace-low',
  /** All cards up, read as a hand: the best one, or the lowest. */
  'best-upcards',
  'lowest-upcards',
  'lowest-upcards-ace-low',
] as const;
export type Opener = (typeof OPENERS)[number];

/** What a street brings before its betting. */
export type Deal =
  /** `whenShort`: where the deck no longer has a card for everybody, one face up counts for all. */
  | {
      readonly to: 'hole';
      readonly facing: 'down' | 'up';
      readonly count: number;
      readonly whenShort?: 'one-shared-card';
    }
  | { readonly to: 'board'; readonly count: number }
  /** `lastCard`: who draws the most allowed gets the last of them when everybody else has drawn. */
  | { readonly to: 'draw'; readonly max: number; readonly lastCard?: 'after-the-others' }
  /** Everybody gives up so many hole cards, for which none come. */
  | { readonly to: 'discard'; readonly count: number }
  | { readonly to: 'reveal' };

export interface Street {
  readonly name: StreetName;
  readonly deal: readonly Deal[];
  readonly opener: Opener;
  /** Fixed limit: whether the small or the big bet is wagered here. */
  readonly betSize: 'small' | 'big';
  /** Fixed limit: whether the house may let a pair face up make the small bet a big one. Left out: never. */
  readonly openPair?: 'big-bet-by-house';
}

/** How the deck is cut down: not at all, or its lowest rank is eleven less the number of players (at most eight, or nine). */
export const DECK_RULES = ['fixed', 'eleven-less-players', 'eleven-less-players-to-nines'] as const;

/** Texts whose single clauses may say otherwise than the general rule of their game. */
export const LITERAL_TEXTS = ['none', 'walter-clauses'] as const;

/** What a joker may stand for: any card, or only an ace and what completes a straight or a flush. */
export const JOKERS = ['wild', 'bug'] as const;

/** What happens to cards between deal and showdown. */
export const TRANSFORMS = ['none', 'hidden-twins'] as const;

/** The side of a pot a contest decides. */
export const CONTEST_NAMES = ['high', 'low', 'badugi', 'points', 'draw', 'holdem'] as const;
export type ContestName = (typeof CONTEST_NAMES)[number];

/** The worst hand that may win a contest: an unpaired hand of eight or lower, a pair of sixes. */
export const QUALIFIERS = ['none', 'eight-or-better', 'pair-of-sixes'] as const;
export type Qualifier = (typeof QUALIFIERS)[number];

/** Where a player parts his hole cards: those he names, or the others. */
export const HOLE_PARTS = ['split', 'others'] as const;

/** What boards decide: each an equal part of the pot, or together, a hand being the best it makes on any of them. */
export const BOARD_ROLES = ['each', 'together'] as const;

/** Whether opening the betting takes a certain hand: as the house has it, never, or always at least jacks. */
export const GAME_OPENERS = ['by-house', 'never', 'jacks'] as const;

/**
 * One way to win: the pot is shared equally between the contests that somebody qualifies for. The first of a game takes
 * the odd chip before the others.
 */
export interface Contest {
  readonly name: ContestName;
  readonly evaluator: EvaluatorName;
  readonly use: Use;
  readonly qualifier: Qualifier;
  /** The hole cards it is played with; left out: all of them. */
  readonly part?: (typeof HOLE_PARTS)[number];
  /** The best hand takes a pot for which nobody qualifies in any contest, qualified or not. */
  readonly unqualified?: 'takes-unclaimed';
}

/** A game as data. Everything the engine does with it is derived from here. */
export interface VariantSpec {
  /** Kebab-case, as on the wire. */
  readonly id: string;
  readonly name: Localised;
  /** One paragraph for a person who has never dealt it. */
  readonly description: Localised;
  /** What hand-history formats call it. */
  readonly aliases: {
    readonly phh: readonly string[];
    readonly ohh: readonly string[];
    readonly pokerstars: readonly string[];
  };
  readonly family: (typeof FAMILIES)[number];
  readonly deck: Deck;
  readonly deckRule: (typeof DECK_RULES)[number];
  /** What a joker of the deck is, by how it is dealt; left out where the deck has none. */
  readonly joker?: { readonly down: (typeof JOKERS)[number]; readonly up: (typeof JOKERS)[number] };
  readonly seats: { readonly min: number; readonly max: number };
  readonly betting: { readonly usual: BettingStructure; readonly allowed: readonly BettingStructure[] };
  readonly forcedBets: (typeof FORCED_BETS)[number];
  readonly streets: readonly Street[];
  /** Boards every hand is dealt with; any hand may also be run several times. */
  readonly boards: number;
  /** Left out: each. */
  readonly boardRole?: (typeof BOARD_ROLES)[number];
  /** Left out: by-house. */
  readonly openers?: (typeof GAME_OPENERS)[number];
  readonly transform: (typeof TRANSFORMS)[number];
  readonly contests: readonly [Contest, ...Contest[]];
  /** Order of categories, or the house rule that chooses it. */
  readonly ordering: {
    readonly categories: CategoryOrder | 'by-short-deck-order' | 'by-flush-order';
    readonly aceLowStraight: AceLowStraight;
    /** Whether the house may let suits decide, and straight flushes run in a circle. */
    readonly suits: 'never-count' | 'by-house';
    readonly straightFlushes: 'by-height' | 'by-house';
  };
  /** The text whose wording is read beside the general rule. */
  readonly literal: (typeof LITERAL_TEXTS)[number];
  /** The rulebook a hand is ruled under where none is named. */
  readonly rulebook: RulebookId;
  /** Who takes an odd chip when the house goes by the game. */
  readonly oddChip: 'left-of-button' | 'highest-card';
  /** The clauses the game's own rules rest on. */
  readonly cites: {
    readonly ranking: readonly CitationId[];
    readonly use: readonly CitationId[];
    /** How it is dealt and bet, and how cards are exchanged, where its own text says so. */
    readonly play?: readonly CitationId[];
    readonly draw?: readonly CitationId[];
    /** What a joker stands for. */
    readonly joker?: readonly CitationId[];
  };
}

/** The ordering of most games: suits never count, and straight flushes rank by their height. */
export const STANDARD_ORDERING = {
  categories: 'standard',
  aceLowStraight: 'counts',
  suits: 'never-count',
  straightFlushes: 'by-height',
} as const satisfies VariantSpec['ordering'];

/** The ordering of the Italian games with a stripped deck, where the house says how flushes, suits and straight flushes rank. */
export const ITALIAN_ORDERING = {
  categories: 'by-flush-order',
  aceLowStraight: 'counts',
  suits: 'by-house',
  straightFlushes: 'by-house',
} as const satisfies VariantSpec['ordering'];
