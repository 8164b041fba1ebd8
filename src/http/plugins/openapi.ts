import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastifyPlugin } from 'fastify-plugin';
import { fastifyZodOpenApiPlugin, fastifyZodOpenApiTransformers } from 'fastify-zod-openapi';
import { ENGINE_VERSION } from '../../service/meta.ts';
import { examplesOf } from '../examples.ts';

const TAGS = [
  { name: 'rulings', description: 'Hands and money, decided.' },
  { name: 'records', description: 'Recorded hands, verified and converted.' },
  { name: 'catalogues', description: 'What can be asked for.' },
  { name: 'service', description: 'Whether the service is up.' },
];

const DOCUMENT = {
  openapi: '3.1.0' as const,
  info: {
    title: 'Cards Speak',
    version: ENGINE_VERSION,
    description:
      'Decides poker hands: best hands, winners, splits, side pots, odd chips and legality, each step with its rule. Nothing is stored: the same request gets the same answer.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  tags: TAGS,
  // Both: whether keys are asked for is up to who runs the service.
  security: [{}, { apiKey: [] }],
  components: {
    securitySchemes: {
      apiKey: {
        type: 'http' as const,
        scheme: 'bearer',
        description:
          'A key of this service, where it has any (`API_KEYS`). Health, metrics and documentation ask for none.',
      },
    },
  },
};

type Content = { content?: Record<string, { examples?: unknown }> };
type Operation = { operationId?: string; requestBody?: Content; responses?: Record<string, Content> };

const JSON_TYPE = 'application/json';

/** Puts the examples of `openapi/examples/` into an operation. */
function showExamples(operation: Operation): void {
  const examples = Object.entries(examplesOf(operation.operationId ?? ''));
  if (examples.length === 0) return;
  const pick = (part: 'request' | 'response') =>
    Object.fromEntries(examples.map(([name, example]) => [name, { summary: example.summary, value: example[part] }]));
  const asked = operation.requestBody?.content?.[JSON_TYPE];
  const answered = operation.responses?.['200']?.content?.[JSON_TYPE];
  if (asked !== undefined) asked.examples = pick('request');
  if (answered !== undefined) answered.examples = pick('response');
}

type Transform = typeof fastifyZodOpenApiTransformers.transformObject;

const transformObject: Transform = (given) => {
  const document = fastifyZodOpenApiTransformers.transformObject(given);
  const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(document.paths ?? {}));
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations)) showExamples(operation);
  return { ...document, paths };
};

/** The docs page loads nothing from elsewhere: a card room's network may have no way out. */
const offline = (policy: string): string =>
  policy
    .replace(/ ?upgrade-insecure-requests;/, '')
    .replaceAll(' https:', '')
    .replace(' validator.swagger.io', '');

/** `/openapi.json` and `/docs`, both from the schemas the routes validate with. */
export const openapiPlugin = fastifyPlugin(
  async (app) => {
    await app.register(fastifyZodOpenApiPlugin);
    await app.register(swagger, { openapi: DOCUMENT, ...fastifyZodOpenApiTransformers, transformObject });
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: true,
      transformStaticCSP: offline,
      uiConfig: { validatorUrl: null, docExpansion: 'list', tryItOutEnabled: true },
    });
    app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/docs'));
  },
  { name: 'openapi' },
);
