import type { IrregularityCode } from '../hand/replay-irregularities.ts';
import type { Facts } from '../kernel/decision.ts';
import type { Found } from './difference.ts';

/** What was due and what the record tells instead; null where there is nothing of the kind. */
export type Figures = readonly [expected: Found, stated: Found];

/** Facts that are the figure due and the figure told. */
type Names = readonly [expected: string | null, stated: string | null];

/** Of an entry that was not open: amounts, counts and streets. */
const AMOUNTS: Readonly<Partial<Record<IrregularityCode, Names>>> = {
  'check-facing-bet': ['price', null],
  'bet-facing-bet': ['price', null],
  undercall: ['expected', 'to'],
  'wrong-call-amount': ['expected', 'to'],
  'bet-below-minimum': ['minTo', 'to'],
  'raise-below-minimum': ['minTo', 'to'],
  'above-stack': ['stackTo', 'to'],
  'above-pot-limit': ['maxTo', 'to'],
  'wrong-limit-size': ['expected', 'to'],
  'wrong-all-in-amount': ['expected', 'to'],
  'wrong-bring-in': ['expected', 'to'],
  'bring-in-missing': ['due', null],
  'wrong-post': ['expected', 'amount'],
  'missing-post': ['expected', null],
  'wrong-street': ['actual', 'stated'],
  'too-many-discards': ['most', 'count'],
  'wrong-discard-count': ['expected', 'count'],
  'discard-count-differs': ['discarded', 'count'],
  'drawn-count-differs': ['count', 'drawn'],
};

/** Of an entry of the wrong seat: who was due. */
const SEATS: Readonly<Partial<Record<IrregularityCode, string>>> = {
  'out-of-turn': 'toAct',
  'skipped-player': 'toAct',
  'bring-in-from-wrong-seat': 'toAct',
  'draws-pending': 'toAct',
  'blind-from-wrong-seat': 'expected',
};

/** Of a hand that cannot exist: cards and how many of them. */
const CARDS: Readonly<Record<string, Names>> = {
  'duplicate-card': [null, 'card'],
  'card-outside-deck': [null, 'card'],
  'drawn-not-held': [null, 'card'],
  'wrong-hole-count': ['expected', 'cards'],
  'impossible-hole-count': ['possible', 'cards'],
  'wrong-board-count': ['possible', 'cards'],
  'wrong-boards-count': ['expected', 'boards'],
  'uneven-boards': ['expected', 'cards'],
  'contributed-above-stack': ['stack', 'contributed'],
};

const figure = (facts: Facts, name: string | null): Found => {
  const fact = name === null ? null : facts[name];
  if (name === 'card') return [String(fact)];
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
  return Array.isArray(fact) ? fact.filter((one) => typeof one === 'number') : null;
};

/** The figures of an irregular entry. */
export function figuresOf(code: IrregularityCode, facts: Facts): Figures {
  const [expected, stated] = AMOUNTS[code] ?? [null, null];
  const [due, seat] = [figure(facts, SEATS[code] ?? null), figure(facts, 'seat')];
  if (typeof due === 'number' && typeof seat === 'number') return [[due], [seat]];
  return [figure(facts, expected), figure(facts, stated)];
}

/** The figures of why a hand cannot exist. */
export function figuresOfViolation(code: string, facts: Facts): Figures {
  const [expected, stated] = CARDS[code] ?? [null, null];
  return [figure(facts, expected), figure(facts, stated)];
}
