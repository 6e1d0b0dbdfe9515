import {
  buildConnectQuery,
  buildReturnUrl,
  type Ending,
  isEndingMessage,
} from '@tamarack/core/protocol/standalone';
import { describe, expect, it } from 'vitest';

const ending = (change: Partial<Ending>): Ending => ({
  type: 'approved',
  sessionToken: 'to/ken',
  checkoutId: 'id 1',
  redirectUrl: 'https://shop.test/thanks',
  ...change,
});

describe('the connect page’s query', () => {
  it('the query has exactly the seven values of the specification', () => {
    const query = new URLSearchParams(
      buildConnectQuery({
        sessionToken: 's&1',
        checkoutId: 'c1',
        redirectUrl: 'https://shop.test/?a=1&b=2',
        isAmountQualified: true,
        cartTotal: 1200.5,
        minimumPurchaseAmount: 500,
        requestSource: 'tamarackDirectApp',
        invoiceLinkId: 'left out',
      }),
    );
    expect(Object.fromEntries(query)).toEqual({
      sessionId: 's&1',
      checkoutId: 'c1',
      redirectUrl: 'https://shop.test/?a=1&b=2',
      isAmountQualified: 'true',
      cartTotal: '1200.5',
      minimumPurchaseAmount: '500',
      requestSource: 'tamarackDirectApp',
    });
  });
});

describe('the return address', () => {
  it('the return address gets status, checkoutId and sessionId', () => {
    const address = new URL(buildReturnUrl(ending({})) ?? '');
    expect(address.origin + address.pathname).toBe('https://shop.test/thanks');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      status: 'tamarack-approved',
      checkoutId: 'id 1',
      sessionId: 'to/ken',
    });
  });

  it('the return address has status rejected after a rejection', () => {
    expect(buildReturnUrl(ending({ type: 'rejected' }))).toContain('status=tamarack-rejected');
  });

  it('the return address keeps its query and fragment', () => {
    const address = new URL(buildReturnUrl(ending({ redirectUrl: 'http://shop.test/a?order=7#top' })) ?? '');
    expect(address.searchParams.get('order')).toBe('7');
    expect(address.searchParams.get('status')).toBe('tamarack-approved');
    expect(address.hash).toBe('#top');
  });

  it.each([
    ['abandoned', ending({ type: 'abandoned' })],
    ['no address', ending({ redirectUrl: null })],
    ['a script', ending({ redirectUrl: 'javascript:alert(1)' })],
    ['data', ending({ redirectUrl: 'data:text/html,x' })],
    ['a relative address', ending({ redirectUrl: '/thanks' })],
    ['an address of any scheme', ending({ redirectUrl: '//evil.test' })],
  ])('the return address is null for %s', (_, what) => {
    expect(buildReturnUrl(what)).toBeNull();
  });
});

describe('the message between the windows', () => {
  it('our message is distinguished from any other', () => {
    expect(isEndingMessage({ from: 'tamarack', ending: ending({}) })).toBe(true);
    for (const other of [null, undefined, 'tamarack', 7, {}, { from: 'other' }]) {
      expect(isEndingMessage(other)).toBe(false);
    }
  });
});
