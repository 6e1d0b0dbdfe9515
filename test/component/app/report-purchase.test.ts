import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { approved, buildCartView } from '../support/views';

afterEach(closeWidgets);

const redirectUrl = 'https://shop.example/thanks';
const completed = {
  ...approved,
  qualification: 'accepted',
  option: 'o',
  agreement: 'signed',
  purchase: 'completed',
} as const;
const reported = {
  type: 'approved',
  sessionToken: 'token-1',
  checkoutId: 'checkout-1',
  redirectUrl,
  returnUrl: `${redirectUrl}?status=tamarack-approved&checkoutId=checkout-1&sessionId=token-1`,
};
const closed = { type: 'closed', redirectUrl };

type Opened = ReturnType<typeof openWidget>;
const getButton = ({ ui }: Opened, name: RegExp) => ui.findByRole('button', { name }, slowTimeout);

test.each<[string, (opened: Opened) => Promise<unknown>]>([
  ['a press', async (opened) => userEvent.click(await getButton(opened, /^Return to/))],
  ['two presses at once', async (opened) => userEvent.dblClick(await getButton(opened, /^Return to/))],
  ['the dialog’s ×', async (opened) => userEvent.click(await getButton(opened, /^Close$/))],
  ['Escape', async ({ dialog }) => fireEvent.keyDown(dialog, { key: 'Escape' })],
  ['the browser’s Back', async () => history.back()],
])('a completed purchase is reported while its screen is shown, and once however that closes: %s', async (_, close) => {
  const opened = openWidget(buildCartView(completed, { redirectUrl }));
  await getButton(opened, /^Return to/);
  await expect.poll(() => opened.events).toEqual([reported]);
  expect(opened.dialog.open).toBe(true);
  // the screen goes on without the token
  await userEvent.click(await getButton(opened, /Français/));
  await getButton(opened, /^Retourner chez/);
  await userEvent.click(await getButton(opened, /English/));
  await getButton(opened, /^Return to/);
  window.dispatchEvent(new Event('focus'));
  await close(opened);
  await expect.poll(() => opened.events).toEqual([reported, closed]);
  expect(opened.provider.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /application',
    'POST /session/end',
  ]);
});
