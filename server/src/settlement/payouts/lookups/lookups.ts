import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { toInstants } from '@tamarack/core/calendar/start-of-day';
import type { Cents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { authorize, type Operator } from '../../../parties/operators';
import { type Executor, isId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { type PageRequest, readPage } from '../../../platform/http';
import { type BatchRow, listBatches } from '../batches/batch-repository';
import { computeExpectedDate, type PayoutTiming } from '../batches/schedule';
import { listWithholdings, type Withheld } from '../batches/withholding-repository';
import * as payouts from '../repository';
import type { PayoutState } from '../tables';
import { listHolds, type PayoutHold } from './holds';
import type { merchantPayoutList, operatorPayoutList } from './schemas';
import { type MerchantPayout, toMerchantPayout, toOperatorPayout } from './views';

/** Rows that an export reads at a time. */
const exportPageSize = 500;

/** A merchant's search. A criterion that is null or omitted matches everything. */
export interface PayoutSearch {
  /** An invoice number or order reference, in any case. */
  readonly reference?: string | null;
  readonly amount?: Cents | null;
  readonly state: PayoutState | null;
  /** First day on which it was opened, in the provider's time zone. */
  readonly from: PlainDate | null;
  /** Last day. */
  readonly to: PlainDate | null;
}

/** A payout with what holds it; null: nothing. */
export type HeldPayout = MerchantPayout & { readonly hold: PayoutHold | null };

/** A payout with the amount last sent, which later refunds do not change; null if nothing was sent. */
export type SentPayout = MerchantPayout & { readonly lastSent: Cents | null };

/** A payout on the page of its merchant. */
export interface MerchantPayoutDetails {
  readonly payout: HeldPayout;
  /** The amounts withheld from it or, for a recovery, the payouts they were withheld from; oldest first. */
  readonly withholdings: readonly Withheld[];
  /** All payouts of its checkout: the purchase's, then its recoveries. */
  readonly ofCheckout: readonly MerchantPayout[];
  /** Reductions of a capture's payout by refunds, oldest first. */
  readonly reductions: readonly { readonly refundId: string; readonly cents: Cents }[];
}

/** Lists payouts for merchants and operators, newest first. */
export interface PayoutLookups extends ReturnType<typeof createPayoutLookups> {}

export function createPayoutLookups(deps: {
  readonly database: Executor;
  readonly timing: PayoutTiming;
  readonly rail: boolean;
  readonly now: () => Date;
}) {
  const { database, timing, rail, now } = deps;

  const getOwn = async (merchantId: string, id: string): Promise<payouts.PayoutRow> => {
    const row = isId(id) ? await payouts.findPayout(database, id) : undefined;
    if (row?.merchantId !== merchantId) throw problem('not-found');
    return row;
  };

  /** @param rows payouts of one merchant */
  const toViews = async (rows: readonly payouts.PayoutRow[]): Promise<MerchantPayout[]> => {
    const entries = await listEntriesByPayout(database, rows);
    const expected = computeExpectedDate(now(), timing);
    return rows.map((row) => toMerchantPayout(row, entries.get(row.id), expected));
  };

  const toHeldViews = async (
    merchantId: string,
    rows: readonly payouts.PayoutRow[],
  ): Promise<HeldPayout[]> => {
    const holds = await listHolds(database, merchantId, rows);
    return (await toViews(rows)).map((view) => {
      const hold = holds.get(view.payoutId) ?? null;
      return { ...view, hold, expectedOn: hold === null ? view.expectedOn : null };
    });
  };

  return {
    /** The merchant's own that its server looks for. Throws `validation-failed` for an invalid cursor. */
    list: async (
      merchantId: string,
      page: PageRequest,
      search: PayoutSearch,
    ): Promise<z.input<typeof merchantPayoutList>> => {
      const { rows, nextCursor } = await readPage(page, (part) =>
        payouts.listPayouts(database, toFilter(merchantId, search), part),
      );
      return { items: await toViews(rows), nextCursor };
    },

    /** Throws `not-found`, for another merchant's too. */
    get: async (merchantId: string, id: string): Promise<MerchantPayout> => {
      const [view] = await toViews([await getOwn(merchantId, id)]);
      if (!view) throw problem('not-found');
      return view;
    },

    /** The merchant's own that a member looks for, with what holds them. Throws as `list`. */
    search: async (
      merchantId: string,
      search: PayoutSearch,
      page: PageRequest,
    ): Promise<{ readonly items: readonly HeldPayout[]; readonly nextCursor: string | null }> => {
      const { rows, nextCursor } = await readPage(page, (part) =>
        payouts.listPayouts(database, toFilter(merchantId, search), part),
      );
      return { items: await toHeldViews(merchantId, rows), nextCursor };
    },

    /** Throws as `get`. */
    getDetails: async (merchantId: string, id: string): Promise<MerchantPayoutDetails> => {
      const row = await getOwn(merchantId, id);
      const [payout] = await toHeldViews(merchantId, [row]);
      if (!payout) throw problem('not-found');
      return {
        payout,
        withholdings: await listWithholdings(database, row),
        ofCheckout: await toViews(await payouts.listByCheckout(database, merchantId, row.checkoutId)),
        reductions: row.captureId === null ? [] : await payouts.listReductions(database, row.id),
      };
    },

    /** All that a member looks for, newest first, read page by page. */
    readAll: async function* (merchantId: string, search: PayoutSearch): AsyncIterable<MerchantPayout> {
      const filter = toFilter(merchantId, search);
      let before: string | null = null;
      do {
        const rows: payouts.PayoutRow[] = await payouts.listPayouts(database, filter, {
          before,
          limit: exportPageSize,
        });
        yield* await toViews(rows);
        before = rows.length < exportPageSize ? null : (rows.at(-1)?.id ?? null);
      } while (before !== null);
    },

    /** The payouts of a checkout's purchase and its recoveries, oldest first. */
    listByCheckout: async (merchantId: string, checkoutId: string): Promise<SentPayout[]> => {
      const rows = await payouts.listByCheckout(database, merchantId, checkoutId);
      const entries = await listEntriesByPayout(database, rows);
      return (await toViews(rows)).map((view) => ({
        ...view,
        lastSent: entries.get(view.payoutId)?.sentCents ?? null,
      }));
    },

    /** Throws `forbidden`. */
    listAll: async (
      operator: Operator,
      { state }: { readonly state: PayoutState | null },
      page: PageRequest,
    ): Promise<z.input<typeof operatorPayoutList>> => {
      authorize(operator, 'payouts.read');
      const { rows, nextCursor } = await readPage(page, (part) =>
        payouts.listPayouts(database, { merchantId: null, state }, part),
      );
      const entries = await listEntriesByPayout(database, rows);
      const expected = computeExpectedDate(now(), timing);
      const waiting = await payouts.countWaiting(database);
      return {
        items: rows.map((row) => toOperatorPayout(row, entries.get(row.id), expected)),
        nextCursor,
        waiting: { payouts: waiting.all, withoutPayee: waiting.withoutPayee, rail },
      };
    },

    listBatches: async (operator: Operator, limit: number): Promise<BatchRow[]> => {
      authorize(operator, 'payouts.read');
      return listBatches(database, limit);
    },
  };
}

const toFilter = (
  merchantId: string,
  { reference = null, amount = null, state, ...days }: PayoutSearch,
): payouts.PayoutFilter => ({ merchantId, reference, amount, state, ...toInstants(days) });

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
