import { defineConfig } from 'vitest/config';
import { SkipReporter } from './tools/skip-reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // Every core works; a file gets a thread of its own modules only where it needs one.
    maxWorkers: '100%',
    // CI asks for the counts in a file as well.
    reporters: process.env.TEST_RESULTS
      ? ['default', ['json', { outputFile: process.env.TEST_RESULTS }], new SkipReporter()]
      : ['default', new SkipReporter()],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      // The server is started by CI; the worker runs in threads that are not measured.
      exclude: ['src/server.ts', 'src/http/ruling-worker.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: {
        lines: 90,
        'src/core/**': { lines: 95 },
      },
    },
  },
});
