import { html, type nothing, type TemplateResult } from 'lit-html';
import { RANKS } from '../../core/index.ts';
import { isStripped, ranksIn } from '../state/game.ts';
import { change, type Told } from '../state/hand.ts';
import { cardRank } from '../text/card-words.ts';
import type { Context } from './context.ts';
import { bookField, dialogView } from './dialogs.ts';
import { amountField, moreView, selectField, textField } from './fields.ts';
import { stakeField } from './money.ts';
import { openingView, postersView, rakeView, straddlesView } from './stakes.ts';

const STAKES = [
  'smallestChip',
  'smallBlind',
  'bigBlind',
  'ante',
  'buttonBlind',
  'bringIn',
  'smallBet',
  'bigBet',
] as const;

function bettingField({ t, desk, tell, game }: Context): TemplateResult {
  return selectField({
    id: 'betting',
    label: t.betting,
    value: desk.hand.told.betting ?? game.betting.usual,
    choices: game.betting.allowed.map((value) => ({ value, label: t.bettings[value] })),
    set: (value) => {
      const betting = game.betting.allowed.find((own) => own === value);
      tell(change(desk.hand, { betting: betting === game.betting.usual ? undefined : betting }));
    },
  });
}

type Rank = NonNullable<Told['deck']>['lowestRank'];

/** The lowest card of a deck that is stripped by the number of players, or as the house says. */
function deckField({ t, language, desk, tell, game }: Context): TemplateResult {
  const { seats, deck } = desk.hand.told;
  const [usual = ''] = ranksIn(game, seats.length, undefined);
  return selectField({
    id: 'lowest-rank',
    label: t.lowestCard,
    value: deck?.lowestRank ?? '',
    choices: [
      { value: '', label: t.byPlayers(cardRank(usual, language)) },
      ...RANKS.slice(0, 8).map((value) => ({ value, label: cardRank(value, language) })),
    ],
    set: (value) => {
      const lowestRank: Rank | undefined = RANKS.find((own) => own === value);
      tell(change(desk.hand, { deck: lowestRank === undefined ? undefined : { lowestRank } }));
    },
  });
}

const MOST_DECIMALS = 4;

/** How amounts are written, and what the hand is called on paper. */
function writtenView({ t, desk, tell, chips }: Context): TemplateResult {
  const { money, reference } = desk.hand.told;
  const { currency, decimals } = money ?? {};
  const set = (more: Told['money']): void => {
    const known = Object.entries({ currency, decimals, ...more }).filter(([, own]) => own !== undefined && own !== '');
    tell(change(desk.hand, { money: known.length > 0 ? Object.fromEntries(known) : undefined }));
  };
  return moreView({
    id: 'written',
    label: t.written,
    told: reference ?? currency ?? null,
    body: html`<div class="form">
        ${textField({
          id: 'reference',
          label: t.reference,
          value: reference ?? '',
          most: 128,
          set: (text) => tell(change(desk.hand, { reference: text === '' ? undefined : text })),
        })}
        ${textField({ id: 'currency', label: t.currency, value: currency ?? '', most: 8, set: (text) => set({ currency: text }) })}
        ${selectField({
          id: 'decimals',
          label: t.decimals,
          value: String(decimals ?? 0),
          choices: Array.from({ length: Math.max(MOST_DECIMALS, decimals ?? 0) + 1 }, (_, n) => ({
            value: String(n),
            label: String(n),
          })),
          set: (value) => set({ decimals: value === '0' ? undefined : Number(value) }),
        })}
      </div>
      <p class="hint">${t.unitHint(chips(1250))}</p>`,
  });
}

/** Stakes, betting and what was carried over; what few hands need lies folded. */
export function settingsDialog(context: Context, options: TemplateResult | typeof nothing): TemplateResult {
  const { t, desk, tell, game } = context;
  return dialogView(
    'settings',
    t.moreSettings,
    context,
    html`<div class="form">
        ${bookField(context, 'settings-book', false)} ${bettingField(context)}
        ${STAKES.map((name) => stakeField(context, name, 'settings'))}
        ${amountField({
          id: 'carried-in',
          label: t.carriedIn,
          value: desk.hand.told.carriedIn,
          set: (carriedIn) => tell(change(desk.hand, { carriedIn }), 'carried-in'),
        })}
        ${isStripped(game) ? deckField(context) : ''}
      </div>
      ${straddlesView(context)} ${postersView(context)} ${rakeView(context)} ${openingView(context)}
      ${writtenView(context)} ${options}`,
  );
}
