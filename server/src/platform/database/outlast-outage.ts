import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseOutage } from './outage';

/**
 * Repeats `work` for as long as the database is away: a crash or a restart of the database is no reason to end the process.
 *
 * @param isStopping once true, the next outage is thrown
 * @throws any error that is no outage, at once
 */
export async function outlastOutage<Result>(
  work: () => Promise<Result>,
  { isStopping, retryMs = 500 }: { readonly isStopping: () => boolean; readonly retryMs?: number },
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (isStopping() || !isDatabaseOutage(error)) throw error;
    }
    await wait(retryMs);
  }
}
