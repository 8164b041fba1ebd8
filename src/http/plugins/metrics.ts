import { fastifyPlugin } from 'fastify-plugin';
import { logAnswer } from '../logging.ts';
import { Metrics } from '../metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/** Measures every answer and, where requests are logged, writes its line: both when it is sent, in the one hook there is. */
export const metricsPlugin = fastifyPlugin<{ readonly isLogged: boolean }>(
  async (app, { isLogged }) => {
    const metrics = new Metrics();
    app.decorate('metrics', metrics);
    app.addHook('onResponse', (request, reply, done) => {
      app.traffic.leave(reply.raw);
      const { method, routeOptions } = request;
      metrics.answered(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1_000);
      if (isLogged) logAnswer(request, reply);
      done();
    });
  },
  { name: 'metrics', dependencies: ['traffic'] },
);
