import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threeWayRecord } from '../support/three-way-record.ts';
import { Desk, type Language, PICTURES, type Service, type Size, startBrowser, startService } from './driver.ts';
import { GOLDEN, type Golden } from './golden.ts';

let service: Service;
let browser: Browser;

beforeAll(async () => {
  service = await startService();
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

const WINDOWS: readonly (readonly [Size, Language])[] = [
  ['tablet', 'it'],
  ['phone', 'en'],
];
const open = (size: Size, language: Language): Promise<Desk> => Desk.open(browser, service.url, { size, language });

/** A hand at its showdown, one pot. */
async function showdown(desk: Desk): Promise<string> {
  await desk.cards('Ac Kh 9d 9c 2s As Kd Ad Qc');
  await desk.hidePicker();
  await desk.fill('pot', 600);
  return desk.settled();
}

/** What the engine of the page answers, asked as the page asks it. */
const askEngine = (
  page: Page,
  kind: 'quick' | 'whole',
  language: Language,
  asked: readonly Golden[],
): Promise<unknown[]> =>
  page.evaluate(
    async ({ kind, language, asked }) => {
      const file = document.querySelector(`meta[name="desk-${kind}-${language}"]`)?.getAttribute('content') ?? '';
      const worker = new Worker(new URL(file, document.baseURI), { type: 'module' });
      const answers: unknown[] = [];
      for (const [id, { path, body }] of asked.entries()) {
        const name = path === '/v1/rulings' ? 'rule' : 'adjudicate';
        worker.postMessage({ id, name, ask: body, language, boards: 2_000_000 });
        const { data } = await new Promise<MessageEvent>((done) => {
          worker.onmessage = done;
        });
        answers.push(data.answer?.ok === true ? data.answer.value : data);
      }
      worker.terminate();
      return answers;
    },
    { kind, language, asked },
  );

async function askService(golden: Golden, language: Language): Promise<unknown> {
  const answer = await fetch(service.url + golden.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(golden.body),
  });
  return answer.status === 200 ? answer.json() : null;
}

describe('an answer ruled on the device', () => {
  it.each(['en', 'it'] as const)('equals the service’s field by field, %s', async (language) => {
    const known = await Promise.all(GOLDEN.map((golden) => askService(golden, language)));
    const answered = GOLDEN.flatMap((golden, i) => (known[i] === null ? [] : [{ golden, answer: known[i] }]));
    expect(answered.length).toBeGreaterThan(8);
    const desk = await open('tablet', language);
    const whole = await askEngine(
      desk.page,
      'whole',
      language,
      answered.map(({ golden }) => golden),
    );
    for (const [i, { golden, answer }] of answered.entries())
      expect([golden.name, whole[i]]).toEqual([golden.name, answer]);
    // The part that is loaded first rules every hand without a history, and the same.
    const plain = answered.filter(({ golden }) => golden.path === '/v1/adjudications' && !('actions' in golden.body));
    const quick = await askEngine(
      desk.page,
      'quick',
      language,
      plain.map(({ golden }) => golden),
    );
    for (const [i, { golden, answer }] of plain.entries())
      expect([golden.name, quick[i]]).toEqual([golden.name, answer]);
    await desk.close();
  });
});

describe('the first load', () => {
  const size = (name: string): number => statSync(join('dist/desk', `${name}.gz`)).size;

  it.each(['en', 'it'] as const)('stays under 200 kB compressed, %s', (language) => {
    const page = readFileSync('dist/desk/index.html', 'utf8');
    const [, script = ''] = /<script[^>]*src="([^"]+)"/.exec(page) ?? [];
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const [, quick = ''] = new RegExp(`desk-quick-${language}" content="([^"]+)"`).exec(page) ?? [];
    const all = ['index.html', script, style, quick, 'icon.svg', 'manifest.webmanifest'];
    expect(all.reduce((sum, name) => sum + size(name), 0)).toBeLessThan(200_000);
  });

  it('asks nobody but this host, and for nothing but what is counted', async () => {
    const desk = await open('phone', 'en');
    const asked = await desk.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(asked.filter((url) => !url.startsWith(service.url))).toEqual([]);
    expect(asked.filter((url) => /whole/.test(url))).toEqual([]);
    await desk.close();
  });
});

describe.each(WINDOWS)('%s, %s', (size, language) => {
  it('a table ruling asks what matters and says what to do', async () => {
    const desk = await open(size, language);
    await desk.page.locator('nav button').nth(1).click();
    await desk.page.waitForSelector('.cases .game');
    await desk.fill('search-table', 'boxed');
    await desk.page.locator('.cases .game').first().click();
    await desk.page.waitForSelector('.question');
    const asked = await desk.page.locator('.case-facts > ul > .question').count();
    for (let i = 0; i < 6 && !(await desk.page.isVisible('.case-ruling .verdict.settled')); i += 1) {
      const questions = desk.page.locator('.case-facts > ul > .question');
      const open = (await questions.count()) - 1;
      const last = questions.nth(open);
      if ((await last.locator('select').count()) > 0) await last.locator('select').selectOption({ index: 1 });
      else if ((await last.locator('fieldset').count()) > 0) await last.locator('label').first().click();
      else {
        await last.locator('input').fill('2');
        await last.locator('input').blur();
      }
      await desk.page.waitForTimeout(400);
    }
    expect(asked).toBeGreaterThan(0);
    await desk.page.waitForSelector('.case-ruling .verdict.settled');
    expect((await desk.texts('.case-ruling .steps li')).length).toBeGreaterThan(0);
    expect((await desk.texts('.case-ruling .elsewhere h4')).length).toBeGreaterThan(0);
    await desk.picture('a-table-ruling');
    expect(await desk.faults()).toEqual([]);
    await desk.close();
  });

  it('a dropped PokerStars file with one wrong payout', async () => {
    // Carla's nines take the whole main pot; the second hand says she was paid a hundred less.
    const right = threeWayRecord({ number: 1 });
    const wrong = threeWayRecord({ number: 2, paid: 800 });
    const desk = await open(size, language);
    await desk.page.locator('nav button').nth(2).click();
    const transfer = await desk.page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'hands.txt', { type: 'text/plain' }));
      return data;
    }, `${right.trimEnd()}\n\n\n${wrong}`);
    await desk.page.dispatchEvent('.drop', 'drop', { dataTransfer: transfer });
    await desk.page.waitForSelector('.record');
    expect(await desk.page.locator('.record').count()).toBe(2);
    expect(await desk.page.locator('.record.differs').count()).toBe(1);
    expect((await desk.texts('.record.differs .differences li')).join(' ')).toMatch(/900/);
    await desk.picture('a-dropped-file');
    expect(await desk.faults()).toEqual([]);
    // Opened in the first view and stepped through.
    await desk.page.click('.record.differs .offer');
    await desk.settled();
    await desk.page.waitForSelector('.entries li');
    // Back over the three shows and the last check: then somebody is still to act.
    for (let step = 0; step < 4; step += 1) await desk.page.locator('.stepping button').first().click();
    await desk.page.waitForSelector('.entries .later');
    await desk.page.waitForFunction(() => document.querySelector('.verdict.settled') === null);
    expect(await desk.page.locator('.entries .later').count()).toBe(4);
    await desk.close();
  });

  it('every dialog can be read and closed', async () => {
    const desk = await open(size, language);
    for (const [name, opener] of [
      ['games', '.game-name'],
      ['settings', '.game-bar .quiet'],
      ['share', '.tool:nth-of-type(4)'],
      ['house', '.tool:nth-of-type(5)'],
    ] as const) {
      await desk.page.click(opener);
      await desk.page.waitForSelector(`#dialog-${name}[open]`);
      expect(await desk.axe()).toEqual([]);
      await desk.page.screenshot({ path: `${PICTURES}/dialog-${name}-${size}-${language}.png` });
      await desk.page.keyboard.press('Escape');
      await desk.page.waitForSelector(`#dialog-${name}`, { state: 'hidden' });
    }
    expect(desk.wrong).toEqual([]);
    await desk.close();
  });
});

describe('the house', () => {
  it('answers a question otherwise than its rulebook, and keeps that on the device', async () => {
    const desk = await open('tablet', 'en');
    await desk.way('each');
    await desk.cards('Ac Kh 9d 4c 2s Ah Qd As Qc');
    await desk.hidePicker();
    await desk.fill('put-1', 33);
    await desk.fill('put-2', 34);
    await desk.settled();
    await desk.page.click('.game-bar .quiet');
    await desk.fill('settings-smallestChip', 5);
    await desk.fill('search-options', 'oddChip');
    await desk.page.waitForSelector('#option-oddChip');
    await desk.page.selectOption('#option-oddChip', '"carry-over"');
    expect(await desk.axe()).toEqual([]);
    await desk.page.locator('.options > .offer').click();
    await desk.page.keyboard.press('Escape');
    await desk.page.waitForFunction(() => document.querySelector('.pots')?.textContent?.match(/next hand/) !== null);
    await desk.page.reload();
    await desk.ready();
    await desk.page.click('.game-bar .quiet');
    expect(await desk.page.inputValue('#settings-smallestChip')).toBe('5');
    await desk.close();
  });
});

describe('a hand', () => {
  it('speaks the other language at a touch, and stays', async () => {
    const desk = await open('tablet', 'en');
    const english = await showdown(desk);
    await desk.page.click('.languages button[lang="it"]');
    expect(english).toContain('wins 600');
    await desk.page.waitForFunction(() => document.querySelector('.headline')?.textContent?.includes('vince'));
    expect(await desk.settled()).toMatch(/vince 600/);
    expect(await desk.page.getAttribute('html', 'lang')).toBe('it');
    await desk.page.reload();
    await desk.ready();
    expect(await desk.page.getAttribute('html', 'lang')).toBe('it');
    await desk.close();
  });

  it('goes by link, whole', async () => {
    const desk = await open('tablet', 'en');
    await desk.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const headline = await showdown(desk);
    await desk.page.click('.tool:nth-of-type(4)');
    await desk.page.locator('#dialog-share .offers .offer').first().click();
    await desk.page.waitForSelector('.note.shown');
    const link = await desk.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('#h=');
    const other = await Desk.open(browser, link, { size: 'phone', language: 'en' });
    expect(await other.settled()).toBe(headline);
    await other.close();
    await desk.close();
  });

  it('is undone and done again', async () => {
    const desk = await open('tablet', 'en');
    await showdown(desk);
    await desk.page.locator('.tool').nth(0).click();
    await desk.page.waitForSelector('.payments', { state: 'detached' });
    await desk.page.locator('.tool').nth(1).click();
    expect(await desk.settled()).toContain('600');
    await desk.close();
  });

  it('is ruled with the keyboard alone', async () => {
    const desk = await open('tablet', 'en');
    const { page } = desk;
    await desk.tabTo('.boards .place');
    await page.keyboard.press('Enter');
    await desk.tabTo('#type-cards');
    await page.keyboard.type('Ac Kh 9d 9c 2s ');
    await page.keyboard.press('Enter');
    // The rest from the deck itself, with the arrow keys.
    await desk.tabTo('.deck button');
    const visible = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(visible).not.toBe('none');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await desk.texts('.seat .place:not(.empty)')).toHaveLength(4);
    await page.keyboard.press('Shift+Tab');
    for (let i = 0; i < 80 && !(await page.evaluate(() => document.activeElement?.id === 'pot')); i += 1)
      await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('600');
    expect(await desk.settled()).toContain('Seat 1 wins 600');
    await desk.close();
  });

  it('fits one page of paper with all its reasons', async () => {
    const desk = await open('tablet', 'en');
    await showdown(desk);
    const pdf = await desk.page.pdf({ format: 'A4' });
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/printed.pdf`, pdf);
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await desk.page.emulateMedia({ media: 'print' });
    expect(await desk.page.locator('.rules li').count()).toBeGreaterThan(3);
    expect(await desk.page.isVisible('.rules')).toBe(true);
    expect(await desk.page.isVisible('.picker')).toBe(false);
    await desk.page.screenshot({ path: `${PICTURES}/printed.png`, fullPage: true });
    await desk.close();
  });

  it('is ruled without a network once the desk was there', async () => {
    const desk = await open('tablet', 'en');
    await desk.page.evaluate(() => navigator.serviceWorker.ready);
    await desk.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await desk.page.context().setOffline(true);
    await desk.page.reload();
    await desk.ready();
    expect(await showdown(desk)).toContain('600');
    // What was never looked at works as well: the whole engine, and records.
    await desk.page.locator('nav button').nth(1).click();
    await desk.page.waitForSelector('.cases .game');
    await desk.page.locator('nav button').nth(2).click();
    await desk.fill('record-text', readFileSync('examples/three-way-all-in.phh', 'utf8'));
    await desk.page.click('.records > .offer');
    await desk.page.waitForSelector('.record.agrees');
    await desk.close();
  });

  it('is ruled by the desk as one file, from the disk', async () => {
    const desk = await Desk.open(browser, `file://${process.cwd()}/dist/desk/desk.html`, {
      size: 'tablet',
      language: 'it',
    });
    expect(await showdown(desk)).toMatch(/vince 600/);
    await desk.page.locator('nav button').nth(1).click();
    await desk.page.waitForSelector('.cases .game');
    expect(desk.wrong).toEqual([]);
    await desk.close();
  });

  it('to come is shown as a bar of what can still fall', async () => {
    const desk = await open('phone', 'it');
    await desk.cards('Ac 7d 2s');
    await desk.page.locator('.seat .place.empty').first().click();
    await desk.cards('As Kd Qc Qd');
    await desk.hidePicker();
    await desk.page.waitForSelector('.outlook li');
    expect(await desk.page.locator('.outlook li').count()).toBe(2);
    await desk.picture('run-outs');
    expect(await desk.faults()).toEqual([]);
    await desk.close();
  });
});

describe('the page', () => {
  it.each([
    ['dark', { colorScheme: 'dark' }],
    ['large', { viewport: { width: 1366, height: 1024 } }],
    // A tablet's page at 200 %: half as many pixels across.
    ['twice as large', { viewport: { width: 512, height: 384 }, deviceScaleFactor: 2 }],
    ['without motion', { reducedMotion: 'reduce' }],
  ] as const)('holds in a window that is %s', async (name, more) => {
    const desk = await Desk.open(browser, service.url, { size: 'tablet', language: 'en', more });
    await showdown(desk);
    await desk.picture(name.replaceAll(' ', '-'));
    expect(await desk.faults()).toEqual([]);
    await desk.close();
  });

  it('has nothing to touch that is smaller than 44 pixels, but clauses in a sentence', async () => {
    for (const size of ['tablet', 'phone'] as const) {
      const desk = await open(size, 'en');
      await showdown(desk);
      await desk.page.locator('.place').first().click();
      expect(await desk.tooSmall()).toEqual([]);
      await desk.close();
    }
  });
});
