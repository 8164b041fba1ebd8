import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../src/service/meta.ts';

test('the engine says the version of its package', () => {
  expect(ENGINE_VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
});
