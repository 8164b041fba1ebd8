import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Language } from '../core/index.ts';
import type { Answer } from '../service/context.ts';
import { answered } from './answer.ts';
import { keep } from './kept.ts';

/** A catalogue under `/v1/<name>`, and its entries under the parameter that names them. */
interface CatalogueRoute<P extends string> {
  readonly name: string;
  readonly key: P;
  readonly list: { readonly schema: FastifySchema; readonly answer: (language: Language) => unknown };
  readonly entry: {
    readonly schema: FastifySchema;
    readonly answer: (key: string, language: Language) => Answer<unknown>;
  };
}

/** Both by GET, each written once for a language and kept. */
export function catalogueRoute<P extends string>(
  app: FastifyInstance,
  { name, key, list, entry }: CatalogueRoute<P>,
): void {
  const send = keep();
  app.get(`/${name}`, { schema: list.schema }, (request, reply) => {
    const { textLanguage: language } = request;
    return send(request, reply, language, () => list.answer(language));
  });
  app.get(`/${name}/:${key}`, { schema: entry.schema }, (request: FastifyRequest, reply) => {
    const { textLanguage: language } = request;
    const asked = (request.params as Readonly<Record<P, string>>)[key];
    return send(request, reply, `${language}/${asked}`, () => answered(entry.answer(asked, language), language));
  });
}
