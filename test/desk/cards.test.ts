import { describe, expect, it } from 'vitest';
import { readCards } from '../../src/desk/state/cards.ts';
import { deckOf, usedCards } from '../../src/desk/state/deck.ts';
import { newDesk, place, placeAll, redo, refusal, selectGroup, take, undo } from '../../src/desk/state/desk.ts';
import { addBoard, boardsOf, newHand, seatIn } from '../../src/desk/state/hand.ts';
import { game } from './catalogue.ts';

const HOLDEM = game('texas-holdem');
const desk = () => newDesk(newHand('texas-holdem'), HOLDEM);
const typed = (text: string) => placeAll(desk(), HOLDEM, readCards(text));

describe('a line of cards', () => {
  it('is read however the cards are set apart and spelt', () => {
    expect(readCards('As Kd,10h/td|9♣ q♥\uFE0F ?? jk').cards).toEqual(['As', 'Kd', 'Th', 'Td', '9c', 'Qh', '??', 'Jk']);
    expect(readCards('AsKd7c').cards).toEqual(['As', 'Kd', '7c']);
  });

  it('tells what is no card', () => {
    expect(readCards('As foo Kd')).toEqual({ cards: ['As', 'Kd'], rest: 'foo' });
    expect(readCards('[As, Kd]').rest).toBe('');
  });

  it('is laid on the board, then seat by seat', () => {
    const { hand } = typed('Ac Kh 9d 9c 2s As Kd Ad Qc').desk;
    expect(boardsOf(hand)).toEqual([['Ac', 'Kh', '9d', '9c', '2s']]);
    expect(seatIn(hand, 1)?.hole).toEqual(['As', 'Kd']);
    expect(seatIn(hand, 2)?.hole).toEqual(['Ad', 'Qc']);
  });

  it('is taken back as one', () => {
    expect(boardsOf(undo(typed('Ac Kh 9d').desk).hand)).toEqual([[]]);
  });

  it('leaves out a card that lies already', () => {
    const { desk: after, refused } = typed('Ac Kh Ac 9d');
    expect(refused).toEqual(['Ac']);
    expect(boardsOf(after.hand)).toEqual([['Ac', 'Kh', '9d']]);
  });
});

describe('a place', () => {
  it('refuses a card in use or foreign to the deck, unless both are allowed on purpose', () => {
    const italian = game('italian-draw');
    const start = newDesk(newHand('italian-draw'), italian);
    const one = place(start, italian, 'As');
    expect(refusal(one, italian, 'As')).toBe('used');
    expect(refusal(one, italian, '2c')).toBe('foreign');
    expect(refusal({ ...one, anyCard: true }, italian, '2c')).toBeNull();
    const twice = place({ ...one, anyCard: true }, italian, 'As');
    expect(seatIn(twice.hand, 1)?.hole).toEqual(['As', 'As']);
  });

  it('can be filled anew, and its own card is no obstacle', () => {
    const first = typed('Ac Kh').desk;
    const back = { ...first, cursor: { group: { at: 'board', board: 0 }, place: 0 } } as const;
    expect(boardsOf(place(back, HOLDEM, 'Qs').hand)).toEqual([['Qs', 'Kh']]);
    expect(refusal(back, HOLDEM, 'Ac')).toBeNull();
  });

  it('gives its card back, and the cards after it move up', () => {
    const three = typed('Ac Kh 9d').desk;
    const second = { ...three, cursor: { group: { at: 'board', board: 0 }, place: 1 } } as const;
    expect(boardsOf(take(second, HOLDEM).hand)).toEqual([['Ac', '9d']]);
    expect(boardsOf(take(selectGroup(three, HOLDEM, { at: 'board', board: 0 }), HOLDEM).hand)).toEqual([['Ac', 'Kh']]);
  });

  it('of a board run again may hold the card that lies there on the first', () => {
    const { hand } = typed('Ac Kh 9d 9c 2s').desk;
    const again = addBoard(hand);
    expect(boardsOf(again)[1]).toEqual(['Ac', 'Kh', '9d']);
    const used = usedCards(again, HOLDEM, { group: { at: 'board', board: 1 }, place: 3 });
    expect(used.has('9c')).toBe(false);
    expect(used.has('2s')).toBe(true);
  });
});

describe('the deck', () => {
  it('is stripped as the game says', () => {
    const italian = game('italian-draw');
    const four = newHand('italian-draw', { seats: [1, 2, 3, 4].map((seat) => ({ seat })) });
    expect(deckOf(four, italian).size).toBe(32);
    expect(deckOf({ ...four, told: { ...four.told, deck: { lowestRank: '6' } } }, italian).size).toBe(36);
    expect(deckOf(newHand('mexican-stud'), game('mexican-stud')).has('Jk')).toBe(true);
  });
});

describe('undoing', () => {
  it('goes back and forth, and forgets what was undone once something else is done', () => {
    const two = place(place(desk(), HOLDEM, 'As'), HOLDEM, 'Kd');
    const back = undo(two);
    expect(boardsOf(back.hand)).toEqual([['As']]);
    expect(boardsOf(redo(back).hand)).toEqual([['As', 'Kd']]);
    expect(redo(place(back, HOLDEM, '2c')).hand.told.board).toEqual(['As', '2c']);
    expect(undo(desk()).hand).toEqual(desk().hand);
  });
});
