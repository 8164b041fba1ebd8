import type { Bounds } from '../betting/legal-actions.ts';
import type { Seat } from '../kernel/seat.ts';
import type { StreetName } from '../variants/spec.ts';
import type { Play } from './play.ts';
import type { ReplayEvent } from './replay-events.ts';
import type { Irregularity } from './replay-irregularities.ts';

/** A bet history read as far as it is regular. */
export interface Replay {
  readonly play: Play;
  /** Entries read; the irregular one, if any, is the next. */
  readonly actionsRead: number;
  readonly irregularity: Irregularity | null;
  /** Irregular entries a rule settles: they were read, and the replay went on. */
  readonly noted: readonly Irregularity[];
  readonly events: readonly ReplayEvent[];
  readonly street: StreetName;
  readonly bigBlindSeat: Seat | null;
  /** Chips behind each seat, in the order of the hand's seats; null where the stack is unknown. */
  readonly stacks: readonly (number | null)[];
  /** What bounds the next action, where somebody is to act. */
  readonly bounds: Bounds | null;
}
