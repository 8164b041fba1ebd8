import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { faultLines, loadConfig } from '../src/config.ts';
import { buildApp } from '../src/http/app.ts';
import { examplesOf } from '../src/http/examples.ts';
import { placesIn, requestOf, shownOf } from './ask-example.ts';

/** Rewrites the answers of `openapi/examples/` and of the README with what the service says now; read the difference before committing it. */
const FOLDER = new URL('../openapi/examples/', import.meta.url);

const loaded = loadConfig({ LOG_LEVEL: 'silent' });
if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
const app = await buildApp(loaded.config);
await app.ready();
const places = placesIn(app.swagger());
for (const operationId of readdirSync(FOLDER)) {
  const place = places[operationId];
  if (place === undefined) throw new Error(`there is no operation ${operationId}`);
  for (const [name, example] of Object.entries(examplesOf(operationId))) {
    const answer = await app.inject(requestOf(place, example));
    if (answer.statusCode !== (example.status ?? 200))
      process.stdout.write(`${operationId}/${name}: ${answer.statusCode} ${answer.body}\n`);
    writeFileSync(
      new URL(`${operationId}/${name}.json`, FOLDER),
      `${JSON.stringify({ ...example, response: shownOf(answer, example) }, null, 2)}\n`,
    );
  }
}
const readme = new URL('../README.md', import.meta.url);
const page = readFileSync(readme, 'utf8');
const [, path = '', asked = ''] =
  /127\.0\.0\.1:3000(\/v1\S+)[^']*'content-type: application\/json' -d '([^']*)'/.exec(page) ?? [];
const headers = { 'content-type': 'application/json' };
const shown = await app.inject({ method: 'POST', url: path, payload: asked, headers });
writeFileSync(
  readme,
  page.replace(/```json\n[\s\S]*?```/, () => `\`\`\`json\n${shown.body}\n\`\`\``),
);
await app.close();
