/** From source, a worker has to be taught TypeScript by itself, whatever its parent was started with. */
const LOADER_CODE = `import{register}from"node:module";register("tsx/esm",${JSON.stringify({ parentURL: import.meta.url, data: {} })})`;
const SOURCE_LOADER = `data:text/javascript,${encodeURIComponent(LOADER_CODE)}`;

/** How a pool starts the module beside another: `file` without its ending, as in `./worker`. */
export function workerFile(file: string, beside: string): { readonly filename: string; readonly execArgv?: string[] } {
  const source = import.meta.url.endsWith('.ts');
  const filename = new URL(`${file}.${source ? 'ts' : 'js'}`, beside).href;
  return source ? { filename, execArgv: ['--import', SOURCE_LOADER] } : { filename };
}
