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
}

/** What the first screen shows, where the checkout begins with it. Amount in dollars; null for a pre-qualification. */
export interface FirstScreen {
  readonly merchant: string;
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
  /** Selector or element (this package has no types of the browser) of the page that the flow is shown in, not a dialog. */
  readonly place?: string | object | undefined;
  /**
   * `false`: nothing is counted. `true`: the customer agreed that the provider's vendor gets what is counted, by opening.
   * Otherwise screens are counted, without anything that tells customers apart.
   */
  readonly consent?: boolean | undefined;
  /** Of the page; what is not valid is left out, with a warning on the console. */
  readonly appearance?: Appearance | undefined;
  readonly onEvent: (event: WidgetEvent) => void;
}

export type WidgetEvent =
  | {
      readonly type: 'approved' | 'rejected' | 'abandoned';
      /** Ended by the server before this event; empty if it did not confirm that. */
      readonly sessionToken: string;
      readonly checkoutId: string;
      /** Where the merchant's page goes next, authorized by the server (ApplicationView.redirectUrl). */
      readonly redirectUrl?: string | null | undefined;
      /** `redirectUrl` with the outcome in its query, where the merchant's page follows it; see `buildReturnUrl`. */
      readonly returnUrl?: string | undefined;
    }
  | {
      /** What keeps the customer from going on has changed; null: nothing does. Closing now means that it failed. */
      readonly type: 'failure';
      readonly code: CheckoutFailureCode | null;
    }
  | {
      /** The applicant continues in the provider's window; the dialog closes. */
      readonly type: 'moved';
      /** A `Window`: this package has no types of the browser. */
      readonly window: object;
    }
  | {
      /** The dialog is removed. Last event of a mount. */
      readonly type: 'closed';
      /** As above, if the application was loaded. */
      readonly redirectUrl?: string | null | undefined;
    };

export interface WidgetHandle {
  /** Removes the dialog without confirmation; emits `closed` only. */
  unmount(): void;
}

/** Signature of the widget's entry module. */
export type Mount = (options: MountOptions) => WidgetHandle;
