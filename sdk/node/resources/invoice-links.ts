import type { Call, CallOptions } from '../client/call';
import { type List, toList } from '../client/list-all';
import type { Input, InvoiceLink, Output, Query } from '../client/types';

export interface InvoiceLinks {
  create(input: Input<'Merchant_CreateInvoiceLink'>, options?: CallOptions): Promise<InvoiceLink>;
  get(linkId: string, options?: CallOptions): Promise<InvoiceLink>;
  /** Newest first. */
  list(
    query?: Query<'Merchant_ListInvoiceLinks'>,
    options?: CallOptions,
  ): List<InvoiceLink, Output<'Merchant_ListInvoiceLinks'>>;
  /** Emails the link to the customer, even if it was sent before. */
  send(linkId: string, options?: CallOptions): Promise<InvoiceLink>;
  /** Ends the link; the invoice can no longer be financed, even if the customer enters it. */
  reject(linkId: string, options?: CallOptions): Promise<InvoiceLink>;
  /** Ends the link; the customer can still enter the invoice. */
  deactivate(linkId: string, options?: CallOptions): Promise<InvoiceLink>;
}

export const createInvoiceLinks = (call: Call): InvoiceLinks => ({
  create: (body, options) => call('Merchant_CreateInvoiceLink', { body }, options),
  get: (id, options) => call('Merchant_GetInvoiceLink', { id }, options),
  list: (query = {}, options) =>
    toList(query.cursor, (cursor) =>
      call('Merchant_ListInvoiceLinks', { query: { ...query, cursor } }, options),
    ),
  send: (id, options) => call('Merchant_SendInvoiceLink', { id }, options),
  reject: (id, options) => call('Merchant_RejectInvoiceLink', { id }, options),
  deactivate: (id, options) => call('Merchant_DeactivateInvoiceLink', { id }, options),
});
