import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { health } from '../../contract/health.ts';
import { Problem } from '../problem.ts';
import { problem } from '../responses.ts';

const operation = (operationId: string, summary: string, errors: Readonly<Record<number, unknown>> = {}) => ({
  operationId,
  tags: ['service'],
  security: [],
  summary,
  response: { 200: { description: 'Yes.', content: { 'application/json': { schema: health } } }, ...errors },
});

/** The rankings are built before the service listens, so whoever is answered at all is answered quickly. */
export const healthRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.get('/health/live', { schema: operation('isLive', 'Whether the process runs') }, async () => ({
    status: 'ok' as const,
  }));
  const stopping = { 503: { ...problem(503), description: 'The service is stopping.' } };
  app.get('/health/ready', { schema: operation('isReady', 'Whether requests are answered', stopping) }, async () => {
    if (app.traffic.isStopping) throw new Problem('stopping', { headers: { 'retry-after': '1' } });
    return { status: 'ok' as const };
  });
};
