import type { EventQueue } from '../analytics/event-queue';
import { followEvents } from '../analytics/follow-events';
import { createApi } from '../api/create-api';
import { createCallWatch } from '../api/http/watch-calls';
import { getLocalStorage, getWindow } from '../host/browser';
import type { CloseHooks, HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import { createWidgetStore, type MountedStore, type StoreSource } from '../store/create-store';
import { followScoring } from '../store/effects/follow-scoring';
import { pollDocuments } from '../store/effects/poll-documents';
import { reportFailure } from '../store/effects/report-failure';
import { reportPending } from '../store/effects/report-pending';
import { reportPurchase } from '../store/effects/report-purchase';
import { type RunningState, storeRunningState } from '../store/effects/running-state';
import { watchPage } from '../store/effects/watch-page';
import type { AppOptions } from './app-options';
import { BankConnection } from './bank-connection';
import { followLanguage } from './follow-language';
import { followLogo } from './follow-logo';
import { LoadOutcome } from './outcomes/load-outcome';
import { Messages } from './outcomes/messages';
import { ScreenError } from './outcomes/screen-error';
import { rememberScreenKind } from './remember-screen-kind';

/** Components that most visits never render. */
const lazyComponents = { BankConnection, LoadOutcome, Messages, ScreenError };
export type LazyComponents = typeof lazyComponents;

export interface EngineOptions
  extends Pick<
    AppOptions,
    'apiUrl' | 'appearance' | 'consent' | 'fetch' | 'emit' | 'onEvent' | 'onPending' | 'onRoute' | 'ownPage'
  > {
  readonly analytics: EventQueue;
}

export interface Engine {
  readonly store: MountedStore;
  readonly lazy: LazyComponents;
  stop(): void;
}

function closeHooks(
  store: MountedStore,
  running: RunningState,
  { ownPage, analytics }: EngineOptions,
): CloseHooks {
  return {
    onCloseRequest() {
      const closing = store.closing();
      if (closing === 'ask') return 'ask';
      if (ownPage && store.step() === 'smallCartTotal') {
        analytics.track({ name: 'pageView', title: 'Cart total is less than minimum amount' });
        store.emitEnd('rejected');
      } else store.emitEnd(closing);
      return 'close';
    },
    onLeave() {
      running.leave();
      store.leave();
    },
    onBack: () => store.back(),
  };
}

const getCheckoutId = ({ state }: MountedStore): string | null => {
  const { loading } = state.getState();
  return loading.kind === 'ready' ? loading.view.checkoutId : null;
};

/**
 * Creates everything that the first screen does not need: API client, effects, and listeners on dialog and
 * page.
 */
export function createEngine(
  port: HostPort,
  texts: Texts,
  options: EngineOptions,
  source: StoreSource,
): Engine {
  const { apiUrl, emit, analytics } = options;
  const calls = createCallWatch(options.fetch);
  const page = getWindow();
  const store = createWidgetStore({
    page,
    source,
    makeApi: (session) =>
      createApi({
        apiUrl,
        session,
        consent: options.consent,
        appearance: options.appearance,
        fetch: calls.fetch,
        startCall: calls.begin,
      }),
    emit,
    analytics,
    language: () => port.language.get(),
    requestClose: () => port.requestClose(),
  });
  const running = storeRunningState(store, getLocalStorage);
  const undo = [
    running.stop,
    followLanguage(port, texts, store),
    followLogo(port, store, options),
    port.setCloseHooks(closeHooks(store, running, options)),
    followScoring(store, page),
    pollDocuments(store, store.uploads, page),
    watchPage(store, page),
    reportPurchase(store),
    rememberScreenKind(store, getLocalStorage),
    reportFailure(store, options.onEvent),
    followEvents(analytics, {
      ...options,
      getCheckoutId: () => getCheckoutId(store),
      getLanguage: port.language.get,
      page,
      root: port.root,
      watchCalls: calls.watch,
    }),
    options.onPending ? reportPending(store, options.onPending) : () => {},
  ];
  store.syncLanguage();
  return {
    store,
    lazy: lazyComponents,
    stop() {
      // the page closed the dialog: its customer may have read an outcome
      const end = store.closing();
      if (end !== null && end !== 'ask') store.emitEnd(end);
      for (const each of undo) each();
      store.stop();
    },
  };
}
