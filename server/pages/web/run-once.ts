import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { isProblem } from '../../src/platform/errors';
import type { IdempotencyService, StoreResponse } from '../../src/platform/http';

const maxWaitMs = 10_000;
const pollMs = 250;

/** A form that was sent. */
export interface SentForm {
  /** Who sent it: `member:<id>` or `operator:<id>`. */
  readonly scope: string;
  /** Made by the page with the form. */
  readonly key: string;
  /** What the form does, with its input. */
  readonly request: readonly unknown[];
}

/**
 * Does the work of a form once, however often the form is sent. Throws `idempotency-conflict` for another request under
 * the key, and what the work throws; then the form can be sent again. A second press waits for the first;
 * `idempotency-in-progress` where that takes more than ten seconds.
 *
 * @param result what the page needs of the work's response; kept for a day, encrypted, for the form's second press
 * @param work calls `storeResponse` in its transaction
 */
export async function runOnce<T>(
  idempotency: IdempotencyService,
  { request, ...form }: SentForm,
  result: z.ZodType<T>,
  work: (storeResponse: StoreResponse<unknown>) => Promise<unknown>,
): Promise<T> {
  const call = { ...form, request: JSON.stringify(request) };
  const former = await beginOrWait(idempotency, call);
  // the release before stored no result
  if (former) return result.parse(JSON.parse(former.body || 'null'));
  try {
    const made = await work((trx, response) => {
      const body = JSON.stringify(result.parse(response));
      return idempotency.finish(call, { status: 303, contentType: 'text/html', cookies: [], body }, trx);
    });
    return result.parse(made);
  } catch (error) {
    await idempotency.release(call);
    throw error;
  }
}

/**
 * `runOnce` for a form that creates something: its key is the browser's (`form-key.ts`), so that two tabs with the same
 * input create one, and those with different input two.
 */
export const createOnce = <T>(
  idempotency: IdempotencyService,
  form: SentForm,
  result: z.ZodType<T>,
  work: (storeResponse: StoreResponse<unknown>) => Promise<unknown>,
): Promise<T> => {
  const text = JSON.stringify([form.key, form.request]);
  return runOnce(
    idempotency,
    { ...form, key: createHash('sha256').update(text).digest('base64url') },
    result,
    work,
  );
};

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
