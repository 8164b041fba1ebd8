import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LANGUAGES } from '../src/core/index.ts';
import { bundle, type File, hashed } from './desk/bundle.ts';
import { oneLanguage } from './desk/languages.ts';
import { manifest, oneFilePage, servedPage, serviceWorker } from './desk/pages.ts';
import { withoutRulings } from './desk/without-rulings.ts';

/** Builds the dispute desk into `dist/desk`: the files the service gives out at `/`, each beside its compressed forms. */

const SOURCE = 'src/desk';
const TARGET = 'dist/desk';

const read = (name: string): string => readFileSync(join(SOURCE, name), 'utf8');

/** The engine of a language: the part that is loaded at once, and all of it. */
async function enginesOf(language: string): Promise<readonly (readonly [string, readonly File[]])[]> {
  const plugins = [oneLanguage(language, LANGUAGES)];
  const [quick, whole] = [`quick-${language}`, `whole-${language}`];
  return [
    [
      quick,
      await bundle({
        input: join(SOURCE, 'engine/quick-worker.ts'),
        name: quick,
        plugins: [...plugins, withoutRulings()],
      }),
    ],
    [whole, await bundle({ input: join(SOURCE, 'engine/worker.ts'), name: whole, plugins })],
  ];
}

const first = ([file]: readonly File[]): File => {
  if (file === undefined) throw new Error('a bundle has an entry');
  return file;
};

const minified = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .trim();

function styleOf(name: string): File {
  const text = minified(read(name));
  return { name: hashed(name, text), text };
}

async function files(): Promise<readonly File[]> {
  const style = styleOf('desk.css');
  const dark = styleOf('dark.css');
  const template = read('index.html');
  const script = await bundle({ input: join(SOURCE, 'main.ts'), name: 'desk' });
  const engines = (await Promise.all(LANGUAGES.map(enginesOf))).flat();
  const whole = await bundle({ input: join(SOURCE, 'engine/worker.ts'), name: 'whole', format: 'iife' });
  const parts = { template, script: first(script), style, dark };
  const entries = Object.fromEntries(engines.map(([language, built]) => [language, first(built)]));
  const assets = [style, dark, ...script, ...engines.flatMap(([, built]) => built)];
  const icon = { name: 'icon.svg', text: read('icon.svg') };
  const web = { name: 'manifest.webmanifest', text: manifest() };
  const names = ['./', icon.name, web.name, ...assets.map(({ name }) => name)];
  return [
    ...assets,
    icon,
    web,
    { name: 'index.html', text: servedPage({ ...parts, engines: entries }) },
    { name: 'desk.html', text: oneFilePage({ ...parts, engine: first(whole) }) },
    { name: 'sw.js', text: serviceWorker(names) },
  ];
}

function write({ name, text }: File): void {
  const path = join(TARGET, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
}

/** Everything the desk is made from, as one hash: what did not change is not built again. */
function madeFrom(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'tools/desk'])
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        hash.update(join(file.parentPath, file.name)).update(readFileSync(join(file.parentPath, file.name)));
  return hash.update(readFileSync('package-lock.json')).digest('hex');
}

const MADE_FROM = join(TARGET, '.made-from');
const now = madeFrom();
if (existsSync(MADE_FROM) && readFileSync(MADE_FROM, 'utf8') === now) {
  console.log(`desk: ${TARGET} is up to date`);
} else {
  rmSync(TARGET, { recursive: true, force: true });
  const built = await files();
  for (const file of built) write(file);
  writeFileSync(MADE_FROM, now);
  console.log(`desk: ${built.length} files in ${TARGET}`);
}
