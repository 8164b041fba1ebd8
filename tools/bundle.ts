import { readdirSync, rmSync } from 'node:fs';
import { build } from 'vite';

/**
 * Puts what the package runs into a few files, as loading hundreds of modules one by one is most of the time the service
 * takes to start. Packages it depends on stay their own. `npm run build` makes the service and its command line;
 * `tsx tools/bundle.ts bench` the measurements, so that they measure what runs.
 */

interface Target {
  readonly folder: string;
  /** Source of each file that is started by its name. */
  readonly entries: Readonly<Record<string, string>>;
}

const SERVICE: Target = {
  folder: 'dist',
  entries: {
    server: 'src/server.ts',
    'cli/main': 'src/cli/main.ts',
    'cli/ready': 'src/cli/ready.ts',
    'bulk/worker': 'src/bulk/worker.ts',
    'http/ruling-worker': 'src/http/ruling-worker.ts',
    'client/index': 'src/client/index.ts',
  },
};

const BENCH: Target = {
  folder: 'dist-bench',
  entries: { run: 'bench/run.ts', sender: 'bench/sender.ts', 'cold-tables': 'bench/cold-tables.ts' },
};

const { folder, entries } = process.argv[2] === 'bench' ? BENCH : SERVICE;

// The desk is built apart, and kept where nothing of it has changed.
for (const name of readdirSync('.').includes(folder) ? readdirSync(folder) : [])
  if (name !== 'desk') rmSync(`${folder}/${name}`, { recursive: true });

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
      // Parts that several files share lie beside `server.js`: what finds the package's folder counts on it.
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
