import { expect, test, vi } from 'vitest';
import { endOrWithhold } from '../../../widget/api/end-or-withhold';
import { createApiFailure } from '../../../widget/api/failure';
import { reportPurchase } from '../../../widget/store/effects/report-purchase';
import { buildLoadedStore } from '../support/build-store';
import { createProblemResponse, deferResponse, failNetwork } from '../support/fake-provider';
import { approved, buildCartView, filledIn } from '../support/views';

test('leaving midway must be confirmed, notifies server and page, and emits abandoned once', async () => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(filledIn));
  expect(store.closing()).toBe('ask');
  store.leave();
  store.leave();
  await expect
    .poll(() => emitted)
    .toEqual([{ type: 'abandoned', sessionToken: 'token-1', checkoutId: 'checkout-1', redirectUrl: null }]);
  expect(provider.count('POST', '/application/abandon')).toBe(1);
  expect(provider.calls.find(({ path }) => path === '/application/abandon')?.body).toEqual({
    sessionToken: 'token-1',
    checkoutId: 'checkout-1',
  });
});

test('leaving works offline too', async () => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(filledIn));
  provider.respondNext('POST', '/application/abandon', failNetwork);
  provider.respondNext('POST', '/session/end', failNetwork);
  store.leave();
  // whether the token still works is unknown, so the page does not get it
  await expect.poll(() => emitted).toMatchObject([{ type: 'abandoned', sessionToken: '' }]);
});

test('the token is ended before the page gets it', async () => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(filledIn));
  const { answer, release } = deferResponse(() => new Response(null, { status: 204 }));
  provider.respondNext('POST', '/session/end', answer);
  store.emitEnd('approved');
  await expect.poll(() => provider.count('POST', '/session/end')).toBe(1);
  expect(emitted).toEqual([]);
  release();
  await expect.poll(() => emitted).toMatchObject([{ type: 'approved', sessionToken: 'token-1' }]);
});

test.each([
  ['refused because it is ended already', createProblemResponse('session-expired'), 'token-1'],
  ['refused for another reason, twice', createProblemResponse('internal'), ''],
] as const)('a token whose end is %s is published accordingly', async (_, answer, published) => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(filledIn));
  provider.respondNext('POST', '/session/end', answer, answer);
  store.emitEnd('rejected');
  await expect.poll(() => emitted).toMatchObject([{ type: 'rejected', sessionToken: published }]);
});

test('a server that does not answer delays the outcome by seconds only, and withholds the token', async () => {
  vi.useFakeTimers();
  try {
    const published = endOrWithhold('token-1', new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await published).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('leaving what cannot be abandoned ends the token too', async () => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(filledIn));
  provider.respondNext('POST', '/application/abandon', createProblemResponse('step-not-allowed'));
  store.leave();
  await expect.poll(() => emitted).toMatchObject([{ type: 'abandoned', sessionToken: 'token-1' }]);
  expect(provider.count('POST', '/session/end')).toBe(1);
});

test('closing after an outcome emits its event once, never abandoned as well', async () => {
  const rejected = { ...filledIn, outcome: 'rejected', reapplyInDays: 90 } as const;
  const { store, emitted } = await buildLoadedStore(
    buildCartView(rejected, { redirectUrl: 'https://shop.example/done' }),
  );
  expect(store.closing()).toBe('rejected');
  store.emitEnd('rejected');
  store.emitEnd('rejected');
  store.leave();
  await expect
    .poll(() => emitted)
    .toEqual([
      {
        type: 'rejected',
        sessionToken: 'token-1',
        checkoutId: 'checkout-1',
        redirectUrl: 'https://shop.example/done',
        returnUrl:
          'https://shop.example/done?status=tamarack-rejected&checkoutId=checkout-1&sessionId=token-1',
      },
    ]);
});

test('closing before the phone is verified asks nothing, emits nothing and abandons nothing', async () => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView({ locked: true }));
  expect(store.step()).toBe('verifyPhone');
  expect(store.closing()).toBeNull();
  store.emitEnd(null);
  expect(emitted).toEqual([]);
  expect(store.back()).toBe(false);
  expect(provider.count('POST', '/application/abandon')).toBe(0);
});

const signed = { ...approved, qualification: 'accepted', option: 'o', agreement: 'signed' } as const;
const completed = { ...signed, purchase: 'completed' } as const;

test('nothing is asked after a signature, even if the purchase is not completed yet', async () => {
  for (const facts of [signed, completed])
    expect((await buildLoadedStore(buildCartView(facts))).store.closing()).toBe('approved');
  expect(
    (await buildLoadedStore(buildCartView({ ...filledIn, outcome: 'manualReview' }))).store.closing(),
  ).toBeNull();
});

test('a signature is reported at once; closing, leaving, returning and switching add nothing', async () => {
  const option = { ...approved, qualification: 'accepted', option: 'o' } as const;
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(option));
  const stop = reportPurchase(store);
  expect(emitted).toEqual([]);
  const submit = async (): Promise<void> => {
    provider.view = buildCartView(completed);
  };
  await store.send({ type: 'sign', submit });
  await expect.poll(() => emitted).toMatchObject([{ type: 'approved', sessionToken: 'token-1' }]);
  const calls = provider.calls.length;
  // what the token would be refused for
  await store.refresh();
  store.setLanguage('en');
  store.emitEnd('approved');
  store.leave();
  expect(store.step()).toBe('final');
  // in a frame, which needs no token
  expect(await store.send({ type: 'disconnectBank', submit: async () => {} })).toEqual({ ok: true });
  expect(store.state.getState().loading).toMatchObject({ facts: { bank: 'disconnected' } });
  const gone = createApiFailure({ type: 'session-expired', title: '', status: 401, instance: '' });
  await store.send({ type: 'disconnectBank', submit: () => Promise.reject(gone) });
  expect(store.step()).toBe('final');
  expect(provider.calls).toHaveLength(calls);
  expect(emitted).toHaveLength(1);
  stop();
});

test.each([
  ['signed', signed, 'approved'],
  ['not signed', approved, 'abandoned'],
] as const)('who leaves while a signature is on its way is reported by what became of it: %s', async (_, facts, type) => {
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(approved));
  provider.respondNext('POST', '/application/abandon', createProblemResponse('step-not-allowed'));
  provider.view = buildCartView(facts);
  store.leave();
  await expect.poll(() => emitted).toMatchObject([{ type, sessionToken: 'token-1' }]);
});

test('a screen that asks to leave acts like the close button', async () => {
  const { store, closes } = await buildLoadedStore(buildCartView());
  await store.send({ type: 'leave' });
  expect(closes.count).toBe(1);
});

test('the browser’s Back goes one step back where there is one', async () => {
  const { store } = await buildLoadedStore(buildCartView());
  expect(store.back()).toBe(false);
  await store.send({ type: 'start' });
  expect(store.back()).toBe(true);
  expect(store.step()).toBe('welcome');
});

test.each(['approved', 'rejected', 'abandoned'] as const)('an outcome is reported once: %s', async (end) => {
  const { store, tracked } = await buildLoadedStore(buildCartView(filledIn));
  store.emitEnd(end);
  store.emitEnd(end);
  store.leave();
  expect(tracked).toEqual([{ name: 'end', end }]);
});

test('closing without an outcome is reported as closed, without a final event', async () => {
  const { store, tracked, emitted } = await buildLoadedStore(
    buildCartView({ ...filledIn, outcome: 'manualReview' }),
  );
  expect(store.closing()).toBeNull();
  store.emitEnd(null);
  expect(tracked).toEqual([{ name: 'end', end: 'closed' }]);
  expect(emitted).toEqual([]);
});

test('each change of the language is reported', async () => {
  const { store, tracked } = await buildLoadedStore(buildCartView());
  store.setLanguage('fr');
  store.setLanguage('en');
  expect(tracked).toEqual([
    { name: 'language', language: 'fr' },
    { name: 'language', language: 'en' },
  ]);
});
