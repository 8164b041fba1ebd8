import { amountFact, flag, oneOf, type Table, type Told, whole } from './facts.ts';
import { putIn, spotOf } from './figures.ts';

/** Whether the street has been raised where the seat acts; before the flop the blind is the opening bet. */
function facedIn(table: Table, told: Told): 'opening-bet' | 'raise' | undefined {
  const bounds = spotOf(table, told)?.bounds;
  if (bounds === undefined || bounds.price <= bounds.wager) return undefined;
  const events = table.history?.events ?? [];
  const street = events.slice(events.findLastIndex(({ kind }) => kind === 'street-opened') + 1);
  const raised = street.some(
    (e) => e.kind === 'acted' && e.to > e.bounds.price && e.bounds.price > 0 && e.to <= bounds.price,
  );
  return raised ? 'raise' : 'opening-bet';
}

/** What decides about less than a call put in, besides the figures. */
export const UNDERCALL_FACTS = {
  heard: flag({
    en: 'Had the player heard the raise before putting the chips in?',
    it: 'Il giocatore aveva udito il rilancio prima di mettere le fiche?',
  }),
  authorised: flag({
    en: 'Does the dealer allow the chips to be taken back?',
    it: 'Il mazziere autorizza a ritirare le fiche?',
  }),
  facing: oneOf(
    ['opening-bet', 'raise'],
    {
      en: 'Did the player face the opening bet of the street, or a raise?',
      it: 'Il giocatore aveva davanti la prima puntata del giro o un rilancio?',
    },
    facedIn,
  ),
  playersLeft: whole(
    2,
    10,
    { en: 'How many players still hold cards?', it: 'Quanti giocatori hanno ancora le carte?' },
    ({ history }) => history?.play.contributions.filter(({ status }) => status === 'live').length,
    'always',
  ),
} as const;

/** Chips put in, as the entry ruled on has them. */
export const putFact = amountFact(
  { en: 'How much did the player put in?', it: 'Quanto ha messo il giocatore?' },
  putIn,
);
