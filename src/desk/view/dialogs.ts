import { html, nothing, type TemplateResult } from 'lit-html';
import type { Game } from '../state/game.ts';
import { change, changeGame, type Told } from '../state/hand.ts';
import { type House, THEMES } from '../state/house.ts';
import type { Context, DialogName } from './context.ts';
import { amountField, selectField } from './fields.ts';
import { bookName } from './steps.ts';

/** A window over the desk: closed with Escape, its button, or a tap beside it. */
export const dialogView = (name: DialogName, title: string, context: Context, body: TemplateResult): TemplateResult =>
  html`<dialog
    id="dialog-${name}"
    aria-labelledby="dialog-${name}-title"
    @close=${(event: Event) => {
      // One that was taken off the page has been closed by it.
      if (event.currentTarget instanceof Element && event.currentTarget.isConnected) context.ui.close();
    }}
    @click=${(event: MouseEvent) => {
      if (event.target === event.currentTarget) context.ui.close();
    }}
  >
    <div class="dialog-body">
      <header>
        <h2 id="dialog-${name}-title">${title}</h2>
        <button type="button" class="quiet" @click=${() => context.ui.close()}>${context.t.close}</button>
      </header>
      ${body}
    </div>
  </dialog>`;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();

/** Whether every word that is searched is in a text. */
export const matches = (text: string, search: string): boolean => {
  const own = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => own.includes(word));
};

function gameButton(context: Context, game: Game): TemplateResult {
  const { desk, t, change: step, ui } = context;
  const choose = (): void => {
    step((now) => ({
      ...now,
      hand: changeGame(now.hand, game),
      past: [...now.past, now.hand],
      future: [],
      step: null,
      focus: null,
    }));
    ui.close();
  };
  return html`<li>
    <button type="button" class="game" aria-current=${desk.hand.told.variant === game.id ? 'true' : nothing} @click=${choose}>
      <strong>${game.name}</strong>
      <small>${t.players(game.seats.min, game.seats.max)}</small>
      <span>${game.description}</span>
    </button>
  </li>`;
}

/** Every game, those played last first, found by any part of a name or of its description. */
export function gamesDialog(context: Context, search: string, setSearch: (text: string) => void): TemplateResult {
  const { t, games, house } = context;
  const all = [...games.values()];
  const found = all.filter((game) => matches(`${game.name} ${game.id} ${game.description}`, search));
  const named = found.filter((game) => matches(`${game.name} ${game.id}`, search));
  const ordered = [...named, ...found.filter((game) => !named.includes(game))];
  const recent = house.recent.flatMap((id) => games.get(id) ?? []);
  return dialogView(
    'games',
    t.chooseGame,
    context,
    html`<input
        type="search"
        id="search-game"
        aria-label=${t.searchGame}
        placeholder=${t.searchGame}
        autocomplete="off"
        .value=${search}
        @input=${(event: Event) => {
          if (event.currentTarget instanceof HTMLInputElement) setSearch(event.currentTarget.value);
        }}
      />
      ${
        search === '' && recent.length > 0
          ? html`<h3>${t.recent}</h3>
              <ul class="games">${recent.map((game) => gameButton(context, game))}</ul>
              <h3>${t.allGames}</h3>`
          : nothing
      }
      ${ordered.length === 0 ? html`<p>${t.noGame}</p>` : html`<ul class="games">${ordered.map((game) => gameButton(context, game))}</ul>`}`,
  );
}

type Book = NonNullable<Told['rulebook']>;

/** The books a table can be run by, and the one that holds now, which a record may have brought. */
export function booksIn(context: Context, now: string | null): { value: string; label: string }[] {
  const { books } = context.catalogue;
  const all = now === null || books.some((id) => id === now) ? books : [...books, now];
  return all.map((id) => ({ value: id, label: bookName(context, id) }));
}

const bookChoices = (context: Context): { value: string; label: string }[] => [
  { value: '', label: context.t.usualBook(bookName(context, context.game.rulebook)) },
  ...booksIn(context, context.desk.hand.told.rulebook ?? null),
];

export const bookField = (context: Context, id: string, quiet: boolean): TemplateResult => {
  const { desk, t, tell } = context;
  return selectField({
    id,
    label: t.rulebook,
    quiet,
    value: desk.hand.told.rulebook ?? '',
    choices: bookChoices(context),
    set: (value) => tell(change(desk.hand, { rulebook: value === '' ? undefined : (value as Book) })),
  });
};

export interface Offline {
  readonly state: 'ready' | 'soon' | 'never' | 'file';
}

const OFFLINE = { ready: 'offlineReady', soon: 'offlineSoon', never: 'offlineNever', file: 'offlineFile' } as const;

/** What a house always does the same, and whether the desk works without a network. */
export function houseDialog(context: Context, { state }: Offline): TemplateResult {
  const { t, house, ui, language } = context;
  const set = (more: Partial<House>): void => ui.setHouse({ ...house, ...more });
  return dialogView(
    'house',
    t.houseTitle,
    context,
    html`<p class="hint">${t.houseHint}</p>
      <div class="form">
        ${selectField({
          id: 'house-language',
          label: t.language,
          value: language,
          choices: (['en', 'it'] as const).map((value) => ({ value, label: t.languages[value] })),
          set: (value) => ui.setLanguage(value === 'it' ? 'it' : 'en'),
        })}
        ${selectField({
          id: 'house-theme',
          label: t.theme,
          value: house.theme,
          choices: THEMES.map((value) => ({ value, label: t.themes[value] })),
          set: (value) => set({ theme: THEMES.find((own) => own === value) ?? 'device' }),
        })}
        ${selectField({
          id: 'house-book',
          label: t.houseBook,
          value: house.rulebook ?? '',
          choices: [{ value: '', label: t.usual }, ...booksIn(context, null)],
          set: (value) => set({ rulebook: value === '' ? null : (value as Book) }),
        })}
        ${amountField({
          id: 'house-chip',
          label: t.houseChip,
          value: house.smallestChip ?? undefined,
          set: (value) => set({ smallestChip: value === undefined || value < 1 ? null : value }),
        })}
      </div>
      <h3>${t.offline}</h3>
      <p role="status">${t[OFFLINE[state]]}</p>
      ${
        state === 'file'
          ? nothing
          : html`<p><a class="offer" href="desk.html" download="cards-speak-desk.html">${t.download}</a></p>
              <p><a href="docs">${t.docs}</a></p>`
      }`,
  );
}

export interface Sharing {
  readonly copy: (what: 'link' | 'json' | 'curl' | 'text') => void;
  readonly print: () => void;
  readonly openJson: (text: string) => void;
  /** What could not be put on the clipboard, to be copied by hand. */
  readonly byHand: string | null;
}

/** Ways to take a hand elsewhere; nothing is kept on a server. */
export function shareDialog(context: Context, { copy, print, openJson, byHand }: Sharing): TemplateResult {
  const { t } = context;
  const open = (): void => {
    const field = document.getElementById('paste-json');
    if (field instanceof HTMLTextAreaElement) openJson(field.value);
  };
  return dialogView(
    'share',
    t.share,
    context,
    html`<p class="hint">${t.shareHint}</p>
      <div class="offers">
        <button type="button" class="offer" @click=${() => copy('link')}>${t.copyLink}</button>
        <button type="button" class="offer" @click=${() => copy('text')}>${t.copyText}</button>
        <button type="button" class="offer" @click=${() => copy('json')}>${t.copyJson}</button>
        <button type="button" class="offer" @click=${() => copy('curl')}>${t.copyCurl}</button>
        <button type="button" class="offer" @click=${print}>${t.print}</button>
      </div>
      ${
        byHand === null
          ? nothing
          : html`<label class="field"><span>${t.copyByHand}</span><textarea id="by-hand" readonly rows="6" .value=${byHand}></textarea></label>`
      }
      <label class="field"><span>${t.pasteHand}</span><textarea id="paste-json" rows="4" spellcheck="false"></textarea></label>
      <button type="button" class="offer" @click=${open}>${t.open}</button>`,
  );
}
