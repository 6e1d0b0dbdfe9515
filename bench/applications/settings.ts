/** Numbers of an environment variable, separated by commas. */
function readNumbers(name: string, byDefault: readonly number[]): readonly number[] {
  const text = process.env[name];
  if (text === undefined) return byDefault;
  const numbers = text.split(',').filter(Boolean).map(Number);
  if (numbers.some((number) => !(number > 0))) throw new Error(`${name} is a list of positive numbers`);
  return numbers;
}

const readNumber = (name: string, byDefault: number): number =>
  readNumbers(name, [byDefault])[0] ?? byDefault;

/** What is measured; each part can be made smaller, or larger, by an environment variable. */
export const settings = {
  /** Stored applications, a database for each number. */
  rows: readNumbers('BENCH_ROWS', [1_000, 1_000_000]),
  /** API processes that get the calls. */
  processes: readNumbers('BENCH_PROCESSES', [1, 2, 4]),
  /** Applications started per second, and for how long. */
  rate: readNumber('BENCH_RATE', 2),
  seconds: readNumber('BENCH_SECONDS', 25),
  /** Rates for one process, with the first number of stored applications; empty: none. */
  ladder: readNumbers('BENCH_LADDER', [3, 4, 5, 6]),
  ladderSeconds: readNumber('BENCH_LADDER_SECONDS', 12),
} as const;

/** A rate is bounded if 95 of 100 calls take less, and no call fails. Milliseconds. */
export const maxCallMs = 500;
