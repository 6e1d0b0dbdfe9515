import type { ScoringView } from '../../api/types';
import type { MountedStore } from '../create-store';
import { wait } from './wait';
import type { PageEvents } from './watch-page';

/** Milliseconds. */
interface ScoringTiming {
  /** Between two polls, and before a closed stream is opened again. */
  readonly pollEvery: number;
  /** Maximum time to the first event; a slower stream is buffered on its way. */
  readonly firstWithin: number;
  /** Maximum silence of a live stream: the server sends a heartbeat every 15 s. */
  readonly silentFor: number;
  /** How long polling lasts before the stream is tried again; doubles with each consecutive failure. */
  readonly streamAgain: number;
}

export const defaultTiming: ScoringTiming = {
  pollEvery: 1500,
  firstWithin: 5000,
  silentFor: 40_000,
  streamAgain: 30_000,
};

/** Consecutive failures after which the backoff stops doubling. */
const MAX_DOUBLINGS = 4;

/** The parts of `window` that are used. */
interface ScoringPage extends PageEvents {
  readonly document: PageEvents & Pick<Document, 'visibilityState'>;
}

/**
 * Follows the run while the scoring step is shown in a visible tab: by server-sent events, or by polling
 * where they are unavailable. Reads the facts when the run ends. Returns the unsubscribe function.
 */
export function followScoring(store: MountedStore, page: ScoringPage, pace = defaultTiming): () => void {
  let following: AbortController | null = null;

  const check = (): void => {
    const wanted = store.step() === 'scoring' && page.document.visibilityState !== 'hidden';
    if (wanted === (following !== null)) return;
    following?.abort();
    following = wanted ? new AbortController() : null;
    if (following) void follow(store, pace, following.signal);
  };
  /** The network changed: an open stream may be dead without an error. */
  const restart = (): void => {
    following?.abort();
    following = null;
    check();
  };

  const unsubscribe = store.state.subscribe(check);
  page.document.addEventListener('visibilitychange', check);
  page.addEventListener('online', restart);
  page.addEventListener('offline', restart);
  check();
  return () => {
    unsubscribe();
    page.document.removeEventListener('visibilitychange', check);
    page.removeEventListener('online', restart);
    page.removeEventListener('offline', restart);
    following?.abort();
  };
}

async function follow(store: MountedStore, pace: ScoringTiming, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const streamed = await listen(store, pace, signal);
    if (streamed) await wait(pace.pollEvery, signal);
    else await poll(store, pace.pollEvery, (pace.streamAgain * 2 ** failures) / pace.pollEvery, signal);
    failures = streamed ? 0 : Math.min(failures + 1, MAX_DOUBLINGS);
  }
}

/** True when the stream sent an event and the server ended it. */
async function listen(store: MountedStore, pace: ScoringTiming, signal: AbortSignal): Promise<boolean> {
  const attempt = new AbortController();
  const end = (): void => attempt.abort();
  let receivedEvent = false;
  let timer = setTimeout(end, pace.firstWithin);
  const onActivity = (): void => {
    if (!receivedEvent) return;
    clearTimeout(timer);
    timer = setTimeout(end, pace.silentFor);
  };
  const onView = (view: ScoringView): void => {
    if (signal.aborted) return;
    receivedEvent = true;
    onActivity();
    void apply(store, view);
  };
  signal.addEventListener('abort', end);
  try {
    await store.state.getState().api?.listenToScoring({ onView, onActivity, signal: attempt.signal });
    return receivedEvent;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

async function poll(
  store: MountedStore,
  every: number,
  attempts: number,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < attempts && !signal.aborted; attempt += 1) {
    try {
      const view = await store.state.getState().api?.scoring();
      if (view && !signal.aborted) await apply(store, view);
    } catch {
      // detects an expired session or a lost network; then polls again
      if (!signal.aborted) await store.refresh();
    }
    await wait(every, signal);
  }
}

const apply = async (store: MountedStore, view: ScoringView): Promise<void> =>
  view.state === 'running' ? store.updateScoring(view) : store.refresh();
