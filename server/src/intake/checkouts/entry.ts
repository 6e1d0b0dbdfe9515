import { type RequestSource, requestSources } from '@tamarack/core/brand';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Cents } from '@tamarack/core/money/cents';

const entries: Readonly<Record<RequestSource, Facts['entry']>> = {
  [requestSources.cart]: 'cart',
  [requestSources.invoice]: 'invoiceLink',
  [requestSources.preQualification]: 'preQualification',
};

/** Where an application begins, by who asked for the checkout. */
export function toEntry(source: RequestSource): Facts['entry'] {
  return entries[source];
}

/** Whether the cart reaches the minimum; without a cart there is nothing to reach. */
export function isAmountQualified(entry: Facts['entry'], cartTotal: Cents, minimum: Cents): boolean {
  return entry !== 'cart' || cartTotal >= minimum;
}
