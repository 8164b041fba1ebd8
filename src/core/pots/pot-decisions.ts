import type { RuleSet } from '../house-rules/preset.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { type Award, type AwardOptions, goesByHighestCard } from './award-pot.ts';
import type { Contribution, Opening, Pot, PotBuild } from './build-pots.ts';

/** What the steps on pots need to know of the hand. */
export interface PotContext extends Pick<AwardOptions, 'gameOddChip' | 'smallestChip'> {
  readonly rules: RuleSet;
  /** How many boards and contests decide each pot. */
  readonly boards: number;
  readonly contests: number;
}

function moneyDecisions({ dead, refund }: PotBuild, { pot, carriedIn }: Opening): Decision[] {
  const steps: Decision[] = [];
  if (carriedIn > 0) steps.push(decision('chips-carried-in', { amount: carriedIn }, cite('custom/carried-in')));
  if (pot > 0) steps.push(decision('pot-given', { amount: pot }, cite('custom/opening')));
  const unmatched = dead - pot - carriedIn;
  if (unmatched > 0) steps.push(decision('dead-money', { amount: unmatched }, cite('custom/dead-money')));
  if (refund !== null) {
    const { seat, amount, matched } = refund;
    steps.push(decision('uncalled-bet-returned', { seat, amount, matched }, cite('tda-2024/15-B')));
  }
  return steps;
}

/** A rulebook's own clauses on how these pots are laid: side pots, and chips of hands that are out. */
export const potClauses = (
  rules: RuleSet,
  pots: readonly Pot[],
  contributions: readonly Pick<Contribution, 'status' | 'wager'>[],
): readonly CitationId[] => [
  ...new Set([
    ...(pots.length > 1 ? clausesOf(rules, 'side-pots') : []),
    ...(contributions.some((c) => c.status === 'folded' && c.wager > 0) ? clausesOf(rules, 'folded-chips') : []),
  ]),
];

/** How the money was laid into pots: what came before them, then one step a pot; `clauses` are the rulebook's own. */
export function potDecisions(
  build: PotBuild,
  opening: Opening,
  clauses: readonly CitationId[] = [],
): { readonly money: readonly Decision[]; readonly pots: readonly Decision[] } {
  const money = moneyDecisions(build, opening);
  const cites = build.pots.length > 1 ? cite('tda-2024/21', 'custom/layers') : cite('custom/layers');
  const pots = build.pots.map(({ name, amount, eligible, layer }) =>
    decision(
      'pot-built',
      { pot: name, amount, seats: eligible, from: layer.from, to: layer.to },
      [...cites, ...clauses],
      money,
    ),
  );
  return { money, pots };
}

const isByCard = ({ rules, gameOddChip }: PotContext): boolean =>
  goesByHighestCard({ rules: rules.values, gameOddChip });

/** By the game, only the clause that covers this kind of game. */
function oddChipCites(context: PotContext): readonly CitationId[] {
  const cites = context.rules.cites.oddChip;
  if (context.rules.values.oddChip !== 'by-game') return cites;
  return cites.slice(isByCard(context) ? 1 : 0, isByCard(context) ? 2 : 1);
}

/** What parts of a pot rest on: boards share equally, so do contests. */
const partCites = ({ boards, contests, rules }: PotContext): readonly CitationId[] => [
  ...cite('tda-2024/21'),
  ...(boards > 1 ? cite('custom/boards') : []),
  ...(contests > 1 ? [...cite('custom/halves'), ...rules.cites.oddChipHighLow] : []),
];

/** Chips of a pot that no chip in play can pay. */
export function belowSmallestChip(
  award: Award,
  smallestChip: number,
  because: readonly Decision[] = [],
): Decision | null {
  if (award.belowSmallestChip === 0) return null;
  const facts = { pot: award.pot.name, amount: award.belowSmallestChip, smallestChip };
  return decision('below-smallest-chip', facts, cite('custom/smallest-chip', 'tda-2024/20'), because);
}

/** How one pot was paid: rake, each part with its winners, odd chips, what stays for the next hand. */
export function awardDecisions(context: PotContext, award: Award, because: readonly Decision[]): Decision[] {
  const { pot, rake, parts, carriedOver } = award;
  const { smallestChip, boards, contests } = context;
  const name = { pot: pot.name };
  const steps: Decision[] = [];
  if (rake > 0) steps.push(decision('rake-taken', { ...name, amount: rake }, cite('custom/rake'), because));
  const small = belowSmallestChip(award, smallestChip, because);
  if (small !== null) steps.push(small);
  for (const { contest, board, amount, winners, oddChipOrder } of parts) {
    const facts = { ...name, amount, seats: winners, board, boards, contest, contests };
    const own = decision('pot-awarded', facts, partCites(context), because);
    steps.push(own);
    if (oddChipOrder.length === 0) continue;
    const rule = isByCard(context) ? 'highest-card' : 'left-of-button';
    steps.push(
      decision('odd-chip-given', { ...name, seats: oddChipOrder, chip: smallestChip, rule }, oddChipCites(context), [
        own,
      ]),
    );
  }
  if (carriedOver > 0)
    steps.push(decision('chips-carried-over', { ...name, amount: carriedOver }, context.rules.cites.oddChip, because));
  return steps;
}
