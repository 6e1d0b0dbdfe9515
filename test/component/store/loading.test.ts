import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';
import { expect, test } from 'vitest';
import { buildStore, session } from '../support/build-store';
import { createProblemResponse, failNetwork } from '../support/fake-provider';
import { approved, buildCartView } from '../support/views';

const outcome = async (promise: Promise<SessionInfo>) => {
  const { store } = buildStore(buildCartView());
  await store.load(promise);
  return store.state.getState().loading;
};

test('a session leads to its application’s step', async () => {
  const { store, provider } = buildStore(buildCartView(approved));
  await store.load(Promise.resolve(session));
  expect(store.step()).toBe('qualification');
  expect(store.state.getState().loading).toMatchObject({ kind: 'ready', facts: { cartTotal: 2_400_00 } });
  const [call] = provider.calls;
  expect(call?.headers.get('sessionToken')).toBe('token-1');
  expect(call?.headers.get('checkoutId')).toBe('checkout-1');
});

test('a small cart has its own step, whatever else is known', async () => {
  const { store } = buildStore(buildCartView({ amountQualified: false, eligibility: 'eligible' }));
  await store.load(Promise.resolve(session));
  expect(store.step()).toBe('smallCartTotal');
});

test.each([
  ['invoiceLinkUsed', { kind: 'invoiceLink', code: 'invoiceLinkUsed' }],
  ['general', { kind: 'errorGeneral' }],
  ['request', { kind: 'errorRequest' }],
  ['expired', { kind: 'expired' }],
  ['noMerchant', { kind: 'noMerchant' }],
  ['merchant', { kind: 'errorSetup', code: 'TC-1000-01', message: 'unknown key' }],
  ['invalidRequest', { kind: 'errorSetup', code: 'invalidRequest', message: 'unknown key' }],
] as const)('no session because of %s', async (code, expected) => {
  const failure = createFailure(code, 'unknown key', false, { code: 'TC-1000-01' });
  expect(await outcome(Promise.reject(failure))).toMatchObject(expected);
});

test('a refusal of an invoice’s link for no reason of its own is the general kind of link error', async () => {
  const failure = Object.assign(createFailure('general', 'x'), { isInvoice: true });
  expect(await outcome(Promise.reject(failure))).toEqual({ kind: 'invoiceLink', code: 'general' });
});

test.each([
  ['there was no answer to it', new TypeError('Failed to fetch'), true],
  ['the answer was an error', { type: 'internal', status: 500 }, false],
])('a request for a session that failed because %s', async (_, cause, unreachable) => {
  const failure = createFailure('request', 'x', true, cause);
  expect(await outcome(Promise.reject(failure))).toEqual({
    kind: 'errorRequest',
    retryable: true,
    unreachable,
  });
});

test('an unexpected error counts as a failed request', async () => {
  expect(await outcome(Promise.reject(new TypeError('boom')))).toMatchObject({ kind: 'errorRequest' });
});

test('an application that cannot be read is a failed request, an expired session is reported as such', async () => {
  const down = buildStore(buildCartView());
  down.provider.respondNext('GET', '/application', failNetwork, failNetwork, failNetwork, failNetwork);
  await down.store.load(Promise.resolve(session));
  expect(down.store.state.getState().loading).toEqual({
    kind: 'errorRequest',
    retryable: true,
    unreachable: true,
  });

  const broken = buildStore(buildCartView());
  const internal = createProblemResponse('internal');
  broken.provider.respondNext('GET', '/application', internal, internal, internal, internal);
  await broken.store.load(Promise.resolve(session));
  expect(broken.store.state.getState().loading).toMatchObject({ kind: 'errorRequest', unreachable: false });

  const over = buildStore(buildCartView());
  over.provider.respondNext('GET', '/application', createProblemResponse('session-expired'));
  await over.store.load(Promise.resolve(session));
  expect(over.store.state.getState().loading).toEqual({ kind: 'expired' });

  const reused = buildStore(buildCartView());
  reused.provider.respondNext('GET', '/application', createProblemResponse('session-reused'));
  await reused.store.load(Promise.resolve(session));
  expect(reused.store.state.getState().loading).toEqual({ kind: 'reused' });
});

test('a session that turns out to be used up while the flow is open replaces it', async () => {
  const { store, provider } = buildStore(buildCartView(approved));
  await store.load(Promise.resolve(session));
  provider.respondNext('GET', '/application', createProblemResponse('session-reused'));
  await store.refresh();
  expect(store.state.getState().loading).toEqual({ kind: 'reused' });
});

test('loading that takes too long is a failed request, and a retry can succeed', async () => {
  const { store } = buildStore(buildCartView(), 20);
  await store.load(new Promise(() => {}));
  expect(store.state.getState().loading).toEqual({
    kind: 'errorRequest',
    retryable: true,
    unreachable: true,
  });
  await store.load(Promise.resolve(session));
  expect(store.step()).toBe('welcome');
});
