import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

interface AmountField {
  readonly id: string;
  readonly label: string;
  readonly value: number | undefined;
  readonly placeholder?: string;
  /** Whether the label is only read aloud. */
  readonly quiet?: boolean;
  readonly set: (value: number | undefined) => void;
}

const digits = (text: string): number | undefined => {
  const plain = text.replace(/[\s.,'’\u00a0\u202f]/g, '');
  if (!/^\d+$/.test(plain)) return undefined;
  const value = Number(plain);
  return Number.isSafeInteger(value) ? value : undefined;
};

/** A field for a whole number of chips; what is no number counts as not told. */
export const amountField = ({ id, label, value, placeholder, quiet, set }: AmountField): TemplateResult =>
  html`<label class="field" for=${id}>
    <span class=${quiet === true ? 'sr' : ''}>${label}</span>
    <input
      id=${id}
      class="amount"
      type="text"
      inputmode="numeric"
      autocomplete="off"
      placeholder=${placeholder ?? nothing}
      .value=${live(value === undefined ? '' : String(value))}
      @input=${(event: Event) => {
        if (event.currentTarget instanceof HTMLInputElement) set(digits(event.currentTarget.value));
      }}
    />
  </label>`;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly quiet?: boolean;
  readonly set: (value: string) => void;
}

export const selectField = ({ id, label, value, choices, quiet, set }: SelectField): TemplateResult =>
  html`<label class="field" for=${id}>
    <span class=${quiet === true ? 'sr' : ''}>${label}</span>
    <select
      id=${id}
      @change=${(event: Event) => {
        if (event.currentTarget instanceof HTMLSelectElement) set(event.currentTarget.value);
      }}
    >
      ${choices.map((own) => html`<option value=${own.value} ?selected=${own.value === value}>${own.label}</option>`)}
    </select>
  </label>`;

interface Segments<V extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly set: (value: V) => void;
}

/** A few choices of which one holds, side by side. */
export const segments = <V extends string>({ name, label, value, choices, set }: Segments<V>): TemplateResult =>
  html`<fieldset class="segments">
    <legend class="sr">${label}</legend>
    ${choices.map(
      (own) =>
        html`<label class=${own.value === value ? 'on' : ''}>
          <input
            type="radio"
            name=${name}
            value=${own.value}
            .checked=${live(own.value === value)}
            @change=${() => set(own.value)}
          /><span>${own.label}</span>
        </label>`,
    )}
  </fieldset>`;

interface TextField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly most?: number;
  readonly mode?: 'decimal' | 'numeric';
  /** Called when the field is left: a half-written text is no answer yet. */
  readonly set: (value: string) => void;
}

export const textField = ({ id, label, value, most, mode, set }: TextField): TemplateResult =>
  html`<label class="field" for=${id}>
    <span>${label}</span>
    <input
      id=${id}
      type="text"
      inputmode=${mode ?? 'text'}
      maxlength=${most ?? nothing}
      autocomplete="off"
      .value=${live(value)}
      @change=${(event: Event) => {
        if (event.currentTarget instanceof HTMLInputElement) set(event.currentTarget.value.trim());
      }}
    />
  </label>`;

interface CheckField {
  readonly id: string;
  readonly label: string;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}

export const checkField = ({ id, label, value, set }: CheckField): TemplateResult =>
  html`<label class="check" for=${id}>
    <input
      id=${id}
      type="checkbox"
      .checked=${live(value)}
      @change=${(event: Event) => {
        if (event.currentTarget instanceof HTMLInputElement) set(event.currentTarget.checked);
      }}
    />
    <span>${label}</span>
  </label>`;

interface MoreView {
  readonly id: string;
  readonly label: string;
  /** What is told of it in a word, shown while it is folded; null where nothing is. */
  readonly told: string | null;
  /** Whether it lies open by itself. */
  readonly open?: boolean;
  readonly body: TemplateResult;
}

/** What few hands need, folded. */
export const moreView = ({ id, label, told, open, body }: MoreView): TemplateResult =>
  html`<details class="more" id="more-${id}" ?open=${open === true}>
    <summary>${label}${told === null ? nothing : html`<span class="told">: ${told}</span>`}</summary>
    <div class="more-body">${body}</div>
  </details>`;
