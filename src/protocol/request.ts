import { brand, type RequestSource } from '../brand';
import type { Problem } from '../errors/catalogue';
import type { Language } from '../language';
import type { SessionInfo } from './mount';
import type { SessionFailure } from './session-failure';

/** Where a customer came from; passed on to the merchant's reports as it is. */
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

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

/** The part of `fetch` used here, so that this file names no DOM type. */
export type Post = (
  url: string,
  init: { method: 'POST'; credentials: 'include'; headers: Record<string, string>; body: string },
) => Promise<Answer>;

/** An error that both bundles recognise by its `code`; class names do not survive the minifier. */
export const createFailure = <Code extends string>(
  code: Code,
  message: string,
  retryable = false,
  cause?: unknown,
): Error & { readonly name: 'TamarackError'; readonly code: Code; readonly retryable: boolean } =>
  Object.assign(new Error(message, { cause }), { name: 'TamarackError' as const, code, retryable });

const linkKinds = ['Used', 'Rejected', 'Deactivated', 'Expired', 'Invalid'] as const;

/** Which reaction an answer that is no success asks for (specification, section 8). */
export const toSessionFailure = (status: number, problem: Partial<Problem>): Error & SessionFailure => {
  if (problem.code?.startsWith('TC-1000')) {
    return createFailure('merchant', problem.detail ?? problem.code, false, problem);
  }
  const said = problem.detail ?? `${brand.product} answered ${status}`;
  if (status !== 400) return createFailure('request', said, status >= 500 || status === 429, problem);
  const kind = linkKinds.find((known) => problem.type === `invoice-link-is-${known.toLowerCase()}`);
  return createFailure(kind ? `invoiceLink${kind}` : 'general', said, false, problem);
};

/**
 * Starts a checkout, or takes up the unfinished one that this browser's cookie names.
 * Source of the rules: specification, section 4 "Merchant flow" and section 5 "Checkout".
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
  const answer = await post(`${apiUrl}/v1/checkout`, {
    method: 'POST',
    credentials: 'include',
    headers,
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw createFailure('request', `${brand.product} cannot be reached`, true, cause);
  });
  const said = (await answer.json().catch(() => ({}))) as Partial<SessionInfo> & Partial<Problem>;
  if (!answer.ok) throw toSessionFailure(answer.status, said);
  const { sessionToken, checkoutId, minimumPurchaseAmount } = said;
  if (!sessionToken || !checkoutId || minimumPurchaseAmount == null) {
    throw createFailure('general', 'Missing required checkout parameters');
  }
  return {
    sessionToken,
    checkoutId,
    minimumPurchaseAmount,
    isAmountQualified: !!said.isAmountQualified,
    cartTotal: body.cartTotal,
    requestSource: body.requestSource,
    redirectUrl: body.seller?.redirectUrl,
    invoiceLinkId: body.invoiceLinkId,
    language: body.language,
  };
};
