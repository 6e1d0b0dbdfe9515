import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutRequest } from '../../../sdk/types';
import { createTestTamarack, dialogs, stubServer, waitForDialog } from '../support/sdk';
import { waitFor } from '../support/wait-for';

// other files of this worker may have left some
beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

/** What a browser sends to another site at once: of all other requests it asks the API for permission first. */
const simple = {
  url: 'https://api.test/v1/checkout?merchantKey=pk_1',
  contentType: 'text/plain;charset=UTF-8',
  headers: [],
  credentials: 'include',
};

describe('the request of a checkout takes no preflight', () => {
  const places: readonly (readonly [string, Omit<CheckoutRequest, 'cartTotal'>])[] = [
    ['a dialog', {}],
    ['an element of the page', { mount: '#financing' }],
    ['a window', { platform: { renderType: 'Standalone' } }],
  ];
  it.each(places)('in %s', async (_, place) => {
    const posted = stubServer();
    const replace = vi.fn();
    const child = { closed: false, location: { replace }, close: vi.fn() };
    vi.spyOn(window, 'open').mockReturnValue(child as unknown as Window); // only these members are used
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900, ...place });
    const outcome = tamarack.run();
    expect(posted).toMatchObject([{ ...simple, body: { cartTotal: 900 } }]);
    await waitFor(() => expect(dialogs.length + replace.mock.calls.length).toBe(1));
    tamarack.close();
    child.closed = true;
    expect(await outcome).toEqual({ status: 'closed' });
  });

  it('when the dialog asks for it again', async () => {
    const posted = stubServer(503, {});
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 900 });
    void tamarack.run();
    const { options } = await waitForDialog();
    await expect(options.session).rejects.toMatchObject({ retryable: true });
    await expect(options.retrySession?.()).rejects.toMatchObject({ retryable: true });
    expect(posted).toMatchObject([simple, simple]);
  });
});

it('a key adds nothing to the address but itself', () => {
  const posted = stubServer();
  const merchantKey = 'pk_1&clientToken=é#+ %';
  const tamarack = createTestTamarack({ merchantKey });
  tamarack.checkout({ cartTotal: 900 });
  void tamarack.run();
  const { searchParams, hash } = new URL(posted[0]?.url ?? '');
  expect([[...searchParams], hash]).toEqual([[['merchantKey', merchantKey]], '']);
});
