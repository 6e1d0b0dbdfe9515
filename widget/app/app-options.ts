import type { Appearance } from '@tamarack/core/appearance/appearance';
import type { Route } from '@tamarack/core/flow/steps';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import type { Analytics } from '../analytics/analytics';
import type { ApplicationView } from '../api/types';
import type { EarlyScreen } from '../host/early-screen';
import type { HostPort } from '../host/port';
import type { Pending } from '../store/effects/report-pending';

export interface AppOptions {
  /** Receives steps, language changes, problems and the end in place of the provider's API. */
  readonly analytics?: Analytics | undefined;
  /** See `MountOptions`. */
  readonly consent?: boolean | undefined;
  readonly appearance?: Appearance | undefined;
  /** Origin of the provider's API, no trailing slash. */
  readonly apiUrl: string;
  /** Rejects with a `SessionFailure` (src/protocol/session-failure.ts). */
  readonly session: Promise<SessionInfo>;
  /** Requests the session again after a retryable `SessionFailure`. */
  readonly retrySession?: (() => Promise<SessionInfo>) | undefined;
  /** The first screen, shown before the application was there. */
  readonly early?: EarlyScreen | undefined;
  /** Reports an end to the page as soon as it is settled; the first one only. */
  readonly emit: (event: Promise<WidgetEvent>) => void;
  /** Receives failures as they come and go. */
  readonly onEvent: (event: WidgetEvent) => void;
  /** See `WidgetOptions`. */
  readonly onPending?: ((pending: Pending) => void) | undefined;
  /** Receives the route of each screen shown, in place of the page's window event `step`. */
  readonly onRoute?: ((route: Route) => void) | undefined;
  /** The dialog is the whole page; closing it does not return to a cart. */
  readonly ownPage?: boolean | undefined;
  /** Replaces the browser's `fetch` in the gallery and in tests. */
  readonly fetch?: typeof fetch | undefined;
}

/** An application that is closed. */
export interface LastState {
  /** The latest one that was requested. */
  readonly session: Promise<SessionInfo>;
  /** Null unless the application was shown. */
  readonly view: ApplicationView | null;
  /** Milliseconds that the outcome of a change on its way, such as the signature, may take; 0 without one. */
  readonly changeTime: number;
}

/**
 * Renders the application into the port. Resolves to its unmount function. Rejects when the texts fail to load; nothing is
 * rendered then, and the call can be repeated.
 */
export type StartApp = (port: HostPort, options: AppOptions) => Promise<() => LastState>;
