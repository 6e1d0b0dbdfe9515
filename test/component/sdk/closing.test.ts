import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestTamarack, dialogs, recordOutcomeEvents, stubServer, waitForDialog } from '../support/sdk';

beforeEach(() => {
  dialogs.length = 0;
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('close and destroy', () => {
  it('open → close → open → destroy → open works, without waiting in between', async () => {
    stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const first = tamarack.run();
    await waitForDialog(0);
    tamarack.close();
    const second = tamarack.run();
    expect(await first).toEqual({ status: 'closed' });
    await waitForDialog(1);
    tamarack.destroy();
    expect(await second).toEqual({ status: 'closed' });
    tamarack.checkout({ cartTotal: 20 });
    const third = tamarack.run();
    const last = await waitForDialog(2);
    expect(dialogs.map(({ closed }) => closed)).toEqual([true, true, false]);
    last.options.onEvent({ type: 'closed' });
    expect(await third).toEqual({ status: 'closed' });
  });

  it('close before the code has loaded opens nothing', async () => {
    stubServer();
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    tamarack.close();
    expect(await outcome).toEqual({ status: 'closed' });
    expect(dialogs).toEqual([]);
  });

  it('close and destroy do nothing when nothing is open', () => {
    const posted = stubServer();
    const { events, stop } = recordOutcomeEvents();
    const tamarack = createTestTamarack();
    expect(() => {
      tamarack.close();
      tamarack.destroy();
      tamarack.destroy();
    }).not.toThrow();
    expect(dialogs).toEqual([]);
    expect(posted).toEqual([]);
    expect(events).toEqual([]);
    stop();
  });
});

describe('redirect', () => {
  it('waits until the dialog is closed, then navigates to the address the server confirmed', async () => {
    stubServer();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    options.onEvent({
      type: 'approved',
      sessionToken: 'token',
      checkoutId: 'checkout',
      returnUrl: 'https://shop.test/thanks?o=1&status=tamarack-approved',
    });
    expect(dialogs[0]?.closed).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    options.onEvent({ type: 'closed' });
    await outcome;
    expect(assign.mock.calls).toEqual([['https://shop.test/thanks?o=1&status=tamarack-approved']]);
    assign.mockRestore();
  });

  it('does not navigate without an address that the widget has checked', async () => {
    stubServer();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const tamarack = createTestTamarack();
    tamarack.checkout({ cartTotal: 10 });
    const outcome = tamarack.run();
    const { options } = await waitForDialog();
    const redirectUrl = 'https://shop.test/thanks';
    options.onEvent({ type: 'approved', sessionToken: 'token', checkoutId: 'checkout', redirectUrl });
    expect(dialogs[0]?.closed).toBe(false);
    options.onEvent({ type: 'closed' });
    expect(await outcome).toMatchObject({ status: 'approved' });
    expect(assign).not.toHaveBeenCalled();
    assign.mockRestore();
  });
});
