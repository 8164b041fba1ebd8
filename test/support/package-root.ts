/** In place of `src/package-root.ts` in tests: what is started by its file is the bundle they make. */

export const PACKAGE_ROOT = new URL('../..', import.meta.url);

export const RUNS_FROM_SOURCE = false;

export const moduleFile = (path: string): string => new URL(`dist-test/${path}.js`, PACKAGE_ROOT).href;
