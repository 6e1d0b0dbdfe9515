import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import type { Analytics } from '../analytics/analytics';
import type { HostPort } from '../host/port';

export interface AppOptions {
  /** Where steps, language changes, problems and the end are reported to; nowhere without it. */
  readonly analytics?: Analytics | undefined;
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  /** Rejects with a `SessionFailure` (src/protocol/failure.ts). */
  readonly session: Promise<SessionInfo>;
  /** Asks for the session again after a `SessionFailure` that is `retryable`. */
  readonly retrySession?: (() => Promise<SessionInfo>) | undefined;
  readonly emit: (event: WidgetEvent) => void;
  /** The page is nothing but this dialog: there is no cart under it that closing would lead back to. */
  readonly ownPage?: boolean | undefined;
  /** In place of the browser's `fetch`: the gallery and tests answer from memory. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Signature of `startApp` of widget/app/start: draws the application into the port, answers its undo, which answers the
 * vouched address of the application that it showed. Rejects when the texts could not be fetched; nothing is drawn
 * then, and it can be called again.
 */
export type StartApp = (port: HostPort, options: AppOptions) => Promise<() => string | null>;
