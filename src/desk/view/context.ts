import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import type { Language } from '../../core/index.ts';
import type { Fault } from '../../service/context.ts';
import type { Catalogue } from '../engine/protocol.ts';
import type { Cursor, Group } from '../state/cards.ts';
import type { Desk } from '../state/desk.ts';
import type { Game } from '../state/game.ts';
import type { Hand, Told } from '../state/hand.ts';
import type { House } from '../state/house.ts';
import type { Texts } from '../text/en.ts';
import type { Chips } from './words.ts';

/** What the engine makes of the hand. */
export interface Ruled {
  readonly request: Told;
  readonly answer: AdjudicationResponse | null;
  readonly faults: readonly Fault[];
  /** The answer once more beside every other rulebook; null while it is not there. */
  readonly compared: AdjudicationResponse | null;
  readonly counting: boolean;
}

/** What a view is drawn from, and what it may do. */
export interface Context {
  readonly t: Texts;
  readonly language: Language;
  readonly catalogue: Catalogue;
  readonly games: ReadonlyMap<string, Game>;
  readonly game: Game;
  readonly desk: Desk;
  readonly house: House;
  readonly ruled: Ruled;
  readonly chips: Chips;
  /** How a seat is called: its player, or its number. */
  readonly who: (seat: number) => string;
  /** Changes the desk by a pure step. */
  readonly change: (step: (desk: Desk) => Desk) => void;
  /** Changes the hand; `what` names what was changed for undo. */
  readonly tell: (hand: Hand, what?: string) => void;
  readonly ui: Ui;
}

export type DialogName = 'games' | 'house' | 'share' | 'settings';

/** What the page itself can be asked for. */
export interface Ui {
  readonly open: (dialog: DialogName) => void;
  readonly close: () => void;
  readonly pickAt: (cursor: Cursor) => void;
  readonly pickIn: (group: Group) => void;
  readonly pickerOpen: boolean;
  readonly closePicker: () => void;
  /** Says something briefly, aloud too. */
  readonly note: (text: string) => void;
  readonly setHouse: (house: House) => void;
  readonly setLanguage: (language: Language) => void;
}
