import { html, nothing, type TemplateResult } from 'lit-html';
import { act, cutHistory } from '../state/desk.ts';
import { exchangedBy } from '../state/draws.ts';
import type { ActionTold } from '../state/hand.ts';
import { figureOf, ODD_ACTIONS, oddEntry } from '../state/play.ts';
import type { Context } from './context.ts';
import { exchangeText } from './draws.ts';
import { selectField } from './fields.ts';
import { spoken } from './words.ts';

/** An entry of the history in words, its cards drawn. */
export function entryWords({ t, who, chips, game }: Context, entry: ActionTold): ReturnType<typeof spoken> {
  const { seat, action, to, amount, chips: pushed, cards, drawn = [] } = entry;
  const count = exchangedBy(entry);
  const figures = [
    ...(to === undefined ? [] : [chips(to)]),
    ...(amount === undefined ? [] : [chips(amount)]),
    ...(pushed === undefined ? [] : [pushed.map(chips).join(' + ')]),
    ...(count === 0 ? [] : [t.drawCount(count)]),
    ...(cards === undefined && drawn.length === 0 ? [] : [`(${exchangeText(cards ?? [], drawn)})`]),
  ];
  return [
    who(seat),
    ...spoken([` ${action === 'discard' && !game.draws ? t.throwsAway : t.did[action]}`, ...figures].join(' '), t),
  ];
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
            @click=${() => change((now) => cutHistory(now, context.game, i))}
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
