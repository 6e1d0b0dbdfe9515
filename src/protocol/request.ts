import { brand, type RequestSource } from '../brand';
import type { Problem } from '../errors/catalogue';
import type { Language } from '../language';
import type { SessionInfo } from './mount';
import type { SessionFailure } from './session-failure';

/** Marketing attribution, passed to the merchant's reports unchanged. */
export interface Tracking {
  readonly trackingId?: string | undefined;
  readonly gclid?: string | undefined;
  readonly utmCampaign?: string | undefined;
  readonly utmContent?: string | undefined;
  readonly utmMedium?: string | undefined;
  readonly utmSource?: string | undefined;
  readonly utmTerm?: string | undefined;
  readonly trackingUrl?: string | undefined;
}

/** Body of CheckOut_CheckOutOperation (specification, section 3). */
export interface CheckoutBody {
  /** Dollars, at most two decimals. */
  readonly cartTotal: number;
  readonly currency: 'CAD';
  /** Language of messages and documents. */
  readonly language?: Language | undefined;
  readonly platform?: { readonly renderType: 'Modal' | 'Standalone' } | undefined;
  readonly invoiceLinkId?: string | undefined;
  readonly tracking?: Tracking | undefined;
  readonly requestSource: RequestSource;
  readonly seller?: { readonly redirectUrl: string } | undefined;
  readonly orderReference?: string | undefined;
  /** The checkout that the merchant's server created. */
  readonly clientToken?: string | undefined;
}

interface HttpResponse {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

/** Subset of `fetch`, without DOM types. */
export type Post = (
  url: string,
  init: { method: 'POST'; credentials: 'include'; headers: Record<string, string>; body: string },
) => Promise<HttpResponse>;

/** Creates an error that both bundles identify by `code`; class names do not survive minification. */
export const createFailure = <Code extends string>(
  code: Code,
  message: string,
  retryable = false,
  cause?: unknown,
): Error & { readonly name: 'TamarackError'; readonly code: Code; readonly retryable: boolean } =>
  Object.assign(new Error(message, { cause }), { name: 'TamarackError' as const, code, retryable });

/** Explains responses without a session. The loader downloads it with the first of them. */
export interface Diagnostics {
  toSessionFailure(status: number, problem: Partial<Problem>): Error & SessionFailure;
}

/**
 * Starts a checkout, or resumes the unfinished one of this browser's cookie
 * (specification, section 4 "Merchant flow" and section 5 "Checkout").
 *
 * @throws SessionFailure
 */
export const requestSession = async (
  post: Post,
  apiUrl: string,
  merchantKey: string | undefined,
  body: CheckoutBody,
  loadDiagnostics: () => Promise<Diagnostics>,
): Promise<SessionInfo> => {
  const response = await post(`${apiUrl}/v1/checkout`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...(merchantKey && { merchantKey }) },
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw createFailure('request', `${brand.product} cannot be reached`, true, cause);
  });
  const result = (await response.json().catch(() => ({}))) as Partial<SessionInfo> & Partial<Problem>;
  const { sessionToken, checkoutId, minimumPurchaseAmount } = result;
  if (!response.ok || !sessionToken || !checkoutId || minimumPurchaseAmount == null)
    throw (await loadDiagnostics()).toSessionFailure(response.status, result);
  const { requestSource, seller, invoiceLinkId, language } = body;
  return {
    isAmountQualified: false,
    cartTotal: body.cartTotal,
    ...result,
    sessionToken,
    checkoutId,
    minimumPurchaseAmount,
    requestSource,
    redirectUrl: seller?.redirectUrl,
    invoiceLinkId,
    // the order may name another: the widget then tells the server what the customer sees
    language: body.clientToken ? undefined : language,
  };
};
