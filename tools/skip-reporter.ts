import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with a line for every test that was skipped, and why. */
export class SkipReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const test of module.children.allTests('skipped')) {
        const result = test.result();
        const why = result.state === 'skipped' ? result.note : undefined;
        process.stdout.write(`skipped: ${test.fullName}: ${why ?? 'no reason given'}\n`);
      }
    }
  }
}
