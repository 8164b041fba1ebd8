import { formatCard } from '../cards/card.ts';
import { deckSize } from '../cards/deck.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { joined } from '../kernel/joined.ts';
import { awardDecisions, type PotContext, partCites, potClauses, potDecisions } from '../pots/pot-decisions.ts';
import { cite } from '../rulebooks/catalog.ts';
import type { Aftermath } from './aftermath.ts';
import { boardDecisions, revealDecisions } from './board-decisions.ts';
import { boardsTogether, type Hand } from './hand.ts';
import { standingDecisions } from './hand-decisions.ts';
import { passedDecisions } from './passed-deal.ts';
import type { Play } from './play.ts';
import type { Settlement } from './settle.ts';
import { literalDecisions } from './warnings.ts';

/** What the steps on pots need to know of the hand. */
const potContext = (hand: Hand): PotContext => ({
  rules: hand.rules,
  gameOddChip: hand.variant.oddChip,
  smallestChip: hand.stakes.smallestChip,
  boards: boardsTogether(hand.variant, hand.boards).length,
  contests: hand.variant.contests.map(({ name }) => name),
});

/** Which cards are played with, where the players' number strips the deck. */
function deckDecisions({ variant, deck, seats }: Hand): Decision[] {
  if (variant.deckRule === 'fixed') return [];
  const facts = { lowestRank: deck.lowestRank, cards: deckSize(deck), players: seats.length };
  return [decision('deck-in-play', facts, cite('custom/it-deck'))];
}

/** Another than the false opener wins: the first pot is put up again (custom/it-proof), which the hand itself does not pay. */
export function falseOpenerDecisions({ carriedIn, aftermath }: Hand, { falseOpener, contributions }: Play): Decision[] {
  if (falseOpener === null || aftermath.putUp !== null) return [];
  const amount = contributions.reduce((sum, { dead }) => sum + dead, carriedIn);
  const cites = cite('custom/it-proof', 'custom/it-open');
  return [decision('false-opener-refunds', { seat: falseOpener, amount }, cites)];
}

/** Who left by right, with what, and what a seat owes to the next pot. */
const aftermathDecisions = ({ withdrawn, putUp, owed }: Aftermath): Decision[] => [
  ...withdrawn.map(({ seat, amount, killedBy }) =>
    killedBy === undefined
      ? decision('stake-taken-back', { seat, amount }, cite('custom/withdrawal'))
      : decision('hand-killed', { seat }, killedBy),
  ),
  ...(putUp === null ? [] : [decision('first-pot-put-up', { ...putUp }, cite('custom/it-proof'))]),
  ...(owed === null
    ? []
    : [decision('hidden-chips-owed', { seat: owed.from, to: owed.to, amount: owed.amount }, cite('tda-2024/62'))]),
];

/** A blind that stays in the pot though nobody matched it. */
const keptDecisions = ({ rules }: Hand, { keptBlind }: Settlement): Decision[] =>
  keptBlind === null ? [] : [decision('uncalled-blind-kept', { ...keptBlind }, rules.cites.uncalledBlind)];

/** By what the order of showing goes. */
const showdownClauses = ({ rules: { values, cites } }: Hand): readonly string[] => [
  ...new Set([...cites.showdownOrder, ...(values.sidePotShowsFirst ? cites.sidePotShowsFirst : [])]),
];

/** The steps of a settlement, in the order decided: money, pots, hands, awards. */
export function settleDecisions(hand: Hand, play: Play, settlement: Settlement): Decision[] {
  if (hand.voided) return [decision('hand-voided', {}, cite('custom/voided-hand'))];
  if (settlement.outcome === 'void' && play.falseOpener !== null)
    return [decision('false-opener-wins', { seat: play.falseOpener }, cite('custom/it-proof', 'custom/it-open'))];
  if (settlement.outcome === 'void')
    return [decision('deck-fouled', { cards: hand.fouled.map(formatCard) }, hand.rules.cites.duplicateCards)];
  const { money, pots } = potDecisions(
    settlement,
    play.opening,
    potClauses(hand.rules, settlement.pots, play.contributions),
    keptDecisions(hand, settlement),
  );
  const deck = [...deckDecisions(hand), ...aftermathDecisions(hand.aftermath)];
  if (play.allPassed) return [...deck, ...money, ...pots, ...passedDecisions(hand, settlement)];
  const revealed = revealDecisions(hand, play, settlement);
  const open = boardDecisions(hand, settlement);
  if (settlement.outcome === 'incomplete') return [...deck, ...money, ...pots, ...revealed, ...open];
  const live = play.contributions.filter((c) => c.status === 'live');
  if (live.length === 0)
    return [...deck, ...money, ...pots, decision('withdrawn-by-all', {}, cite('custom/withdrawal'))];
  const [last] = live;
  const alone =
    live.length === 1 && last !== undefined
      ? [decision('last-player', { seat: last.seat }, cite('custom/last-player'))]
      : [];
  const order =
    settlement.showdownOrder.length > 1
      ? [decision('showdown-order', { seats: settlement.showdownOrder }, showdownClauses(hand))]
      : [];
  // Hands of a pot decided early are read as far as the board lies: what decides is the count of run-outs.
  const ranked =
    settlement.decision.status === 'final' && hand.view?.weak !== true
      ? settlement.standings.flatMap((standing) => standingDecisions(hand, standing))
      : [];
  const said = literalDecisions(hand, settlement);
  const why = joined(
    alone,
    revealed.filter(({ code }) => code === 'weak-board'),
    open,
    ranked.filter(({ code }) => code !== 'hand-read'),
    said,
  );
  const context = potContext(hand);
  const clauses = partCites(context);
  const awards = settlement.awards.flatMap((award) => {
    const built = pots.find(({ facts }) => facts.pot === award.pot.name);
    return awardDecisions(context, award, built === undefined ? why : joined([built], why), clauses);
  });
  const openers = falseOpenerDecisions(hand, play);
  return joined(deck, money, pots, revealed, alone, order, open, ranked, said, awards, openers);
}
