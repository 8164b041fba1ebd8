import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from '../config.ts';
import { answerClientError } from './client-error.ts';
import { type LogSink, loggingOptions, logsRequests } from './logging.ts';
import { negotiate } from './negotiate.ts';
import { apiKeysPlugin } from './plugins/api-keys.ts';
import { bodyTimeoutPlugin } from './plugins/body-timeout.ts';
import { corsPlugin } from './plugins/cors.ts';
import { deskPlugin } from './plugins/desk.ts';
import { languagePlugin } from './plugins/language.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openapiPlugin } from './plugins/openapi.ts';
import { overloadPlugin } from './plugins/overload.ts';
import { answerError, problemsPlugin } from './plugins/problems.ts';
import { rateLimitPlugin } from './plugins/rate-limit.ts';
import { rulePlugin } from './plugins/rule.ts';
import { securityPlugin } from './plugins/security.ts';
import { trafficPlugin } from './plugins/traffic.ts';
import { requestId } from './request-id.ts';
import { adjudicationRoutes } from './routes/adjudications.ts';
import { conversionRoutes } from './routes/conversions.ts';
import { evaluationRoutes } from './routes/evaluations.ts';
import { healthRoutes } from './routes/health.ts';
import { irregularityRoutes } from './routes/irregularities.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { potRoutes } from './routes/pots.ts';
import { problemPages } from './routes/problem-pages.ts';
import { rulebookRoutes } from './routes/rulebooks.ts';
import { rulingRoutes } from './routes/rulings.ts';
import { streamRoutes } from './routes/streams.ts';
import { variantRoutes } from './routes/variants.ts';
import { verificationRoutes } from './routes/verifications.ts';
import { serverFactory } from './server-factory.ts';
import { plainSerializer, zodValidator } from './validation.ts';

async function apiRoutes(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(overloadPlugin, config);
  await app.register(apiKeysPlugin, { keys: config.apiKeys });
  await app.register(rateLimitPlugin, config);
  app.addHook('onRequest', negotiate);
  await app.register(adjudicationRoutes);
  await app.register(evaluationRoutes);
  await app.register(potRoutes);
  await app.register(rulingRoutes);
  await app.register(verificationRoutes);
  await app.register(conversionRoutes);
  await app.register(variantRoutes);
  await app.register(rulebookRoutes);
  await app.register(irregularityRoutes);
  await app.register(streamRoutes(config));
}

function bareApp(config: Config, log?: LogSink): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...loggingOptions(config, log),
    bodyLimit: config.bodyLimit,
    serverFactory: serverFactory(config),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    requestIdHeader: false,
    genReqId: requestId,
    // While closing, connections that are still open get their answers.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, app.traffic),
    // Answered before any hook runs.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.header('x-request-id', request.id));
    },
  });
  app.setValidatorCompiler(zodValidator);
  app.setSerializerCompiler(plainSerializer);
  app.removeContentTypeParser('text/plain');
  return app;
}

/** The service, complete but not listening. `log` takes its lines; the standard output where left out. */
export async function buildApp(config: Config, log?: LogSink): Promise<FastifyInstance> {
  const app = bareApp(config, log);
  await app.register(trafficPlugin);
  await app.register(metricsPlugin, { isLogged: logsRequests(config) });
  await app.register(languagePlugin);
  await app.register(problemsPlugin);
  await app.register(securityPlugin, config);
  await app.register(corsPlugin, { origins: config.corsOrigins });
  await app.register(bodyTimeoutPlugin, { milliseconds: config.requestTimeout });
  await app.register(openapiPlugin);
  await app.register(rulePlugin, config);
  await app.register(healthRoutes);
  await app.register(metricsRoutes);
  await app.register(problemPages);
  await app.register(deskPlugin);
  await app.register((api) => apiRoutes(api, config), { prefix: '/v1' });
  return app;
}
