import { derived } from '../variants/derived.ts';
import type { Path, Report } from './check-seats.ts';
import { mayShareCard } from './hole-cards.ts';
import type { HandSetup, MaybeCard } from './setup.ts';

function checkCount(board: readonly MaybeCard[], at: Path, possible: readonly number[], report: Report): void {
  if (!possible.includes(board.length)) report('wrong-board-count', at, { cards: board.length, possible });
  for (let i = 0; i < board.length; i += 1) if (board[i] === null) report('unknown-board-card', [...at, i]);
}

/** Boards and reveals are as many and as long as the game has them, and every card of them is known. */
export function checkBoard(setup: HandSetup, report: Report): void {
  const { boardCounts, board: whole } = derived(setup.variant);
  const sizes = mayShareCard(setup) ? [...new Set([...boardCounts, 1])] : boardCounts;
  const several = setup.variant.boards > 1;
  if (setup.board !== null) checkCount(setup.board, ['board'], sizes, report);
  for (const [b, board] of (setup.boards ?? []).entries())
    checkCount(board, ['boards', b], several ? sizes : [whole], report);
  if (setup.board !== null && setup.boards !== null) report('board-and-boards', ['boards']);
  if (several) checkSeveral(setup, report);
  // Without a board there is nothing to run several times: a hand of own cards is dealt out once.
  if (setup.boards !== null && whole === 0) report('no-boards-in-game', ['boards']);
  checkReveals(setup, report);
  const { deckRule, deck } = setup.variant;
  if (deckRule === 'fixed' && setup.lowestRank !== null && setup.lowestRank !== deck.lowestRank)
    report('deck-is-fixed', ['deck', 'lowestRank'], { given: setup.lowestRank, lowestRank: deck.lowestRank });
}

/** A game of several boards has all of them, dealt street by street together. */
function checkSeveral({ variant, board, boards }: HandSetup, report: Report): void {
  const expected = variant.boards;
  if (boards === null) {
    if (board !== null && board.length > 0) report('boards-needed', ['board'], { boards: expected });
    return;
  }
  if (boards.length !== expected) report('wrong-boards-count', ['boards'], { boards: boards.length, expected });
  const first = boards[0]?.length ?? 0;
  for (const [b, own] of boards.entries())
    if (own.length !== first) report('uneven-boards', ['boards', b], { cards: own.length, expected: first });
}

/** Reveals come after the whole board, and go with one board only. */
function checkReveals(setup: HandSetup, report: Report): void {
  const { variant, board, boards, reveals } = setup;
  const { reveals: most, board: size } = derived(variant);
  if (most === 0) {
    if (reveals.length > 0) report('no-reveals-in-game', ['reveals']);
    return;
  }
  if (boards !== null) report('one-board-with-reveals', ['boards']);
  if (reveals.length > most) report('too-many-reveals', ['reveals'], { cards: reveals.length, most });
  if (reveals.length > 0 && (board?.length ?? 0) !== size)
    report('reveals-before-board', ['reveals'], { cards: board?.length ?? 0, expected: size });
  reveals.forEach((card, i) => {
    if (card === null) report('unknown-reveal', ['reveals', i]);
  });
}
