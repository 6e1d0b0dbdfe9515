import type { Language } from '../language';

/** What loader and widget promise each other. The two are separate bundles: plain data and functions only. */

/** The session as the specification names it (section 3). Amounts in dollars, as on the wire. */
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
}

export interface MountOptions {
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  /** The dialog opens at once with its skeleton; the flow starts when this settles. A `SessionFailure` shows its error. */
  readonly session: Promise<SessionInfo>;
  /** Asks for the session again after a failure that is `retryable`. */
  readonly retrySession?: (() => Promise<SessionInfo>) | undefined;
  readonly language?: Language | undefined;
  readonly onEvent: (event: WidgetEvent) => void;
}

export type WidgetEvent =
  | {
      readonly type: 'approved' | 'rejected' | 'abandoned';
      readonly sessionToken: string;
      readonly checkoutId: string;
      /** Where the merchant's page goes next, as the server vouched for it (ApplicationView.redirectUrl). */
      readonly redirectUrl?: string | null | undefined;
    }
  | {
      /** The dialog is gone; the last event of a mount. */
      readonly type: 'closed';
      /** As above, where the application was read. */
      readonly redirectUrl?: string | null | undefined;
    };

export interface WidgetHandle {
  /** Removes the dialog without asking and without an event but `closed`. */
  unmount(): void;
}

/** Signature of the widget's entry module. */
export type Mount = (options: MountOptions) => WidgetHandle;
