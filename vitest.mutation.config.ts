import { defineConfig } from 'vitest/config';

/** What a change to pots or betting has to be noticed by: their own tests, and the hands in which they are settled. Exhaustive counts say the same, slowly. */
export default defineConfig({
  test: {
    include: [
      'test/core/pots/*.test.ts',
      'test/core/betting/*.test.ts',
      'test/core/hand/open-pair.test.ts',
      'test/core/hand/replay-decisions.test.ts',
      'test/core/hand/replay-posts.test.ts',
      'test/core/hand/replay-stud.test.ts',
      'test/service/adjudications.test.ts',
      'test/service/high-low.test.ts',
      'test/service/odd-chips.test.ts',
    ],
    exclude: ['test/core/betting/betting-counts.test.ts'],
    testTimeout: 30_000,
    env: { PROPERTY_RUNS: '60' },
  },
});
