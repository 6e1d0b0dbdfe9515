import type { AnalyticsReport } from '@tamarack/core/protocol/analytics';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';
import { waitFor } from '../support/wait-for';

afterEach(closeWidgets);

const open = async (consent: boolean | undefined, view = buildCartView(filledIn), ownPage = false) => {
  const widget = openWidget(view, { reporting: { consent }, ownPage });
  await widget.ui.findByRole('heading', { level: 1 }, slowTimeout);
  const reports = () =>
    widget.provider.calls
      .filter(({ path }) => path === '/analytics')
      .map(({ body }) => body as AnalyticsReport);
  return { ...widget, reports };
};
const leavePage = () => window.dispatchEvent(new Event('pagehide'));

test('screens and language changes reach the provider, with nothing else', async () => {
  const { ui, provider, reports } = await open(undefined);
  await userEvent.click(ui.getByRole('button', { name: 'How the connection works' }));
  await ui.findByRole('heading', { level: 1, name: /Flinks/ }, slowTimeout);
  await userEvent.click(ui.getByRole('button', { name: /Français/ }));
  await expect.poll(reports, { timeout: 10_000 }).toHaveLength(1);
  expect(reports()).toEqual([
    {
      checkoutId: 'checkout-1',
      language: 'fr',
      events: [
        { name: 'step', route: '/value-proposition', first: true },
        { name: 'step', route: '/about-flinks', first: true },
        { name: 'language', language: 'fr' },
      ],
    },
  ]);
  const call = provider.calls.find(({ path }) => path === '/analytics');
  expect(call?.headers.get('content-type')).toMatch(/^text\/plain/);
  expect([call?.headers.get('sessionToken'), call?.headers.get('checkoutId')]).toEqual([null, null]);
});

test('the page view of the small cart leaves with the end', async () => {
  const { ui, reports } = await open(
    undefined,
    buildCartView({ amountQualified: false, cartTotal: 300 }),
    true,
  );
  await userEvent.click(ui.getByRole('button', { name: /Return/ }));
  await expect
    .poll(() => reports().flatMap(({ events }) => events))
    .toMatchObject([
      { name: 'step', route: '/small-cart-total' },
      { name: 'pageView', title: 'Cart total is less than minimum amount' },
      { name: 'end', end: 'rejected' },
    ]);
});

test('what waits is sent when the page is left', async () => {
  const { reports } = await open(true);
  await waitFor(() => {
    leavePage();
    expect(reports()).toHaveLength(1);
  });
  leavePage();
  expect(reports()).toHaveLength(1);
});

test.each([
  ['agreed', true, undefined, 1],
  ['agreed, and the browser asks for privacy', true, true, 0],
  ['did not say', undefined, undefined, 0],
])('a report names a visit if the customer %s', async (_, consent, privacyControl, expected) => {
  if (privacyControl)
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { reports } = await open(consent);
  await waitFor(() => {
    leavePage();
    expect(reports()).toHaveLength(1);
  });
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  const visits = reports().flatMap(({ visit }) => visit ?? []);
  expect(visits).toHaveLength(expected);
  for (const visit of visits) expect(visit).toMatch(/^[a-p]{32}$/);
});

// the values are those of pages without types
test.each([
  false,
  'false',
  'true',
  null,
  0,
])('a page whose consent is %o reports nothing', async (consent) => {
  const { ui, provider, handle } = await open(consent as boolean);
  await userEvent.click(ui.getByRole('button', { name: 'How the connection works' }));
  await ui.findByRole('heading', { level: 1, name: /Flinks/ }, slowTimeout);
  leavePage();
  handle.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(provider.count('POST', '/analytics')).toBe(0);
});
