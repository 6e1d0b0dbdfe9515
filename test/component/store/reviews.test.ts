import { afterEach, expect, test, vi } from 'vitest';
import { pollDocuments } from '../../../widget/store/effects/poll-documents';
import { buildLoadedStore } from '../support/build-store';
import { buildChequeDocument, buildDocumentFacts } from '../support/documents';
import { createJsonResponse, createProblemResponse } from '../support/fake-provider';
import { createFile, stubXmlHttpRequest } from '../support/fake-xhr';
import { buildCartView, filledIn } from '../support/views';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
  vi.unstubAllGlobals();
});

const submitted = { ...buildDocumentFacts([]), submitted: true };
const asked = { ...filledIn, documents: submitted, moreAsked: true } as const;
const supporting = (state: 'checking' | 'ready') =>
  buildChequeDocument({ kind: 'supporting', name: 'id.pdf', state });
const body = (built: Awaited<ReturnType<typeof buildLoadedStore>>, path: string) =>
  built.provider.calls.find((call) => call.path === path)?.body;

test('an answer goes to the reviewer, and the review continues', async () => {
  const built = await buildLoadedStore(buildCartView(asked));
  expect(built.store.step()).toBe('moreInformation');
  built.provider.view = buildCartView({ ...asked, moreAsked: false });
  expect(await built.store.send({ type: 'answerRequest', text: 'Ours.' })).toEqual({ ok: true });
  expect(body(built, '/review/answer')).toEqual({ text: 'Ours.' });
  expect(built.store.step()).toBe('manualUploadSuccess');
});

test('an answer already sent by another tab continues, with a notice', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView(asked));
  provider.respondNext('POST', '/review/answer', createProblemResponse('step-not-allowed'));
  provider.view = buildCartView({ ...filledIn, outcome: 'manualReview' });
  await store.send({ type: 'answerRequest', text: 'Ours.' });
  expect(store.step()).toBe('manualReview');
  expect(store.state.getState().toast?.messageKey).toBe('messages:problem.step-not-allowed');
});

test('a reconsideration of a rejection is requested, and the screen stays', async () => {
  const rejected = { ...filledIn, outcome: 'rejected', reapplyInDays: 90 } as const;
  const built = await buildLoadedStore(buildCartView({ ...rejected, reconsideration: 'available' }));
  built.provider.view = buildCartView({ ...rejected, reconsideration: 'asked' });
  await built.store.send({ type: 'requestReconsideration', observations: 'We moved.' });
  expect(body(built, '/review/reconsideration')).toEqual({ observations: 'We moved.' });
  expect(built.store.step()).toBe('rejectedApplication');
});

test('a locked session requests a code without a number, and one code unlocks it', async () => {
  const built = await buildLoadedStore(buildCartView({ locked: true }));
  await built.store.send({ type: 'sendPhoneCode' });
  expect(body(built, '/verification/phone')).toEqual({ language: 'fr' });
  expect(built.store.step()).toBe('verifyPhone');
  built.provider.view = buildCartView({ ...filledIn, outcome: 'manualReview' });
  await built.store.send({ type: 'confirmPhoneCode', submit: async () => {} });
  expect(built.store.step()).toBe('manualReview');
});

test('files of an answer are uploaded to their own list, and polled until they are checked', async () => {
  const wire = stubXmlHttpRequest();
  const { store, provider } = await buildLoadedStore(buildCartView(asked));
  undo.push(() => store.stop());
  store.uploads.add('supporting', [createFile('id.pdf')]);
  await expect.poll(() => wire.requests.length).toBe(1);
  expect(wire.requests[0]?.url).toBe('https://api.test/v1/documents/supporting');
  wire.requests[0]?.respond(buildCartView(asked, { documents: [supporting('checking')] }));
  await expect.poll(() => store.uploads.state.getState().items).toEqual([]);
  const checked = buildCartView(asked, { documents: [supporting('ready')] });
  provider.respondNext('GET', '/application', () => createJsonResponse(checked));
  provider.view = checked;
  undo.push(pollDocuments(store, store.uploads, { document: { visibilityState: 'visible' } }, 500));
  const state = () => {
    const { loading } = store.state.getState();
    return loading.kind === 'ready' ? loading.view.documents[0]?.state : loading.kind;
  };
  await expect.poll(state).toBe('ready');
});
