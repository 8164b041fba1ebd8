import type { RuleSet } from '../house-rules/preset.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { ContestName } from '../variants/spec.ts';
import type { Award, Part } from './award-pot.ts';
import type { Contribution, Opening, Pot, PotBuild } from './build-pots.ts';
import { type AwardOptions, isHighLow } from './odd-chips.ts';

/** What the steps on pots need to know of the hand. */
export interface PotContext extends Pick<AwardOptions, 'gameOddChip' | 'smallestChip'> {
  readonly rules: RuleSet;
  /** How many boards decide each pot, and which contests. */
  readonly boards: number;
  readonly contests: readonly ContestName[];
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

/** How the money was laid into pots: what came before them, `kept` among it, then one step a pot; `clauses` are the rulebook's own. */
export function potDecisions(
  build: PotBuild,
  opening: Opening,
  clauses: readonly CitationId[] = [],
  kept: readonly Decision[] = [],
): { readonly money: readonly Decision[]; readonly pots: readonly Decision[] } {
  const money = [...moneyDecisions(build, opening), ...kept];
  const cites = build.pots.length > 1 ? cite('tda-2024/21', 'custom/layers') : cite('custom/layers');
  const laid = clauses.length > 0 ? [...cites, ...clauses] : cites;
  const pots = build.pots.map(({ name, amount, eligible, layer }) =>
    decision('pot-built', { pot: name, amount, seats: eligible, from: layer.from, to: layer.to }, laid, money),
  );
  return { money, pots };
}

const unique = (cites: readonly CitationId[]): readonly CitationId[] => [...new Set(cites)];

/** By the game, only the clauses that cover this kind of game: those on cards, or the others. */
function oddChipCites({ rules }: PotContext, { oddChipBy }: Part): readonly CitationId[] {
  const { oddChip, oddChipCards, oddChipLow, aceLowForLow } = rules.cites;
  const general = clausesOf(rules, 'odd-chips');
  const byGame = rules.values.oddChip === 'by-game';
  if (oddChipBy === 'left-of-button') {
    const others = byGame ? oddChip.filter((id) => !oddChipCards.includes(id)) : oddChip;
    return unique([...(others.length > 0 ? others : oddChip), ...general]);
  }
  const low = oddChipBy === 'lowest-card' ? [...oddChipLow, ...aceLowForLow] : [];
  return unique([...(byGame ? [] : oddChip), ...oddChipCards, ...low, ...general]);
}

/** What the part of a contest rests on that is larger than the others. */
const extraCites = ({ contests, rules }: PotContext): readonly CitationId[] =>
  isHighLow(contests) ? rules.cites.oddChipHighLow : rules.cites.oddContest;

/** What parts of a pot rest on: boards share equally, so do contests. */
export const partCites = (context: PotContext): readonly CitationId[] => [
  ...cite('tda-2024/21'),
  ...(context.boards > 1 ? cite('custom/boards') : []),
  ...(context.contests.length > 1 ? [...cite('custom/halves'), ...extraCites(context)] : []),
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

/** What a part of a board has above its half, and why; null where it has nothing more. */
function extraDecision(context: PotContext, { pot }: Award, part: Part): Decision | null {
  const { contest, board, extra: amount, extraBy: rule } = part;
  if (amount === 0) return null;
  const facts = { pot: pot.name, board, boards: context.boards, contest, amount, rule };
  return decision('odd-chip-to-contest', facts, extraCites(context));
}

/** A board shared without halving it by hands that tie in all its parts. */
function evenDecision(
  { rules, boards }: PotContext,
  { pot, parts }: Award,
  { board, winners: seats }: Part,
  because: readonly Decision[],
): Decision {
  let amount = 0;
  for (const part of parts) if (part.board === board) amount += part.amount;
  const facts = { pot: pot.name, board, boards, amount, seats };
  return decision('pot-shared-evenly', facts, [...rules.cites.identicalHighLow, ...cite('tda-2024/21')], because);
}

/** Who takes a part of a pot: its winners with what halving gives it, or once for a board shared evenly. */
function partDecisions(
  context: PotContext,
  award: Award,
  part: Part,
  clauses: readonly CitationId[],
  because: readonly Decision[],
): Decision[] {
  const { contest, board, amount, winners: seats, evenly } = part;
  if (evenly) {
    const isFirst = award.parts.find((other) => other.board === board) === part;
    return isFirst ? [evenDecision(context, award, part, because)] : [];
  }
  const { boards, contests } = context;
  const extra = extraDecision(context, award, part);
  const facts = { pot: award.pot.name, amount, seats, board, boards, contest, contests: contests.length };
  const own = decision('pot-awarded', facts, clauses, extra === null ? because : [...because, extra]);
  return extra === null ? [own] : [extra, own];
}

/** How one pot was paid: rake, each part with its winners, odd chips, what stays for the next hand. */
export function awardDecisions(
  context: PotContext,
  award: Award,
  because: readonly Decision[],
  clauses: readonly CitationId[] = partCites(context),
): Decision[] {
  const { pot, rake, parts, carriedOver } = award;
  const { smallestChip } = context;
  const steps: Decision[] = [];
  if (rake > 0) steps.push(decision('rake-taken', { pot: pot.name, amount: rake }, cite('custom/rake'), because));
  const small = belowSmallestChip(award, smallestChip, because);
  if (small !== null) steps.push(small);
  for (const part of parts) {
    const { oddChipOrder: seats, oddChipBy: rule } = part;
    const own = partDecisions(context, award, part, clauses, because);
    steps.push(...own);
    if (seats.length === 0) continue;
    const given = { pot: pot.name, seats, chip: smallestChip, rule };
    steps.push(decision('odd-chip-given', given, oddChipCites(context, part), own.slice(-1)));
  }
  if (carriedOver > 0)
    steps.push(
      decision('chips-carried-over', { pot: pot.name, amount: carriedOver }, context.rules.cites.oddChip, because),
    );
  return steps;
}
