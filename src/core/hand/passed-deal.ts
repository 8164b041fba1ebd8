import type { HouseRules } from '../house-rules/catalog.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { buildPots } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { takenBack } from './aftermath.ts';
import { type Hand, playerOf } from './hand.ts';
import type { Play } from './play.ts';
import type { Settlement } from './settle.ts';
import { FINAL } from './showdown.ts';

/** A deal nobody opened, or everybody left by right: what is in stays for the next one, and nobody wins. */
export function passedDeal(hand: Hand, play: Play): Settlement {
  const { pots, refund, dead } = buildPots(play.contributions, play.opening);
  const refunds = [
    ...hand.aftermath.withdrawn.filter(({ amount }) => amount > 0),
    ...(refund === null ? [] : [{ seat: refund.seat, amount: refund.amount }]),
  ];
  return {
    outcome: 'settled',
    winners: [],
    pots,
    awards: pots.map((pot) => ({
      pot,
      rake: 0,
      shares: [],
      parts: [],
      carriedOver: pot.amount,
      belowSmallestChip: 0,
    })),
    refunds,
    refund,
    carriedOver: pots.reduce((sum, pot) => sum + pot.amount, 0),
    payouts: play.contributions.map(({ seat, wager, dead: unmatched }) => {
      const back = takenBack(hand.aftermath, seat);
      const contributed = wager + unmatched + back;
      const returned = back + (refund?.seat === seat ? refund.amount : 0);
      const stack = playerOf(hand, seat)?.stack ?? null;
      const net = returned - contributed;
      return { seat, contributed, won: 0, returned, net, finalStack: stack === null ? null : stack + net };
    }),
    eliminated: [],
    showdownOrder: [],
    standings: [],
    decision: FINAL,
    literal: [],
    cycle: false,
    next: null,
    dead,
  };
}

/** What opens the deal after one that was passed. */
const RISES_TO: Readonly<Record<Exclude<HouseRules['openers'], 'none'>, string>> = {
  jacks: 'queens',
  queens: 'kings',
  kings: 'kings',
};

/** Why nobody takes the pots of a deal nobody opened, and what opens the next. */
export function passedDecisions({ rules, variant }: Hand, { carriedOver }: Settlement): Decision[] {
  const { openers } = rules.values;
  const stays = decision('antes-stay', { amount: carriedOver }, rules.cites.openers);
  if (openers === 'none' || (variant.openers ?? 'by-house') !== 'by-house') return [stays];
  return [stays, decision('openers-rise', { openers: RISES_TO[openers] }, cite('custom/it-open'), [stays])];
}
