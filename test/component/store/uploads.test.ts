import { limits } from '@tamarack/core/validation/limits';
import { afterEach, expect, test, vi } from 'vitest';
import { RETRY_DELAYS } from '../../../widget/store/uploads/create-uploads';
import { buildLoadedStore } from '../support/build-store';
import { buildDocumentsView, buildStatement } from '../support/documents';
import { createProblemResponse } from '../support/fake-provider';
import { createFile, stubXmlHttpRequest } from '../support/fake-xhr';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function begin(view = buildDocumentsView([])) {
  const wire = stubXmlHttpRequest();
  const built = await buildLoadedStore(view);
  const { store } = built;
  undo.push(() => store.stop());
  const items = () => store.uploads.state.getState().items;
  return {
    ...built,
    ...wire,
    uploads: store.uploads,
    items,
    /** `name state message` of each item. */
    told: () => items().map(({ name, state, message }) => [name, state, message ?? ''].join(' ').trim()),
    documents: () => {
      const { loading } = store.state.getState();
      return loading.kind === 'ready' ? loading.view.documents.map(({ name }) => name) : loading.kind;
    },
    sent: (count: number) => expect.poll(() => wire.requests.length).toBe(count),
  };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.pdf`);

test('three files upload concurrently, the others queue in order', async () => {
  const { uploads, sent, sending, named, items } = await begin();
  uploads.add(
    'statement',
    names(5).map((name) => createFile(name)),
  );
  await sent(3);
  expect(sending()).toEqual(['1.pdf', '2.pdf', '3.pdf']);
  expect(items().map(({ state }) => state)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  named('2.pdf').respond(buildDocumentsView([buildStatement(1, { name: '2.pdf' })]));
  await sent(4);
  expect(sending()).toEqual(['1.pdf', '3.pdf', '4.pdf']);
});

test('progress is shown, and an uploaded file becomes a document', async () => {
  const { uploads, sent, requests, items, documents } = await begin();
  uploads.add('statement', [createFile('a.pdf', 1000)]);
  await sent(1);
  expect(requests[0]?.url).toBe('https://api.test/v1/documents/statements');
  requests[0]?.progress(400);
  await expect.poll(() => items()[0]?.sent).toBe(400);
  requests[0]?.respond(buildDocumentsView([buildStatement(1, { name: 'a.pdf' })]));
  await expect.poll(documents).toEqual(['a.pdf']);
  expect(items()).toEqual([]);
});

const { fileSize } = limits;
test.each([
  ['an empty file', [createFile('a.pdf', 0)], 'fileEmpty'],
  ['one byte too many', [createFile('a.pdf', fileSize + 1)], 'fileTooLarge'],
  ['a picture', [createFile('a.png', 10, 'image/png')], 'fileType'],
  ['a name that is there', [createFile('STATEMENT-6.pdf')], 'statementsNames'],
  ['a twin in one drop', [createFile('a.pdf'), createFile('A.PDF')], 'statementsNames'],
  ['the twentieth', names(19).map((name) => createFile(name)), 'statementsTooMany'],
  ['151 MB in all', names(11).map((name) => createFile(name, 14 * 1024 * 1024)), 'statementsTooLarge'],
])('%s is rejected with its message, and the others continue', async (_, files, code) => {
  const { uploads, told, requests, sent } = await begin(buildDocumentsView([buildStatement(6)]));
  uploads.add('statement', [...files, createFile('empty.pdf', 0)]);
  const refused = told().filter((line) => line.includes('refused'));
  expect(refused[0]).toContain(`messages:validation.${code}`);
  expect(refused).toHaveLength(2);
  await sent(Math.min(3, files.length - 1));
  expect(requests.every(({ file }) => file?.size !== 0)).toBe(true);
});

test('exactly fifteen megabytes are accepted without a message', async () => {
  const { uploads, sent, sending } = await begin();
  uploads.add('statement', [createFile('a.pdf', fileSize)]);
  await sent(1);
  expect(sending()).toEqual(['a.pdf']);
});

test('a file without a media type is judged by its extension; a refused document frees its name', async () => {
  const refused = buildStatement(6, { state: 'refused', problem: 'broken', months: null });
  const { uploads, told } = await begin(buildDocumentsView([refused]));
  uploads.add('statement', [
    createFile('a.PDF', 10, ''),
    createFile('b.docx', 10, ''),
    createFile('statement-6.pdf'),
  ]);
  expect(told()).toEqual([
    'a.PDF sending',
    'b.docx refused messages:validation.fileType',
    'statement-6.pdf sending',
  ]);
});

test('bidirectional control characters in a name are not shown', async () => {
  const { uploads, items } = await begin();
  uploads.add('statement', [createFile('a\u202Efdp.exe\u0000.pdf')]);
  expect(items()[0]?.name).toBe('afdp.exe.pdf');
});

test('a void cheque: one at a time, a new one replaces the last, no HEIC', async () => {
  const { uploads, told, sent, requests, sending } = await begin();
  const picture = (name: string, type = 'image/png') => createFile(name, 10, type);
  uploads.add('voidCheque', [picture('a.png'), picture('b.png')]);
  expect(told()).toEqual([
    'a.png refused messages:validation.fileSingle',
    'b.png refused messages:validation.fileSingle',
  ]);
  uploads.add('voidCheque', [picture('c.heic', '')]);
  expect(told()).toEqual(['c.heic refused messages:validation.fileHeic']);
  uploads.add('voidCheque', [picture('d.png')]);
  await sent(1);
  expect(requests[0]?.url).toBe('https://api.test/v1/documents/void-cheque');
  uploads.add('voidCheque', [picture('e.png')]);
  await sent(2);
  expect(sending()).toEqual(['e.png']);
});

test('a cancelled file stops, and the next one starts', async () => {
  const { uploads, sent, sending, named, items } = await begin();
  uploads.add(
    'statement',
    names(4).map((name) => createFile(name)),
  );
  await sent(3);
  uploads.cancel(items()[1]?.id ?? '');
  await sent(4);
  expect(named('2.pdf').state).toBe('aborted');
  expect(sending()).toEqual(['1.pdf', '3.pdf', '4.pdf']);
  expect(items()).toHaveLength(3);
});

test('a broken upload is retried automatically with the same key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { uploads, sent, requests, told, documents, tracked } = await begin();
  uploads.add('statement', [createFile('a.pdf')]);
  await sent(1);
  requests[0]?.progress(500);
  requests[0]?.drop();
  await expect.poll(told).toEqual(['a.pdf resuming']);
  expect(tracked).toContainEqual({ name: 'problem', type: 'network' });
  await vi.advanceTimersByTimeAsync(RETRY_DELAYS[0]);
  await sent(2);
  expect(requests[1]?.headers['Idempotency-Key']).toBe(requests[0]?.headers['Idempotency-Key']);
  requests[1]?.respond(buildDocumentsView([buildStatement(1, { name: 'a.pdf' })]));
  await expect.poll(documents).toEqual(['a.pdf']);
  expect(JSON.stringify(tracked)).not.toContain('a.pdf');
});

test('after some attempts it waits for a click, or for the network', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { uploads, sent, requests, told, items } = await begin();
  uploads.add('statement', [createFile('a.pdf')]);
  for (const [index, wait] of [...RETRY_DELAYS, 0].entries()) {
    await sent(index + 1);
    requests[index]?.drop();
    await vi.advanceTimersByTimeAsync(wait);
  }
  await expect.poll(told).toEqual(['a.pdf interrupted']);
  uploads.retry(items()[0]?.id ?? '');
  await sent(6);
  const keys = new Set(requests.map(({ headers }) => headers['Idempotency-Key']));
  expect(keys.size).toBe(1);
  requests[5]?.drop();
  await expect.poll(told).toEqual(['a.pdf resuming']);
  window.dispatchEvent(new Event('online'));
  await sent(7);
});

test('offline nothing is attempted; once online the file continues', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { uploads, sent, requests, told } = await begin();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  undo.push(() => vi.restoreAllMocks());
  uploads.add('statement', [createFile('a.pdf')]);
  await sent(1);
  requests[0]?.drop();
  await expect.poll(told).toEqual(['a.pdf resuming']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await sent(2);
});

test('a file rejected by the server shows its rule, and can be dismissed', async () => {
  const { uploads, sent, requests, told, items } = await begin();
  uploads.add('statement', [createFile('a.pdf'), createFile('b.pdf')]);
  await sent(2);
  requests[0]?.respondWithProblem('file-type-invalid', 'fileMismatch');
  requests[1]?.respondWithProblem('validation-failed', 'statementsNames');
  await expect
    .poll(told)
    .toEqual([
      'a.pdf refused messages:validation.fileMismatch',
      'b.pdf refused messages:validation.statementsNames',
    ]);
  uploads.cancel(items()[0]?.id ?? '');
  expect(told()).toHaveLength(1);
});

test('an application that moved on is reloaded', async () => {
  const { uploads, sent, requests, provider, told } = await begin();
  uploads.add('statement', [createFile('a.pdf')]);
  await sent(1);
  requests[0]?.respondWithProblem('step-not-allowed');
  await expect.poll(told).toEqual(['a.pdf refused messages:problem.step-not-allowed']);
  await expect.poll(() => provider.count('GET', '/application')).toBe(2);
});

test('the end of the session ends every upload', async () => {
  const { uploads, sent, requests, store, items } = await begin();
  uploads.add('statement', [createFile('a.pdf'), createFile('b.pdf')]);
  await sent(2);
  requests[0]?.respondWithProblem('session-expired');
  await expect.poll(() => store.state.getState().loading.kind).toBe('expired');
  expect(requests[1]?.state).toBe('aborted');
  expect(items()).toEqual([]);
});

test('closing stops uploads in progress', async () => {
  const { uploads, sent, requests, store } = await begin();
  uploads.add(
    'statement',
    names(5).map((name) => createFile(name)),
  );
  await sent(3);
  store.stop();
  expect(requests.map(({ state }) => state)).toEqual(['aborted', 'aborted', 'aborted']);
});

test('an older response never removes a newer one’s document', async () => {
  const { uploads, sent, named, documents, provider, items } = await begin();
  const [a, b] = [buildStatement(1, { name: 'a.pdf' }), buildStatement(2, { name: 'b.pdf' })];
  const seen: unknown[] = [];
  uploads.add('statement', [createFile('a.pdf'), createFile('b.pdf')]);
  await sent(2);
  named('b.pdf').respond(buildDocumentsView([a, b]));
  await expect.poll(documents).toEqual(['a.pdf', 'b.pdf']);
  provider.view = buildDocumentsView([a, b]);
  undo.push(uploads.state.subscribe(() => seen.push(documents())));
  named('a.pdf').respond(buildDocumentsView([a])); // was written before b was there
  await expect.poll(items).toEqual([]);
  expect(documents()).toEqual(['a.pdf', 'b.pdf']);
  expect(seen).not.toContainEqual(['a.pdf']);
});

test('a file whose response was lost is found among the documents', async () => {
  const { uploads, sent, requests, provider, store, items, documents } = await begin();
  uploads.add('statement', [createFile('a.pdf', 1000)]);
  await sent(1);
  requests[0]?.drop();
  provider.view = buildDocumentsView([buildStatement(1, { name: 'a.pdf', size: 1000 })]);
  await store.refresh();
  await expect.poll(items).toEqual([]);
  expect(documents()).toEqual(['a.pdf']);
});

test('a document removed in another tab counts as removed', async () => {
  const { uploads, provider, store } = await begin(buildDocumentsView([buildStatement(6)]));
  provider.respondNext('DELETE', '/documents/doc-6', createProblemResponse('not-found'));
  provider.view = buildDocumentsView([]);
  expect(await uploads.removeDocument('doc-6')).toBe(true);
  expect(store.state.getState().toast).toBeNull();
});
