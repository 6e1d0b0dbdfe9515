import type { EventEmitter } from 'node:events';
import { isDatabaseOutage } from '../src/platform/database';

/**
 * Keeps the process running when a promise that is not awaited fails with a database outage: the job queue does not await
 * the statements that end a job. Every other such failure ends the process, as it does by default.
 */
export function surviveDatabaseOutages(
  process: EventEmitter,
  report: (error: unknown, message: string) => void,
): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseOutage(error)) throw error;
    report(error, 'database connection lost');
  });
}
