import { html, nothing, type TemplateResult } from 'lit-html';
import type { Engine } from '../engine/client.ts';
import type { RecordsPart, RecordsRequest } from '../engine/protocol.ts';
import type { Told } from '../state/hand.ts';
import { RecordList, type Verdict } from '../state/records.ts';
import type { Context } from './context.ts';
import { type Listing, listView, summaryView } from './record-list.ts';

type Files = RecordsRequest['files'];

/** Recorded hands and their verdicts. */
export class Records {
  #list: RecordList | null = null;
  #files: Files = [];
  #text = '';
  #state: 'idle' | 'reading' | 'stopped' = 'idle';
  #read = 0;
  #over = false;
  #only: Verdict | null = null;
  #page = 0;
  #turn = 0;
  /** The engine that read what is listed, and has the hands of it. */
  #engine: Engine | null = null;

  draw(context: Context, engine: Engine | null, redraw: () => void, open: (told: Told) => void): TemplateResult {
    const { t } = context;
    const read = (files: Files): void => this.#start(context, engine, redraw, files);
    // Another engine speaks another language: what was read is read again.
    if (engine !== null && engine !== this.#engine && this.#files.length > 0) queueMicrotask(() => read(this.#files));
    this.#engine = engine;
    const listing = this.#listing(context, redraw, open);
    return html`<main class="records">
      <h2>${t.recordsTitle}</h2>
      <p class="hint">${t.recordsHint}</p>
      ${this.#dropView(context, read, redraw)} ${this.#pasteView(context, read)}
      ${this.#state === 'reading' ? this.#progressView(context, engine) : nothing}
      <div aria-live="polite">
        ${this.#state === 'stopped' ? html`<p>${t.stopped}</p>` : nothing}
        ${this.#state === 'idle' && listing?.list.of(null).length === 0 ? html`<p class="bad">${t.noHands}</p>` : nothing}
      </div>
      ${listing === null || listing.list.of(null).length === 0 ? nothing : [summaryView(context, listing), listView(context, listing)]}
    </main>`;
  }

  #dropView({ t }: Context, read: (files: Files) => void, redraw: () => void): TemplateResult {
    const files = (list: FileList | null | undefined): void =>
      read([...(list ?? [])].map((file) => ({ name: file.name, data: file })));
    const over =
      (is: boolean) =>
      (event: DragEvent): void => {
        event.preventDefault();
        if (this.#over === is) return;
        this.#over = is;
        redraw();
      };
    return html`<div
      class="drop ${this.#over ? 'over' : ''}"
      @dragover=${over(true)}
      @dragleave=${over(false)}
      @drop=${(event: DragEvent) => {
        over(false)(event);
        files(event.dataTransfer?.files);
      }}
    >
      <label class="offer pick-file">
        <input
          type="file"
          class="sr"
          id="record-file"
          multiple
          @change=${(event: Event) => {
            if (event.currentTarget instanceof HTMLInputElement) files(event.currentTarget.files);
          }}
        />${t.pick}
      </label>
      <span class="hint">${t.drop}</span>
    </div>`;
  }

  #pasteView({ t }: Context, read: (files: Files) => void): TemplateResult {
    const check = (): void => {
      if (this.#text.trim() !== '') read([{ name: null, data: new Blob([this.#text]) }]);
    };
    return html`<label class="field">
        <span>${t.paste}</span>
        <textarea
          id="record-text"
          rows="5"
          spellcheck="false"
          .value=${this.#text}
          @input=${(event: Event) => {
            if (event.currentTarget instanceof HTMLTextAreaElement) this.#text = event.currentTarget.value;
          }}
          @paste=${() => setTimeout(check)}
        ></textarea>
      </label>
      <button type="button" class="offer" @click=${check}>${t.check}</button>`;
  }

  /** How far it has come; not spoken again and again as it moves. */
  #progressView({ t, language }: Context, engine: Engine | null): TemplateResult {
    const all = this.#files.reduce((sum, { data }) => sum + data.size, 0);
    const hands = new Intl.NumberFormat(language).format(this.#list?.of(null).length ?? 0);
    return html`<div class="progress">
      <p class="sr" role="status">${t.checking}</p>
      <progress aria-label=${t.checking} max=${Math.max(1, all)} .value=${this.#read}></progress>
      <span>${t.readSoFar(hands)}</span>
      <button type="button" class="offer" @click=${() => void engine?.ask('stopRecords', null)}>${t.stop}</button>
    </div>`;
  }

  #start(context: Context, engine: Engine | null, redraw: () => void, files: Files): void {
    if (engine === null || files.length === 0) return;
    this.#turn += 1;
    const turn = this.#turn;
    const list = new RecordList();
    this.#list = list;
    this.#files = files;
    this.#state = 'reading';
    [this.#only, this.#page, this.#read] = [null, 0, 0];
    redraw();
    const part = ({ records, read }: RecordsPart): void => {
      if (turn !== this.#turn) return;
      list.add(records);
      this.#read = read;
      redraw();
    };
    const { house, ui, t } = context;
    engine.readRecords({ files, rulebook: house.rulebook ?? undefined }, part).then(
      ({ whole }) => {
        if (turn !== this.#turn) return;
        this.#state = whole ? 'idle' : 'stopped';
        redraw();
      },
      () => {
        if (turn !== this.#turn) return;
        this.#state = 'stopped';
        ui.note(t.engineFailed);
      },
    );
  }

  #listing({ ui, t }: Context, redraw: () => void, open: (told: Told) => void): Listing | null {
    if (this.#list === null) return null;
    const show = (only: Verdict | null, page: number): void => {
      [this.#only, this.#page] = [only, page];
      redraw();
    };
    return {
      list: this.#list,
      only: this.#only,
      page: this.#page,
      choose: (only) => show(only, 0),
      turn: (page) => show(this.#only, page),
      open: (at) =>
        void this.#engine?.ask('record', at).then(
          (told) => {
            if (told !== null) open(told);
          },
          () => ui.note(t.engineFailed),
        ),
    };
  }
}
