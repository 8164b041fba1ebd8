import { writeFileSync } from 'node:fs';
import { settingsPage } from '../src/config/help.ts';
import { LANGUAGES } from '../src/core/index.ts';

/** Where the settings are told: generated from the table they are read by. */
export const FILE = new URL('../docs/settings.md', import.meta.url);

export const settingsDocument = (): string => `# Cards Speak\n\n${LANGUAGES.map(settingsPage).join('\n')}`;

if (import.meta.url === new URL(process.argv[1] ?? '', 'file://').href) writeFileSync(FILE, settingsDocument());
