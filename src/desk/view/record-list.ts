import { html, nothing, type TemplateResult } from 'lit-html';
import type { RecordFound } from '../engine/protocol.ts';
import { PAGE, pageOf, type RecordList, VERDICTS, type Verdict, verdictOf } from '../state/records.ts';
import type { Context } from './context.ts';
import { spoken } from './words.ts';

const MARKS: Readonly<Record<Verdict, string>> = { agrees: '✓', differs: '≠', 'cannot-tell': '?', unreadable: '!' };

/** What the list shows, and what it may ask for. */
export interface Listing {
  readonly list: RecordList;
  readonly only: Verdict | null;
  readonly page: number;
  readonly choose: (only: Verdict | null) => void;
  readonly turn: (page: number) => void;
  readonly open: (at: number) => void;
}

const numbers = ({ language }: Context): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: true });

/** How many of each verdict; one that is pressed is shown alone. */
export function summaryView(context: Context, { list, only, choose }: Listing): TemplateResult {
  const { t } = context;
  const number = numbers(context);
  const all = list.of(null).length;
  return html`<p class="found">${t.found(all, number.format(all))}</p>
    <div class="offers" role="group">
      ${VERDICTS.filter((verdict) => list.of(verdict).length > 0).map(
        (verdict) =>
          html`<button
            type="button"
            class="chip verdict-${verdict}"
            aria-pressed=${only === verdict ? 'true' : 'false'}
            @click=${() => choose(only === verdict ? null : verdict)}
          >
            ${t.verdictCount(number.format(list.of(verdict).length), t.verdicts[verdict])}
          </button>`,
      )}
    </div>`;
}

function recordView({ t }: Context, record: RecordFound, place: number, open: (at: number) => void): TemplateResult {
  const verdict = verdictOf(record);
  const { at, file, number, differences, missing, headline, opens, problem } = record;
  const says = [...differences, ...missing].map(({ text }) => text);
  return html`<li class="record ${verdict}">
    <div class="record-head">
      <span class="mark" aria-hidden="true">${MARKS[verdict]}</span>
      <strong>${problem === null ? t.handNumber(number ?? String(place)) : file}</strong>
      <span class="tag">${t.verdicts[verdict]}</span>
      ${problem !== null || file === null ? nothing : html`<small class="hint">${file}</small>`}
      ${opens ? html`<button type="button" class="offer" @click=${() => open(at)}>${t.openHand}</button>` : nothing}
    </div>
    ${headline === null ? nothing : html`<p class="hint">${spoken(headline, t)}</p>`}
    ${
      says.length === 0 && problem === null
        ? nothing
        : html`<ul class="differences">
            ${problem === null ? nothing : html`<li>${t.unread[problem]}</li>`}
            ${says.map((text) => html`<li>${spoken(text, t)}</li>`)}
          </ul>`
    }
  </li>`;
}

function pagesView(context: Context, { page, turn }: Listing, length: number): TemplateResult | typeof nothing {
  const { t } = context;
  if (length <= PAGE) return nothing;
  const shown = pageOf(length, page);
  const number = numbers(context);
  const [from, to, of] = [shown.from + 1, shown.to, length].map((own) => number.format(own));
  return html`<nav class="stepping" aria-label=${t.pages}>
    <button type="button" class="quiet icon" ?disabled=${shown.from === 0} aria-label=${t.pageBack} @click=${() => turn(shown.page - 1)}>
      <span aria-hidden="true">◀</span>
    </button>
    <span>${t.range(from ?? '', to ?? '', of ?? '')}</span>
    <button type="button" class="quiet icon" ?disabled=${shown.to === length} aria-label=${t.pageOn} @click=${() => turn(shown.page + 1)}>
      <span aria-hidden="true">▶</span>
    </button>
  </nav>`;
}

/** One page of the records: ten thousand at once would choke a tablet. */
export function listView(context: Context, listing: Listing): TemplateResult {
  const records = listing.list.of(listing.only);
  const { from, to } = pageOf(records.length, listing.page);
  return html`${pagesView(context, listing, records.length)}
    <ol class="record-list" start=${from + 1}>
      ${records.slice(from, to).map((record, i) => recordView(context, record, from + i + 1, listing.open))}
    </ol>`;
}
