import { looksLikePhh, readPhh } from './phh.ts';
import { looksLikePokerStars, readPokerStars } from './pokerstars.ts';
import type { HistoryFormat } from './recorded-hand.ts';

export type { PhhFile, PhhHand } from './phh.ts';
export { readPhh } from './phh.ts';
export { readPokerStars } from './pokerstars.ts';
export type {
  FileEntry,
  FormatFault,
  HistoryFile,
  HistoryFormat,
  RecordedHand,
  RecordedSetup,
  Stated,
  StatedAmount,
  StatedHand,
  StatedPot,
  StatedShare,
  StatedSum,
} from './recorded-hand.ts';
export { NOTHING_STATED } from './recorded-hand.ts';

/** Every hand-history format that is read. */
export const FORMATS = [
  { id: 'phh', extensions: ['.phh', '.phhs'], recognises: looksLikePhh, read: readPhh },
  { id: 'pokerstars', extensions: ['.txt'], recognises: looksLikePokerStars, read: readPokerStars },
] as const satisfies readonly HistoryFormat[];

export type FormatId = (typeof FORMATS)[number]['id'];
