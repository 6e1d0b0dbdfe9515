import { requestSources } from '@tamarack/core/brand';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import type { CheckoutBody } from '@tamarack/core/protocol/request';

/**
 * What the address requests: an existing session, a mailed link, a new checkout, or none of them (values
 * missing).
 */
export type Arrival =
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'session'; readonly session: SessionInfo }
  | { readonly kind: 'request'; readonly body: CheckoutBody; readonly merchantKey: string | undefined }
  | { readonly kind: 'incomplete' };

const sessionValues = [
  'sessionId',
  'checkoutId',
  'redirectUrl',
  'cartTotal',
  'minimumPurchaseAmount',
  'requestSource',
];

/** Hash parameter with the token of a mailed link. */
export const LINK_PARAMETER = 'resume';

/**
 * Parses the address by section 4, "Wrapper loading", of the specification: all of the session's values,
 * none, or the general error. A mailed link comes first.
 */
export const readQuery = (path: string, query: URLSearchParams, hash: URLSearchParams): Arrival => {
  const token = hash.get(LINK_PARAMETER);
  if (token !== null) return { kind: 'link', token };
  const value = (name: string) => query.get(name) || undefined;
  const given = sessionValues.filter(value);
  const linkId = value('linkId');

  if (given.length === sessionValues.length) {
    return {
      kind: 'session',
      session: {
        sessionToken: value('sessionId') ?? '',
        checkoutId: value('checkoutId') ?? '',
        redirectUrl: value('redirectUrl'),
        cartTotal: Number(value('cartTotal')),
        minimumPurchaseAmount: Number(value('minimumPurchaseAmount')),
        requestSource: value('requestSource') ?? '',
        isAmountQualified: value('isAmountQualified') === 'true',
        invoiceLinkId: linkId,
      },
    };
  }
  if (given.length > 0) return { kind: 'incomplete' };
  return {
    kind: 'request',
    merchantKey: value('merchantKey'),
    body: {
      cartTotal: 0,
      currency: 'CAD',
      requestSource: path.includes('invoice') ? requestSources.invoice : requestSources.preQualification,
      platform: { renderType: 'Standalone' },
      invoiceLinkId: linkId,
      tracking: {
        trackingId: value('trackingId'),
        gclid: value('gclid'),
        utmCampaign: value('utm_campaign') ?? value('utmCampaign'),
        utmContent: value('utm_content') ?? value('utmContent'),
        utmMedium: value('utm_medium') ?? value('utmMedium'),
        utmSource: value('utm_source') ?? value('utmSource'),
        utmTerm: value('utm_term') ?? value('utmTerm'),
      },
    },
  };
};
