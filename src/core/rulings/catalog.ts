import type { Messages } from '../explanation/messages.ts';
import { acceptedAction } from './accepted-action.ts';
import { actionNotDue } from './action-not-due.ts';
import { actionOutOfTurn } from './action-out-of-turn.ts';
import { allInFaceUp } from './all-in-face-up.ts';
import { allInMuck } from './all-in-muck.ts';
import { ambiguousAmount } from './ambiguous-amount.ts';
import { askingToSee } from './asking-to-see.ts';
import { boardDealtWrong } from './board-dealt-wrong.ts';
import { boxedCards } from './boxed-cards.ts';
import { burnError } from './burn-error.ts';
import { cardsSpeak } from './cards-speak.ts';
import { chipsOutsideArea } from './chips-outside-area.ts';
import { dealOutOfOrder } from './deal-out-of-order.ts';
import type { Ruling } from './define-ruling.ts';
import { equalHands } from './equal-hands.ts';
import { exposedInDeal } from './exposed-in-deal.ts';
import { exposedOwnCards } from './exposed-own-cards.ts';
import { extraBoardCard } from './extra-board-card.ts';
import { falseOpeners } from './false-openers.ts';
import { floorDiscretion } from './floor-discretion.ts';
import { foreignCards } from './foreign-cards.ts';
import { fouledDeck } from './fouled-deck.ts';
import { ineligibleSeatDealt } from './ineligible-seat-dealt.ts';
import { italianWords } from './italian-words.ts';
import { killedWinner } from './killed-winner.ts';
import { mayRaise } from './may-raise.ts';
import { misdealRuling } from './misdeal.ts';
import { muckedHand } from './mucked-hand.ts';
import { mustShow } from './must-show.ts';
import { nonStandardCard } from './non-standard-card.ts';
import { oddChip } from './odd-chip.ts';
import { openingRequirement } from './opening-requirement.ts';
import { outOfSight } from './out-of-sight.ts';
import { playingTheBoard } from './playing-the-board.ts';
import { potLimitError } from './pot-limit-error.ts';
import { prematureCard } from './premature-card.ts';
import { priorChips } from './prior-chips.ts';
import { raiseNotHeard } from './raise-not-heard.ts';
import { redeal } from './redeal.ts';
import { SHARED_RULING_MESSAGES } from './shared-messages.ts';
import { shortBlindAllIn } from './short-blind-all-in.ts';
import { shortRaise } from './short-raise.ts';
import { showdownOrder } from './showdown-order.ts';
import { sidePots } from './side-pots.ts';
import { silentChips } from './silent-chips.ts';
import { skippedAction } from './skipped-action.ts';
import { skippedPlayer } from './skipped-player.ts';
import { spoiledPatHand } from './spoiled-pat-hand.ts';
import { stringBet } from './string-bet.ts';
import { substantialActionRuling } from './substantial-action.ts';
import { tabling } from './tabling.ts';
import { uncalledBet } from './uncalled-bet.ts';
import { undeclaredRaise } from './undeclared-raise.ts';
import { undercall } from './undercall.ts';
import { unprotectedHand } from './unprotected-hand.ts';
import { wordsAndChips } from './words-and-chips.ts';
import { wordsOutOfPlace } from './words-out-of-place.ts';
import { wrongAward } from './wrong-award.ts';
import { wrongBetSize } from './wrong-bet-size.ts';
import { wrongCardCount } from './wrong-card-count.ts';
import { wrongDraw } from './wrong-draw.ts';
import { wrongPost } from './wrong-post.ts';

/** Every irregularity that can be ruled, a file each; the Italian tournament page's fourteen first, in its order. */
const CATALOG = [
  dealOutOfOrder,
  exposedInDeal,
  boardDealtWrong,
  skippedPlayer,
  equalHands,
  oddChip,
  outOfSight,
  wrongAward,
  chipsOutsideArea,
  undeclaredRaise,
  raiseNotHeard,
  silentChips,
  shortRaise,
  exposedOwnCards,
  muckedHand,
  allInMuck,
  foreignCards,
  spoiledPatHand,
  falseOpeners,
  openingRequirement,
  italianWords,
  actionOutOfTurn,
  skippedAction,
  wrongBetSize,
  undercall,
  cardsSpeak,
  tabling,
  killedWinner,
  unprotectedHand,
  playingTheBoard,
  showdownOrder,
  allInFaceUp,
  mustShow,
  askingToSee,
  sidePots,
  uncalledBet,
  floorDiscretion,
  potLimitError,
  acceptedAction,
  shortBlindAllIn,
  actionNotDue,
  mayRaise,
  wrongPost,
  wrongDraw,
  substantialActionRuling,
  misdealRuling,
  redeal,
  boxedCards,
  ineligibleSeatDealt,
  wrongCardCount,
  nonStandardCard,
  fouledDeck,
  burnError,
  extraBoardCard,
  prematureCard,
  stringBet,
  wordsAndChips,
  wordsOutOfPlace,
  ambiguousAmount,
  priorChips,
] as const;

export type RulingType = (typeof CATALOG)[number]['type'];

export const RULINGS: readonly Ruling<RulingType>[] = CATALOG;

export const RULING_TYPES: readonly RulingType[] = RULINGS.map(({ type }) => type);

export const findRuling = (type: string): Ruling<RulingType> | undefined => RULINGS.find((r) => r.type === type);

/** Everything rulings say; a table a ruling. */
export const RULING_TABLES: readonly Messages[] = [SHARED_RULING_MESSAGES, ...RULINGS.map(({ messages }) => messages)];
