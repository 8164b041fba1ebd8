import { readFileSync } from 'node:fs';
import type * as z from 'zod';
import { type ApiKey, readKeys, repeatedIn } from './config/api-keys.ts';
import { SETTINGS, type SettingName } from './config/settings.ts';
import { type Tls, tlsFaults } from './config/tls.ts';
import type { Language, Localised } from './core/index.ts';

type Camel<N extends string> = N extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Rest>>}`
  : Lowercase<N>;

type Raw = { readonly [N in SettingName as Camel<N>]: z.output<(typeof SETTINGS)[N]['schema']> };

/** Every setting as it is used: what is given as the path of a file is read. */
export type Config = Omit<Raw, 'apiKeys' | 'apiKeysFile' | 'tlsCertFile' | 'tlsKeyFile'> & {
  readonly apiKeys: readonly ApiKey[];
  /** null: plain HTTP. */
  readonly tls: Tls | null;
};

/** One thing wrong with the settings; it never repeats what was given, which may be secret. */
export interface SettingFault {
  readonly name: string;
  readonly text: Localised;
}

/** The faults, one a line, as they are told to whoever starts the service. */
export const faultLines = (faults: readonly SettingFault[], language: Language): string =>
  faults.map(({ name, text }) => `${name} ${text[language]}\n`).join('');

type Loaded =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly SettingFault[] };

type Env = Readonly<Record<string, string | undefined>>;
type ReadFile = (path: string) => string;

const camel = (name: string): string =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every setting by itself. An empty variable is an empty list, or no file; else it is a fault. */
function readEach(env: Env): { readonly raw: Raw; readonly faults: SettingFault[] } {
  const values: Record<string, unknown> = {};
  const faults: SettingFault[] = [];
  for (const [name, { schema, usual, kind }] of Object.entries(SETTINGS)) {
    const given = env[name] ?? usual;
    const read = schema.safeParse(given);
    if (read.success) values[camel(name)] = read.data;
    else faults.push({ name, text: { en: `has to be ${kind.en}`, it: `deve essere ${kind.it}` } });
  }
  // Complete where there is no fault, and not used otherwise.
  return { raw: values as Raw, faults };
}

/** A file a setting names; null, and a fault, where it cannot be read. */
function contentOf(name: SettingName, path: string, readFile: ReadFile, faults: SettingFault[]): string | null {
  if (path === '') return null;
  try {
    return readFile(path);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    faults.push({ name, text: { en: `cannot be read (${why})`, it: `non si può leggere (${why})` } });
    return null;
  }
}

function apiKeysOf({ apiKeys, apiKeysFile }: Raw, readFile: ReadFile, faults: SettingFault[]): ApiKey[] {
  const filed = contentOf('API_KEYS_FILE', apiKeysFile, readFile, faults);
  const sources = [
    ['API_KEYS', readKeys(apiKeys)],
    ['API_KEYS_FILE', readKeys(filed ?? '')],
  ] as const;
  const found = sources.flatMap(([name, read]) => read.faults.map((text) => ({ name, text })));
  const keys = sources.flatMap(([, read]) => read.keys);
  // A file without a key would open what was meant to be closed.
  if (filed !== null && sources[1][1].keys.length === 0 && sources[1][1].faults.length === 0)
    found.push({ name: 'API_KEYS_FILE', text: { en: 'holds no key', it: 'non contiene chiavi' } });
  if (found.length === 0) found.push(...repeatedIn(keys).map((text) => ({ name: 'API_KEYS' as const, text })));
  faults.push(...found);
  return keys;
}

function tlsOf({ tlsCertFile, tlsKeyFile }: Raw, readFile: ReadFile, faults: SettingFault[]): Tls | null {
  if (tlsCertFile === '' && tlsKeyFile === '') return null;
  for (const [name, own, other] of [
    ['TLS_CERT_FILE', tlsCertFile, 'TLS_KEY_FILE'],
    ['TLS_KEY_FILE', tlsKeyFile, 'TLS_CERT_FILE'],
  ])
    if (own === '')
      faults.push({ name: String(name), text: { en: `is needed beside ${other}`, it: `serve insieme a ${other}` } });
  const cert = contentOf('TLS_CERT_FILE', tlsCertFile, readFile, faults);
  const key = contentOf('TLS_KEY_FILE', tlsKeyFile, readFile, faults);
  if (cert === null || key === null) return null;
  faults.push(...tlsFaults({ cert, key }).map(([name, text]) => ({ name, text })));
  return { cert, key };
}

/** Settings that are right by themselves but not beside others. */
function clashesIn({ bodyBudget, bodyLimit, drainDelay, closeDelay }: Raw): SettingFault[] {
  const clashes: SettingFault[] = [];
  if (bodyBudget < bodyLimit) {
    const text = { en: 'has to be BODY_LIMIT at least', it: 'deve essere almeno BODY_LIMIT' };
    clashes.push({ name: 'BODY_BUDGET', text });
  }
  if (drainDelay > closeDelay) {
    const text = { en: 'has to be CLOSE_DELAY at most', it: 'deve essere al massimo CLOSE_DELAY' };
    clashes.push({ name: 'DRAIN_DELAY', text });
  }
  return clashes;
}

/** Reads the settings from environment variables and the files they name, or tells everything that is wrong. */
export function loadConfig(env: Env, readFile: ReadFile = (path) => readFileSync(path, 'utf8')): Loaded {
  const { raw, faults } = readEach(env);
  const keys = apiKeysOf(raw, readFile, faults);
  const tls = tlsOf(raw, readFile, faults);
  faults.push(...clashesIn(raw));
  if (faults.length > 0) return { ok: false, faults };
  const { apiKeysFile: _file, tlsCertFile: _cert, tlsKeyFile: _key, ...rest } = raw;
  return { ok: true, config: { ...rest, apiKeys: keys, tls } };
}
