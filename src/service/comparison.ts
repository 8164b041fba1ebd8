import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { RulebookId } from '../core/index.ts';

type Row = AdjudicationResponse['comparison'][number];

/** A hand as one rulebook rules it, as far as it is compared. */
export interface Side extends Pick<Row, 'outcome' | 'payouts' | 'carriedOver' | 'legality' | 'next'> {
  readonly steps: AdjudicationResponse['explanation'];
  /** What each seat has put in so far. */
  readonly put: readonly (Pick<Row['payouts'][number], 'seat' | 'player'> & { readonly amount: number })[];
}

/** Steps are the same where they say the same, whatever clause they rest on. */
const keyOf = ({ code, facts }: Side['steps'][number]): string => JSON.stringify([code, facts]);

/** The steps of one side that the other does not take. */
function stepsOnlyIn(side: Side, other: Side): Side['steps'] {
  const known = new Set(other.steps.map(keyOf));
  return side.steps.filter((step) => !known.has(keyOf(step)));
}

const less = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);

/** While nobody is paid, what each seat has kept more, or less. */
const putSoFar = (chosen: Side, other: Side): Row['chips'] =>
  other.put.flatMap(({ seat, player, amount }) => {
    const before = chosen.put.find((own) => own.seat === seat)?.amount ?? amount;
    return before === amount ? [] : [{ seat, player, won: 0, returned: 0, net: before - amount }];
  });

/** What each seat has more, or less, than under the chosen rulebook; seats that have the same are left out. */
function chipsOf(chosen: Side, other: Side): Row['chips'] {
  if (chosen.payouts.length + other.payouts.length === 0) return putSoFar(chosen, other);
  return other.payouts.flatMap(({ seat, player, won, returned, net }) => {
    const before = chosen.payouts.find((payout) => payout.seat === seat);
    if (before === undefined) return [];
    const own = { won: won - before.won, returned: returned - before.returned, net: less(net, before.net) };
    return own.won === 0 && own.returned === 0 && (own.net ?? 0) === 0 ? [] : [{ seat, player, ...own }];
  });
}

/** What became of the entries of a history, whatever is said of it. */
const fateOf = ({ legality }: Side): string =>
  JSON.stringify(
    legality?.irregularities.map(({ action, code, ruling: { decision, applied } }) => [
      action,
      code,
      decision,
      applied,
    ]),
  );

/** The hand under another rulebook beside the chosen one: both sides' own steps, and the chips that differ. */
export function compareSides(rulebook: RulebookId, chosen: Side, other: Side): Row {
  const { outcome, payouts, carriedOver, legality, next } = other;
  const steps = stepsOnlyIn(other, chosen);
  const insteadOf = stepsOnlyIn(chosen, other);
  const chips = chipsOf(chosen, other);
  const differs =
    steps.length + insteadOf.length + chips.length > 0 ||
    outcome !== chosen.outcome ||
    carriedOver !== chosen.carriedOver ||
    JSON.stringify(next) !== JSON.stringify(chosen.next) ||
    fateOf(other) !== fateOf(chosen);
  return { rulebook, differs, outcome, payouts, chips, carriedOver, steps, insteadOf, legality, next };
}
