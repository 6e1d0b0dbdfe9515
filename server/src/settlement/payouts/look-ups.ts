import type { z } from 'zod';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type Page, pageOf } from '../../platform/http';
import { type BatchRow, listBatches } from './batch-repository';
import * as payouts from './repository';
import { expectedOn, type PayoutTiming } from './schedule';
import type { merchantPayoutList, operatorPayoutList } from './schemas';
import type { PayoutState } from './tables';
import { type MerchantPayout, merchantView, operatorView } from './view';

/** Lists payouts for merchants and operators, newest first. */
export interface PayoutLookUps {
  /** The merchant's own. Throws `validation-failed` for an invalid cursor. */
  list(merchantId: string, page: Page): Promise<z.input<typeof merchantPayoutList>>;
  /** Throws `not-found`, for another merchant's too. */
  get(merchantId: string, id: string): Promise<MerchantPayout>;
  listAll(
    of: { readonly state: PayoutState | null },
    page: Page,
  ): Promise<z.input<typeof operatorPayoutList>>;
  batches(limit: number): Promise<BatchRow[]>;
}

export function createPayoutLookUps(deps: {
  readonly database: Executor;
  readonly timing: PayoutTiming;
  readonly rail: boolean;
  readonly now: () => Date;
}): PayoutLookUps {
  const { database, timing, rail, now } = deps;

  const page = async (of: Parameters<typeof payouts.listPayouts>[1], asked: Page) => {
    const { rows, nextCursor } = await pageOf(asked, (part) => payouts.listPayouts(database, of, part));
    return { rows, entries: await entriesOf(database, rows), nextCursor };
  };

  return {
    list: async (merchantId, asked) => {
      const { rows, entries, nextCursor } = await page({ merchantId, state: null }, asked);
      const expected = expectedOn(now(), timing);
      return { items: rows.map((row) => merchantView(row, entries.get(row.id), expected)), nextCursor };
    },

    get: async (merchantId, id) => {
      const row = isId(id) ? await payouts.findPayout(database, id) : undefined;
      if (row?.merchantId !== merchantId) throw problem('not-found');
      const entries = await entriesOf(database, [row]);
      return merchantView(row, entries.get(row.id), expectedOn(now(), timing));
    },

    listAll: async ({ state }, asked) => {
      const { rows, entries, nextCursor } = await page({ merchantId: null, state }, asked);
      const expected = expectedOn(now(), timing);
      const waiting = await payouts.countWaiting(database);
      return {
        items: rows.map((row) => operatorView(row, entries.get(row.id), expected)),
        nextCursor,
        waiting: { payouts: waiting.all, withoutPayee: waiting.withoutPayee, rail },
      };
    },

    batches: (limit) => listBatches(database, limit),
  };
}

type Entries = ReadonlyMap<string, payouts.LastEntry>;

async function entriesOf(executor: Executor, rows: readonly payouts.PayoutRow[]): Promise<Entries> {
  const found = await payouts.findLastEntries(
    executor,
    rows.map(({ id }) => id),
  );
  return new Map(found.map((entry) => [entry.payoutId, entry]));
}
