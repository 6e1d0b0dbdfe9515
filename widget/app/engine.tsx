import type { Analytics } from '../analytics/analytics';
import { createApi } from '../api/create-api';
import type { AppOptions, CloseHooks, HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import { type Begun, createWidgetStore, type MountedStore } from '../store/create-store';
import { followScoring } from '../store/follow-scoring';
import { pollDocuments } from '../store/poll-documents';
import { keepRunningState, type RunningState } from '../store/running-state';
import { watchPage } from '../store/watch-page';
import { BankConnection } from './bank-connection';
import { followLanguage } from './follow-language';
import { LoadOutcome } from './load-outcome';
import { Messages } from './messages';
import { ScreenError } from './screen-error';

/** What is drawn only now and then. */
export const seldom = { BankConnection, LoadOutcome, Messages, ScreenError };
export type Seldom = typeof seldom;

export interface EngineOptions extends Pick<AppOptions, 'apiUrl' | 'fetch' | 'emit' | 'ownPage'> {
  readonly analytics: Analytics;
}

export interface Engine {
  readonly store: MountedStore;
  readonly seldom: Seldom;
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

/** Everything that a press needs and the first screen does not: client, effects, ties to dialog and page. */
export function createEngine(port: HostPort, texts: Texts, options: EngineOptions, begun: Begun): Engine {
  const { apiUrl, fetch, emit, analytics } = options;
  const store = createWidgetStore({
    begun,
    makeApi: (session) => createApi({ apiUrl, session, fetch }),
    emit,
    analytics,
    language: () => port.language.get(),
    requestClose: () => port.requestClose(),
  });
  const running = keepRunningState(store);
  const undo = [
    running.stop,
    followLanguage(port, texts, store),
    port.setCloseHooks(closeHooks(store, running, options)),
    followScoring(store, globalThis),
    pollDocuments(store, store.uploads, globalThis),
    watchPage(store, globalThis),
  ];
  store.syncLanguage();
  return {
    store,
    seldom,
    stop() {
      for (const each of undo) each();
      store.stop();
    },
  };
}
