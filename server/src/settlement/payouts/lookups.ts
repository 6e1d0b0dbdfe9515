import type { z } from 'zod';
import { authorize, type Operator } from '../../parties/operators';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type PageRequest, readPage } from '../../platform/http';
import { type BatchRow, listBatches } from './batch-repository';
import * as payouts from './repository';
import { computeExpectedDate, type PayoutTiming } from './schedule';
import type { merchantPayoutList, operatorPayoutList } from './schemas';
import type { PayoutState } from './tables';
import { type MerchantPayout, toMerchantPayout, toOperatorPayout } from './views';

/** Lists payouts for merchants and operators, newest first. */
export interface PayoutLookups {
  /** The merchant's own. Throws `validation-failed` for an invalid cursor. */
  list(merchantId: string, page: PageRequest): Promise<z.input<typeof merchantPayoutList>>;
  /** Throws `not-found`, for another merchant's too. */
  get(merchantId: string, id: string): Promise<MerchantPayout>;
  /** Throws `forbidden`. */
  listAll(
    operator: Operator,
    filter: { readonly state: PayoutState | null },
    page: PageRequest,
  ): Promise<z.input<typeof operatorPayoutList>>;
  listBatches(operator: Operator, limit: number): Promise<BatchRow[]>;
}

export function createPayoutLookups(deps: {
  readonly database: Executor;
  readonly timing: PayoutTiming;
  readonly rail: boolean;
  readonly now: () => Date;
}): PayoutLookups {
  const { database, timing, rail, now } = deps;

  const listPage = async (filter: Parameters<typeof payouts.listPayouts>[1], page: PageRequest) => {
    const { rows, nextCursor } = await readPage(page, (part) => payouts.listPayouts(database, filter, part));
    return { rows, entries: await listEntriesByPayout(database, rows), nextCursor };
  };

  return {
    list: async (merchantId, page) => {
      const { rows, entries, nextCursor } = await listPage({ merchantId, state: null }, page);
      const expected = computeExpectedDate(now(), timing);
      return { items: rows.map((row) => toMerchantPayout(row, entries.get(row.id), expected)), nextCursor };
    },

    get: async (merchantId, id) => {
      const row = isId(id) ? await payouts.findPayout(database, id) : undefined;
      if (row?.merchantId !== merchantId) throw problem('not-found');
      const entries = await listEntriesByPayout(database, [row]);
      return toMerchantPayout(row, entries.get(row.id), computeExpectedDate(now(), timing));
    },

    listAll: async (operator, { state }, page) => {
      authorize(operator, 'payouts.read');
      const { rows, entries, nextCursor } = await listPage({ merchantId: null, state }, page);
      const expected = computeExpectedDate(now(), timing);
      const waiting = await payouts.countWaiting(database);
      return {
        items: rows.map((row) => toOperatorPayout(row, entries.get(row.id), expected)),
        nextCursor,
        waiting: { payouts: waiting.all, withoutPayee: waiting.withoutPayee, rail },
      };
    },

    listBatches: async (operator, limit) => {
      authorize(operator, 'payouts.read');
      return listBatches(database, limit);
    },
  };
}

type EntriesByPayout = ReadonlyMap<string, payouts.LastEntry>;

async function listEntriesByPayout(
  executor: Executor,
  rows: readonly payouts.PayoutRow[],
): Promise<EntriesByPayout> {
  const entries = await payouts.listLastEntries(
    executor,
    rows.map(({ id }) => id),
  );
  return new Map(entries.map((entry) => [entry.payoutId, entry]));
}
