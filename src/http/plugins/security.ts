import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { fastifyPlugin } from 'fastify-plugin';
import helmet from 'helmet';

/**
 * Protective headers. Neither HSTS nor `upgrade-insecure-requests`: they would break plain HTTP on a card room's own
 * network, where there is no TLS.
 */
const protect = helmet({
  strictTransportSecurity: false,
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

/** What helmet sends, asked once: it depends on no request, and working it out costs as much as a small ruling. */
function protectiveHeaders(): ReturnType<ServerResponse['getHeaders']> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, () => {});
  return response.getHeaders();
}

export const securityPlugin = fastifyPlugin(
  async (app) => {
    const headers = protectiveHeaders();
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
  },
  { name: 'security' },
);
