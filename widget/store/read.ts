import type { StoreApi } from 'zustand';
import { problemOf } from '../api/failure';
import type { ApplicationView } from '../api/types';
import { endsSession } from './failures';
import { loadedOf } from './loaded-of';
import type { WidgetState } from './state';

export interface Reader {
  /** Reads the facts anew. A failure changes nothing, unless it says that the session is over. Never rejects. */
  read(): Promise<void>;
  /** Takes over the view that a change was answered with; reads that began before it no longer count. */
  accept(view: ApplicationView): void;
  /** A change goes out: what a read under way will answer may be older than its outcome. */
  changing(): void;
  stop(): void;
}

/** The one way for the server's view into the store. */
export function createReader(state: StoreApi<WidgetState>): Reader {
  let version = 0;
  let stopped = false;

  const accept = (view: ApplicationView): void => {
    version += 1;
    if (stopped) return;
    const { loading } = state.getState();
    const same = loading.kind === 'ready' && JSON.stringify(loading.view) === JSON.stringify(view);
    state.setState({ offline: false, ...(!same && { loading: { kind: 'ready', ...loadedOf(view) } }) });
  };

  return {
    accept,
    changing() {
      version += 1;
    },
    async read() {
      const { api, loading, pending } = state.getState();
      if (api === null || loading.kind !== 'ready' || pending.length > 0) return;
      const begun = version;
      try {
        const view = await api.application();
        if (begun === version) accept(view);
      } catch (error) {
        const problem = problemOf(error);
        if (stopped || begun !== version) return;
        if (endsSession(problem)) state.setState({ loading: { kind: 'expired' } });
        else if (problem === null) state.setState({ offline: true });
      }
    },
    stop() {
      stopped = true;
    },
  };
}
