import { sql } from 'kysely';
import type { Executor } from '../../src/platform/database';

interface ClockDifference {
  /** Milliseconds that this machine's clock is behind the database's. */
  readonly ms: number;
  /** The response was in transit for part of this time. */
  readonly uncertaintyMs: number;
}

/** The clock of this machine next to the database's, which all processes share. */
export async function compareClocks(
  database: Executor,
  now: () => number = Date.now,
): Promise<ClockDifference> {
  const before = now();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms
  `.execute(database);
  const after = now();
  const ms = Math.round((rows[0]?.ms ?? Number.NaN) - (before + after) / 2);
  return { ms, uncertaintyMs: (after - before) / 2 };
}

export const describeClocks = ({ ms }: ClockDifference): string =>
  `The clocks of this machine and of the database differ by ${(ms / 1000).toFixed(1)} seconds.`;

export const clockAdvice = 'Turn on time synchronisation on both.';

/** Codes are valid for ten minutes, and merchants' servers refuse a signature that is five minutes off. */
const maxMsAtStart = 60_000;

/**
 * Lets nobody serve whose codes and sessions another process would take for expired.
 *
 * @throws Error with the difference and what to do
 */
export async function refuseWrongClock(database: Executor, now: () => number = Date.now): Promise<void> {
  const difference = await compareClocks(database, now);
  if (Math.abs(difference.ms) > maxMsAtStart + difference.uncertaintyMs)
    throw new Error(`${describeClocks(difference)} ${clockAdvice} The server starts once they agree.`);
}
