import type { PotsRequest, PotsResponse } from '../contract/pots.ts';
import {
  type Award,
  type AwardOptions,
  awardDecisions,
  awardPots,
  buildPots,
  CONTEST_NAMES,
  type ContestName,
  type Contribution,
  checkContributions,
  checkDistinctSeats,
  err,
  ok,
  type Pot,
  type PotBuild,
  potClauses,
  potDecisions,
  type Report,
  type Result,
  type RuleSet,
  type Seat,
  type SetupViolation,
  type Standing,
  seat as seatNumber,
  wonBy,
} from '../core/index.ts';
import type { Answer, RequestContext } from './context.ts';
import { rulesOf, variantOf } from './hand-setup.ts';
import { potsOf } from './results.ts';
import { citationsOf, impossible, say, speakerOf, stepsOf } from './speech.ts';

type Violations = SetupViolation[];
const violation = (code: string, at: SetupViolation['at'], facts: SetupViolation['facts'] = {}): SetupViolation => ({
  code,
  at,
  facts,
});

const liveSeats = (request: PotsRequest): number[] =>
  request.seats.filter((s) => (s.status ?? 'live') === 'live').map((s) => s.seat);

function seatFaults(request: PotsRequest): Violations {
  const faults: Violations = [];
  const report: Report = (code, at, facts = {}) => faults.push({ code, at, facts });
  checkDistinctSeats(request.seats, report);
  checkContributions(request.seats.map(putIn), report);
  return faults;
}

const putIn = ({ seat, status = 'live', contributed, dead = 0 }: PotsRequest['seats'][number]) => ({
  seat,
  status,
  contributed: contributed ?? null,
  dead,
  stack: null,
});

function moneyFaults(request: PotsRequest): Violations {
  const { seats, pots = [], carriedIn = 0 } = request;
  const both = request.pots !== undefined && seats.some((s) => s.contributed !== undefined);
  const total =
    seats.reduce((sum, s) => sum + (s.contributed ?? 0), 0) + pots.reduce((sum, p) => sum + p.amount, carriedIn);
  return [
    ...(both ? [violation('two-ways-of-money', ['pots'], { ways: ['contributed', 'pots'] })] : []),
    ...(Number.isSafeInteger(total)
      ? []
      : [violation('amounts-too-large', ['seats'], { most: Number.MAX_SAFE_INTEGER })]),
    ...(liveSeats(request).length === 0 ? [violation('no-live-seat', ['seats'])] : []),
    ...(request.rake?.noFlopNoDrop === true ? [violation('flop-unknown', ['rake', 'noFlopNoDrop'])] : []),
  ];
}

/** Seats named in a list must be at the table, still in, and named once. */
function listFaults(request: PotsRequest, seats: readonly number[], at: SetupViolation['at']): Violations {
  return seats.flatMap((seat, i): Violations => {
    if (seats.indexOf(seat) !== i) return [violation('duplicate-seat', [...at, i], { seat })];
    return liveSeats(request).includes(seat) ? [] : [violation('seat-not-in-contention', [...at, i], { seat })];
  });
}

type Rankings = NonNullable<PotsRequest['rankings']>;

const rankingsOf = ({ ranking, rankings }: PotsRequest): Rankings =>
  rankings ?? (ranking === undefined ? [] : [ranking]);

function rankingFaults(request: PotsRequest): Violations {
  const both = request.ranking !== undefined && request.rankings !== undefined;
  const faults = rankingsOf(request).flatMap((ranking, b) =>
    CONTEST_NAMES.flatMap((contest): Violations => {
      const tiers = ranking[contest] ?? [];
      const at = request.rankings === undefined ? ['ranking', contest] : ['rankings', b, contest];
      const before = (t: number): number[] => tiers.slice(0, t).flat();
      return tiers.flatMap((tier, t) => [
        ...listFaults(request, tier, [...at, t]),
        ...tier.flatMap((seat, i) =>
          before(t).includes(seat) ? [violation('duplicate-seat', [...at, t, i], { seat })] : [],
        ),
      ]);
    }),
  );
  return [...(both ? [violation('ranking-and-rankings', ['rankings'])] : []), ...faults];
}

/** Every reason why this money cannot be divided. */
const faultsOf = (request: PotsRequest): Violations => [
  ...seatFaults(request),
  ...moneyFaults(request),
  ...(request.pots ?? []).flatMap((pot, i) => listFaults(request, pot.eligible, ['pots', i, 'eligible'])),
  ...rankingFaults(request),
];

/** Contests in the order they take odd chips: the game's own first. */
const contestsOf = ({ variant }: PotsRequest): ContestName[] => [
  ...new Set([...(variant === undefined ? [] : variantOf(variant).contests.map(({ name }) => name)), ...CONTEST_NAMES]),
];

const standingsOf = (request: PotsRequest): Standing[] =>
  rankingsOf(request).flatMap((ranking, b) =>
    contestsOf(request).flatMap((contest) => {
      const tiers = ranking[contest];
      return tiers === undefined ? [] : [{ contest, board: b + 1, tiers: tiers.map((tier) => tier.map(seatNumber)) }];
    }),
  );

const contributionsOf = ({ seats }: PotsRequest): Contribution[] =>
  seats.map(putIn).map(({ seat, status, contributed, dead }) => ({
    seat: seatNumber(seat),
    status,
    wager: (contributed ?? 0) - dead,
    dead,
  }));

/** Pots as given, what came from the hand before in the first; or laid from contributions. */
function buildOf(request: PotsRequest): PotBuild {
  const carriedIn = request.carriedIn ?? 0;
  if (request.pots === undefined) return buildPots(contributionsOf(request), { pot: 0, carriedIn });
  const pots = request.pots.map(
    ({ name, amount, eligible }, i): Pot => ({
      name,
      amount: amount + (i === 0 ? carriedIn : 0),
      eligible: eligible.map(seatNumber),
      layer: { from: 0, to: 0 },
    }),
  );
  return { pots, refund: null, dead: carriedIn };
}

function optionsOf(request: PotsRequest, rules: RuleSet): AwardOptions {
  return {
    rules: rules.values,
    gameOddChip: request.variant === undefined ? 'left-of-button' : variantOf(request.variant).oddChip,
    button: request.button === undefined ? null : seatNumber(request.button),
    smallestChip: request.smallestChip ?? 1,
  };
}

/** Pays every pot; none where nobody says who beats whom and somebody has to be beaten. */
function awardsOf(request: PotsRequest, { pots }: PotBuild, rules: RuleSet): Result<readonly Award[], SetupViolation> {
  const standings = standingsOf(request);
  if (standings.length === 0 && pots.some((pot) => pot.eligible.length > 1)) return ok([]);
  const { basisPoints = 0, cap = null, drop = 0, byPot } = request.rake ?? {};
  const contested = {
    pots,
    standings: () => standings,
    uncontested: contestsOf(request)[0] ?? 'high',
    rake: { basisPoints, cap, drop, ...(byPot === undefined ? {} : { byPot }) },
  };
  const awarded = awardPots(contested, optionsOf(request, rules));
  if (!awarded.ok)
    return err(
      awarded.error === 'button' ? violation('button-needed', ['button']) : violation('cards-needed', ['ranking']),
    );
  const unranked = awarded.value.find(({ parts }) => parts.length === 0);
  if (unranked === undefined) return awarded;
  const { name, eligible } = unranked.pot;
  const at = request.rankings === undefined ? 'ranking' : 'rankings';
  return err(violation('nobody-ranked', [at], { pot: name, seats: eligible }));
}

function payoutsOf(request: PotsRequest, build: PotBuild, awards: readonly Award[]): PotsResponse['payouts'] {
  return request.seats.map(({ seat, player, contributed }) => {
    const won = wonBy(seatNumber(seat), awards);
    const returned = build.refund?.seat === seat ? build.refund.amount : 0;
    const counted = request.pots === undefined ? (contributed ?? 0) : null;
    const net = counted === null || (awards.length === 0 && build.pots.length > 0) ? null : won + returned - counted;
    return { seat, player: player ?? null, contributed: counted, won, returned, net, finalStack: null };
  });
}

function explained(request: PotsRequest, build: PotBuild, awards: readonly Award[], rules: RuleSet) {
  const contributions = request.seats.map(({ status = 'live', contributed = 0 }) => ({ status, wager: contributed }));
  const clauses = potClauses(rules, build.pots, contributions);
  const { money, pots } = potDecisions(build, { pot: 0, carriedIn: request.carriedIn ?? 0 }, clauses);
  const standings = standingsOf(request);
  const { gameOddChip, smallestChip } = optionsOf(request, rules);
  const context = {
    rules,
    gameOddChip,
    smallestChip,
    boards: Math.max(1, rankingsOf(request).length),
    contests: [...new Set(standings.map(({ contest }) => contest))],
  };
  return [...money, ...pots, ...awards.flatMap((award, i) => awardDecisions(context, award, pots.slice(i, i + 1)))];
}

/** Divides money: lays pots from contributions where none are given, and pays them by the ranking. */
export function dividePots(request: PotsRequest, context: RequestContext): Answer<PotsResponse> {
  const speaker = speakerOf(request, context.language);
  const faults = faultsOf(request);
  if (faults.length > 0) return err(impossible(faults, speaker));
  const rules = rulesOf(request);
  const build = buildOf(request);
  const awarded = awardsOf(request, build, rules);
  if (!awarded.ok) return err(impossible([awarded.error], speaker));
  const awards = awarded.value;
  const decisions = explained(request, build, awards, rules);
  const explanation = stepsOf(decisions, speaker);
  const warnings = decisions.filter(({ code }) => code === 'below-smallest-chip');
  const returned: { seat: Seat; amount: number }[] =
    build.refund === null ? [] : [{ seat: build.refund.seat, amount: build.refund.amount }];
  return ok({
    ...(request.reference === undefined ? {} : { reference: request.reference }),
    pots: potsOf(build.pots, awards),
    returned,
    payouts: payoutsOf(request, build, awards),
    carriedOver: awards.reduce((sum, award) => sum + award.carriedOver, 0),
    warnings: warnings.map((warning) => ({ code: warning.code, text: say(warning, speaker), cites: warning.cites })),
    explanation,
    citations: citationsOf([explanation], context.language),
  });
}
