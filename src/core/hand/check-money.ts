import { derived } from '../variants/derived.ts';
import type { Report } from './check-seats.ts';
import { checkStudStakes } from './hole-cards.ts';
import type { HandSetup } from './setup.ts';

function checkWays({ actions, seats, pot }: HandSetup, report: Report): void {
  const counted = seats.findIndex((s) => s.contributed !== null);
  const ways: string[] = [];
  if (actions !== null) ways.push('actions');
  if (counted >= 0) ways.push('contributed');
  if (pot !== null) ways.push('pot');
  for (const way of ways.slice(1))
    report('two-ways-of-money', way === 'contributed' ? ['seats', counted, way] : [way], { ways });
}

/** Money comes one way, with what its way needs, and stays within what can be counted. */
export function checkMoney(setup: HandSetup, report: Report): void {
  checkWays(setup, report);
  if (setup.actions !== null && setup.button === null && setup.variant.forcedBets !== 'antes-and-bring-in')
    report('button-required', ['button']);
  checkStudStakes(setup, report);
  if (setup.opening !== null && setup.actions === null) report('opening-without-history', ['opening']);
  checkOpeningBoard(setup, report);
  const { smallBet, bigBet } = setup.stakes;
  if (bigBet > 0 && bigBet < smallBet) report('big-bet-below-small', ['stakes', 'bigBet'], { smallBet, bigBet });
  if (setup.opening !== null && !setup.variant.streets.some((s) => s.name === setup.opening?.street)) {
    report('street-not-in-game', ['opening', 'street'], {
      street: setup.opening.street,
      streets: setup.variant.streets.map((s) => s.name),
    });
  }
  let total = setup.carriedIn + (setup.pot ?? 0) + (setup.opening?.pot ?? 0);
  for (const { contributed, stack } of setup.seats) total += (contributed ?? 0) + (stack ?? 0);
  if (!Number.isSafeInteger(total)) report('amounts-too-large', ['seats'], { most: Number.MAX_SAFE_INTEGER });
  if (setup.betting !== null && !setup.variant.betting.allowed.includes(setup.betting)) {
    report('betting-not-played', ['betting'], { betting: setup.betting, allowed: setup.variant.betting.allowed });
  }
}

/** A record that begins on a street whose cards are told has them all; a board nobody tells may stay untold. */
function checkOpeningBoard({ opening, board, reveals, variant }: HandSetup, report: Report): void {
  if (opening === null || board === null || board.length === 0) return;
  const needed = derived(variant).open[variant.streets.findIndex((s) => s.name === opening.street)] ?? 0;
  const cards = board.length + reveals.length;
  if (cards < needed)
    report('opening-before-board', ['opening', 'street'], { street: opening.street, cards, expected: needed });
}
