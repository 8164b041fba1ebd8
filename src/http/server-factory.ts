import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Config } from '../config.ts';

type Bounds = Pick<Config, 'tls' | 'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionLimit'>;

/** How often Node looks for headers that take too long: the precision of that limit. */
const CHECKED_EVERY = 2_000;

/** Makes the server that listens: HTTPS where there is a certificate, with bounds on every way to keep it waiting. */
export const serverFactory =
  ({ tls, headersTimeout, requestTimeout, keepAliveTimeout, connectionLimit }: Bounds) =>
  (handler: RequestListener): Server => {
    const options = {
      headersTimeout,
      // Node's own limit on bodies would end streams as well.
      requestTimeout: 0,
      keepAliveTimeout,
      // Refused like everything else that is wrong, in the shape of every error.
      requireHostHeader: false,
      connectionsCheckingInterval: Math.min(CHECKED_EVERY, headersTimeout),
    };
    const server =
      tls === null
        ? createServer(options, handler)
        : createSecureServer({ ...options, ...tls, handshakeTimeout: headersTimeout }, handler);
    // What a request expects and nobody knows may be passed over (RFC 9110, 10.1.1).
    server.on('checkExpectation', handler);
    server.maxConnections = connectionLimit;
    // A connection on which nothing goes either way for so long: who was there is gone.
    server.setTimeout(2 * requestTimeout);
    return server;
  };
