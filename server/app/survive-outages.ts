import type { EventEmitter } from 'node:events';
import { isDatabaseOutage, isDiskFull } from '../src/platform/database';

/**
 * Keeps the process running when a promise that is not awaited fails with a database outage, or because a disk is full: the
 * job queue does not await the statements that end a job. Any other unhandled rejection ends the process, as it does by default.
 */
export function surviveDatabaseOutages(
  process: EventEmitter,
  report: (error: unknown, message: string) => void,
): void {
  process.on('unhandledRejection', (error) => {
    if (!isDatabaseOutage(error) && !isDiskFull(error)) throw error;
    report(error, isDiskFull(error) ? 'disk full' : 'database connection lost');
  });
}
