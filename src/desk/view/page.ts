import { html, nothing, type TemplateResult } from 'lit-html';
import { LANGUAGES, type Language } from '../../core/index.ts';
import type { Engine } from '../engine/client.ts';
import { redo, undo, VIEWS, type View } from '../state/desk.ts';
import type { Told } from '../state/hand.ts';
import type { Texts } from '../text/en.ts';
import { boardView } from './board.ts';
import type { Context, DialogName } from './context.ts';
import { deadCardsView, deadMoneyView } from './dead.ts';
import { bookField, gamesDialog, houseDialog, type Offline, type Sharing, shareDialog } from './dialogs.ts';
import { dueView, moneyView, playView } from './money.ts';
import type { HouseOptions } from './options.ts';
import { pickerView } from './picker.ts';
import type { Records } from './records.ts';
import { headView, rulingView } from './ruling.ts';
import { seatsView } from './seats.ts';
import { settingsDialog } from './settings.ts';
import type { TableRulings } from './table.ts';

/** Everything the page is drawn from. */
export interface Page {
  readonly t: Texts;
  readonly language: Language;
  /** null until the engine has answered. */
  readonly context: Context | null;
  readonly failed: boolean;
  readonly view: View;
  readonly note: string;
  readonly dialog: DialogName | null;
  readonly search: string;
  readonly offline: Offline['state'];
  readonly byHand: string | null;
  readonly table: TableRulings;
  readonly records: Records;
  readonly options: HouseOptions;
  readonly engine: Engine | null;
  readonly redraw: () => void;
  readonly show: (view: View) => void;
  readonly setLanguage: (language: Language) => void;
  readonly setSearch: (text: string) => void;
  readonly copy: Sharing['copy'];
  readonly openJson: (text: string) => void;
  readonly openHand: (told: Told) => void;
  readonly clear: () => void;
}

function languageSwitch({ language, t, setLanguage }: Page): TemplateResult {
  return html`<div class="languages" role="group" aria-label=${t.language}>
    ${LANGUAGES.map(
      (own) =>
        html`<button
          type="button"
          lang=${own}
          aria-pressed=${own === language ? 'true' : 'false'}
          aria-label=${`${own.toUpperCase()} ${t.languages[own]}`}
          @click=${() => setLanguage(own)}
        >
          ${own.toUpperCase()}
        </button>`,
    )}
  </div>`;
}

const tool = (symbol: string, label: string, off: boolean, press: () => void): TemplateResult =>
  html`<button type="button" class="tool" ?disabled=${off} aria-label=${label} title=${label} @click=${press}>
    <span aria-hidden="true">${symbol}</span>
  </button>`;

const skipLink = (t: Texts): TemplateResult =>
  html`<a class="skip" href="#ruling" @click=${(event: Event) => {
    event.preventDefault();
    document.getElementById('ruling')?.focus();
  }}>${t.skip}</a>`;

function headerView(page: Page): TemplateResult {
  const { t, context, view, show, clear } = page;
  return html`<header class="top">
    ${view === 'hand' && context !== null ? skipLink(t) : nothing}
    <h1><span class="suits" aria-hidden="true">♠</span> <span class="brand">${t.brand}</span></h1>
    <nav aria-label=${t.viewsLabel}>
      ${VIEWS.map(
        (own) =>
          html`<button type="button" aria-current=${own === view ? 'page' : nothing} @click=${() => show(own)}>
            <span class="long">${t.views[own]}</span><span class="short">${t.viewsShort[own]}</span>
          </button>`,
      )}
    </nav>
    <div class="tools">
      ${
        context === null
          ? nothing
          : html`${
              view === 'hand'
                ? html`${tool('↶', t.undo, context.desk.past.length === 0, () => context.change(undo))}
                  ${tool('↷', t.redo, context.desk.future.length === 0, () => context.change(redo))}
                  ${tool('✕', t.clear, false, clear)} ${tool('⇪', t.share, false, () => context.ui.open('share'))}`
                : nothing
            }
            ${tool('⚙', t.house, false, () => context.ui.open('house'))}`
      }
      ${languageSwitch(page)}
    </div>
  </header>`;
}

function gameBar(context: Context): TemplateResult {
  const { t, game, ui } = context;
  return html`<div class="game-bar">
    <button type="button" class="game-name" aria-haspopup="dialog" aria-label="${t.game}: ${game.name}" @click=${() => ui.open('games')}>
      ${game.name} <span aria-hidden="true">▾</span>
    </button>
    ${bookField(context, 'book', true)}
    <button type="button" class="quiet" aria-haspopup="dialog" @click=${() => ui.open('settings')}>${t.moreSettings}</button>
  </div>`;
}

function handView(context: Context): TemplateResult {
  return html`<main class="hand">
    ${headView(context)}
    <div class="table">
      ${gameBar(context)} ${boardView(context)} ${moneyView(context)} ${dueView(context)} ${seatsView(context)}
      <div class="extras">${deadMoneyView(context)} ${deadCardsView(context)}</div>
      ${playView(context)}
    </div>
    ${pickerView(context)} ${rulingView(context)}
  </main>`;
}

function bodyView(page: Page, context: Context): TemplateResult {
  const { view, table, records, engine, redraw, openHand } = page;
  switch (view) {
    case 'hand':
      return handView(context);
    case 'table':
      return table.draw(context, engine, redraw);
    case 'records':
      return records.draw(context, engine, redraw, openHand);
  }
}

/** The one dialog that is open: what is not seen is not drawn. */
function dialogOf(page: Page, context: Context, name: DialogName): TemplateResult {
  switch (name) {
    case 'games':
      return gamesDialog(context, page.search, page.setSearch);
    case 'settings':
      return settingsDialog(context, page.options.draw(context, page.engine, page.redraw));
    case 'house':
      return houseDialog(context, { state: page.offline });
    case 'share': {
      const { copy, openJson, byHand } = page;
      return shareDialog(context, { copy, print: () => window.print(), openJson, byHand });
    }
  }
}

/** The whole page. */
export function pageView(page: Page): TemplateResult {
  const { context, t, failed, note } = page;
  return html`${headerView(page)}
    ${
      context === null
        ? html`<main class="loading"><p role="status">${failed ? t.engineFailed : t.loading}</p></main>`
        : html`${bodyView(page, context)} ${page.dialog === null ? nothing : dialogOf(page, context, page.dialog)}`
    }
    <p class="note ${note === '' ? '' : 'shown'}" role="status">${note}</p>`;
}
