import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsHelp } from '../../src/config/help.ts';
import { SETTINGS } from '../../src/config/settings.ts';
import { faultLines, loadConfig } from '../../src/config.ts';
import { LANGUAGES } from '../../src/core/index.ts';
import { FILE, settingsDocument } from '../../tools/settings.ts';

type Env = Parameters<typeof loadConfig>[0];
type Files = Readonly<Record<string, string>>;

const load = (env: Env, files: Files = {}) =>
  loadConfig(env, (path) => {
    const text = files[path];
    if (text === undefined) throw Object.assign(new Error('nothing there'), { code: 'ENOENT' });
    return text;
  });

const faultsOf = (env: Env, files: Files = {}): string[] => {
  const loaded = load(env, files);
  return loaded.ok ? [] : faultLines(loaded.faults, 'en').trimEnd().split('\n');
};

describe('the settings', () => {
  it('need nothing', () => {
    expect(loadConfig({})).toMatchObject({
      ok: true,
      config: { host: '127.0.0.1', port: 3000, logLevel: 'warn', bodyLimit: 1_048_576, apiKeys: [], tls: null },
    });
  });

  it('are read from the environment, which holds other things too', () => {
    expect(loadConfig({ HOST: '0.0.0.0', PORT: '8080', LOG_LEVEL: 'info', PATH: '/bin' })).toMatchObject({
      ok: true,
      config: { host: '0.0.0.0', port: 8080, logLevel: 'info' },
    });
  });

  it('are refused with every fault at once, in the order they are told', () => {
    const faults = faultsOf({ PORT: '99999', BODY_LIMIT: '1e9', LOG_LEVEL: 'loud', HOST: '', TLS_KEY_FILE: 'k' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'HOST',
      'PORT',
      'LOG_LEVEL',
      'BODY_LIMIT',
      'TLS_CERT_FILE',
      'TLS_KEY_FILE',
    ]);
  });

  it.each(Object.entries(SETTINGS))('%s reads its own default and has bounds that hold', (name, { schema, usual }) => {
    expect(schema.safeParse(usual).success).toBe(true);
    const wrong = /\d/.test(usual) && name !== 'HOST' ? ['-1', '1.5', 'x', '', '999999999999999'] : [];
    expect(wrong.filter((text) => schema.safeParse(text).success)).toEqual([]);
  });

  it.each([
    [{ BODY_LIMIT: '2048', BODY_BUDGET: '1024' }, 'BODY_BUDGET has to be BODY_LIMIT at least'],
    [{ DRAIN_DELAY: '5000', CLOSE_DELAY: '4000' }, 'DRAIN_DELAY has to be CLOSE_DELAY at most'],
    [{ TLS_KEY_FILE: '/key' }, 'TLS_CERT_FILE is needed beside TLS_KEY_FILE'],
    [{ CORS_ORIGINS: 'https://a.example/path' }, expect.stringMatching(/^CORS_ORIGINS has to be origins/)],
    [{ CORS_ORIGINS: 'a.example' }, expect.stringMatching(/^CORS_ORIGINS has to be origins/)],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, expect.stringMatching(/^TRUSTED_PROXIES has to be addresses/)],
    [{ TRUSTED_PROXIES: 'balancer' }, expect.stringMatching(/^TRUSTED_PROXIES has to be addresses/)],
  ] as const)('that do not go together, or are none, are faults: %o', (env, fault) => {
    expect(faultsOf(env, { '/key': '' })).toContainEqual(fault);
  });

  it('may be lists', () => {
    const loaded = load({
      CORS_ORIGINS: 'https://a.example, http://localhost:8080',
      TRUSTED_PROXIES: 'loopback,10.0.0.0/8,fd00::/8,192.168.1.7',
    });
    expect(loaded).toMatchObject({
      config: {
        corsOrigins: ['https://a.example', 'http://localhost:8080'],
        trustedProxies: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.168.1.7'],
      },
    });
  });

  it('are told in both languages from the table they are read by', () => {
    for (const language of LANGUAGES)
      for (const name of Object.keys(SETTINGS)) expect(settingsHelp(language)).toContain(`  ${name}\n`);
    expect(readFileSync(FILE, 'utf8')).toBe(settingsDocument());
  });
});

const LONG = 'a-key-that-is-long-enough';

describe('API keys', () => {
  it('come named, from the environment and from a file', () => {
    const loaded = load(
      { API_KEYS: `tables:${LONG}1`, API_KEYS_FILE: '/keys' },
      { '/keys': `# of the back office\noffice:${LONG}2\n\n` },
    );
    expect(loaded.ok && loaded.config.apiKeys.map(({ name }) => name)).toEqual(['tables', 'office']);
    expect(JSON.stringify(loaded)).not.toContain(LONG);
  });

  it.each([
    ['too short', 'a:short', /^API_KEYS the key of entry 1 has fewer than 16/],
    ['no name', LONG, /^API_KEYS entry 1 has to be name:key/],
    ['name and key mixed up', `${LONG}:tables`, /^API_KEYS the key of entry 1 has fewer than 16/],
    ['no bearer token', 'a:not a token at all!', /^API_KEYS the key of entry 1 has characters/],
    ['one name twice', `a:${LONG}1,a:${LONG}2`, /^API_KEYS two keys are named a$/],
    ['one key twice', `a:${LONG},b:${LONG}`, /^API_KEYS a and b have the same key$/],
  ])('are refused without being told: %s', (_, keys, fault) => {
    const faults = faultsOf({ API_KEYS: keys });
    expect(faults).toEqual([expect.stringMatching(fault)]);
    expect(faults.join()).not.toContain(LONG);
  });

  it('may not be the same in both places, nor be missing from their file', () => {
    const files = { '/keys': `b:${LONG}`, '/empty': '# none\n' };
    expect(faultsOf({ API_KEYS: `a:${LONG}`, API_KEYS_FILE: '/keys' }, files)).toEqual([
      'API_KEYS a and b have the same key',
    ]);
    expect(faultsOf({ API_KEYS_FILE: '/empty' }, files)).toEqual(['API_KEYS_FILE holds no key']);
    expect(faultsOf({ API_KEYS_FILE: '/gone' }, files)).toEqual(['API_KEYS_FILE cannot be read (ENOENT)']);
  });
});

const hasOpenssl = (() => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasOpenssl)('a certificate and its key', () => {
  let folder: string;
  const made = (name: string): Files => {
    const [key, cert] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
    const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
    execFileSync('openssl', [...args.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { [`/${name}.key`]: readFileSync(key, 'utf8'), [`/${name}.crt`]: readFileSync(cert, 'utf8') };
  };
  let files: Files;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'cards-speak-'));
    writeFileSync(join(folder, 'none'), '');
    files = { ...made('own'), ...made('other'), '/none': 'nothing' };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read', () => {
    expect(load({ TLS_CERT_FILE: '/own.crt', TLS_KEY_FILE: '/own.key' }, files)).toMatchObject({
      config: { tls: { cert: files['/own.crt'], key: files['/own.key'] } },
    });
  });

  it.each([
    ['/own.crt', '/other.key', ['TLS_KEY_FILE this is not the key of the certificate']],
    ['/own.key', '/own.key', ['TLS_CERT_FILE the file holds no certificate']],
    ['/own.crt', '/none', ['TLS_KEY_FILE the file holds no private key that can be read without a passphrase']],
    ['/gone', '/own.key', ['TLS_CERT_FILE cannot be read (ENOENT)']],
  ])('have to be ones that match: %s, %s', (TLS_CERT_FILE, TLS_KEY_FILE, faults) => {
    expect(faultsOf({ TLS_CERT_FILE, TLS_KEY_FILE }, files)).toEqual(faults);
  });
});
