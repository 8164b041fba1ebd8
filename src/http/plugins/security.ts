import helmet from '@fastify/helmet';
import { fastifyPlugin } from 'fastify-plugin';

/**
 * Protective headers. Neither HSTS nor `upgrade-insecure-requests`: they would break plain HTTP on a card room's own
 * network, where there is no TLS.
 */
export const securityPlugin = fastifyPlugin(
  async (app) => {
    await app.register(helmet, {
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
  },
  { name: 'security' },
);
