import { PROBLEMS } from '../../src/contract/problem-catalog.ts';
import { both, page, table, word } from './markdown.ts';

/** Every reason for which there is no answer. */
export const problemsPage = (): string =>
  page(
    'Problems',
    'Errors are RFC 9457 problems, `application/problem+json`, with every fault at once in `errors`. The `type` of a problem is an address of the service: `/problems/{code}` is its page, in English or Italian.',
    table(
      ['code', 'status', 'title', 'meaning'],
      Object.entries(PROBLEMS).map(([code, { status, title, about }]) => [
        word(code),
        String(status),
        both(title),
        both(about),
      ]),
    ),
  );
