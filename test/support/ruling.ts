import { createHash } from 'node:crypto';
import { type AdjudicationResponse, adjudicationResponse } from '../../src/contract/adjudication-response.ts';
import { type AdjudicationRequest, adjudicationRequest } from '../../src/contract/adjudications.ts';
import type { Language } from '../../src/core/index.ts';
import { adjudicate } from '../../src/service/adjudications.ts';
import { BOARD_LIMIT, type Refusal, type RequestContext } from '../../src/service/context.ts';

export const context = (language: Language = 'en', boardBudget = BOARD_LIMIT): RequestContext => ({
  language,
  boardBudget,
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
});

/** A request as it would come over the wire. */
export const request = (body: object): AdjudicationRequest =>
  adjudicationRequest.parse(JSON.parse(JSON.stringify(body)));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Payouts + returned + rake + carried over = contributed + pot + opening + carried in, for every hand that is over. */
export function isBalanced(body: AdjudicationRequest, answer: AdjudicationResponse): boolean {
  const { payouts, pots, carriedOver } = answer;
  const out = sum(payouts.map((p) => p.won + p.returned)) + sum(pots.map((p) => p.rake)) + carriedOver;
  const given = (body.pot ?? 0) + (body.opening?.pot ?? 0) + (body.carriedIn ?? 0);
  return answer.outcome === 'incomplete' || out === sum(payouts.map((p) => p.contributed ?? 0)) + given;
}

/** The ruling; it must fit its schema and balance. */
export function ruled(body: object, language: Language = 'en'): AdjudicationResponse {
  const asked = request(body);
  const answer = adjudicate(asked, context(language));
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
  const checked = adjudicationResponse.parse(JSON.parse(JSON.stringify(answer.value)));
  if (!isBalanced(asked, checked)) throw new Error('chips do not balance');
  return checked;
}

/** Why a hand is refused. */
export function refusal(body: object, boardBudget = BOARD_LIMIT): Refusal {
  const answer = adjudicate(request(body), context('en', boardBudget));
  if (answer.ok) throw new Error('not refused');
  return answer.error;
}

export const faultsOf = (body: object): string[] => {
  const refused = refusal(body);
  return refused.kind === 'impossible'
    ? refused.faults.map(({ pointer, code }) => `${pointer} ${code}`)
    : [refused.kind];
};
