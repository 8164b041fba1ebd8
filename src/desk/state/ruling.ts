import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';

type Pot = AdjudicationResponse['pots'][number];
type Share = Pot['shares'][number];
export type HandResult = AdjudicationResponse['hands'][number]['results'][number];
export type Step = AdjudicationResponse['explanation'][number];

/** A best hand of somebody, in one contest on one board. */
export interface Showing {
  readonly seat: number;
  readonly result: HandResult;
}

/** What a seat is paid, and for what. */
export interface Payment {
  readonly seat: number;
  readonly player: string | null;
  readonly won: number;
  readonly returned: number;
  readonly net: number | null;
  readonly finalStack: number | null;
  readonly shares: readonly (Share & { readonly pot: string })[];
  readonly results: readonly HandResult[];
}

const resultsOf = ({ hands }: AdjudicationResponse, seat: number): readonly HandResult[] =>
  hands.find((own) => own.seat === seat)?.results ?? [];

/** Every seat that gets chips, the largest sum first. */
export const paymentsOf = (answer: AdjudicationResponse): readonly Payment[] =>
  answer.payouts
    .filter(({ won, returned }) => won > 0 || returned > 0)
    .map(({ seat, player, won, returned, net, finalStack }) => ({
      seat,
      player,
      won,
      returned,
      net,
      finalStack,
      shares: answer.pots.flatMap(({ name, shares }) =>
        shares.filter((share) => share.seat === seat).map((share) => ({ ...share, pot: name })),
      ),
      results: resultsOf(answer, seat),
    }))
    .sort((a, b) => b.won + b.returned - (a.won + a.returned) || a.seat - b.seat);

/** Whether a result wins a share: of the pots where there are any, else by being the best. */
function wins(answer: AdjudicationResponse, { seat, result }: Showing): boolean {
  const { contest, board } = result;
  const shares = answer.pots.flatMap((pot) => pot.shares);
  if (shares.length > 0) return shares.some((s) => s.seat === seat && s.contest === contest && s.board === board);
  return answer.winners.includes(seat) && result.qualifies && isBest(answer, result);
}

const isBest = ({ hands }: AdjudicationResponse, { contest, board, rank }: HandResult): boolean =>
  hands
    .flatMap(({ results }) => results)
    .every((other) => other.contest !== contest || other.board !== board || other.rank >= rank);

/** The hands to look at: those of one seat, else every one that wins; where nothing is settled, those that lead. */
export function showings(answer: AdjudicationResponse, focus: number | null): readonly Showing[] {
  const all = answer.hands.flatMap(({ seat, results }) => results.map((result) => ({ seat, result })));
  if (focus !== null) return all.filter(({ seat }) => seat === focus);
  const winning = all.filter((own) => wins(answer, own));
  return winning.length > 0 ? winning : all.filter(({ result }) => result.qualifies && isBest(answer, result));
}

/** Which cards are raised: of each seat's hole cards and of each board, from 1. */
export interface Raised {
  readonly seats: ReadonlyMap<number, ReadonlySet<string>>;
  readonly boards: ReadonlyMap<number, ReadonlySet<string>>;
}

export function raisedBy(playing: readonly Showing[]): Raised {
  const seats = new Map<number, Set<string>>();
  const boards = new Map<number, Set<string>>();
  const add = (to: Map<number, Set<string>>, key: number, cards: readonly string[]): void => {
    const known = to.get(key) ?? new Set();
    for (const card of cards) known.add(card);
    to.set(key, known);
  };
  for (const { seat, result } of playing) {
    add(seats, seat, result.fromHole);
    add(boards, result.board, result.fromBoard);
  }
  return { seats, boards };
}

/** One pot as it is drawn: its part of all the money, and what became of it. */
export interface PotPicture {
  readonly pot: Pot;
  /** Hundredths of the largest pot. */
  readonly width: number;
  readonly parts: readonly {
    readonly seat: number;
    readonly amount: number;
    readonly oddChips: number;
    readonly contests: readonly Share[];
  }[];
}

export function potPictures({ pots }: AdjudicationResponse): readonly PotPicture[] {
  const largest = Math.max(1, ...pots.map(({ amount }) => amount));
  return pots.map((pot) => {
    const seats = [...new Set(pot.shares.map(({ seat }) => seat))];
    const parts = seats.map((seat) => {
      const contests = pot.shares.filter((share) => share.seat === seat);
      const sum = (of: (share: Share) => number): number => contests.reduce((all, share) => all + of(share), 0);
      return { seat, contests, amount: sum(({ amount }) => amount), oddChips: sum(({ oddChips }) => oddChips) };
    });
    return { pot, width: Math.max(8, Math.round((pot.amount / largest) * 100)), parts };
  });
}

type Comparison = AdjudicationResponse['comparison'][number];

/** Rulebooks that come to something else, those that come to the same thing together. */
export function differing({ comparison }: AdjudicationResponse): readonly {
  readonly rulebooks: readonly string[];
  readonly row: Comparison;
}[] {
  const groups = new Map<string, { rulebooks: string[]; row: Comparison }>();
  for (const row of comparison.filter(({ differs }) => differs)) {
    const { rulebook, steps, insteadOf, ...rest } = row;
    const key = JSON.stringify([
      rest.chips,
      rest.outcome,
      rest.carriedOver,
      rest.payouts,
      steps.map(({ text }) => text),
    ]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { rulebooks: [rulebook], row });
    else known.rulebooks.push(rulebook);
  }
  return [...groups.values()];
}

/** How likely each outcome is, by the boards that can still fall. */
export function outlook({ decision }: AdjudicationResponse): readonly {
  readonly winners: readonly number[];
  readonly boards: number;
  readonly share: number;
}[] {
  const all = decision.runouts.reduce((sum, { boards }) => sum + boards, 0);
  return [...decision.runouts]
    .sort((a, b) => b.boards - a.boards)
    .map(({ winners, boards }) => ({ winners, boards, share: boards / all }));
}

/** The steps that say how one pot was decided. */
export const stepsOfPot = ({ explanation }: AdjudicationResponse, pot: string): readonly Step[] =>
  explanation.filter(({ facts }) => facts.pot === pot);
