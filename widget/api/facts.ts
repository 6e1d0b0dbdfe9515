import type { Facts } from '@tamarack/core/flow/facts';
import { toCents } from '@tamarack/core/money/cents';
import type { FactsView } from './types';

/** Facts with money in cents, as the flow expects. */
export function toFacts(view: FactsView): Facts {
  const { credit, invoice } = view;
  const cents = (dollars: number | null) => (dollars === null ? null : toCents(dollars));
  return {
    ...view,
    cartTotal: toCents(view.cartTotal),
    minimumPurchase: toCents(view.minimumPurchase),
    credit: credit && {
      ...credit,
      limit: toCents(credit.limit),
      used: toCents(credit.used),
      remaining: toCents(credit.remaining),
      instant: toCents(credit.instant),
    },
    invoice: invoice && { ...invoice, amount: cents(invoice.amount), payable: cents(invoice.payable) },
  };
}
