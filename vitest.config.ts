import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SkipReporter } from './tools/skip-reporter.ts';

/** The writer of the document fills in the schemas it meets: its file has to be the first to build the service. */
const ALONE = 'test/http/document.test.ts';

/** Starts linters that take as long as a tenth of all other tests: CI asks for it. */
const LONG = process.env.CARDS_SPEAK_LONG === '1' ? [] : ['test/openapi/lint.test.ts'];

/** What of the desk only a browser can show, and browser tests do. */
const IN_BROWSERS = ['src/desk/*.ts', 'src/desk/engine/{client,worker,quick-worker,calls}.ts', 'src/desk/view/*.ts'];

export default defineConfig({
  resolve: {
    alias: [{ find: /^.*\/package-root\.ts$/, replacement: join(import.meta.dirname, 'test/support/package-root.ts') }],
  },
  test: {
    testTimeout: 30_000,
    globalSetup: ['test/support/bundled.ts'],
    maxWorkers: '100%',
    projects: [
      // Files share the modules of their process: loading them anew for each takes longer than most tests.
      {
        extends: true,
        test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: [ALONE, ...LONG], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: [ALONE] } },
    ],
    // CI asks for the counts in a file as well.
    reporters: process.env.TEST_RESULTS
      ? ['default', ['json', { outputFile: process.env.TEST_RESULTS }], new SkipReporter()]
      : ['default', new SkipReporter()],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // The server is started by CI; the worker runs in threads that are not measured.
      exclude: ['src/server.ts', 'src/http/ruling-worker.ts', ...IN_BROWSERS],
      reporter: ['text-summary', 'html'],
      thresholds: {
        lines: 90,
        'src/core/**': { lines: 95 },
      },
    },
  },
});
