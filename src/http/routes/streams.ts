import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as later } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import * as z from 'zod';
import type { BulkTask, Done, Order } from '../../bulk/job.ts';
import { HEAD_LENGTH, peek } from '../../bulk/peek.ts';
import { BulkPool } from '../../bulk/pool.ts';
import { ndjson } from '../../bulk/run.ts';
import type { Config } from '../../config.ts';
import { rulebookId } from '../../contract/components.ts';
import { oneOf } from '../../contract/fields.ts';
import { wordedProblem } from '../../contract/problem-catalog.ts';
import { adjudicationLine, streamedHistory, streamedText, verificationLine } from '../../contract/streams.ts';
import { format, WITH_ADJUDICATION } from '../../contract/verifications.ts';
import { err } from '../../core/index.ts';
import type { Starts } from '../../service/pieces.ts';
import { formatCalled, recognise, unrecognised } from '../../service/records.ts';
import { answered } from '../answer.ts';
import { OVERLOADED, Problem } from '../problem.ts';
import { CACHE } from '../represent.ts';
import { NDJSON, STREAM_TYPES, streamResponses, TEXT_TYPES } from '../responses.ts';

const query = z.strictObject({
  rulebook: rulebookId.optional().meta({ description: 'For hands that do not name theirs.', examples: ['tda-2024'] }),
  anonymise: oneOf(['true', 'false'])
    .optional()
    .meta({ description: 'Leaves players’ names out of the answer.', examples: ['true'] }),
  adjudication: oneOf(WITH_ADJUDICATION)
    .optional()
    .meta({
      description: 'When the whole ruling comes with a verdict: `unless-agrees` where left out.',
      examples: ['unless-agrees'],
    }),
  format: format
    .optional()
    .meta({ description: 'The format of a history text; recognised where left out.', examples: ['phh'] }),
});
type Query = z.infer<typeof query>;

const body = {
  content: {
    [NDJSON]: { schema: streamedText },
    ...Object.fromEntries(TEXT_TYPES.map((type) => [type, { schema: streamedHistory }])),
  },
};

/** Bytes of a stream that are worth a request of their own where clients have only so many. */
const REQUEST_WORTH = 64_000;

/** Waits until the client has requests left; a connection that has to wait is not idle. */
async function afford(request: FastifyRequest, patience: number): Promise<void> {
  const { spend } = request.server;
  for (let wait = await spend?.(request); wait !== undefined && wait > 0; wait = await spend?.(request)) {
    if (request.raw.destroyed) return;
    request.raw.socket.setTimeout(0);
    await later(Math.min(wait, patience));
    request.raw.socket.setTimeout(2 * patience);
  }
}

/** The bytes of a request; who sends nothing for so long while we would read is given up. */
async function* attentive(request: FastifyRequest, patience: number): AsyncGenerator<Uint8Array> {
  const bytes = request.raw[Symbol.asyncIterator]();
  let length = 0;
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Problem('request-timeout')), patience);
    });
    const { value, done } = await Promise.race([bytes.next(), late]).finally(() => clearTimeout(timer));
    if (done === true) return;
    length += value.length;
    for (; length > REQUEST_WORTH; length -= REQUEST_WORTH) await afford(request, patience);
    yield value;
  }
}

interface Opened {
  readonly source: AsyncIterable<Uint8Array>;
  readonly kind: Order['source'];
  readonly starts: Starts | null;
}

/** A stream whose pieces are known: lines of JSON, or hands of a format that is named or recognised. */
async function open(request: FastifyRequest, named: Query['format'], patience: number): Promise<Opened> {
  const source = attentive(request, patience);
  if (request.mediaType === NDJSON) return { source, kind: 'json', starts: null };
  const { head, whole } = await peek(source, HEAD_LENGTH);
  const found = named === undefined ? recognise(head.toString()) : formatCalled(named);
  if (found === undefined) return answered(err(unrecognised(request.textLanguage, '')), request.textLanguage);
  return { source: whole, kind: found.id, starts: found.startsHand };
}

type Settings = Pick<Config, 'bodyLimit' | 'requestTimeout' | 'streamLimit'>;

/** Streams that are open; each keeps a few answers in memory. */
class OpenStreams {
  readonly #open = new Set<ServerResponse>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#open.size;
  }

  enter(response: ServerResponse): void {
    if (this.#open.size >= this.#most) throw OVERLOADED;
    this.#open.add(response);
    const leave = (): unknown => this.#open.delete(response);
    response.once('finish', leave).once('close', leave);
  }
}

interface Means {
  readonly app: FastifyInstance;
  readonly pool: BulkPool;
  readonly streams: OpenStreams;
}

function answer(task: BulkTask, { app, pool, streams }: Means, { bodyLimit: longest, requestTimeout }: Settings) {
  return async (request: FastifyRequest<{ Querystring: Query }>, reply: FastifyReply): Promise<FastifyReply> => {
    const { rulebook, anonymise, adjudication = 'unless-agrees', format: named } = request.query;
    const language = request.textLanguage;
    streams.enter(reply.raw);
    const { source, kind, starts } = await open(request, named, requestTimeout);
    const options = { rulebook, anonymise: anonymise === 'true', adjudication };
    const order: Order = { task, source: kind, language, options };
    const report = (failure: string): void => request.log.error({ failure }, 'internal error in a stream');
    const observe = (done: Done): void => app.metrics.include(done);
    async function* lines(): AsyncGenerator<string> {
      try {
        yield* ndjson({ source, order, starts, longest, pool, report, observe });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        yield `${JSON.stringify({ problem: wordedProblem(error, language) })}\n`;
        // What it was in the middle of sending is of no use to a next request.
        reply.raw.once('finish', () => request.raw.destroy());
      }
    }
    return reply
      .type(`${NDJSON}; charset=utf-8`)
      .header('cache-control', CACHE.posted)
      .send(Readable.from(lines(), { objectMode: false }));
  };
}

type Named = readonly [operationId: string, summary: string, description: string];
const tags = ['records'];
const ORDERLY =
  'Answers come in the order of what is sent, while it is sent; a line that cannot be answered gets a problem of its own and the others are answered all the same. The last line sums up.';
const ADJUDICATE: Named = [
  'adjudicateStream',
  'Rule hands, one a line, without end',
  `Lines are requests of \`POST /v1/adjudications\`, or a hand history as its site wrote it. ${ORDERLY}`,
];
const VERIFY: Named = [
  'verifyStream',
  'Verify records, one a line, without end',
  `Lines are requests of \`POST /v1/verifications\`, or a hand history as its site wrote it. ${ORDERLY}`,
];

/** Streams: records or requests in, one answer a line out, in their order. */
export const streamRoutes =
  (config: Pick<Config, 'bulkThreads'> & Settings): FastifyPluginAsyncZodOpenApi =>
  async (app) => {
    const pool = new BulkPool(config.bulkThreads, config.bodyLimit, (err) =>
      app.log.error({ err }, 'a streaming thread failed'),
    );
    const streams = new OpenStreams(config.streamLimit);
    app.metrics.watch({
      openRequests: () => app.traffic.open,
      cutRequests: () => app.traffic.cut,
      openStreams: () => streams.count,
      pools: { count: app.countState, bulk: () => pool.state },
    });
    app.addHook('onClose', () => pool.close());
    app.removeAllContentTypeParsers();
    app.addContentTypeParser([NDJSON, ...TEXT_TYPES], (_request, payload, done) => done(null, payload));
    const stream = (task: BulkTask, [operationId, summary, description]: Named, line: z.ZodType): void => {
      const schema = { operationId, tags, summary, description, querystring: query, body };
      const route = {
        url: `/${task}/stream`,
        config: { answeredAs: NDJSON, acceptQuery: STREAM_TYPES, isStream: true },
        handler: answer(task, { app, pool, streams }, config),
      };
      app.route<{ Querystring: Query }>({
        ...route,
        method: 'POST',
        schema: { ...schema, response: streamResponses(line) },
      });
      app.route<{ Querystring: Query }>({ ...route, method: 'QUERY', schema: { ...schema, hide: true } });
    };
    stream('adjudications', ADJUDICATE, adjudicationLine);
    stream('verifications', VERIFY, verificationLine);
  };
