import type { PayoutsService, RunResult } from './service';

/** Writes to the server's log. */
export interface Logger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Sends due payouts and processes reports. Never rejects: logs errors. */
export function createPayoutRunner(
  payouts: Pick<PayoutsService, 'runDue'>,
  options: { readonly log: Logger; readonly describeError: (error: unknown) => object },
): () => Promise<void> {
  const { log, describeError } = options;
  let lastWarning = '';

  /** Logs a lasting delay once, and again when the number of payouts changes. */
  const warnAboutDelay = (result: RunResult): void => {
    const warning = describeDelay(result);
    if (warning !== null && warning.message !== lastWarning) log.warn(warning.details, warning.message);
    lastWarning = warning?.message ?? '';
  };

  return async () => {
    try {
      const result = await payouts.runDue();
      warnAboutDelay(result);
      for (const failure of result.failures) log.error(describeError(failure), 'payout batch failed');
      for (const { name, refused } of result.reports)
        if (refused.length > 0) log.warn({ report: name, refused }, 'lines of a payout report were refused');
    } catch (error) {
      log.error(describeError(error), 'payout run failed');
    }
  };
}

/** For immediate payouts: runs every few seconds, more often than a scheduled job can. */
export function startPolling(run: () => Promise<void>, everyMs = 3_000): () => Promise<void> {
  let running: Promise<void> | null = null;
  const start = (): void => {
    running ??= run().finally(() => {
      running = null;
    });
  };
  start();
  const timer = setInterval(start, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Describes for the log why payouts are delayed; null if none is. */
function describeDelay({ rail, waiting }: RunResult): { details: object; message: string } | null {
  if (!rail && waiting.all > 0)
    return {
      details: { payouts: waiting.all },
      message: `${waiting.all} payouts wait: no originator is configured (PAYOUT_ORIGINATOR_ID)`,
    };
  if (waiting.withoutPayee > 0)
    return {
      details: { payouts: waiting.withoutPayee },
      message: `${waiting.withoutPayee} payouts wait for their merchant’s account`,
    };
  return null;
}
