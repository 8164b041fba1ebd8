import { describe, expect, it } from 'vitest';
import { adjudicationRequest } from '../../src/contract/adjudications.ts';
import { edit, newDesk, undo } from '../../src/desk/state/desk.ts';
import {
  addSeat,
  change,
  changeGame,
  changeSeat,
  type Hand,
  handOf,
  newHand,
  removeSeat,
  requestOf,
} from '../../src/desk/state/hand.ts';
import { languageOf, NO_HOUSE, playedNow, readHouse } from '../../src/desk/state/house.ts';
import { linkOf, readLink } from '../../src/desk/state/link.ts';
import { curlOf, textOf } from '../../src/desk/state/share.ts';
import { ruled } from '../support/ruling.ts';
import { game } from './catalogue.ts';

const HOLDEM = game('texas-holdem');

const told = (more: Partial<Hand['told']>, way: Hand['way'] = 'pot'): Hand => ({
  told: { variant: 'texas-holdem', seats: [{ seat: 1 }, { seat: 2 }], ...more },
  way,
});

describe('the request of a hand', () => {
  it('is one the service takes, whatever is told', () => {
    const hands = [
      newHand('texas-holdem'),
      told({
        seats: [
          { seat: 1, hole: ['As'] },
          { seat: 2, player: '' },
        ],
        board: ['Ac', 'Kh'],
        pot: 0,
      }),
      told({ seats: [{ seat: 1, contributed: 5 }, { seat: 2 }] }, 'each'),
      told({ actions: [{ seat: 1, action: 'fold' }] }, 'history'),
    ];
    for (const hand of hands)
      expect(adjudicationRequest.safeParse(requestOf(hand, HOLDEM)).error?.issues ?? []).toEqual([]);
  });

  it('leaves out cards that are not yet a hand or a street', () => {
    const asked = requestOf(
      told({
        seats: [
          { seat: 1, hole: ['As'] },
          { seat: 2, hole: ['Qc', 'Qd'] },
        ],
        board: ['Ac', 'Kh', '9d', '9c'],
      }),
      HOLDEM,
    );
    expect(asked.seats).toEqual([{ seat: 1 }, { seat: 2, hole: ['Qc', 'Qd'] }]);
    expect(asked.board).toHaveLength(4);
    expect(requestOf(told({ board: ['Ac', 'Kh'] }), HOLDEM).board).toBeUndefined();
  });

  it('tells stud as far as it is dealt', () => {
    const stud = { ...told({ variant: 'seven-card-stud', seats: [{ seat: 1, hole: ['As', 'Kd', '9d', '8c'] }] }) };
    expect(requestOf(stud, game('seven-card-stud')).seats[0]?.hole).toHaveLength(4);
  });

  it('tells the money one way, and keeps the others for later', () => {
    const all = told({ pot: 100, seats: [{ seat: 1, contributed: 40 }, { seat: 2 }], actions: [] });
    expect(requestOf(all, HOLDEM)).toMatchObject({ pot: 100 });
    expect(requestOf(all, HOLDEM).seats[0]).not.toHaveProperty('contributed');
    const each = requestOf({ ...all, way: 'each' }, HOLDEM);
    expect(each.seats.map(({ contributed }) => contributed)).toEqual([40, 0]);
    expect(each.pot).toBeUndefined();
    expect(requestOf({ ...all, way: 'history' }, HOLDEM)).toMatchObject({ actions: [] });
    expect(all.told.pot).toBe(100);
  });

  it('reveals nothing before the board lies', () => {
    const hidden = game('hidden-poker');
    const board = ['Ac', '7d', '2s', '3s', '4h', '9h', '9d', '2c'];
    const hand = told({ variant: 'hidden-poker', board, reveals: ['9c'] });
    expect(requestOf(hand, hidden).reveals).toEqual(['9c']);
    expect(requestOf(change(hand, { board: [] }), hidden).reveals).toBeUndefined();
  });

  it('comes back as the same hand', () => {
    const request = { variant: 'omaha', pot: 90, seats: [{ seat: 1, hole: ['As', 'Kd', '9d', '8c'] }] } as const;
    expect(requestOf(handOf(request), game('omaha'))).toEqual(request);
    expect(handOf({ ...request, actions: [] }).way).toBe('history');
  });
});

describe('the table', () => {
  it('takes as many seats as the game, and gives them up again with what they did', () => {
    let hand = newHand('omaha-6');
    const six = game('omaha-6');
    for (let i = 0; i < 12; i += 1) hand = addSeat(hand, six);
    expect(hand.told.seats).toHaveLength(7);
    const acted = change(hand, { actions: [{ seat: 3, action: 'fold' }] });
    expect(removeSeat(acted, 3).told).toMatchObject({ actions: [] });
    expect(addSeat(removeSeat(acted, 3), six).told.seats.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps what still has a place when the game changes', () => {
    const hand = changeSeat(newHand('omaha'), 1, { hole: ['As', 'Kd', '9d', '8c'], player: 'Anna' });
    const holdem = changeGame(change(hand, { board: ['2c'] }), HOLDEM);
    expect(holdem.told.seats[0]).toEqual({ seat: 1, player: 'Anna', hole: ['As', 'Kd'] });
    expect(changeGame(hand, game('double-board-holdem')).told.boards).toEqual([[], []]);
    expect(changeGame(holdem, game('five-card-draw')).told.board).toEqual([]);
  });

  it('takes typing in one field back as one', () => {
    const start = newDesk(newHand('texas-holdem'), HOLDEM);
    const typed = [1, 12, 123].reduce((desk, pot) => edit(desk, change(desk.hand, { pot }), 'pot'), start);
    expect(typed.hand.told.pot).toBe(123);
    expect(undo(typed).hand.told.pot).toBeUndefined();
  });
});

describe('a link', () => {
  it('carries the whole hand', async () => {
    const hand = told({ pot: 123, board: ['Ac', 'Kh', '9d'], seats: [{ seat: 1, player: 'Zoë ♠' }] }, 'each');
    const link = await linkOf(hand);
    expect(link).toMatch(/^h=[\w-]+$/);
    expect(await readLink(`#${link}`)).toEqual(hand);
  });

  it('that is cut off or made up tells nothing', async () => {
    const link = await linkOf(told({ pot: 5 }));
    for (const bad of ['', '#', '#x=1', `#${link.slice(0, -9)}`, '#h=AAAA', `#h=${'A'.repeat(300_000)}`])
      expect(await readLink(bad)).toBeNull();
  });
});

describe('what is taken elsewhere', () => {
  const request = {
    variant: 'texas-holdem',
    pot: 10,
    seats: [
      { seat: 1, player: "O'Neil", hole: ['As', 'Kd'] },
      { seat: 2, hole: ['Qc', 'Qd'] },
    ],
    board: ['Ac', '7d', '2s', '3s', '4h'],
  } as const;

  it('is a call a shell can make, whatever names hold', () => {
    expect(curlOf(request, 'http://desk:3000', 'it')).toContain("O'\\''Neil");
    expect(curlOf(request, 'http://desk:3000', 'it')).toContain('http://desk:3000/v1/adjudications');
  });

  it('is a text with every reason and rule', () => {
    const answer = ruled(request);
    const text = textOf(answer, 'Paid', String, (seat) => `seat ${seat}`);
    expect(text.split('\n')[0]).toBe(answer.headline);
    for (const step of answer.explanation) expect(text).toContain(`${step.id}. ${step.text}`);
    for (const { id, title } of answer.citations) expect(text).toContain(`[${id}] ${title}`);
    expect(text).toContain(answer.meta.digest);
  });
});

describe('the house', () => {
  it('is read back as it was kept', () => {
    const kept = { ...NO_HOUSE, language: 'it', rulebook: 'wsop-2024', smallestChip: 25, recent: ['omaha'] } as const;
    expect(readHouse(JSON.stringify(kept), ['wsop-2024'])).toEqual(kept);
  });

  it('forgets what is not of its shape', () => {
    expect(readHouse('{', [])).toEqual(NO_HOUSE);
    expect(readHouse('[1]', [])).toEqual(NO_HOUSE);
    const odd = { language: 'fr', rulebook: 'none', smallestChip: -1, options: 3, recent: [1, 'omaha'] };
    expect(readHouse(JSON.stringify(odd), ['wsop-2024'])).toEqual({ ...NO_HOUSE, recent: ['omaha'] });
  });

  it('puts the game played last first', () => {
    const house = ['a', 'b', 'a', 'c', 'd', 'e', 'f'].reduce(playedNow, NO_HOUSE);
    expect(house.recent).toEqual(['f', 'e', 'd', 'c', 'a']);
  });

  it('speaks the language chosen, else the first the browser asks for', () => {
    expect(languageOf(NO_HOUSE, ['fr-FR', 'it-CH', 'en'])).toBe('it');
    expect(languageOf(NO_HOUSE, ['fr'])).toBe('en');
    expect(languageOf({ ...NO_HOUSE, language: 'en' }, ['it'])).toBe('en');
  });
});
