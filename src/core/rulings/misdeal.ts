import { type Ruled, ruled } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';

/** A misdeal of the TDA: everything comes back and the same hand is dealt again. */
export function misdeal(why: Decision): Ruled {
  const called = decision('misdeal-called', {}, cite('tda-2024/35-A'), [why]);
  const again = decision('exact-replay', {}, cite('tda-2024/35-C'), [called]);
  return ruled('misdeal', called, { because: [why], besides: [again] });
}

/** After substantial action a faulty deal is not undone. */
export const dealStands = (because: readonly Decision[] = []): Ruled =>
  ruled('stands', decision('deal-stands', {}, cite('tda-2024/35-D', 'tda-2024/36'), because), { because });
