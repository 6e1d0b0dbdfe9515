import type { z } from 'zod';
import type { FinancingPort } from '../../intake/checkouts/ports';
import * as checkouts from '../../intake/checkouts/repository';
import type { merchantCheckoutList } from '../../intake/checkouts/schemas';
import type { Executor } from '../../platform/database/executor';
import { isId } from '../../platform/database/ids';
import { problem } from '../../platform/errors/problem';
import { type Page, pageOf } from '../../platform/http/pages';
import { type MerchantCheckout, merchantCheckouts } from './view';

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
    list: async (merchantId, page) => {
      const { rows, nextCursor } = await pageOf(page, (part) =>
        checkouts.listCheckouts(database, merchantId, part),
      );
      return { items: await complete(rows), nextCursor };
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
