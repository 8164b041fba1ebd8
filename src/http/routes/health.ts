import type { FastifyPluginAsyncZodOpenApi } from 'fastify-zod-openapi';
import { health } from '../../contract/health.ts';
import { Problem } from '../problem.ts';
import { readinessResponses, serviceResponses } from '../responses.ts';

const operation = (operationId: string, summary: string, description: string, responses: typeof serviceResponses) => ({
  operationId,
  tags: ['service'],
  security: [],
  summary,
  description,
  response: responses(health, 'Yes.'),
});

/** The rankings are built before the service listens, so whoever is answered at all is answered quickly. */
export const healthRoutes: FastifyPluginAsyncZodOpenApi = async (app) => {
  app.get(
    '/health/live',
    {
      schema: operation(
        'isLive',
        'Whether the process runs',
        'For a supervisor: restart what does not answer.',
        serviceResponses,
      ),
    },
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
        readinessResponses,
      ),
    },
    async () => {
      if (app.traffic.isStopping) throw new Problem('stopping', { headers: { 'retry-after': '1' } });
      return { status: 'ok' as const };
    },
  );
};
