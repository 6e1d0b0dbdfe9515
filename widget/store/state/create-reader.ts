import type { StoreApi } from 'zustand';
import { getProblem } from '../../api/failure';
import type { ApplicationView } from '../../api/types';
import { getSessionEnd } from './failures';
import type { WidgetState } from './state';
import { toLoaded } from './to-loaded';

export interface ViewReader {
  /**
   * Reads the facts again. Resolves to true when they were applied. A failure changes nothing, unless the
   * session has expired. Never rejects.
   */
  read(): Promise<boolean>;
  /** Applies the view that a change returned; reads started before it no longer count. */
  accept(view: ApplicationView): void;
  /** A change is sent: a pending read may be older than its outcome. */
  invalidate(): void;
  /**
   * One of several concurrent changes is sent. Its view is applied unless another view arrived in the meantime, which
   * may be newer: then it returns false, and the caller must read.
   */
  startConcurrent(): (view: ApplicationView) => boolean;
  stop(): void;
}

/** The only way for a server view into the store. */
export function createReader(state: StoreApi<WidgetState>): ViewReader {
  let version = 0;
  let stopped = false;

  const accept = (view: ApplicationView): void => {
    version += 1;
    if (stopped) return;
    const { loading } = state.getState();
    const before = loading.kind === 'ready' ? loading.view : null;
    const same = before !== null && isSame(before, view);
    const reused = before === null ? view : reuseDocuments(view, before);
    state.setState({ offline: false, ...(!same && { loading: { kind: 'ready', ...toLoaded(reused) } }) });
  };

  /** Applies the view requested now, unless another one arrived in the meantime. */
  const startConcurrent = (): ((view: ApplicationView) => boolean) => {
    const startVersion = version;
    return (view) => {
      if (startVersion !== version) return false;
      accept(view);
      return true;
    };
  };

  return {
    accept,
    startConcurrent,
    invalidate() {
      version += 1;
    },
    async read() {
      const { api, ended, loading, pending } = state.getState();
      if (ended || api === null || loading.kind !== 'ready' || pending.length > 0) return false;
      const startVersion = version;
      const apply = startConcurrent();
      try {
        return apply(await api.application());
      } catch (error) {
        const problem = getProblem(error);
        if (stopped || state.getState().ended || startVersion !== version) return false;
        const end = getSessionEnd(problem);
        if (end !== null) state.setState({ loading: end });
        else if (problem === null) state.setState({ offline: true });
        return false;
      }
    },
    stop() {
      stopped = true;
    },
  };
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Unchanged documents keep their object identity, so their rows do not render again. */
function reuseDocuments(view: ApplicationView, before: ApplicationView): ApplicationView {
  const previous = new Map(before.documents.map((document) => [document.id, document]));
  const documents = view.documents.map((document) => {
    const old = previous.get(document.id);
    return old !== undefined && isSame(old, document) ? old : document;
  });
  return { ...view, documents };
}
