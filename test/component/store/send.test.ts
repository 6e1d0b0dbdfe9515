import { expect, test } from 'vitest';
import { buildLoadedStore } from '../support/build-store';
import {
  createJsonResponse,
  createProblemResponse,
  deferResponse,
  failNetwork,
} from '../support/fake-provider';
import { approved, buildCartView, filledIn } from '../support/views';

const eligible = { type: 'answerEligibility', eligible: true } as const;
const PATH = '/application/eligibility';
const answered = buildCartView({ eligibility: 'eligible' });

test('an event calls the API, and the step follows the returned facts', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  provider.view = answered;
  await store.send({ type: 'start' });
  expect(store.step()).toBe('verifyBusiness');
  expect(await store.send(eligible)).toEqual({ ok: true });
  expect(store.step()).toBe('verifyPhone');
  expect(provider.calls.at(-1)).toMatchObject({ method: 'PUT', path: PATH, body: { eligible: true } });
});

test('a double click sends once, and buttons show that it is in progress', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  const { answer, release } = deferResponse(() => createJsonResponse(answered));
  provider.respondNext('PUT', PATH, answer);
  const results = [store.send(eligible), store.send(eligible)];
  expect(store.state.getState().pending).toEqual(['answerEligibility']);
  release();
  expect(await Promise.all(results)).toEqual([{ ok: true }, { ok: true }]);
  expect(provider.count('PUT', PATH)).toBe(1);
  expect(store.state.getState().pending).toEqual([]);
});

test('no other change starts while one is in progress', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  const { answer, release } = deferResponse(() => createJsonResponse(answered));
  provider.respondNext('PUT', PATH, answer);
  const first = store.send(eligible);
  expect(await store.send({ type: 'sendPhoneCode', phone: '4165550123' })).toMatchObject({ ok: false });
  release();
  await first;
  expect(provider.count('POST', '/verification/phone')).toBe(0);
});

test('a network failure keeps step and draft, is shown, and its retry has the same key', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  store.state.setState({ drafts: { verifyPhone: { phone: '416' } } });
  provider.respondNext('PUT', PATH, failNetwork);
  await store.send({ type: 'start' });
  expect(await store.send(eligible)).toEqual({ ok: false, problem: null });
  const { toast, drafts, offline } = store.state.getState();
  expect(store.step()).toBe('verifyBusiness');
  expect(toast).toMatchObject({ messageKey: 'toast.network' });
  expect(offline).toBe(true);
  expect(drafts).toEqual({ verifyPhone: { phone: '416' } });

  provider.view = answered;
  toast?.retry?.();
  await expect.poll(() => store.step()).toBe('verifyPhone');
  const keys = provider.calls
    .filter(({ path }) => path === PATH)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(store.state.getState()).toMatchObject({ offline: false, toast: null });
});

test('a different request, or a new one after a response, has its own key', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView({ eligibility: 'eligible' }));
  const path = '/verification/phone';
  provider.respondNext('POST', path, failNetwork, createProblemResponse('rate-limited'));
  await store.send({ type: 'sendPhoneCode', phone: '4165550123' });
  await store.send({ type: 'sendPhoneCode', phone: '4165550124' });
  await store.send({ type: 'sendPhoneCode', phone: '4165550124' });
  const keys = provider.calls
    .filter((call) => call.path === path)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(3);
  expect(provider.calls.at(-1)?.body).toEqual({ phone: '4165550124', language: 'fr' });
});

test('a field’s error goes to the form, everything else to the toast', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView({ ...filledIn, businessSaved: false }));
  const errors = [{ path: '/legal', code: 'legalRequired' }];
  provider.respondNext(
    'PUT',
    '/application/business',
    createProblemResponse('validation-failed', { errors }),
    createProblemResponse('internal'),
  );
  const save = () =>
    store.send({
      type: 'saveBusiness',
      business: {
        legal: '',
        businessAs: 'x',
        entity: 'corporation',
        industry: '722511',
        timeInBusiness: 8,
        sameAddress: false,
        street: '1 Main',
        city: 'Toronto',
        province: 'ON',
        postal: 'M5V 2T6',
        country: 'CA',
      },
    });
  expect(await save()).toMatchObject({ ok: false, problem: { errors } });
  expect(store.state.getState().toast).toBeNull();
  expect(await save()).toMatchObject({ ok: false, problem: { type: 'internal' } });
  expect(store.state.getState().toast).toMatchObject({
    messageKey: 'messages:problem.internal',
    retry: null,
  });
  expect(store.step()).toBe('businessInfo');
});

test.each([
  ['the server is away', createProblemResponse('service-unavailable')],
  ['the network is down', failNetwork],
] as const)('a completion that failed leaves the title of its screen uncovered: %s', async (_, answer) => {
  const signed = { ...approved, qualification: 'accepted', option: 'o', agreement: 'signed' } as const;
  const { store, provider } = await buildLoadedStore(buildCartView(signed));
  provider.respondNext('POST', '/purchase/complete', answer, answer, answer, answer);
  expect(await store.send({ type: 'completePurchase' })).toMatchObject({ ok: false });
  expect(store.step()).toBe('final');
  expect(store.state.getState().toast).toBeNull();
});

test('a response that is not our problem format is still handled', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  provider.respondNext('PUT', PATH, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await store.send(eligible);
  expect(store.state.getState().toast?.messageKey).toBe('messages:problem.service-unavailable');
  expect(provider.count('PUT', PATH)).toBe(1);
});

test('an expired session ends the flow with its message', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  provider.respondNext('PUT', PATH, createProblemResponse('session-expired'));
  await store.send(eligible);
  expect(store.state.getState().loading).toEqual({ kind: 'expired' });
});

test('when another tab has moved on, the facts are reloaded and the step follows', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  provider.respondNext('PUT', PATH, createProblemResponse('step-not-allowed'));
  provider.view = buildCartView({ ...filledIn, businessSaved: false });
  await store.send(eligible);
  expect(store.step()).toBe('businessInfo');
  expect(store.state.getState().toast?.messageKey).toBe('messages:problem.step-not-allowed');
});

test('a read that began before a change does not undo it', async () => {
  const { store, provider } = await buildLoadedStore(buildCartView());
  const { answer, release } = deferResponse(() => createJsonResponse(buildCartView()));
  provider.respondNext('GET', '/application', answer);
  const read = store.refresh();
  provider.view = answered;
  await store.send(eligible);
  release();
  await read;
  expect(store.step()).toBe('verifyPhone');
});

test('saving a SIN continues with the scoring', async () => {
  const needed = buildCartView({
    ...filledIn,
    bank: 'connected',
    scoring: { state: 'sinNeeded', stage: null, slow: false, late: false },
  });
  const { store, provider } = await buildLoadedStore(needed);
  const running = buildCartView({
    ...filledIn,
    bank: 'connected',
    scoring: { state: 'running', stage: 'preparing', slow: false, late: false },
  });
  provider.respondNext('POST', '/scoring', () => createJsonResponse(running));
  let submitted = 0;
  await store.send({
    type: 'saveSin',
    submit: async () => {
      submitted += 1;
    },
  });
  expect(submitted).toBe(1);
  expect(provider.count('POST', '/scoring')).toBe(1);
  expect(store.step()).toBe('scoring');
});

test('what the next screen sends on mount is carried out', async () => {
  const option = { ...approved, qualification: 'accepted', option: 'o' } as const;
  const { store, provider } = await buildLoadedStore(buildCartView(option));
  const signed = buildCartView({ ...option, agreement: 'signed' });
  provider.respondNext('POST', '/purchase/complete', () =>
    createJsonResponse(buildCartView({ ...option, agreement: 'signed', purchase: 'completed' })),
  );
  let completion: Promise<unknown> | undefined;
  store.state.subscribe(() => {
    if (store.step() === 'final') completion ??= store.send({ type: 'completePurchase' });
  });
  const submit = async (): Promise<void> => {
    provider.view = signed;
  };
  await store.send({ type: 'sign', submit });
  expect(await completion).toEqual({ ok: true });
  expect(store.closing()).toBe('approved');
});

test('a signature counts, even if the network fails right after it', async () => {
  const option = { ...approved, qualification: 'accepted', option: 'o' } as const;
  const { store, provider, emitted } = await buildLoadedStore(buildCartView(option));
  provider.respondNext('GET', '/application', failNetwork, failNetwork, failNetwork, failNetwork);
  expect(await store.send({ type: 'sign', submit: async () => {} })).toEqual({ ok: true });
  expect(store.step()).toBe('final');
  // the customer gives up before the network is back
  expect(store.closing()).toBe('approved');
  store.emitEnd('approved');
  await expect.poll(() => emitted).toMatchObject([{ type: 'approved' }]);
});

test('an event without a call leaves nothing in progress', async () => {
  const { store } = await buildLoadedStore(buildCartView());
  expect(
    await store.send({ type: 'uploadInvoice', file: new Blob(['x']), name: 'invoice.pdf' }),
  ).toMatchObject({ ok: false });
  expect(store.state.getState().pending).toEqual([]);
});

test('nothing reported identifies a person', async () => {
  const { store, provider, tracked } = await buildLoadedStore(buildCartView({ eligibility: 'eligible' }));
  provider.respondNext('POST', '/verification/phone', failNetwork);
  await store.send({ type: 'sendPhoneCode', phone: '4165550123' });
  expect(tracked).toEqual([{ name: 'problem', type: 'network' }]);
});
