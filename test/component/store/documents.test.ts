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

async function begin(view = buildDocumentsView([buildStatement(6), buildStatement(5)])) {
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

/** Looks that much faster than in the product. */
const speed = 500;
const rest = () => new Promise((resolve) => setTimeout(resolve, 60));

test('a document is followed until it is checked, and no longer', async () => {
  const { store, provider, uploads, documents, reads } = await begin(buildDocumentsView([checking(6)]));
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
  await rest();
  expect(reads()).toBe(before);
});

test('a tab that nobody sees does not look; nor does anybody after the hand-in, or once it is undone', async () => {
  const hidden = await begin(buildDocumentsView([checking(6)]));
  const page = { visibilityState: 'hidden' as DocumentVisibilityState };
  const stop = pollDocuments(hidden.store, hidden.uploads, { document: page }, speed);
  await rest();
  expect(hidden.reads()).toBe(1);
  page.visibilityState = 'visible';
  await expect.poll(hidden.reads).toBeGreaterThan(1);
  stop();
  await rest();
  const before = hidden.reads();
  await rest();
  expect(hidden.reads()).toBe(before);

  const view = buildDocumentsView([checking(6)]);
  const documents = { ...view.facts.documents, submitted: true };
  const over = await begin({ ...view, facts: { ...view.facts, documents } });
  undo.push(pollDocuments(over.store, over.uploads, { document: { visibilityState: 'visible' } }, speed));
  await rest();
  expect(over.reads()).toBe(1);
});

test('a document is removed on the server', async () => {
  const { uploads, provider, documents } = await begin();
  provider.view = buildDocumentsView([buildStatement(5)]);
  expect(await uploads.removeDocument('doc-6')).toBe(true);
  expect(provider.count('DELETE', '/documents/doc-6')).toBe(1);
  expect(documents().map(({ id }) => id)).toEqual(['doc-5']);
  expect(uploads.state.getState().changes).toEqual([]);
});

test('two removals at once, answered the wrong way round, end with both gone', async () => {
  const { uploads, provider, documents } = await begin();
  const late = deferResponse(() => createJsonResponse(buildDocumentsView([buildStatement(5)]))); // written before doc-5 went
  provider.respondNext('DELETE', '/documents/doc-6', late.answer);
  provider.view = buildDocumentsView([]);
  const first = uploads.removeDocument('doc-6');
  expect(await uploads.removeDocument('doc-5')).toBe(true);
  late.release();
  expect(await first).toBe(true);
  expect(documents()).toEqual([]);
});

test('without the network a removal says so, and can be tried again from there', async () => {
  const { uploads, provider, store, documents } = await begin();
  provider.respondNext('DELETE', '/documents/doc-6', failNetwork);
  expect(await uploads.removeDocument('doc-6')).toBe(false);
  const { toast } = store.state.getState();
  expect(toast?.messageKey).toBe('toast.network');
  expect(documents()).toHaveLength(2);
  provider.view = buildDocumentsView([buildStatement(5)]);
  toast?.retry?.();
  await expect.poll(documents).toHaveLength(1);
});

test('months are set; the last choice counts; wrong ones are told with the field', async () => {
  const { uploads, provider, store } = await begin();
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

test('a change after the end of the session shows that it is over', async () => {
  const { uploads, provider, store } = await begin();
  provider.respondNext('DELETE', '/documents/doc-6', createProblemResponse('session-expired'));
  expect(await uploads.removeDocument('doc-6')).toBe(false);
  expect(store.state.getState().loading.kind).toBe('expired');
});

test('leaving the page while files are on their way is asked about by the browser', async () => {
  const { uploads } = await begin();
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

test('what has not changed stays the object that it was, so that its row is not drawn anew', async () => {
  const { provider, uploads, documents } = await begin(buildDocumentsView([buildStatement(6), checking(5)]));
  const [still, moving] = documents();
  provider.view = buildDocumentsView([buildStatement(6), buildStatement(5)]);
  await uploads.refresh();
  expect(documents()[0]).toBe(still);
  expect(documents()[1]).not.toBe(moving);
  expect(documents()[1]?.state).toBe('ready');
});
