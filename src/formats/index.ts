import {
  joinOpenHandHistory,
  looksLikeOpenHandHistory,
  readOpenHandHistory,
  startsOpenHand,
  writeOpenHandHistory,
} from './open-hand-history.ts';
import { joinPhh, looksLikePhh, readPhh, startsPhhHand, writePhh } from './phh.ts';
import {
  joinPokerStars,
  looksLikePokerStars,
  readPokerStars,
  startsPokerStarsHand,
  writePokerStars,
} from './pokerstars.ts';
import type { HistoryFormat } from './recorded-hand.ts';

export { inUnits, parseDecimal, shifted } from './decimal.ts';
export { expectedInItalian } from './expected-texts.ts';
export { FORMAT_FAULT_TEXTS, type FormatCode } from './fault-texts.ts';
export { LOSSES, type Loss, type LossCode, loss } from './losses.ts';
export { readOpenHandHistory, writeOpenHandHistory } from './open-hand-history.ts';
export { joinPhh, readPhh, writePhh } from './phh.ts';
export { readPokerStars, writePokerStars } from './pokerstars.ts';
export type {
  FileEntry,
  FormatFault,
  HistoryFile,
  HistoryFormat,
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
    startsHand: startsPhhHand,
    read: readPhh,
    write: writePhh,
    join: joinPhh,
  },
  {
    id: 'open-hand-history',
    extensions: ['.ohh', '.json'],
    recognises: looksLikeOpenHandHistory,
    startsHand: startsOpenHand,
    read: readOpenHandHistory,
    write: writeOpenHandHistory,
    join: joinOpenHandHistory,
  },
  {
    id: 'pokerstars',
    extensions: ['.txt'],
    recognises: looksLikePokerStars,
    startsHand: startsPokerStarsHand,
    read: readPokerStars,
    write: writePokerStars,
    join: joinPokerStars,
  },
] as const satisfies readonly HistoryFormat[];

export type FormatId = (typeof FORMATS)[number]['id'];
export const FORMAT_IDS: readonly FormatId[] = FORMATS.map(({ id }) => id);
