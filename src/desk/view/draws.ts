import { html, nothing, type TemplateResult } from 'lit-html';
import { act, selectGroup, throwMarked, toggleThrow } from '../state/desk.ts';
import { type Exchange, exchangesOf, isDraw, toThrow } from '../state/draws.ts';
import { type ActionTold, seatIn } from '../state/hand.ts';
import type { Context } from './context.ts';
import { placesOf } from './places.ts';
import { cardWords, spoken } from './words.ts';

/** The cards held, each to be marked as one to throw away. */
function heldView({ desk, t, change }: Context, held: readonly string[]): TemplateResult {
  return html`<div class="places throwing" role="group" aria-label=${t.tapThrown}>
    ${held.map((card, place) => {
      const marked = desk.throwing.includes(place);
      return html`<button
        type="button"
        class="place ${marked ? 'thrown' : ''}"
        aria-pressed=${marked ? 'true' : 'false'}
        aria-label=${t.throwCard(cardWords(card, t))}
        @click=${() => change((now) => toggleThrow(now, place))}
      >
        <playing-card card=${card}></playing-card>
      </button>`;
    })}
  </div>`;
}

/** The draw told by counts alone, where nobody knows the cards. */
function countsView({ t, change, game }: Context, seat: number, from: number, to: number): TemplateResult {
  const made = (count: number): ActionTold =>
    count === 0 ? { seat, action: 'stand-pat' } : { seat, action: 'discard', count };
  const enter = (count: number): void =>
    change((now) => {
      const entry = now.hand.told.actions?.length ?? 0;
      const acted = act(now, made(count));
      // Where nothing comes, the card that went is asked for at once.
      return game.draws ? acted : selectGroup(acted, game, { at: 'thrown', entry });
    });
  return html`${Array.from({ length: to - from + 1 }, (_, i) => from + i).map(
    (count) => html`<button type="button" class="offer" @click=${() => enter(count)}>${t.drawCount(count)}</button>`,
  )}`;
}

/** What a seat may throw away: its cards to be tapped where they are told, and counts alone. */
export function exchangeView(context: Context, seat: number, least: number, most: number): TemplateResult {
  const { desk, game, t, change, ui } = context;
  const held = seatIn(desk.hand, seat)?.hole ?? [];
  if (held.length < game.holes + toThrow(desk.hand, game, seat))
    return html`<div class="offers">${countsView(context, seat, least, most)}</div>`;
  const count = desk.throwing.length;
  const make = (): void => {
    change((now) => throwMarked(now, game, seat));
    if (game.draws && count > 0) ui.pickIn({ at: 'seat', seat });
  };
  const fits = count >= least && count <= most;
  return html`<p class="hint">${t.tapThrown}</p>
    ${heldView(context, held)}
    <div class="offers">
      <button type="button" class="offer main" ?disabled=${!fits} @click=${make}>
        ${t.throwThese(Math.max(count, least))}
      </button>
      ${
        game.draws
          ? html`<span class="only-counts" role="group" aria-label=${t.onlyCounts}>
              <span class="hint">${t.onlyCounts}</span> ${countsView(context, seat, 1, most)}
            </span>`
          : nothing
      }
    </div>`;
}

/** An exchange as a line with its cards: what went, and what came. */
export const exchangeText = (thrown: readonly string[], came: readonly string[]): string =>
  [thrown, came]
    .filter((cards) => cards.length > 0)
    .map((cards) => cards.join(' ').replaceAll('??', '?'))
    .join(' → ');

const isTold = (cards: readonly string[]): boolean => cards.some((card) => card !== '??');

/** Which draw of its seat an entry is, standing pat counted. */
function numberOf({ desk }: Context, { entry, seat }: Exchange): number {
  const before = (desk.hand.told.actions ?? []).slice(0, entry + 1);
  return before.filter((made) => made.seat === seat && isDraw(made)).length;
}

/** One exchange, each card of which can be told or put right. */
function oneExchange(context: Context, exchange: Exchange): TemplateResult {
  const { entry, count, came } = exchange;
  const { t, game } = context;
  const number = game.draws ? `${t.drawNumber(numberOf(context, exchange))}: ` : '';
  const row = (at: 'thrown' | 'came', label: string): TemplateResult =>
    html`<span class="exchanged"><small>${label}</small> ${placesOf(context, { at, entry }, { label, extra: 'small' })}</span>`;
  return html`<li>
    <b>${number}${t.drawCount(count)}</b>
    ${row('thrown', t.thrown)} ${came.length === 0 ? nothing : row('came', t.came)}
  </li>`;
}

/** What a seat exchanged so far, in one line; opened, card by card. */
export function drawsOf(context: Context, seat: number): TemplateResult | typeof nothing {
  const { desk, game, t } = context;
  const { actions = [] } = desk.hand.told;
  const made = exchangesOf(desk.hand, game, seat).filter(({ entry }) => entry < (desk.step ?? actions.length));
  if (desk.hand.way !== 'history' || made.length === 0) return nothing;
  const { group } = desk.cursor;
  const open = 'entry' in group && made.some(({ entry }) => entry === group.entry);
  const line = made.map(({ thrown, came, count }) =>
    isTold(thrown) || isTold(came) ? exchangeText(thrown, came) : t.drawCount(count),
  );
  return html`<details class="draws" ?open=${open}>
    <summary>${game.draws ? t.drew : t.threw}: ${spoken(line.join(' · '), t)}</summary>
    <ol>${made.map((exchange) => oneExchange(context, exchange))}</ol>
  </details>`;
}
