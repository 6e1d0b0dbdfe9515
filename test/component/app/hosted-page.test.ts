import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { approved, buildCartView, filledIn } from '../support/views';

afterEach(closeWidgets);

const redirectUrl = 'https://shop.example/cart';
const rejected = {
  type: 'rejected',
  sessionToken: 'token-1',
  checkoutId: 'checkout-1',
  redirectUrl,
  returnUrl: `${redirectUrl}?status=tamarack-rejected&checkoutId=checkout-1&sessionId=token-1`,
};
const closed = { type: 'closed', redirectUrl };
const pageView = { name: 'pageView', title: 'Cart total is less than minimum amount' };
const smallCart = buildCartView({ amountQualified: false, cartTotal: 300 }, { redirectUrl });

const goBack = async ({ ui }: ReturnType<typeof openWidget>): Promise<void> =>
  userEvent.click(await ui.findByRole('button', { name: 'Return to checkout' }, slowTimeout));

test('a cart under the minimum closes the dialog over the merchant’s page without a final event', async () => {
  const opened = openWidget(smallCart);
  await goBack(opened);
  await expect.poll(() => opened.events).toEqual([closed]);
  expect(opened.tracked).not.toContainEqual(pageView);
});

test('a cart under the minimum on the hosted page is reported as a page view, and as a rejection', async () => {
  const opened = openWidget(smallCart, { ownPage: true });
  await goBack(opened);
  await expect.poll(() => opened.events).toEqual([rejected, closed]);
  expect(opened.tracked.slice(-2)).toEqual([pageView, { name: 'end', end: 'rejected' }]);
});

test.each([
  ['over the credit', { ...approved, qualification: 'accepted', cartTotal: 20_000 }],
  ['in review', { ...filledIn, bank: 'connected', outcome: 'manualReview' }],
] as const)('an application %s is not final on the hosted page, and links to the merchant', async (_, facts) => {
  const opened = openWidget(buildCartView(facts, { redirectUrl }), { ownPage: true });
  await goBack(opened);
  await expect.poll(() => opened.events).toEqual([closed]);
});
