import { createHash } from 'node:crypto';
import type { File } from './bundle.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** When the dark colours hold by themselves. */
const DARK = 'screen and (prefers-color-scheme: dark)';

interface Parts {
  readonly template: string;
  readonly script: File;
  readonly style: File;
  /** Laid over the style where it is dark. */
  readonly dark: File;
  readonly engines: Readonly<Record<string, File>>;
}

const fill = (template: string, head: string, end: string): string =>
  template.replace('<!-- head -->', () => head).replace('<!-- end -->', () => end);

/** The page as it is served: no code or style of its own, everything from files of this host. */
export function servedPage({ template, script, style, dark, engines }: Parts): string {
  const head = [
    '<link rel="icon" href="icon.svg" type="image/svg+xml" />',
    '<link rel="manifest" href="manifest.webmanifest" />',
    `<link rel="stylesheet" href="${style.name}" />`,
    `<link rel="stylesheet" href="${dark.name}" media="${DARK}" data-dark />`,
    `<script type="module" src="${script.name}"></script>`,
    ...Object.entries(engines).map(([engine, { name }]) => `<meta name="desk-${engine}" content="${name}" />`),
    '<meta name="desk-service-worker" content="sw.js" />',
  ];
  return fill(template, head.join('\n    '), '');
}

/** JSON that may stand inside a script element. */
const inScript = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The desk as one file: its policy names what may run by its hash, and nothing is loaded from anywhere. */
export function oneFilePage({
  template,
  script,
  style,
  dark,
  engine,
}: Omit<Parts, 'engines'> & { engine: File }): string {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script.text)}`,
    `style-src ${hashOf(style.text)} ${hashOf(dark.text)}`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = [
    `<meta http-equiv="content-security-policy" content="${policy}" />`,
    `<style>${style.text}</style>`,
    `<style media="${DARK}" data-dark>${dark.text}</style>`,
  ];
  const end = [
    `<script type="application/json" id="desk-engine">${inScript(engine.text)}</script>`,
    `<script type="module">${script.text}</script>`,
  ];
  return fill(template, head.join('\n    '), end.join('\n    '));
}

export const manifest = (): string =>
  JSON.stringify({
    name: 'Cards Speak',
    short_name: 'Cards Speak',
    description: 'The ruling, the chips for each seat and the rule, in seconds.',
    start_url: '.',
    scope: '.',
    display: 'standalone',
    background_color: '#f4f3ee',
    theme_color: '#17503f',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });

/**
 * The worker that keeps the desk on the device. Files with a hash in their name never change; the page itself is asked
 * for first and taken from what is kept where there is no answer.
 */
export function serviceWorker(files: readonly string[]): string {
  const version = createHash('sha256').update(files.join('\n')).digest('base64url').slice(0, 12);
  return `const KEPT = ${JSON.stringify(`desk-${version}`)};
const FILES = ${JSON.stringify(files)};
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('desk-') && name !== KEPT;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const base = new URL('.', self.location.href);
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== base.origin) return;
  const name = url.pathname.slice(base.pathname.length) || './';
  if (!FILES.includes(name)) return;
  const kept = () => caches.open(KEPT).then((cache) => cache.match(new URL(name, base).href));
  const asked = () => fetch(request);
  event.respondWith(
    name.startsWith('assets/')
      ? kept().then((found) => found ?? asked())
      : asked().catch(() => kept().then((found) => found ?? Response.error())),
  );
});
`;
}
