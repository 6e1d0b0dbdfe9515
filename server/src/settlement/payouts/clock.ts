import type { PayoutsService, Tick } from './service';

/** Reports problems to the operator of the server. */
export interface Teller {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Runs what is due; never rejects, but reports problems. */
export function createPayoutLook(
  payouts: Pick<PayoutsService, 'tick'>,
  options: { readonly tell: Teller; readonly describe: (error: unknown) => object },
): () => Promise<void> {
  const { tell, describe } = options;
  let said = '';

  /** A lasting problem is reported once, and again when its number changes. */
  const sayWaiting = (tick: Tick): void => {
    const wrong = troubleOf(tick);
    if (wrong !== null && wrong.message !== said) tell.warn(wrong.details, wrong.message);
    said = wrong?.message ?? '';
  };

  return async () => {
    try {
      const tick = await payouts.tick();
      sayWaiting(tick);
      for (const failure of tick.failures) tell.error(describe(failure), 'payout batch failed');
      for (const { name, refused } of tick.reports)
        if (refused.length > 0) tell.warn({ report: name, refused }, 'lines of a payout report were refused');
    } catch (error) {
      tell.error(describe(error), 'payouts could not be looked after');
    }
  };
}

/** With immediate payouts, a check runs every few seconds, which is below the resolution of a schedule. */
export function startLooking(look: () => Promise<void>, everyMs = 3_000): () => Promise<void> {
  let running: Promise<void> | null = null;
  const begin = (): void => {
    running ??= look().finally(() => {
      running = null;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Explains why payouts are delayed. */
function troubleOf({ rail, waiting }: Tick): { details: object; message: string } | null {
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
