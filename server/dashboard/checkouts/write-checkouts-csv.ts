import type { Language } from '@tamarack/core/language';
import { getText } from '../../pages/parts/get-text';
import type { ExportedCheckout } from '../../src/settlement/merchant-checkouts';
import { toDate, toDecimal, writeCsv } from '../web/csv';
import { getCheckoutTexts, getKindTexts, getStatusTexts } from './checkout-texts';
import { trackingNames } from './tracking-names';

/** Amounts are decimal dollars; dates are `YYYY-MM-DD` in the provider's time zone. */
export function writeCheckoutsCsv(
  checkouts: AsyncIterable<ExportedCheckout>,
  language: Language,
): AsyncGenerator<string> {
  const texts = getCheckoutTexts(language);
  const kinds = getKindTexts(language);
  const statuses = getStatusTexts(language);
  const heads = [
    texts.checkout,
    texts.reference,
    texts.kind,
    texts.status,
    texts.customer,
    texts.openedOn,
    texts.completedOn,
    texts.amount,
    texts.financed,
    texts.refunded,
    texts.platform,
    ...trackingNames.map((name) => texts.trackingNames[name]),
  ];
  const toAmount = (cents: number | null): string => (cents === null ? '' : toDecimal(cents));
  return writeCsv(heads, checkouts, (checkout) => [
    checkout.checkoutId,
    checkout.reference ?? '',
    kinds[checkout.kind],
    getText(statuses, checkout.status),
    checkout.customer ?? '',
    toDate(checkout.createdAt),
    toDate(checkout.completedAt),
    toAmount(checkout.amount),
    toAmount(checkout.financed),
    toDecimal(checkout.refunded),
    checkout.platform === null ? '' : getText(texts.platforms, checkout.platform.renderType),
    ...trackingNames.map((name) => checkout.tracking?.[name] ?? ''),
  ]);
}
