import { expect, it } from 'vitest';
import type { Desk } from './driver.ts';
import { scenarios } from './scenario.ts';

const { scenario, open } = scenarios();

const ACTED = '.entries li';

/** Two at badugi, their four cards told, the first of them to act. */
async function badugi(desk: Desk): Promise<void> {
  await desk.game('badugi');
  await desk.way('history');
  const stakes = { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 };
  for (const [name, chips] of Object.entries(stakes)) await desk.fill(`stake-${name}`, chips);
  for (const [seat, name] of ['Anna', 'Bruno'].entries()) {
    await desk.fill(`name-${seat + 1}`, name);
    await desk.fill(`stack-${seat + 1}`, 500);
  }
  await desk.cards('As 2d 3h Kh 5s 6d 7c 8c');
  await desk.hidePicker();
  await desk.page.waitForSelector('.prompt .offer');
}

/** Presses what the seat that is due is offered, and waits until it stands in the history. */
async function press(desk: Desk, selector: string): Promise<void> {
  const made = await desk.page.locator(ACTED).count();
  await desk.page.locator(selector).first().click();
  await desk.page.waitForSelector(`${ACTED}:nth-child(${made + 1})`);
}

const due = (desk: Desk, seat: number): Promise<unknown> =>
  desk.page.waitForSelector(`.seat.due #name-${seat}`, { state: 'attached' });

/** What is not folding: a call of nothing, else of what there is. */
const GOES_ON = '.prompt .offer:nth-child(2)';
const CHECK = '.prompt .offer:nth-child(2)';

/** The seat that draws throws cards of its hand, by their places, and gets others. */
async function draws(desk: Desk, seat: number, places: readonly number[], came: string): Promise<void> {
  await due(desk, seat);
  await desk.page.waitForSelector('.throwing .place');
  for (const place of places) await desk.page.locator('.throwing .place').nth(place).click();
  await press(desk, '.prompt .offer.main');
  if (came !== '') await desk.cards(came);
  await desk.hidePicker();
}

const held = (desk: Desk, seat: number): Promise<string[]> =>
  desk.page
    .locator(`.seat:nth-child(${seat}) .seat-cards playing-card`)
    .evaluateAll((all) => all.map((own) => own.getAttribute('card') ?? ''));

async function check(desk: Desk, seat: number): Promise<void> {
  await due(desk, seat);
  await press(desk, CHECK);
}

scenario('badugi draw by draw', async (desk) => {
  await badugi(desk);
  await due(desk, 1);
  await press(desk, GOES_ON);
  await check(desk, 2);
  await draws(desk, 2, [3], '9h');
  await draws(desk, 1, [3], 'Kc');
  await check(desk, 2);
  await check(desk, 1);
  await draws(desk, 2, [], '');
  // A card that was thrown is out of play.
  await due(desk, 1);
  await desk.page.locator('.seat:nth-child(1) .place').first().click();
  expect(await desk.page.locator('.deck .used playing-card[card="Kh"]').count()).toBe(1);
  await desk.hidePicker();
  await draws(desk, 1, [3], '4c');
  await check(desk, 2);
  await check(desk, 1);
  await draws(desk, 2, [], '');
  await due(desk, 1);
  await desk.page.waitForSelector('.throwing .place');
  await desk.page.locator('.throwing .place').nth(1).click();
  await desk.picture('a-card-marked-to-be-thrown');
  await desk.page.locator('.throwing .place').nth(1).click();
  await draws(desk, 1, [], '');
  await check(desk, 2);
  await check(desk, 1);
  await desk.settled();
  expect(await desk.paid()).toEqual({ Anna: '20' });
  expect(await held(desk, 1)).toEqual(['As', '2d', '3h', '4c']);
  // Stepping back shows the cards held then.
  await desk.page.locator('.stepping button').first().click();
  for (let i = 0; i < 8; i += 1) await desk.page.locator('.stepping button').first().click();
  await desk.page.waitForFunction(() => document.querySelector('.seat playing-card[card="Kc"]') !== null);
  expect(await held(desk, 1)).toEqual(['As', '2d', '3h', 'Kc']);
  await desk.page.locator('.stepping button').last().click();
  await desk.settled();
  await desk.page.locator('.draws summary').first().click();
});

it('a draw is told with the keyboard alone', async () => {
  const desk = await open('tablet', 'en');
  await badugi(desk);
  await press(desk, GOES_ON);
  await check(desk, 2);
  await due(desk, 2);
  await desk.page.waitForSelector('.throwing .place');
  const { keyboard } = desk.page;
  await desk.tabTo('.throwing .place:nth-child(3)');
  await keyboard.press('Space');
  await desk.tabTo('.throwing .place:nth-child(4)');
  await keyboard.press('Enter');
  await desk.tabTo('.prompt .offer.main');
  await keyboard.press('Enter');
  await desk.tabTo('.place.here');
  await keyboard.press('Enter');
  await desk.tabTo('#type-cards');
  await keyboard.type('9h Tc');
  await keyboard.press('Enter');
  expect(await held(desk, 2)).toEqual(['5s', '6d', '9h', 'Tc']);
  expect(await desk.tooSmall()).toEqual([]);
  // Taken back, the hand is held as it was dealt.
  await desk.page.locator(`${ACTED}:last-child button`).focus();
  await keyboard.press('Enter');
  expect(await held(desk, 2)).toEqual(['5s', '6d', '7c', '8c']);
  await desk.close();
});
