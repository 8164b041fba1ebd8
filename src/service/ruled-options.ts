import type { RulingsResponse } from '../contract/rulings.ts';
import { formatDealt, type Moves, type Right, type Ruled, type Speaker } from '../core/index.ts';
import { say } from './speech.ts';

type WireRuling = RulingsResponse['rulings'][number];

/** What has to be moved, on the wire. */
export const movesOf = ({ chips, cards }: Moves): WireRuling['moves'] => ({
  chips: chips.map(({ from, to, amount }) => ({ from, to, amount })),
  cards: cards.map(({ card, to }) => ({ card: formatDealt(card), to })),
});

export const rightsOf = (rights: readonly Right[]): WireRuling['rights'] =>
  rights.map(({ who, seats, may }) => ({ who, seats, may }));

/** The ways a ruling leaves open, on the wire. */
export const optionsOf = ({ options }: Ruled, speaker: Speaker): WireRuling['options'] =>
  options.map(({ says, seat, basis, moves, rights, acts }) => ({
    code: says.code,
    text: say(says, speaker),
    seat,
    basis,
    moves: movesOf(moves),
    rights: rightsOf(rights),
    acts: acts === null ? null : acts.map((act) => ({ ...act })),
    cites: says.cites,
  }));
