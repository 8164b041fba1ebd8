import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastifyPlugin } from 'fastify-plugin';
import { fastifyZodOpenApiPlugin, fastifyZodOpenApiTransformers } from 'fastify-zod-openapi';
import { ENGINE_VERSION } from '../../service/meta.ts';
import { keep } from '../kept.ts';
import { type Operation, sharedExamples, showExamples } from '../show-examples.ts';

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
      'Decides poker hands: best hands, winners, splits, side pots, odd chips and legality, each step with its rule. Nothing is stored: the same request gets the same answer. Later versions may give answers more fields and lists of words more words; a client passes over what it does not know.',
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

type Transform = typeof fastifyZodOpenApiTransformers.transformObject;

const transformObject: Transform = (given) => {
  const document = fastifyZodOpenApiTransformers.transformObject(given);
  const paths: Record<string, Record<string, Operation>> = JSON.parse(JSON.stringify(document.paths ?? {}));
  for (const operations of Object.values(paths))
    for (const operation of Object.values(operations)) showExamples(operation);
  const components = 'components' in document ? document.components : {};
  return { ...document, paths, components: { ...components, examples: sharedExamples(paths) } };
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
    const send = keep();
    app.get('/openapi.json', { schema: { hide: true } }, (request, reply) =>
      send(request, reply, 'openapi', () => app.swagger()),
    );
  },
  { name: 'openapi' },
);
