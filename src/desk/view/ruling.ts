import { html, nothing, type TemplateResult } from 'lit-html';
import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { replaceAction } from '../state/desk.ts';
import { entriesOf, type Way } from '../state/play.ts';
import {
  differing,
  outlook,
  type Payment,
  type PotPicture,
  paymentsOf,
  potPictures,
  showings,
} from '../state/ruling.ts';
import type { Context } from './context.ts';
import { entryWords } from './history.ts';
import { kindsOf, potsView } from './pots.ts';
import { bookName, citesView, clauseName, stepsView } from './steps.ts';
import { cardWords, spoken } from './words.ts';

type Answer = AdjudicationResponse;
type Irregularity = NonNullable<Answer['legality']>['irregularities'][number];

/** Whether anything was told that a ruling could rest on. */
export const hasBegun = ({ desk }: Context): boolean => {
  const { told, way } = desk.hand;
  return (
    way === 'history' ||
    told.seats.some(({ hole }) => hole !== undefined) ||
    (told.board ?? told.boards?.[0] ?? []).length > 0
  );
};

/** The ruling in one line, large; where there is none yet, what is missing. */
export function headView(context: Context): TemplateResult {
  const { ruled, t } = context;
  const { answer, faults } = ruled;
  const begun = hasBegun(context);
  const text = answer !== null && begun ? answer.headline : t.waiting;
  const settled = answer?.outcome === 'settled' && begun;
  return html`<section id="ruling" class="verdict ${settled ? 'settled' : ''}" aria-label=${t.ruling} tabindex="-1">
    <div aria-live="polite" aria-atomic="true">
      ${
        faults.length > 0 && begun
          ? html`<h2 class="headline waiting">${t.cannot}</h2>
              <ul class="faults">${faults.map(({ detail }) => html`<li>${spoken(detail, t)}</li>`)}</ul>`
          : html`<h2 class="headline ${settled ? '' : 'waiting'}">${begun ? spoken(text, t) : text}</h2>`
      }
    </div>
  </section>`;
}

function showingsView(context: Context, answer: Answer): TemplateResult | typeof nothing {
  const { t, who, desk, change } = context;
  const playing = showings(answer, desk.focus);
  if (playing.length === 0) return nothing;
  const several = new Set(answer.hands.flatMap(({ results }) => results.map(({ contest }) => contest))).size > 1;
  const boards = new Set(playing.map(({ result }) => result.board)).size > 1;
  return html`<section class="showing">
    <h3>${answer.outcome === 'settled' || desk.focus !== null ? t.hands : t.leading}</h3>
    <ul>
      ${playing.map(
        ({ seat, result }) =>
          html`<li class=${result.qualifies ? '' : 'unqualified'}>
            <p>
              <strong>${who(seat)}</strong>
              ${several ? html`<span class="tag">${t.contest(result.contest)}</span>` : nothing}
              ${boards ? html`<span class="tag">${t.boardOf(result.board)}</span>` : nothing}
              <span>${result.name}</span>
            </p>
            <div class="five" role="img" aria-label=${result.cards.map((card) => cardWords(card, t)).join(', ')}>
              ${result.cards.map(
                (card) =>
                  html`<playing-card
                    card=${card}
                    class="small ${result.fromHole.includes(card) ? 'from-hole' : ''}"
                  ></playing-card>`,
              )}
            </div>
          </li>`,
      )}
    </ul>
    ${
      desk.focus === null
        ? nothing
        : html`<button type="button" class="quiet" @click=${() => change((now) => ({ ...now, focus: null }))}>
            ${t.showAll}
          </button>`
    }
  </section>`;
}

function paymentView(
  context: Context,
  { seat, won, returned, net, finalStack }: Payment,
  pictures: readonly PotPicture[],
): TemplateResult {
  const { t, chips, who } = context;
  const from = pictures.flatMap(({ pot, parts }, i) =>
    parts.filter((part) => part.seat === seat).map((part) => ({ pot, part, i })),
  );
  const odd = from.reduce((sum, { part }) => sum + part.oddChips, 0);
  const why = [
    ...from.map(({ pot, part, i }) => {
      const sum = from.length > 1 ? ` ${chips(part.amount)}` : '';
      const kinds = kindsOf(context, pot, part);
      return `${t.potName(i)}${sum}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`;
    }),
    ...(odd > 0 ? [t.oddChip(chips(odd))] : []),
    ...(returned > 0 ? [t.back(chips(returned))] : []),
  ];
  const after = [
    ...(net === null ? [] : [t.net(`${net > 0 ? '+' : ''}${chips(net)}`)]),
    ...(finalStack === null ? [] : [t.leftWith(chips(finalStack))]),
  ];
  return html`<li>
    <span class="pay-who"><strong>${who(seat)}</strong> <small>${why.join(' · ')}</small></span>
    <span class="pay-amount"><b>${chips(won + returned)}</b> <small>${after.join(' · ')}</small></span>
  </li>`;
}

function paymentsView(context: Context, answer: Answer): TemplateResult | typeof nothing {
  const payments = paymentsOf(answer);
  if (payments.length === 0) return nothing;
  const pictures = potPictures(answer);
  return html`<section class="payments">
    <h3>${context.t.pays}</h3>
    <ul>${payments.map((payment) => paymentView(context, payment, pictures))}</ul>
  </section>`;
}

function wayView(context: Context, { action }: Irregularity, way: Way, citations: Answer['citations']): TemplateResult {
  const { t, change } = context;
  const entries = entriesOf(way);
  return html`<li>
    <p>${spoken(way.text, t)} ${way.basis === 'other-reading' ? html`<small>(${t.otherReading})</small>` : nothing}</p>
    ${
      entries === null
        ? nothing
        : html`<button type="button" class="offer" @click=${() => change((now) => replaceAction(now, action, entries))}>
            ${t.choose}
          </button>`
    }
    ${citesView(context, way.cites, citations)}
  </li>`;
}

function irregularView(context: Context, own: Irregularity, citations: Answer['citations']): TemplateResult {
  const { t, desk } = context;
  const { ruling } = own;
  const made = desk.hand.told.actions?.[own.action];
  return html`<li class="irregular ${ruling.applied ? 'applied' : 'open'}">
    <h3>${t.irregular}: ${made === undefined ? nothing : entryWords(context, made)}</h3>
    <p>${spoken(own.text, t)}</p>
    <p class="say"><b>${t.say}:</b> <q>${spoken(ruling.text, t)}</q></p>
    <p><small>${ruling.applied ? t.applied : t.notApplied}</small></p>
    ${
      ruling.options.length === 0 || (ruling.applied && ruling.options.length === 1)
        ? nothing
        : html`<ul class="ways">${ruling.options.map((way) => wayView(context, own, way, citations))}</ul>`
    }
    ${citesView(
      context,
      own.cites.filter((id) => !ruling.options.some(({ cites }) => cites.includes(id))),
      citations,
    )}
  </li>`;
}

function irregularitiesView(context: Context, answer: Answer): TemplateResult | typeof nothing {
  const found = answer.legality?.irregularities ?? [];
  if (found.length === 0) return nothing;
  return html`<ul class="irregularities">${found.map((own) => irregularView(context, own, answer.citations))}</ul>`;
}

function outlookView(context: Context, answer: Answer): TemplateResult | typeof nothing {
  const { t, who, ruled, language } = context;
  const parts = outlook(answer);
  if (ruled.counting) return html`<p class="hint" role="status">${t.counting}</p>`;
  if (parts.length === 0) return nothing;
  const number = new Intl.NumberFormat(language);
  return html`<section class="outlook">
    <h3>${t.outlook}</h3>
    <ul>
      ${parts.map(({ winners, boards, share }) => {
        const names = winners.map(who).join(' + ');
        return html`<li>
          <span><strong>${names}</strong>${winners.length > 1 ? ` (${t.tie})` : nothing}</span>
          <span class="bar tone-${(winners[0] ?? 0) % 5}" aria-hidden="true"
            ><span .style=${`width: ${share * 100}%`}></span
          ></span>
          <span>${t.outlookOf(t.percent(share), number.format(boards))}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** What another rulebook has said at the table, with its clauses, and the steps that say something else. */
function sayings({ legality, steps }: Answer['comparison'][number]): {
  readonly said: readonly { readonly text: string; readonly cites: readonly string[] }[];
  readonly steps: Answer['comparison'][number]['steps'];
} {
  const said = (legality?.irregularities ?? []).map(({ ruling }) => ({
    text: ruling.text,
    cites: steps.find(({ text }) => text === ruling.text)?.cites ?? [],
  }));
  return { said, steps: steps.filter(({ text }) => said.every((own) => own.text !== text)) };
}

function comparisonView(context: Context): TemplateResult | typeof nothing {
  const { ruled, t, chips, who } = context;
  const { compared } = ruled;
  if (compared === null) return nothing;
  const rows = differing(compared).map((own) => ({ ...own, ...sayings(own.row) }));
  if (rows.length === 0) return html`<p class="hint same">${t.elsewhereSame}</p>`;
  return html`<section class="elsewhere">
    <h3>${t.elsewhere}</h3>
    <ul>
      ${rows.map(
        ({ rulebooks, row, said, steps }) =>
          html`<li>
            <h4>${rulebooks.map((id) => bookName(context, id)).join(' · ')}</h4>
            ${
              row.chips.length === 0
                ? nothing
                : html`<p class="moved">
                    ${row.chips.map(({ seat, won, returned, net }) => {
                      const more = net ?? won + returned;
                      return html`<span>${who(seat)} <b>${more > 0 ? '+' : ''}${chips(more)}</b></span> `;
                    })}
                  </p>`
            }
            ${said.map(({ text, cites }) => html`<p class="say"><q>${spoken(text, t)}</q></p>${citesView(context, cites, compared.citations)}`)}
            ${steps.length === 0 ? nothing : stepsView(context, steps, compared.citations)}
          </li>`,
      )}
    </ul>
  </section>`;
}

function notesView(context: Context, answer: Answer): TemplateResult | typeof nothing {
  const { t } = context;
  const { literal, warnings } = answer;
  if (literal === null && warnings.length === 0) return nothing;
  return html`<section class="notes">
    <h3>${t.warnings}</h3>
    <ul>
      ${literal === null ? nothing : html`<li><b>${t.literal}:</b> ${spoken(literal.text, t)} ${citesView(context, literal.cites, answer.citations)}</li>`}
      ${warnings.map(
        ({ text, cites }) => html`<li>${spoken(text, t)} ${citesView(context, cites, answer.citations)}</li>`,
      )}
    </ul>
  </section>`;
}

/** For paper: every clause cited, with its text. */
const rulesView = (context: Context, { citations }: Answer): TemplateResult =>
  html`<section class="print-only rules">
    <h3>${context.t.rules}</h3>
    <ul>${citations.map(({ id, title }) => html`<li><b>${clauseName(context, id)}</b> ${title}</li>`)}</ul>
  </section>`;

/** Everything the ruling says below its headline. */
export function rulingView(context: Context): TemplateResult | typeof nothing {
  const { ruled, t } = context;
  const { answer } = ruled;
  if (answer === null || !hasBegun(context)) return nothing;
  return html`<div class="reasons">
    ${irregularitiesView(context, answer)} ${paymentsView(context, answer)} ${showingsView(context, answer)}
    ${outlookView(context, answer)} ${potsView(context, answer)} ${notesView(context, answer)}
    ${
      answer.explanation.length === 0
        ? nothing
        : html`<section class="why">
            <h3>${t.steps}</h3>
            ${stepsView(context, answer.explanation, answer.citations)}
          </section>`
    }
    ${comparisonView(context)} ${rulesView(context, context.ruled.compared ?? answer)}
    ${ruled.request.reference === undefined ? nothing : html`<p class="origin">${ruled.request.reference}</p>`}
    <p class="origin">${t.onDevice} · ${t.digest} ${answer.meta.engine} · <code>${answer.meta.digest.slice(0, 20)}…</code></p>
  </div>`;
}
