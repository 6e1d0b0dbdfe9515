import type { z } from 'zod';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type PageRequest, readPage } from '../../platform/http';
import * as checkouts from './repository';
import type { merchantCheckoutList } from './schemas';
import { type MerchantCheckout, toMerchantCheckouts } from './views';

/** Read access of a merchant's server to its own checkouts, to verify what its pages received. */
export interface LookupsService {
  /** Newest first. Throws `validation-failed` for an invalid cursor. */
  list(merchantId: string, page: PageRequest): Promise<z.input<typeof merchantCheckoutList>>;
  /** Throws `not-found`, for another merchant's checkout too: its existence stays secret. */
  get(merchantId: string, id: string): Promise<MerchantCheckout>;
}

export function createLookupsService({ database }: { readonly database: Executor }): LookupsService {
  return {
    list: async (merchantId, page) => {
      const { rows, nextCursor } = await readPage(page, (part) =>
        checkouts.listCheckouts(database, merchantId, part),
      );
      return { items: await toMerchantCheckouts(database, rows), nextCursor };
    },

    get: async (merchantId, id) => {
      const row = isId(id) ? await checkouts.findCheckout(database, id) : undefined;
      if (row?.merchantId !== merchantId) throw problem('not-found');
      const [checkout] = await toMerchantCheckouts(database, [row]);
      if (!checkout) throw problem('not-found');
      return checkout;
    },
  };
}
