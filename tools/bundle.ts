import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Puts what the package runs into a few files, as loading hundreds of modules one by one is most of the time the service
 * takes to start. Packages it depends on stay their own. `npm run build` makes the service and its command line, tests
 * the same beside it; `tsx tools/bundle.ts dist-bench` the measurements, so that they measure what runs.
 */

type Entries = Readonly<Record<string, string>>;

const SERVICE: Entries = {
  server: 'src/server.ts',
  'cli/main': 'src/cli/main.ts',
  'cli/ready': 'src/cli/ready.ts',
  'bulk/worker': 'src/bulk/worker.ts',
  'http/ruling-worker': 'src/http/ruling-worker.ts',
  'client/index': 'src/client/index.ts',
};

type Folder = 'dist' | 'dist-test' | 'dist-bench';

/** What each folder is made of: sources of files that share what they have in common, by their names. */
const BUNDLES: Readonly<Record<Folder, readonly Entries[]>> = {
  dist: [SERVICE],
  'dist-test': [SERVICE],
  'dist-bench': [{ run: 'bench/run.ts' }, { sender: 'bench/sender.ts' }, { 'cold-tables': 'bench/cold-tables.ts' }],
};

/** Fills a folder of the package anew. */
export async function bundle(folder: Folder): Promise<void> {
  // The desk is built apart, and kept where nothing of it has changed.
  const old = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'desk') : [];
  for (const name of old) rmSync(join(folder, name), { recursive: true });
  for (const entries of BUNDLES[folder]) await bundleTogether(folder, entries);
}

async function bundleTogether(folder: Folder, entries: Entries): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: { ...entries },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          // Parts that several files share lie beside `server.js`: what finds the package's folder counts on it.
          chunkFileNames: '[name]-[hash].js',
          // A constant is known to the compiler, a variable read anew each time: hands are ranked a third slower by those.
          topLevelVar: false,
        },
      },
    },
  });
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file://').href)
  await bundle(process.argv[2] === 'dist-bench' ? 'dist-bench' : 'dist');
