import type { StoreApi } from 'zustand';
import type { ScoringView } from '../api/types';
import type { MountedStore } from './create-store';
import type { WidgetState } from './state';

/** Milliseconds between two looks at the scoring job. */
export const POLL_EVERY = 1500;

/** While the scoring step is shown, follows its stages, and reads the facts once it has ended. Answers its undo. */
export function pollScoring(store: MountedStore, every = POLL_EVERY): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;

  const schedule = (): void => {
    if (store.step() !== 'scoring' || timer !== undefined || looking) return;
    timer = setTimeout(() => void look(), every);
  };

  const look = async (): Promise<void> => {
    timer = undefined;
    const { api } = store.state.getState();
    if (store.step() !== 'scoring' || api === null) return;
    looking = true;
    try {
      const scoring = await api.scoring();
      if (scoring.state === 'running') followStage(store.state, scoring);
      else await store.refresh();
    } catch {
      await store.refresh(); // says whether the session is over or the network is gone; then we look again
    } finally {
      looking = false;
      schedule();
    }
  };

  const unsubscribe = store.state.subscribe(schedule);
  schedule();
  return () => {
    unsubscribe();
    clearTimeout(timer);
    looking = true;
  };
}

function followStage(state: StoreApi<WidgetState>, { state: job, stage, slow, late }: ScoringView): void {
  const { loading } = state.getState();
  if (loading.kind !== 'ready') return;
  const before = loading.facts.scoring;
  if (before.state === job && before.stage === stage && before.slow === slow && before.late === late) return;
  const scoring = { state: job, stage, slow, late };
  const view = { ...loading.view, facts: { ...loading.view.facts, scoring } };
  state.setState({ loading: { kind: 'ready', view, facts: { ...loading.facts, scoring } }, offline: false });
}
