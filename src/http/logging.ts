import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { traceOf } from './request-id.ts';

const WRITES_REQUESTS: readonly string[] = ['info', 'debug', 'trace'];

/** Where lines go. */
export interface LogSink {
  write(line: string): void;
}

/** Whether every request gets a line. */
export const logsRequests = ({ logLevel }: Pick<Config, 'logLevel'>): boolean => WRITES_REQUESTS.includes(logLevel);

/**
 * How the service logs: JSON, each line with the id of its request and of its trace. Of a request only what is listed
 * here is ever written: its address may hold whatever a client puts there, so the pattern of the route stands for it.
 */
export function loggingOptions({ logLevel }: Pick<Config, 'logLevel'>, stream?: LogSink) {
  // A logger that is silent still makes one of its own for every request.
  if (logLevel === 'silent') return { logger: false } satisfies FastifyServerOptions;
  return {
    logger: {
      level: logLevel,
      serializers: { req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions.url }) },
      ...(stream === undefined ? {} : { stream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options, { headers }): FastifyBaseLogger => {
      const trace = traceOf(headers.traceparent);
      return logger.child(trace === null ? bindings : { ...bindings, ...trace }, options);
    },
  } satisfies FastifyServerOptions;
}

/** The line of a request that has its answer. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 1_000) / 1_000,
      address: request.ip,
      key: request.keyName,
    },
    'request answered',
  );
}
