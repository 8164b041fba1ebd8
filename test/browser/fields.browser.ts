import { expect } from 'vitest';
import type { Desk } from './driver.ts';
import { scenarios } from './scenario.ts';

const { scenario, open } = scenarios();

const SETTINGS = '#dialog-settings';

async function settings(desk: Desk): Promise<void> {
  await desk.page.click('.game-bar .quiet');
  await desk.page.waitForSelector(`${SETTINGS}[open]`);
}

async function close(desk: Desk): Promise<void> {
  await desk.page.keyboard.press('Escape');
  await desk.page.waitForSelector(SETTINGS, { state: 'hidden' });
}

const unfold = (desk: Desk, name: string): Promise<void> => desk.page.click(`#more-${name} summary`);

/** What is written where the field is left. */
async function write(desk: Desk, id: string, text: string): Promise<void> {
  await desk.fill(id, text);
  await desk.page.locator(`#${id}`).blur();
}

/** The window over the desk can be read, touched, and does not reach beyond itself. */
async function holds(desk: Desk, name: string): Promise<void> {
  const dialog = desk.page.locator(SETTINGS);
  expect(await dialog.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0);
  expect(await desk.axe()).toEqual([]);
  expect(await desk.tooSmall()).toEqual([]);
  await desk.shot(name, SETTINGS);
}

/** Presses what is offered to the seat that is due. */
async function press(desk: Desk, seat: number, offer: number): Promise<void> {
  await desk.page.waitForSelector(`.seat.due #name-${seat}`);
  const made = await desk.page.locator('.entries li').count();
  await desk.page.locator('.prompt .offer').nth(offer).click();
  await desk.page.waitForSelector(`.entries li:nth-child(${made + 1})`);
}

/** Four seats, blinds of 50 and 100, the cards and the whole board told. */
async function four(desk: Desk): Promise<void> {
  await desk.way('history');
  await desk.seats(4);
  await desk.fill('stake-smallBlind', 50);
  await desk.fill('stake-bigBlind', 100);
  for (const seat of [1, 2, 3, 4]) await desk.fill(`stack-${seat}`, 1000);
  await desk.cards('Ac Kh 9d 4c 2s As Kd');
  await desk.page.locator('.seat:nth-child(4) .place.empty').first().click();
  await desk.cards('Qc Qd');
  await desk.hidePicker();
}

const FOLD = 0;
const CALL = 1;

scenario('a straddle, and rake taken from the pot', async (desk) => {
  await four(desk);
  await settings(desk);
  await unfold(desk, 'straddles');
  await desk.page.click('#add-straddle');
  expect(await desk.page.inputValue('#straddle-0')).toBe('200');
  expect(await desk.page.inputValue('#straddle-seat-0')).toBe('4');
  await unfold(desk, 'rake');
  await write(desk, 'rake-percent', desk.language === 'it' ? '2,5' : '2.5');
  await desk.fill('rake-cap', 10);
  await desk.fill('rake-drop', 1);
  await desk.page.locator('#rake-no-flop').check();
  await holds(desk, 'straddles-and-rake');
  await close(desk);
  // Told in sight of the dealer, though the fields are not.
  expect((await desk.texts('.rarely')).join('')).toMatch(/200.*2[.,]5 %/);
  await press(desk, 1, CALL);
  await press(desk, 2, FOLD);
  await press(desk, 3, FOLD);
  await press(desk, 4, CALL);
  for (let street = 0; street < 3; street += 1) {
    await press(desk, 4, CALL);
    await press(desk, 1, CALL);
  }
  await desk.settled();
  // 50 + 100 + 200 + 200; 2.5 % would be 13, at most 10, and 1 dropped.
  const paid = Object.values(await desk.paid());
  expect(paid).toEqual(['539']);
  expect((await desk.texts('.pot')).join(' ')).toContain('11');
});

scenario('blinds that are dead, and a record that starts later', async (desk) => {
  await four(desk);
  await settings(desk);
  await unfold(desk, 'posters');
  await desk.page.selectOption('#smallBlindSeat', 'nobody');
  await desk.page.selectOption('#bigBlindSeat', '2');
  await desk.page.selectOption('#ante-from', 'button');
  await desk.fill('settings-ante', 25);
  await holds(desk, 'who-posts');
  await close(desk);
  // The button's ante, one blind, and seat 3 is the first to act.
  await desk.page.waitForSelector('.seat.due #name-3');
  await desk.page.waitForFunction(() => document.querySelector('.pot-amount')?.textContent === '125');
  await settings(desk);
  await unfold(desk, 'opening');
  await desk.page.selectOption('#opening-street', 'river');
  await desk.fill('opening-pot', 800);
  await unfold(desk, 'written');
  await holds(desk, 'a-record-that-starts-later');
  // Closed while it is written.
  await desk.fill('reference', 'Table 7');
  await close(desk);
  // It all goes along where the hand is taken.
  const told = await desk.told();
  expect(told).toMatchObject({
    reference: 'Table 7',
    opening: { street: 'river', pot: 800 },
    stakes: { smallBlindSeat: null, bigBlindSeat: 2, anteFrom: 'button', ante: 25 },
  });
  const other = await open('tablet', desk.language);
  await other.openTold(told);
  expect(await other.told()).toEqual(told);
  await other.close();
  await press(desk, 2, CALL);
  await desk.page.waitForSelector('.seat.due #name-3');
  await desk.page.waitForFunction(() => document.querySelector('.pot-amount')?.textContent === '800');
});

scenario('dead money and cards out of play', async (desk) => {
  await desk.way('each');
  await desk.fill('put-1', 300);
  await desk.fill('put-2', 350);
  await unfold(desk, 'dead-money');
  await desk.fill('dead-2', 50);
  await desk.fill('stack-1', 300);
  await desk.fill('stack-2', 1000);
  await unfold(desk, 'dead');
  await desk.page.locator('#more-dead .place.empty').click();
  await desk.cards('7c 7d');
  await desk.page.locator('.boards .place.empty').first().click();
  await desk.cards('Ac Kh 9d 4c 2s As Kd Qc Qd');
  await desk.settled();
  // Fifty are dead: nothing goes back, and seat 1 wins all.
  expect(Object.values(await desk.paid())).toEqual(['650']);
  await desk.page.locator('.seat .place').first().click();
  expect(await desk.page.locator('.deck .used playing-card[card="7c"]').count()).toBe(1);
  await desk.hidePicker();
  expect(await desk.tooSmall()).toEqual([]);
});
