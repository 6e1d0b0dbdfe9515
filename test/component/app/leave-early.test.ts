import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { failNetwork } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';

// The engine does not arrive.
vi.mock('../../../widget/app/engine', () => ({
  createEngine: () => {
    throw new Error('not loaded');
  },
}));

afterEach(closeWidgets);

const abandoned = {
  type: 'abandoned',
  sessionToken: 'token-1',
  checkoutId: 'checkout-1',
  redirectUrl: 'https://shop.example/cart',
};

const leave = async ({ ui }: ReturnType<typeof openWidget>): Promise<void> => {
  await ui.findByRole('button', { name: /get started/i }, slowTimeout);
  await userEvent.click(ui.getByRole('button', { name: 'Close' }));
  await userEvent.click(await ui.findByRole('button', { name: /yes, i want to leave/i }, slowTimeout));
};

test('leaving before the engine has loaded emits abandoned once and notifies the server', async () => {
  const opened = openWidget(buildCartView({}, { redirectUrl: 'https://shop.example/cart' }));
  const { provider, events, tracked } = opened;
  await leave(opened);
  await expect
    .poll(() => events)
    .toEqual([abandoned, { type: 'closed', redirectUrl: abandoned.redirectUrl }]);
  expect(tracked.filter(({ name }) => name === 'end')).toEqual([{ name: 'end', end: 'abandoned' }]);
  await expect.poll(() => provider.count('POST', '/application/abandon')).toBe(1);
  const call = provider.calls.find(({ path }) => path === '/application/abandon');
  expect(call?.body).toEqual({ sessionToken: 'token-1', checkoutId: 'checkout-1' });
  expect(call?.headers.get('content-type')).toMatch(/^text\/plain/);
});

test('leaving early works offline too', async () => {
  const opened = openWidget(buildCartView({}, { redirectUrl: 'https://shop.example/cart' }));
  for (const path of ['/application/abandon', '/session/end'])
    opened.provider.respondNext('POST', path, failNetwork, failNetwork);
  await leave(opened);
  await expect
    .poll(() => opened.events)
    .toEqual([
      { ...abandoned, sessionToken: '' },
      { type: 'closed', redirectUrl: abandoned.redirectUrl },
    ]);
});

test('staying emits nothing', async () => {
  const { ui, events } = openWidget(buildCartView());
  await ui.findByRole('button', { name: /get started/i }, slowTimeout);
  await userEvent.click(ui.getByRole('button', { name: 'Close' }));
  await ui.findByRole('button', { name: /yes, i want to leave/i }, slowTimeout);
  await userEvent.keyboard('{Escape}');
  expect(events).toEqual([]);
});

test.each<[string, (opened: ReturnType<typeof openWidget>) => unknown]>([
  [
    'the customer',
    ({ ui }) => userEvent.click(ui.getAllByRole('button', { name: 'Close' })[0] as HTMLElement),
  ],
  ['the page', ({ handle }) => handle.unmount()],
  ['a page that removes it', ({ root }) => root.host.remove()],
])('a rejection on screen is reported when %s closes the dialog before the engine has loaded', async (_, close) => {
  const redirectUrl = 'https://shop.example/cart';
  const opened = openWidget(
    buildCartView({ ...filledIn, outcome: 'rejected', reapplyInDays: 90 }, { redirectUrl }),
  );
  await expect.poll(() => opened.failures).toEqual(['loadFailed']);
  await close(opened);
  await expect
    .poll(() => opened.events)
    .toEqual([
      {
        type: 'rejected',
        sessionToken: 'token-1',
        checkoutId: 'checkout-1',
        redirectUrl,
        returnUrl: `${redirectUrl}?status=tamarack-rejected&checkoutId=checkout-1&sessionId=token-1`,
      },
      { type: 'closed', redirectUrl },
    ]);
  expect(opened.provider.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /application',
    'POST /session/end',
  ]);
});
