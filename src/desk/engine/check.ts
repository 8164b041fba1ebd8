import { adjudicationRequest } from '../../contract/adjudications.ts';
import { wordedFaults } from '../../contract/fault-texts.ts';
import { ofShape } from '../../contract/shape-faults.ts';
import type { Language } from '../../core/index.ts';
import type { Checked } from './protocol.ts';

/** A hand from a link or a paste: one of the wire's shape, or what is wrong with it. */
export function checkHand(value: unknown, language: Language): Checked {
  const read = ofShape(adjudicationRequest, value);
  return read.ok ? { ok: true, hand: read.value } : { ok: false, faults: wordedFaults(read.error, language) };
}
