import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import helmet from 'helmet';
import type { Config } from '../../config.ts';
import { Problem } from '../problem.ts';

/** A year, for this host alone: what else lives under its domain is not ours to decide. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false } as const;

/**
 * Protective headers. Over plain HTTP neither HSTS nor `upgrade-insecure-requests`: they would break it on a card room's
 * own network, where there is no TLS.
 */
const protectWith = (strictTransportSecurity: typeof HSTS | false) =>
  helmet({
    strictTransportSecurity,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
  });

type Headers = ReturnType<ServerResponse['getHeaders']>;

/** What helmet sends, asked once: it depends on no request, and working it out costs as much as a small ruling. */
function protectiveHeaders(hsts: typeof HSTS | false): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protectWith(hsts)(request, response, () => {});
  return response.getHeaders();
}

/** Which headers a request gets: those for TLS where it came that way, here or as a trusted proxy says. */
function headersFor({
  tls,
  trustedProxies,
}: Pick<Config, 'tls' | 'trustedProxies'>): (request: FastifyRequest) => Headers {
  const [plain, secure] = [protectiveHeaders(false), protectiveHeaders(HSTS)];
  if (tls !== null) return () => secure;
  if (trustedProxies.length === 0) return () => plain;
  return ({ protocol }) => (protocol === 'https' ? secure : plain);
}

const HOST = 'host';

/** Whether a request names its host once, or is too old to (RFC 9112, 3.2). */
function namesHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let times = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name !== undefined && name.length === HOST.length && name.toLowerCase() === HOST) times += 1;
  }
  return times === 1 || (times === 0 && httpVersion === '1.0');
}

export const securityPlugin = fastifyPlugin<Pick<Config, 'tls' | 'trustedProxies'>>(
  async (app, config) => {
    const headersOf = headersFor(config);
    app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
      reply.headers(headersOf(request));
      // Clients that keep a connection look for another service with their next request.
      if (app.traffic.isStopping) reply.header('connection', 'close');
      if (namesHost(request.raw)) done();
      else done(new Problem('bad-request'));
    });
  },
  { name: 'security', dependencies: ['traffic'] },
);
