import { expect, test, vi } from 'vitest';
import { createApiFailure } from '../../../widget/api/failure';
import { buildLoadedStore } from '../support/build-store';
import { buildCartView, filledIn } from '../support/views';

/** The frame submits in turn with these results; then with success. */
const buildSubmit = (...results: (() => Promise<void>)[]) =>
  ({ type: 'submitDocuments', submit: vi.fn(() => results.shift()?.() ?? Promise.resolve()) }) as const;
const documents = { statements: 6, statementsComplete: true, voidCheque: true, submitted: false };
const ready = buildCartView({ ...filledIn, documents });
const submitted = buildCartView({ ...filledIn, documents: { ...documents, submitted: true } });

test('submitting ends at the confirmation, also after a refresh', async () => {
  const { store, provider } = await buildLoadedStore(ready);
  expect(store.step()).toBe('voidChequeUpload');
  provider.view = submitted;
  const submit = buildSubmit();
  expect(await store.send(submit)).toEqual({ ok: true });
  expect(submit.submit).toHaveBeenCalledTimes(1);
  expect(provider.calls.at(-1)).toMatchObject({ method: 'GET', path: '/application' });
  expect(store.step()).toBe('manualUploadSuccess');
  expect((await buildLoadedStore(submitted)).store.step()).toBe('manualUploadSuccess');
});

test('closing the confirmation emits nothing: the outcome comes by email', async () => {
  const { store, emitted } = await buildLoadedStore(submitted);
  expect(store.closing()).toBeNull();
  store.emitEnd(null);
  expect(emitted).toEqual([]);
});

test('a lost response is shown in the modal, not over it; confirming again submits again', async () => {
  const { store, provider } = await buildLoadedStore(ready);
  const submit = buildSubmit(() => Promise.reject(createApiFailure(null)));
  expect(await store.send(submit)).toEqual({ ok: false, problem: null });
  expect(store.state.getState().toast).toBeNull();
  provider.view = submitted;
  expect(await store.send(submit)).toEqual({ ok: true });
  expect(submit.submit).toHaveBeenCalledTimes(2);
});

test('documents removed in another tab lead back to the list, with a notice', async () => {
  const { store, provider } = await buildLoadedStore(ready);
  provider.view = buildCartView({
    ...filledIn,
    documents: { ...documents, statements: 5, statementsComplete: false },
  });
  const problem = { type: 'step-not-allowed', title: '', status: 409, instance: 'req-1' } as const;
  await store.send(buildSubmit(() => Promise.reject(createApiFailure(problem))));
  expect(store.step()).toBe('bankStatementsUpload');
  expect(store.state.getState().toast).toMatchObject({ messageKey: 'messages:problem.step-not-allowed' });
});
