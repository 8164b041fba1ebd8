import { html, nothing, type TemplateResult } from 'lit-html';
import { capacity, cardsIn, type Group, readCards } from '../state/cards.ts';
import { deckOf, PICKER, usedCards } from '../state/deck.ts';
import { place, placeAll, take } from '../state/desk.ts';
import type { Context } from './context.ts';
import { cardWords } from './words.ts';

/** What a group of cards is called. */
export function groupName({ t, desk, who }: Context, group: Group): string {
  switch (group.at) {
    case 'board':
      return desk.hand.told.boards === undefined ? t.board : t.boardOf(group.board + 1);
    case 'seat':
      return who(group.seat);
    case 'reveals':
      return t.reveals;
    case 'dead':
      return t.dead;
    case 'thrown':
    case 'came': {
      const seat = desk.hand.told.actions?.[group.entry]?.seat ?? 1;
      return group.at === 'thrown' ? t.thrownBy(who(seat)) : t.cameTo(who(seat));
    }
  }
}

const isFull = ({ desk, game }: Context): boolean => {
  const { group, place: at } = desk.cursor;
  const cards = cardsIn(desk.hand, group);
  return cards.length >= capacity(desk.hand, game, group) && at >= cards.length - 1;
};

const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 13, ArrowUp: -13 };

/** Arrow keys move between the cards: the deck is one stop of the tab key. */
function move(event: KeyboardEvent): void {
  const by = ARROWS[event.key];
  if (by === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const cards = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
  const at = cards.indexOf(document.activeElement as HTMLButtonElement);
  const next = cards[at + by];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  for (const card of cards) card.tabIndex = card === next ? 0 : -1;
  next.focus();
}

function cardButton(context: Context, card: string, first: boolean, used: boolean, foreign: boolean): TemplateResult {
  const { t, desk, game, change } = context;
  const off = (used || foreign) && !desk.anyCard;
  const why = used ? `, ${t.used}` : foreign ? `, ${t.foreign}` : '';
  return html`<button
    type="button"
    class="pick ${used ? 'used' : ''} ${foreign ? 'foreign' : ''}"
    tabindex=${first ? 0 : -1}
    aria-label="${cardWords(card, t)}${why}"
    aria-disabled=${off ? 'true' : 'false'}
    @click=${() => change((now) => place(now, game, card))}
  >
    <playing-card card=${card}></playing-card>
  </button>`;
}

function deckView(context: Context): TemplateResult {
  const { desk, game, t } = context;
  const used = usedCards(desk.hand, game, desk.cursor);
  const deck = deckOf(desk.hand, game);
  return html`<div class="deck" role="group" aria-label=${t.picker} @keydown=${move}>
    ${PICKER.map(
      (suit, s) =>
        html`<div class="suit">
          ${suit.map((card, r) => cardButton(context, card, s === 0 && r === 0, used.has(card), !deck.has(card)))}
        </div>`,
    )}
  </div>`;
}

/** A line typed or pasted: what reads as cards is laid at once where it is pasted, else with Enter or its last letter. */
function typed(context: Context, input: HTMLInputElement, done: boolean): void {
  const { change, game, ui, t } = context;
  const read = readCards(input.value);
  const open = /(?:^|[^a-z0-9])(?:10?|[2-9tjqka?])$/i.test(input.value.trim());
  if (read.cards.length === 0 || (open && !done)) {
    if (done && input.value.trim() !== '') ui.note(t.noCards(input.value.trim()));
    return;
  }
  if (read.rest !== '' && !done) return;
  change((now) => {
    const { desk, refused } = placeAll(now, game, read);
    if (refused.length > 0) ui.note(t.refusedCards(refused.map((card) => cardWords(card, t)).join(', ')));
    else if (read.rest !== '') ui.note(t.noCards(read.rest));
    return desk;
  });
  input.value = '';
}

function typeField(context: Context): TemplateResult {
  const { t } = context;
  const onInput = (event: Event): void => {
    if (event.currentTarget instanceof HTMLInputElement) typed(context, event.currentTarget, false);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement)
      typed(context, event.currentTarget, true);
  };
  return html`<label class="type">
    <span class="sr">${t.typeCards}</span>
    <input
      id="type-cards"
      type="text"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      placeholder="${t.typeHint}"
      @input=${onInput}
      @keydown=${onKey}
    />
  </label>`;
}

const key = (symbol: string, label: string, press: () => void): TemplateResult =>
  html`<button type="button" class="key" aria-label=${label} title=${label} @click=${press}>
    <span aria-hidden="true">${symbol}</span>
  </button>`;

/** The deck to choose from, for the place that is filled next. */
export function pickerView(context: Context): TemplateResult {
  const { t, desk, change, ui } = context;
  const { group } = desk.cursor;
  const name = groupName(context, group);
  return html`<section class="picker ${ui.pickerOpen ? 'open' : ''}" aria-label=${t.picker}>
    <div class="picker-head">
      <p class="target" aria-live="polite">${isFull(context) ? t.pickFull(name) : t.pickFor(name)}</p>
      ${typeField(context)} ${key('⌫', t.takeBack, () => change((now) => take(now, context.game)))}
      ${key('?', t.unseenCard, () => change((now) => place(now, context.game, '??')))}
      ${context.game.joker ? key('JK', t.joker, () => change((now) => place(now, context.game, 'Jk'))) : nothing}
      <button
        type="button"
        class="key"
        aria-pressed=${desk.anyCard ? 'true' : 'false'}
        aria-label=${t.anyCard}
        title="${t.anyCard}. ${t.anyCardHint}"
        @click=${() => change((now) => ({ ...now, anyCard: !now.anyCard }))}
      >
        <span aria-hidden="true">×2</span>
      </button>
      ${key('▾', t.hidePicker, () => ui.closePicker())}
    </div>
    ${deckView(context)}
  </section>`;
}
