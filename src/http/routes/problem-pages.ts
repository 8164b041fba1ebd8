import type { FastifyInstance, FastifyReply } from 'fastify';
import { isProblemCode, PROBLEMS, type ProblemCode } from '../../contract/problem-catalog.ts';
import type { Language } from '../../core/index.ts';
import { keep } from '../kept.ts';
import { nameLanguage } from '../plugins/language.ts';
import { Problem } from '../problem.ts';

const STYLE = 'body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}';

function page(code: ProblemCode, language: Language): string {
  const { status, title, about } = PROBLEMS[code];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${title[language]}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title[language]}</h1><p>${about[language]}</p><p><code>${code}</code> · ${status}</p></main></body></html>`,
  ].join('');
}

/** The pages the `type` of a problem leads to. */
export async function problemPages(app: FastifyInstance): Promise<void> {
  const send = keep('text/html; charset=utf-8');
  app.get<{ Params: { code: string } }>(
    '/problems/:code',
    { schema: { hide: true } },
    (request, reply): FastifyReply => {
      const { code } = request.params;
      if (!isProblemCode(code)) throw new Problem('not-found');
      nameLanguage(request, reply);
      const { textLanguage: language } = request;
      return send(request, reply, `${language}/${code}`, () => page(code, language));
    },
  );
}
