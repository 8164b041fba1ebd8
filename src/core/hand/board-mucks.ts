import { bestStrength } from '../evaluation/best-strength.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { buildPots, type Contribution } from '../pots/build-pots.ts';
import { countingBoards, type Hand, isDealtOut } from './hand.ts';
import { partFor } from './hole-parts.ts';
import type { Play } from './play.ts';
import { contendersOf } from './standings.ts';

/** A hand as it is to be settled, once it is known who mucked a hand the board would have played for. */
export interface BoardMucks {
  readonly hand: Hand;
  readonly play: Play;
  readonly decisions: readonly Decision[];
}

const isMucked = ({ status }: Contribution): boolean => status === 'mucked';
const asLive = (c: Contribution): Contribution => (isMucked(c) ? { ...c, status: 'live' } : c);

/** Whether the betting and the board are complete, so that the board can be the best hand. */
const isShowdown = (hand: Hand, { betting, dealt }: Play): boolean =>
  betting === 'over' && dealt === null && hand.boardSize > 0 && isDealtOut(hand) && hand.view?.weak !== true;

/** Whether in some contest and on some board none of these seats, all of their cards known, beats the board itself. */
function playTheBoard(hand: Hand, seats: readonly Seat[]): boolean {
  const held = contendersOf(hand.seats.filter(({ seat }) => seats.includes(seat)));
  if (held.length < seats.length) return false;
  return countingBoards(hand).some((board) =>
    hand.contests.some(({ contest, ranking, qualifying }) => {
      const own = bestStrength(ranking, contest.use, [], board);
      if (own === 0 || own < qualifying) return false;
      return held.every((cards) => bestStrength(ranking, contest.use, partFor(contest, cards), board) === own);
    }),
  );
}

/** Seats that mucked although the board is the best hand of a pot they paid into. */
function boardMuckers(hand: Hand, play: Play): Seat[] {
  const mucked = play.contributions.filter(isMucked).map((c) => c.seat);
  if (mucked.length === 0 || !isShowdown(hand, play)) return [];
  const contributions = play.contributions.map(asLive);
  const everybody = contributions.filter((c) => c.status === 'live').map((c) => c.seat);
  const pots =
    hand.money.kind === 'none' ? [everybody] : buildPots(contributions, play.opening).pots.map((pot) => pot.eligible);
  const boardWins = pots.filter((eligible) => {
    const shown = eligible.filter((seat) => !mucked.includes(seat));
    return shown.length > 0 && playTheBoard(hand, shown);
  });
  return mucked.filter((seat) => boardWins.some((eligible) => eligible.includes(seat)));
}

/** Whether the board is the best hand where this seat's is mucked; undefined while it is not known. */
export function boardPlays(hand: Hand, play: Play, seat: unknown): boolean | undefined {
  const own = hand.seats.find((s) => s.seat === seat)?.seat;
  if (own === undefined || !isShowdown(hand, play)) return undefined;
  const mucked = play.contributions.map((c): Contribution => (c.seat === own ? { ...c, status: 'mucked' } : c));
  const shown = mucked.filter((c) => c.status === 'live').map((c) => c.seat);
  if (shown.length === 0 || contendersOf(hand.seats.filter((s) => shown.includes(s.seat))).length < shown.length)
    return undefined;
  return boardMuckers(hand, { ...play, contributions: mucked }).includes(own);
}

/**
 * What becomes of hands mucked when the board is the best hand: they give up their share, or, where the house lets
 * them share all the same, count as hands that play the board.
 */
export function boardMucks(hand: Hand, play: Play): BoardMucks {
  const { values, cites } = hand.rules;
  const muckers = boardMuckers(hand, play);
  const shares = values.boardPlayMuck === 'shares';
  const code = shares ? 'mucked-board-shares' : 'mucked-board-forfeits';
  const decisions = muckers.map((seat) => decision(code, { seat }, cites.boardPlayMuck));
  if (!shares || muckers.length === 0) return { hand, play, decisions };
  return {
    hand: {
      ...hand,
      seats: hand.seats.map((s) => (muckers.includes(s.seat) ? { ...s, hole: [], split: [], status: 'live' } : s)),
    },
    play: { ...play, contributions: play.contributions.map((c) => (muckers.includes(c.seat) ? asLive(c) : c)) },
    decisions,
  };
}
