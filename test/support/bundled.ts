import { bundle } from '../../tools/bundle.ts';

/** The projects of a run load this file each for itself. */
const run = globalThis as typeof globalThis & { bundled?: Promise<void> };

/** Before all tests: threads and processes they start run as built, as teaching each of them TypeScript takes seconds. */
export function setup(): Promise<void> {
  run.bundled ??= bundle('dist-test');
  return run.bundled;
}
