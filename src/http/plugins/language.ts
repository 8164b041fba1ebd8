import accepts from '@fastify/accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { LANGUAGES, type Language } from '../../core/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The best language the client accepts; the default where it accepts none. */
    readonly textLanguage: Language;
  }
}

/** Headers remembered at most; clients send the same few again and again. */
const MOST_HEADERS = 100;
const known = new Map<string, Language>();

/** Whether a client says it takes anything but this language. */
const isRefused = (header: string, language: Language): boolean =>
  header
    .toLowerCase()
    .split(',')
    .some((range) => range.startsWith(`${language};q=0`) && /;q=0(?:\.0{0,3})?$/.test(range));

function languageOf(request: FastifyRequest): Language {
  const [usual] = LANGUAGES;
  const header = request.headers['accept-language'];
  if (header === undefined) return usual;
  const before = known.get(header);
  if (before !== undefined) return before;
  // RFC 9110 allows blanks around a quality value; the parser does not.
  const compact = header.replaceAll(' ', '').replaceAll('\t', '');
  request.raw.headers['accept-language'] = compact;
  const best = request.accepts().languages([...LANGUAGES]);
  const language = LANGUAGES.find((own) => own === best) ?? LANGUAGES.find((own) => !isRefused(compact, own)) ?? usual;
  if (known.size >= MOST_HEADERS) known.clear();
  known.set(header, language);
  return language;
}

/** The language to answer in; an address that cannot even be read is answered before requests know theirs. */
export const answerLanguage = (request: FastifyRequest): Language => request.textLanguage ?? LANGUAGES[0];

const VARY = 'Accept, Accept-Language';

/** Says which language the text is in, and what the answer depends on. */
export function nameLanguage(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-language', answerLanguage(request)).header('vary', VARY);
}

/** Negotiates the language of texts from `Accept-Language`. */
export const languagePlugin = fastifyPlugin(
  async (app) => {
    await app.register(accepts);
    app.decorateRequest('textLanguage', {
      getter(this: FastifyRequest): Language {
        return languageOf(this);
      },
    });
  },
  { name: 'language' },
);
