import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { act, selectGroup } from '../state/desk.ts';
import { changeSeat } from '../state/hand.ts';
import { entryOf, type Offer, offersOf } from '../state/play.ts';
import type { Context } from './context.ts';
import { exchangeView } from './draws.ts';

/** A wager of any size between the least and the most, put in with its own button. */
function rangeOffer(context: Context, seat: number, offer: Extract<Offer, { kind: 'range' }>): TemplateResult {
  const { t, chips, change, ui } = context;
  const id = `wager-${offer.action}`;
  const field = (): HTMLInputElement | null => {
    const found = document.getElementById(id);
    return found instanceof HTMLInputElement ? found : null;
  };
  const put = (): void => {
    const written = Number(field()?.value.replace(/\D/g, '') || offer.least);
    if (written < offer.least) ui.note(t.tooLittle(chips(offer.least)));
    else if (offer.most !== null && written > offer.most) ui.note(t.tooMuch(chips(offer.most)));
    else change((now) => act(now, entryOf(seat, offer, written)));
  };
  return html`<span class="wager">
    <button type="button" class="offer" @click=${put}>${t.act[offer.action]}</button>
    <input
      id=${id}
      class="amount"
      type="text"
      inputmode="numeric"
      aria-label=${`${t.act[offer.action]}: ${t.amount}, ${t.least(chips(offer.least))}${offer.most === null ? '' : `, ${t.most(chips(offer.most))}`}`}
      .value=${live(String(offer.least))}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter') put();
      }}
    />
    <span class="bounds" aria-hidden="true">${chips(offer.least)}–${offer.most === null ? '…' : chips(offer.most)}</span>
  </span>`;
}

function offerView(context: Context, seat: number, offer: Offer): TemplateResult {
  const { t, chips, change } = context;
  if (offer.kind === 'range') return rangeOffer(context, seat, offer);
  const label = t.act[offer.action];
  return html`<button type="button" class="offer" @click=${() => change((now) => act(now, entryOf(seat, offer)))}>
    ${label}${offer.kind === 'exact' ? html` <b>${chips(offer.to)}</b>` : nothing}
  </button>`;
}

type Next = NonNullable<NonNullable<Context['ruled']['answer']>['next']>;

const prompt = (title: string, body: TemplateResult): TemplateResult =>
  html`<div class="prompt"><h3>${title}</h3>${body}</div>`;

const offers = (title: string, body: TemplateResult): TemplateResult =>
  prompt(title, html`<div class="offers">${body}</div>`);

/** Whoever is due, with everything that is legal for him. */
function dueFor(context: Context, next: Next): TemplateResult {
  const { t, who, desk, game, change, ui } = context;
  switch (next.kind) {
    case 'act': {
      const betting = desk.hand.told.betting ?? game.betting.usual;
      const open = offersOf(next.options, betting);
      return offers(t.toAct(who(next.seat)), html`${open.map((offer) => offerView(context, next.seat, offer))}`);
    }
    case 'deal': {
      const board = { at: 'board', board: 0 } as const;
      const toBoard = game.family !== 'stud' && (game.reveals === 0 || next.street === 'board');
      const group = toBoard ? board : game.family === 'stud' ? null : ({ at: 'reveals' } as const);
      return offers(
        t.toDeal(t.streets[next.street]),
        group === null
          ? html`<p>${t.dealHint}</p>`
          : html`<button type="button" class="offer" @click=${() => ui.pickIn(group)}>${t.openPicker}</button>`,
      );
    }
    case 'draw':
      return prompt(t.toDraw(who(next.seat), next.max), exchangeView(context, next.seat, 0, next.max));
    case 'discard':
      return prompt(t.toDiscard(who(next.seat), next.count), exchangeView(context, next.seat, next.count, next.count));
    case 'show':
      return offers(
        t.toShow(who(next.seat)),
        html`<button type="button" class="offer" @click=${() => {
          change((now) => selectGroup(now, game, { at: 'seat', seat: next.seat }));
          ui.pickIn({ at: 'seat', seat: next.seat });
        }}>${t.openPicker}</button>
          <button
            type="button"
            class="offer"
            @click=${() =>
              change((now) =>
                desk.hand.way === 'history'
                  ? act(now, { seat: next.seat, action: 'muck' })
                  : { ...now, hand: changeSeat(now.hand, next.seat, { status: 'mucked' }) },
              )}
          >
            ${t.muck}
          </button>`,
      );
  }
}

/** What has to come next: an action in a history, and cards to be shown in any hand. */
export function nextView(context: Context): TemplateResult | typeof nothing {
  const { ruled, desk } = context;
  const next = ruled.answer?.next ?? null;
  if (next === null || desk.step !== null) return nothing;
  return desk.hand.way === 'history' ? dueFor(context, next) : nothing;
}
