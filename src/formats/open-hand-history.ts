import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../core/index.ts';
import type { Loss } from './losses.ts';
import { readHand } from './open-hand-history/hand.ts';
import { pastSpace } from './open-hand-history/json.ts';
import { type Piece, splitHands } from './open-hand-history/split.ts';
import { type Found, Log, type OhhConflictCode, type OhhFaultCode, Value } from './open-hand-history/value.ts';
import { writeHand } from './open-hand-history/write.ts';
import { lineStarts, placeAt } from './place.ts';
import { readBack } from './read-back.ts';
import type { FileEntry, FormatFault, HistoryFile, RecordedHand, Written } from './recorded-hand.ts';

type Place = (found: Found<OhhFaultCode | OhhConflictCode>) => FormatFault;

/** A place for what is found, walking the text only if asked. */
function placer(text: string): Place {
  let starts: readonly number[] | null = null;
  return ({ at, ...found }) => {
    starts ??= lineStarts(text);
    return { ...placeAt(starts, at), ...found };
  };
}

const inOrder = (faults: readonly FormatFault[]): FormatFault[] =>
  [...faults].sort((a, b) => a.line - b.line || a.column - b.column);

const broken = (fault: FormatFault): FileEntry => ({ number: null, hand: err([fault]) });

/** Names given twice anywhere: JSON keeps the last, and the record cannot mean both. */
function noteRepeated(value: Value): void {
  const { node } = value;
  if (node?.kind === 'object') {
    for (const key of node.repeated) value.get(key).conflict('repeated-field', null, key);
    for (const key of node.members.keys()) noteRepeated(value.get(key));
  } else if (node?.kind === 'list') for (const item of value.items()) noteRepeated(item);
}

function readPiece(piece: Piece, place: Place): FileEntry {
  const { at } = piece;
  if (piece.kind === 'stray') return broken(place({ at, code: 'stray-text', expected: '{', detail: null }));
  if (piece.kind === 'damage')
    return broken(place({ at: piece.fault.at, code: 'not-json', expected: piece.fault.expected, detail: null }));
  const log = new Log();
  const root = new Value(piece.node, { path: '', at, log });
  const wrapped = root.get('ohh');
  const hand = wrapped.node?.kind === 'object' ? new Value(wrapped.node, { path: '', at, log }) : root;
  if (!hand.get('players').isGiven && !hand.get('rounds').isGiven)
    return broken(place({ at, code: 'not-a-hand', expected: 'a hand with players and rounds', detail: null }));
  noteRepeated(hand);
  const read = readHand(hand);
  const faults = inOrder(log.faults.map(place));
  const number = log.quietly(() => hand.get('game_number').text());
  if (isNonEmpty(faults)) return { number, hand: err(faults) };
  if (read === null) return broken(place({ at, code: 'not-a-hand', expected: null, detail: null }));
  return { number, hand: ok({ ...read, conflicts: inOrder(log.conflicts.map(place)) }) };
}

/** Within one JSON value no line that closes an object is followed by one that opens the next without a comma. */
export const startsOpenHand = (line: string, before: string): boolean =>
  /^\s*\{/.test(line) && (before === '' || /\}\s*$/.test(before));

const PEEK = 20_000;

/** JSON that speaks of hands in the format's own words. */
export function looksLikeOpenHandHistory(text: string): boolean {
  const head = text.slice(text.startsWith('\uFEFF') ? 1 : 0, PEEK);
  let at = pastSpace(head, 0);
  if (head[at] === '[') at = pastSpace(head, at + 1);
  return head[at] === '{' && /"(?:ohh|spec_version|player_wins|dealer_seat)"/.test(head);
}

/**
 * Reads Open Hand History 1.2 to 1.4: JSON objects one after the other, each a hand, in its wrapping or without.
 * Out: an entry for every hand, read or with its faults; an error only where there is none.
 */
export function readOpenHandHistory(text: string): Result<HistoryFile, readonly FormatFault[]> {
  // A byte order mark is a character, so that places stay those of the text without it.
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const place = placer(body);
  const entries = splitHands(body).map((piece) => readPiece(piece, place));
  const faults: readonly FormatFault[] = entries.flatMap(({ hand }) => (hand.ok ? [] : hand.error));
  const nothing: NonEmpty<FormatFault> = [
    { line: 1, column: 1, code: 'no-hand', expected: 'a hand as a JSON object', detail: null },
  ];
  if (entries.length === 0) return err(nothing);
  return entries.every(({ hand }) => !hand.ok && hand.error[0].code === 'stray-text') ? err(faults) : ok({ entries });
}

/** Writes a hand as Open Hand History 1.4. Out: a file of it and what it cannot say; an error where it cannot tell it. */
export const writeOpenHandHistory = (hand: RecordedHand): Result<Written, NonEmpty<Loss>> =>
  readBack(hand, writeHand(hand), readOpenHandHistory);

/** Hands of one file each as one file: objects with a blank line between them. */
export const joinOpenHandHistory = (texts: readonly string[]): string => texts.join('\n');
