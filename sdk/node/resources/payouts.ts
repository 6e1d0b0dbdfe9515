import type { Call, CallOptions } from '../client/call';
import { type List, toList } from '../client/list-all';
import type { Output, Payout, Query } from '../client/types';

export interface Payouts {
  get(payoutId: string, options?: CallOptions): Promise<Payout>;
  /** Newest first. */
  list(
    query?: Query<'Merchant_ListPayouts'>,
    options?: CallOptions,
  ): List<Payout, Output<'Merchant_ListPayouts'>>;
}

export const createPayouts = (call: Call): Payouts => ({
  get: (id, options) => call('Merchant_GetPayout', { id }, options),
  list: (query = {}, options) =>
    toList(query.cursor, (cursor) => call('Merchant_ListPayouts', { query: { ...query, cursor } }, options)),
});
