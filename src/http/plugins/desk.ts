import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { PACKAGE_ROOT } from '../../package-root.ts';

/** What `npm run build` makes of the desk. */
const BUILT = fileURLToPath(new URL('dist/desk/', PACKAGE_ROOT));

/** Nothing but files of this host, and no code or style inside the page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The desk as one file brings its own policy; the one of its answer has to let it run where it is opened here. */
const ONE_FILE_POLICY = "frame-ancestors 'none'";

const FOREVER = 'public, max-age=31536000, immutable';
const ALWAYS_ASKED = 'no-cache';

const NOT_BUILT =
  'The desk is not built: run `npm run build:desk`, then start the service again. The API is described at /docs.\n';

/** Files with a hash in their name never change; the others are asked for again and answered 304 by their tag. */
function setHeaders(reply: Pick<FastifyReply, 'headers'>, path: string): void {
  const [, name = ''] = /[\\/]desk[\\/](.*)$/.exec(path) ?? [];
  reply.headers({
    'cache-control': /^assets[\\/]/.test(name) ? FOREVER : ALWAYS_ASKED,
    'content-security-policy': /^desk\.html/.test(name) ? ONE_FILE_POLICY : POLICY,
    vary: 'accept-encoding',
  });
}

/** The dispute desk at `/`: files made by the build, in the form the browser takes them, with weak tags. */
export const deskPlugin: FastifyPluginAsync<{ readonly folder?: string }> = async (app, { folder = BUILT }) => {
  if (!existsSync(folder)) {
    app.log.debug('the desk is not built: `npm run build:desk`');
    app.get('/', { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(NOT_BUILT),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/.*'],
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders,
  });
};
