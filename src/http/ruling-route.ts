import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Language } from '../core/index.ts';
import { tagOfText } from './entity-tags.ts';
import { isAloud } from './negotiate.ts';
import { CACHE, JSON_TYPE, type Representation, represent, TEXT_TYPE } from './represent.ts';
import type { Requests, Responses, RulingName } from './rulings.ts';

export interface RulingRoute<N extends RulingName> {
  readonly name: N;
  readonly schema: FastifySchema;
  /** The answer as it is read to the table, where it is. */
  readonly aloud?: (answer: Responses[N], request: Requests[N], language: Language) => string;
  /** What already names the answer but for its language and type; left out, its bytes do. */
  readonly nameOf?: (answer: Responses[N], request: Requests[N]) => string;
}

/** The body as its schema let it through. */
const asked = <N extends RulingName>({ body }: FastifyRequest): Requests[N] => body as Requests[N];

function representationOf<N extends RulingName>(
  { aloud, nameOf }: RulingRoute<N>,
  request: FastifyRequest,
  answer: Responses[N],
): Representation {
  const { textLanguage: language } = request;
  const body = asked<N>(request);
  const spoken = aloud !== undefined && isAloud(request);
  const write = spoken ? () => aloud(answer, body, language) : () => JSON.stringify(answer);
  const type = spoken ? TEXT_TYPE : JSON_TYPE;
  const cache = request.method === 'QUERY' ? CACHE.asked : CACHE.posted;
  if (nameOf !== undefined)
    return { tag: `W/"${nameOf(answer, body)}.${language}.${spoken ? 'text' : 'json'}"`, type, cache, write };
  const text = write();
  return { tag: tagOfText(text), type, cache, write: () => text };
}

/**
 * One ruling under `/v1/<name>`: by POST, and by QUERY (RFC 10008), which says that asking changes nothing, so that whoever
 * stands between may ask again. OpenAPI 3.1 has no word for QUERY: the document leaves it out.
 */
export function rulingRoute<N extends RulingName>(app: FastifyInstance, route: RulingRoute<N>): void {
  const { name, schema, aloud } = route;
  const send = (request: FastifyRequest, reply: FastifyReply, answer: Responses[N]) =>
    represent(request, reply, representationOf(route, request, answer));
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    const answer = app.rule({ name, request: asked<N>(request), language: request.textLanguage });
    if (answer instanceof Promise) return answer.then((made) => send(request, reply, made));
    send(request, reply, answer);
    return undefined;
  };
  const common = {
    url: `/${name}`,
    config: { isReadAloud: aloud !== undefined, acceptQuery: 'application/json' },
    handler,
  };
  app.route({ ...common, method: 'POST', schema });
  app.route({ ...common, method: 'QUERY', schema: { ...schema, hide: true } });
}
