import { joinPhh, looksLikePhh, readPhh, writePhh } from './phh.ts';
import { looksLikePokerStars, readPokerStars } from './pokerstars.ts';
import type { HistoryFormat } from './recorded-hand.ts';

export { inUnits, parseDecimal, shifted } from './decimal.ts';
export { joinPhh, readPhh, writePhh } from './phh.ts';
export { readPokerStars } from './pokerstars.ts';
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
  {
    id: 'phh',
    extensions: ['.phh', '.phhs'],
    recognises: looksLikePhh,
    read: readPhh,
    write: writePhh,
    join: joinPhh,
  },
  { id: 'pokerstars', extensions: ['.txt'], recognises: looksLikePokerStars, read: readPokerStars },
] as const satisfies readonly HistoryFormat[];

export type FormatId = (typeof FORMATS)[number]['id'];
export const FORMAT_IDS: readonly FormatId[] = FORMATS.map(({ id }) => id);
