import type { Plugin } from 'vite';

/** What stands in for the rulings on irregularities: a hand without a bet history never asks for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  'core/index.ts ./rulings/judge.ts':
    'export const replayRuled = () => { throw new Error("a bet history is read by the whole engine"); };',
  'core/messages.ts ./rulings/catalog.ts': 'export const RULING_TABLES = [];',
  'core/messages.ts ./rulings/judge-messages.ts': 'export const JUDGE_MESSAGES = {};',
};

const PREFIX = '\0stand-in:';

/**
 * Leaves the rulings on irregularities out of a bundle: two thirds of the core, needed only where a bet history or a
 * table ruling is. What is told without a history is ruled by the same code as ever.
 */
export const withoutRulings = (): Plugin => ({
  name: 'without-rulings',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, file = ''] = /\/src\/(.+)$/.exec(importer ?? '') ?? [];
    const name = `${file} ${source}`;
    return name in STAND_INS ? PREFIX + name : null;
  },
  load(id) {
    return id.startsWith(PREFIX) ? (STAND_INS[id.slice(PREFIX.length)] ?? null) : null;
  },
});
