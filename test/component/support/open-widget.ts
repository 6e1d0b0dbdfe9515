import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import type { CheckoutFailureCode } from '@tamarack/core/protocol/session-failure';
import type { Ending } from '@tamarack/core/protocol/standalone';
import { within } from '@testing-library/dom';
import type { AnalyticsEvent, CurrentLocation } from '../../../widget/analytics/analytics';
import type { ApplicationView } from '../../../widget/api/types';
import { mount } from '../../../widget/index';
import { session } from './build-store';
import { createFakeProvider } from './fake-provider';

export interface OpenOptions {
  readonly sessionPromise?: Promise<SessionInfo>;
  readonly retrySession?: () => Promise<SessionInfo>;
  readonly language?: Language;
  readonly ownPage?: boolean;
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
  const failures: (CheckoutFailureCode | null)[] = [];
  const pending: (Ending['type'] | null)[] = [];
  const tracked: AnalyticsEvent[] = [];
  let location: CurrentLocation | undefined;
  const handle = mount({
    apiUrl: 'https://api.test',
    session: options.sessionPromise ?? Promise.resolve(session),
    retrySession: options.retrySession,
    language: options.language ?? 'en',
    forceLanguage: true,
    ownPage: options.ownPage,
    analytics: {
      track: (event) => tracked.push(event),
      attach: (attached) => {
        location = attached;
      },
    },
    fetch: provider.fetch,
    onEvent: (event) => (event.type === 'failure' ? failures.push(event.code) : events.push(event)),
    onPending: (ending) => pending.push(ending?.type ?? null),
  });
  unmounts.push(() => handle.unmount());
  const root = [...document.querySelectorAll('[data-tamarack]')].at(-1)?.shadowRoot;
  const dialog = root?.querySelector('dialog');
  if (!root || !dialog) throw new Error('no dialog');
  return {
    handle,
    provider,
    events,
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
