import type { Language, Localised } from '../core/index.ts';
import type { Setting } from './setting.ts';
import { SETTINGS } from './settings.ts';

const ROWS: readonly (readonly [name: string, setting: Setting])[] = Object.entries(SETTINGS);

const WORDS = {
  heading: {
    en: 'Settings, read from the environment at start:',
    it: "Impostazioni, lette dall'ambiente all'avvio:",
  },
  usual: { en: 'default', it: 'predefinito' },
  none: { en: 'none', it: 'nessuno' },
} as const satisfies Readonly<Record<string, Localised>>;

/** Every setting with its kind, default and meaning, for a terminal. */
export function settingsHelp(language: Language): string {
  const rows = ROWS.map(([name, { kind, usual, about }]) => {
    const otherwise = usual === '' ? WORDS.none[language] : usual;
    const plain = about[language].replaceAll('`', '');
    return `  ${name}\n      ${plain}\n      ${kind[language]} (${WORDS.usual[language]}: ${otherwise})`;
  });
  return `${WORDS.heading[language]}\n\n${rows.join('\n')}\n`;
}

const TITLES = {
  en: { title: 'Settings', head: ['Variable', 'Meaning', 'Value', 'Default'] },
  it: { title: 'Impostazioni', head: ['Variabile', 'Significato', 'Valore', 'Predefinito'] },
} as const;

const INTRODUCTION: Localised = {
  en: 'Read from the environment at start; whatever is wrong is named all at once and nothing starts. `node dist/server.js --help` prints the same.',
  it: "Lette dall'ambiente all'avvio; tutto ciò che non va è indicato insieme e nulla parte. `node dist/server.js --help --lang it` stampa lo stesso.",
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The same as a page. */
export function settingsPage(language: Language): string {
  const { title, head } = TITLES[language];
  const rows = ROWS.map(([name, { kind, usual, about }]) =>
    row([`\`${name}\``, about[language], kind[language], usual === '' ? '' : `\`${usual}\``]),
  );
  const table = [row(head), row(head.map(() => '---')), ...rows].join('\n');
  return `## ${title}\n\n${INTRODUCTION[language]}\n\n${table}\n`;
}
