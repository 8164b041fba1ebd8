import {
  type RulingsRequest,
  type RulingsResponse,
  rulingsRequest,
  rulingsResponse,
} from '../../src/contract/rulings.ts';
import type { Language } from '../../src/core/index.ts';
import { ruleIrregularity } from '../../src/service/rulings.ts';
import { context } from './ruling.ts';

export type Ruling = RulingsResponse['rulings'][number];
export type Facts = Readonly<Record<string, unknown>>;

const asked = (body: object): RulingsRequest => rulingsRequest.parse(JSON.parse(JSON.stringify(body)));

/** The answer to a request as it would come over the wire; it must fit its schema. */
export function ruledOn(body: object, language: Language = 'en'): RulingsResponse {
  const answer = ruleIrregularity(asked(body), context(language));
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  return rulingsResponse.parse(JSON.parse(JSON.stringify(answer.value)));
}

export function refusedOn(body: object): string[] {
  const answer = ruleIrregularity(asked(body), context('en'));
  if (answer.ok) throw new Error('not refused');
  return answer.error.kind === 'impossible'
    ? answer.error.faults.map(({ pointer, code }) => `${pointer} ${code}`)
    : [answer.error.kind];
}

/** The answer, or the places and codes of what is refused. */
export function answerTo(
  body: object,
  language: Language = 'en',
): RulingsResponse | { readonly faults: readonly string[] } {
  const answer = ruleIrregularity(asked(body), context(language));
  return answer.ok ? ruledOn(body, language) : { faults: refusedOn(body) };
}

/** One rulebook's ruling; it must need nothing more. */
export function rulingOf(rulebook: string, type: string, facts: Facts, more: object = {}): Ruling {
  const { rulings, missing } = ruledOn({ irregularity: { type, ...facts }, rulebooks: [rulebook], ...more });
  const [ruling] = rulings;
  if (ruling === undefined) throw new Error(`${type} needs ${missing.map(({ fact }) => fact).join(', ')}`);
  return ruling;
}

export const missingOf = (rulebook: string, type: string, facts: Facts): string[] =>
  ruledOn({ irregularity: { type, ...facts }, rulebooks: [rulebook] }).missing.map(({ fact }) => fact);

/** The code of the sentence said to the table. */
export const saidOf = ({ text, steps }: Ruling): string => steps.find((step) => step.text === text)?.code ?? '';

/** Chip and card moves as short texts: "5>pot 200", "7h>flop-burn". */
export const movesText = ({ moves: { chips, cards } }: Pick<Ruling, 'moves'>): string =>
  [
    ...chips.map(({ from, to, amount }) => `${from}>${to} ${amount}`),
    ...cards.map(({ card, to }) => `${card}>${to}`),
  ].join(', ');
