import { setTimeout as delay } from 'node:timers/promises';
import { isProblem } from '../../src/platform/errors';
import type { IdempotencyService, StoreResponse } from '../../src/platform/http';
import type { DashboardContext } from '../context';

/** The form that the work is done for has been answered: there is nothing else to repeat. */
const done = { status: 303, contentType: 'text/html', cookies: [], body: '' } as const;

const maxWaitMs = 10_000;
const pollMs = 250;

/**
 * Does the work of a form once, however often the form is sent: its page made the key. Throws `idempotency-conflict` for
 * another form under the key, and what the work throws; then the form can be sent again. A second press waits for the
 * first; `idempotency-in-progress` where that takes more than ten seconds.
 *
 * @param work calls `storeResponse` in its transaction
 * @returns null where the work was done before
 */
export async function runOnce<T>(
  idempotency: IdempotencyService,
  { as }: Pick<DashboardContext, 'as'>,
  form: { readonly key: string; readonly request: readonly unknown[] },
  work: (storeResponse: StoreResponse<unknown>) => Promise<T>,
): Promise<T | null> {
  const call = { scope: `member:${as.id}`, key: form.key, request: JSON.stringify(form.request) };
  if (await beginOrWait(idempotency, call)) return null;
  try {
    return await work((trx) => idempotency.finish(call, done, trx));
  } catch (error) {
    await idempotency.release(call);
    throw error;
  }
}

/** A page has no script that would ask again: its second press must not end with an error while the first succeeds. */
async function beginOrWait(
  idempotency: IdempotencyService,
  call: Parameters<IdempotencyService['begin']>[0],
) {
  const deadline = performance.now() + maxWaitMs;
  for (;;)
    try {
      return await idempotency.begin(call);
    } catch (error) {
      if (!isProblem(error) || error.type !== 'idempotency-in-progress') throw error;
      if (performance.now() >= deadline) throw error;
      await delay(pollMs);
    }
}
