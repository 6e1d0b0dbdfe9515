import { requestSources } from '@tamarack/core/brand';
import { isLanguage, type Language } from '@tamarack/core/language';
import { type CheckoutBody, createFailure } from '@tamarack/core/protocol/request';
import type { CheckoutRequest } from './types';

/**
 * Refuses what no later step could mend.
 * @throws TamarackError `invalidRequest`, naming the option, what was expected and what came
 */
export const validateRequest = (request: CheckoutRequest): void => {
  const must = (fits: boolean, name: string, expected: string, came: unknown) => {
    if (!fits) throw createFailure('invalidRequest', `${name}: expected ${expected}, got ${came}`);
  };
  const { cartTotal = 0, currency = 'CAD', platform, seller, requestSource, invoiceLinkId } = request;
  const type = platform?.renderType ?? 'Modal';
  const url = seller?.redirectUrl;
  must(Number.isFinite(cartTotal) && cartTotal >= 0, 'cartTotal', 'dollars', cartTotal);
  must(currency === 'CAD', 'currency', 'CAD', currency);
  must(type === 'Modal' || type === 'Standalone', 'renderType', 'Modal or Standalone', type);
  must(url == null || !!parseWebUrl(url), 'redirectUrl', 'http(s)', url);
  must(requestSource !== requestSources.invoice || !!invoiceLinkId, 'linkId', 'a link', invoiceLinkId);
};

/** The absolute form of an http(s) address, relative to this page; null for any other scheme. */
export const parseWebUrl = (url: string): URL | null => {
  try {
    const address = new URL(url, location.href);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
};

/** The requested language, or a guess from the browser. The widget detects the exact one and corrects the guess. */
export const getLanguage = ({ language }: CheckoutRequest): Language => {
  if (isLanguage(language)) return language;
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
};

/** The request as CheckOut_CheckOutOperation takes it, with the defaults of section 9 filled in. */
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
