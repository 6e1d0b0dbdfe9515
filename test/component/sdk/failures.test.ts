import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestTamarack, dialogs, recordOutcomeEvents, stubServer, waitForDialog } from '../support/sdk';

beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
});

const open = async () => {
  const tamarack = createTestTamarack();
  tamarack.checkout({ cartTotal: 10 });
  const outcome = tamarack.run();
  const { options } = await waitForDialog();
  return { tamarack, outcome, options };
};

describe('a dialog that is closed after a failure', () => {
  it.each([500, 503, 429])('a session that the API answers with %i is a failed checkout', async (status) => {
    stubServer(status, {});
    const { outcome, options } = await open();
    await expect(options.session).rejects.toMatchObject({ code: 'request' });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({
      status: 'failed',
      error: { name: 'TamarackError', code: 'request', retryable: true },
    });
  });

  it.each([
    401, 404,
  ])('another address that answers with %i, as a wrong `apiUrl` may, is a mistake: it rejects', async (status) => {
    stubServer(status, {});
    const { outcome, options } = await open();
    await expect(options.session).rejects.toMatchObject({ code: 'request' });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({ code: 'request', retryable: false });
  });

  it('a session that the API does not answer is a failed checkout', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { outcome, options } = await open();
    await expect(options.session).rejects.toMatchObject({ code: 'request' });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({
      status: 'failed',
      error: { code: 'request', message: 'Tamarack cannot be reached', retryable: true },
    });
  });

  it.each([
    'request',
    'loadFailed',
    'expired',
    'general',
  ] as const)('the failure %s of the open dialog is the outcome’s error', async (code) => {
    stubServer();
    const { outcome, options } = await open();
    options.onEvent({ type: 'failure', code });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({
      status: 'failed',
      error: { name: 'TamarackError', code, retryable: true },
    });
  });

  it('a client token that has expired is refused: another run cannot succeed', async () => {
    stubServer(401, { type: 'session-expired', detail: 'The client token has expired.' });
    const { outcome, options } = await open();
    await expect(options.session).rejects.toMatchObject({ code: 'expired' });
    options.onEvent({ type: 'failure', code: 'expired' });
    options.onEvent({ type: 'closed' });
    await expect(outcome).rejects.toMatchObject({ code: 'expired', retryable: false });
  });

  it('a failure that is over is forgotten', async () => {
    stubServer();
    const { outcome, options } = await open();
    options.onEvent({ type: 'failure', code: 'loadFailed' });
    options.onEvent({ type: 'failure', code: null });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: 'closed' });
  });

  it.each([
    'approved',
    'rejected',
    'abandoned',
  ] as const)('an outcome counts, whatever failed: %s', async (type) => {
    stubServer();
    const { events, stop } = recordOutcomeEvents();
    const { outcome, options } = await open();
    options.onEvent({ type, sessionToken: '', checkoutId: 'checkout' });
    options.onEvent({ type: 'failure', code: 'request' });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toEqual({ status: type, sessionToken: '', checkoutId: 'checkout' });
    expect(events).toHaveLength(1);
    stop();
  });

  it('run() opens the checkout again afterwards', async () => {
    stubServer(503, {});
    const { tamarack, outcome, options } = await open();
    await expect(options.session).rejects.toMatchObject({ code: 'request' });
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({ status: 'failed' });
    stubServer();
    const again = tamarack.run();
    (await waitForDialog(1)).options.onEvent({ type: 'closed' });
    expect(await again).toEqual({ status: 'closed' });
  });
});
