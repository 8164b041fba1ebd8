import { hash } from 'node:crypto';
import type { Localised } from '../core/index.ts';

/** Who may ask: a name for the log, and the digest of the key. The key itself is not kept. */
export interface ApiKey {
  readonly name: string;
  readonly digest: Buffer;
}

/** Characters a key has at least. */
export const SHORTEST_KEY = 16;

const NAME = /^[a-z0-9][a-z0-9._-]{0,31}$/i;
/** What a bearer token may be made of (RFC 6750, section 2.1). */
const KEY = /^[A-Za-z0-9._~+/-]+=*$/;

/** SHA-256 of a key: of one length whatever the key's, so that comparing tells nothing of it. */
export const digestOf = (key: string): Buffer => hash('sha256', key, 'buffer');

/** What is wrong with one entry. It is told by its place: where name and key are mixed up, either may be the secret. */
function faultIn(entry: string, place: number): Localised | null {
  const [name = '', key = ''] = entry.split(/:(.*)/s);
  if (!entry.includes(':') || !NAME.test(name)) {
    return {
      en: `entry ${place} has to be name:key, the name of letters, digits, ".", "_" and "-", 32 at most`,
      it: `la voce ${place} deve essere nome:chiave, il nome di lettere, cifre, ".", "_" e "-", al massimo 32`,
    };
  }
  if (key.length < SHORTEST_KEY) {
    return {
      en: `the key of entry ${place} has fewer than ${SHORTEST_KEY} characters`,
      it: `la chiave della voce ${place} ha meno di ${SHORTEST_KEY} caratteri`,
    };
  }
  if (!KEY.test(key)) {
    return {
      en: `the key of entry ${place} has characters no bearer token may have`,
      it: `la chiave della voce ${place} ha caratteri che un bearer token non può avere`,
    };
  }
  return null;
}

const twice = (values: readonly string[]): string[] => [
  ...new Set(values.filter((own, i) => values.indexOf(own) !== i)),
];

const isEntry = (line: string): boolean => line !== '' && !line.startsWith('#');

/** Reads `name:key` entries, between commas or one a line. Out: the keys, or everything that is wrong with them. */
export function readKeys(text: string): { readonly keys: readonly ApiKey[]; readonly faults: readonly Localised[] } {
  const entries = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter(isEntry);
  const faults = entries.flatMap((entry, i) => faultIn(entry, i + 1) ?? []);
  if (faults.length > 0) return { keys: [], faults };
  const keys = entries.map((entry): ApiKey => {
    const [name = '', key = ''] = entry.split(/:(.*)/s);
    return { name, digest: digestOf(key) };
  });
  return { keys, faults: repeatedIn(keys) };
}

/** Names and keys that stand there twice. */
export function repeatedIn(keys: readonly ApiKey[]): Localised[] {
  const names = twice(keys.map(({ name }) => name)).map(
    (name): Localised => ({ en: `two keys are named ${name}`, it: `due chiavi si chiamano ${name}` }),
  );
  const digests = twice(keys.map(({ digest }) => digest.toString('hex'))).map((same): Localised => {
    const sharing = keys.filter(({ digest }) => digest.toString('hex') === same).map(({ name }) => name);
    return {
      en: `${sharing.join(' and ')} have the same key`,
      it: `${sharing.join(' e ')} hanno la stessa chiave`,
    };
  });
  return [...names, ...digests];
}
