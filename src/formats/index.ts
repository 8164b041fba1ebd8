export { inUnits, parseDecimal, shifted } from './decimal.ts';

import { looksLikePhh, readPhh } from './phh.ts';
import type { HistoryFormat } from './recorded-hand.ts';

export type { PhhFile, PhhHand } from './phh.ts';
export { readPhh } from './phh.ts';
export type {
  FileEntry,
  FormatFault,
  HistoryFile,
  HistoryFormat,
  Loss,
  RecordedHand,
  RecordedSetup,
  Written,
} from './recorded-hand.ts';

/** Every hand-history format that is read. */
export const FORMATS = [
  { id: 'phh', extensions: ['.phh', '.phhs'], recognises: looksLikePhh, read: readPhh },
] as const satisfies readonly HistoryFormat[];

export type FormatId = (typeof FORMATS)[number]['id'];
export const FORMAT_IDS: readonly FormatId[] = FORMATS.map(({ id }) => id);
