import type { Appearance } from '../appearance/appearance';
import type { Language } from '../language';
import type { CheckoutFailureCode } from './session-failure';

/** Checkout session (specification, section 3). Amounts in dollars. */
export interface SessionInfo {
  readonly sessionToken: string;
  readonly checkoutId: string;
  readonly redirectUrl?: string | undefined;
  readonly isAmountQualified: boolean;
  readonly minimumPurchaseAmount: number;
  readonly cartTotal: number;
  readonly requestSource: string;
  readonly invoiceLinkId?: string | undefined;
  /** Language that the checkout was opened with; undefined if unknown. */
  readonly language?: Language | undefined;
  readonly firstScreen?: FirstScreen | undefined;
  /** Only in the provider's window, for the page that opened it: tells the outcome and nothing else. */
  readonly outcomeToken?: string | undefined;
}

/** Data of the first screen, if the checkout begins with it. Amount in dollars; null for a pre-qualification. */
export interface FirstScreen {
  readonly merchant: string;
  /** Address of the merchant's logo, if it has one. */
  readonly logoUrl?: string | undefined;
  readonly amount: number | null;
  readonly invoiceNumber: string | null;
}

/** Interface between the loader and the widget, which are separate bundles: plain data and functions only. */
export interface MountOptions {
  /** Origin of the provider's API, without a trailing slash. */
  readonly apiUrl: string;
  /**
   * The dialog opens immediately with a skeleton; the flow starts when this settles. A `SessionFailure` shows
   * its error.
   */
  readonly session: Promise<SessionInfo>;
  /** Requests the session again after a `retryable` failure. */
  readonly retrySession?: (() => Promise<SessionInfo>) | undefined;
  /** Opens in this language, unless the customer chose another one before. */
  readonly language?: Language | undefined;
  /** Opens in `language` whatever the customer chose before; they can still switch. */
  readonly forceLanguage?: boolean | undefined;
  /** Selector or element (no DOM types in this package) that shows the flow in the page, instead of a dialog. */
  readonly place?: string | object | undefined;
  /**
   * `false`: nothing is counted. `true`: the customer consented to forwarding events to the analytics vendor, one visit at a
   * time. Otherwise screens are counted without identifying customers.
   */
  readonly consent?: boolean | undefined;
  /** Appearance from the page; invalid tokens are ignored with a console warning. */
  readonly appearance?: Appearance | undefined;
  readonly onEvent: (event: WidgetEvent) => void;
}

export type WidgetEvent =
  | {
      readonly type: 'approved' | 'rejected' | 'abandoned';
      /** Session token, which the server ended before this event; empty if it did not confirm that. */
      readonly sessionToken: string;
      readonly checkoutId: string;
      /** The URL that the merchant's page opens next, authorized by the server (ApplicationView.redirectUrl). */
      readonly redirectUrl?: string | null | undefined;
      /** `redirectUrl` with the outcome in its query, if the merchant's page follows it; see `buildReturnUrl`. */
      readonly returnUrl?: string | undefined;
    }
  | {
      /** A failure blocks the customer, or null: the last one is resolved. Closing the dialog while blocked ends as `failed`. */
      readonly type: 'failure';
      readonly code: CheckoutFailureCode | null;
    }
  | {
      /** The applicant continues in the provider's window; the dialog closes. */
      readonly type: 'moved';
      /** A `Window`; this package has no DOM types. */
      readonly window: object;
    }
  | {
      /** The dialog is removed. Last event of a mount. */
      readonly type: 'closed';
      /** As above; present if the application was loaded. */
      readonly redirectUrl?: string | null | undefined;
    };

export interface WidgetHandle {
  /** Removes the dialog without confirmation; emits the outcome that the server knows, if any, then `closed`. */
  unmount(): void;
}

/** Signature of the widget's entry module. */
export type Mount = (options: MountOptions) => WidgetHandle;
