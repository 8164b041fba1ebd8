import { defineConfig } from 'vitest/config';

/** What a dealer does, in a real browser: `npm run test:browser`. Needs Chromium and the built desk. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.browser.ts'],
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // One browser at a time: they share the processor with the service.
    maxWorkers: 1,
    isolate: false,
    reporters: process.env.TEST_RESULTS ? ['default', ['json', { outputFile: process.env.TEST_RESULTS }]] : ['default'],
  },
});
