import { html, nothing, type TemplateResult } from 'lit-html';
import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import type { Context } from './context.ts';
import { spoken } from './words.ts';

type Citation = AdjudicationResponse['citations'][number];

/** A rulebook as a dealer calls it. */
export const bookName = ({ t, catalogue }: Pick<Context, 't' | 'catalogue'>, id: string): string =>
  t.books[id] ?? catalogue.rulebooks.find((own) => own.id === id)?.title ?? id;

/** A clause by its short name: its number, or the words of a custom nobody numbers. */
export const clauseName = (context: Pick<Context, 't' | 'catalogue'>, id: string): string => {
  const [book = '', section = ''] = id.split('/');
  const custom = book === 'custom' ? context.catalogue.customs[section] : undefined;
  if (custom !== undefined) return `${bookName(context, book)}: ${custom}`;
  return `${bookName(context, book)} ${/\d/.test(section) ? section : section.replaceAll('-', ' ')}`;
};

/** A clause that opens to its text. */
function citeView(context: Context, id: string, citations: readonly Citation[]): TemplateResult {
  const title = citations.find((own) => own.id === id)?.title;
  const name = clauseName(context, id);
  return title === undefined
    ? html`<span class="cite">${name}</span>`
    : html`<details class="cite">
        <summary>${name}</summary>
        <span class="cite-text">${title}</span>
      </details>`;
}

export const citesView = (
  context: Context,
  cites: readonly string[],
  citations: readonly Citation[],
): TemplateResult | typeof nothing =>
  cites.length === 0
    ? nothing
    : html`<span class="cites">${cites.map((id) => citeView(context, id, citations))}</span>`;

interface Told {
  readonly text: string;
  readonly cites: readonly string[];
}

/** Reasons in their order, each with its clauses. */
export const stepsView = (context: Context, steps: readonly Told[], citations: readonly Citation[]): TemplateResult =>
  html`<ol class="steps">
    ${steps.map(
      ({ text, cites }) =>
        html`<li><span class="step-text">${spoken(text, context.t)}</span> ${citesView(context, cites, citations)}</li>`,
    )}
  </ol>`;
