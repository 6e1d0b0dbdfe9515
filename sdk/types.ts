import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { RequestSource } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { WidgetPageEvents } from '@tamarack/core/protocol/page-events';
import type { Customer, Tracking } from '@tamarack/core/protocol/request';
import type { SessionFailureCode } from '@tamarack/core/protocol/session-failure';

/** A cart, invoice or pre-qualification to finance. */
export interface CheckoutRequest {
  /**
   * From the response of `POST /v1/merchant/checkouts` to your server: opens the checkout that your server created. Amount,
   * reference and redirect are your server's; `run()` rejects with `merchant`, naming them, if they are given here too.
   * Combine it only with `merchantKey`, `language`, `forceLanguage`, `platform`, `mount`, `appearance` and
   * `analytics`.
   */
  readonly clientToken?: string;
  /**
   * Cart total in Canadian dollars, including taxes and shipping; rounded to whole cents. Required and not 0
   * for a cart without a `clientToken`. Below the merchant's minimum, the dialog shows the difference and leads back to
   * the cart. The customer's browser can send another total: your server has to compare it with the order, or use a
   * `clientToken` instead.
   */
  readonly cartTotal?: number;
  /** Only `CAD` is supported. Default `CAD`. */
  readonly currency?: 'CAD';
  /**
   * Publishable key, starts with `pk_`. Default: `data-merchant-key` of the script tag, or the key passed to
   * `loadTamarack`.
   */
  readonly merchantKey?: string;
  /**
   * Language that the checkout opens in, as a tag: `fr`, `fr-CA`, `en-CA` or what `navigator.language` gives. A customer
   * who chose the other one in an earlier checkout gets their own choice. For any other language, as without this option,
   * the browser's preference applies, otherwise English. The customer can always switch.
   */
  readonly language?: Language | (string & {});
  /**
   * Opens the checkout in `language` even if the customer chose the other one in an earlier checkout. For a page whose
   * customer chooses its language on the page itself. Default `false`, and so is any value but `true`.
   */
  readonly forceLanguage?: boolean;
  readonly platform?: {
    /** `Modal` opens a dialog on this page, `Standalone` the provider's page in a window. Default `Modal`. */
    readonly renderType: 'Modal' | 'Standalone';
  };
  /**
   * Selector or element that the checkout is shown in, as part of the page and as high as its content, instead of a dialog.
   * At least 320 px wide. Ignored with `Standalone`. Without such an element on the page at `run()`, the checkout opens in a
   * dialog, and a warning on the console says so.
   */
  readonly mount?: string | Element;
  readonly seller?: {
    /**
     * Where the page is redirected once the customer is approved or rejected, with `status`, `checkoutId` and
     * `sessionId` in the query. Must be http(s) with an origin registered for the merchant key. Without it,
     * the page stays and the window event and `run()` report the outcome. Default for `Standalone`: this
     * page.
     */
    readonly redirectUrl?: string;
  };
  /**
   * Your order reference, returned when you retrieve the checkout with the secret key. At most 100
   * characters. Null counts as omitted.
   */
  readonly orderReference?: string | null;
  /** `linkId` of the invoice link to pay, with `requestSource: 'tamarackInvoice'`. */
  readonly invoiceLinkId?: string;
  /** Returned when you retrieve the checkout with the secret key, and in its events. Put no personal data into it. */
  readonly tracking?: Tracking | null;
  /**
   * Customer details to prefill the forms; the customer can correct them. They replace those of an earlier call, except values
   * that the customer has entered. With a `clientToken`, your server passes them and the page must not.
   */
  readonly customer?: Customer | null;
  /**
   * `false`: no analytics; its code is not loaded. `true`: the customer consented, for example in your consent banner, that
   * the provider forwards events to its analytics vendor. Default: screens are counted by merchant and day, without cookies
   * or identifiers. Any other value, `'false'` or `null`, counts as `false`.
   */
  readonly analytics?: boolean;
  /**
   * Colours, corner radius, font, spacing and logo of the checkout, as tokens. A colour with too little contrast is darkened
   * or lightened, with a console warning.
   */
  readonly appearance?: Appearance;
  /**
   * Default `tamarackDirectApp`: a cart. `tamarackInvoice`: the invoice of a link, see `payInvoice`.
   * `tamarackPreQualificationWidget`: a credit line before any purchase, see `preQualify`.
   */
  readonly requestSource?: RequestSource;
}

/** A credit line before any purchase. The customer can pay an invoice with it at the end. */
export type PreQualifyRequest = Pick<
  CheckoutRequest,
  | 'merchantKey'
  | 'language'
  | 'forceLanguage'
  | 'platform'
  | 'mount'
  | 'seller'
  | 'tracking'
  | 'customer'
  | 'analytics'
  | 'appearance'
>;

/** An invoice of yours. */
export interface InvoiceRequest extends PreQualifyRequest {
  /** From the response of `POST /v1/merchant/invoice-links` to your server. */
  readonly linkId: string;
}

/**
 * Result of a checkout. It is not proof of payment: before fulfilling an order, retrieve the checkout on your
 * server with the secret key.
 */
export type CheckoutOutcome =
  | {
      /** `approved`: signed, and the purchase is complete. `rejected`: not financed. `abandoned`: the customer left. */
      readonly status: 'approved' | 'rejected' | 'abandoned';
      /** Ended: a reference, not a credential. Empty if the API could not be reached. */
      readonly sessionToken: string;
      readonly checkoutId: string;
    }
  | {
      /**
       * Closed while a failure blocked the customer: the API returned a server error or did not respond, a file could not be
       * downloaded, or the session had expired. Nothing is lost; the next `run()` resumes the checkout.
       */
      readonly status: 'failed';
      readonly error: TamarackError;
    }
  /** Closed without an outcome, by the customer or by `close()`. The next `run()` resumes the checkout. */
  | { readonly status: 'closed' };

/**
 * `detail` of the window events `tamarack-approved`, `tamarack-rejected` and `tamarack-abandoned`. `tamarack-approved`
 * fires at the signature, while the dialog still shows the confirmation; the others when the dialog closes.
 */
export interface OutcomeDetail {
  /** Ended: a reference, not a credential. Empty if the API could not be reached. */
  readonly sessionToken: string;
  readonly checkoutId: string;
}

export type TamarackErrorCode =
  /** `run()` or `validate()` before `checkout()`. */
  | 'noCheckout'
  /** A cart without a total. */
  | 'cartTotalRequired'
  /** An option of `checkout()` is invalid, as the page or the API found; the message names it. */
  | 'invalidRequest'
  /** Neither the script tag nor the request has a publishable key. */
  | 'merchantKeyRequired'
  /** The checkout's code, or its secure fields, could not be loaded. */
  | 'loadFailed'
  /** The browser blocked the window: call `run()` from a click. */
  | 'popupBlocked'
  | SessionFailureCode;

/**
 * Thrown by `checkout()` and `validate()`; rejection of `run()`; `error` of the outcome `failed`. Identified by `code`, since
 * class names are minified.
 */
export interface TamarackError extends Error {
  readonly name: 'TamarackError';
  readonly code: TamarackErrorCode;
  /** Running the same request again can succeed. */
  readonly retryable: boolean;
}

/** Events of a checkout with their payloads. None contains anything that the customer typed. */
export interface TamarackEvents extends WidgetPageEvents {
  /** The agreement is signed; the dialog still shows the confirmation. Not proof of payment. */
  readonly approved: OutcomeDetail;
  /** Not financed; fires when the checkout closes. */
  readonly rejected: OutcomeDetail;
  /** The customer confirmed that they want to leave. */
  readonly abandoned: OutcomeDetail;
  /**
   * A failure blocks the customer, and the checkout shows it; a retry may still succeed. If the checkout could not be opened,
   * only the promise rejects.
   */
  readonly error: TamarackError;
  /** The dialog or window is closed; the promise of `run()` has the outcome. */
  readonly closed: null;
}

export type TamarackEventName = keyof TamarackEvents;

/** The global object `Tamarack`, also returned by `loadTamarack`. */
export interface Tamarack {
  readonly version: string;
  /** Resolves once the object is ready, like the window event `tamarack-ready`. */
  readonly ready: Promise<Tamarack>;
  /**
   * Stores the request for `run()` and loads the code. Shows nothing and sends nothing to the API. Call it
   * again when the cart changes.
   *
   * @throws TamarackError `invalidRequest`
   */
  checkout(request: CheckoutRequest): void;
  /**
   * Checks whether `run()` can start.
   *
   * @throws TamarackError `noCheckout`, `cartTotalRequired`, `merchantKeyRequired`
   */
  validate(): void;
  /**
   * Opens the checkout and resolves with its outcome once it is closed. While a checkout is open, returns the
   * same promise. Call it from a click.
   *
   * @returns rejects with a TamarackError if nothing could be opened (`loadFailed`, `popupBlocked`, a window without a
   *   session), or if the API refuses the request (`merchant`, `invalidRequest`, `invoiceLink…`, `expired` for a client
   *   token), which the dialog shows until it is closed. Any failure of an open checkout resolves with the status `failed`.
   */
  run(): Promise<CheckoutOutcome>;
  /**
   * `checkout()` and `run()` for an invoice link. If the link is used, rejected, deactivated, expired or
   * invalid, the dialog shows why and the promise rejects with `invoiceLinkUsed`, `invoiceLinkRejected`, …
   * once it is closed.
   */
  payInvoice(request: InvoiceRequest): Promise<CheckoutOutcome>;
  /** `checkout()` and `run()` for a credit line before any purchase. */
  preQualify(request?: PreQualifyRequest): Promise<CheckoutOutcome>;
  /**
   * Calls `listener` with the payload of each event of a type, as `addEventListener('tamarack-step', …)` does with an event
   * whose `detail` it is. Survives `destroy()`.
   *
   * @returns stops listening
   */
  on<Type extends TamarackEventName>(
    type: Type,
    listener: (payload: TamarackEvents[Type]) => void,
  ): () => void;
  /** Closes the checkout without confirmation. Entered data is kept; `run()` opens it again. */
  close(): void;
  /**
   * Closes the checkout, discards the request and removes everything added to the page. `checkout()` starts
   * over.
   */
  destroy(): void;
  /**
   * Runs commands immediately. Before the script has loaded, the same line queues them:
   * `(window.Tamarack ||= []).push((tamarack) => tamarack.checkout({ cartTotal: 1200 }))`.
   */
  push(...commands: TamarackCommand[]): void;
}

/** A function that receives the `Tamarack` object, or a method name with its arguments. */
export type TamarackCommand =
  | ((tamarack: Tamarack) => void)
  | readonly ['checkout', CheckoutRequest]
  | readonly ['payInvoice', InvoiceRequest]
  | readonly ['preQualify', PreQualifyRequest?]
  | readonly ['validate' | 'run' | 'close' | 'destroy'];

/** A checkout request, or a function that returns it when the button is pressed. */
export type ButtonRequest = CheckoutRequest | (() => CheckoutRequest | Promise<CheckoutRequest>);

/** Events of the pay button: those of every element, and its own. */
interface TamarackButtonEventMap extends HTMLElementEventMap {
  readonly 'tamarack-outcome': CustomEvent<CheckoutOutcome>;
  /** A `TamarackError`, or what `request` threw, of which nothing is known. */
  readonly 'tamarack-error': CustomEvent<Partial<TamarackError>>;
}

/**
 * `<tamarack-button amount="4850.40">`: loads nothing until a pointer is over it or it has the focus, then preloads the
 * checkout, and runs it when pressed. Attributes: `amount` in dollars, `order-reference`, `redirect-url`, `language`,
 * `merchant-key` and `api-url`; `theme`, `brand-colour`, `border-radius`, `font`, `density` and `logo` are the checkout's
 * `appearance` and the button's. Its content replaces its label.
 *
 * Emits `tamarack-outcome`, whose `detail` is a `CheckoutOutcome`, and `tamarack-error`, whose `detail` is a
 * `TamarackError` or what `request` threw; neither bubbles. Call `preventDefault()` on `tamarack-error` to show nothing to the customer.
 */
export interface TamarackButtonElement extends HTMLElement {
  /** Options that override the attributes. */
  request: ButtonRequest;
  addEventListener<Type extends keyof TamarackButtonEventMap>(
    type: Type,
    listener: (event: TamarackButtonEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * `<tamarack-message amount="4850.40">`: the lowest weekly payment of an amount, and its representative example.
 * Attributes: `amount` in dollars, `language`, `merchant-key` and `api-url`; `theme`, `border-radius`, `font` and
 * `brand-colour` for the example.
 */
export interface TamarackMessageElement extends HTMLElement {
  /** Dollars; NaN without a valid amount. */
  amount: number;
}
