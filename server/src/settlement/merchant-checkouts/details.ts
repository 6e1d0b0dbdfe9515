import { listParts } from '../../financing/authorizations';
import type { PayoutLookups } from '../payouts';
import { listCheckoutEvents } from '../webhooks';
import type { MerchantCheckoutRow } from './repository';
import { type CheckoutSummary, readCustomerEmail, type SearchDeps, toSummaries } from './search';
import { buildTimeline, type TimelineEntry } from './timeline';
import { type MerchantCheckout, toMerchantCheckouts } from './views';

/** A checkout on the page of its merchant. */
export interface CheckoutDetails {
  readonly summary: CheckoutSummary;
  readonly checkout: MerchantCheckout;
  /** The invoice link that started it. */
  readonly linkId: string | null;
  /** The customer's email address, if the merchant passed one with the invoice link. */
  readonly customerEmail: string | null;
  /** The payout of the purchase, then the recoveries for later refunds. */
  readonly payouts: Awaited<ReturnType<PayoutLookups['listByCheckout']>>;
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[];
}

export async function readCheckoutDetails(
  deps: SearchDeps & { readonly payouts: Pick<PayoutLookups, 'listByCheckout'> },
  row: MerchantCheckoutRow,
): Promise<CheckoutDetails> {
  const { database } = deps;
  const [summary] = await toSummaries(deps, [row]);
  const [checkout] = await toMerchantCheckouts(database, [row]);
  if (!summary || !checkout) throw new Error('the checkout has no view');
  const payouts = await deps.payouts.listByCheckout(row.merchantId, row.id);
  const parts = await listParts(database, [row.id]);
  const events = await listCheckoutEvents(database, row.merchantId, row.id);
  return {
    summary,
    checkout,
    linkId: row.linkId,
    customerEmail: await readCustomerEmail(deps.keys, row),
    payouts,
    timeline: buildTimeline({ checkout, parts, payouts, events }),
  };
}
