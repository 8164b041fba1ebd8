/** One way of doing the work that is compared. */
export interface Contender {
  readonly name: string;
  /** Does the work once and returns a number that depends on it, so that nothing is optimised away. */
  readonly run: () => number;
  /** Units of work in one run. */
  readonly units: number;
}

/** What a race came to. */
export interface Outcome {
  /** Units of work a second: the median of the rounds. */
  rate(name: string): number;
  /** How many times the peer's rate, taken round by round: the processor's clock moves while a race is on. */
  ratio(name: string, peer: string): number;
}

/** Nothing is printed from it; it only keeps results alive. */
let sink = 0;

const cpuMilliseconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Reading the clock takes about a microsecond: it is read once in so many milliseconds of work. */
const CLOCK_EVERY = 1;

/** Seconds of processor time of one run, measured over as many runs as fill about `atLeast` milliseconds. */
function secondsOf({ run }: Contender, atLeast: number): number {
  const start = cpuMilliseconds();
  let runs = 0;
  let spent = 0;
  let turn = 1;
  do {
    for (let i = 0; i < turn; i += 1) sink += run();
    runs += turn;
    const before = spent;
    spent = cpuMilliseconds() - start;
    if (spent - before < CLOCK_EVERY) turn *= 2;
  } while (spent < atLeast);
  return spent / 1000 / runs;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [upper = 0, lower = 0] = [sorted[middle], sorted[middle - 1]];
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2;
}

/** How long a race lasts: turns, milliseconds a turn, and milliseconds for which each runs before that. */
interface Length {
  readonly rounds?: number;
  readonly milliseconds?: number;
  readonly warmUp?: number;
}

/**
 * Lets the contenders take turns, round after round, and takes each one's median: the machine is shared, so a slow
 * moment must not fall on one of them alone. Processor time is counted, not what passes while others have the core.
 */
export function race(
  contenders: readonly Contender[],
  { rounds = 21, milliseconds = 25, warmUp = 4 * milliseconds }: Length = {},
): Outcome {
  for (const contender of contenders) secondsOf(contender, warmUp);
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders)
      rates.get(contender.name)?.push(contender.units / secondsOf(contender, milliseconds));
  }
  const of = (name: string): readonly number[] => rates.get(name) ?? [];
  return {
    rate: (name) => median(of(name)),
    ratio: (name, peer) => median(of(name).map((rate, round) => rate / (of(peer)[round] ?? Number.NaN))),
  };
}

export const keptAlive = (): number => sink;
