import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import type { IrregularityEntry } from '../../contract/irregularities.ts';
import type { RulingsResponse } from '../../contract/rulings.ts';
import type { Fault } from '../../service/context.ts';
import type { Engine } from '../engine/client.ts';
import { requestOf, type Told } from '../state/hand.ts';
import {
  type Asking,
  answer,
  askingOf,
  type Case,
  caseRequest,
  factOf,
  isSame,
  rulingsBeside,
  type Written,
} from '../state/table.ts';
import { answerWord } from '../text/answers.ts';
import type { Context } from './context.ts';
import { booksIn, matches } from './dialogs.ts';
import { type Choice, segments, selectField } from './fields.ts';
import { hasBegun } from './ruling.ts';
import { bookName, citesView, stepsView } from './steps.ts';
import { spoken } from './words.ts';

type Book = NonNullable<Told['rulebook']>;
type Ruling = RulingsResponse['rulings'][number];

const wordFor = ({ language }: Context, code: string): string => answerWord(code, language) ?? code;

const HINTS = {
  number: 'asNumber',
  seats: 'asSeats',
  chips: 'asChips',
  cards: 'asCards',
  'seat-cards': 'asSeatCards',
  'seat-amounts': 'asSeatAmounts',
} as const;

/** A choice of few is pressed, one of many is picked from a list. */
const FEW = 3;

function choiceField(
  context: Context,
  id: string,
  label: string,
  choices: readonly Choice[],
  text: string,
  set: (text: string) => void,
): TemplateResult {
  const { t } = context;
  const all = [...choices, { value: '', label: t.notTold }];
  if (choices.length <= FEW) return segments({ name: id, label, value: text, choices: all, set });
  return selectField({
    id,
    label,
    quiet: true,
    value: text,
    choices: [{ value: '', label: t.notTold }, ...choices],
    set,
  });
}

/** Several of a list, in the order they came. */
function choicesField(
  context: Context,
  label: string,
  values: readonly string[],
  text: string,
  set: (text: string) => void,
): TemplateResult {
  const chosen = text.split(' ').filter((own) => own !== '');
  return html`<div class="offers" role="group" aria-label=${label}>
    ${values.map(
      (value) =>
        html`<button type="button" class="chip" @click=${() => set([...chosen, value].join(' '))}>
          + ${wordFor(context, value)}
        </button>`,
    )}
    <output>${chosen.map((own) => wordFor(context, own)).join(', ')}</output>
    ${
      chosen.length > 0
        ? html`<button type="button" class="quiet" @click=${() => set(chosen.slice(0, -1).join(' '))}>⌫</button>`
        : nothing
    }
  </div>`;
}

function writtenField(
  { t }: Context,
  id: string,
  asking: Written,
  text: string,
  set: (text: string) => void,
): TemplateResult {
  const hint = t[HINTS[asking.kind]];
  const bad = text !== '' && factOf(asking, text) === undefined;
  return html`<label class="field" for=${id}>
    <span>${hint}</span>
    <input
      id=${id}
      type="text"
      autocomplete="off"
      spellcheck="false"
      inputmode=${asking.kind === 'number' ? 'numeric' : 'text'}
      aria-invalid=${bad ? 'true' : 'false'}
      .value=${live(text)}
      @change=${(event: Event) => {
        if (event.currentTarget instanceof HTMLInputElement) set(event.currentTarget.value.trim());
      }}
    />
    ${bad ? html`<span class="bad">${t.notUnderstood}</span>` : nothing}
  </label>`;
}

function answerField(
  context: Context,
  id: string,
  label: string,
  asking: Asking,
  text: string,
  set: (text: string) => void,
): TemplateResult {
  const { t } = context;
  switch (asking.kind) {
    case 'flag':
      return choiceField(
        context,
        id,
        label,
        [
          { value: 'yes', label: t.yes },
          { value: 'no', label: t.no },
        ],
        text,
        set,
      );
    case 'choice':
      return choiceField(
        context,
        id,
        label,
        asking.values.map((value) => ({ value, label: wordFor(context, value) })),
        text,
        set,
      );
    case 'choices':
      return choicesField(context, label, asking.values, text, set);
    default:
      return writtenField(context, id, asking, text, set);
  }
}

/** Table rulings: what happened, what matters about it, what to do. */
export class TableRulings {
  #search = '';
  #entries: readonly IrregularityEntry[] | null = null;
  #language = '';
  #case: Case | null = null;
  #book: Book | null = null;
  #withHand = false;
  #response: RulingsResponse | null = null;
  #faults: readonly Fault[] = [];
  #turn = 0;

  draw(context: Context, engine: Engine | null, redraw: () => void): TemplateResult {
    const { t, language } = context;
    if (engine !== null && (this.#entries === null || this.#language !== language)) this.#load(context, engine, redraw);
    const entry = this.#entries?.find(({ type }) => type === this.#case?.type);
    return html`<main class="cases">
      ${
        this.#entries === null
          ? html`<p role="status">${t.loading}</p>`
          : entry === undefined || this.#case === null
            ? this.#listView(context, engine, redraw)
            : this.#caseView(context, entry, this.#case, engine, redraw)
      }
    </main>`;
  }

  #load(context: Context, engine: Engine, redraw: () => void): void {
    const { language } = context;
    if (this.#language === language && this.#entries === null) return;
    this.#language = language;
    this.#entries = null;
    void engine.ask('irregularities', null).then(
      (entries) => {
        if (this.#language !== language) return;
        this.#entries = entries;
        redraw();
        if (this.#case !== null) this.#ask(context, this.#case, engine, redraw);
      },
      () => {
        this.#language = '';
        context.ui.note(context.t.engineFailed);
      },
    );
  }

  #houseBook({ house }: Context): Book {
    return this.#book ?? house.rulebook ?? 'tda-2024';
  }

  /** Rules the case as it is told, under the house's rulebook and every other. */
  #ask(context: Context, own: Case, engine: Engine | null, redraw: () => void): void {
    const turn = ++this.#turn;
    this.#case = own;
    redraw();
    const entry = this.#entries?.find(({ type }) => type === own.type);
    if (engine === null || entry === undefined) return;
    const house = this.#houseBook(context);
    const { books } = context.catalogue;
    const hand = this.#withHand ? requestOf(context.desk.hand, context.game) : null;
    const request = caseRequest(own, entry, [house, ...books.filter((book) => book !== house)], hand);
    void engine.ask('rule', request).then(
      (ruled) => {
        if (turn !== this.#turn) return;
        this.#response = ruled.ok ? ruled.value : null;
        this.#faults = ruled.ok || !('faults' in ruled.error) ? [] : ruled.error.faults;
        redraw();
      },
      () => context.ui.note(context.t.engineFailed),
    );
  }

  #listView(context: Context, engine: Engine | null, redraw: () => void): TemplateResult {
    const { t } = context;
    const all = this.#entries ?? [];
    const found = all.filter(({ title, description, type }) =>
      matches(`${title} ${description} ${type}`, this.#search),
    );
    const open = (entry: IrregularityEntry) => (): void => {
      this.#response = null;
      this.#ask(context, { type: entry.type, answers: [] }, engine, redraw);
    };
    return html`<h2>${t.tableTitle}</h2>
      <input
        id="search-table"
        type="search"
        aria-label=${t.searchTable}
        placeholder=${t.searchTable}
        autocomplete="off"
        .value=${live(this.#search)}
        @input=${(event: Event) => {
          if (event.currentTarget instanceof HTMLInputElement) this.#search = event.currentTarget.value;
          redraw();
        }}
      />
      ${found.length === 0 ? html`<p>${t.noTable}</p>` : nothing}
      <ul class="games columns-2">
        ${found.map(
          (entry) =>
            html`<li>
              <button type="button" class="game" @click=${open(entry)}>
                <strong>${entry.title}</strong><span>${entry.description}</span>
              </button>
            </li>`,
        )}
      </ul>`;
  }

  #caseView(
    context: Context,
    entry: IrregularityEntry,
    own: Case,
    engine: Engine | null,
    redraw: () => void,
  ): TemplateResult {
    const { t } = context;
    const house = this.#houseBook(context);
    const missing = this.#response?.missing ?? [];
    const mine = missing.filter(({ rulebooks }) => rulebooks.includes(house));
    const theirs = missing.filter(({ rulebooks }) => !rulebooks.includes(house));
    const given = own.answers.map(({ fact }) => ({
      fact,
      question: String(entry.facts.properties[fact]?.description ?? fact),
    }));
    const ask = ({ fact, question }: { readonly fact: string; readonly question: string }): TemplateResult => {
      const asking = askingOf(entry.facts.properties[fact] ?? {});
      const text = own.answers.find((known) => known.fact === fact)?.text ?? '';
      return html`<li class="question">
        <p id="q-${fact}">${question}</p>
        ${answerField(context, `fact-${fact}`, question, asking, text, (next) => this.#ask(context, answer(own, fact, next), engine, redraw))}
      </li>`;
    };
    const unanswered = (list: typeof missing) => list.filter(({ fact }) => given.every((known) => known.fact !== fact));
    return html`<div class="case-top">
        <button type="button" class="quiet" @click=${() => {
          this.#case = null;
          redraw();
        }}><span aria-hidden="true">←</span> ${t.backToList}</button>
        ${selectField({
          id: 'case-book',
          label: t.rulebook,
          quiet: true,
          value: house,
          choices: booksIn(context, house),
          set: (book) => {
            this.#book = book as Book;
            this.#ask(context, own, engine, redraw);
          },
        })}
      </div>
      <div class="case">
        <div class="case-facts">
          <h2>${entry.title}</h2>
          <p class="hint">${entry.description}</p>
          ${this.#handSwitch(context, own, engine, redraw)}
          ${given.length + mine.length === 0 ? nothing : html`<h3>${t.questions}</h3>`}
          <ul>${given.map(ask)}${unanswered(mine).map(ask)}</ul>
          ${
            unanswered(theirs).length === 0
              ? nothing
              : html`<details class="more-questions"><summary>${t.moreQuestions}</summary><ul>${unanswered(theirs).map(ask)}</ul></details>`
          }
        </div>
        <div class="case-ruling">${this.#rulingView(context, house)}</div>
      </div>`;
  }

  #handSwitch(context: Context, own: Case, engine: Engine | null, redraw: () => void): TemplateResult | typeof nothing {
    if (!hasBegun(context)) return nothing;
    return html`<label class="check">
      <input
        type="checkbox"
        .checked=${live(this.#withHand)}
        @change=${() => {
          this.#withHand = !this.#withHand;
          this.#ask(context, own, engine, redraw);
        }}
      />
      ${context.t.withHand}
    </label>`;
  }

  #rulingView(context: Context, house: string): TemplateResult | typeof nothing {
    const { t } = context;
    if (this.#faults.length > 0)
      return html`<section class="verdict"><ul class="faults" aria-live="polite">${this.#faults.map(({ detail }) => html`<li>${spoken(detail, t)}</li>`)}</ul></section>`;
    const response = this.#response;
    if (response === null) return nothing;
    const { own, others } = rulingsBeside(response, house);
    return html`<section class="verdict ${own === undefined ? '' : 'settled'}" aria-label=${t.ruling}>
        <div aria-live="polite" aria-atomic="true">
          ${
            own === undefined
              ? html`<h2 class="headline waiting">${t.answersNeeded}</h2>`
              : html`<p class="decision">${wordFor(context, own.decision)}</p>
                  <h2 class="headline">${spoken(own.text, t)}</h2>`
          }
        </div>
      </section>
      ${own === undefined ? nothing : html`<section><h3>${t.doThis}</h3>${rulingBody(context, own, response.citations)}</section>`}
      ${response.hand === null ? nothing : html`<section><h3>${t.afterHand}</h3><p>${spoken(response.hand.headline, t)}</p></section>`}
      ${
        others.length === 0
          ? nothing
          : html`<section class="elsewhere">
              <h3>${t.others}</h3>
              <ul>
                ${others.map(
                  ({ books, ruling }) =>
                    html`<li>
                      <h4>${books.map((id) => bookName(context, id)).join(' · ')}</h4>
                      ${
                        own !== undefined && isSame(own, ruling)
                          ? html`<p class="hint">= ${t.sameAs}</p>`
                          : html`<p><b>${wordFor(context, ruling.decision)}.</b> ${spoken(ruling.text, t)}</p>
                              ${citesView(context, ruling.cites, response.citations)}`
                      }
                    </li>`,
                )}
              </ul>
            </section>`
      }
      <p class="origin">${t.onDevice}</p>`;
  }
}

function movesView(context: Context, { moves, rights }: Ruling): TemplateResult | typeof nothing {
  const { t, chips } = context;
  const place = (own: number | string): string =>
    typeof own === 'number' ? t.seat(own) : (Object.entries(t.places).find(([name]) => name === own)?.[1] ?? own);
  const lines = [
    ...moves.chips.map(({ from, to, amount }) => t.move(chips(amount), place(from), place(to))),
    ...moves.cards.map(({ card, to }) => t.cardMove(card, place(to))),
    ...rights.map(({ who, seats, may }) =>
      t.may(
        seats.length > 0 ? seats.map((seat) => t.seat(seat)).join(', ') : t.holders[who],
        may.length === 0 ? t.mayNothing : may.map((own) => wordFor(context, own)).join(', '),
      ),
    ),
  ];
  return lines.length === 0
    ? nothing
    : html`<ul class="moves">${lines.map((line) => html`<li>${spoken(line, t)}</li>`)}</ul>`;
}

/** A ruling in full: its steps, what moves, the ways it leaves. */
function rulingBody(context: Context, ruling: Ruling, citations: RulingsResponse['citations']): TemplateResult {
  const { t } = context;
  return html`${stepsView(context, ruling.steps, citations)} ${movesView(context, ruling)}
    ${
      ruling.options.length === 0
        ? nothing
        : html`<h3>${t.open2}</h3>
            <ul class="ways">
              ${ruling.options.map(
                ({ text, basis, cites }) =>
                  html`<li>${spoken(text, t)} ${basis === 'other-reading' ? html`<small>(${t.otherReading})</small>` : nothing} ${citesView(context, cites, citations)}</li>`,
              )}
            </ul>`
    }`;
}
