import { html, nothing, type TemplateResult } from 'lit-html';
import { change } from '../state/hand.ts';
import { numbersIn } from '../state/play.ts';
import {
  addStraddle,
  basisPointsOf,
  changeStraddle,
  percentOf,
  removeStraddle,
  type Straddle,
  straddlesOf,
  tellOpening,
  tellRake,
  tellStakes,
} from '../state/stakes.ts';
import type { Context } from './context.ts';
import { amountField, checkField, moreView, selectField, textField } from './fields.ts';

const seatChoices = ({ desk, who }: Context): { value: string; label: string }[] =>
  desk.hand.told.seats.map(({ seat }) => ({ value: String(seat), label: who(seat) }));

function straddleView(context: Context, { seat, amount }: Straddle, at: number): TemplateResult {
  const { desk, t, tell } = context;
  return html`<li class="row">
    ${selectField({
      id: `straddle-seat-${at}`,
      label: t.straddler(at + 1),
      value: String(seat),
      choices: seatChoices(context),
      set: (value) => tell(changeStraddle(desk.hand, at, { seat: Number(value) })),
    })}
    ${amountField({
      id: `straddle-${at}`,
      label: t.straddleAmount(at + 1),
      value: amount,
      set: (value) => tell(changeStraddle(desk.hand, at, { amount: value ?? 0 }), `straddle-${at}`),
    })}
    <button
      type="button"
      class="quiet icon"
      aria-label=${t.removeStraddle(at + 1)}
      title=${t.removeStraddle(at + 1)}
      @click=${() => tell(removeStraddle(desk.hand, at))}
    >
      <span aria-hidden="true">✕</span>
    </button>
  </li>`;
}

const straddlesTold = ({ desk, chips }: Context): string | null =>
  straddlesOf(desk.hand)
    .map(({ amount }) => chips(amount))
    .join(' · ') || null;

/** Blind raises before the cards, in the order they were made. */
export function straddlesView(context: Context): TemplateResult {
  const { desk, t, tell } = context;
  const straddles = straddlesOf(desk.hand);
  return moreView({
    id: 'straddles',
    label: t.straddles,
    told: straddlesTold(context),
    body: html`<ul>${straddles.map((own, at) => straddleView(context, own, at))}</ul>
      <button type="button" class="offer" id="add-straddle" @click=${() => tell(addStraddle(desk.hand))}>
        ${t.addStraddle}
      </button>`,
  });
}

const BY_BUTTON = 'button';
const NOBODY = 'nobody';

const BLIND_SEATS = ['smallBlindSeat', 'bigBlindSeat'] as const;
const ANTE_FROM = ['each', 'big-blind', 'button'] as const;

function postersTold({ desk, t, who }: Context): string | null {
  const { stakes = {} } = desk.hand.told;
  const { anteFrom } = stakes;
  const blinds = BLIND_SEATS.flatMap((name) => {
    const seat = stakes[name];
    return seat === undefined ? [] : [`${t.blindFrom[name]} ${seat === null ? t.deadBlind : who(seat)}`];
  });
  const ante = anteFrom === undefined ? [] : [`${t.anteFrom} ${t.anteFromWhom[anteFrom]}`];
  return [...blinds, ...ante].join(' · ') || null;
}

/** Who owes the blinds and the antes, where it is not as the button says. */
export function postersView(context: Context): TemplateResult {
  const { desk, t, tell } = context;
  const { stakes = {} } = desk.hand.told;
  return moreView({
    id: 'posters',
    label: t.posters,
    told: postersTold(context),
    body: html`<div class="form">
        ${BLIND_SEATS.map((name) => {
          const seat = stakes[name];
          return selectField({
            id: name,
            label: t.blindFrom[name],
            value: seat === undefined ? BY_BUTTON : seat === null ? NOBODY : String(seat),
            choices: [
              { value: BY_BUTTON, label: t.byButton },
              { value: NOBODY, label: t.deadBlind },
              ...seatChoices(context),
            ],
            set: (value) =>
              tell(
                tellStakes(desk.hand, {
                  [name]: value === BY_BUTTON ? undefined : value === NOBODY ? null : Number(value),
                }),
              ),
          });
        })}
        ${selectField({
          id: 'ante-from',
          label: t.anteFrom,
          value: stakes.anteFrom ?? 'each',
          choices: ANTE_FROM.map((value) => ({ value, label: t.anteFromWhom[value] })),
          set: (value) => {
            const anteFrom = ANTE_FROM.find((own) => own === value);
            tell(tellStakes(desk.hand, { anteFrom: anteFrom === 'each' ? undefined : anteFrom }));
          },
        })}
      </div>
      <p class="hint">${t.postersHint}</p>`,
  });
}

function rakeTold({ desk, t, language }: Context): string | null {
  const { rake = {} } = desk.hand.told.stakes ?? {};
  if (rake.basisPoints !== undefined) return `${percentOf(rake.basisPoints, language)}\u00a0%`;
  return Object.keys(rake).length > 0 ? t.yes : null;
}

/** What the house takes from the pots. */
export function rakeView(context: Context): TemplateResult {
  const { desk, t, tell, language } = context;
  const { rake = {} } = desk.hand.told.stakes ?? {};
  const { basisPoints, cap, drop, noFlopNoDrop, byPot } = rake;
  return moreView({
    id: 'rake',
    label: t.rakeTitle,
    told: rakeTold(context),
    body: html`<div class="form">
      ${textField({
        id: 'rake-percent',
        label: t.rakePercent,
        value: percentOf(basisPoints, language),
        mode: 'decimal',
        set: (text) => tell(tellRake(desk.hand, { basisPoints: basisPointsOf(text) })),
      })}
      ${amountField({
        id: 'rake-cap',
        label: t.rakeCap,
        value: cap,
        set: (value) => tell(tellRake(desk.hand, { cap: value }), 'rake-cap'),
      })}
      ${amountField({
        id: 'rake-drop',
        label: t.rakeDrop,
        value: drop,
        set: (value) => tell(tellRake(desk.hand, { drop: value }), 'rake-drop'),
      })}
      ${textField({
        id: 'rake-by-pot',
        label: t.rakeByPot,
        value: (byPot ?? []).join(' '),
        mode: 'numeric',
        set: (text) => {
          const amounts = numbersIn(text).slice(0, 10);
          tell(tellRake(desk.hand, { byPot: amounts.length > 0 ? amounts : undefined }));
        },
      })}
      ${checkField({
        id: 'rake-no-flop',
        label: t.noFlopNoDrop,
        value: noFlopNoDrop === true,
        set: (on) => tell(tellRake(desk.hand, { noFlopNoDrop: on ? true : undefined })),
      })}
    </div>`,
  });
}

const openingTold = ({ desk, t }: Context): string | null => {
  const { opening } = desk.hand.told;
  return opening === undefined || desk.hand.way !== 'history' ? null : t.streets[opening.street];
};

/** A record that starts later than with the first street, and what lay in the pot by then. */
export function openingView(context: Context): TemplateResult {
  const { desk, game, t, tell } = context;
  const { opening } = desk.hand.told;
  return moreView({
    id: 'opening',
    label: t.opening,
    told: openingTold(context),
    body: html`<div class="form">
        ${selectField({
          id: 'opening-street',
          label: t.openingStreet,
          value: opening?.street ?? '',
          choices: [
            { value: '', label: t.fromTheFirst },
            ...game.streets.map((value) => ({ value, label: t.streets[value] })),
          ],
          set: (value) =>
            tell(
              tellOpening(
                desk.hand,
                game.streets.find((own) => own === value),
              ),
            ),
        })}
        ${
          opening === undefined
            ? nothing
            : amountField({
                id: 'opening-pot',
                label: t.openingPot,
                value: opening.pot,
                set: (pot) => tell(change(desk.hand, { opening: { ...opening, pot: pot ?? 0 } }), 'opening-pot'),
              })
        }
      </div>
      <p class="hint">${t.openingHint}</p>`,
  });
}

/** What is told of all these, in one line that leads to them; they lie out of sight otherwise. */
export function rarelyTold(context: Context): TemplateResult | typeof nothing {
  const { t, ui } = context;
  const named = (label: string, own: string | null): string | null => own && `${label}: ${own}`;
  const told = [
    named(t.straddles, straddlesTold(context)),
    postersTold(context),
    named(t.rakeTitle, rakeTold(context)),
    named(t.opening, openingTold(context)),
  ].filter((own) => own !== null);
  if (told.length === 0) return nothing;
  return html`<button type="button" class="quiet rarely" aria-haspopup="dialog" @click=${() => ui.open('settings')}>
    ${told.join(' · ')}
  </button>`;
}
