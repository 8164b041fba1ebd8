import { render } from 'lit-html';
import type { Language } from '../core/index.ts';
import { Engine } from './engine/client.ts';
import type { Catalogue } from './engine/protocol.ts';
import { copyText, goOffline, keep, kept, showTheme, startEngine } from './page.ts';
import { Ruler, UNRULED } from './ruler.ts';
import type { Cursor, Group } from './state/cards.ts';
import { type Desk, edit, newDesk, replace, select, selectGroup, shown, type View } from './state/desk.ts';
import { type Game, gameOf } from './state/game.ts';
import { type Hand, handOf, newHand, requestOf } from './state/hand.ts';
import { type House, houseTells, languageOf, playedNow, readHouse } from './state/house.ts';
import { linkOf, readLink } from './state/link.ts';
import { curlOf, jsonOf, textOf } from './state/share.ts';
import { TEXTS } from './text/index.ts';
import type { Context, DialogName, Ruled, Ui } from './view/context.ts';
import type { Offline } from './view/dialogs.ts';
import { HouseOptions } from './view/options.ts';
import { pageView } from './view/page.ts';
import { Records } from './view/records.ts';
import { TableRulings } from './view/table.ts';
import { chipsIn } from './view/words.ts';

const FIRST_GAME = 'texas-holdem';

/** What is there once the engine of a language has answered. */
interface Ready {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  readonly games: ReadonlyMap<string, Game>;
  readonly ruler: Ruler;
}

/** The desk: one state, drawn again whenever it changes. */
export class DeskApp extends HTMLElement {
  #house: House = readHouse(kept(), []);
  #language: Language = languageOf(this.#house, navigator.languages);
  #ready: Ready | null = null;
  #failed = false;
  #view: View = 'hand';
  #desk: Desk | null = null;
  #ruled: Ruled = { ...UNRULED, request: { variant: FIRST_GAME, seats: [{ seat: 1 }] } };
  #ruledFor: Hand | null = null;
  #ruledStep: number | null = null;
  #dialog: DialogName | null = null;
  #search = '';
  #byHand: string | null = null;
  #pickerOpen = !matchMedia('(max-width: 940px)').matches;
  #note = '';
  #offline: Offline['state'] = 'soon';
  #table = new TableRulings();
  #records = new Records();
  #options = new HouseOptions();
  #drawn = false;

  connectedCallback(): void {
    showTheme(this.#house.theme);
    // What is kept for later is fetched once the desk is there: it is large, and must not keep the first ruling waiting.
    void this.#load().then(() =>
      goOffline((state) => {
        this.#offline = state;
        this.#draw();
      }),
    );
    window.addEventListener('hashchange', () => void this.#readLink());
    this.#draw();
  }

  /** Gets the engine of the language ready; the hand stays as it is. */
  async #load(): Promise<void> {
    const language = this.#language;
    document.documentElement.lang = language;
    this.#ready?.engine.end();
    this.#failed = false;
    const engine = new Engine(language, (kind) => startEngine(language, kind));
    try {
      const catalogue = await engine.ask('catalogue', null);
      if (language !== this.#language) return engine.end();
      const games = new Map(catalogue.variants.map((detail) => [detail.id as string, gameOf(detail)]));
      const { books } = catalogue;
      const ruler = new Ruler(engine, books, (ruled) => {
        this.#ruled = ruled;
        this.#draw();
      });
      this.#ready = { engine, catalogue, games, ruler };
      this.#house = { ...readHouse(JSON.stringify(this.#house), books) };
      this.#ruledFor = null;
      this.#desk ??= this.#blank(games);
      await this.#readLink();
    } catch {
      this.#failed = true;
    }
    this.#draw();
  }

  #blank(games: ReadonlyMap<string, Game>): Desk | null {
    const game = games.get(this.#house.recent[0] ?? FIRST_GAME) ?? games.get(FIRST_GAME);
    return game === undefined ? null : newDesk(newHand(game.id, houseTells(this.#house)), game);
  }

  /** A link carries a hand: it is checked like anything from outside. */
  async #readLink(): Promise<void> {
    const { hash } = location;
    if (hash.length < 2 || this.#ready === null) return;
    const link = await readLink(hash);
    const checked = link === null ? null : await this.#ready.engine.ask('check', link.told);
    if (link === null || checked === null || !checked.ok) this.#say(TEXTS[this.#language].badLink);
    else this.#openHand({ told: checked.hand, way: link.way });
    // What was opened is the desk's own from now on.
    history.replaceState(null, '', location.pathname + location.search);
  }

  #openHand(hand: Hand): void {
    const game = this.#ready?.games.get(hand.told.variant);
    if (game === undefined || this.#desk === null) return;
    this.#desk = replace(this.#desk, hand, game);
    this.#view = 'hand';
    this.#dialog = null;
    if (requestOf(hand, game).seats.some(({ hole }) => hole !== undefined)) this.#pickerOpen = false;
    this.#draw();
  }

  #change(step: (desk: Desk) => Desk): void {
    if (this.#desk === null) return;
    const before = this.#desk.hand.told.variant;
    this.#desk = step(this.#desk);
    // What was said of the hand before is out of date.
    this.#note = '';
    if (this.#desk.hand.told.variant !== before) this.#changedGame();
    this.#draw();
  }

  #changedGame(): void {
    const game = this.#game();
    if (this.#desk === null || game === undefined) return;
    this.#desk = { ...this.#desk, cursor: newDesk(this.#desk.hand, game).cursor };
    this.#setHouse(playedNow(this.#house, game.id));
  }

  #game(): Game | undefined {
    return this.#desk === null ? undefined : this.#ready?.games.get(this.#desk.hand.told.variant);
  }

  #setHouse(house: House): void {
    this.#house = house;
    showTheme(house.theme);
    keep(JSON.stringify(house));
    this.#draw();
  }

  #setLanguage(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#setHouse({ ...this.#house, language });
    void this.#load();
  }

  #say(text: string): void {
    this.#note = '';
    this.#draw();
    // The same words said twice are only read aloud when they were gone in between.
    requestAnimationFrame(() => {
      this.#note = text;
      this.#draw();
      setTimeout(() => {
        if (this.#note !== text) return;
        this.#note = '';
        this.#draw();
      }, 6_000);
    });
  }

  readonly #ui: Omit<Ui, 'pickerOpen'> = {
    open: (dialog) => {
      this.#dialog = dialog;
      this.#search = '';
      this.#byHand = null;
      this.#draw();
    },
    close: () => {
      this.#dialog = null;
      this.#draw();
    },
    pickAt: (cursor: Cursor) => this.#pick((desk) => select(desk, cursor)),
    pickIn: (group: Group) => {
      const game = this.#game();
      if (game !== undefined) this.#pick((desk) => selectGroup(desk, game, group));
    },
    closePicker: () => {
      this.#pickerOpen = false;
      this.#draw();
      this.querySelector<HTMLElement>('.place.here')?.focus();
    },
    note: (text) => this.#say(text),
    setHouse: (house) => this.#setHouse(house),
    setLanguage: (language) => this.#setLanguage(language),
  };

  #pick(step: (desk: Desk) => Desk): void {
    this.#pickerOpen = true;
    this.#change(step);
  }

  #context(): Context | null {
    const desk = this.#desk;
    const game = this.#game();
    if (desk === null || game === undefined || this.#ready === null) return null;
    const t = TEXTS[this.#language];
    const players = new Map(desk.hand.told.seats.map(({ seat, player }) => [seat, player]));
    return {
      t,
      language: this.#language,
      catalogue: this.#ready.catalogue,
      games: this.#ready.games,
      game,
      desk,
      house: this.#house,
      ruled: this.#ruled,
      chips: chipsIn(this.#language, desk.hand.told.money),
      who: (seat) => players.get(seat) || t.seat(seat),
      change: (step) => this.#change(step),
      tell: (hand, what) => this.#change((now) => edit(now, hand, what ?? null)),
      ui: { ...this.#ui, pickerOpen: this.#pickerOpen },
    };
  }

  async #copy(what: 'link' | 'json' | 'curl' | 'text', context: Context): Promise<void> {
    const { desk, game, ruled, t } = context;
    const request = requestOf(shown(desk, game), game);
    const origin =
      location.origin === 'null' || location.protocol === 'file:' ? 'http://localhost:3000' : location.origin;
    const texts = {
      link: async () => `${location.href.split('#')[0]}#${await linkOf(desk.hand)}`,
      json: async () => jsonOf(request),
      curl: async () => curlOf(request, origin, this.#language),
      text: async () =>
        ruled.answer === null ? jsonOf(request) : textOf(ruled.answer, t.pays, context.chips, context.who),
    };
    const text = await texts[what]();
    if (await copyText(text)) return this.#say(t.copied);
    this.#byHand = text;
    this.#draw();
    const field = this.querySelector<HTMLTextAreaElement>('#by-hand');
    field?.focus();
    field?.select();
  }

  async #openJson(text: string): Promise<void> {
    const t = TEXTS[this.#language];
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return this.#say(t.notJson);
    }
    const checked = await this.#ready?.engine.ask('check', value);
    if (checked === undefined) return;
    if (checked.ok) this.#openHand(handOf(checked.hand));
    else this.#say(checked.faults.map(({ pointer, detail }) => `${pointer}: ${detail}`).join(' '));
  }

  /** Rules again what was changed since. */
  #ruleChanged(context: Context): void {
    const { hand, step } = context.desk;
    if (hand === this.#ruledFor && step === this.#ruledStep) return;
    this.#ruledFor = hand;
    this.#ruledStep = step;
    void this.#ready?.ruler.rule(shown(context.desk, context.game), context.game, step !== null);
  }

  #draw(): void {
    if (this.#drawn) return;
    this.#drawn = true;
    // Several changes in a row are drawn once.
    queueMicrotask(() => {
      this.#drawn = false;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const context = this.#context();
    const t = TEXTS[this.#language];
    document.title = `${t.title} · ${t.brand}`;
    this.#closeOthers();
    render(
      pageView({
        t,
        language: this.#language,
        context,
        failed: this.#failed,
        view: this.#view,
        note: this.#note,
        dialog: this.#dialog,
        search: this.#search,
        offline: this.#offline,
        byHand: this.#byHand,
        table: this.#table,
        records: this.#records,
        options: this.#options,
        engine: this.#ready?.engine ?? null,
        redraw: () => this.#draw(),
        show: (view) => {
          this.#view = view;
          this.#draw();
        },
        setLanguage: (language) => this.#setLanguage(language),
        setSearch: (text) => {
          this.#search = text;
          this.#draw();
        },
        copy: (what) => {
          if (context !== null) void this.#copy(what, context);
        },
        openJson: (text) => void this.#openJson(text),
        openHand: (told) => this.#openHand(handOf(told)),
        clear: () => {
          const desk = this.#ready === null ? null : this.#blank(this.#ready.games);
          const { variant } = context?.desk.hand.told ?? {};
          if (desk === null || variant === undefined) return;
          const hand = { ...desk.hand, told: { ...desk.hand.told, variant } };
          this.#openHand(hand);
        },
      }),
      this,
    );
    this.#showDialog();
    if (context !== null) this.#ruleChanged(context);
  }

  /** A dialog is the browser's own: it keeps the focus inside and gives it back when it is closed, not when it is gone. */
  #closeOthers(): void {
    for (const dialog of this.querySelectorAll('dialog'))
      if (dialog.open && dialog.id !== `dialog-${this.#dialog}`) dialog.close();
  }

  #showDialog(): void {
    const dialog = this.querySelector('dialog');
    if (dialog !== null && !dialog.open) dialog.showModal();
  }
}
