import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { expect, test } from 'vitest';
import { createFrames } from '../../../widget/api/frames/frames';
import { readQuery } from '../../../widget/hosted/read-query';

const session: SessionInfo = {
  sessionToken: 'token-1',
  checkoutId: 'checkout-1',
  isAmountQualified: true,
  minimumPurchaseAmount: 500,
  cartTotal: 800,
  requestSource: 'tamarackDirectApp',
};

test.each([
  ['has no return address', undefined, 'https://shop.example/'],
  ['has one', 'https://shop.example/back', 'https://shop.example/back'],
])('the provider’s window takes over the session of a dialog that %s', (_, redirectUrl, expected) => {
  const frames = createFrames({
    apiUrl: 'https://api.example',
    session: { ...session, redirectUrl },
    issueTicket: async () => 'ticket',
  });
  const { origin, pathname, searchParams } = new URL(frames.buildWindowUrl('fr', 'https://shop.example'));
  expect([origin, pathname, searchParams.get('lng')]).toEqual(['https://api.example', '/connect', 'fr']);
  expect(readQuery(pathname, searchParams, new URLSearchParams())).toEqual({
    kind: 'session',
    session: { ...session, redirectUrl: expected, invoiceLinkId: undefined },
  });
});

test.each([
  [undefined, null],
  [false, 'false'],
  [true, 'true'],
])('the window has the page’s consent to analytics: %s', (consent, expected) => {
  const frames = createFrames({
    apiUrl: 'https://api.example',
    session,
    consent,
    issueTicket: async () => null,
  });
  const { searchParams } = new URL(frames.buildWindowUrl('fr', 'https://shop.example'));
  expect(searchParams.get('analytics')).toBe(expected);
});
