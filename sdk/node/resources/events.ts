import type { Call, CallOptions } from '../client/call';
import { type List, toList } from '../client/list-all';
import type { Input, Output, Query, StoredEvent } from '../client/types';

type Page = Output<'Merchant_ListEvents'>;

/** Events of the last 90 days, whether or not an endpoint received them. */
export interface Events {
  /** Includes its delivery to each endpoint. */
  get(eventId: string, options?: CallOptions): Promise<StoredEvent>;
  /** Newest first. */
  list(query?: Query<'Merchant_ListEvents'>, options?: CallOptions): List<Page['items'][number], Page>;
  /** Sends the event again to one endpoint, or to all that subscribe to its type. */
  resend(eventId: string, input?: Input<'Merchant_ResendEvent'>, options?: CallOptions): Promise<StoredEvent>;
}

export const createEvents = (call: Call): Events => ({
  get: (id, options) => call('Merchant_GetEvent', { id }, options),
  list: (query = {}, options) =>
    toList(query.cursor, (cursor) => call('Merchant_ListEvents', { query: { ...query, cursor } }, options)),
  resend: (id, body = {}, options) => call('Merchant_ResendEvent', { id, body }, options),
});
