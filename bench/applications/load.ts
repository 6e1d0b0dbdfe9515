import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '../../test/support/api';

/** Takes the milliseconds of a call. */
type RecordCall = (name: string, ms: number) => void;

export interface LoadResult {
  readonly begun: number;
  /** Milliseconds of the calls, by name. */
  readonly calls: ReadonlyMap<string, readonly number[]>;
  /** Milliseconds of each application that went all the way, from the time it was to begin. */
  readonly whole: readonly number[];
  /** Why the others did not. */
  readonly failures: readonly string[];
  /** Applications on their way when the last one began. */
  readonly open: number;
}

/**
 * Begins applications at a fixed rate, whether or not earlier ones are done. The first call of each counts from the time
 * at which it was to begin, the others from the end of the call before.
 */
export async function runLoad(
  walk: (record: RecordCall) => Promise<void>,
  { rate, seconds }: { readonly rate: number; readonly seconds: number },
): Promise<LoadResult> {
  const begun = Math.max(1, Math.round(rate * seconds));
  const calls = new Map<string, number[]>();
  const whole: number[] = [];
  const failures: string[] = [];
  let open = 0;
  const start = performance.now();
  const begin = async (index: number): Promise<void> => {
    const planned = start + (index / rate) * 1000;
    await delay(Math.max(0, planned - performance.now()));
    let late = performance.now() - planned;
    try {
      await walk((name, ms) => {
        const times = calls.get(name) ?? [];
        times.push(ms + late);
        calls.set(name, times);
        late = 0;
      });
      whole.push(performance.now() - planned);
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    if (performance.now() > start + ((begun - 1) / rate) * 1000) open += 1;
  };
  await Promise.all(Array.from({ length: begun }, (_, index) => begin(index)));
  return { begun, calls, whole, failures, open };
}

type CallArguments = Parameters<Api['call']>;

/** Calls of one application: each is recorded, and comes from the applicant's own network address. */
export function timeCalls(call: Api['call'], record: RecordCall, address: string): Api['call'] {
  return async <T>(...[method, url, options = {}]: CallArguments) => {
    const start = performance.now();
    const headers = { ...options.headers, 'x-forwarded-for': address };
    try {
      return await call<T>(method, url, { ...options, headers });
    } finally {
      record(`${method} ${url.replace(/\?.*/, '')}`, performance.now() - start);
    }
  };
}
