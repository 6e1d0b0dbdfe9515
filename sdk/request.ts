import { requestSources } from '@tamarack/core/brand';
import { type CheckoutBody, failure } from '@tamarack/core/protocol/request';
import type { CheckoutRequest } from './types';

const must = (name: string, expected: string, came: unknown) =>
  failure('invalidRequest', `${name}: expected ${expected}, got ${JSON.stringify(came) ?? String(came)}`);

/**
 * Refuses what no later step could mend.
 * @throws TamarackError `invalidRequest`
 */
export const checkRequest = (request: CheckoutRequest): void => {
  if (typeof request !== 'object' || request === null) throw must('checkout', 'a request', request);
  const { cartTotal = 0, currency = 'CAD', platform, seller } = request;
  if (!Number.isFinite(cartTotal) || cartTotal < 0) throw must('cartTotal', 'dollars', String(cartTotal));
  if (currency !== 'CAD') throw must('currency', '"CAD"', currency);
  const type = platform?.renderType ?? 'Modal';
  if (type !== 'Modal' && type !== 'Standalone') {
    throw must('platform.renderType', '"Modal" or "Standalone"', type);
  }
  const url = seller?.redirectUrl;
  if (url != null && !webAddress(url)) throw must('seller.redirectUrl', 'an http(s) address', url);
};

/** The absolute form of an http(s) address, relative to this page; null for any other scheme. */
export const webAddress = (url: string): URL | null => {
  try {
    const address = new URL(url, location.href);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
};

/** The request as CheckOut_CheckOutOperation takes it, with the defaults of section 9 filled in. */
export const toBody = (request: CheckoutRequest): CheckoutBody => {
  const renderType = request.platform?.renderType ?? 'Modal';
  const url =
    request.seller?.redirectUrl ?? (renderType === 'Standalone' ? location.href.split('#')[0] : null);
  return {
    cartTotal: Math.round((request.cartTotal ?? 0) * 100) / 100,
    currency: 'CAD',
    platform: { renderType },
    requestSource: request.requestSource ?? requestSources.cart,
    invoiceLinkId: request.invoiceLinkId,
    tracking: request.tracking,
    orderReference: request.orderReference,
    seller: url == null ? undefined : { redirectUrl: webAddress(url)?.href ?? url },
  };
};
