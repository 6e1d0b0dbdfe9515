import { expect, test } from 'vitest';
import { loadedStore } from '../support/build-store';
import { networkDown, problem } from '../support/fake-provider';
import { buildView, filledIn } from '../support/views';

const submit = {
  type: 'submitDocuments',
  account: { transit: '00012', institution: '003', account: '0001234567' },
} as const;
const PATH = '/documents/submit';
const documents = { statements: 6, statementsComplete: true, voidCheque: true, submitted: false };
const ready = buildView({ ...filledIn, documents });
const submitted = buildView({ ...filledIn, documents: { ...documents, submitted: true } });

test('what is handed in ends at the thanks, also after a refresh', async () => {
  const { store, provider } = await loadedStore(ready);
  expect(store.step()).toBe('voidChequeUpload');
  provider.view = submitted;
  expect(await store.send(submit)).toEqual({ ok: true });
  expect(provider.calls.at(-1)).toMatchObject({ method: 'POST', path: PATH, body: submit.account });
  expect(store.step()).toBe('manualUploadSuccess');
  expect((await loadedStore(submitted)).store.step()).toBe('manualUploadSuccess');
});

test('closing the thanks tells the page nothing: the outcome comes by email', async () => {
  const { store, emitted } = await loadedStore(submitted);
  expect(store.closing()).toBeNull();
  store.emitEnd(null);
  expect(emitted).toEqual([]);
});

test('an answer that was lost is told in the modal, not over it; confirming again does it once', async () => {
  const { store, provider } = await loadedStore(ready);
  provider.next('POST', PATH, networkDown);
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

test('documents that another tab took away lead back to them, with a word', async () => {
  const { store, provider } = await loadedStore(ready);
  provider.view = buildView({
    ...filledIn,
    documents: { ...documents, statements: 5, statementsComplete: false },
  });
  provider.next('POST', PATH, problem('step-not-allowed'));
  await store.send(submit);
  expect(store.step()).toBe('bankStatementsUpload');
  expect(store.state.getState().toast).toMatchObject({ messageKey: 'messages:problem.step-not-allowed' });
});

test('the numbers are in no analytics event', async () => {
  const { store, provider, tracked } = await loadedStore(ready);
  provider.next('POST', PATH, networkDown);
  await store.send(submit);
  expect(JSON.stringify(tracked)).not.toMatch(/00012|0001234567/);
});
