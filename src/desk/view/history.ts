import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { act, cutHistory, selectGroup } from '../state/desk.ts';
import { type ActionTold, changeSeat } from '../state/hand.ts';
import { entryOf, figureOf, ODD_ACTIONS, type Offer, oddEntry, offersOf } from '../state/play.ts';
import type { Context } from './context.ts';
import { selectField } from './fields.ts';
import { cardWords } from './words.ts';

/** An entry of the history in words. */
export function entryWords({ t, who, chips }: Context, entry: ActionTold): string {
  const { seat, action, to, amount, chips: pushed, count, cards } = entry;
  const figures = [
    ...(to === undefined ? [] : [chips(to)]),
    ...(amount === undefined ? [] : [chips(amount)]),
    ...(pushed === undefined ? [] : [pushed.map(chips).join(' + ')]),
    ...(count === undefined ? [] : [t.drawCount(count)]),
    ...(cards === undefined ? [] : [cards.map((card) => cardWords(card, t)).join(', ')]),
  ];
  return [who(seat), t.did[action], ...figures].join(' ');
}

function entriesView(context: Context): TemplateResult {
  const { desk, t, change, ruled } = context;
  const actions = desk.hand.told.actions ?? [];
  const at = desk.step ?? actions.length;
  const odd = new Map(ruled.answer?.legality?.irregularities.map((own) => [own.action, own]) ?? []);
  if (actions.length === 0) return html`<p class="hint">${t.noActions}</p>`;
  return html`<ol class="entries">
    ${actions.map(
      (entry, i) =>
        html`<li class="${odd.has(i) ? 'odd' : ''} ${i >= at ? 'later' : ''}">
          <span>${odd.has(i) ? html`<strong>${t.irregular}: </strong>` : nothing}${entryWords(context, entry)}</span>
          <button
            type="button"
            class="quiet icon"
            aria-label=${t.removeFrom(i + 1)}
            title=${t.removeFrom(i + 1)}
            @click=${() => change((now) => cutHistory(now, i))}
          >
            <span aria-hidden="true">↶</span>
          </button>
        </li>`,
    )}
  </ol>`;
}

function steppingView({ desk, t, change }: Context): TemplateResult | typeof nothing {
  const all = (desk.hand.told.actions ?? []).length;
  if (all === 0) return nothing;
  const at = desk.step ?? all;
  const go = (to: number | null) => () => change((now) => ({ ...now, step: to === all ? null : to }));
  return html`<div class="stepping" role="group" aria-label=${t.stepThrough}>
    <button type="button" class="quiet icon" ?disabled=${at === 0} aria-label=${t.stepBack} @click=${go(at - 1)}>
      <span aria-hidden="true">◀</span>
    </button>
    <output>${t.stepOf(at, all)}</output>
    <button type="button" class="quiet icon" ?disabled=${at === all} aria-label=${t.stepOn} @click=${go(at + 1)}>
      <span aria-hidden="true">▶</span>
    </button>
    ${desk.step === null ? nothing : html`<button type="button" class="quiet" @click=${go(null)}>${t.stepAll}</button>`}
  </div>`;
}

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

function counts(context: Context, seat: number, from: number, to: number): TemplateResult {
  const { t, change } = context;
  const entry = (count: number): ActionTold =>
    count === 0 ? { seat, action: 'stand-pat' } : { seat, action: 'discard', count };
  return html`${Array.from({ length: to - from + 1 }, (_, i) => from + i).map(
    (count) =>
      html`<button type="button" class="offer" @click=${() => change((now) => act(now, entry(count)))}>
        ${t.drawCount(count)}
      </button>`,
  )}`;
}

const prompt = (title: string, body: TemplateResult | string): TemplateResult =>
  html`<div class="prompt">
    <h3>${title}</h3>
    <div class="offers">${body}</div>
  </div>`;

/** Whoever is due, with everything that is legal for him. */
function dueFor(context: Context, next: Next): TemplateResult {
  const { t, who, desk, game, change, ui } = context;
  switch (next.kind) {
    case 'act': {
      const betting = desk.hand.told.betting ?? game.betting.usual;
      const offers = offersOf(next.options, betting);
      return prompt(t.toAct(who(next.seat)), html`${offers.map((offer) => offerView(context, next.seat, offer))}`);
    }
    case 'deal': {
      const board = { at: 'board', board: 0 } as const;
      const toBoard = game.family !== 'stud' && (game.reveals === 0 || next.street === 'board');
      const group = toBoard ? board : game.family === 'stud' ? null : ({ at: 'reveals' } as const);
      return prompt(
        t.toDeal(next.street),
        group === null
          ? html`<p>${t.dealHint}</p>`
          : html`<button type="button" class="offer" @click=${() => ui.pickIn(group)}>${t.openPicker}</button>`,
      );
    }
    case 'draw':
      return prompt(t.toDraw(who(next.seat), next.max), counts(context, next.seat, 0, next.max));
    case 'discard':
      return prompt(t.toDiscard(who(next.seat), next.count), counts(context, next.seat, next.count, next.count));
    case 'show':
      return prompt(
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

const NOTICED = ['at-once', 'same-street', 'next-street', 'showdown', 'next-hand'] as const;

/** Anything that was really done, entered on purpose. */
function oddView(context: Context, due: number | undefined): TemplateResult {
  const { t, desk, who, change, tell } = context;
  const value = (id: string): string => {
    const found = document.getElementById(id);
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.value : '';
  };
  const add = (): void => {
    const action = ODD_ACTIONS.find((own) => own === value('odd-action'));
    if (action === undefined) return;
    const entry = oddEntry(Number(value('odd-seat')), action, value('odd-figure'));
    change((now) => act(now, entry));
    const figure = document.getElementById('odd-figure');
    if (figure instanceof HTMLInputElement) figure.value = '';
  };
  const seats = desk.hand.told.seats.map(({ seat }) => ({ value: String(seat), label: who(seat) }));
  return html`<details class="odd-entry">
    <summary>${t.odd}</summary>
    <p class="hint">${t.oddHint}</p>
    <div class="row">
      ${selectField({ id: 'odd-seat', label: t.who, value: String(due ?? seats[0]?.value ?? 1), choices: seats, set: () => undefined })}
      ${selectField({
        id: 'odd-action',
        label: t.what,
        value: 'call',
        choices: ODD_ACTIONS.map((action) => ({ value: action, label: t.did[action] })),
        set: (action) => {
          const label = document.getElementById('odd-figure-label');
          const known = ODD_ACTIONS.find((own) => own === action);
          const kind = known === undefined ? null : figureOf(known);
          if (label !== null) label.textContent = kind === null ? t.amount : t.figure[kind];
        },
      })}
      <label class="field" for="odd-figure">
        <span id="odd-figure-label">${t.figure.to}</span>
        <input id="odd-figure" class="amount" type="text" inputmode="numeric" autocomplete="off" />
      </label>
      <button type="button" class="offer" @click=${add}>${t.add}</button>
      ${selectField({
        id: 'noticed',
        label: t.noticed,
        value: desk.hand.told.noticed ?? 'at-once',
        choices: NOTICED.map((own) => ({ value: own, label: t.noticedWhen[own] })),
        set: (chosen) => {
          const noticed = NOTICED.find((own) => own === chosen);
          tell({
            ...desk.hand,
            told: { ...desk.hand.told, noticed: noticed === 'at-once' ? undefined : noticed },
          });
        },
      })}
    </div>
  </details>`;
}

/** What has to come next: an action in a history, and cards to be shown in any hand. */
export function nextView(context: Context): TemplateResult | typeof nothing {
  const { ruled, desk } = context;
  const next = ruled.answer?.next ?? null;
  if (next === null || desk.step !== null) return nothing;
  return desk.hand.way === 'history' ? dueFor(context, next) : nothing;
}

/** The history: what was done, and a way to enter what is not legal. */
export function historyView(context: Context): TemplateResult {
  const { ruled, t } = context;
  const next = ruled.answer?.next ?? null;
  const due = next !== null && 'seat' in next ? next.seat : undefined;
  return html`<div class="history">
    <h3>${t.actions}</h3>
    ${entriesView(context)} ${steppingView(context)} ${oddView(context, due)}
  </div>`;
}
