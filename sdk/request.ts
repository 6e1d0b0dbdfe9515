import type { Appearance } from '@tamarack/core/appearance/appearance';
import { requestSources } from '@tamarack/core/brand';
import { type Language, parseLanguage } from '@tamarack/core/language';
import { type CheckoutBody, createFailure } from '@tamarack/core/protocol/request';
import type { CheckoutRequest } from './types';

/** How the dialog or window is opened. */
export interface OpeningOptions {
  /** The page's language; undefined if it is not supported. */
  readonly language: Language | undefined;
  readonly forceLanguage: boolean | undefined;
  /** Selector or element of the page that the dialog's content is shown in. */
  readonly place: string | object | undefined;
  /** The customer's consent to analytics. */
  readonly consent: boolean | undefined;
  /** As the page passed it; the widget validates it. */
  readonly appearance: Appearance | undefined;
}

/** A valid request. */
export interface ReadRequest extends OpeningOptions {
  /** Body of CheckOut_CheckOutOperation, with the defaults of the specification, section 9. */
  readonly body: CheckoutBody & { readonly language: Language };
  readonly isWindow: boolean;
  /** Names of unknown options; they are not sent. */
  readonly unknown: readonly string[];
}

/**
 * Validates the options as far as the page can; the API validates the rest. Null is an option left out: it is what
 * `URLSearchParams.get` returns for a missing `utm_source`, and what many shops have for an order without a reference.
 *
 * @throws TamarackError `invalidRequest` with the option, the expected and the actual value
 */
export const readRequest = (request: CheckoutRequest): ReadRequest => {
  const check = (valid: unknown, name: string, expected: string, actual: unknown) => {
    // quotes tell the value of a page's field, which is text, from the number that it looks like
    const got = typeof actual === 'string' ? `"${actual}"` : actual;
    if (!valid) throw createFailure('invalidRequest', `${name}: expected ${expected}, got ${got}`);
  };
  // what is left out counts as the request itself
  for (const name of ['checkout', 'platform', 'seller']) {
    const part = (request as Parts | undefined)?.[name] ?? request;
    check(part === Object(part), name, 'an object', part);
  }
  const {
    clientToken,
    requestSource: source,
    forceLanguage,
    currency,
    seller,
    merchantKey,
    language: tag,
    orderReference,
    invoiceLinkId,
    tracking,
    customer,
    platform,
    analytics: consent,
    appearance,
    mount,
    cartTotal = 0,
    ...unknown
  } = request;
  const { renderType, ...unknownPlatform } = Object(platform) as NonNullable<typeof platform>;
  const { redirectUrl, ...unknownSeller } = Object(seller) as NonNullable<typeof seller>;
  const isWindow = renderType === 'Standalone';
  const url = redirectUrl || (isWindow && !clientToken ? (location.href.split('#')[0] as string) : '');
  // as the page's own links are resolved
  const address = url && Object.assign(document.createElement('a'), { href: url }).href;

  const isAmount = typeof cartTotal === 'number' && cartTotal >= 0 && cartTotal <= 1e7;
  check(isAmount, 'cartTotal', 'dollars from 0 to 10000000', cartTotal);
  check(!currency || currency === 'CAD', 'currency', 'CAD', currency);
  check(isWindow || !renderType || renderType === 'Modal', 'renderType', 'Modal or Standalone', renderType);
  check(!url || /^https?:/.test(address), 'redirectUrl', 'http(s)', url);
  check(source !== requestSources.invoice || invoiceLinkId, 'linkId', 'a link', invoiceLinkId);
  for (const [name, value] of Object.entries({
    redirectUrl: (url as { href?: string }).href ?? url,
    clientToken,
    merchantKey,
    language: tag,
    orderReference,
    linkId: invoiceLinkId,
    ...tracking,
  } as Texts)) {
    const text = value ?? '';
    const most = /Url/.test(name) ? 2000 : (tracking as Texts | undefined)?.[name] ? 200 : 100;
    check(typeof text === 'string', name, 'text', text);
    check(text.length <= most, name, `at most ${most} characters`, text.length);
  }

  const language = parseLanguage(tag);
  return {
    isWindow,
    unknown: Object.keys({ ...unknown, ...unknownPlatform, ...unknownSeller }),
    language,
    place: mount,
    forceLanguage: forceLanguage === true,
    consent,
    appearance,
    body: {
      // a guess: the widget knows the customer's earlier choice and corrects it
      language: language ?? parseLanguage(navigator.language) ?? 'en',
      clientToken,
      requestSource: source || requestSources.cart,
      cartTotal: Math.round(cartTotal * 100) / 100,
      currency: 'CAD',
      seller: address ? { redirectUrl: address } : undefined,
      orderReference,
      invoiceLinkId,
      tracking,
      customer,
      platform: { renderType: renderType || 'Modal' },
    },
  };
};

/** Options by name, as the page passed them. */
type Parts = Readonly<Record<string, unknown>>;
/** What may be text, as the page passed it. */
type Texts = Readonly<Record<string, string | null | undefined>>;
