import type { Call, CallOptions } from '../client/call';
import { type List, toList } from '../client/list-all';
import type { Checkout, Input, Output, Query } from '../client/types';

export interface Checkouts {
  /** Creates a checkout; your page opens it with `checkout({ clientToken })`. The token is returned only once. */
  create(
    input: Input<'Merchant_CreateCheckout'>,
    options?: CallOptions,
  ): Promise<Output<'Merchant_CreateCheckout'>>;
  get(checkoutId: string, options?: CallOptions): Promise<Checkout>;
  /** Newest first. */
  list(
    query?: Query<'Merchant_ListCheckouts'>,
    options?: CallOptions,
  ): List<Checkout, Output<'Merchant_ListCheckouts'>>;
  /** Cancels a checkout whose agreement is not signed. */
  cancel(checkoutId: string, options?: CallOptions): Promise<Checkout>;
  /** Captures what you have shipped of a checkout with `captureMethod: 'manual'`. */
  capture(
    checkoutId: string,
    input: Input<'Merchant_CaptureCheckout'>,
    options?: CallOptions,
  ): Promise<Checkout>;
  /** Releases all that is not captured of a checkout with `captureMethod: 'manual'`. */
  release(checkoutId: string, options?: CallOptions): Promise<Checkout>;
  /** Refunds a checkout whose agreement is signed; without an amount, everything not yet refunded. */
  refund(
    checkoutId: string,
    input?: Input<'Merchant_RefundCheckout'>,
    options?: CallOptions,
  ): Promise<Checkout>;
}

export const createCheckouts = (call: Call): Checkouts => ({
  create: (body, options) => call('Merchant_CreateCheckout', { body }, options),
  get: (id, options) => call('Merchant_GetCheckout', { id }, options),
  list: (query = {}, options) =>
    toList(query.cursor, (cursor) =>
      call('Merchant_ListCheckouts', { query: { ...query, cursor } }, options),
    ),
  cancel: (id, options) => call('Merchant_CancelCheckout', { id }, options),
  capture: (id, body, options) => call('Merchant_CaptureCheckout', { id, body }, options),
  release: (id, options) => call('Merchant_ReleaseCheckout', { id }, options),
  refund: (id, body = {}, options) => call('Merchant_RefundCheckout', { id, body }, options),
});
