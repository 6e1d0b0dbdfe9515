import type { MountedStore } from '../create-store';
import type { Uploads } from '../state/upload-item';

/** Milliseconds between two polls of documents being checked, by elapsed time. */
const pollIntervals: readonly (readonly [upTo: number, every: number])[] = [
  [10_000, 1000],
  [60_000, 3000],
  [Number.POSITIVE_INFINITY, 10_000],
];

/**
 * Polls the view while a document is being checked, or an uploaded file has no document in the view yet; not
 * in a hidden tab. Returns the unsubscribe function.
 */
export function pollDocuments(
  store: Pick<MountedStore, 'state'>,
  uploads: Uploads,
  page: { readonly document: Pick<Document, 'visibilityState'> },
  speed = 1,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waited = 0;
  let polling = false;
  let polledIds = '';

  const getPolledIds = (): string => {
    const { loading } = store.state.getState();
    if (loading.kind !== 'ready') return '';
    const { documents, moreAsked } = loading.facts;
    if (documents.submitted && !moreAsked) return '';
    const checking = loading.view.documents.filter(({ state }) => state === 'checking');
    const done = uploads.state.getState().items.filter(({ state }) => state === 'done');
    return [...checking, ...done].map(({ id }) => id).join();
  };

  const schedule = (): void => {
    const now = getPolledIds();
    if (now === '') {
      clearTimeout(timer);
      timer = undefined;
    } else if (now !== polledIds) waited = 0;
    polledIds = now;
    if (now === '' || timer !== undefined || polling) return;
    const every = (pollIntervals.find(([upTo]) => waited < upTo)?.[1] ?? 1000) / speed;
    timer = setTimeout(() => void poll(every * speed), every);
  };

  const poll = async (every: number): Promise<void> => {
    timer = undefined;
    waited += every;
    polling = true;
    if (page.document.visibilityState !== 'hidden') await uploads.refresh();
    polling = false;
    schedule();
  };

  const unsubscribe = [store.state.subscribe(schedule), uploads.state.subscribe(schedule)];
  schedule();
  return () => {
    for (const each of unsubscribe) each();
    clearTimeout(timer);
    polling = true;
  };
}
