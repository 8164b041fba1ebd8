import type { Messages } from '../explanation/messages.ts';
import { type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { decision, type Facts } from '../kernel/decision.ts';
import type { Localised } from '../kernel/language.ts';
import { type CitationId, cite, type RulebookId } from '../rulebooks/catalog.ts';
import { type FactTable, type FactValues, type Table, withHand } from './facts.ts';

/** What a ruling is made under. */
export interface RulingContext {
  readonly rules: RuleSet;
  readonly table: Table | null;
}

// Method syntax on purpose: a catalogue of rulings with precise facts is then a catalogue of rulings.
type Book<F extends FactTable> = {
  bivarianceHack(facts: FactValues<F>, context: RulingContext): Verdict<keyof F & string>;
}['bivarianceHack'];

/** A told fact that cannot be: which, where in it, and why. */
export interface FactFault {
  readonly fact: string;
  readonly index?: number;
  readonly code: string;
  readonly facts?: Facts;
}

type Check<F extends FactTable> = {
  bivarianceHack(facts: FactValues<F>, table: Table | null): readonly FactFault[];
}['bivarianceHack'];

/** A kind of irregularity: what has to be known about it, and what each rulebook makes of it. */
export interface Ruling<T extends string = string, F extends FactTable = FactTable> {
  readonly type: T;
  readonly title: Localised;
  readonly description: Localised;
  /** The clauses this ruling carries out. */
  readonly clauses: readonly CitationId[];
  readonly facts: F;
  readonly books: Readonly<Partial<Record<RulebookId, Book<F>>>>;
  /** Figures that do not fit each other, beyond what every fact is checked for. */
  readonly check?: Check<F>;
  /** How the hand it happened in has to be read under every rulebook, so that it can be ruled at all. */
  readonly handReadWith?: Partial<HouseRules>;
  /** What its codes say. */
  readonly messages: Messages;
}

export const defineRuling = <const T extends string, const F extends FactTable>(ruling: Ruling<T, F>): Ruling<T, F> =>
  ruling;

/** What a hand is read with so that the very fault asked about does not keep it from being read. */
export function readingOf({ handReadWith = {} }: Ruling, { values }: RuleSet): Partial<HouseRules> {
  const refused = Object.entries(values).flatMap(([name, value]) => (value === 'refuse' ? [name] : []));
  return Object.fromEntries(Object.entries(handReadWith).filter(([name]) => refused.includes(name)));
}

/** A rulebook with no word on the case leaves it to the floor. */
export const silent = (): Ruled =>
  ruled('floor-decides', decision('rulebook-silent', {}, cite('tda-2024/1', 'custom/silent-rulebook')));

/** Rules an irregularity under one rulebook. Out: the ruling, or the facts it needs and does not have. */
export function ruleOn<F extends FactTable>(
  ruling: Ruling<string, F>,
  given: FactValues<F>,
  context: RulingContext,
): Verdict {
  const book = ruling.books[context.rules.rulebook];
  return book === undefined ? silent() : book(withHand(ruling.facts, given, context.table), context);
}
