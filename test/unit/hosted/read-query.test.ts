import { describe, expect, it } from 'vitest';
import { parseHash } from '../../../widget/host/hosted/address';
import { readQuery } from '../../../widget/hosted/read-query';

const session = {
  sessionId: 'token',
  checkoutId: 'checkout',
  redirectUrl: 'https://shop.test/',
  cartTotal: '1200.5',
  minimumPurchaseAmount: '500',
  requestSource: 'tamarackDirectApp',
};
const read = (values: Record<string, string>, path = '/connect', hash = '') =>
  readQuery(path, new URLSearchParams(values), parseHash(hash));

describe('the hosted page’s address', () => {
  it('the address is a session when all of its values are present', () => {
    expect(read({ ...session, isAmountQualified: 'true' })).toEqual({
      kind: 'session',
      session: {
        sessionToken: 'token',
        checkoutId: 'checkout',
        redirectUrl: 'https://shop.test/',
        cartTotal: 1200.5,
        minimumPurchaseAmount: 500,
        requestSource: 'tamarackDirectApp',
        isAmountQualified: true,
        invoiceLinkId: undefined,
      },
    });
  });

  it.each([
    {},
    { isAmountQualified: 'false' },
    { isAmountQualified: 'yes' },
  ])('the amount counts as qualified for the word true only: %o', (flag) => {
    expect(read({ ...session, ...flag })).toMatchObject({ session: { isAmountQualified: false } });
  });

  it('accepts a minimum of 0', () => {
    expect(read({ ...session, minimumPurchaseAmount: '0' })).toMatchObject({
      session: { minimumPurchaseAmount: 0 },
    });
  });

  it.each(Object.keys(session))('the address is incomplete without %s', (name) => {
    expect(read({ ...session, [name]: '' })).toEqual({ kind: 'incomplete' });
  });

  it.each([
    {},
    session,
    { sessionId: 'x' },
  ])('the address is a resume link, whatever else it contains: %o', (values) => {
    expect(read(values, '/connect', '#resume=Abc-_1&lng=fr')).toEqual({ kind: 'link', token: 'Abc-_1' });
    expect(parseHash('#resume=Abc-_1&lng=fr').get('lng')).toBe('fr');
  });

  it.each(['#', '#top', '#resumed=x'])('ignores %s', (hash) => {
    expect(read({}, '/connect', hash).kind).toBe('request');
  });

  it('without any of the values, a session is requested by the path', () => {
    expect(read({}, '/connect')).toMatchObject({
      kind: 'request',
      body: {
        requestSource: 'tamarackPreQualificationWidget',
        cartTotal: 0,
        currency: 'CAD',
        platform: { renderType: 'Standalone' },
      },
    });
    expect(read({ linkId: 'L1', gclid: 'g', utm_source: 'mail' }, '/invoice')).toMatchObject({
      kind: 'request',
      body: {
        requestSource: 'tamarackInvoice',
        invoiceLinkId: 'L1',
        tracking: { gclid: 'g', utmSource: 'mail' },
      },
    });
  });
});
