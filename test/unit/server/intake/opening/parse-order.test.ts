import { describe, expect, it } from 'vitest';
import { checkTokenRequest } from '../../../../../server/src/intake/opening/orders/check-token-request';
import { parseOrder } from '../../../../../server/src/intake/opening/orders/parse-order';

const now = new Date('2026-03-01T12:00:00Z');
const minimum = 500_00;
const period = (received: string) => ['a time within the next 30 days', received] as const;
const line = (amount: number) => ({ name: 'Oven', reference: null, quantity: 1, amount });

describe('parseOrder', () => {
  it('ends the client token after a day unless the merchant says otherwise', () => {
    const parse = (expiresAt?: string) =>
      parseOrder({ cartTotal: 500, lineItems: [], ...(expiresAt && { expiresAt }) }, { minimum, now });
    expect(parse()).toEqual({ cartTotal: 500_00, expiresAt: new Date('2026-03-02T12:00:00Z') });
    expect(parse('2026-03-31T08:00:00-04:00').expiresAt).toEqual(new Date('2026-03-31T12:00:00Z'));
  });

  it('adds lines up in cents, with discounts', () => {
    const lineItems = [line(0.1), line(0.2), line(600), line(-0.3)];
    expect(parseOrder({ cartTotal: 600, lineItems }, { minimum, now }).cartTotal).toBe(600_00);
  });

  it.each([
    [
      'cartTotal',
      'cartTotalMinimum',
      { cartTotal: 499.99 },
      'at least 500, the merchant’s minimum purchase',
      '499.99',
    ],
    [
      'lineItems',
      'lineItemsTotal',
      { lineItems: [line(500.01)] },
      'amounts that add up to cartTotal, 500',
      'amounts that add up to 500.01',
    ],
    ['expiresAt', 'expiryPast', { expiresAt: '2026-03-01T12:00:00Z' }, ...period('2026-03-01T12:00:00.000Z')],
    [
      'expiresAt',
      'expiryTooFar',
      { expiresAt: '2026-03-31T12:00:01Z' },
      ...period('2026-03-31T12:00:01.000Z'),
    ],
  ])('refuses %s with %s', (field, code, wrong, expected, received) => {
    const parse = () => parseOrder({ cartTotal: 500, lineItems: [], ...wrong }, { minimum, now });
    expect(parse).toThrow(
      expect.objectContaining({
        type: 'validation-failed',
        details: { errors: [{ path: `/${field}`, code, expected, received }] },
      }),
    );
  });

  it('refuses a total of nothing without a minimum, and names every fault', () => {
    const parse = () =>
      parseOrder(
        { cartTotal: 0, lineItems: [line(1)], expiresAt: '2026-01-01T00:00:00Z' },
        { minimum: 0, now },
      );
    expect(parse).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({
          errors: ['cartTotal', 'lineItems', 'expiresAt'].map((field) =>
            expect.objectContaining({ path: `/${field}` }),
          ),
        }),
      }),
    );
  });
});

describe('checkTokenRequest', () => {
  const sent = { cartTotal: 0, currency: 'CAD', requestSource: 'tamarackDirectApp' } as const;

  it('accepts what the SDK sends beside a token', () => {
    const platform = { renderType: 'Standalone' } as const;
    expect(() => checkTokenRequest({ ...sent, language: 'fr', platform, seller: {} })).not.toThrow();
  });

  it.each([
    ['cartTotal', { cartTotal: 1 }],
    ['orderReference', { orderReference: '' }],
    ['invoiceLinkId', { invoiceLinkId: 'il_1' }],
    ['tracking', { tracking: {} }],
    ['requestSource', { requestSource: 'tamarackInvoice' }],
    ['seller.redirectUrl', { seller: { redirectUrl: '' } }],
  ] as const)('refuses %s by name', (name, given) => {
    expect(() => checkTokenRequest({ ...sent, ...given })).toThrow(
      expect.objectContaining({
        type: 'merchant-setup',
        details: expect.objectContaining({ code: 'TC-1000-06', detail: expect.stringContaining(name) }),
      }),
    );
  });
});
