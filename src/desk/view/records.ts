import { html, nothing, type TemplateResult } from 'lit-html';
import type { Engine } from '../engine/client.ts';
import type { RecordFound, RecordsFound } from '../engine/protocol.ts';
import type { Told } from '../state/hand.ts';
import { VERDICTS, type Verdict, verdictOf } from '../state/records.ts';
import type { Context } from './context.ts';
import { spoken } from './words.ts';

/** Recorded hands and their verdicts. */
export class Records {
  #found: RecordsFound | null = null;
  #faults: readonly string[] = [];
  #text = '';
  #busy = false;
  #over = false;
  #only: Verdict | null = null;
  #turn = 0;

  draw(context: Context, engine: Engine | null, redraw: () => void, open: (told: Told) => void): TemplateResult {
    const { t } = context;
    const read = (text: string): void => this.#read(context, engine, redraw, text);
    const files = (list: FileList | null | undefined): void => void this.#readFile(context, list, read);
    return html`<main class="records">
      <h2>${t.recordsTitle}</h2>
      <p class="hint">${t.recordsHint}</p>
      <div
        class="drop ${this.#over ? 'over' : ''}"
        @dragover=${(event: DragEvent) => {
          event.preventDefault();
          this.#over = true;
          redraw();
        }}
        @dragleave=${() => {
          this.#over = false;
          redraw();
        }}
        @drop=${(event: DragEvent) => {
          event.preventDefault();
          this.#over = false;
          files(event.dataTransfer?.files);
        }}
      >
        <label class="offer pick-file">
          <input
            type="file"
            class="sr"
            id="record-file"
            @change=${(event: Event) => {
              if (event.currentTarget instanceof HTMLInputElement) files(event.currentTarget.files);
            }}
          />${t.pick}
        </label>
        <span class="hint">${t.drop}</span>
      </div>
      <label class="field">
        <span>${t.paste}</span>
        <textarea
          id="record-text"
          rows="5"
          spellcheck="false"
          .value=${this.#text}
          @input=${(event: Event) => {
            if (event.currentTarget instanceof HTMLTextAreaElement) this.#text = event.currentTarget.value;
          }}
          @paste=${() => setTimeout(() => read(this.#text))}
        ></textarea>
      </label>
      <button type="button" class="offer" @click=${() => read(this.#text)}>${t.check}</button>
      <div aria-live="polite">
        ${this.#busy ? html`<p role="status">${t.checking}</p>` : nothing}
        ${this.#faults.map((fault) => html`<p class="bad">${fault}</p>`)}
        ${this.#found === null ? nothing : this.#summary(context, this.#found, redraw)}
      </div>
      ${this.#found === null ? nothing : this.#list(context, this.#found, open)}
    </main>`;
  }

  async #readFile({ ui, t }: Context, list: FileList | null | undefined, read: (text: string) => void): Promise<void> {
    const file = list?.[0];
    if (file === undefined) return;
    try {
      this.#text = await file.text();
      read(this.#text);
    } catch {
      ui.note(t.fileFailed);
    }
  }

  #read(context: Context, engine: Engine | null, redraw: () => void, text: string): void {
    if (engine === null || text.trim() === '') return;
    const turn = ++this.#turn;
    const { house, t } = context;
    this.#busy = true;
    this.#found = null;
    this.#faults = [];
    this.#only = null;
    redraw();
    const done = (): void => {
      this.#busy = false;
      redraw();
    };
    engine.ask('records', { text, rulebook: house.rulebook ?? undefined }).then(
      (answer) => {
        if (turn !== this.#turn) return;
        if (answer.ok) this.#found = answer.value;
        else this.#faults = 'faults' in answer.error ? answer.error.faults.map(({ detail }) => detail) : [];
        done();
      },
      () => {
        this.#faults = [t.engineFailed];
        done();
      },
    );
  }

  #summary({ t }: Context, { records, format }: RecordsFound, redraw: () => void): TemplateResult {
    const counts = VERDICTS.map((verdict) => ({
      verdict,
      n: records.filter((own) => verdictOf(own) === verdict).length,
    }));
    return html`<p class="found">${t.found(records.length, t.formats[format] ?? format)}</p>
      <div class="offers" role="group">
        ${counts
          .filter(({ n }) => n > 0)
          .map(
            ({ verdict, n }) =>
              html`<button
                type="button"
                class="chip verdict-${verdict}"
                aria-pressed=${this.#only === verdict ? 'true' : 'false'}
                @click=${() => {
                  this.#only = this.#only === verdict ? null : verdict;
                  redraw();
                }}
              >
                ${t.verdictCount(n, t.verdicts[verdict])}
              </button>`,
          )}
      </div>`;
  }

  #list(context: Context, { records }: RecordsFound, open: (told: Told) => void): TemplateResult {
    const shown = records
      .map((record, i) => ({ record, at: i + 1 }))
      .filter(({ record }) => this.#only === null || verdictOf(record) === this.#only);
    return html`<ol class="record-list">${shown.map(({ record, at }) => recordView(context, record, at, open))}</ol>`;
  }
}

const MARKS: Readonly<Record<Verdict, string>> = { agrees: '✓', differs: '≠', 'cannot-tell': '?', unreadable: '!' };

function recordView({ t }: Context, record: RecordFound, at: number, open: (told: Told) => void): TemplateResult {
  const verdict = verdictOf(record);
  const { number, differences, missing, hand, headline } = record;
  return html`<li class="record ${verdict}">
    <div class="record-head">
      <span class="mark" aria-hidden="true">${MARKS[verdict]}</span>
      <strong>${t.handNumber(number ?? String(at))}</strong>
      <span class="tag">${t.verdicts[verdict]}</span>
      ${
        hand === null
          ? nothing
          : html`<button type="button" class="offer" @click=${() => open(hand)}>${t.openHand}</button>`
      }
    </div>
    ${headline === null ? nothing : html`<p class="hint">${spoken(headline, t)}</p>`}
    ${
      differences.length + missing.length === 0
        ? nothing
        : html`<ul class="differences">
            ${[...differences, ...missing].map(({ text }) => html`<li>${spoken(text, t)}</li>`)}
          </ul>`
    }
  </li>`;
}
