import type { PayoutsService, Tick } from './service';

const everyMs = 60_000;
/** Where things are sent at once somebody watches. */
const atOnceMs = 3_000;

/** Takes what is to be told to whoever runs the server. */
export interface Teller {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Looks at the clock now and at each interval. Answers what stops it. */
export function startPayouts(
  payouts: Pick<PayoutsService, 'tick'>,
  options: { readonly atOnce: boolean; readonly tell: Teller; readonly describe: (error: unknown) => object },
): () => Promise<void> {
  const { tell, describe } = options;
  let said = '';
  let running: Promise<void> | null = null;

  /** What stays wrong is said once, and again when it is another number. */
  const sayWaiting = (tick: Tick): void => {
    const wrong = troubleOf(tick);
    if (wrong !== null && wrong.message !== said) tell.warn(wrong.details, wrong.message);
    said = wrong?.message ?? '';
  };

  const look = async (): Promise<void> => {
    try {
      const tick = await payouts.tick();
      sayWaiting(tick);
      for (const failure of tick.failures) tell.error(describe(failure), 'a batch of payouts did not go out');
      for (const { name, refused } of tick.reports)
        if (refused.length > 0) tell.warn({ report: name, refused }, 'lines of a payout report were refused');
    } catch (error) {
      tell.error(describe(error), 'payouts could not be looked after');
    }
  };

  const begin = (): void => {
    running ??= look().finally(() => {
      running = null;
    });
  };
  begin();
  const timer = setInterval(begin, options.atOnce ? atOnceMs : everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Why payouts wait that should not. */
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
