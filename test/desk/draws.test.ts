import { describe, expect, it } from 'vitest';
import { cardsIn, readCards } from '../../src/desk/state/cards.ts';
import { deckOf, usedCards } from '../../src/desk/state/deck.ts';
import {
  act,
  cutHistory,
  type Desk,
  newDesk,
  place,
  placeAll,
  select,
  selectGroup,
  shown,
  take,
  throwMarked,
  toggleThrow,
  undo,
} from '../../src/desk/state/desk.ts';
import { type Hand, newHand, requestOf, seatIn } from '../../src/desk/state/hand.ts';
import { ruled } from '../support/ruling.ts';
import { game } from './catalogue.ts';

const DRAW = game('five-card-draw');
const PINEAPPLE = game('crazy-pineapple');

const history = (variant: Hand['told']['variant'], more: Partial<Hand['told']> = {}): Hand => ({
  ...newHand(variant, { actions: [], ...more }),
  way: 'history',
});
const typed = (desk: Desk, text: string, own = DRAW): Desk => placeAll(desk, own, readCards(text)).desk;
const marked = (desk: Desk, ...places: number[]): Desk => places.reduce(toggleThrow, desk);
const hole = ({ hand }: Desk, seat = 1): readonly string[] => cardsIn(hand, { at: 'seat', seat });

const dealt = typed(newDesk(history('five-card-draw'), DRAW), 'As Ah Kd 9c 4h Qs Qd Jc 7h 2c');
const thrown = throwMarked(marked(dealt, 2, 4), DRAW, 1);
const drawn = typed(thrown, '8s 8d');

describe('a draw told card by card', () => {
  it('throws the cards that were tapped and waits for those that come, in their places', () => {
    expect(hole(thrown)).toEqual(['As', 'Ah', '??', '9c', '??']);
    expect(thrown.cursor).toEqual({ group: { at: 'seat', seat: 1 }, place: 2 });
    expect(hole(drawn)).toEqual(['As', 'Ah', '8s', '9c', '8d']);
    const told = { seat: 1, action: 'discard', cards: ['Kd', '4h'], drawn: ['8s', '8d'] };
    expect(drawn.hand.told.actions).toEqual([told]);
  });

  it('of no card is standing pat', () => {
    expect(throwMarked(dealt, DRAW, 1).hand.told.actions).toEqual([{ seat: 1, action: 'stand-pat' }]);
  });

  it('is taken back at once, and by cutting the history', () => {
    expect(hole(undo(thrown))).toEqual(hole(dealt));
    expect(hole(cutHistory(drawn, DRAW, 0))).toEqual(hole(dealt));
    expect(cutHistory(drawn, DRAW, 0).hand.told.actions).toEqual([]);
  });

  it('shows the hand as it was held at every step', () => {
    const again = typed(throwMarked(marked(act(drawn, { seat: 2, action: 'stand-pat' }), 3, 4), DRAW, 1), '6c 6d');
    const at = (step: number) => seatIn(shown({ ...again, step }, DRAW), 1)?.hole;
    expect([at(0), at(1), at(2), at(3)]).toEqual([hole(dealt), hole(drawn), hole(drawn), hole(again)]);
    expect(hole(again)).toEqual(['As', 'Ah', '8s', '6c', '6d']);
  });

  it('is put right wherever the same card lies', () => {
    const at = (desk: Desk, step: number | null, place: number) => ({
      ...select(desk, { group: { at: 'seat', seat: 1 }, place }),
      step,
    });
    // A card that was dealt and thrown.
    const dealtAnew = place(at(drawn, 0, 2), DRAW, 'Kc');
    expect(dealtAnew.hand.told.actions?.[0]?.cards).toEqual(['Kc', '4h']);
    expect(hole(dealtAnew)).toEqual(hole(drawn));
    // A card that came and is held.
    const cameAnew = place(at(drawn, null, 4), DRAW, '8c');
    expect(cameAnew.hand.told.actions?.[0]?.drawn).toEqual(['8s', '8c']);
    expect(hole(cameAnew)).toEqual(['As', 'Ah', '8s', '9c', '8c']);
    // By what the entry tells.
    const byEntry = place(selectGroup(drawn, DRAW, { at: 'came', entry: 0 }), DRAW, '8h');
    expect(hole(byEntry)).toEqual(['As', 'Ah', '8s', '9c', '8h']);
    // Taken away it keeps its place.
    expect(hole(take(at(drawn, null, 2), DRAW))).toEqual(['As', 'Ah', '??', '9c', '8d']);
  });

  it('can be told from the hand held in the end: which came is tapped, which went is picked', () => {
    const counted = act(dealt, { seat: 1, action: 'discard', count: 1 });
    const came = place(selectGroup(counted, DRAW, { at: 'came', entry: 0 }), DRAW, '4h');
    const both = place(selectGroup(came, DRAW, { at: 'thrown', entry: 0 }), DRAW, 'Ad');
    expect(hole(both)).toEqual(hole(dealt));
    expect(seatIn(shown({ ...both, step: 0 }, DRAW), 1)?.hole).toEqual(['As', 'Ah', 'Kd', '9c', 'Ad']);
  });

  it('leaves by counts alone nothing to take back', () => {
    const counted = act(dealt, { seat: 1, action: 'discard', count: 3 });
    expect(seatIn(shown({ ...counted, step: 0 }, DRAW), 1)?.hole).toEqual(hole(dealt));
  });

  it('takes what was thrown out of play, until the deck runs out', () => {
    const other = { group: { at: 'seat', seat: 2 }, place: 0 } as const;
    expect(usedCards(drawn.hand, DRAW, other).has('Kd')).toBe(true);
    const italian = game('italian-draw');
    const seats = [1, 2, 3, 4].map((seat) => ({ seat }));
    const made = [1, 2, 3].map((seat) => ({ seat, action: 'discard', count: 4 }) as const);
    const few = history('italian-draw', { seats, actions: [{ seat: 4, action: 'discard', cards: ['Kd'] }, ...made] });
    expect(deckOf(few, italian).size).toBe(32);
    expect(usedCards(few, italian, other).has('Kd')).toBe(false);
  });

  it('is read by the engine as it is told', () => {
    const seats = drawn.hand.told.seats.map((own) => ({ ...own, stack: 100 }));
    const stakes = { smallBlind: 1, bigBlind: 2 };
    const check = { seat: 2, action: 'check' } as const;
    const before = [{ seat: 1, action: 'call' } as const, check, { seat: 2, action: 'stand-pat' } as const];
    const told = { ...drawn.hand.told, seats, stakes, actions: [...before, ...(drawn.hand.told.actions ?? [])] };
    const answer = ruled(requestOf({ told, way: 'history' }, DRAW));
    expect(answer.legality).toMatchObject({ legal: true, actionsRead: 4 });
    expect(answer.next).toMatchObject({ kind: 'act', seat: 2 });
  });
});

describe('an opener', () => {
  const JACKS = game('jacks-or-better');
  const told = history('jacks-or-better', { stakes: { ante: 1, smallBet: 2, bigBet: 4 } });
  const hands = typed(newDesk(told, JACKS), 'Qs Qd Kc 7h 2c Ts Th Kd 9c 4h', JACKS);
  const opened = act(act(hands, { seat: 2, action: 'bet', to: 2 }), { seat: 1, action: 'call' });
  const found = (desk: Desk) =>
    ruled(requestOf(desk.hand, JACKS)).legality?.irregularities.map(({ seat, code }) => `${seat} ${code}`);

  it('without openers is found by the cards thrown and those that came', () => {
    const split = typed(throwMarked(marked(opened, 1), JACKS, 2), 'Td', JACKS);
    expect(found(split)).toEqual(['2 opened-without-openers']);
  });

  it('of whom only counts are told is not accused', () => {
    expect(found(act(opened, { seat: 2, action: 'discard', count: 1 }))).toEqual([]);
  });
});

describe('a card thrown away for nothing', () => {
  const three = typed(newDesk(history('crazy-pineapple'), PINEAPPLE), 'Ac Kh 9d 9c 2s As Kd Qc', PINEAPPLE);

  it('is one of three held until then', () => {
    expect(hole(three)).toEqual(['As', 'Kd', 'Qc']);
    expect(requestOf(three.hand, PINEAPPLE).seats[0]).toEqual({ seat: 1 });
    const kept = throwMarked(marked(three, 2), PINEAPPLE, 1);
    expect(hole(kept)).toEqual(['As', 'Kd']);
    expect(kept.hand.told.actions).toEqual([{ seat: 1, action: 'discard', cards: ['Qc'] }]);
    expect(hole(cutHistory(kept, PINEAPPLE, 0))).toEqual(['As', 'Kd', 'Qc']);
  });

  it('is named afterwards where only the two kept are known', () => {
    const own = selectGroup(three, PINEAPPLE, { at: 'seat', seat: 1 });
    const two = act(take(own, PINEAPPLE), { seat: 1, action: 'discard', count: 1 });
    const named = place(selectGroup(two, PINEAPPLE, { at: 'thrown', entry: 0 }), PINEAPPLE, 'Qc');
    expect(named.hand.told.actions?.[0]).toMatchObject({ count: 1, cards: ['Qc'] });
    expect(usedCards(named.hand, PINEAPPLE, { group: { at: 'seat', seat: 2 }, place: 0 }).has('Qc')).toBe(true);
  });
});
