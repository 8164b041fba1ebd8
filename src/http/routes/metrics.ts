import type { FastifyInstance } from 'fastify';

/** `/metrics` for Prometheus. Open like the health routes: it tells amounts, never what was asked or by whom. */
export async function metricsRoutes(app: FastifyInstance): Promise<void> {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    const text = await app.metrics.text();
    return reply.type(app.metrics.contentType).header('cache-control', 'no-store').send(text);
  });
}
