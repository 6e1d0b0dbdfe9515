import { getCurrentStep } from '@tamarack/core/flow/current-step';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createStore, type StoreApi } from 'zustand';
import type { Analytics } from '../analytics/analytics';
import { firstView } from '../api/first-view';
import type { AppOptions, HostPort } from '../host/port';
import type { Texts } from '../i18n/create-texts';
import type { WidgetStore } from '../store/context';
import { initialState } from '../store/initial-state';
import { loadedOf } from '../store/loaded-of';
import { LOADING_TIME } from '../store/loading-time';
import type { SendResult, WidgetState } from '../store/state';
import type { Engine } from './engine';
import { leaveEarly } from './leave-early';

export interface Begun extends WidgetStore {
  /** Fetches the engine; anew where that failed. */
  engine(): Promise<Engine>;
  /** Starts the session again. */
  retry(): void;
  stop(): void;
}

export interface BeginOptions extends AppOptions {
  readonly analytics: Analytics;
  readonly onEngine: (engine: Engine) => void;
}

/**
 * The store of a mount, thin at first: it reads the application once by itself. The engine, which is fetched
 * meanwhile, takes over from there. Where it cannot be fetched the dialog says so and offers to try again.
 */
export function begin(port: HostPort, texts: Texts, options: BeginOptions): Begun {
  const { session, retrySession, onEngine } = options;
  const state: StoreApi<WidgetState> = createStore(() => initialState);
  const isLoading = (): boolean => state.getState().loading.kind === 'loading';
  let fetched: Promise<Engine> | undefined;
  let running: Engine | undefined;
  let stopped = false;
  let shown: SessionInfo | undefined;
  const waiting = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Answers the session whose application is shown; null where the engine has to ask, or loading took too long. */
  const read = async (): Promise<SessionInfo | null> => {
    try {
      const info = await session;
      const view = await firstView(options.apiUrl, info, options.fetch);
      if (!isLoading()) return null;
      shown = info;
      state.setState({ loading: { kind: 'ready', ...loadedOf(view) } });
      return info;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  };
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      state.setState({ loading: { kind: 'errorRequest', retryable: true } });
      resolve(null);
    }, LOADING_TIME);
  });
  const first = Promise.race([read(), late]);

  const create = async (): Promise<Engine> => {
    const [{ createEngine }, info] = await Promise.all([import('./engine'), first]);
    if (stopped) return new Promise(() => {}); // nobody waits any more
    running = createEngine(port, texts, options, { state, session: info });
    onEngine(running);
    return running;
  };

  const engine = (): Promise<Engine> => {
    fetched ??= create().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };

  /** Resolves when the person wants to try again; all who wait go on together. */
  const asked = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.add(resolve);
      port.fail(() => {
        for (const each of waiting) each();
        waiting.clear();
      });
    });

  const withEngine = async <T>(run: (engine: Engine) => T | Promise<T>): Promise<T> => {
    for (;;) {
      const found = await engine().catch(() => null);
      if (found) return run(found);
      await asked();
    }
  };

  const load = (from: Promise<SessionInfo>): Promise<void> =>
    withEngine(async ({ store }) => {
      await store.load(from);
      store.syncLanguage();
    });

  void first.then((info) => {
    if (info)
      engine().catch(() => {}); // fetched ahead; asked for anew when it is needed
    else void (isLoading() ? load(session) : withEngine(() => {}));
  });
  // The engine's own take their place.
  const unhook = port.setCloseHooks({
    onCloseRequest() {
      const { loading, local } = state.getState();
      return loading.kind === 'ready' && getCurrentStep(loading.facts, local) === 'welcome' ? 'ask' : 'close';
    },
    onLeave() {
      const { loading } = state.getState();
      if (shown && loading.kind === 'ready') leaveEarly(options, shown, loading.view.redirectUrl);
    },
    onBack: () => false,
  });
  const unsubscribe = port.language.subscribe(() => void withEngine(() => {}));

  return {
    state,
    engine,
    send(event): Promise<SendResult> {
      if (running) return running.store.send(event);
      state.setState({ pending: [event.type] });
      return withEngine(({ store }) => {
        state.setState({ pending: [] });
        return store.send(event);
      });
    },
    retry: () => void load(retrySession ? retrySession() : session),
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      unhook();
      running?.stop();
    },
  };
}
