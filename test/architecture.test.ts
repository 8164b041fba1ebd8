import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HOUSE_RULE_NAMES, RULE_SOURCES, RULEBOOK_IDS, RULING_TYPES, VARIANTS } from '../src/core/index.ts';

const ROOT = resolve('src');

const FILES = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));

const SOURCES = FILES.filter((file) => file.endsWith('.ts')).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), 'utf8'),
}));

interface Import {
  readonly file: string;
  /** Path under `src/`, or a package. */
  readonly target: string;
  readonly kind: 'file' | 'package';
  readonly typeOnly: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

const IMPORTS: readonly Import[] = SOURCES.flatMap(({ file, text }) =>
  [...text.matchAll(IMPORT)].map(([, type, specifier = '']): Import => {
    const local = specifier.startsWith('.');
    const target = local ? relative(ROOT, resolve(ROOT, dirname(file), specifier)) : specifier;
    return { file, target, kind: local ? 'file' : 'package', typeOnly: type !== undefined };
  }),
);

const layerOf = (file: string): string => file.split('/')[0]?.replace(/\.ts$/, '') ?? '';
const coreLayerOf = (file: string): string => file.split('/')[1] ?? '';
const show = ({ file, target }: Import): string => `${file} → ${target}`;
const local = IMPORTS.filter(({ kind }) => kind === 'file');

/** What each layer may import besides itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  'package-root': [],
  server: ['http', 'config', 'core'],
  config: ['core'],
  http: ['bulk', 'service', 'contract', 'core', 'config', 'package-root'],
  bulk: ['service', 'contract', 'core', 'formats', 'package-root'],
  desk: ['service', 'contract', 'core', 'formats'],
  client: [],
  cli: ['server', 'config', 'bulk', 'service', 'contract', 'core', 'formats'],
  service: ['contract', 'core', 'formats'],
  formats: ['core'],
  contract: ['core', 'formats'],
  core: [],
};

/** Inside the core a folder may import those after it, and the leaves. */
const CORE_ORDER = [
  'verification',
  'rulings',
  'hand',
  'pots',
  'betting',
  'house-rules',
  'variants',
  'evaluation',
  'cards',
  'kernel',
];
const CORE_LEAVES = ['rulebooks', 'explanation'];

function mayImportInCore(from: string, to: string): boolean {
  if (from === to || to === 'kernel') return true;
  if (CORE_LEAVES.includes(from)) return false;
  return CORE_LEAVES.includes(to) || CORE_ORDER.indexOf(from) < CORE_ORDER.indexOf(to);
}

/** Files at the top of the core gather what lies below: its door, and every message. */
const isCoreTop = (file: string): boolean => /^core\/[^/]+\.ts$/.test(file);

describe('the layers', () => {
  it('import in one direction only', () => {
    const wrong = local.filter(({ file, target }) => {
      const [from, to] = [layerOf(file), layerOf(target)];
      return from !== to && !LAYERS[from]?.includes(to);
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('know of no other', () => {
    expect([...new Set(FILES.map(layerOf))].filter((layer) => !(layer in LAYERS))).toEqual([]);
  });

  it('reach the core through its one door', () => {
    const wrong = local.filter(
      ({ file, target }) => layerOf(file) !== 'core' && layerOf(target) === 'core' && target !== 'core/index.ts',
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('let a service see the shapes of the wire as types only', () => {
    const wrong = local.filter(
      ({ file, target, typeOnly }) => layerOf(file) === 'service' && layerOf(target) === 'contract' && !typeOnly,
    );
    expect(wrong.map(show)).toEqual([]);
  });

  it('leave the process to the server', () => {
    const wrong = SOURCES.filter(
      ({ file, text }) => file !== 'server.ts' && !file.startsWith('cli/') && /\bprocess\./.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('keep services free of node, so that they run in a browser too', () => {
    const wrong = IMPORTS.filter(({ file, target }) => layerOf(file) === 'service' && target.startsWith('node:'));
    expect(wrong.map(show)).toEqual([]);
  });

  it('let nothing of node into what the desk is made of', () => {
    const reached = new Set(FILES.filter((file) => layerOf(file) === 'desk'));
    for (const file of reached)
      for (const { target } of local.filter((own) => own.file === file && !own.typeOnly)) reached.add(target);
    const wrong = IMPORTS.filter(({ file, target }) => reached.has(file) && target.startsWith('node:'));
    expect(reached.size).toBeGreaterThan(100);
    expect(wrong.map(show)).toEqual([]);
  });
});

describe('the core', () => {
  it('imports nothing from outside', () => {
    expect(IMPORTS.filter(({ file, kind }) => layerOf(file) === 'core' && kind === 'package').map(show)).toEqual([]);
  });

  it('imports downwards only', () => {
    const wrong = local.filter(({ file, target }) => {
      if (layerOf(file) !== 'core' || isCoreTop(file)) return false;
      return isCoreTop(target) || !mayImportInCore(coreLayerOf(file), coreLayerOf(target));
    });
    expect(wrong.map(show)).toEqual([]);
  });

  it('has no clock, no chance and no log', () => {
    const wrong = SOURCES.filter(
      ({ file, text }) =>
        layerOf(file) === 'core' && /\b(?:Date\.|new Date|Math\.random|console\.|performance\.|globalThis)/.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('throws in invariants only', () => {
    const wrong = SOURCES.filter(
      ({ file, text }) =>
        layerOf(file) === 'core' &&
        file !== 'core/kernel/invariant.ts' &&
        /\bthrow\b(?! by)/.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('compares no variant or rulebook by name outside its catalogue', () => {
    const ids = [...VARIANTS.map(({ id }) => id), ...RULEBOOK_IDS].join('|');
    const named = new RegExp(`(?:===|!==|case)\\s*'(?:${ids})'`);
    expect(SOURCES.filter(({ text }) => named.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('the files', () => {
  it('have kebab-case names', () => {
    expect(
      FILES.filter(
        (file) => !file.split('/').every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:ts|css|html|svg))?$/.test(part)),
      ),
    ).toEqual([]);
  });

  it('lie at most three folders deep', () => {
    expect(FILES.filter((file) => file.split('/').length > 4)).toEqual([]);
  });

  it('have named exports only', () => {
    expect(
      SOURCES.filter(({ text }) => /^export default\b|\bas default\b/m.test(text)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('import with their extension', () => {
    expect(local.filter(({ target }) => !target.endsWith('.ts')).map(show)).toEqual([]);
  });
});

const repeated = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);
const kebab = (id: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id);
const citations = RULE_SOURCES.flatMap((source) => source.citations);

describe('the catalogues', () => {
  it('have unique kebab-case ids', () => {
    for (const ids of [VARIANTS.map(({ id }) => id), RULE_SOURCES.map(({ id }) => id), RULING_TYPES]) {
      expect(repeated(ids)).toEqual([]);
      expect(ids.filter((id) => !kebab(id))).toEqual([]);
    }
    expect(repeated(citations.map(({ id }) => id))).toEqual([]);
  });

  it('cite clauses that exist', () => {
    const known = new Set(citations.map(({ id }) => id));
    const cited = VARIANTS.flatMap(({ id, cites }) =>
      Object.values(cites)
        .flat()
        .map((cite) => [id, cite] as const),
    );
    expect(cited.length).toBeGreaterThanOrEqual(VARIANTS.length);
    expect(cited.filter(([, cite]) => !known.has(cite))).toEqual([]);
  });

  it('give every house rule a file of its own', () => {
    const file = (name: string): string =>
      `core/house-rules/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
    expect(HOUSE_RULE_NAMES.map(file).filter((name) => !FILES.includes(name))).toEqual([]);
  });

  it('give every ruling a file of its own', () => {
    expect(RULING_TYPES.map((type) => `core/rulings/${type}.ts`).filter((name) => !FILES.includes(name))).toEqual([]);
  });

  it('have a source file for every rulebook', () => {
    expect(RULE_SOURCES.map(({ id }) => `core/rulebooks/${id}.ts`).filter((name) => !FILES.includes(name))).toEqual([]);
  });
});
