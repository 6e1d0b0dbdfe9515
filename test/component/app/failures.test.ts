import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createProblemResponse, failNetwork } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';

afterEach(closeWidgets);

const redirectUrl = 'https://shop.example/cart';

/** The first read, and the client's with its retries. */
const failEachRead = ({ provider }: ReturnType<typeof openWidget>, answer: typeof failNetwork): void =>
  provider.respondNext('GET', '/application', ...Array<typeof answer>(5).fill(answer));

const close = async ({ dialog }: ReturnType<typeof openWidget>): Promise<void> => {
  const button = dialog.querySelector('[aria-label=Close]');
  if (button) await userEvent.click(button);
};

test.each([
  ['answers with an error of its own', createProblemResponse('internal'), 'request'],
  ['has ended the session', createProblemResponse('session-expired'), 'expired'],
] as const)('the page is told why the checkout stopped before it is closed: the API %s', async (_, answer, code) => {
  const opened = openWidget(buildCartView());
  failEachRead(opened, answer);
  await expect.poll(() => opened.failures.at(-1)).toBe(code);
  await close(opened);
  await expect.poll(() => opened.events.map(({ type }) => type)).toEqual(['closed']);
  expect(opened.failures.at(-1)).toBe(code);
});

test('an API that does not answer is a failure until a retry succeeds', async () => {
  const opened = openWidget(buildCartView());
  failEachRead(opened, failNetwork);
  await expect.poll(() => opened.failures.at(-1)).toBe('request');
  await userEvent.click(await opened.ui.findByRole('button', { name: 'Try again' }, slowTimeout));
  await opened.ui.findByRole('button', { name: /get started/i }, slowTimeout);
  expect(opened.failures.at(-1)).toBeNull();
});

test('an unfinished application fails while the browser is offline', async () => {
  const opened = openWidget(buildCartView(filledIn));
  await expect.poll(() => opened.failures).toEqual([null]);
  window.dispatchEvent(new Event('offline'));
  expect(opened.failures).toEqual([null, 'request']);
  window.dispatchEvent(new Event('online'));
  expect(opened.failures).toEqual([null, 'request', null]);
});

test('a page that closes the dialog over a rejection gets the rejection', async () => {
  const view = buildCartView({ ...filledIn, outcome: 'rejected', reapplyInDays: 90 }, { redirectUrl });
  const opened = openWidget(view);
  // what a window tells its opener meanwhile
  await expect.poll(() => opened.pending).toMatchObject([{ ending: { type: 'rejected' } }]);
  expect(opened.events).toEqual([]);
  opened.handle.unmount();
  await expect
    .poll(() => opened.events)
    .toMatchObject([
      { type: 'rejected', sessionToken: 'token-1', checkoutId: 'checkout-1', redirectUrl },
      { type: 'closed', redirectUrl },
    ]);
});

test('a page that closes an unfinished application gets no outcome, and no failure', async () => {
  const opened = openWidget(buildCartView(filledIn));
  await expect.poll(() => opened.failures).toEqual([null]);
  opened.handle.unmount();
  await expect.poll(() => opened.events.map(({ type }) => type)).toEqual(['closed']);
  expect(opened.pending).toEqual([]);
});

/** As the browser reports a frame that the page's policy forbids. */
const forbid = () =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      disposition: 'enforce',
      effectiveDirective: 'frame-src',
      blockedURI: 'https://api.test/frames/identity',
    }),
  );

test('secure fields that are blocked are a failure until they are shown again, and however the page closes the dialog', async () => {
  const opened = openWidget(buildCartView({ ...filledIn, personalSaved: false, businessSaved: false }));
  await expect.poll(() => opened.root.querySelector('iframe'), slowTimeout).not.toBeNull();
  forbid();
  await opened.ui.findByText(/doesn’t let our secure fields open/, {}, slowTimeout);
  await expect.poll(() => opened.failures.at(-1)).toBe('loadFailed');
  await userEvent.click(opened.ui.getByRole('button', { name: 'Back' }));
  await expect.poll(() => opened.failures.at(-1)).toBeNull();
  await userEvent.click(await opened.ui.findByRole('button', { name: /Next|Continue/ }, slowTimeout));
  await expect.poll(() => opened.root.querySelector('iframe'), slowTimeout).not.toBeNull();
  forbid();
  await expect.poll(() => opened.failures.at(-1)).toBe('loadFailed');
  opened.handle.unmount();
  await expect.poll(() => opened.events.map(({ type }) => type)).toEqual(['closed']);
  expect(opened.failures.at(-1)).toBe('loadFailed');
});

test('a session that expires over blocked secure fields is the failure that remains', async () => {
  const opened = openWidget(buildCartView({ ...filledIn, personalSaved: false, businessSaved: false }));
  await expect.poll(() => opened.root.querySelector('iframe'), slowTimeout).not.toBeNull();
  forbid();
  await expect.poll(() => opened.failures.at(-1)).toBe('loadFailed');
  opened.provider.respondNext('GET', '/application', createProblemResponse('session-expired'));
  window.dispatchEvent(new Event('focus'));
  await opened.ui.findByText(/return to the merchant website and apply again/, {}, slowTimeout);
  expect(opened.root.querySelector('iframe')).toBeNull();
  expect(opened.failures.at(-1)).toBe('expired');
});
