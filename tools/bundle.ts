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

/** Source of each file that is started by its name, by folder. */
const ENTRIES = {
  dist: SERVICE,
  'dist-test': SERVICE,
  'dist-bench': { run: 'bench/run.ts', sender: 'bench/sender.ts', 'cold-tables': 'bench/cold-tables.ts' },
} as const;

type Folder = keyof typeof ENTRIES;

/** Fills a folder of the package anew. */
export async function bundle(folder: Folder): Promise<void> {
  // The desk is built apart, and kept where nothing of it has changed.
  const old = existsSync(folder) ? readdirSync(folder).filter((name) => name !== 'desk') : [];
  for (const name of old) rmSync(join(folder, name), { recursive: true });
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
        input: { ...ENTRIES[folder] },
        // Parts that several files share lie beside `server.js`: what finds the package's folder counts on it.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

if (import.meta.url === new URL(process.argv[1] ?? '', 'file://').href)
  await bundle(process.argv[2] === 'dist-bench' ? 'dist-bench' : 'dist');
