import { brand } from '../brand';
import type { Route } from '../flow/steps';
import type { SessionInfo, WidgetEvent } from './mount';
import type { CheckoutFailureCode } from './session-failure';

/** Path of the provider's connect page on the API's origin. */
export const connectPath = '/connect';

const toQuery = (values: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Query of the connect page: the seven values of the specification, section 4 "Merchant flow". */
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

/** Query parameters of the connect page: the language to open in; the one for customers who have chosen none. */
export const languageParameters = { forced: 'lng', preferred: 'defaultLng' } as const;

/** Query parameter of the connect page: the customer's consent to analytics, `true` or `false`. */
export const consentParameter = 'analytics';

/** Outcome event of a checkout. */
export type Ending = Exclude<WidgetEvent, { type: 'closed' | 'failure' | 'moved' }>;

/**
 * Message from the connect page to its opener, the merchant's page. The opener replies with `endingReceived` once the
 * window is done; an opener of an older version does so at the first message.
 */
export interface EndingMessage {
  readonly from: typeof brand.id;
  readonly ending: Ending;
  /** The window still shows the outcome. Another message follows, unless the customer closes the window with the browser's controls. */
  readonly open?: true;
}

/** Message from the opener to the connect page: the window can close. */
export const endingReceived = `${brand.id}-received`;

export const buildEndingMessage = (ending: Ending, open = false): EndingMessage => ({
  from: brand.id,
  ending,
  ...(open && { open }),
});

/** Callers verify the sender's origin and window first. */
export const isEndingMessage = (data: unknown): data is EndingMessage =>
  (data as Partial<EndingMessage> | null)?.from === brand.id;

/** The opener's report if the customer closes the window with the browser's controls, for which there is no event. */
export interface WindowState {
  /** An outcome that the server knows; null without one. */
  readonly ending: Ending | null;
  /** The failure that keeps the customer from continuing; null if there is none. */
  readonly failure: CheckoutFailureCode | null;
  /** Route of the screen shown; missing in windows of older versions, and before the first one. */
  readonly route?: Route | undefined;
  /** Tells the page the outcome of the window's session; missing in windows of older versions, and before there is one. */
  readonly outcomeToken?: string | undefined;
  /** Milliseconds that the outcome of a change on its way may take; missing without one, and in windows of older versions. */
  readonly changeTime?: number | undefined;
}

/** Message from the connect page to its opener, with each change. Openers of older versions ignore it. */
interface WindowStateMessage {
  readonly from: `${typeof brand.id}-window`;
  readonly state: WindowState;
}

export const buildWindowStateMessage = (state: WindowState): WindowStateMessage => ({
  from: `${brand.id}-window`,
  state,
});

/** Callers verify the sender's origin and window first. */
export const isWindowStateMessage = (data: unknown): data is WindowStateMessage =>
  (data as Partial<WindowStateMessage> | null)?.from === `${brand.id}-window`;

/** Whether an address is http(s), not a script. */
export const isWebUrl = (address: string | null | undefined): address is string =>
  /^https?:\/\//i.test(address ?? '');

/**
 * The merchant's URL with the outcome in its query: `status`, `checkoutId`, `sessionId` (specification,
 * section 4).
 *
 * @returns null if the checkout was abandoned or the URL is missing or not http(s)
 */
export const buildReturnUrl = ({ type, sessionToken, checkoutId, redirectUrl }: Ending): string | null => {
  if (type === 'abandoned' || !isWebUrl(redirectUrl)) return null;
  const [base = '', hash] = redirectUrl.split('#');
  const query = toQuery({ status: `${brand.id}-${type}`, checkoutId, sessionId: sessionToken });
  return `${base}${base.includes('?') ? '&' : '?'}${query}${hash ? `#${hash}` : ''}`;
};
