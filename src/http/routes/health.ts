import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { health } from '../../contract/health.ts';
import { Problem } from '../problem.ts';

const operation = (operationId: string, summary: string) => ({
  operationId,
  tags: ['service'],
  summary,
  response: { 200: { description: 'Yes.', content: { 'application/json': { schema: health } } } },
});

/** The rankings are built before the service listens, so whoever is answered at all is answered quickly. */
export const healthRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.get('/health/live', { schema: operation('isLive', 'Whether the process runs') }, async () => ({
    status: 'ok' as const,
  }));
  app.get('/health/ready', { schema: operation('isReady', 'Whether requests are answered') }, async () => {
    if (app.traffic.isStopping) throw new Problem('stopping', { headers: { 'retry-after': '1' } });
    return { status: 'ok' as const };
  });
};
