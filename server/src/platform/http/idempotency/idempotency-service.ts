import { timingSafeEqual } from 'node:crypto';
import { dayMs } from '@tamarack/core/calendar/durations';
import type { Executor } from '../../database';
import { problem } from '../../errors';
import type { Cell, Keys } from '../../keys';
import { createHeldKeys, defaultHoldTiming, type HoldTiming } from './held-keys';
import * as rows from './idempotency-repository';

const retentionMs = dayMs;
/** Calls of an earlier version hold no key: they count as abandoned after this long. */
const unheldMs = 60_000;

/** A stored response, to be repeated. */
export interface StoredResponse {
  readonly status: number;
  readonly contentType: string;
  readonly cookies: readonly string[];
  readonly body: string;
}

export interface IdempotentRequest {
  /** `session:<id>`, `merchant:<id>`, or a result of `toPublicScope`. */
  readonly scope: string;
  readonly key: string;
  /** Method, path and body; stored only as a keyed hash. */
  readonly request: string;
}

export interface IdempotencyService extends ReturnType<typeof createIdempotencyService> {}

export function createIdempotencyService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly now: () => Date;
  readonly timing?: HoldTiming;
}) {
  const { database, keys, now, timing = defaultHoldTiming } = deps;
  const { holdMs } = timing;
  /** The key of each call in progress. */
  const claims = new WeakMap<IdempotentRequest, rows.KeyVersion>();
  const held = createHeldKeys((due) => rows.renewKeys(database, due, holdMs), timing);

  const begin = async (call: IdempotentRequest): Promise<StoredResponse | null> => {
    const requestHash = keys.keyedHash('idempotency', call.request);
    const { scope, key } = call;
    const claimed = { scope, key, createdAt: now() };
    if (await rows.claim(database, { ...call, requestHash, now: claimed.createdAt, holdMs })) {
      claims.set(call, claimed);
      held.add(claimed);
      return null;
    }
    const row = await rows.find(database, call.scope, call.key);
    const age = row ? now().getTime() - row.createdAt.getTime() : 0;
    const isAbandoned = row?.status === null && (row.expired ?? age > unheldMs);
    if (row && (age > retentionMs || isAbandoned)) {
      await rows.removeKey(database, {
        scope,
        key,
        createdAt: row.createdAt,
        hasResponse: age > retentionMs,
      });
      return begin(call);
    }
    if (row && !timingSafeEqual(row.requestHash, requestHash)) throw problem('idempotency-conflict');
    if (!row?.answer) throw problem('idempotency-in-progress', { retryAfter: 1 });
    return JSON.parse(await keys.decrypt('idempotency', row.answer, toAnswerCell(call))) as StoredResponse;
  };

  return {
    /**
     * Null: this call does the work and must end with `finish` or `release`. Otherwise the earlier call's response.
     * Throws `idempotency-conflict` (another request under the key) or `idempotency-in-progress`.
     */
    begin,

    /** Scope of callers identified by a publishable key only, distinguished by a further value such as the address. */
    toPublicScope: (scope: string, caller: string): string =>
      `${scope}:${keys.keyedHash('idempotency', caller).toString('base64url')}`,

    /**
     * Call it in the transaction of the work where possible: the two then commit together. Throws
     * `idempotency-in-progress` there when the work took so long that another call took over the key.
     */
    finish: async (
      call: IdempotentRequest,
      response: StoredResponse,
      executor: Executor = database,
    ): Promise<void> => {
      const claimed = claims.get(call);
      // from here the row is locked until the transaction ends, or has its response
      if (claimed) held.delete(claimed);
      const stored =
        claimed !== undefined &&
        (await rows.store(executor, {
          ...claimed,
          status: response.status,
          answer: await keys.encrypt('idempotency', JSON.stringify(response), toAnswerCell(call)),
        }));
      if (!stored && executor.isTransaction) throw problem('idempotency-in-progress', { retryAfter: 1 });
    },

    /** The call failed with a server error: the same key may try again. */
    release: async (call: IdempotentRequest): Promise<void> => {
      const claimed = claims.get(call);
      if (!claimed) return;
      held.delete(claimed);
      await rows.removeKey(database, { ...claimed, hasResponse: false });
    },

    /** Removes keys older than a day. */
    sweep: async (): Promise<void> => rows.removeOlderThan(database, new Date(now().getTime() - retentionMs)),
  };
}

const toAnswerCell = ({ scope, key }: IdempotentRequest): Cell => ({
  table: 'idempotency',
  column: 'answer',
  row: JSON.stringify([scope, key]),
});
