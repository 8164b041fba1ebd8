/** Says what a built image is made of and checks that it holds what runs and nothing else. Its lines start with `ok: ` or `FAILED: `. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [root = '', image = '', manifest = ''] = process.argv.slice(2);
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const say = (line: string) => process.stdout.write(`${line}\n`);
const MEGABYTE = 1_000_000;

function check(what: string, wrong: readonly string[]): void {
  say(wrong.length === 0 ? `ok: ${what}` : `FAILED: ${what}: ${wrong.slice(0, 10).join(', ')}`);
}

const app = join(root, 'app');
const entries = readdirSync(app, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => !entry.isDirectory())
  .map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1));
const own = files.filter((file) => !file.startsWith('node_modules/'));

/** Packages of the lock file that are installed to run; those for other processors may be left out. */
interface Locked {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
}
const locked = Object.entries<Locked>(json('package-lock.json').packages).filter(([path]) => path !== '');
const running = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
const known = new Set(running.map(([path]) => path));
const installed = files
  .filter((file) => /(^|\/)node_modules\/(@[^/]+\/)?[^/@.]+\/package\.json$/.test(file))
  .map((file) => file.slice(0, -'/package.json'.length));

check(
  'every package that runs is installed',
  running.filter(([path, { optional }]) => !optional && !existsSync(join(app, path))).map(([path]) => path),
);
check(
  'no development package is installed',
  installed.filter((path) => !known.has(path)),
);
check(
  'of our own it holds the compiled service, its document and its licence',
  own.filter((file) => !/^(dist\/|openapi\/|package\.json$|LICENSE$)/.test(file)),
);
check(
  'no source, test, map or configuration of the build is among it',
  own.filter((file) => /(?<!\.d)\.ts$|\.test\.|\.map$|\.tsbuildinfo$|tsconfig|(^|\/)(src|test)\//.test(file)),
);
check(
  'no cache of npm is left',
  ['root/.npm', 'home/node/.npm', 'tmp', 'root/.cache'].filter((path) => {
    const at = join(root, path);
    return existsSync(at) && readdirSync(at).length > 0;
  }),
);

const { config, history } = json(image).Docker;
check('its user is a number other than 0', /^[1-9]\d*:[1-9]\d*$/.test(config.User) ? [] : [config.User]);
check(
  'it is told to stop by SIGTERM, and how to ask for its health',
  config.StopSignal === 'SIGTERM' && config.Healthcheck?.Test?.[0] === 'CMD' ? [] : [JSON.stringify(config)],
);
check(
  'its label names the version of the package',
  config.Labels['org.opencontainers.image.version'] === json('package.json').version
    ? []
    : [JSON.stringify(config.Labels)],
);

const { layers }: { layers: readonly { size: number }[] } = json(manifest);
const [base, ...ours] = layers.map(({ size }) => size);
const sum = ours.reduce((a, b) => a + b, 0);
say(
  `size: ${((base ?? 0) / MEGABYTE).toFixed(1)} MB of stand-in base, ${(sum / MEGABYTE).toFixed(1)} MB of our own in ${ours.length} layers, uncompressed`,
);
const made = history.filter((step: { empty_layer?: boolean }) => !step.empty_layer).slice(1);
ours.forEach((size, index) => {
  const step = String(made[index]?.created_by ?? '')
    .replace(/^.*#\(nop\)\s*/, '')
    .replace(/(dir|multi|file):[0-9a-f]{8}[0-9a-f]*/, '$1');
  say(`layer: ${(size / MEGABYTE).toFixed(1)} MB, ${step.trim()}`);
});
say(`${files.length} files, ${installed.length} packages`);
