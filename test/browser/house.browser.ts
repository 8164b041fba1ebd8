import { describe, expect, it } from 'vitest';
import { type Desk, PICTURES } from './driver.ts';
import { scenarios } from './scenario.ts';

/** What a house keeps on its device, and what it takes to paper. */

const { open } = scenarios();

const LIGHT = 'rgb(244, 243, 238)';
const DARK = 'rgb(17, 24, 26)';

const paper = (desk: Desk): Promise<string> =>
  desk.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function choose(desk: Desk, theme: string): Promise<void> {
  await desk.page.locator('.tool').last().click();
  await desk.page.selectOption('#house-theme', theme);
  await desk.page.keyboard.press('Escape');
  await desk.page.waitForSelector('#dialog-house', { state: 'hidden' });
}

describe('the colours', () => {
  it.each([
    ['tablet', 'en'],
    ['phone', 'it'],
  ] as const)('are the device’s, or those that were chosen, and stay, %s', async (size, language) => {
    const desk = await open(size, language, { colorScheme: 'light' });
    expect(await paper(desk)).toBe(LIGHT);
    await desk.page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(desk)).toBe(DARK);
    await choose(desk, 'light');
    expect(await paper(desk)).toBe(LIGHT);
    await choose(desk, 'dark');
    await desk.page.emulateMedia({ colorScheme: 'light' });
    expect(await paper(desk)).toBe(DARK);
    await desk.page.reload();
    await desk.ready();
    expect(await paper(desk)).toBe(DARK);
    await desk.cards('Ac Kh 9d 9c 2s As Kd Ad Qc');
    await desk.hidePicker();
    await desk.fill('pot', 600);
    await desk.settled();
    await desk.picture('dark-by-choice');
    expect(await desk.faults()).toEqual([]);
    // On paper it is light whatever was chosen.
    await desk.page.emulateMedia({ media: 'print' });
    expect(await desk.page.evaluate(() => getComputedStyle(document.documentElement).color)).toBe('rgb(0, 0, 0)');
    await desk.page.emulateMedia({ media: null });
    await choose(desk, 'device');
    expect(await paper(desk)).toBe(LIGHT);
    await desk.close();
  });
});

describe('a long ruling', () => {
  it('fits one page of paper with all its reasons, and the rules of the others', async () => {
    const desk = await open('tablet', 'it');
    await desk.way('each');
    await desk.seats(4);
    for (const [i, chips] of [100, 305, 700, 700].entries()) await desk.fill(`put-${i + 1}`, chips);
    for (const [i, name] of ['Anna', 'Bruno', 'Carla', 'Dario'].entries()) await desk.fill(`name-${i + 1}`, name);
    await desk.cards('Ac Kh 9d 4c 2s 9h 9s Ad Qc Ah Qd 7c 7d');
    await desk.settled();
    await desk.page.emulateMedia({ media: 'print' });
    // A sheet of A4 within its margins, to be looked at.
    await desk.page.setViewportSize({ width: 718, height: 1046 });
    await desk.page.screenshot({ path: `${PICTURES}/printed-long.png`, fullPage: true });
    const pdf = await desk.page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const said = (await desk.texts('.rules li')).join(' ');
    for (const rule of ['TDA 2024 20-A', 'Torneo italiano 6', 'Uso: ordine delle mani']) expect(said).toContain(rule);
    await desk.close();
  });
});

describe('a rulebook', () => {
  it('of a house is none that only follows the records of a site, nor is one compared', async () => {
    const desk = await open('tablet', 'it');
    await desk.page.locator('.tool').last().click();
    const books = await desk.page
      .locator('#house-book option')
      .evaluateAll((all) => all.map((own) => own.getAttribute('value')));
    expect(books).toContain('roberts-11');
    expect(books.filter((own) => /pokerstars|absolute|pluribus/.test(own ?? ''))).toEqual([]);
    await desk.close();
  });

  it('is answered otherwise in words, in the language that is spoken', async () => {
    const desk = await open('tablet', 'it');
    await desk.page.click('.game-bar .quiet');
    await desk.fill('search-options', 'indivisibile');
    await desk.page.waitForSelector('#option-oddChip');
    const said = await desk.texts('#option-oddChip option');
    expect(said).toContain('resta per il piatto successivo');
    expect(said[0]).toContain('secondo il gioco');
    expect(await desk.axe()).toEqual([]);
    await desk.page.screenshot({ path: `${PICTURES}/options-tablet-it.png` });
    await desk.close();
  });
});
