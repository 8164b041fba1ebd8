import { expect } from 'vitest';
import type { Desk } from './driver.ts';
import { scenarios } from './scenario.ts';

/** The picture each kind of game has of its own. */

const { scenario } = scenarios();

async function begin(desk: Desk, game: string, pot: number): Promise<void> {
  await desk.game(game);
  await desk.hidePicker();
  await desk.fill('pot', pot);
}

/** The marks of a seat's cards, in deal order. */
const lying = (desk: Desk, seat: number): Promise<string[]> =>
  desk.page
    .locator(`.seat:nth-child(${seat}) .place`)
    .evaluateAll((all) => all.map((own) => (own.classList.contains('up') ? 'up' : 'down')));

const words = (desk: Desk, english: string, italian: string): string => (desk.language === 'en' ? english : italian);

scenario('a stud hand with its cards up and down', async (desk) => {
  await begin(desk, 'seven-card-stud', 240);
  await desk.cards('As Ad Kh Kc 7d 4s 2c');
  await desk.cards('Qs Qd Qh Jc Td 5s 3h');
  await desk.settled();
  expect(Object.values(await desk.paid())).toEqual(['240']);
  expect(await lying(desk, 1)).toEqual(['down', 'down', 'up', 'up', 'up', 'up', 'down']);
  const first = desk.page.locator('.seat:nth-child(1) .place').first();
  expect(await first.getAttribute('aria-label')).toContain(
    words(desk, 'ace of spades, face down', 'asso di picche, coperta'),
  );
  expect(await desk.page.locator('.seat:nth-child(2) .place.raised').count()).toBe(5);
});

scenario('the bring-in of a stud hand', async (desk) => {
  await desk.game('seven-card-stud');
  await desk.hidePicker();
  await desk.way('history');
  await desk.seats(3);
  for (const [name, chips] of Object.entries({ ante: 10, bringIn: 20, smallBet: 50, bigBet: 100 }))
    await desk.fill(`stake-${name}`, chips);
  for (const seat of [1, 2, 3]) await desk.fill(`stack-${seat}`, 2000);
  for (const [i, cards] of ['As Ad Kh', 'Qs Qd 2c', '9s 9d Jh'].entries()) {
    await desk.page
      .locator(`.seat:nth-child(${i + 1}) .place.empty`)
      .first()
      .click();
    await desk.cards(cards);
  }
  await desk.hidePicker();
  // The lowest card up brings it in: the deuce of seat 2, for 20 or the whole small bet.
  await desk.page.waitForFunction(() => document.querySelector('.seat.due #name-2') !== null);
  const offers = (await desk.texts('.prompt .offer')).join(' · ');
  expect(offers).toContain('20');
  expect(offers).toMatch(/50/);
});

scenario('two boards, each with its winner', async (desk) => {
  await begin(desk, 'double-board-holdem', 200);
  await desk.cards('Ac Kh 9d 4c 2s');
  await desk.cards('Qh Js 7d 6c 3s');
  await desk.cards('As Kd Qd Qc');
  await desk.settled();
  expect(Object.values(await desk.paid())).toEqual(['100', '100']);
  expect(await desk.page.locator('.board-row').count()).toBe(2);
  const tags = await desk.texts('.showing .tag');
  expect(tags).toEqual([1, 2].map((n) => words(desk, `Board ${n}`, `Tavolo ${n}`)));
  for (const board of [1, 2])
    expect(await desk.page.locator(`.board-row:nth-child(${board}) .place.raised`).count()).toBe(3);
  expect((await desk.texts('.pay-who small')).join(' ')).toContain(words(desk, 'Board 2 100', 'Tavolo 2 100'));
});

scenario('a draw game with five cards each and no board', async (desk) => {
  await begin(desk, 'deuce-to-seven-triple-draw', 150);
  await desk.cards('7s 5d 4h 3c 2d');
  await desk.cards('8s 6d 4s 3h 2c');
  await desk.settled();
  expect(Object.values(await desk.paid())).toEqual(['150']);
  expect(await desk.page.locator('.boards').count()).toBe(0);
  expect(await desk.page.locator('.seat:nth-child(1) .place.raised').count()).toBe(5);
});

scenario('high and low with a half for each', async (desk) => {
  await begin(desk, 'omaha-hi-lo', 401);
  await desk.cards('2c 4d 8h Ks Qd Kd Kh Jh Ts Ad 3d 9s 9c');
  await desk.settled();
  expect(Object.values(await desk.paid())).toEqual(['201', '200']);
  const why = await desk.texts('.pay-who small');
  expect(why[0]).toContain(words(desk, 'High 201', 'Alto 201'));
  expect(why[1]).toContain(words(desk, 'Low 200', 'Basso 200'));
});

scenario('what can still fall, as bars that can be compared', async (desk) => {
  await desk.cards('Ac 7d 2s');
  await desk.page.locator('.seat .place.empty').first().click();
  await desk.cards('As Kd Qc Qd');
  await desk.hidePicker();
  await desk.page.waitForSelector('.outlook li');
  const bars = await desk.page
    .locator('.outlook .bar')
    .evaluateAll((all) => all.map((own) => own.getBoundingClientRect().width));
  expect(bars).toHaveLength(2);
  expect(new Set(bars).size).toBe(1);
});

scenario('a custom, an option and a hand in words', async (desk) => {
  await begin(desk, 'texas-holdem', 600);
  await desk.cards('9h 8h 7h 2c 3d Jh Th As Ad');
  await desk.settled();
  expect(await desk.headline()).toContain(words(desk, 'straight flush', 'scala colore'));
  // Customs are named, and none of them in the words of the other language.
  const cites = (await desk.texts('.steps .cite summary')).join(' · ');
  expect(cites).toContain(words(desk, 'Custom: order of hands', 'Uso: ordine delle mani'));
  // Presets that follow the records of a site are no house's rulebook.
  const books = await desk.page
    .locator('#book option')
    .evaluateAll((all) => all.map((own) => own.getAttribute('value')));
  expect(books).toContain('tda-2024');
  expect(books).not.toContain('pokerstars');
});
