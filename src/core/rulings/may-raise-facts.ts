import { amountFact, flag, oneOf, type Table, type Told, whole } from './facts.ts';
import { spotOf } from './figures.ts';

/** Actions of the street being bet. */
function actedIn({ history }: Table) {
  const events = history?.events ?? [];
  return events
    .slice(events.findLastIndex(({ kind }) => kind === 'street-opened') + 1)
    .flatMap((event) => (event.kind === 'acted' ? [event] : []));
}

/** Players in when the street began: those left and those who have folded on it. */
function startersIn(table: Table): number | undefined {
  const { history } = table;
  if (history?.bounds == null) return undefined;
  const live = history.play.contributions.filter(({ status }) => status === 'live').length;
  return live + actedIn(table).filter(({ made }) => made === 'fold').length;
}

/** Whether the betting passed its limit to raises because it is lifted; undefined while that has not mattered. */
function liftedIn({ hand, history }: Table): boolean | undefined {
  const bounds = history?.bounds;
  const { raiseCap } = hand.rules.values;
  if (bounds == null || raiseCap === null || bounds.fullBets <= raiseCap) return undefined;
  return bounds.raising !== 'capped';
}

/** Players in the hand with chips behind. */
function withChipsIn({ hand, history }: Table): number | undefined {
  return history?.play.contributions.filter(
    ({ seat, status }) => status === 'live' && history.stacks[hand.seats.findIndex((own) => own.seat === seat)] !== 0,
  ).length;
}

/** The largest single step of the price since the seat last acted. */
function largestIn(table: Table, told: Told): number | undefined {
  const seat = spotOf(table, told)?.bounds.seat;
  if (seat === undefined) return undefined;
  const acted = actedIn(table);
  const since = acted.slice(acted.findLastIndex(({ bounds }) => bounds.seat === seat) + 1);
  return since.reduce((most, { to, bounds }) => Math.max(most, to - bounds.price), 0);
}

/** What decides whether a player may raise. */
export const MAY_RAISE_FACTS = {
  structure: oneOf(
    ['no-limit', 'pot-limit', 'fixed-limit'],
    { en: 'How is it bet: no-limit, pot-limit or fixed limit?', it: 'Come si punta: no-limit, pot-limit o limit?' },
    ({ hand }) => hand.betting,
  ),
  raises: whole(
    0,
    100,
    {
      en: 'How many raises have there been on this street, not counting the bet? Before the flop the big blind is the bet.',
      it: 'Quanti rilanci ci sono stati in questo giro, senza contare la puntata? Prima del flop la puntata è il grande buio.',
    },
    (table, told) => {
      const bounds = spotOf(table, told)?.bounds;
      return bounds && Math.max(0, bounds.fullBets - 1);
    },
    'always',
  ),
  playersAtStart: whole(
    2,
    10,
    {
      en: 'How many players were in the hand when the street began?',
      it: 'Quanti giocatori erano nella mano all’inizio del giro?',
    },
    startersIn,
    'always',
  ),
  headsUpBeforeCap: flag(
    {
      en: 'Were only two players left before the last raise allowed was made?',
      it: "Si era rimasti in due prima che si facesse l'ultimo rilancio consentito?",
    },
    (table) => (startersIn(table) === 2 ? true : (withChipsIn(table) ?? 0) >= 3 ? false : liftedIn(table)),
    'always',
  ),
  fewWithChips: flag(
    {
      en: 'Have there been fewer than three players not all-in since the street began, or since an all-in on it?',
      it: "Dall'inizio del giro, o da un all-in in esso, i giocatori non all-in sono meno di tre?",
    },
    (table) => ((withChipsIn(table) ?? 0) >= 3 ? false : liftedIn(table)),
    'always',
  ),
  twoRounds: flag(
    {
      en: 'Is it a game of two betting rounds?',
      it: 'È un gioco a due giri di puntate?',
    },
    ({ hand }) => hand.variant.streets.length === 2,
    'always',
  ),
  eventHeadsUp: flag(
    {
      en: 'Is the event down to its last two players?',
      it: 'Nel torneo sono rimasti solo gli ultimi due giocatori?',
    },
    ({ hand }) => hand.seats.length === 2,
    'always',
  ),
  acted: flag(
    {
      en: 'Has the player already acted on this street?',
      it: 'Il giocatore ha già agito in questo giro?',
    },
    (table, told) => spotOf(table, told)?.bounds.acted,
    'always',
  ),
  facing: amountFact(
    {
      en: 'By how much has the price gone up since the player last acted?',
      it: "Di quanto è salito il prezzo da quando il giocatore ha agito l'ultima volta?",
    },
    (table, told) => spotOf(table, told)?.bounds.facing,
    'always',
  ),
  largest: amountFact(
    {
      en: 'What was the largest single step of it?',
      it: 'Qual è stato il singolo aumento più grande?',
    },
    largestIn,
    'always',
  ),
  fullRaise: amountFact(
    {
      en: 'How much is a full raise: the largest bet or raise of the street, in fixed limit the bet?',
      it: 'Quanto vale un rilancio pieno: la puntata o il rilancio più grande del giro, nel limit la puntata?',
    },
    (table, told) => spotOf(table, told)?.bounds.increment,
    'always',
  ),
  canBeCalled: flag(
    {
      en: 'Has any other player in the hand chips left?',
      it: 'Qualche altro giocatore nella mano ha ancora fiche?',
    },
    (table, told) => {
      const raising = spotOf(table, told)?.bounds.raising;
      return raising && raising !== 'nobody-can-call';
    },
    'always',
  ),
} as const;
