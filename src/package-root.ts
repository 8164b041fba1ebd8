/** The package's own folder: this module lies one level below it, as source and as built. */
export const PACKAGE_ROOT = new URL('..', import.meta.url);

/** Whether the modules that run are the sources themselves. */
export const RUNS_FROM_SOURCE = import.meta.url.endsWith('.ts');

/** A module that is started by its file, as a thread is, by its path without ending: `bulk/worker`. */
export const moduleFile = (path: string): string =>
  new URL(RUNS_FROM_SOURCE ? `src/${path}.ts` : `dist/${path}.js`, PACKAGE_ROOT).href;
