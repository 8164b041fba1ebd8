import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, type Language, type Service, type Size, startBrowser, startService } from './driver.ts';

const WINDOWS: readonly (readonly [Size, Language])[] = [
  ['tablet', 'en'],
  ['phone', 'it'],
];

export interface Scenarios {
  /** What a dealer does, in a tablet's and a phone's window, one in each language; nothing sticks out and axe finds nothing. */
  readonly scenario: (name: string, play: (desk: Desk) => Promise<void>) => void;
  readonly open: (size: Size, language: Language, more?: BrowserContextOptions) => Promise<Desk>;
}

/** A service and a browser for the scenarios of one file. */
export function scenarios(): Scenarios {
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
  const open: Scenarios['open'] = (size, language, more = {}) =>
    Desk.open(browser, service.url, { size, language, more });
  return {
    open,
    scenario: (name, play) => {
      describe.each(WINDOWS)('%s, %s', (size, language) => {
        it(name, async () => {
          const desk = await open(size, language);
          await play(desk);
          await desk.picture(name.replaceAll(/\W+/g, '-'));
          expect(await desk.faults()).toEqual([]);
          await desk.close();
        });
      });
    },
  };
}
