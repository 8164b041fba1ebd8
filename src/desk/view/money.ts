import { html, nothing, type TemplateResult } from 'lit-html';
import { change, MONEY_WAYS, type MoneyWay } from '../state/hand.ts';
import { tellStakes } from '../state/stakes.ts';
import type { Context } from './context.ts';
import { nextView } from './due.ts';
import { amountField, segments } from './fields.ts';
import { historyView } from './history.ts';
import { rarelyTold } from './stakes.ts';

type StakeName = keyof Context['t']['stakes'];

const NAMES: Readonly<Record<string, readonly StakeName[]>> = {
  blinds: ['smallBlind', 'bigBlind', 'ante'],
  antes: ['ante'],
  'antes-and-bring-in': ['ante', 'bringIn'],
};

/** A field for one of the stakes. */
export function stakeField({ desk, t, tell }: Context, name: StakeName, prefix = 'stake'): TemplateResult {
  const { stakes = {} } = desk.hand.told;
  return amountField({
    id: `${prefix}-${name}`,
    label: t.stakes[name],
    value: stakes[name],
    set: (value) => {
      const least = name === 'smallestChip' ? 1 : 0;
      const told = value === undefined || value < least ? undefined : value;
      tell(tellStakes(desk.hand, { [name]: told }), `stake-${name}`);
    },
  });
}

/** The stakes a history needs to be read in this game. */
export const stakeNames = ({ game, desk }: Context): readonly StakeName[] => {
  const betting = desk.hand.told.betting ?? game.betting.usual;
  const limits: readonly StakeName[] =
    betting === 'fixed-limit' ? ['smallBet', 'bigBet'] : game.forcedBets === 'antes-and-bring-in' ? ['smallBet'] : [];
  return [...(NAMES[game.forcedBets] ?? []), ...limits];
};

function potField({ desk, t, tell }: Context): TemplateResult {
  return amountField({
    id: 'pot',
    label: t.pot,
    value: desk.hand.told.pot,
    placeholder: t.pot,
    quiet: true,
    set: (pot) => tell(change(desk.hand, { pot }), 'pot'),
  });
}

/** The way the money is told, and the pot where it is one figure. */
export function moneyView(context: Context): TemplateResult {
  const { desk, t, tell } = context;
  const { way } = desk.hand;
  return html`<section class="money" aria-label=${t.money}>
    ${segments<MoneyWay>({
      name: 'way',
      label: t.money,
      value: way,
      choices: MONEY_WAYS.map((value) => ({ value, label: t.ways[value] })),
      set: (value) => tell({ ...desk.hand, way: value }),
    })}
    ${way === 'pot' ? potField(context) : nothing} ${rarelyTold(context)}
  </section>`;
}

/** The stakes, and whoever is due with everything that is legal for him. */
export function dueView(context: Context): TemplateResult | typeof nothing {
  const { desk, t } = context;
  const told = desk.hand.way === 'history';
  const due = nextView(context);
  if (!told && due === nothing) return nothing;
  return html`<section class="due" aria-label=${t.next}>
    ${told ? html`<div class="row stakes">${stakeNames(context).map((name) => stakeField(context, name))}</div>` : nothing}
    ${due}
  </section>`;
}

/** The bet history, where the money is told action by action. */
export function playView(context: Context): TemplateResult | typeof nothing {
  if (context.desk.hand.way !== 'history') return nothing;
  return html`<section class="play" aria-label=${context.t.ways.history}>${historyView(context)}</section>`;
}
