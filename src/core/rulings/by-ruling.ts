import type { IrregularEntry, Judgement, Taking } from '../hand/judge.ts';
import { type Act, isRuled, option, type Ruled, type RulingOption, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { invariant } from '../kernel/invariant.ts';
import { cite, RULEBOOK_IDS } from '../rulebooks/catalog.ts';
import { type Ruling, type RulingContext, ruleOn } from './define-ruling.ts';
import type { FactTable, FactValues, Table } from './facts.ts';
import { type Procedure, seatOf, withOptions } from './judged.ts';

type Facts = FactValues<FactTable>;

const [BASE] = RULEBOOK_IDS;

/**
 * The hand as far as it has been read: what a ruling reads its facts off. Of what follows the entry it knows as much as
 * was played before anybody noticed.
 */
function tableOf({ hand, made, action, declared, read }: IrregularEntry): Table {
  const { money } = hand;
  invariant(money.kind === 'history', 'only a history has irregular entries');
  const later = hand.noticed === 'at-once' ? [] : money.actions.slice(action + (declared ? 2 : 1));
  const actions = [...money.actions.slice(0, action), made, ...later];
  return { hand: { ...hand, money: { ...money, actions } }, history: read, settlement: null };
}

/** Rulings a text does not make are made by the rulebook it is read over, and say so. */
function rule(ruling: Ruling, facts: Facts, entry: IrregularEntry): Verdict {
  const { rules } = entry.hand;
  const table = tableOf(entry);
  if (ruling.books[rules.rulebook] !== undefined) return ruleOn(ruling, facts, { rules, table });
  const context: RulingContext = { rules: { ...rules, rulebook: BASE }, table };
  const verdict = ruleOn(ruling, facts, context);
  if (!isRuled(verdict)) return verdict;
  const silent = decision('text-silent-base', {}, cite('custom/silent-rulebook'));
  return { ...verdict, steps: [silent, ...verdict.steps] };
}

/** The answers a fact may have, where there are few. */
function answersTo(ruling: Ruling, fact: string): readonly (boolean | string)[] {
  const spec = ruling.facts[fact]?.spec;
  if (spec?.kind === 'flag') return [true, false];
  return spec?.kind === 'one-of' ? spec.values : [];
}

/** What it comes to whatever the answers to the questions that are open. */
function outcomes(ruling: Ruling, facts: Facts, entry: IrregularEntry): Ruled[] {
  const verdict = rule(ruling, facts, entry);
  if (isRuled(verdict)) return [verdict];
  const [fact] = verdict.missing;
  if (fact === undefined) return [];
  return answersTo(ruling, fact).flatMap((answer) => outcomes(ruling, { ...facts, [fact]: answer }, entry));
}

/** What a ruling takes the entry for; null where it leaves that open. */
function takingOf({ decision: as, effect }: Ruled, entry: IrregularEntry): Taking | null {
  switch (effect.kind) {
    case 'acts':
      return effect.asMade ? { kind: 'stands', to: effect.to } : { kind: 'acts', acts: [actOf(effect)] };
    case 'held':
      return { kind: 'waits' };
    case 'struck':
      return { kind: 'acts', acts: [] };
    case 'as-given':
      return as === 'stands' && entry.made.to !== undefined ? { kind: 'stands', to: entry.made.to } : null;
    default:
      return null;
  }
}

type Acts = Extract<Ruled['effect'], { kind: 'acts' }>;

const actOf = ({ seat, action, to }: Acts): Act =>
  action === 'bet' || action === 'raise' ? { seat, action, to } : { seat, action };

/** The binding outcome as a way among others. */
function asOption({ effect, says, moves }: Ruled, entry: IrregularEntry): RulingOption[] {
  if (effect.kind !== 'acts' || effect.asMade) return [];
  return [option(says, { seat: seatOf(entry), chips: moves.chips, acts: [actOf(effect)] })];
}

const isNew = ({ says: { code } }: RulingOption, place: number, all: readonly RulingOption[]): boolean =>
  all.findIndex((other) => other.says.code === code) === place;

/** The entry as the ruling of a type makes it, under the hand's rulebook; facts only a person can tell are asked for. */
export const byRuling =
  (ruling: Ruling, factsOf: (entry: IrregularEntry) => Facts): Procedure =>
  (entry): Judgement => {
    const facts = factsOf(entry);
    const verdict = rule(ruling, facts, entry);
    if (isRuled(verdict)) {
      const takes = takingOf(verdict, entry);
      return { ruling: withOptions(verdict, [...asOption(verdict, entry), ...verdict.options]), takes };
    }
    const asked = decision(
      'floor-asks',
      { seat: entry.made.seat, ruling: ruling.type, facts: [...verdict.missing] },
      cite('tda-2024/1'),
    );
    const options = outcomes(ruling, facts, entry)
      .flatMap((outcome) => [...asOption(outcome, entry), ...outcome.options])
      .filter(({ acts }) => acts !== null)
      .filter(isNew);
    return { ruling: ruled('floor-decides', asked, { options }), takes: null };
  };
