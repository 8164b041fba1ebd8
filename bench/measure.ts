/** One way of doing the work that is compared. */
export interface Contender {
  readonly name: string;
  /** Does the work once and returns a number that depends on it, so that nothing is optimised away. */
  readonly run: () => number;
  /** Units of work in one run. */
  readonly units: number;
}

/** Units of work a second, by contender. */
export type Rates = ReadonlyMap<string, number>;

/** Nothing is printed from it; it only keeps results alive. */
let sink = 0;

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Seconds of processor time of one run, measured over as many runs as fill about `atLeast` milliseconds. */
function secondsOf({ run }: Contender, atLeast: number): number {
  const start = cpuMilliseconds();
  let runs = 0;
  let spent = 0;
  do {
    sink += run();
    runs += 1;
    spent = cpuMilliseconds() - start;
  } while (spent < atLeast);
  return spent / 1000 / runs;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}

/**
 * Lets the contenders take turns, round after round, and takes each one's median: the machine is shared, so a slow
 * moment must not fall on one of them alone. Processor time is counted, not what passes while others have the core.
 */
export function race(contenders: readonly Contender[], rounds = 9, milliseconds = 60): Rates {
  for (const contender of contenders) secondsOf(contender, milliseconds * 2);
  const seconds = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, contender] of contenders.entries()) seconds[i]?.push(secondsOf(contender, milliseconds));
  }
  return new Map(contenders.map(({ name, units }, i) => [name, units / median(seconds[i] ?? [])]));
}

export const keptAlive = (): number => sink;
