import { html, nothing, type TemplateResult } from 'lit-html';
import { cardsIn } from '../state/cards.ts';
import { changeSeat } from '../state/hand.ts';
import type { Context } from './context.ts';
import { amountField, moreView } from './fields.ts';
import { placesOf } from './places.ts';

/** Cards nobody can have: burnt, exposed, or folded face up. */
export function deadCardsView(context: Context): TemplateResult {
  const { desk, t } = context;
  const group = { at: 'dead' } as const;
  const { length } = cardsIn(desk.hand, group);
  return moreView({
    id: 'dead',
    label: t.dead,
    told: length > 0 ? t.drawCount(length) : null,
    open: length > 0,
    body: html`<p class="hint">${t.deadHint}</p>
      ${placesOf(context, group, { label: t.dead }, length + 1)}`,
  });
}

/** The part of what each put in that nobody has to match, and the stacks before the hand. */
export function deadMoneyView({ desk, t, tell, who, chips }: Context): TemplateResult | typeof nothing {
  const { seats } = desk.hand.told;
  if (desk.hand.way !== 'each') return nothing;
  const dead = seats.reduce((sum, own) => sum + (own.dead ?? 0), 0);
  const isTold = seats.some((own) => own.dead !== undefined || own.stack !== undefined);
  return moreView({
    id: 'dead-money',
    label: t.deadMoney,
    told: isTold ? chips(dead) : null,
    open: isTold,
    body: html`<ul class="dead-money">
        ${seats.map(
          ({ seat, dead: own, stack }) =>
            html`<li class="row">
              <span class="who">${who(seat)}</span>
              ${amountField({
                id: `dead-${seat}`,
                label: t.deadPart,
                value: own,
                set: (value) => tell(changeSeat(desk.hand, seat, { dead: value }), `dead-${seat}`),
              })}
              ${amountField({
                id: `stack-${seat}`,
                label: t.stackBefore,
                value: stack,
                set: (value) => tell(changeSeat(desk.hand, seat, { stack: value }), `stack-${seat}`),
              })}
            </li>`,
        )}
      </ul>
      <p class="hint">${t.deadMoneyHint}</p>`,
  });
}
