import type { EvaluationRequest, EvaluationResponse } from '../contract/evaluations.ts';
import {
  contendersOf,
  countingBoards,
  type Hand,
  ok,
  openHand,
  type Standing,
  standingsOf,
  unparted,
} from '../core/index.ts';
import type { Answer, RequestContext } from './context.ts';
import { handSetup } from './hand-setup.ts';
import { handsOf } from './results.ts';
import { impossible, speakerOf } from './speech.ts';

type Ranking = EvaluationResponse['order'];

/** Tiers per contest; every contest of the game has its key. */
function rankingOf(hand: Hand, standings: readonly Standing[], board: number): Ranking {
  const own = standings.filter((standing) => standing.board === board);
  return Object.fromEntries(
    hand.contests.map(({ contest }) => [contest.name, own.find((s) => s.contest === contest.name)?.tiers ?? []]),
  );
}

/** Ranks hands; no money, no betting. One hand alone may be read too. */
export function evaluate(request: EvaluationRequest, context: RequestContext): Answer<EvaluationResponse> {
  const speaker = speakerOf(request, context.language);
  const setup = handSetup(request);
  const { variant } = setup;
  const opened = openHand({ ...setup, variant: { ...variant, seats: { ...variant.seats, min: 1 } } });
  if (!opened.ok) return { ok: false, error: impossible(opened.error, speaker) };
  const hand = opened.value;
  const live = hand.seats.filter(({ status }) => status === 'live');
  const untold = unparted(
    hand,
    live.map(({ seat }) => seat),
  );
  if (untold >= 0) {
    const missing = { code: 'split-needed', at: ['seats', untold, 'split'], facts: {} };
    return { ok: false, error: impossible([missing], speaker) };
  }
  const standings = standingsOf(hand, contendersOf(live), countingBoards(hand));
  const statusOf = (seat: number) => hand.seats.find((s) => s.seat === seat)?.status ?? 'live';
  const boards = [...new Set(standings.map(({ board }) => board))];
  const orders = boards.map((board) => rankingOf(hand, standings, board));
  return ok({
    ...(request.reference === undefined ? {} : { reference: request.reference }),
    hands: handsOf(hand, statusOf, context.language),
    order: orders[0] ?? {},
    orders,
  });
}
