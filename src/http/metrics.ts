import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Done } from '../bulk/job.ts';
import { Counting } from '../bulk/tally.ts';
import type { PoolState } from '../bulk/threads.ts';
import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { VerificationResponse } from '../contract/verifications.ts';
import { ENGINE_VERSION } from '../service/meta.ts';

/** Seconds; most answers take less than a millisecond, long counts take seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let ofProcess: Registry | undefined;

/** What is measured of the process, once for all services in it: memory, processor time, the event loop's lag. */
function processMetrics(): Registry {
  if (ofProcess === undefined) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What is read when somebody asks, rather than counted along. */
export interface Sources {
  readonly openRequests: () => number;
  readonly cutRequests: () => number;
  readonly openStreams: () => number;
  readonly pools: Readonly<Record<string, () => PoolState>>;
}

type Labels = { readonly method: string; readonly route: string; readonly status: number };

/** What the service counts. No label has values a client can make up: routes are patterns, codes come from catalogues. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #process = processMetrics();
  readonly #labels = new Map<string, Labels>();
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its answer; how many there were is its count.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  /** Outcomes by variant, and everything else by kind: added to at every hand, written out only when asked for. */
  readonly #hands = new Counting();
  readonly #tally = new Counting();

  constructor() {
    const registers = [this.#registry];
    const version = new Gauge({
      name: 'cards_speak_build_info',
      help: 'The version that runs.',
      labelNames: ['version'],
      registers,
    });
    version.set({ version: ENGINE_VERSION }, 1);
    const hands = this.#hands;
    new Counter({
      name: 'cards_speak_hands_ruled_total',
      help: 'Hands adjudicated, alone or in a stream.',
      labelNames: ['variant', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const [variant, outcomes] of Object.entries(hands.counts))
          for (const [outcome, times] of Object.entries(outcomes)) this.inc({ variant, outcome }, times);
      },
    });
    this.#countKind('irregularities', 'code', 'Hands adjudicated in which there was an action irregular in this way.');
    this.#countKind('verifications', 'verdict', 'Records verified, alone or in a stream.', 'verdicts');
    this.#countKind('differences', 'code', 'Records verified in which there was this difference.');
    this.#countKind('rulings', 'type', 'Irregularities ruled by themselves.');
  }

  #countKind(name: string, label: string, help: string, kind = name): void {
    const tally = this.#tally;
    new Counter({
      name: `cards_speak_${name}_total`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [code, times] of Object.entries(tally.counts[kind] ?? {})) this.inc({ [label]: code }, times);
      },
    });
  }

  /** Told once where to look. */
  watch({ openRequests, cutRequests, openStreams, pools }: Sources): void {
    const registers = [this.#registry];
    const gauge = (name: string, help: string, read: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    };
    gauge('http_requests_in_flight', 'Requests that are open.', openRequests);
    gauge('cards_speak_streams_open', 'Streams that are open.', openStreams);
    new Counter({
      name: 'http_requests_aborted_total',
      help: 'Requests whose client left before the end.',
      registers,
      collect() {
        this.reset();
        this.inc(cutRequests());
      },
    });
    const jobs = (name: string, help: string, of: keyof PoolState): void => {
      new Gauge({
        name,
        help,
        labelNames: ['pool'],
        registers,
        collect() {
          for (const [pool, state] of Object.entries(pools)) this.set({ pool }, state()[of]);
        },
      });
    };
    jobs('cards_speak_worker_queue_length', 'Jobs that wait for a thread.', 'waiting');
    jobs('cards_speak_worker_jobs_running', 'Jobs that are being done on a thread.', 'busy');
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    const id = `${method} ${route} ${status}`;
    let labels = this.#labels.get(id);
    if (labels === undefined) {
      labels = { method, route, status };
      this.#labels.set(id, labels);
    }
    this.#durations.observe(labels, seconds);
  }

  /** A hand that was adjudicated by itself. */
  adjudicated(variant: string, { outcome, legality }: Pick<AdjudicationResponse, 'outcome' | 'legality'>): void {
    this.#hands.add(variant, outcome, 1);
    if (legality === null || legality.legal) return;
    for (const code of new Set(legality.irregularities.map((own) => own.code)))
      this.#tally.add('irregularities', code, 1);
  }

  /** A record that was verified by itself. */
  verified({ verdict, differences }: Pick<VerificationResponse, 'verdict' | 'differences'>): void {
    this.#tally.add('verdicts', verdict, 1);
    if (differences.length === 0) return;
    for (const code of new Set(differences.map((own) => own.code))) this.#tally.add('differences', code, 1);
  }

  /** An irregularity that was ruled by itself. */
  ruled(type: string): void {
    this.#tally.add('rulings', type, 1);
  }

  /** Part of a stream. */
  include({ hands, tally }: Pick<Done, 'hands' | 'tally'>): void {
    this.#hands.include(hands);
    this.#tally.include(tally);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return Registry.merge([this.#process, this.#registry]).metrics();
  }
}
