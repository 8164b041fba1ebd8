import { acceptedAction } from './accepted-action.ts';
import { aceLowForLow } from './ace-low-for-low.ts';
import { aceLowStraight } from './ace-low-straight.ts';
import { allInFaceUp } from './all-in-face-up.ts';
import { allInMuck } from './all-in-muck.ts';
import { askingToSee } from './asking-to-see.ts';
import { bigBlindCounts } from './big-blind-counts.ts';
import { bigBlindOption } from './big-blind-option.ts';
import { boardPlayMuck } from './board-play-muck.ts';
import { burnError } from './burn-error.ts';
import { buttonShort } from './button-short.ts';
import { cip } from './cip.ts';
import { differentBack } from './different-back.ts';
import { disputeWindow } from './dispute-window.ts';
import { duplicateCards } from './duplicate-cards.ts';
import { exitStake } from './exit-stake.ts';
import { exposedHoleCard } from './exposed-hole-card.ts';
import { exposedNoAggression } from './exposed-no-aggression.ts';
import { exposedOwnCards } from './exposed-own-cards.ts';
import { extraHoleCard } from './extra-hole-card.ts';
import { flushOrder } from './flush-order.ts';
import { flushTie } from './flush-tie.ts';
import { foreignCards } from './foreign-cards.ts';
import { fourCardFlop } from './four-card-flop.ts';
import { headsUpBlinds } from './heads-up-blinds.ts';
import { headsUpCap } from './heads-up-cap.ts';
import { hiddenTwin } from './hidden-twin.ts';
import { identicalHighLow } from './identical-high-low.ts';
import { irregular } from './irregular.ts';
import { knowingAggressor } from './knowing-aggressor.ts';
import { laterStreetOpener } from './later-street-opener.ts';
import { limitBlinds } from './limit-blinds.ts';
import { limitReopen } from './limit-reopen.ts';
import { limitShortAllInsAddUp } from './limit-short-all-ins-add-up.ts';
import { maxHidden } from './max-hidden.ts';
import { misdealList } from './misdeal-list.ts';
import { muckIsDead } from './muck-is-dead.ts';
import { nullCard } from './null-card.ts';
import { oddChip } from './odd-chip.ts';
import { oddChipCards } from './odd-chip-cards.ts';
import { oddChipHighLow } from './odd-chip-high-low.ts';
import { oddChipLow } from './odd-chip-low.ts';
import { oddContest } from './odd-contest.ts';
import { openPairBigBet } from './open-pair-big-bet.ts';
import { openers } from './openers.ts';
import { openingLimit } from './opening-limit.ts';
import { outOfTurn } from './out-of-turn.ts';
import { outOfTurnCall } from './out-of-turn-call.ts';
import { oversizedChip } from './oversized-chip.ts';
import { playingTheBoard } from './playing-the-board.ts';
import { potLimitWindow } from './pot-limit-window.ts';
import { potOrder } from './pot-order.ts';
import { precedence } from './precedence.ts';
import { prematureCard } from './premature-card.ts';
import { raiseCap } from './raise-cap.ts';
import { raiseCapPlayers } from './raise-cap-players.ts';
import { raiseCapTwoRounds } from './raise-cap-two-rounds.ts';
import { severalChips } from './several-chips.ts';
import { shortAllInsAddUp } from './short-all-ins-add-up.ts';
import { shortAnteOrder } from './short-ante-order.ts';
import { shortBlindPrice } from './short-blind-price.ts';
import { shortBlindsInPot } from './short-blinds-in-pot.ts';
import { shortDeckOrder } from './short-deck-order.ts';
import { shortRaiseMinimum } from './short-raise-minimum.ts';
import { showdownOrder } from './showdown-order.ts';
import { sidePotShowsFirst } from './side-pot-shows-first.ts';
import { skippedPlayer } from './skipped-player.ts';
import { straightFlushCycle } from './straight-flush-cycle.ts';
import { straightFlushOpeners } from './straight-flush-openers.ts';
import { straightFlushOrder } from './straight-flush-order.ts';
import { strayCard } from './stray-card.ts';
import { stringBet } from './string-bet.ts';
import { substantialAction } from './substantial-action.ts';
import { suitCompare } from './suit-compare.ts';
import { suitTieBreak } from './suit-tie-break.ts';
import { uncalledBlind } from './uncalled-blind.ts';
import { uncontestedShowdown } from './uncontested-showdown.ts';
import { underRaise } from './under-raise.ts';
import { undercall } from './undercall.ts';
import { wordsAndChips } from './words-and-chips.ts';
import { wrongAmountWindow } from './wrong-amount-window.ts';

/** Every named option; its first value is the default. */
export const HOUSE_RULES = {
  oddChip,
  oddChipCards,
  oddChipLow,
  aceLowForLow,
  oddChipHighLow,
  oddContest,
  identicalHighLow,
  shortDeckOrder,
  aceLowStraight,
  flushOrder,
  flushTie,
  suitTieBreak,
  suitCompare,
  straightFlushOrder,
  straightFlushCycle,
  duplicateCards,
  nullCard,
  foreignCards,
  exitStake,
  openers,
  cip,
  straightFlushOpeners,
  openingLimit,
  hiddenTwin,
  maxHidden,
  precedence,
  raiseCap,
  raiseCapTwoRounds,
  raiseCapPlayers,
  headsUpCap,
  limitReopen,
  openPairBigBet,
  shortAllInsAddUp,
  limitShortAllInsAddUp,
  shortAnteOrder,
  laterStreetOpener,
  headsUpBlinds,
  limitBlinds,
  bigBlindOption,
  bigBlindCounts,
  shortBlindPrice,
  shortBlindsInPot,
  uncalledBlind,
  allInMuck,
  boardPlayMuck,
  muckIsDead,
  playingTheBoard,
  allInFaceUp,
  showdownOrder,
  sidePotShowsFirst,
  uncontestedShowdown,
  askingToSee,
  disputeWindow,
  potOrder,
  oversizedChip,
  underRaise,
  severalChips,
  stringBet,
  undercall,
  wordsAndChips,
  shortRaiseMinimum,
  exposedNoAggression,
  outOfTurn,
  outOfTurnCall,
  skippedPlayer,
  wrongAmountWindow,
  irregular,
  potLimitWindow,
  acceptedAction,
  substantialAction,
  misdealList,
  exposedHoleCard,
  buttonShort,
  strayCard,
  knowingAggressor,
  differentBack,
  burnError,
  fourCardFlop,
  prematureCard,
  extraHoleCard,
  exposedOwnCards,
} as const;

export type HouseRuleName = keyof typeof HOUSE_RULES;

type Widen<N extends HouseRuleName> = N extends 'raiseCap' ? number | null : (typeof HOUSE_RULES)[N]['values'][number];

/** One answer to every question. */
export type HouseRules = { readonly [N in HouseRuleName]: Widen<N> };

export const HOUSE_RULE_NAMES = Object.keys(HOUSE_RULES).filter((name): name is HouseRuleName => name in HOUSE_RULES);
