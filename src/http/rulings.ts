import { contextOf } from '../bulk/context.ts';
import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { AdjudicationRequest } from '../contract/adjudications.ts';
import type { ConversionRequest, ConversionResponse } from '../contract/conversions.ts';
import type { EvaluationRequest, EvaluationResponse } from '../contract/evaluations.ts';
import type { PotsRequest, PotsResponse } from '../contract/pots.ts';
import type { RulingsRequest, RulingsResponse } from '../contract/rulings.ts';
import type { VerificationRequest, VerificationResponse } from '../contract/verifications.ts';
import type { Language } from '../core/index.ts';
import { adjudicate } from '../service/adjudications.ts';
import type { Answer, RequestContext } from '../service/context.ts';
import { convertRecords } from '../service/conversions.ts';
import { evaluate } from '../service/evaluations.ts';
import { dividePots } from '../service/pots.ts';
import { ruleIrregularity } from '../service/rulings.ts';
import { verifyRecord } from '../service/verifications.ts';

export interface Requests {
  readonly adjudications: AdjudicationRequest;
  readonly evaluations: EvaluationRequest;
  readonly pots: PotsRequest;
  readonly rulings: RulingsRequest;
  readonly verifications: VerificationRequest;
  readonly conversions: ConversionRequest;
}

export interface Responses {
  readonly adjudications: AdjudicationResponse;
  readonly evaluations: EvaluationResponse;
  readonly pots: PotsResponse;
  readonly rulings: RulingsResponse;
  readonly verifications: VerificationResponse;
  readonly conversions: ConversionResponse;
}

export type RulingName = keyof Requests;

/** One ruling to be made, here or in a worker. */
export interface Task<N extends RulingName = RulingName> {
  readonly name: N;
  readonly request: Requests[N];
  readonly language: Language;
}

const SERVICES: {
  readonly [N in RulingName]: (request: Requests[N], context: RequestContext) => Answer<Responses[N]>;
} = {
  adjudications: adjudicate,
  evaluations: evaluate,
  pots: dividePots,
  rulings: ruleIrregularity,
  verifications: verifyRecord,
  conversions: convertRecords,
};

/** Makes the ruling on this thread, counting at most so many boards. */
export const ruleHere = <N extends RulingName>(
  { name, request, language }: Task<N>,
  boardBudget: number,
): Answer<Responses[N]> => SERVICES[name](request, contextOf(language, boardBudget));
