import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { health } from '../../contract/health.ts';
import { serviceResponses } from '../responses.ts';

const operation = (operationId: string, summary: string, description: string) => ({
  operationId,
  tags: ['service'],
  summary,
  description,
  response: serviceResponses(health, 'Yes.'),
});

/** The rankings are built before the service listens, so whoever is answered at all is answered quickly. */
export const healthRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.get(
    '/health/live',
    { schema: operation('isLive', 'Whether the process runs', 'For a supervisor: restart what does not answer.') },
    async () => ({
      status: 'ok' as const,
    }),
  );
  app.get(
    '/health/ready',
    {
      schema: operation(
        'isReady',
        'Whether requests are answered',
        'For a balancer: send requests only to what is ready.',
      ),
    },
    async () => ({
      status: 'ok' as const,
    }),
  );
};
