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
  it('is a session when all of its values are there', () => {
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
  ])('counts the amount as qualified for the word true only: %o', (flag) => {
    expect(read({ ...session, ...flag })).toMatchObject({ session: { isAmountQualified: false } });
  });

  it('takes a minimum of 0', () => {
    expect(read({ ...session, minimumPurchaseAmount: '0' })).toMatchObject({
      session: { minimumPurchaseAmount: 0 },
    });
  });

  it.each(Object.keys(session))('is incomplete without %s', (name) => {
    expect(read({ ...session, [name]: '' })).toEqual({ kind: 'incomplete' });
  });

  it.each([
    {},
    session,
    { sessionId: 'x' },
  ])('is a link from a mail, whatever else it holds: %o', (values) => {
    expect(read(values, '/connect', '#resume=Abc-_1&lng=fr')).toEqual({ kind: 'link', token: 'Abc-_1' });
    expect(parseHash('#resume=Abc-_1&lng=fr').get('lng')).toBe('fr');
  });

  it.each(['#', '#top', '#resumed=x'])('takes no notice of %s', (hash) => {
    expect(read({}, '/connect', hash).kind).toBe('request');
  });

  it('asks for a session when it has none of the values, by the path', () => {
    expect(read({}, '/connect')).toMatchObject({
      kind: 'request',
      body: { requestSource: 'tamarackPreQualificationWidget', cartTotal: 0, currency: 'CAD' },
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
