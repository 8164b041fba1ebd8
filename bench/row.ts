import type { Outcome } from './measure.ts';

/** One line of the table that is printed: what was measured, against what, and what it should reach. */
export interface Row {
  readonly what: string;
  readonly ours: string;
  readonly peer: string;
  /** Ours as a multiple of the peer's; absent where an absolute figure is the target. */
  readonly ratio?: string;
  readonly target?: string;
  readonly verdict: 'holds' | 'misses' | 'for comparison';
}

/** A group of rows; the work is done when it is called. */
export type RowModule = () => readonly Row[] | Promise<readonly Row[]>;

const UNITS = [
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A rate as in `5.86 M/s`. */
export function rateText(perSecond: number): string {
  const [size, letter] = UNITS.find(([unit]) => perSecond >= unit) ?? [1, ''];
  return `${(perSecond / size).toPrecision(3)} ${letter}/s`;
}

/** A row of one contender beside another of the same race; the target is a multiple of the peer's rate. */
export function raceRow(what: string, outcome: Outcome, name: string, peer: string, target?: number): Row {
  const ratio = outcome.ratio(name, peer);
  const verdict = target === undefined ? 'for comparison' : ratio >= target ? 'holds' : 'misses';
  return {
    what,
    ours: rateText(outcome.rate(name)),
    peer: `${peer} ${rateText(outcome.rate(peer))}`,
    ratio: `${ratio.toFixed(1)} ×`,
    ...(target === undefined ? {} : { target: `≥ ${target} ×` }),
    verdict,
  };
}

/** A row whose target is at most a multiple of the peer's cost, in microseconds. */
export function costRow(what: string, ours: number, peer: readonly [name: string, cost: number], most: number): Row {
  const ratio = ours / peer[1];
  const verdict = ratio <= most ? 'holds' : 'misses';
  const text = (microseconds: number): string => `${microseconds.toFixed(0)} µs`;
  return {
    what,
    ours: text(ours),
    peer: `${peer[0]} ${text(peer[1])}`,
    ratio: `${ratio.toPrecision(3)} ×`,
    target: `≤ ${most} ×`,
    verdict,
  };
}

/** A row whose target is a limit. */
export function limitRow(what: string, value: number, limit: number, unit: string): Row {
  const verdict = value <= limit ? 'holds' : 'misses';
  return { what, ours: `${value.toPrecision(3)} ${unit}`, peer: '', target: `≤ ${limit} ${unit}`, verdict };
}

/** Rows under a heading, columns aligned. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [
    ['what', 'ours', 'peer', 'ratio', 'target', ''],
    ...rows.map(({ what, ours, peer, ratio = '', target = '', verdict }) => [what, ours, peer, ratio, target, verdict]),
  ];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
