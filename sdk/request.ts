import { requestSources } from '@tamarack/core/brand';
import { isLanguage, type Language } from '@tamarack/core/language';
import { type CheckoutBody, createFailure } from '@tamarack/core/protocol/request';
import type { CheckoutRequest } from './types';

/** @throws TamarackError `invalidRequest` with the option, the expected and the actual value */
export const validateRequest = (request: CheckoutRequest): void => {
  const check = (valid: boolean, name: string, expected: string, actual: unknown) => {
    if (!valid) throw createFailure('invalidRequest', `${name}: expected ${expected}, got ${actual}`);
  };
  const { cartTotal = 0, currency = 'CAD', platform, seller, requestSource, invoiceLinkId } = request;
  const type = platform?.renderType ?? 'Modal';
  const url = seller?.redirectUrl;
  check(Number.isFinite(cartTotal) && cartTotal >= 0, 'cartTotal', 'dollars', cartTotal);
  check(currency === 'CAD', 'currency', 'CAD', currency);
  check(type === 'Modal' || type === 'Standalone', 'renderType', 'Modal or Standalone', type);
  check(url == null || !!parseWebUrl(url), 'redirectUrl', 'http(s)', url);
  check(requestSource !== requestSources.invoice || !!invoiceLinkId, 'linkId', 'a link', invoiceLinkId);
};

/** Resolves an http(s) URL against this page; null for any other scheme. */
const parseWebUrl = (url: string): URL | null => {
  try {
    const address = new URL(url, location.href);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
};

/**
 * The requested language, or a guess from the browser. The widget detects the exact one and corrects the
 * guess.
 */
export const getLanguage = ({ language }: CheckoutRequest): Language => {
  if (isLanguage(language)) return language;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
};

/** Body of CheckOut_CheckOutOperation, with the defaults of the specification, section 9. */
export const toCheckoutBody = ({ merchantKey, ...request }: CheckoutRequest): CheckoutBody => {
  const { cartTotal = 0, platform = { renderType: 'Modal' }, requestSource = requestSources.cart } = request;
  const url =
    request.seller?.redirectUrl ??
    (platform.renderType === 'Standalone' ? location.href.split('#')[0] : null);
  return {
    ...request,
    cartTotal: Math.round(cartTotal * 100) / 100,
    currency: 'CAD',
    language: getLanguage(request),
    platform,
    requestSource,
    seller: url == null ? undefined : { redirectUrl: parseWebUrl(url)?.href ?? url },
  };
};
