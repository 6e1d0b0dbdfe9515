import type { RequestSource } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import type { Tracking } from '@tamarack/core/protocol/request';
import type { SessionFailureCode } from '@tamarack/core/protocol/session-failure';

/** What the merchant's page wants paid over time. */
export interface CheckoutRequest {
  /**
   * Total of the cart in Canadian dollars, taxes and shipping included; rounded to whole cents. Required and not 0
   * for a cart. Under the merchant's minimum the dialog shows by how much, and how to get back to the cart.
   */
  readonly cartTotal?: number;
  /** Only Canadian dollars are financed. Default `CAD`. */
  readonly currency?: 'CAD';
  /** Publishable key, begins with `pk_`. Default: `data-merchant-key` of the script tag, or that of `loadTamarack`. */
  readonly merchantKey?: string;
  /** Language of the first screen; the customer can switch. Default: what the browser prefers, else English. */
  readonly language?: Language;
  readonly platform?: {
    /** `Modal` opens a dialog on this page; `Standalone` a window on the provider's page. Default `Modal`. */
    readonly renderType: 'Modal' | 'Standalone';
  };
  readonly seller?: {
    /**
     * Where the page goes once the customer is approved or rejected, with `status`, `checkoutId` and `sessionId` in
     * its query. http(s), and of an origin registered for the merchant key: anything else is refused. Without it the
     * page stays, and only the window event and `run()` tell the outcome. Default for `Standalone`: this page.
     */
    readonly redirectUrl?: string;
  };
  /** Your own reference of the order, given back by the look-up with the secret key. At most 100 characters. */
  readonly orderReference?: string;
  /** The invoice that is paid: `linkId` of an invoice link of yours, with `requestSource: 'tamarackInvoice'`. */
  readonly invoiceLinkId?: string;
  readonly tracking?: Tracking;
  /**
   * Default `tamarackDirectApp`: a cart. `tamarackInvoice` is an invoice that a link names, and
   * `tamarackPreQualificationWidget` a credit line before any purchase: see `payInvoice` and `preQualify`.
   */
  readonly requestSource?: RequestSource;
}

/** A credit line before any purchase; an invoice may be paid with it at the end. */
export type PreQualifyRequest = Pick<
  CheckoutRequest,
  'merchantKey' | 'language' | 'platform' | 'seller' | 'tracking'
>;

/** An invoice that you sent. */
export interface InvoiceRequest extends PreQualifyRequest {
  /** As `POST /v1/merchant/invoice-links` answered it to your server. */
  readonly linkId: string;
}

/**
 * How it ended. It is news for the page, not proof: before goods are handed over, the merchant's server looks the
 * checkout up with its secret key.
 */
export type CheckoutOutcome =
  | {
      /** `approved`: the purchase is complete. `rejected`: not financed. `abandoned`: the customer chose to leave. */
      readonly status: 'approved' | 'rejected' | 'abandoned';
      readonly sessionToken: string;
      readonly checkoutId: string;
    }
  /** The dialog was closed with nothing decided, by the customer or by `close()`. Running again goes on from there. */
  | { readonly status: 'closed' };

/** `detail` of the window events `tamarack-approved`, `tamarack-rejected` and `tamarack-abandoned`. */
export interface OutcomeDetail {
  readonly sessionToken: string;
  readonly checkoutId: string;
}

export type TamarackErrorCode =
  /** `run()` or `validate()` before `checkout()`. */
  | 'noCheckout'
  /** A cart without a total. */
  | 'cartTotalRequired'
  /** An option of `checkout()` is not what it must be; the message says which. */
  | 'invalidRequest'
  /** Neither the script tag nor the request has a publishable key. */
  | 'merchantKeyRequired'
  /** The dialog's code could not be downloaded. */
  | 'loadFailed'
  /** The browser did not let a window open: call `run()` from a click. */
  | 'popupBlocked'
  | SessionFailureCode;

/** What `validate()` throws and `run()` rejects with. Tell them apart by `code`; class names are minified. */
export interface TamarackError extends Error {
  readonly name: 'TamarackError';
  readonly code: TamarackErrorCode;
  /** Running again, unchanged, can help. */
  readonly retryable: boolean;
}

/** The global object `Tamarack`, and what `loadTamarack` resolves to. */
export interface Tamarack {
  readonly version: string;
  /** Resolves once the object is usable; also after it long is. The window event `tamarack-ready` says the same. */
  readonly ready: Promise<Tamarack>;
  /**
   * Keeps the request for `run()` and starts to download the dialog's code, so that it opens at once. Nothing is shown
   * and nothing is sent to the provider's API. Call it again when the cart changes.
   * @throws TamarackError `invalidRequest`
   */
  checkout(request: CheckoutRequest): void;
  /**
   * Says whether `run()` could start, without starting.
   * @throws TamarackError `noCheckout`, `cartTotalRequired`, `merchantKeyRequired`
   */
  validate(): void;
  /**
   * Opens the checkout, and resolves with its outcome once it is closed. While one is open, calling it again opens
   * nothing and answers the same promise. Call it from a click.
   * @returns rejects with a TamarackError when there is no session or no code to show it with.
   */
  run(): Promise<CheckoutOutcome>;
  /**
   * `checkout()` and `run()` for an invoice link of yours. Where the link is used, rejected, deactivated, expired or not
   * known the dialog says so, and the promise rejects with `invoiceLinkUsed`, `invoiceLinkRejected`, … once it is closed.
   */
  payInvoice(request: InvoiceRequest): Promise<CheckoutOutcome>;
  /** `checkout()` and `run()` for a customer who wants to know their credit line before they buy. */
  preQualify(request?: PreQualifyRequest): Promise<CheckoutOutcome>;
  /** Closes what is open, without asking the customer; what was entered is kept. `run()` opens it again. */
  close(): void;
  /** Closes what is open, forgets the request and takes back what was added to the page. `checkout()` starts anew. */
  destroy(): void;
  /**
   * Runs a command now. Before the script is loaded the same line keeps it for later:
   * `(window.Tamarack ||= []).push((tamarack) => tamarack.checkout({ cartTotal: 1200 }))`.
   */
  push(...commands: TamarackCommand[]): void;
}

/** A function that gets the object, or a method's name with its arguments. */
export type TamarackCommand =
  | ((tamarack: Tamarack) => void)
  | readonly ['checkout', CheckoutRequest]
  | readonly ['payInvoice', InvoiceRequest]
  | readonly ['preQualify', PreQualifyRequest?]
  | readonly ['validate' | 'run' | 'close' | 'destroy'];
