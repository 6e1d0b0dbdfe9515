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

const linkFailures = ['Used', 'Rejected', 'Deactivated', 'Expired', 'Invalid'] as const;

/** Maps an error response to a session failure (specification, section 8). */
const toSessionFailure = (status: number, problem: Partial<Problem>): Error & SessionFailure => {
  if (problem.code?.startsWith('TC-1000')) {
    return createFailure('merchant', problem.detail ?? problem.code, false, problem);
  }
  const message = problem.detail ?? `${brand.product} answered ${status}`;
  if (status !== 400) return createFailure('request', message, status >= 500 || status === 429, problem);
  const linkFailure = linkFailures.find(
    (failure) => problem.type === `invoice-link-is-${failure.toLowerCase()}`,
  );
  return createFailure(linkFailure ? `invoiceLink${linkFailure}` : 'general', message, false, problem);
};

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
): Promise<SessionInfo> => {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (merchantKey) headers['merchantKey'] = merchantKey;
  const response = await post(`${apiUrl}/v1/checkout`, {
    method: 'POST',
    credentials: 'include',
    headers,
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw createFailure('request', `${brand.product} cannot be reached`, true, cause);
  });
  const result = (await response.json().catch(() => ({}))) as Partial<SessionInfo> & Partial<Problem>;
  if (!response.ok) throw toSessionFailure(response.status, result);
  const { sessionToken, checkoutId, minimumPurchaseAmount } = result;
  if (!sessionToken || !checkoutId || minimumPurchaseAmount == null) {
    throw createFailure('general', 'Missing required checkout parameters');
  }
  return {
    sessionToken,
    checkoutId,
    minimumPurchaseAmount,
    isAmountQualified: !!result.isAmountQualified,
    cartTotal: body.cartTotal,
    requestSource: body.requestSource,
    redirectUrl: body.seller?.redirectUrl,
    invoiceLinkId: body.invoiceLinkId,
    language: body.language,
  };
};
