import type { z } from 'zod';
import { isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { PageRequest } from '../../platform/http';
import type { PayoutLookups } from '../payouts';
import { type CheckoutDetails, readCheckoutDetails } from './details';
import * as checkouts from './repository';
import type { merchantCheckoutList } from './schemas';
import {
  allCheckouts,
  type CheckoutSearch,
  type CheckoutSummary,
  findMerchantCheckouts,
  readAllCheckouts,
  type SearchDeps,
  toSummaries,
} from './search';
import { type SourceSums, type SourcesQuery, sumSources } from './sources';
import { type MerchantCheckout, toMerchantCheckouts } from './views';

/** A merchant's read access to its own checkouts, for its server and its members. */
export interface LookupsService extends ReturnType<typeof createLookupsService> {}

export function createLookupsService(
  deps: SearchDeps & { readonly payouts: Pick<PayoutLookups, 'listByCheckout'> },
) {
  const { database } = deps;

  const getRow = async (merchantId: string, id: string): Promise<checkouts.MerchantCheckoutRow> => {
    const row = isId(id) ? await checkouts.findCheckout(database, id) : undefined;
    if (row?.merchantId !== merchantId) throw problem('not-found');
    return row;
  };

  return {
    /** Lists checkouts for the merchant's server, by default all; newest first. Throws `validation-failed` for an invalid cursor. */
    list: async (
      merchantId: string,
      page: PageRequest,
      search: CheckoutSearch = allCheckouts,
    ): Promise<z.input<typeof merchantCheckoutList>> => {
      const { rows, nextCursor } = await findMerchantCheckouts(deps, merchantId, search, page);
      return { items: await toMerchantCheckouts(database, rows), nextCursor };
    },

    /** Throws `not-found`, also for another merchant's checkout, so as not to reveal that it exists. */
    get: async (merchantId: string, id: string): Promise<MerchantCheckout> => {
      const [checkout] = await toMerchantCheckouts(database, [await getRow(merchantId, id)]);
      if (!checkout) throw problem('not-found');
      return checkout;
    },

    /** Searches checkouts for a member, newest first. Throws `validation-failed` for an invalid cursor. */
    search: async (
      merchantId: string,
      search: CheckoutSearch,
      page: PageRequest,
    ): Promise<{ readonly items: readonly CheckoutSummary[]; readonly nextCursor: string | null }> => {
      const { rows, nextCursor } = await findMerchantCheckouts(deps, merchantId, search, page);
      return { items: await toSummaries(deps, rows), nextCursor };
    },

    /** All that a member looks for, newest first, with where the customers came from. */
    readAll: (merchantId: string, search: CheckoutSearch) => readAllCheckouts(deps, merchantId, search),

    /** What the checkouts of a period came to, by where their visits came from. */
    sumSources: (merchantId: string, query: SourcesQuery): Promise<readonly SourceSums[]> =>
      sumSources(database, merchantId, query),

    /** A checkout with its history, for a member. Throws like `get`. */
    getDetails: async (merchantId: string, id: string): Promise<CheckoutDetails> =>
      await readCheckoutDetails(deps, await getRow(merchantId, id)),
  };
}
