import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import type { Replay } from './replay-result.ts';

/** How a draw game was opened, as far as its bet history tells. */
export interface OpenedHand {
  readonly opener: Seat | undefined;
  /** Whether the hand the opener was dealt is known to have openers, or not to. */
  readonly proven: boolean | undefined;
  /** Antes and what was carried in. */
  readonly potBefore: number | undefined;
}

/** Reads who opened off a replay: the first bet, and whether it is found to lack openers. */
export function openedHand({ variant }: Hand, { events, play }: Replay): OpenedHand {
  if (variant.family !== 'draw') return { opener: undefined, proven: undefined, potBefore: undefined };
  const potBefore = events.find((event) => event.kind === 'street-opened')?.pot;
  if (play.falseOpener !== null) return { opener: play.falseOpener, proven: false, potBefore };
  const bet = events.find((event) => event.kind === 'acted' && event.bounds.price === 0 && event.to > 0);
  const shown = events.find((event) => event.kind === 'opened');
  return {
    opener: bet?.kind === 'acted' ? bet.bounds.seat : undefined,
    proven: shown === undefined || shown.dealt === null ? undefined : true,
    potBefore,
  };
}
