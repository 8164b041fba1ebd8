import { isIP } from 'node:net';
import * as z from 'zod';
import type { Localised } from '../core/index.ts';

/** One thing that can be set from the environment: how it is read, and how it is told. */
export interface Setting<T = unknown> {
  readonly schema: z.ZodType<T, string>;
  /** What it may be, as in "a whole number from 0 to 65535". */
  readonly kind: Localised;
  /** As it would be written; empty where there is none. */
  readonly usual: string;
  readonly about: Localised;
}

/** A whole number within bounds. */
export const whole = (
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
  about: Localised,
): Setting<number> => ({
  schema: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most)),
  kind: { en: `a whole number from ${least} to ${most}`, it: `un numero intero da ${least} a ${most}` },
  usual: String(usual),
  about,
});

/** One of some words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(
  words: W,
  usual: W[number],
  about: Localised,
): Setting<W[number]> => ({
  schema: z.enum(words),
  kind: { en: `one of ${words.join(', ')}`, it: `uno fra ${words.join(', ')}` },
  usual,
  about,
});

/** A text that may not be empty. */
export const text = (usual: string, kind: Localised, about: Localised): Setting<string> => ({
  schema: z.string().min(1),
  kind,
  usual,
  about,
});

/** A text that is looked into later; empty where there is none. */
export const unread = (kind: Localised, about: Localised): Setting<string> => ({
  schema: z.string(),
  kind,
  usual: '',
  about,
});

/** The path of a file; empty where there is none. */
export const path = (about: Localised): Setting<string> =>
  unread({ en: 'the path of a file', it: 'il percorso di un file' }, about);

/** What stands between commas. */
const partsOf = (given: string): string[] =>
  given
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A list with commas between, each part of which has to pass. */
export const list = (
  isRight: (part: string) => boolean,
  kind: Localised,
  about: Localised,
): Setting<readonly string[]> => ({
  schema: z
    .string()
    .transform(partsOf)
    .pipe(z.array(z.string().refine(isRight))),
  kind,
  usual: '',
  about,
});

/** An origin as browsers send it (RFC 6454): scheme, host and port alone; `*` is all of them. */
export function isOrigin(part: string): boolean {
  if (part === '*') return true;
  return /^https?:/.test(part) && URL.canParse(part) && new URL(part).origin === part;
}

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network with its prefix, or one of the names there are for networks. */
export function isNetwork(part: string): boolean {
  if (NETWORKS.includes(part)) return true;
  const [address = '', prefix, ...rest] = part.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
