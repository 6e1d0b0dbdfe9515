import { afterEach, expect, test, vi } from 'vitest';
import { pollDocuments } from '../../../widget/store/effects/poll-documents';
import { loadedStore } from '../support/build-store';
import { chequeDocument, documentFacts } from '../support/documents';
import { json, problem } from '../support/fake-provider';
import { fakeWire, fileOf } from '../support/fake-xhr';
import { buildView, filledIn } from '../support/views';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
  vi.unstubAllGlobals();
});

const submitted = { ...documentFacts([]), submitted: true };
const asked = { ...filledIn, documents: submitted, moreAsked: true } as const;
const supporting = (state: 'checking' | 'ready') =>
  chequeDocument({ kind: 'supporting', name: 'id.pdf', state });
const body = (built: Awaited<ReturnType<typeof loadedStore>>, path: string) =>
  built.provider.calls.find((call) => call.path === path)?.body;

test('an answer goes to the reviewer, and the person is waited for again', async () => {
  const built = await loadedStore(buildView(asked));
  expect(built.store.step()).toBe('moreInformation');
  built.provider.view = buildView({ ...asked, moreAsked: false });
  expect(await built.store.send({ type: 'answerRequest', text: 'Ours.' })).toEqual({ ok: true });
  expect(body(built, '/review/answer')).toEqual({ text: 'Ours.' });
  expect(built.store.step()).toBe('manualUploadSuccess');
});

test('an answer that another tab gave already leads on, with a word about it', async () => {
  const { store, provider } = await loadedStore(buildView(asked));
  provider.next('POST', '/review/answer', problem('step-not-allowed'));
  provider.view = buildView({ ...filledIn, outcome: 'manualReview' });
  await store.send({ type: 'answerRequest', text: 'Ours.' });
  expect(store.step()).toBe('manualReview');
  expect(store.state.getState().toast?.messageKey).toBe('messages:problem.step-not-allowed');
});

test('a person is asked to look at a rejection, which stays on the screen', async () => {
  const rejected = { ...filledIn, outcome: 'rejected', reapplyInDays: 90 } as const;
  const built = await loadedStore(buildView({ ...rejected, reconsideration: 'available' }));
  built.provider.view = buildView({ ...rejected, reconsideration: 'asked' });
  await built.store.send({ type: 'requestReconsideration', observations: 'We moved.' });
  expect(body(built, '/review/reconsideration')).toEqual({ observations: 'We moved.' });
  expect(built.store.step()).toBe('rejectedApplication');
});

test('in a locked session a code is asked for without a number, and one code opens it', async () => {
  const built = await loadedStore(buildView({ locked: true }));
  await built.store.send({ type: 'sendPhoneCode' });
  expect(body(built, '/verification/phone')).toEqual({ language: 'fr' });
  expect(built.store.step()).toBe('verifyPhone');
  built.provider.view = buildView({ ...filledIn, outcome: 'manualReview' });
  await built.store.send({ type: 'confirmPhoneCode', code: '123456' });
  expect(built.store.step()).toBe('manualReview');
});

test('files beside an answer are sent to their own place, and followed until they are checked', async () => {
  const wire = fakeWire();
  const { store, provider } = await loadedStore(buildView(asked));
  undo.push(() => store.stop());
  store.uploads.add('supporting', [fileOf('id.pdf')]);
  await expect.poll(() => wire.requests.length).toBe(1);
  expect(wire.requests[0]?.url).toBe('https://api.test/v1/documents/supporting');
  wire.requests[0]?.answer(buildView(asked, { documents: [supporting('checking')] }));
  await expect.poll(() => store.uploads.state.getState().items).toEqual([]);
  const checked = buildView(asked, { documents: [supporting('ready')] });
  provider.next('GET', '/application', () => json(checked));
  provider.view = checked;
  undo.push(pollDocuments(store, store.uploads, { document: { visibilityState: 'visible' } }, 500));
  const state = () => {
    const { loading } = store.state.getState();
    return loading.kind === 'ready' ? loading.view.documents[0]?.state : loading.kind;
  };
  await expect.poll(state).toBe('ready');
});
