import type { Hand } from './hand.ts';
import { MONEY_WAYS, type MoneyWay } from './hand.ts';

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const through = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Fragments longer than this are no hand of this desk. */
const LONGEST = 200_000;

/** A hand as the fragment of a link: its JSON, deflated, in base64url. */
export async function linkOf({ told, way }: Hand): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ way, told }));
  return `h=${toText(await through(json, new CompressionStream('deflate-raw')))}`;
}

/** What a fragment tells, unchecked; null where it is none of a hand. */
export async function readLink(fragment: string): Promise<{ readonly told: unknown; readonly way: MoneyWay } | null> {
  const [, text] = /^#?h=([\w-]+)$/.exec(fragment) ?? [];
  if (text === undefined || text.length > LONGEST) return null;
  try {
    const bytes = await through(toBytes(text), new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value !== 'object' || value === null || !('told' in value) || !('way' in value)) return null;
    const way = MONEY_WAYS.find((own) => own === value.way);
    return way === undefined ? null : { told: value.told, way };
  } catch {
    // A link that was cut off or written by hand.
    return null;
  }
}
