import { readFileSync } from 'node:fs';
import { breakingChanges } from './breaking/compare.ts';

/** Compares `openapi/openapi.json` with the last released document, and names every change that may break a client. */
const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../openapi/${name}`, import.meta.url), 'utf8'));

const changes = breakingChanges(read('released.json'), read('openapi.json'));
for (const { pointer, kind, detail } of changes) process.stdout.write(`#${pointer}\n  ${kind}: ${detail}\n`);
process.stdout.write(
  changes.length === 0 ? 'nothing breaks a client of the released document\n' : `${changes.length} breaking changes\n`,
);
process.exitCode = changes.length === 0 ? 0 : 1;
