import { html, nothing, type TemplateResult } from 'lit-html';
import { capacity, cardsIn, type Group, sameGroup } from '../state/cards.ts';
import { shown } from '../state/desk.ts';
import type { Context } from './context.ts';
import { cardWords } from './words.ts';

/** How the cards of a group are told apart. */
export interface PlaceMarks {
  readonly label: string;
  /** Cards that play in the hand looked at; null where none is. */
  readonly raised?: ReadonlySet<string> | null;
  readonly covered?: ReadonlySet<string>;
  readonly up?: readonly boolean[];
  readonly extra?: string;
}

const stateWords = (card: string, place: number, marks: PlaceMarks, { t }: Context): string =>
  [
    cardWords(card, t),
    ...(marks.up === undefined ? [] : [marks.up[place] === true ? t.faceUp : t.faceDown]),
    ...(marks.covered?.has(card) === true ? [t.hiddenCard] : []),
    ...(marks.raised?.has(card) === true ? [t.plays] : []),
  ].join(', ');

function filled(context: Context, group: Group, card: string, place: number, marks: PlaceMarks): TemplateResult {
  const { desk, ui } = context;
  const here = sameGroup(desk.cursor.group, group) && desk.cursor.place === place;
  const covered = marks.covered?.has(card) === true;
  const raised = marks.raised === undefined || marks.raised === null ? '' : marks.raised.has(card) ? 'raised' : 'rest';
  return html`<button
    type="button"
    class="place ${raised} ${here ? 'here' : ''} ${marks.up === undefined ? '' : marks.up[place] === true ? 'up' : 'down'}"
    aria-label=${stateWords(card, place, marks, context)}
    aria-current=${here ? 'true' : nothing}
    @click=${() => ui.pickAt({ group, place })}
  >
    <playing-card card=${card} ?covered=${covered}></playing-card>
  </button>`;
}

function empty(context: Context, group: Group, place: number): TemplateResult {
  const { desk, ui, t } = context;
  const here = sameGroup(desk.cursor.group, group) && desk.cursor.place === place;
  return html`<button
    type="button"
    class="place empty ${here ? 'here' : ''}"
    aria-label=${t.emptyPlace(place + 1)}
    aria-current=${here ? 'true' : nothing}
    @click=${() => ui.pickIn(group)}
  ></button>`;
}

/** The places of a group: its cards as they lie and those still to be told. */
export function placesOf(context: Context, group: Group, marks: PlaceMarks, most?: number): TemplateResult {
  const { desk, game } = context;
  const hand = shown(desk, game);
  const cards = cardsIn(hand, group);
  const all = most ?? capacity(hand, game, group);
  return html`<div class="places ${marks.extra ?? ''}" role="group" aria-label=${marks.label}>
    ${cards.map((card, place) => filled(context, group, card, place, marks))}
    ${Array.from({ length: Math.max(0, all - cards.length) }, (_, i) => empty(context, group, cards.length + i))}
  </div>`;
}
