import { expect, test } from 'vitest';
import { buildLoadedStore } from '../support/build-store';
import { createProblemResponse, failNetwork } from '../support/fake-provider';
import { buildCartView, filledIn } from '../support/views';

const submit = {
  type: 'submitDocuments',
  account: { transit: '00012', institution: '003', account: '0001234567' },
} as const;
const PATH = '/documents/submit';
const documents = { statements: 6, statementsComplete: true, voidCheque: true, submitted: false };
const ready = buildCartView({ ...filledIn, documents });
const submitted = buildCartView({ ...filledIn, documents: { ...documents, submitted: true } });

test('submitting ends at the confirmation, also after a refresh', async () => {
  const { store, provider } = await buildLoadedStore(ready);
  expect(store.step()).toBe('voidChequeUpload');
  provider.view = submitted;
  expect(await store.send(submit)).toEqual({ ok: true });
  expect(provider.calls.at(-1)).toMatchObject({ method: 'POST', path: PATH, body: submit.account });
  expect(store.step()).toBe('manualUploadSuccess');
  expect((await buildLoadedStore(submitted)).store.step()).toBe('manualUploadSuccess');
});

test('closing the confirmation emits nothing: the outcome comes by email', async () => {
  const { store, emitted } = await buildLoadedStore(submitted);
  expect(store.closing()).toBeNull();
  store.emitEnd(null);
  expect(emitted).toEqual([]);
});

test('a lost response is shown in the modal, not over it; confirming again submits once', async () => {
  const { store, provider } = await buildLoadedStore(ready);
  provider.respondNext('POST', PATH, failNetwork);
  expect(await store.send(submit)).toEqual({ ok: false, problem: null });
  expect(store.state.getState().toast).toBeNull();
  provider.view = submitted;
  expect(await store.send(submit)).toEqual({ ok: true });
  const keys = provider.calls
    .filter(({ path }) => path === PATH)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('documents removed in another tab lead back to the list, with a notice', async () => {
  const { store, provider } = await buildLoadedStore(ready);
  provider.view = buildCartView({
    ...filledIn,
    documents: { ...documents, statements: 5, statementsComplete: false },
  });
  provider.respondNext('POST', PATH, createProblemResponse('step-not-allowed'));
  await store.send(submit);
  expect(store.step()).toBe('bankStatementsUpload');
  expect(store.state.getState().toast).toMatchObject({ messageKey: 'messages:problem.step-not-allowed' });
});

test('the numbers are in no analytics event', async () => {
  const { store, provider, tracked } = await buildLoadedStore(ready);
  provider.respondNext('POST', PATH, failNetwork);
  await store.send(submit);
  expect(JSON.stringify(tracked)).not.toMatch(/00012|0001234567/);
});
