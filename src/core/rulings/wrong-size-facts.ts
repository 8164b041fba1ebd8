import type { Bounds } from '../betting/legal-actions.ts';
import type { ActionSetup } from '../hand/setup.ts';
import { amountFact, flag, oneOf, type SeatAmount, seatAmounts, seatFact, type Table, type Told } from './facts.ts';

/** The wager the history stops at, or is ruled on while being read, with what bounded it. */
interface Made {
  readonly made: ActionSetup;
  readonly at: number;
  readonly bounds: Bounds;
}

const WAGERS: readonly string[] = ['bet', 'raise', 'complete', 'all-in', 'chips'];

export function wagerMade({ hand, history }: Table, told: Told): Made | null {
  if (history?.bounds == null || hand.money.kind !== 'history') return null;
  const { bounds, actionsRead: at } = history;
  const made = hand.money.actions[at];
  const isIt = made !== undefined && made.seat === bounds.seat && (told.seat ?? bounds.seat) === bounds.seat;
  return isIt && WAGERS.includes(made.action) ? { made, at, bounds } : null;
}

/** The street total it came to; undefined where no figure tells. */
export function totalMade({ made, bounds }: Made): number | undefined {
  if (made.to !== undefined) return made.to;
  if (made.chips !== undefined) return made.chips.reduce((sum, chip) => sum + chip, bounds.wager);
  return made.action === 'all-in' && Number.isFinite(bounds.stackTo) ? bounds.stackTo : undefined;
}

const FAULTS = ['bet-below-minimum', 'limit-size', 'past-cap'] as const;

function faultIn(table: Table, told: Told): (typeof FAULTS)[number] | undefined {
  const found = wagerMade(table, told);
  if (found === null) return undefined;
  const { bounds } = found;
  const to = totalMade(found);
  if (bounds.raising === 'capped') return 'past-cap';
  if (table.hand.betting === 'fixed-limit') return 'limit-size';
  return bounds.price === 0 && to !== undefined && to < bounds.minTo ? 'bet-below-minimum' : undefined;
}

/** Who called after it, before anybody raised again. */
function matchedIn(table: Table, told: Told): readonly SeatAmount[] | undefined {
  const found = wagerMade(table, told);
  const { money } = table.hand;
  if (found === null || money.kind !== 'history') return undefined;
  const later = money.actions.slice(found.at + 1);
  const end = later.findIndex(({ action }) => action !== 'call' && action !== 'fold');
  return (end < 0 ? later : later.slice(0, end)).flatMap(({ seat: own, action, to }) => {
    const caller = table.hand.seats.find(({ seat }) => seat === own);
    const amount = to ?? totalMade(found) ?? found.bounds.minTo;
    return action === 'call' && caller !== undefined ? [{ seat: caller.seat, amount }] : [];
  });
}

export const wagerSeat = seatFact(
  { en: 'Which seat bet or raised the wrong amount?', it: 'Quale posto ha puntato o rilanciato un importo errato?' },
  (table, told) => wagerMade(table, told)?.bounds.seat,
);

export const matchedAfter = seatAmounts(
  {
    en: 'Which seats have matched it, and with what total on this street? Empty where nobody has.',
    it: 'Quali posti lo hanno già coperto, e con quale totale in questo giro? Vuoto se nessuno.',
  },
  matchedIn,
);

export const noticedFact = oneOf(
  ['betting-open', 'before-next-card', 'later'],
  {
    en: 'When was it noticed: while the street was still being bet, after that but before the next card or the showdown, or later?',
    it: 'Quando è stato notato: a giro di puntate ancora aperto, a giro chiuso ma prima della carta successiva o dello showdown, o più tardi?',
  },
  (table, told) => {
    if (wagerMade(table, told) === null) return undefined;
    const { noticed } = table.hand;
    return noticed === 'at-once' || noticed === 'same-street' ? 'betting-open' : 'later';
  },
);

/** What has to be known of a wager of the wrong amount. */
export const WRONG_SIZE_FACTS = {
  seat: wagerSeat,
  fault: oneOf(
    FAULTS,
    {
      en: 'What was wrong: a bet below the minimum, a wager not of the size of the limit, or a raise past the last one allowed?',
      it: "Che cosa era errato: una puntata sotto il minimo, un importo non della misura del limite, o un rilancio oltre l'ultimo consentito?",
    },
    faultIn,
  ),
  put: amountFact(
    {
      en: 'What total did the player put in on this street?',
      it: 'Quale totale ha messo il giocatore in questo giro?',
    },
    (table, told) => {
      const found = wagerMade(table, told);
      return found === null ? undefined : (totalMade(found) ?? found.bounds.minTo);
    },
    'always',
  ),
  correct: amountFact(
    {
      en: 'What total would have been right? For a raise past the last one allowed, the total to call.',
      it: "Quale totale sarebbe stato giusto? Per un rilancio oltre l'ultimo consentito, il totale per vedere.",
    },
    (table, told) => {
      const bounds = wagerMade(table, told)?.bounds;
      return bounds && Math.min(bounds.raising === 'capped' ? bounds.price : bounds.minTo, bounds.stackTo);
    },
    'always',
  ),
  price: amountFact(
    {
      en: 'What was the total to call on this street before it? 0 where there was no bet.',
      it: "Qual era prima il totale per vedere in questo giro? 0 se non c'era puntata.",
    },
    (table, told) => wagerMade(table, told)?.bounds.price,
    'always',
  ),
  lastChips: flag(
    { en: 'Were they all the chips the player had?', it: 'Erano tutte le fiche del giocatore?' },
    (table, told) => {
      const found = wagerMade(table, told);
      const put = typeof told.put === 'number' ? told.put : found === null ? undefined : totalMade(found);
      if (found === null || put === undefined || found.bounds.stackTo === Number.POSITIVE_INFINITY) return undefined;
      return put >= found.bounds.stackTo;
    },
    'always',
  ),
  matched: matchedAfter,
  noticed: noticedFact,
} as const;
