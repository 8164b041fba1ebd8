import { mkdirSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { loadConfig } from '../../src/config.ts';
import { buildApp } from '../../src/http/app.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** Pictures of every scenario, to be looked at; not committed. */
export const PICTURES = 'test-output/desk';

export const SIZES = {
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
export type Language = 'en' | 'it';

export interface Service {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The service with its desk, on a port of its own. */
export async function startService(): Promise<Service> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent' });
  if (!loaded.ok) throw new Error('the settings are wrong');
  const app = await buildApp(loaded.config);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: url.replace('127.0.0.1', 'localhost'), close: () => app.close() };
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });

export interface Opening {
  readonly size: Size;
  readonly language: Language;
  readonly more?: BrowserContextOptions;
}

/** A desk in a window, driven as a dealer does; everything that goes wrong in the page fails the test that reads `wrong`. */
export class Desk {
  readonly page: Page;
  readonly size: Size;
  readonly language: Language;
  readonly wrong: string[] = [];

  private constructor(page: Page, { size, language }: Opening) {
    this.page = page;
    this.size = size;
    this.language = language;
    page.on('pageerror', (error) => this.wrong.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.wrong.push(message.text());
    });
  }

  static async open(browser: Browser, url: string, opening: Opening): Promise<Desk> {
    const { size, language, more } = opening;
    const locale = language === 'it' ? 'it-IT' : 'en-GB';
    const context = await browser.newContext({ viewport: SIZES[size], locale, ...more });
    const desk = new Desk(await context.newPage(), opening);
    await desk.page.goto(url);
    await desk.ready();
    return desk;
  }

  ready = async (): Promise<void> => {
    await this.page.waitForSelector('.game-bar');
  };

  close = (): Promise<void> => this.page.context().close();

  async game(id: string): Promise<void> {
    await this.page.click('.game-name');
    await this.page.fill('#search-game', id);
    await this.page.locator('#dialog-games .game').first().click();
    await this.page.waitForSelector('#dialog-games', { state: 'hidden' });
  }

  /** Types a line of cards where the cursor is. */
  async cards(text: string): Promise<void> {
    if (!(await this.page.isVisible('#type-cards'))) await this.page.locator('.place.here').first().click();
    await this.page.fill('#type-cards', text);
    await this.page.press('#type-cards', 'Enter');
  }

  /** Taps cards one after the other. */
  async tap(words: readonly string[]): Promise<void> {
    for (const word of words) await this.page.click(`.deck button[aria-label^="${word}"]`);
  }

  async hidePicker(): Promise<void> {
    if (await this.page.isVisible('.picker.open')) await this.page.locator('.picker-head .key').last().click();
  }

  async seats(count: number): Promise<void> {
    await this.hidePicker();
    while ((await this.page.locator('.seat').count()) < count) await this.page.click('.add');
  }

  fill = (id: string, value: string | number): Promise<void> => this.page.fill(`#${id}`, String(value));

  async way(way: 'pot' | 'each' | 'history'): Promise<void> {
    await this.page.locator(`input[name="way"][value="${way}"]`).check({ force: true });
  }

  /** Presses what is offered to the seat that is due. */
  async offer(n: number): Promise<void> {
    await this.page.locator('.prompt .offer').nth(n).click();
  }

  /** Waits until the hand is settled. Out: the headline. */
  async settled(): Promise<string> {
    await this.page.waitForSelector('.verdict.settled');
    // The comparison with the other rulebooks follows the ruling.
    await this.page.waitForSelector('.elsewhere, .same');
    return this.headline();
  }

  async headline(): Promise<string> {
    const headline = this.page.locator('.headline').first();
    await headline.waitFor();
    return (await headline.allInnerTexts()).join('').replace(/\s+/g, ' ').trim();
  }

  texts = (selector: string): Promise<string[]> =>
    this.page
      .locator(selector)
      .evaluateAll((all) => all.map((own) => (own.textContent ?? '').replace(/\s+/g, ' ').trim()));

  /** What every seat is paid, by name. */
  async paid(): Promise<Record<string, string>> {
    const names = await this.texts('.payments .pay-who strong');
    const amounts = await this.texts('.payments .pay-amount b');
    return Object.fromEntries(names.map((name, i) => [name, (amounts[i] ?? '').replace(/[.,\s]/g, '')]));
  }

  /** Keeps a picture, and holds the page to what nothing may do: stick out, or be unreadable to assistive technology. */
  async picture(name: string): Promise<void> {
    await this.hidePicker();
    mkdirSync(PICTURES, { recursive: true });
    // At the top: what sticks to the window's edge would lie over the middle of the picture.
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.page.screenshot({ path: `${PICTURES}/${name}-${this.size}-${this.language}.png`, fullPage: true });
  }

  /** Keeps a picture of one part of the page. */
  async shot(name: string, selector: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true });
    await this.page.locator(selector).screenshot({ path: `${PICTURES}/${name}-${this.size}-${this.language}.png` });
  }

  /** The hand as it is copied as JSON. */
  async told(): Promise<unknown> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.click('.tool:nth-of-type(4)');
    await this.page.locator('#dialog-share .offers .offer').nth(2).click();
    await this.page.waitForSelector('.note.shown');
    await this.page.keyboard.press('Escape');
    return JSON.parse(await this.page.evaluate(() => navigator.clipboard.readText()));
  }

  /** Opens a hand from its JSON. */
  async openTold(told: unknown): Promise<void> {
    await this.page.click('.tool:nth-of-type(4)');
    await this.fill('paste-json', JSON.stringify(told));
    await this.page.locator('#dialog-share .offer').last().click();
    await this.page.waitForSelector('#dialog-share', { state: 'hidden' });
  }

  /** Elements that reach beyond the window. */
  stickingOut = (): Promise<string[]> =>
    this.page.evaluate(() =>
      [...document.querySelectorAll('dispute-desk *')]
        .filter((own) => own.checkVisibility() && own.closest('.sr, .skip, dialog') === null)
        .filter((own) => own.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        .map((own) => `${own.tagName} ${own.className}`),
    );

  /** What can be touched and is lower than a finger is wide; clauses in a sentence apart. */
  tooSmall = (): Promise<string[]> =>
    this.page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, input:not(.segments input, .check input), .check, summary',
        ),
      ]
        .filter((own) => own.checkVisibility() && own.closest('.cite, .sr') === null)
        .filter((own) => own.getBoundingClientRect().height < 44)
        .map((own) => `${own.tagName} ${own.className} ${own.getBoundingClientRect().height}`),
    );

  /** Goes on with the tab key until the focus is on what is looked for. */
  async tabTo(selector: string): Promise<void> {
    for (let i = 0; i < 120; i += 1) {
      await this.page.keyboard.press('Tab');
      if (await this.page.evaluate((own) => document.activeElement?.matches(own) === true, selector)) return;
    }
    throw new Error(`the focus never came to ${selector}`);
  }

  /** What axe finds against WCAG 2.2 AA. */
  async axe(): Promise<string[]> {
    const { violations } = await new AxeBuilder({ page: this.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }

  /** Everything that must hold of a view, whatever it shows. */
  async faults(): Promise<string[]> {
    return [...(await this.stickingOut()), ...(await this.axe()), ...this.wrong];
  }
}
