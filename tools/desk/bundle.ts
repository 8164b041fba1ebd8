import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';

export interface File {
  readonly name: string;
  readonly text: string;
}

interface Bundling {
  readonly input: string;
  readonly name: string;
  readonly plugins?: Plugin[];
  /** `iife`: one script with everything in it. */
  readonly format?: 'es' | 'iife';
}

/** One entry with everything it needs, minified; the entry comes first. */
export async function bundle({ input, name, plugins = [], format = 'es' }: Bundling): Promise<readonly File[]> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // One script with everything in it loads nothing, and has no address of its own.
    ...(format === 'iife' ? { define: { 'import.meta': '{}' } } : {}),
    plugins,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        // The core has no effects: what nobody imports is left out.
        treeshake: { moduleSideEffects: (id: string) => !/\/src\/(?:core|formats|service|contract)\//.test(id) },
        output: {
          format,
          entryFileNames: `assets/${name}-[hash].js`,
          chunkFileNames: `assets/${name}-[name]-[hash].js`,
          assetFileNames: `assets/${name}-[hash][extname]`,
          ...(format === 'iife' ? { codeSplitting: false } : {}),
        },
      },
    },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  return output.map((part) => ({
    name: part.fileName,
    text: part.type === 'chunk' ? part.code : Buffer.from(part.source).toString('utf8'),
  }));
}

/** A name that changes with what is in the file. */
export const hashed = (name: string, text: string): string => {
  const [stem = '', extension = ''] = name.split('.');
  return `assets/${stem}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${extension}`;
};
