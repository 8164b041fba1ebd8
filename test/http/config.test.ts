import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config.ts';

describe('the settings', () => {
  it('need nothing', () => {
    expect(loadConfig({})).toMatchObject({
      ok: true,
      config: { host: '127.0.0.1', port: 3000, logLevel: 'warn', bodyLimit: 1_048_576 },
    });
  });

  it('are read from the environment, which holds other things too', () => {
    expect(loadConfig({ HOST: '0.0.0.0', PORT: '8080', LOG_LEVEL: 'info', PATH: '/bin' })).toMatchObject({
      ok: true,
      config: { host: '0.0.0.0', port: 8080, logLevel: 'info' },
    });
  });

  it('are refused with every fault at once', () => {
    const loaded = loadConfig({ PORT: '99999', BODY_LIMIT: '1e9', LOG_LEVEL: 'loud', HOST: '' });
    expect(loaded.ok ? [] : loaded.faults.map((fault) => fault.split(' ')[0])).toEqual([
      'HOST',
      'PORT',
      'LOG_LEVEL',
      'BODY_LIMIT',
    ]);
  });
});
