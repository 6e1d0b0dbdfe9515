import { brand } from '../brand';
import type { SessionInfo, WidgetEvent } from './mount';

/** Path of the provider's connect page on the API's origin. */
export const connectPath = '/connect';

const toQuery = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The query of the connect page: exactly the seven values of the specification, section 4 "Merchant flow". */
export const buildConnectQuery = (session: SessionInfo): string =>
  toQuery({
    sessionId: session.sessionToken,
    checkoutId: session.checkoutId,
    redirectUrl: session.redirectUrl ?? '',
    isAmountQualified: session.isAmountQualified,
    cartTotal: session.cartTotal,
    minimumPurchaseAmount: session.minimumPurchaseAmount,
    requestSource: session.requestSource,
  });

export type Ending = Exclude<WidgetEvent, { type: 'closed' }>;

/** Connect page → the merchant's page that opened it: how it ended. The opener answers `received`. */
export interface EndingMessage {
  readonly from: typeof brand.id;
  readonly ending: Ending;
}

/** Opener → connect page: the ending arrived, this window can close. */
export const endingReceived = `${brand.id}-received`;

export const buildEndingMessage = (ending: Ending): EndingMessage => ({ from: brand.id, ending });

/** The sender's origin and window must have been checked before. */
export const isEndingMessage = (data: unknown): data is EndingMessage =>
  (data as Partial<EndingMessage> | null)?.from === brand.id;

/** Where a page may be sent: never to a script. */
export const isWebUrl = (address: string | null | undefined): address is string =>
  /^https?:\/\//i.test(address ?? '');

/**
 * The merchant's address with the outcome in its query: `status`, `checkoutId`, `sessionId` (specification, section 4).
 * Null when there is nowhere to go: abandoned, no address, or one that is not http(s).
 */
export const buildReturnUrl = ({ type, sessionToken, checkoutId, redirectUrl }: Ending): string | null => {
  if (type === 'abandoned' || !isWebUrl(redirectUrl)) return null;
  const [rest = '', hash] = redirectUrl.split('#');
  const said = toQuery({ status: `${brand.id}-${type}`, checkoutId, sessionId: sessionToken });
  return `${rest}${rest.includes('?') ? '&' : '?'}${said}${hash ? `#${hash}` : ''}`;
};
