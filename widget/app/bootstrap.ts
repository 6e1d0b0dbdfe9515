import { getChangeTime } from '@tamarack/core/protocol/change-time';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createStore, type StoreApi } from 'zustand';
import type { EventQueue } from '../analytics/event-queue';
import { fetchFirstView } from '../api/fetch-first-view';
import { getLocalStorage } from '../host/browser';
import type { HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import { getStep } from '../store/state/get-step';
import { initialState } from '../store/state/initial-state';
import { LOADING_TIME } from '../store/state/loading-time';
import type { SendResult, WidgetState, WidgetStore } from '../store/state/state';
import { toLoaded } from '../store/state/to-loaded';
import type { AppOptions, LastState } from './app-options';
import type { Engine } from './engine';

interface Bootstrapped extends WidgetStore {
  /** Loads the engine; again after a failure. */
  engine(): Promise<Engine>;
  /** Requests the session again. */
  retry(): void;
  stop(): LastState;
}

interface BootstrapOptions extends Omit<AppOptions, 'analytics'> {
  readonly analytics: EventQueue;
  readonly onEngine: (engine: Engine) => void;
}

/**
 * Creates the store of a mount and reads the application once. The engine, which loads meanwhile, takes over
 * from there. When it fails to load, the dialog shows the failure with a retry button.
 */
export function bootstrap(port: HostPort, texts: Texts, options: BootstrapOptions): Bootstrapped {
  const { retrySession, onEngine } = options;
  let { session } = options;
  const state: StoreApi<WidgetState> = createStore(() => initialState);
  const isLoading = (): boolean => state.getState().loading.kind === 'loading';
  let loadedEngine: Promise<Engine> | undefined;
  let running: Engine | undefined;
  let stopped = false;
  const retryCallbacks = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Resolves to the session whose application is shown; null when the engine must load it, or when loading
   * timed out.
   */
  const read = async (): Promise<SessionInfo | null> => {
    try {
      const info = await session;
      const view = await fetchFirstView(options.apiUrl, info, options.fetch);
      if (!isLoading()) return null;
      state.setState({ loading: { kind: 'ready', ...toLoaded(view) } });
      return info;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      state.setState({ loading: { kind: 'errorRequest', retryable: true, unreachable: true } });
      resolve(null);
    }, LOADING_TIME);
  });
  const firstRead = Promise.race([read(), timeout]);

  const create = async (): Promise<Engine> => {
    const [{ createEngine }, info] = await Promise.all([
      import('./engine'),
      firstRead,
      // which the engine imports: at the same time
      import('./find-end'),
    ]);
    if (stopped) return new Promise(() => {}); // unmounted
    running = createEngine(port, texts, options, { state, session: info });
    onEngine(running);
    return running;
  };

  const engine = (): Promise<Engine> => {
    loadedEngine ??= create().catch((error: unknown) => {
      loadedEngine = undefined;
      throw error;
    });
    return loadedEngine;
  };

  /** Resolves when the user presses retry; all waiting callers continue together. */
  const waitForRetry = (): Promise<void> =>
    new Promise((resolve) => {
      retryCallbacks.add(resolve);
      options.onEvent({ type: 'failure', code: 'loadFailed' });
      port.fail(() => {
        for (const callback of retryCallbacks) callback();
        retryCallbacks.clear();
      });
    });

  const withEngine = async <T>(run: (engine: Engine) => T | Promise<T>): Promise<T> => {
    for (;;) {
      const loaded = await engine().catch(() => null);
      if (loaded) return run(loaded);
      await waitForRetry();
    }
  };

  const load = (from: Promise<SessionInfo>): Promise<void> =>
    withEngine(async ({ store }) => {
      await store.load(from);
      store.syncLanguage();
    });

  void firstRead.then((info) => {
    if (info)
      engine().catch(() => {}); // preloaded; loaded again when it is needed
    else void (isLoading() ? load(session) : withEngine(() => {}));
  });
  // The engine replaces these hooks.
  const removeHooks = port.setCloseHooks({
    onCloseRequest() {
      const isFirst = getStep(state.getState()) === 'welcome' || (isLoading() && options.early?.session);
      return isFirst ? 'ask' : 'close';
    },
    onLeave() {
      options.analytics.track({ name: 'end', end: 'abandoned' });
      if (options.early) options.early.isLeft = true;
    },
  });
  const unsubscribe = port.language.subscribe(() => void withEngine(() => {}));

  return {
    state,
    storage: getLocalStorage,
    engine,
    send(event): Promise<SendResult> {
      if (running) return running.store.send(event);
      state.setState({ pending: [event.type] });
      return withEngine(({ store }) => {
        state.setState({ pending: [] });
        return store.send(event);
      });
    },
    retry() {
      if (retrySession) session = retrySession();
      void load(session);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      removeHooks();
      running?.stop();
      const { loading, pending } = state.getState();
      return {
        session,
        view: loading.kind === 'ready' ? loading.view : null,
        changeTime: getChangeTime(pending),
      };
    },
  };
}
