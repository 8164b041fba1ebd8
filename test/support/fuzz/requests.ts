import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { examplesOf } from '../../../src/http/examples.ts';
import { DOCUMENT } from '../documented.ts';
import { seeded } from '../random.ts';
import { PLAUSIBLE } from './hands.ts';
import { mutated } from './mutate.ts';
import { fitting, type Schema } from './schema-arbitrary.ts';

export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | undefined;
}

interface Told {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

const JSON_TYPE = 'application/json';

/** Every operation with a JSON body: its address and the shape of its body. */
const BODIES = Object.entries(DOCUMENT.paths).flatMap(([url, item]) =>
  Object.values(item as unknown as Record<string, Told>).flatMap(({ operationId, requestBody }) => {
    const schema = requestBody?.content[JSON_TYPE]?.schema;
    return schema === undefined ? [] : [{ url, operationId, schema, name: url.split('/').at(-1) ?? '' }];
  }),
);

const STREAMS = Object.keys(DOCUMENT.paths).filter((path) => path.endsWith('/stream'));

const shared = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'conformance');

interface Real {
  readonly url: string;
  readonly body: unknown;
}

/** Requests somebody really makes: the examples, and the shared cases where they are there. */
const REAL: readonly Real[] = [
  ...BODIES.flatMap(({ url, operationId }) =>
    Object.values(examplesOf(operationId)).map(({ request }) => ({ url, body: request })),
  ),
  ...(existsSync(shared) ? readdirSync(shared) : []).flatMap((file) =>
    readFileSync(join(shared, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line): Real => {
        const { path, body } = JSON.parse(line).request;
        return { url: path, body };
      }),
  ),
];

const TEXTS = [readFileSync('examples/three-way-all-in.phh', 'utf8'), 'PokerStars Hand #1: ', '{"ohh":{}}'];

const seed = fc.integer({ min: 0, max: 0x7fff_ffff });

interface Bodied {
  readonly url: string;
  readonly payload: string | Buffer | undefined;
  readonly type?: string;
}

const json = (value: unknown): string => JSON.stringify(value) ?? '';

const specShaped: fc.Arbitrary<Bodied> = fc
  .constantFrom(...BODIES)
  .chain(({ url, schema }) => fitting(schema).map((body) => ({ url, payload: json(body) })));

const plausible: fc.Arbitrary<Bodied> = fc.tuple(fc.constantFrom(...BODIES), seed).map(([{ url, name }, from]) => {
  const make = PLAUSIBLE[name];
  if (make === undefined) throw new Error(`no plausible request of ${name}`);
  return { url, payload: json(make(seeded(from))) };
});

const almostReal: fc.Arbitrary<Bodied> = fc.tuple(fc.constantFrom(...REAL), seed).map(([{ url, body }, from]) => ({
  url,
  payload: json(mutated(body, seeded(from))),
}));

const anyJson: fc.Arbitrary<Bodied> = fc
  .tuple(fc.constantFrom(...BODIES), fc.json({ maxDepth: 4 }))
  .map(([{ url }, payload]) => ({ url, payload }));

const anyBytes: fc.Arbitrary<Bodied> = fc
  .tuple(fc.constantFrom(...BODIES.map(({ url }) => url), ...STREAMS), fc.uint8Array({ maxLength: 300 }))
  .map(([url, bytes]) => ({ url, payload: Buffer.from(bytes) }));

/** Brackets to a depth at which recursion would end badly. */
const deep: fc.Arbitrary<Bodied> = fc
  .tuple(
    fc.constantFrom(...BODIES),
    fc.constantFrom('[', '{"hand":', '{"seats":['),
    fc.integer({ min: 100, max: 20_000 }),
  )
  .map(([{ url }, open, depth]) => ({ url, payload: open.repeat(depth) }));

const cutText: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...TEXTS), fc.nat(2_000), fc.string({ maxLength: 20 }))
  .map(([text, at, put]) => text.slice(0, at) + put + text.slice(at + 1));

const lines: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      almostReal.map(({ payload }) => String(payload)),
      fc.string(),
      fc.constant(''),
    ),
    { maxLength: 6 },
  )
  .map((all) => all.join('\n'));

const streamed: fc.Arbitrary<Bodied> = fc
  .tuple(
    fc.constantFrom(...STREAMS),
    fc.oneof(
      lines.map((payload) => ({ payload, type: 'application/x-ndjson' })),
      cutText.map((payload) => ({ payload, type: 'text/plain' })),
      cutText.map((payload) => ({ payload, type: 'application/toml' })),
    ),
    fc.constantFrom(
      '',
      '?anonymise=true',
      '?rulebook=roberts-11',
      '?format=phh',
      '?format=nothing',
      '?x=1',
      '?format=phh&format=phh',
    ),
  )
  .map(([path, body, query]) => ({ url: path + query, ...body }));

const readText: fc.Arbitrary<Bodied> = fc
  .tuple(fc.constantFrom('/v1/verifications', '/v1/conversions'), cutText)
  .map(([url, text]) => ({ url, payload: json(url.endsWith('conversions') ? { text, to: 'json' } : { text }) }));

/** Printable, so that it can be sent at all. */
const visible = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength });

const address: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...Object.keys(DOCUMENT.paths),
    '/',
    '/openapi.json',
    '/docs',
    '/docs/',
    '/problems/impossible',
    '/metrics',
  ),
  fc
    .tuple(fc.constantFrom('variants', 'rulebooks', 'irregularities', 'problems', 'nothing'), visible(40))
    .map(([name, entry]) => `/v1/${name}/${entry}`),
  fc.constantFrom(
    '/v1/variants/omaha',
    '/v1/rulebooks/tda-2024',
    '/v1/irregularities/misdeal',
    '/v1/variants/omaha?x=%',
  ),
  // Two slashes at the head would name another host, and dots another place.
  visible(60).map((path) => `/${path.replace(/^[/\\]+|[#.]/g, '')}`),
);

const bodiless: fc.Arbitrary<Bodied> = address.map((url) => ({ url, payload: undefined }));

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const TYPES = [
  'text/plain',
  'application/x-ndjson',
  'application/toml',
  'application/xml',
  'application/json; charset=utf-16',
  'Application/JSON;charset="utf-8"',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  'nonsense',
  ';',
];
const ACCEPTS = [
  '*/*',
  'application/json',
  'text/plain',
  'text/*;q=0.5, */*;q=0.1',
  'text/html',
  'application/problem+json',
  'text/plain;q=0',
  ',;q=x',
  'application/x-ndjson',
];
const LANGUAGES = ['it', 'en', 'it-CH, en;q=0.5', 'fr', '*', ';;q=,', 'it;q=2'];

/** Headers by which an answer is chosen, or upset. */
const headers = (type: string | undefined): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      'content-type': fc.oneof(
        { weight: 9, arbitrary: fc.constant(type) },
        { weight: 1, arbitrary: fc.option(fc.oneof(fc.constantFrom(...TYPES), visible(30)), { nil: undefined }) },
      ),
      accept: rarely(fc.oneof(fc.constantFrom(...ACCEPTS), visible(30))),
      'accept-language': rarely(fc.oneof(fc.constantFrom(...LANGUAGES), visible(20))),
      'if-none-match': rarely(fc.oneof(fc.constantFrom('*', 'W/"x"', '"', 'W/""'), visible(20))),
      'content-encoding': fc.oneof(
        { weight: 30, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('gzip', 'identity', 'br, gzip', 'x') },
      ),
      'x-request-id': rarely(visible(40)),
      traceparent: rarely(visible(60)),
      authorization: rarely(visible(30)),
      origin: rarely(fc.constantFrom('null', 'https://example.org', 'x')),
    })
    .map((all) =>
      Object.fromEntries(Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    );

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'];

const usualMethod = ({ payload }: Bodied): string => (payload === undefined ? 'GET' : 'POST');

/** Requests of every kind to every route. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc
  .oneof(
    { weight: 6, arbitrary: plausible },
    { weight: 5, arbitrary: almostReal },
    { weight: 4, arbitrary: specShaped },
    { weight: 2, arbitrary: bodiless },
    { weight: 1, arbitrary: streamed },
    { weight: 1, arbitrary: readText },
    { weight: 1, arbitrary: anyJson },
    { weight: 1, arbitrary: anyBytes },
    { weight: 1, arbitrary: deep },
  )
  .chain((bodied) =>
    fc
      .tuple(
        fc.oneof(
          { weight: 12, arbitrary: fc.constant(usualMethod(bodied)) },
          { weight: 2, arbitrary: fc.constant('QUERY') },
          { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
        ),
        headers(bodied.payload === undefined ? undefined : (bodied.type ?? JSON_TYPE)),
      )
      .map(([method, own]) => ({ method, url: bodied.url, headers: own, payload: bodied.payload })),
  );
