import type { EngineKind } from './engine/client.ts';
import type { Theme } from './state/house.ts';

/** What the page takes from the browser around it: engines, the clipboard, what is kept, whether it works offline. */

const meta = (name: string): string | null =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** The engine inside the page, where the desk is one file. */
const embedded = (): string | null => document.getElementById('desk-engine')?.textContent ?? null;

export const isOneFile = (): boolean => embedded() !== null;

let ownEngine: string | null = null;

/** Starts a thread with the engine of a language: a file of this host, or the one inside the page. */
export function startEngine(language: string, kind: EngineKind): Worker {
  const inside = embedded();
  if (inside !== null) {
    const code: unknown = JSON.parse(inside);
    ownEngine ??= URL.createObjectURL(new Blob([String(code)], { type: 'text/javascript' }));
    return new Worker(ownEngine);
  }
  return new Worker(new URL(meta(`desk-${kind}-${language}`) ?? '', document.baseURI), { type: 'module' });
}

const KEPT = 'cards-speak-house';

/** What is kept on the device; nothing where the browser does not let a page keep anything. */
export function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export function keep(text: string): void {
  try {
    localStorage.setItem(KEPT, text);
  } catch {
    // A browser that keeps nothing forgets the house with the page, as its user asked.
  }
}

/** When the dark colours hold by themselves; as in the page's head. */
const DARK = 'screen and (prefers-color-scheme: dark)';

/** Shows the page light or dark; paper is always light. */
export function showTheme(theme: Theme): void {
  const media = { device: DARK, light: 'not all', dark: 'screen' }[theme];
  for (const part of document.querySelectorAll('[data-dark]')) part.setAttribute('media', media);
}

/** Copies a text. Out: whether it was copied; on plain HTTP a browser may refuse. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'sr';
  const open = document.querySelector('dialog[open]') ?? document.body;
  open.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

/** Whether the desk works without a network: told once known. */
export async function goOffline(tell: (state: 'ready' | 'soon' | 'never' | 'file') => void): Promise<void> {
  if (isOneFile()) return tell('file');
  const worker = meta('desk-service-worker');
  if (!('serviceWorker' in navigator) || worker === null) return tell('never');
  tell('soon');
  try {
    await navigator.serviceWorker.register(new URL(worker, document.baseURI));
    await navigator.serviceWorker.ready;
    tell('ready');
  } catch {
    tell('never');
  }
}
