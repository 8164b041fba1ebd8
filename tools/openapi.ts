import { readFileSync, writeFileSync } from 'node:fs';
import { faultLines, loadConfig } from '../src/config.ts';
import { buildApp } from '../src/http/app.ts';

const FILE = new URL('../openapi/openapi.json', import.meta.url);

async function currentDocument(): Promise<string> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent' });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  const app = await buildApp(loaded.config);
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  return text;
}

const text = await currentDocument();
if (process.argv.includes('--check')) {
  const same = readFileSync(FILE, 'utf8') === text;
  process.stdout.write(
    same ? 'openapi.json is current\n' : 'openapi.json differs from the schemas: run npm run openapi\n',
  );
  process.exitCode = same ? 0 : 1;
} else writeFileSync(FILE, text);
