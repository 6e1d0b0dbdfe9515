import type { Route } from '@tamarack/core/flow/steps';
import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import type { CheckoutFailureCode } from '@tamarack/core/protocol/session-failure';
import { within } from '@testing-library/dom';
import type { AnalyticsEvent, CurrentLocation } from '../../../widget/analytics/analytics';
import type { ApplicationView } from '../../../widget/api/types';
import { mount } from '../../../widget/index';
import type { Pending } from '../../../widget/store/effects/report-pending';
import { session } from './build-store';
import { createFakeProvider } from './fake-provider';

export interface OpenOptions {
  readonly sessionPromise?: Promise<SessionInfo>;
  readonly retrySession?: () => Promise<SessionInfo>;
  readonly language?: Language;
  readonly ownPage?: boolean;
  /** Tells the page of each screen by a window event, as in a dialog, in place of `routes`. */
  readonly tellsPage?: boolean;
  /** Reports to the provider, with this consent, in place of `tracked`. */
  readonly reporting?: { readonly consent: boolean | undefined };
}

const unmounts: (() => void)[] = [];

/** Closes what a test left open. */
export function closeWidgets(): void {
  for (const unmount of unmounts.splice(0)) unmount();
}

/** The whole widget in its dialog, over a provider in memory. */
export function openWidget(view: ApplicationView, options: OpenOptions = {}) {
  const provider = createFakeProvider(view);
  const events: Exclude<WidgetEvent, { type: 'failure' }>[] = [];
  const routes: Route[] = [];
  const failures: (CheckoutFailureCode | null)[] = [];
  const pending: Pending[] = [];
  const tracked: AnalyticsEvent[] = [];
  let location: CurrentLocation | undefined;
  const handle = mount({
    apiUrl: 'https://api.test',
    session: options.sessionPromise ?? Promise.resolve(session),
    retrySession: options.retrySession,
    language: options.language ?? 'en',
    forceLanguage: true,
    ownPage: options.ownPage,
    consent: options.reporting?.consent,
    analytics: options.reporting
      ? undefined
      : {
          track: (event) => tracked.push(event),
          attach: (attached) => {
            location = attached;
          },
        },
    fetch: provider.fetch,
    onEvent: (event) => (event.type === 'failure' ? failures.push(event.code) : events.push(event)),
    onRoute: options.tellsPage ? undefined : (route) => routes.push(route),
    onPending: (told) => pending.push(told),
  });
  unmounts.push(() => handle.unmount());
  const root = [...document.querySelectorAll('[data-tamarack]')].at(-1)?.shadowRoot;
  const dialog = root?.querySelector('dialog');
  if (!root || !dialog) throw new Error('no dialog');
  return {
    handle,
    provider,
    events,
    routes,
    failures,
    pending,
    tracked,
    location: () => location,
    root,
    dialog,
    ui: within(dialog as HTMLElement),
  };
}

/** The first draw fetches and compiles many files on a busy machine. */
export const slowTimeout = { timeout: 10_000 };
