import { defineConfig } from 'vitest/config';

/** What a change to pots or betting has to be noticed by: their own tests alone. Exhaustive counts say the same, slowly. */
export default defineConfig({
  test: {
    include: ['test/core/pots/*.test.ts', 'test/core/betting/*.test.ts'],
    exclude: ['test/core/betting/betting-counts.test.ts'],
    testTimeout: 30_000,
    env: { PROPERTY_RUNS: '60' },
  },
});
