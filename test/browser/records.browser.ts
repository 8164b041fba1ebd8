import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { threeWayRecord } from '../support/three-way-record.ts';
import type { Desk } from './driver.ts';
import { scenarios } from './scenario.ts';

/** Recorded hands by the thousand. */

const { scenario, open } = scenarios();

const SHARED = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'hands');

interface Given {
  readonly name: string;
  readonly buffer: Buffer;
}

/** A file of made-up hands; every tenth says that a winner was paid a hundred less. */
const hands = (count: number, from = 1): Buffer =>
  Buffer.from(
    Array.from({ length: count }, (_, i) => threeWayRecord({ number: from + i, paid: i % 10 === 9 ? 800 : 900 })).join(
      '\n\n\n',
    ),
  );

async function give(desk: Desk, files: readonly Given[]): Promise<void> {
  if ((await desk.page.locator('#record-file').count()) === 0) await desk.page.locator('nav button').nth(2).click();
  await desk.page.setInputFiles(
    '#record-file',
    files.map(({ name, buffer }) => ({ name, mimeType: 'text/plain', buffer })),
  );
}

const readToEnd = (desk: Desk): Promise<unknown> =>
  desk.page.waitForFunction(
    () => document.querySelector('.record') !== null && document.querySelector('.progress') === null,
    undefined,
    { timeout: 80_000 },
  );

/** A number on the page, whatever its groups of digits are set apart by. */
const figure = (text = ''): number => Number(text.replace(/\D/g, ''));

scenario('ten thousand hands, page by page', async (desk) => {
  const began = Date.now();
  await give(desk, [{ name: 'night.txt', buffer: hands(10_000) }]);
  // Verdicts are there while it is still being read.
  await desk.page.waitForSelector('.progress progress');
  // How long the page was ever busy at a stretch, as a finger on it would notice.
  await desk.page.evaluate(() => {
    let [last, longest] = [performance.now(), 0];
    const look = (): void => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      document.body.dataset.longest = String(Math.round(longest));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await desk.page.waitForFunction(
    () => document.querySelector('.record') !== null && document.querySelector('.progress') !== null,
  );
  const early = figure((await desk.texts('.found'))[0]);
  expect(early).toBeGreaterThan(0);
  await readToEnd(desk);
  const busy = Number(await desk.page.getAttribute('body', 'data-longest'));
  console.log(`10,000 hands in ${Date.now() - began} ms, the page busy for at most ${busy} ms`);
  // A bound for a machine that does three other things; by itself it is a tenth of that.
  expect(busy).toBeLessThan(1_500);
  expect(figure((await desk.texts('.found'))[0])).toBe(10_000);
  expect(await desk.page.locator('.record').count()).toBe(50);
  expect((await desk.texts('.offers .chip')).map(figure)).toEqual([1_000, 9_000]);
  await desk.page.locator('.stepping button').last().click();
  expect((await desk.texts('.record strong'))[0]).toMatch(/51$/);
  await desk.page.locator('.chip.verdict-differs').click();
  expect((await desk.texts('.record strong'))[0]).toMatch(/10$/);
  expect(await desk.page.locator('.record.agrees').count()).toBe(0);
});

describe('files', () => {
  it('are read no further once it is stopped', async () => {
    const desk = await open('tablet', 'en');
    await give(desk, [{ name: 'night.txt', buffer: hands(30_000) }]);
    await desk.page.waitForSelector('.record');
    await desk.page.click('.progress .offer');
    await desk.page.waitForSelector('.progress', { state: 'detached' });
    expect((await desk.texts('main')).join(' ')).toContain('Stopped');
    expect(figure((await desk.texts('.found'))[0])).toBeLessThan(30_000);
    // What was read can be opened.
    await desk.page.locator('.record .offer').first().click();
    await desk.settled();
    await desk.close();
  });

  it('are read several at once, one of them packed, one of them none; again in the other language', async () => {
    const desk = await open('phone', 'en');
    await give(desk, [
      { name: 'first.txt', buffer: hands(2) },
      { name: 'second.txt.gz', buffer: gzipSync(hands(20, 3)) },
      { name: 'letter.txt', buffer: Buffer.from('Dear Anna,\n') },
      { name: 'hand.phh', buffer: readFileSync('examples/three-way-all-in.phh') },
    ]);
    await readToEnd(desk);
    expect(await desk.page.locator('.record').count()).toBe(24);
    expect(await desk.page.locator('.record.differs').count()).toBe(2);
    expect(await desk.texts('.record.unreadable strong')).toEqual(['letter.txt']);
    await desk.picture('several-files');
    expect(await desk.faults()).toEqual([]);
    await desk.page.click('.languages button[lang="it"]');
    await desk.page.waitForFunction(() =>
      document.querySelector('.record.unreadable')?.textContent?.includes('Nessun'),
    );
    await readToEnd(desk);
    expect(await desk.page.locator('.record').count()).toBe(24);
    await desk.close();
  });

  it('that were really recorded are read, whatever they are', async (test) => {
    if (!existsSync(SHARED)) return test.skip(`no folder ${SHARED}: CARDS_SPEAK_SHARED names the one above it`);
    const files = readdirSync(SHARED, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:txt|phhs?|ohh)$/.test(entry.name) && !/raw\.txt$/.test(entry.name))
      .map((entry) => ({
        name: basename(entry.name),
        buffer: readFileSync(join(entry.parentPath, entry.name)),
      }));
    const desk = await open('tablet', 'it');
    await give(desk, files);
    await readToEnd(desk);
    expect(figure((await desk.texts('.found'))[0])).toBeGreaterThan(files.length);
    const agreeing = await desk.texts('.chip.verdict-agrees');
    expect(figure(agreeing[0])).toBeGreaterThan(files.length);
    expect(desk.wrong).toEqual([]);
    await desk.close();
  });
});
