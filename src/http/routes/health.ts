import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { health } from '../../contract/health.ts';

const response = {
  200: { description: 'The service is up.', content: { 'application/json': { schema: health } } },
} as const;
const live = { operationId: 'isLive', tags: ['service'], summary: 'Whether the process runs', response } as const;
const ready = {
  operationId: 'isReady',
  tags: ['service'],
  summary: 'Whether requests are answered',
  response,
} as const;

/** The rankings are built before the service listens, so whoever is answered at all is answered quickly. */
export const healthRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.get('/health/live', { schema: live }, async () => ({ status: 'ok' as const }));
  app.get('/health/ready', { schema: ready }, async () => ({ status: 'ok' as const }));
};
