import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../support/api';
import { eachDatabase } from '../support/each-database';

eachDatabase('checkouts', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('a checkout answers a session and what the widget needs to begin', async () => {
    const { status, body } = await api.checkout({ cartTotal: 1250.5 });
    expect(status).toBe(200);
    expect(body).toEqual({
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      checkoutId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      minimumPurchaseAmount: 500,
      isAmountQualified: true,
    });
  });
});
