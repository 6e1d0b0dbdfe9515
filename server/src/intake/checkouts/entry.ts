import { type RequestSource, requestSources } from '@tamarack/core/brand';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Cents } from '@tamarack/core/money/cents';

const entries: Readonly<Record<RequestSource, Facts['entry']>> = {
  [requestSources.cart]: 'cart',
  [requestSources.invoice]: 'invoiceLink',
  [requestSources.preQualification]: 'preQualification',
};

/** Start of an application, by who requested the checkout. */
export function toEntry(source: RequestSource): Facts['entry'] {
  return entries[source];
}

/** Whether the cart reaches the minimum; true without a cart. */
export function isAmountQualified(entry: Facts['entry'], cartTotal: Cents, minimum: Cents): boolean {
  return entry !== 'cart' || cartTotal >= minimum;
}
