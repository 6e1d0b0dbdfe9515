import { afterEach, expect, test, vi } from 'vitest';
import { pollDocuments } from '../../../widget/store/effects/poll-documents';
import { buildLoadedStore } from '../support/build-store';
import { buildDocumentsView, buildStatement, getHistoryMonth } from '../support/documents';
import {
  createJsonResponse,
  createProblemResponse,
  deferResponse,
  failNetwork,
} from '../support/fake-provider';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

const checking = (index: number) =>
  buildStatement(index, { state: 'checking', months: null, monthsSource: null });

async function openStore(view = buildDocumentsView([buildStatement(6), buildStatement(5)])) {
  const built = await buildLoadedStore(view);
  undo.push(() => built.store.stop());
  const { store, provider } = built;
  return {
    ...built,
    uploads: store.uploads,
    documents: () => {
      const { loading } = store.state.getState();
      return loading.kind === 'ready' ? loading.view.documents : [];
    },
    reads: () => provider.count('GET', '/application'),
  };
}

/** Polls this many times faster than in production. */
const speed = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

test('a document is polled until it is checked, and no longer', async () => {
  const { store, provider, uploads, documents, reads } = await openStore(buildDocumentsView([checking(6)]));
  provider.respondNext(
    'GET',
    '/application',
    () => createJsonResponse(buildDocumentsView([checking(6)])),
    failNetwork,
    failNetwork,
    failNetwork,
    failNetwork,
    () => createJsonResponse(buildDocumentsView([buildStatement(6)])),
  );
  provider.view = buildDocumentsView([buildStatement(6)]);
  undo.push(pollDocuments(store, uploads, { document: { visibilityState: 'visible' } }, speed));
  await expect.poll(() => documents()[0]?.state).toBe('ready');
  const before = reads();
  await pause();
  expect(reads()).toBe(before);
});

test('a hidden tab does not poll; nor does any tab after the submission or once stopped', async () => {
  const hidden = await openStore(buildDocumentsView([checking(6)]));
  const page = { visibilityState: 'hidden' as DocumentVisibilityState };
  const stop = pollDocuments(hidden.store, hidden.uploads, { document: page }, speed);
  await pause();
  expect(hidden.reads()).toBe(1);
  page.visibilityState = 'visible';
  await expect.poll(hidden.reads).toBeGreaterThan(1);
  stop();
  await pause();
  const before = hidden.reads();
  await pause();
  expect(hidden.reads()).toBe(before);

  const view = buildDocumentsView([checking(6)]);
  const documents = { ...view.facts.documents, submitted: true };
  const over = await openStore({ ...view, facts: { ...view.facts, documents } });
  undo.push(pollDocuments(over.store, over.uploads, { document: { visibilityState: 'visible' } }, speed));
  await pause();
  expect(over.reads()).toBe(1);
});

test('a document is removed on the server', async () => {
  const { uploads, provider, documents } = await openStore();
  provider.view = buildDocumentsView([buildStatement(5)]);
  expect(await uploads.removeDocument('doc-6')).toBe(true);
  expect(provider.count('DELETE', '/documents/doc-6')).toBe(1);
  expect(documents().map(({ id }) => id)).toEqual(['doc-5']);
  expect(uploads.state.getState().changes).toEqual([]);
});

test('two concurrent removals with reordered responses remove both', async () => {
  const { uploads, provider, documents } = await openStore();
  const late = deferResponse(() => createJsonResponse(buildDocumentsView([buildStatement(5)]))); // created before doc-5 was removed
  provider.respondNext('DELETE', '/documents/doc-6', late.answer);
  provider.view = buildDocumentsView([]);
  const first = uploads.removeDocument('doc-6');
  expect(await uploads.removeDocument('doc-5')).toBe(true);
  late.release();
  expect(await first).toBe(true);
  expect(documents()).toEqual([]);
});

test('without the network a removal shows an error, and can be retried there', async () => {
  const { uploads, provider, store, documents } = await openStore();
  provider.respondNext('DELETE', '/documents/doc-6', failNetwork);
  expect(await uploads.removeDocument('doc-6')).toBe(false);
  const { toast } = store.state.getState();
  expect(toast?.messageKey).toBe('toast.network');
  expect(documents()).toHaveLength(2);
  provider.view = buildDocumentsView([buildStatement(5)]);
  toast?.retry?.();
  await expect.poll(documents).toHaveLength(1);
});

test('months are set; the last choice wins; invalid ones show the field’s error', async () => {
  const { uploads, provider, store } = await openStore();
  const { month } = getHistoryMonth(3);
  const slow = deferResponse(() => createJsonResponse(buildDocumentsView([])));
  provider.respondNext('PUT', '/documents/doc-6/months', slow.answer);
  const range = { from: month, to: month };
  const first = uploads.setMonths('doc-6', { from: '2020-01', to: '2020-01' });
  const second = uploads.setMonths('doc-6', range);
  expect(uploads.state.getState().changes).toHaveLength(2);
  await expect.poll(() => provider.count('PUT', '/documents/doc-6/months')).toBe(1);
  slow.release();
  expect(await first).toBeNull();
  expect(await second).toBeNull();
  expect(provider.calls.at(-1)?.body).toEqual(range);

  provider.respondNext(
    'PUT',
    '/documents/doc-6/months',
    createProblemResponse('validation-failed', { errors: [{ path: '/from', code: 'monthsInvalid' }] }),
  );
  expect(await uploads.setMonths('doc-6', range)).toBe('messages:validation.monthsInvalid');
  expect(store.state.getState().toast).toBeNull();
});

test('a change after the session expired shows that', async () => {
  const { uploads, provider, store } = await openStore();
  provider.respondNext('DELETE', '/documents/doc-6', createProblemResponse('session-expired'));
  expect(await uploads.removeDocument('doc-6')).toBe(false);
  expect(store.state.getState().loading.kind).toBe('expired');
});

test('the browser confirms leaving the page while files are uploading', async () => {
  const { uploads } = await openStore();
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(false);
  vi.stubGlobal('XMLHttpRequest', undefined);
  uploads.add('statement', [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  expect(leaving()).toBe(true);
  vi.unstubAllGlobals();
});

test('the page has a listener that may keep browsers from restoring it only while files are uploading', async () => {
  const listening = new Set<unknown>();
  const { addEventListener: add, removeEventListener: remove } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof add>) => {
    if (given[0] === 'beforeunload') listening.add(given[1]);
    add.apply(window, given);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation((...given: Parameters<typeof remove>) => {
    if (given[0] === 'beforeunload') listening.delete(given[1]);
    remove.apply(window, given);
  });
  const { uploads } = await openStore();
  expect(listening.size).toBe(0);
  vi.stubGlobal('XMLHttpRequest', undefined);
  uploads.add('statement', [new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })]);
  expect(listening.size).toBe(1);
  for (const { id } of uploads.state.getState().items) uploads.cancel(id);
  expect(listening.size).toBe(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('unchanged documents keep their identity, so that their rows do not rerender', async () => {
  const { provider, uploads, documents } = await openStore(
    buildDocumentsView([buildStatement(6), checking(5)]),
  );
  const [unchanged, changed] = documents();
  provider.view = buildDocumentsView([buildStatement(6), buildStatement(5)]);
  await uploads.refresh();
  expect(documents()[0]).toBe(unchanged);
  expect(documents()[1]).not.toBe(changed);
  expect(documents()[1]?.state).toBe('ready');
});
