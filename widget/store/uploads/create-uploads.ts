import type { Problem } from '@tamarack/core/errors/catalogue';
import { transition } from '@tamarack/core/flow/transition';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Analytics } from '../../analytics/analytics';
import type { IdempotencyKey } from '../../api/api';
import { createIdempotencyKey } from '../../api/create-idempotency-key';
import { getProblem } from '../../api/failure';
import type { ApplicationView } from '../../api/types';
import type { ViewReader } from '../state/create-reader';
import { endsSession, isOutdated } from '../state/failures';
import { mayHaveSucceeded } from '../state/idempotency-keys';
import type { WidgetState } from '../state/state';
import {
  isInProgress,
  type UploadItem,
  type UploadKind,
  type Uploads,
  type UploadsState,
} from '../state/upload-item';
import { createDocumentChanges } from './document-changes';
import { getMessageKey, isTransient } from './upload-problems';
import { findRefusal, getCountedFiles, toDisplayName } from './upload-rules';

/** Maximum number of concurrent uploads. */
const MAX_CONCURRENT = 3;
/** Backoff in milliseconds before each automatic retry. */
export const RETRY_DELAYS = [1000, 2000, 4000, 8000] as const;

interface UploadsOptions {
  readonly state: StoreApi<WidgetState>;
  readonly reader: ViewReader;
  readonly analytics: Analytics;
  readonly page: UploadsPage;
}

/** The parts of `window` that are used. */
export type UploadsPage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'requestAnimationFrame' | 'cancelAnimationFrame'
> & { readonly navigator: Pick<Navigator, 'onLine'> };

/** Internal state of an item. */
interface Job {
  readonly file: File;
  /** Ids of the documents that existed before the upload. */
  readonly before: ReadonlySet<string>;
  /** Reused for retries while the server may have stored the file; otherwise renewed. */
  idempotencyKey: IdempotencyKey;
  attempts: number;
  sent: number;
  running: AbortController | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createUploads({ state: widget, reader, analytics, page }: UploadsOptions): Uploads {
  const state = createStore<UploadsState>(() => ({ items: [], changes: [] }));
  const jobs = new Map<string, Job>();
  let frame: number | null = null;
  let stopped = false;

  const documents = (): ApplicationView['documents'] => {
    const { loading } = widget.getState();
    return loading.kind === 'ready' ? loading.view.documents : [];
  };
  const getItems = (): readonly UploadItem[] => state.getState().items;
  const patch = (id: string, change: Partial<UploadItem>): void =>
    state.setState(({ items }) => ({
      items: items.map((item) => (item.id === id ? { ...item, ...change } : item)),
    }));

  const drop = (ids: readonly string[]): void => {
    if (ids.length === 0) return;
    for (const id of ids) {
      const job = jobs.get(id);
      jobs.delete(id);
      clearTimeout(job?.timer);
      job?.running?.abort();
    }
    state.setState(({ items }) => ({ items: items.filter(({ id }) => !ids.includes(id)) }));
  };

  /** Batches progress events to one update per frame. */
  const showProgress = (): void => {
    frame ??= page.requestAnimationFrame(() => {
      frame = null;
      state.setState(({ items }) => ({
        items: items.map((item) => {
          const sent = item.state === 'sending' ? jobs.get(item.id)?.sent : undefined;
          return sent === undefined || sent === item.sent ? item : { ...item, sent };
        }),
      }));
    });
  };

  const refresh = async (): Promise<void> => {
    const done = getItems().filter((item) => item.state === 'done');
    if (await reader.read()) drop(done.map(({ id }) => id));
  };

  const report = (problem: Problem | null): void =>
    analytics.track({ name: 'problem', type: problem?.type ?? 'network' });

  /**
   * Retries an interrupted upload after a backoff, or when the network returns; after the last attempt on
   * request only.
   */
  const resume = (id: string, job: Job, problem: Problem | null): void => {
    const wait = RETRY_DELAYS[job.attempts];
    const message = getMessageKey(problem);
    if (wait === undefined) {
      patch(id, { state: 'interrupted', sent: 0, message });
      return;
    }
    patch(id, { state: 'resuming', sent: 0, message });
    if (!page.navigator.onLine) return;
    job.attempts += 1;
    job.timer = setTimeout(() => requeue(id), wait);
  };

  const requeue = (id: string): void => {
    clearTimeout(jobs.get(id)?.timer);
    patch(id, { state: 'waiting', message: null });
    startNext();
  };

  const handleFailure = (id: string, job: Job, problem: Problem | null): void => {
    report(problem);
    if (!mayHaveSucceeded(problem)) job.idempotencyKey = createIdempotencyKey();
    if (endsSession(problem)) widget.setState({ loading: { kind: 'expired' } });
    else if (isTransient(problem)) resume(id, job, problem);
    else patch(id, { state: 'refused', sent: 0, message: getMessageKey(problem) });
    if (isOutdated(problem)) void refresh();
  };

  /** An uploaded invoice advances the flow to its details immediately. */
  const acceptInvoice = (id: string, { file }: Job, view: ApplicationView): void => {
    drop([id]);
    reader.accept(view);
    const event = { type: 'uploadInvoice', file, name: file.name } as const;
    widget.setState(({ loading, local, drafts: { invoiceInfo: _previous, ...drafts } }) =>
      loading.kind === 'ready' ? { drafts, local: transition(loading.facts, local, event) } : {},
    );
  };

  const run = async (id: string, job: Job, kind: UploadKind): Promise<void> => {
    const { api } = widget.getState();
    if (api === null) return;
    const running = new AbortController();
    const { signal } = running;
    job.running = running;
    job.sent = 0;
    patch(id, { state: 'sending', sent: 0 });
    const onProgress = (sent: number): void => {
      job.sent = sent;
      showProgress();
    };
    const take = reader.startConcurrent();
    try {
      const view = await api.uploadDocument(job.idempotencyKey, { kind, file: job.file, onProgress, signal });
      if (signal.aborted) return void refresh();
      if (kind === 'invoice') return acceptInvoice(id, job, view);
      if (take(view)) return drop([id]);
      patch(id, { state: 'done', sent: job.file.size });
      void refresh();
    } catch (error) {
      if (!signal.aborted) handleFailure(id, job, getProblem(error));
    } finally {
      job.running = null;
      startNext();
    }
  };

  const startNext = (): void => {
    if (stopped) return;
    const sending = getItems().filter((item) => item.state === 'sending').length;
    const next = getItems().filter((item) => item.state === 'waiting');
    for (const { id, kind } of next.slice(0, Math.max(0, MAX_CONCURRENT - sending))) {
      const job = jobs.get(id);
      if (job) void run(id, job, kind);
    }
  };

  const enqueue = (kind: UploadKind, file: File, code: string | null): void => {
    const id = createIdempotencyKey();
    jobs.set(id, {
      file,
      before: new Set(documents().map((document) => document.id)),
      idempotencyKey: createIdempotencyKey(),
      attempts: 0,
      sent: 0,
      running: null,
      timer: undefined,
    });
    const item: UploadItem = {
      id,
      kind,
      name: toDisplayName(file.name),
      size: file.size,
      sent: 0,
      state: code === null ? 'waiting' : 'refused',
      message: code === null ? null : `messages:validation.${code}`,
    };
    state.setState(({ items }) => ({ items: [...items, item] }));
  };

  /** The response to an upload was lost, but its document has arrived. */
  const dropArrived = (): void => {
    const onServer = documents();
    const arrived = getItems().filter((item) => {
      const job = jobs.get(item.id);
      if (job === undefined || item.state === 'sending' || item.state === 'refused') return false;
      const isSameFile = ({ id, kind, name, size }: (typeof onServer)[number]): boolean =>
        kind === item.kind && name === item.name && size === item.size && !job.before.has(id);
      return onServer.some(isSameFile);
    });
    drop(arrived.map(({ id }) => id));
  };

  const online = (): void => {
    for (const item of getItems()) {
      const job = jobs.get(item.id);
      const interrupted =
        item.state === 'resuming' || (item.state === 'interrupted' && item.message === null);
      if (!job || !interrupted) continue;
      job.attempts = 0;
      requeue(item.id);
    }
  };
  const beforeUnload = (event: Event): void => event.preventDefault();
  let isAsking = false;
  /** Only meanwhile: some browsers keep no page with this listener for Back and Forward. */
  const askWhileUploading = (): void => {
    const isUploading = getItems().some(isInProgress);
    if (isUploading === isAsking) return;
    isAsking = isUploading;
    if (isUploading) page.addEventListener('beforeunload', beforeUnload);
    else page.removeEventListener('beforeunload', beforeUnload);
  };
  const unsubscribe = widget.subscribe(({ loading }, before) => {
    if (loading === before.loading) return;
    if (loading.kind === 'ready') dropArrived();
    else if (loading.kind === 'expired') drop(getItems().map(({ id }) => id));
  });
  page.addEventListener('online', online);
  state.subscribe(askWhileUploading);

  return {
    state,
    refresh,
    add(kind, files) {
      const isSingle = kind === 'voidCheque' || kind === 'invoice';
      if (isSingle) drop(getItems().flatMap((item) => (item.kind === kind ? [item.id] : [])));
      for (const file of files) {
        const others = getCountedFiles(kind, getItems(), documents());
        const code = isSingle && files.length > 1 ? 'fileSingle' : findRefusal(kind, file, others);
        enqueue(kind, file, code);
      }
      startNext();
    },
    cancel(id) {
      const job = jobs.get(id);
      const isFullySent = job !== undefined && job.running !== null && job.sent >= job.file.size;
      drop([id]);
      if (isFullySent) void refresh(); // it may have arrived before it was cancelled
      startNext();
    },
    retry(id) {
      const job = jobs.get(id);
      if (!job || getItems().find((item) => item.id === id)?.state !== 'interrupted') return;
      job.attempts = 0;
      requeue(id);
    },
    ...createDocumentChanges({ widget, state, reader, refresh, report }),
    stop() {
      stopped = true;
      unsubscribe();
      page.removeEventListener('online', online);
      if (frame !== null) page.cancelAnimationFrame(frame);
      drop(getItems().map(({ id }) => id));
    },
  };
}
