import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { addSeat, change, changeSeat, freeSeat, removeSeat, type SeatTold } from '../state/hand.ts';
import { paymentsOf, raisedBy, showings } from '../state/ruling.ts';
import type { Context } from './context.ts';
import { drawsOf } from './draws.ts';
import { amountField, selectField } from './fields.ts';
import { placesOf } from './places.ts';
import { inlineCard } from './words.ts';

const STATUSES = ['live', 'folded', 'mucked'] as const;

/** The cards raised now: null while nothing is to be seen. */
export function raisedIn({ ruled, desk }: Context): ReturnType<typeof raisedBy> | null {
  if (ruled.answer === null) return null;
  const playing = showings(ruled.answer, desk.focus);
  return playing.length === 0 ? null : raisedBy(playing);
}

function nameField({ desk, t, tell }: Context, { seat, player }: SeatTold): TemplateResult {
  return html`<label class="field grow" for="name-${seat}">
    <span class="sr">${t.nameOf(seat)}</span>
    <input
      id="name-${seat}"
      type="text"
      maxlength="64"
      autocomplete="off"
      placeholder=${t.name}
      .value=${live(player ?? '')}
      @input=${(event: Event) => {
        if (event.currentTarget instanceof HTMLInputElement)
          tell(changeSeat(desk.hand, seat, { player: event.currentTarget.value || undefined }), `name-${seat}`);
      }}
    />
  </label>`;
}

function moneyField({ desk, t, tell }: Context, { seat, contributed, stack }: SeatTold): TemplateResult {
  const { way } = desk.hand;
  const put = amountField({
    id: `put-${seat}`,
    label: t.putInOf(seat),
    value: contributed,
    placeholder: t.putIn,
    quiet: true,
    set: (value) => tell(changeSeat(desk.hand, seat, { contributed: value }), `put-${seat}`),
  });
  const before = amountField({
    id: `stack-${seat}`,
    label: t.stackOf(seat),
    value: stack,
    placeholder: t.stack,
    quiet: true,
    set: (value) => tell(changeSeat(desk.hand, seat, { stack: value }), `stack-${seat}`),
  });
  return html`${way === 'each' ? put : nothing}${way === 'history' ? before : nothing}`;
}

function buttonMark({ desk, t, tell }: Context, seat: number): TemplateResult {
  const on = desk.hand.told.button === seat;
  return html`<button
    type="button"
    class="dealer ${on ? 'on' : ''}"
    aria-pressed=${on ? 'true' : 'false'}
    aria-label=${t.makeButton(seat)}
    title=${t.makeButton(seat)}
    @click=${() => tell(change(desk.hand, { button: on ? undefined : seat }))}
  >
    <span aria-hidden="true">${'D'}</span>
  </button>`;
}

/** What the ruling says of a seat: its hand and its chips. */
function outcomeOf(
  { ruled, t, chips, desk, change: step, who }: Context,
  seat: number,
): TemplateResult | typeof nothing {
  const { answer } = ruled;
  if (answer === null) return nothing;
  const results = answer.hands.find((own) => own.seat === seat)?.results ?? [];
  const payment = paymentsOf(answer).find((own) => own.seat === seat);
  if (results.length === 0 && payment === undefined) return nothing;
  const names = [...new Set(results.filter(({ qualifies }) => qualifies).map(({ name }) => name))].join(' · ');
  const won = answer.winners.includes(seat);
  const focused = desk.focus === seat;
  return html`<p class="seat-outcome ${won ? 'won' : ''}">
    ${
      results.length === 0
        ? nothing
        : html`<button
            type="button"
            class="look"
            aria-pressed=${focused ? 'true' : 'false'}
            aria-label=${`${t.lookAt(who(seat))}: ${names}`}
            @click=${() => step((now) => ({ ...now, focus: focused ? null : seat }))}
          >
            ${names}
          </button>`
    }
    ${won ? html`<strong class="won-amount">${payment === undefined ? t.wins : `+${chips(payment.won)}`}</strong>` : nothing}
  </p>`;
}

/** A player may part his cards in some games: those played apart are named. */
function partedField(context: Context, { seat, hole = [], split = [] }: SeatTold): TemplateResult | typeof nothing {
  const { game, t, tell, desk } = context;
  if (!game.parted || hole.length === 0) return nothing;
  const toggle = (card: string): void => {
    const next = split.includes(card) ? split.filter((own) => own !== card) : [...split, card];
    tell(changeSeat(desk.hand, seat, { split: next.length > 0 ? next : undefined }));
  };
  return html`<div class="parted" role="group" aria-label=${t.split(seat)}>
    <span>${t.split(seat)}</span>
    ${hole.map(
      (card) =>
        html`<button type="button" class="chip" aria-pressed=${split.includes(card)} @click=${() => toggle(card)}>
          ${inlineCard(card, t)}
        </button>`,
    )}
  </div>`;
}

function seatView(context: Context, own: SeatTold): TemplateResult {
  const { t, desk, tell, game, ruled } = context;
  const { seat, status = 'live' } = own;
  const raised = raisedIn(context);
  const { next = null } = ruled.answer ?? {};
  const due = next !== null && 'seat' in next && next.seat === seat;
  const marks = {
    label: t.cardsOf(seat),
    raised: raised === null ? null : (raised.seats.get(seat) ?? new Set<string>()),
    ...(game.family === 'stud' ? { up: game.up } : {}),
  };
  return html`<li class="seat ${status} ${due ? 'due' : ''}">
    <div class="seat-head">
      <span class="seat-number" aria-hidden="true">${seat}</span>
      ${nameField(context, own)} ${moneyField(context, own)} ${buttonMark(context, seat)}
      ${
        desk.hand.way === 'history'
          ? nothing
          : selectField({
              id: `status-${seat}`,
              label: t.statusOf(seat),
              value: status,
              choices: STATUSES.map((value) => ({ value, label: t.status[value] })),
              quiet: true,
              set: (value) => {
                const chosen = STATUSES.find((known) => known === value);
                tell(changeSeat(desk.hand, seat, { status: chosen === 'live' ? undefined : chosen }));
              },
            })
      }
      ${
        desk.hand.told.seats.length > 1
          ? html`<button
              type="button"
              class="quiet icon"
              aria-label=${t.removeSeat(seat)}
              title=${t.removeSeat(seat)}
              @click=${() => tell(removeSeat(desk.hand, seat))}
            >
              <span aria-hidden="true">✕</span>
            </button>`
          : nothing
      }
    </div>
    <div class="seat-cards">
      ${status === 'live' || own.hole !== undefined ? placesOf(context, { at: 'seat', seat }, marks) : nothing}
      ${outcomeOf(context, seat)}
    </div>
    ${drawsOf(context, seat)} ${partedField(context, own)}
  </li>`;
}

/** Every seat with its cards, its chips and what the ruling makes of it. */
export function seatsView(context: Context): TemplateResult {
  const { desk, game, t, tell } = context;
  return html`<section class="seats" aria-label=${t.seats}>
    <ul>
      ${repeat(
        desk.hand.told.seats,
        ({ seat }) => seat,
        (own) => seatView(context, own),
      )}
    </ul>
    ${
      freeSeat(desk.hand, game) === undefined
        ? nothing
        : html`<button type="button" class="quiet add" @click=${() => tell(addSeat(desk.hand, game))}>
            <span aria-hidden="true">+</span> ${t.addSeat}
          </button>`
    }
  </section>`;
}
