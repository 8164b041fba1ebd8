import type { FactValue } from '../kernel/decision.ts';
import type { SeatSetup } from './setup.ts';

/** Field names and indices, as on the wire. */
export type Path = readonly (string | number)[];
/** Takes one reason why a hand cannot exist. */
export type Report = (code: string, at: Path, facts?: Readonly<Record<string, FactValue>>) => void;

/** Every seat is listed once. */
export function checkDistinctSeats(seats: readonly { readonly seat: number }[], report: Report): void {
  for (let i = 1; i < seats.length; i += 1) {
    const seat = seats[i]?.seat ?? 0;
    for (let j = 0; j < i; j += 1) {
      if (seats[j]?.seat !== seat) continue;
      report('duplicate-seat', ['seats', i, 'seat'], { seat });
      break;
    }
  }
}

type Paying = Pick<SeatSetup, 'seat' | 'status' | 'contributed' | 'dead' | 'stack'>;

/** Once one seat says what it put in, every seat still in says so; no more is dead than was put in, and no more put in than there was. */
export function checkContributions(seats: readonly Paying[], report: Report): void {
  const counted = seats.some((s) => s.contributed !== null);
  for (let i = 0; i < seats.length; i += 1) {
    const own = seats[i];
    if (own === undefined) continue;
    const { seat, status, contributed, dead, stack } = own;
    const put = contributed ?? 0;
    if (counted && contributed === null && status !== 'folded')
      report('contribution-missing', ['seats', i, 'contributed'], { seat });
    if (dead > put) report('dead-above-contributed', ['seats', i, 'dead'], { seat, dead, contributed: put });
    if (stack !== null && put > stack)
      report('contributed-above-stack', ['seats', i, 'contributed'], { seat, contributed: put, stack });
  }
}
