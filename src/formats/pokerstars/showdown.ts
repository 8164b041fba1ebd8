import {
  buildPots,
  clockwiseFrom,
  type Hand,
  type Pot,
  replay,
  type Seat,
  seat,
  showdownOrder,
  sidePotsFirst,
} from '../../core/index.ts';

/** How the hands of a showdown are due to be told: in which order, and the pots they are told for, main pot first. */
export interface Due {
  readonly order: readonly Seat[];
  readonly pots: readonly Pot[];
  /** Whether the hands are shown one by one by any rule; all-in before the last bets they are tabled at once. */
  readonly isOrdered: boolean;
}

/**
 * In: a hand under the site's rules, and who posted the first ante.
 * Out: the order of its showdown, whoever mucks in it included; null where it was not played by the rules.
 * Where nothing tells who shows first in stud, it goes round as the antes did, side pots first.
 */
export function dueOf(hand: Hand, firstAnte: number | null): Due | null {
  const { irregularity, play } = replay(hand);
  if (irregularity !== null) return null;
  // As it stood when the betting was over: who mucked in the end was still in.
  const contributions = play.contributions.map((own) =>
    own.status === 'mucked' ? { ...own, status: 'live' as const } : own,
  );
  const live = contributions.flatMap((own) => (own.status === 'live' ? [own.seat] : []));
  const order = showdownOrder(hand, { ...play, contributions });
  const { pots } = buildPots(contributions, play.opening);
  const round = firstAnte === null ? [] : clockwiseFrom(seat(firstAnte), live);
  return {
    order: order.length > 0 ? order : sidePotsFirst(round, pots),
    pots,
    isOrdered: order.length > 0 && play.street === hand.variant.streets.at(-1)?.name,
  };
}

/** `main` is 0, `side-2` is 2: a pot is paid before those of a lower height. */
export const heightOf = (pot: string | null): number => (pot?.startsWith('side-') ? Number(pot.slice(5)) : 0);
