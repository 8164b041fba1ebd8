import createClient from 'openapi-fetch';
import { linesOf, valuesOf } from './ndjson.ts';
import { ProblemError } from './problem-error.ts';
import type {
  AdjudicationRequest,
  AdjudicationResponse,
  AdjudicationStreamLine,
  ConversionRequest,
  ConversionResponse,
  EvaluationRequest,
  EvaluationResponse,
  IrregularityEntry,
  IrregularityList,
  operations,
  PotsRequest,
  PotsResponse,
  paths,
  RulebookDetail,
  RulebookList,
  RulingsRequest,
  RulingsResponse,
  VariantDetail,
  VariantList,
  VerificationRequest,
  VerificationResponse,
  VerificationStreamLine,
} from './schema.ts';

export { ProblemError } from './problem-error.ts';
export type * from './schema.ts';

export interface ClientOptions {
  /** Where the service is, as `http://127.0.0.1:3000`. */
  readonly baseUrl: string;
  /** The language of texts; English where left out. */
  readonly language?: 'en' | 'it';
  /** Sent as `Authorization: Bearer …`, where the service asks for one. */
  readonly apiKey?: string;
  /** Used in place of the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How a stream is answered; see the document. */
export type StreamOptions = NonNullable<operations['verifyStream']['parameters']['query']>;

type Many<T> = Iterable<T> | AsyncIterable<T>;

/** The service as functions: each resolves to the answer, or rejects with a `ProblemError`. */
export interface CardsSpeak {
  adjudicate(request: AdjudicationRequest): Promise<AdjudicationResponse>;
  evaluate(request: EvaluationRequest): Promise<EvaluationResponse>;
  dividePots(request: PotsRequest): Promise<PotsResponse>;
  ruleIrregularity(request: RulingsRequest): Promise<RulingsResponse>;
  verifyRecord(request: VerificationRequest): Promise<VerificationResponse>;
  convertRecords(request: ConversionRequest): Promise<ConversionResponse>;
  listVariants(): Promise<VariantList>;
  describeVariant(id: string): Promise<VariantDetail>;
  listRulebooks(): Promise<RulebookList>;
  describeRulebook(id: string): Promise<RulebookDetail>;
  listIrregularities(): Promise<IrregularityList>;
  describeIrregularity(type: string): Promise<IrregularityEntry>;
  /** Answers in the order of the requests, while they are sent; the last line is the summary. */
  adjudicateStream(
    requests: Many<AdjudicationRequest>,
    options?: StreamOptions,
  ): AsyncGenerator<AdjudicationStreamLine>;
  verifyStream(requests: Many<VerificationRequest>, options?: StreamOptions): AsyncGenerator<VerificationStreamLine>;
}

type Answer<T> = Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>;

async function answered<T>(answer: Answer<T>): Promise<T> {
  const { data, error, response } = await answer;
  if (data === undefined) throw new ProblemError(response, error);
  return data;
}

const headersOf = ({ language, apiKey }: ClientOptions): Record<string, string> => ({
  ...(language === undefined ? {} : { 'accept-language': language }),
  ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
});

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Posts lines and reads lines; `duplex` lets the answer begin before the requests end. */
const streamer = (options: ClientOptions) =>
  async function* stream<T>(path: string, requests: Many<unknown>, query: StreamOptions = {}): AsyncGenerator<T> {
    const url = `${options.baseUrl.replace(/\/+$/, '')}${path}?${new URLSearchParams({ ...query })}`;
    const leaving = new AbortController();
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...headersOf(options), 'content-type': 'application/x-ndjson', accept: 'application/x-ndjson' },
      body: linesOf(requests, leaving.signal),
      duplex: 'half',
      signal: leaving.signal,
    };
    try {
      const response = await (options.fetch ?? fetch)(new Request(url, init));
      if (!response.ok || response.body === null) throw new ProblemError(response, bodyOf(await response.text()));
      yield* valuesOf<T>(response.body);
    } finally {
      leaving.abort();
    }
  };

/** A client of a running service. */
export function createCardsSpeak(options: ClientOptions): CardsSpeak {
  const { baseUrl, fetch } = options;
  const api = createClient<paths, 'application/json'>({
    baseUrl,
    headers: { ...headersOf(options), accept: 'application/json' },
    ...(fetch === undefined ? {} : { fetch }),
  });
  const stream = streamer(options);
  const idOf = (id: string) => ({ params: { path: { id } } });
  return {
    adjudicate: (body) => answered(api.POST('/v1/adjudications', { body })),
    evaluate: (body) => answered(api.POST('/v1/evaluations', { body })),
    dividePots: (body) => answered(api.POST('/v1/pots', { body })),
    ruleIrregularity: (body) => answered(api.POST('/v1/rulings', { body })),
    verifyRecord: (body) => answered(api.POST('/v1/verifications', { body })),
    convertRecords: (body) => answered(api.POST('/v1/conversions', { body })),
    listVariants: () => answered(api.GET('/v1/variants')),
    describeVariant: (id) => answered(api.GET('/v1/variants/{id}', idOf(id))),
    listRulebooks: () => answered(api.GET('/v1/rulebooks')),
    describeRulebook: (id) => answered(api.GET('/v1/rulebooks/{id}', idOf(id))),
    listIrregularities: () => answered(api.GET('/v1/irregularities')),
    describeIrregularity: (type) => answered(api.GET('/v1/irregularities/{type}', { params: { path: { type } } })),
    adjudicateStream: (requests, query) => stream('/v1/adjudications/stream', requests, query),
    verifyStream: (requests, query) => stream('/v1/verifications/stream', requests, query),
  };
}
