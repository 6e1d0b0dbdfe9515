import type { z } from 'zod';
import type { Executor } from '../database/executor';
import { isId } from '../database/ids';
import { problem } from '../errors';
import { type MerchantCheckout, merchantCheckouts } from './merchant-view';
import type { FinancingPort } from './ports';
import * as checkouts from './repository';
import type { merchantCheckoutList } from './schemas';

export interface Page {
  /** `nextCursor` of the page before; null for the first. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** What a merchant's server may ask about its own checkouts: the proof behind what its pages were told. */
export interface LookUpsService {
  /** Newest first. Throws `validation-failed` for a cursor that is none of ours. */
  list(merchantId: string, page: Page): Promise<z.input<typeof merchantCheckoutList>>;
  /** Throws `not-found`, for another merchant's too: nothing tells that it exists. */
  get(merchantId: string, id: string): Promise<MerchantCheckout>;
}

export function createLookUpsService(deps: {
  readonly database: Executor;
  readonly agreements: FinancingPort;
}): LookUpsService {
  const { database, agreements } = deps;

  const complete = (rows: readonly checkouts.CheckoutRow[]): Promise<MerchantCheckout[]> =>
    merchantCheckouts(database, rows, agreements);

  return {
    list: async (merchantId, { cursor, limit }) => {
      if (cursor !== null && !isId(cursor))
        throw problem('validation-failed', { errors: [{ path: '/cursor', code: 'invalid' }] });
      // One more than asked for tells whether there is a next page.
      const rows = await checkouts.listCheckouts(database, merchantId, { before: cursor, limit: limit + 1 });
      const items = await complete(rows.slice(0, limit));
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.checkoutId ?? null) : null };
    },

    get: async (merchantId, id) => {
      const row = isId(id) ? await checkouts.findCheckout(database, id) : undefined;
      if (row?.merchantId !== merchantId || row.replacedBy !== null) throw problem('not-found');
      const [found] = await complete([row]);
      if (!found) throw problem('not-found');
      return found;
    },
  };
}
