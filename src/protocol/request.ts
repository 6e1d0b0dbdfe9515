import { brand, type RequestSource } from '../brand';
import type { Problem } from '../errors/catalogue';
import type { Language } from '../language';
import type { SessionInfo } from './mount';
import type { SessionFailure } from './session-failure';

/** Marketing attribution, passed to the merchant's reports unchanged. Null counts as omitted, as `URLSearchParams.get` returns it. */
export interface Tracking {
  readonly trackingId?: string | null | undefined;
  readonly gclid?: string | null | undefined;
  readonly utmCampaign?: string | null | undefined;
  readonly utmContent?: string | null | undefined;
  readonly utmMedium?: string | null | undefined;
  readonly utmSource?: string | null | undefined;
  readonly utmTerm?: string | null | undefined;
  readonly trackingUrl?: string | null | undefined;
}

/**
 * Customer details to prefill the forms. The customer can change all of them, and verifies phone and email by codes: nothing
 * counts as verified. Empty strings and null count as omitted. A value of another
 * type, an email without `@`, a phone without digits or a province of more than two letters is refused; one that the
 * customer cannot use, such as a foreign number, is left out.
 */
export interface Customer {
  /** At most 320 characters. Shown masked. */
  readonly email?: string | null | undefined;
  /** Mobile number in E.164 (`+14165550123`) or a local format; at most 40 characters. Shown masked. */
  readonly phone?: string | null | undefined;
  /** At most 200 characters, as every name here. */
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly business?:
    | {
        /** Legal name. */
        readonly name?: string | null | undefined;
        /** Operating name. */
        readonly operatingName?: string | null | undefined;
        /** Registration number of any registry, at most 40 characters. The form shows the field only if it is set. */
        readonly registrationNumber?: string | null | undefined;
        readonly address?:
          | {
              /** Number, street and unit, at most 200 characters. */
              readonly street?: string | null | undefined;
              readonly city?: string | null | undefined;
              /** Two letters, such as `ON`. */
              readonly province?: string | null | undefined;
              /** At most 20 characters. */
              readonly postalCode?: string | null | undefined;
            }
          | null
          | undefined;
      }
    | null
    | undefined;
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
  readonly tracking?: Tracking | null | undefined;
  readonly requestSource: RequestSource;
  readonly seller?: { readonly redirectUrl: string } | undefined;
  readonly orderReference?: string | null | undefined;
  /** The checkout that the merchant's server created. */
  readonly clientToken?: string | undefined;
  readonly customer?: Customer | null | undefined;
}

/** Subset of `Response`, without DOM types. */
export interface HttpResponse {
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

/** Explains responses without a session, the first of which downloads it. */
export interface Diagnostics {
  toSessionFailure(
    status: number,
    problem: Partial<Problem>,
    request: Pick<CheckoutBody, 'requestSource'>,
  ): Error & SessionFailure;
}

type SessionResponse = Omit<SessionInfo, 'isAmountQualified'> & { readonly isAmountQualified?: boolean };

/**
 * Posts CheckOut_CheckOutOperation, which starts a checkout or resumes the unfinished one of this browser's cookie
 * (specification, section 4 "Merchant flow" and section 5 "Checkout").
 *
 * @param credentials headers that name the merchant
 */
export const postCheckout = (
  post: Post,
  apiUrl: string,
  credentials: Readonly<Record<string, string>>,
  body: CheckoutBody,
): Promise<HttpResponse> =>
  post(`${apiUrl}/v1/checkout`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...credentials },
    body: JSON.stringify(body),
  });

/**
 * Reads the session from the response of `postCheckout`.
 *
 * @throws SessionFailure
 */
export const readSession = async (
  posted: Promise<HttpResponse>,
  body: CheckoutBody,
  loadDiagnostics: () => Promise<Diagnostics>,
): Promise<SessionInfo> => {
  const response = await posted.catch((cause: unknown) => {
    throw createFailure('request', `${brand.product} cannot be reached`, true, cause);
  });
  const result = (await response.json().catch(() => ({}))) as SessionResponse & Partial<Problem>;
  if (!response.ok || !result.sessionToken || !result.checkoutId || result.minimumPurchaseAmount == null)
    throw (await loadDiagnostics()).toSessionFailure(response.status, result, body);
  return {
    isAmountQualified: false,
    ...body,
    ...result,
    redirectUrl: body.seller?.redirectUrl,
    // the order may have another language: the widget then reports the displayed one to the server
    language: body.clientToken ? undefined : body.language,
  };
};
