/** The core's only public door: nothing outside `core/` imports past it. */

export type { PostKind } from './betting/forced-bets.ts';
export {
  CARD_PATTERN,
  type Card,
  cardIn,
  formatCard,
  formatDealt,
  JOKER_PATTERN,
  parseCard,
  parseDealt,
  RANKS,
  type Rank,
  SUITS,
} from './cards/card.ts';
export { deckSize } from './cards/deck.ts';
export { denseRank, prewarm } from './evaluation/ranking.ts';
export { CATEGORY_ORDERS, EVALUATORS, HIGH_CATEGORIES, OTHER_CATEGORIES, USES } from './evaluation/spec.ts';
export { explain, render, type Step } from './explanation/explain.ts';
export { categoryWord, handName } from './explanation/hand-names.ts';
export type { Speaker } from './explanation/messages.ts';
export { rankName } from './explanation/ranks.ts';
export { contestName, type Money as DisplayMoney, speakerFor } from './explanation/speaker.ts';
export { suitName } from './explanation/suits.ts';
export { atHead, capital, polished } from './explanation/words.ts';
export { type Aftermath, NO_AFTERMATH } from './hand/aftermath.ts';
export { revealDecision } from './hand/board-decisions.ts';
export { boardMucks } from './hand/board-mucks.ts';
export { checkContributions, checkDistinctSeats, type Report } from './hand/check-seats.ts';
export { DECISION_STATUSES } from './hand/decide.ts';
export { boardSizeOf, countingBoards, type Hand, holeCount, revealStreets } from './hand/hand.ts';
export { type HandReading, readHands } from './hand/hand-decisions.ts';
export { headline } from './hand/headline.ts';
export { HIDING_REASONS } from './hand/hidden-twins.ts';
export { unparted } from './hand/hole-parts.ts';
export type { Literal } from './hand/literal.ts';
export { openHand } from './hand/open-hand.ts';
export { type Next, type Play, playWithoutHistory } from './hand/play.ts';
export { isPost, POSTS } from './hand/posts.ts';
export { prewarmCommon } from './hand/prewarm.ts';
export { readingWarnings } from './hand/readings.ts';
export type { Replay } from './hand/replay.ts';
export { replayDecisions } from './hand/replay-decisions.ts';
export type { Irregularity } from './hand/replay-irregularities.ts';
export { OUTCOMES, type SettleFault, type Settlement, settle } from './hand/settle.ts';
export { settleDecisions } from './hand/settle-decisions.ts';
export {
  ACTION_NAMES,
  type ActionSetup,
  ANTE_FROM,
  type HandSetup,
  type MaybeCard,
  NO_STAKES,
  NOTICED,
  type SeatSetup,
  type SetupViolation,
  type Stakes,
  underRules,
} from './hand/setup.ts';
export { clockwiseFrom, showdownOrder, sidePotsFirst } from './hand/showdown.ts';
export { contendersOf, rankedContests, standingsOf } from './hand/standings.ts';
export {
  ACTS,
  CARD_PLACES,
  CHIP_PLACES,
  differ,
  type HandEffect,
  isRuled,
  type Moves,
  RIGHT_HOLDERS,
  RIGHTS,
  type Right,
  RULING_DECISIONS,
  type Ruled,
  type Verdict,
} from './hand/verdict.ts';
export { literalDecision, openBettingWarnings, shownLiteral, textWarnings } from './hand/warnings.ts';
export { HOUSE_RULE_NAMES, HOUSE_RULES, type HouseRuleName, type HouseRules } from './house-rules/catalog.ts';
export type { HouseRule, OptionValue } from './house-rules/define-house-rule.ts';
export { BASE_RULEBOOK, differencesOf, ownClausesOf } from './house-rules/differences.ts';
export { optionWord } from './house-rules/option-word.ts';
export { presetOf, type RuleSet, ruleSet } from './house-rules/preset.ts';
export { type Decision, decision, type Facts, type FactValue } from './kernel/decision.ts';
export { inOrder } from './kernel/in-order.ts';
export { assertNever, invariant } from './kernel/invariant.ts';
export { LANGUAGES, type Language, type Localised } from './kernel/language.ts';
export { oncePer } from './kernel/once-per.ts';
export { err, isNonEmpty, type NonEmpty, ok, type Result } from './kernel/result.ts';
export { fromLeftOf, isSeat, SEAT_LIMIT, type Seat, seat } from './kernel/seat.ts';
export { MESSAGES } from './messages.ts';
export type { Award, Share } from './pots/award-pot.ts';
export { awardPots, wonBy } from './pots/award-pots.ts';
export {
  buildPots,
  type Contribution,
  type Pot,
  type PotBuild,
  potName,
  SEAT_STATUSES,
  type SeatStatus,
} from './pots/build-pots.ts';
export type { AwardOptions, Standing } from './pots/odd-chips.ts';
export { awardDecisions, belowSmallestChip, type PotContext, potClauses, potDecisions } from './pots/pot-decisions.ts';
export { takesNothing } from './pots/rake.ts';
export { type Citation, findCitation, RULE_SOURCES, RULEBOOK_IDS, type RulebookId } from './rulebooks/catalog.ts';
export { CUSTOM_NAMES } from './rulebooks/custom-names.ts';
export { findRuling, RULING_TYPES, RULINGS, type RulingType } from './rulings/catalog.ts';
export { checkFacts } from './rulings/check-facts.ts';
export { type Ruling, type RulingContext, readingOf, ruleOn } from './rulings/define-ruling.ts';
export type { FactSpec, FactTable, FactValues, Table } from './rulings/facts.ts';
export { DISCRETION_REASONS, floorDiscretion } from './rulings/floor-discretion.ts';
export { replayRuled as replay } from './rulings/judge.ts';
export { findVariant, isVariantId, VARIANT_IDS, VARIANTS, type VariantId } from './variants/catalog.ts';
export { derived } from './variants/derived.ts';
export {
  BETTING_STRUCTURES,
  BOARD_ROLES,
  CONTEST_NAMES,
  type ContestName,
  GAME_OPENERS,
  HOLE_PARTS,
  JOKERS,
  STREETS,
  type StreetName,
  type VariantSpec,
} from './variants/spec.ts';
export { DIFFERENCE_CODES, type Difference, type Missing, missingFact } from './verification/difference.ts';
export { figuresOfViolation } from './verification/figures.ts';
export {
  NOTHING_STATED,
  type Stated,
  type StatedAmount,
  type StatedHand,
  type StatedPot,
  type StatedShare,
  type StatedSum,
} from './verification/stated.ts';
export {
  RECORD_VERDICTS,
  type Recorded,
  type RecordVerdict,
  type Verification,
  verify,
} from './verification/verify.ts';
