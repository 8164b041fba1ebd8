import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HANDS = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands/pokerstars');

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** PokerStars hands of the shared collection, each a text; none where it is absent. */
export function collected(): string[] {
  if (!existsSync(HANDS)) return [];
  return readdirSync(HANDS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      decoded(readFileSync(join(HANDS, file))).split(/(?=^\uFEFF?PokerStars [^\n]*(?:Hand|Game) #\d)/m),
    );
}

/** The lines of a text that say anything. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
