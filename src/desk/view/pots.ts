import { html, nothing, type TemplateResult } from 'lit-html';
import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import { type PotPicture, potPictures } from '../state/ruling.ts';
import type { Context } from './context.ts';

type Part = PotPicture['parts'][number];

/** What a part of a pot is for, where the pot is decided more than once: the high, the low, each board. */
export function kindsOf({ t, chips }: Context, pot: PotPicture['pot'], { contests }: Part): readonly string[] {
  const several = (of: (share: Part['contests'][number]) => unknown): boolean => new Set(pot.shares.map(of)).size > 1;
  const [contestsDiffer, boardsDiffer] = [several(({ contest }) => contest), several(({ board }) => board)];
  if (!contestsDiffer && !boardsDiffer) return [];
  return contests.map(({ contest, board, amount }) => {
    const name = [...(contestsDiffer ? [t.contest(contest)] : []), ...(boardsDiffer ? [t.boardOf(board)] : [])];
    return `${name.join(', ')} ${chips(amount)}`;
  });
}

function partView(context: Context, pot: PotPicture['pot'], part: Part): TemplateResult {
  const { t, who, chips } = context;
  const words = [...kindsOf(context, pot, part), ...(part.oddChips > 0 ? [t.oddChip(chips(part.oddChips))] : [])].join(
    ' · ',
  );
  return html`<li class="part tone-${part.seat % 5}" .style=${`flex-grow: ${Math.max(1, part.amount)}`}>
    <strong>${who(part.seat)}</strong> <b>${chips(part.amount)}</b>
    ${words === '' ? nothing : html`<small>${words}</small>`}
  </li>`;
}

function potView(context: Context, { pot, width, parts }: PotPicture, i: number): TemplateResult {
  const { t, chips, desk, who } = context;
  const seats = desk.hand.told.seats.map(({ seat }) => seat);
  return html`<li class="pot">
    <div class="pot-head">
      <h4>${t.potName(i)}</h4>
      <b class="pot-amount">${chips(pot.amount)}</b>
      <ul class="eligible" aria-label=${t.eligible}>
        ${seats.map((seat) =>
          pot.eligible.includes(seat)
            ? html`<li class="in">${who(seat)}</li>`
            : html`<li class="out" aria-hidden="true">${who(seat)}</li>`,
        )}
      </ul>
    </div>
    <div class="pot-bar" .style=${`width: ${width}%`}>
      ${parts.length === 0 ? html`<span class="part open"></span>` : html`<ul>${parts.map((part) => partView(context, pot, part))}</ul>`}
    </div>
    ${pot.rake > 0 ? html`<small>${t.rake(chips(pot.rake))}</small>` : nothing}
    ${pot.carriedOver > 0 ? html`<small>${t.carried(chips(pot.carriedOver))}</small>` : nothing}
  </li>`;
}

/** The pots: who can win each, how it was split, what went back. */
export function potsView(context: Context, answer: AdjudicationResponse): TemplateResult | typeof nothing {
  const { t, chips, who } = context;
  if (answer.pots.length === 0 && answer.returned.length === 0) return nothing;
  return html`<section class="pots">
    <h3>${t.pots}</h3>
    <ul>
      ${potPictures(answer).map((picture, i) => potView(context, picture, i))}
      ${answer.returned.map(
        ({ seat, amount }) =>
          html`<li class="pot back">
            <div class="pot-head"><h4>${t.returned}</h4><b class="pot-amount">${chips(amount)}</b> <span>→ ${who(seat)}</span></div>
          </li>`,
      )}
    </ul>
  </section>`;
}
