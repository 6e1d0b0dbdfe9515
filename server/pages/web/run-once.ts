import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { z } from 'zod';
import { isProblem } from '../../src/platform/errors';
import type { IdempotencyService, StoreResponse } from '../../src/platform/http';

const maxWaitMs = 10_000;
const pollMs = 250;

/** A submitted form. */
export interface SubmittedForm {
  /** Who submitted it: `member:<id>` or `operator:<id>`. */
  readonly scope: string;
  /** Idempotency key in the form. */
  readonly key: string;
  /** The form's action and input. */
  readonly request: readonly unknown[];
}

/**
 * Runs the work of a form once, however often the form is submitted. A repeated submission waits for the first one, and
 * throws `idempotency-in-progress` after ten seconds. Throws `idempotency-conflict` for another request with the same key.
 * If the work throws, the form can be submitted again.
 *
 * @param result schema of the result that the page needs; kept encrypted for a day, for repeated submissions
 * @param work calls `storeResponse` in its transaction
 */
export async function runOnce<T>(
  idempotency: IdempotencyService,
  { request, ...form }: SubmittedForm,
  result: z.ZodType<T>,
  work: (storeResponse: StoreResponse<unknown>) => Promise<unknown>,
): Promise<T> {
  const call = { ...form, request: JSON.stringify(request) };
  const previous = await startOrWait(idempotency, call);
  // the previous release stored no result
  if (previous) return result.parse(JSON.parse(previous.body || 'null'));
  try {
    const created = await work((trx, response) => {
      const body = JSON.stringify(result.parse(response));
      return idempotency.finish(call, { status: 303, contentType: 'text/html', cookies: [], body }, trx);
    });
    return result.parse(created);
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
  form: SubmittedForm,
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

/** A page has no script that could retry: a repeated submission must not fail while the first one succeeds. */
async function startOrWait(
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
