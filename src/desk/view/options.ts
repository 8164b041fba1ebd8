import { html, type TemplateResult } from 'lit-html';
import type { OptionValue } from '../../core/index.ts';
import type { Engine } from '../engine/client.ts';
import type { OptionAnswer } from '../engine/protocol.ts';
import { change, type Told } from '../state/hand.ts';
import type { Context } from './context.ts';
import { matches } from './dialogs.ts';
import { selectField } from './fields.ts';

/** The questions on which houses differ, each with the rulebook's answer and the others there are. */
export class HouseOptions {
  #rules: readonly OptionAnswer[] = [];
  #asked = '';
  #search = '';

  draw(context: Context, engine: Engine | null, redraw: () => void): TemplateResult {
    const { t, desk, ruled, game, language } = context;
    const book = desk.hand.told.rulebook ?? ruled.answer?.meta.rulebook ?? game.rulebook;
    const asked = `${book} ${language}`;
    const load = (): void => {
      if (engine === null || this.#asked === asked) return;
      this.#asked = asked;
      void engine.ask('rulebook', book).then(
        (rules) => {
          if (this.#asked === asked) this.#rules = rules;
          redraw();
          showFound();
        },
        () => {
          this.#asked = '';
        },
      );
    };
    const own = desk.hand.told.houseRules ?? {};
    const found = this.#rules.filter(
      ({ name, meaning }) => name in own || (this.#search !== '' && matches(`${name} ${meaning}`, this.#search)),
    );
    return html`<div class="options">
      <h3>${t.options}</h3>
      <p class="hint">${t.optionsHint}</p>
      <input
        id="search-options"
        type="search"
        aria-label=${t.searchOptions}
        placeholder=${t.searchOptions}
        autocomplete="off"
        @focus=${load}
        @input=${(event: Event) => {
          if (event.currentTarget instanceof HTMLInputElement) this.#search = event.currentTarget.value.trim();
          load();
          redraw();
          showFound();
        }}
      />
      <ul>${found.map((rule) => ruleView(context, rule))}</ul>
      <button type="button" class="offer" @click=${() => this.#keep(context)}>${t.keepOptions}</button>
    </div>`;
  }

  /** The hand's rulebook, options and smallest chip become what the house always has. */
  #keep({ ui, house, desk, t }: Context): void {
    const { rulebook = null, houseRules = {}, stakes } = desk.hand.told;
    ui.setHouse({ ...house, rulebook, options: houseRules, smallestChip: stakes?.smallestChip ?? null });
    ui.note(t.keptOptions);
  }
}

/** What is found lies below the field, where a dialog may have its end. */
const showFound = (): void => {
  requestAnimationFrame(() => {
    const field = document.getElementById('search-options');
    if (field === document.activeElement) field?.scrollIntoView({ block: 'start' });
  });
};

const written = (value: OptionValue): string => JSON.stringify(value);

function ruleView(context: Context, { name, usual, choices, meaning }: OptionAnswer): TemplateResult {
  const { desk, tell, t } = context;
  const own: Readonly<Record<string, OptionValue | undefined>> = { ...desk.hand.told.houseRules };
  const set = (text: string): void => {
    const { [name]: _, ...others } = own;
    const chosen = choices.find(({ value }) => written(value) === text);
    const next = chosen === undefined ? others : { ...others, [name]: chosen.value };
    const told = Object.keys(next).length === 0 ? undefined : (next as Told['houseRules']);
    tell(change(desk.hand, { houseRules: told }));
  };
  return html`<li>
    ${selectField({
      id: `option-${name}`,
      label: meaning,
      value: name in own ? written(own[name] ?? null) : '',
      choices: [
        { value: '', label: t.asTheBook(usual.word) },
        ...choices.map(({ value, word }) => ({ value: written(value), label: word })),
      ],
      set,
    })}
  </li>`;
}
