import * as z from 'zod';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A whole number written as text. */
const number = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, { error: 'must be a whole number' })
    .transform(Number)
    .pipe(
      z
        .int()
        .min(least, { error: `must be at least ${least}` })
        .max(most, { error: `must be at most ${most}` }),
    )
    .default(usual);

const schema = z.object({
  /** Address listened on. */
  HOST: z.string().min(1, { error: 'must not be empty' }).default('127.0.0.1'),
  /** Port listened on; 0 takes a free one. */
  PORT: number(0, 65_535, 3000),
  /** Requests are logged from `info` on, without bodies. */
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  /** Bytes a request body may have. */
  BODY_LIMIT: number(1_024, 67_108_864, 1_048_576),
  /** Milliseconds a client may take to send a request. */
  REQUEST_TIMEOUT: number(1_000, 600_000, 30_000),
  /** Threads for counts too long for the event loop. */
  COUNT_THREADS: number(1, 16, 2),
  /** Counts that may wait for a thread; more are answered 503. */
  COUNT_QUEUE: number(0, 1_000, 16),
  /** Threads that answer streams; 0 answers them on the thread that serves. */
  BULK_THREADS: number(0, 64, 2),
  /** Milliseconds open requests get to finish when the service stops. */
  CLOSE_DELAY: number(0, 600_000, 10_000),
});

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly bodyLimit: number;
  readonly requestTimeout: number;
  readonly countThreads: number;
  readonly countQueue: number;
  readonly bulkThreads: number;
  readonly closeDelay: number;
}

type Loaded =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly string[] };

/** Reads the settings from environment variables, or names every one that is wrong. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Loaded {
  const read = schema.safeParse(env);
  if (!read.success)
    return { ok: false, faults: read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) };
  const { HOST, PORT, LOG_LEVEL, BODY_LIMIT, REQUEST_TIMEOUT, COUNT_THREADS, COUNT_QUEUE, BULK_THREADS, CLOSE_DELAY } =
    read.data;
  const config: Config = {
    host: HOST,
    port: PORT,
    logLevel: LOG_LEVEL,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    countThreads: COUNT_THREADS,
    countQueue: COUNT_QUEUE,
    bulkThreads: BULK_THREADS,
    closeDelay: CLOSE_DELAY,
  };
  return { ok: true, config };
}
