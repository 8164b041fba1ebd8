import type { AdjudicationRequest } from '../contract/adjudications.ts';
import { NOTHING_STATED, type SeatSetup, type Stated } from '../core/index.ts';
import type { RecordedHand } from '../formats/index.ts';
import { handSetup } from './hand-setup.ts';

/** A seat without what nobody named. */
function seatOf({ split, ...seat }: SeatSetup): SeatSetup {
  return split === null || split === undefined ? seat : { ...seat, split };
}

/**
 * The hand an adjudication request tells, with what its record states of the result, as if read from a history: the
 * inverse of `recordedRequest`.
 */
export function recordedHand(request: AdjudicationRequest, stated: Stated = NOTHING_STATED): RecordedHand {
  const { rules: _, noticed, voided: _voided, aftermath: _aftermath, ...setup } = handSetup(request);
  return {
    setup: {
      ...setup,
      seats: setup.seats.map(seatOf),
      ...(noticed === undefined || noticed === 'at-once' ? {} : { noticed }),
    },
    stated,
    rulebook: request.rulebook ?? null,
    conflicts: [],
    money: { currency: request.money?.currency ?? null, decimals: request.money?.decimals ?? 0 },
    record: request.record ?? {},
  };
}
